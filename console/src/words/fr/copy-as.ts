import type { words as english } from '../copy-as.ts'
import type { Translated } from '../translated.ts'

/** Texts of the menu that shows an action as code. */
export const words: Translated<typeof english> = {
  label: 'Copier le code',
  curl: 'Copier en curl',
  sdk: 'Copier pour le SDK',
  cli: 'Copier en ligne de commande',
  copied: 'Copié',
  onlyHere: 'Cette action se fait uniquement dans un navigateur, avec une session ouverte, pas avec une clé.',
  nothing: 'Il n’y a encore rien à envoyer.',
  blocked: 'Ce navigateur ne permet pas de copier ici. Ouvrez la page en HTTPS, ou sélectionnez le texte.',
}
