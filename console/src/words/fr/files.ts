import type { words as english } from '../files.ts'
import type { Translated } from '../translated.ts'

/** Texts of files that are attached to something. */
export const words: Translated<typeof english> = {
  label: 'Fichiers',
  hint: 'Jusqu’à 10 fichiers de 25 Mo chacun. Vous pouvez aussi les glisser ou les coller ici.',
  attached: 'Fichiers joints',
  add: 'Joindre des fichiers',
  drop: 'Déposez les fichiers pour les joindre',
  preview: (name) => `Aperçu de ${name}`,
  remove: (name) => `Retirer ${name}`,
  retry: (name) => `Téléverser ${name} de nouveau`,
  uploading: (name) => `Téléversement de ${name}`,
  wait: 'Attendez la fin du téléversement de vos fichiers, ou retirez-les.',
  tooLarge: 'Ce fichier dépasse 25 Mo.',
  tooMany: 'Vous pouvez joindre jusqu’à 10 fichiers.',
  size: (bytes) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000))} ko`
      : `${(bytes / 1_000_000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`,
}
