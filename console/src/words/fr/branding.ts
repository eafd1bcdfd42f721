import type { words as english } from '../branding.ts'
import type { Translated } from '../translated.ts'

/** Texts of the branding page. */
export const words: Translated<typeof english> = {
  title: 'Marque',
  description:
    'Le nom et l’apparence de votre place de marché sur ses pages, dans les e-mails et dans les aperçus de liens.',
  identity: 'Identité',
  name: 'Nom',
  tagline: 'Slogan',
  taglineHint: 'Ce qu’est votre place de marché, en une ligne.',
  look: 'Apparence',
  logo: 'Logo',
  logoHint: 'SVG, PNG ou JPEG. Remplace le nom en haut des pages et des e-mails.',
  icon: 'Icône',
  iconHint:
    'Pour les onglets du navigateur et les écrans d’accueil. Sans icône, nous utilisons votre logo s’il est carré, ou la première lettre du nom.',
  choose: 'Choisir l’image',
  replace: 'Remplacer',
  remove: 'Supprimer',
  drop: 'Déposez l’image ici',
  backgrounds: {
    any: null,
    light: 'Ce logo est foncé : il s’affiche sur fond clair en mode sombre.',
    dark: 'Ce logo est clair : il s’affiche sur fond foncé en mode clair.',
  },
  accent: 'Couleur d’accent',
  accentHint: 'Pour les boutons et les liens. Nous en tirons des nuances plus claires et plus foncées.',
  pickAccent: 'Choisir une couleur',
  suggest: (color) => `Utiliser ${color}, la couleur lisible la plus proche`,
  standardAccent: 'Couleur par défaut',
  font: 'Police',
  fonts: {
    system: 'Police du système',
    inter: 'Inter',
    'source-sans': 'Source Sans',
    lora: 'Lora',
    nunito: 'Nunito',
  },
  home: 'Page d’accueil',
  headline: 'Titre',
  intro: 'Texte d’introduction',
  leaveBlank: 'Laissez vide pour le texte par défaut.',
  contact: 'Contact et pages légales',
  support: 'E-mail d’assistance',
  supportHint: 'Affiché en bas des pages et des e-mails.',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  poweredBy: 'Afficher « Propulsé par Parley »',
  poweredByHint: 'En bas des pages publiques.',
  save: 'Enregistrer',
  saved: 'Marque enregistrée. Elle apparaît pour tout le monde au prochain chargement de page.',
  preview: 'Aperçu',
  themes: { light: 'Clair', dark: 'Sombre' },
  // The same texts as on the home page and in the email about a payout.
  example: {
    headline: 'Un accord clair. Un travail livré. Un paiement sûr.',
    intro:
      'Vous négociez offre après offre, l’argent reste sous séquestre et rien n’est définitif sans l’accord des deux parties.',
    link: 'Voir les missions',
    button: 'Publier une mission',
    selected: 'Sélectionné',
    mail: 'Vous avez reçu un paiement',
    mailText: 'Un versement est disponible dans votre portefeuille.',
    mailButton: 'Voir le portefeuille',
  },
}
