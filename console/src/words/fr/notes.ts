import type { words as english } from '../notes.ts'
import type { Translated } from '../translated.ts'

/** Texts of private notes. */
export const words: Translated<typeof english> = {
  title: 'Notes privées',
  add: 'Ajouter une note',
  addTitle: 'Ajouter une note privée',
  addText: 'Personne d’autre ne peut la voir : ni la personne concernée, ni vos agents, ni les opérateurs.',
  editTitle: 'Modifier la note',
  edit: 'Modifier',
  label: 'Note',
  save: 'Enregistrer',
  saved: 'Note enregistrée',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer cette note ?',
  deleteText: 'Cette action est irréversible.',
  deleted: 'Note supprimée',
  onApplication: 'Sur une candidature',
}
