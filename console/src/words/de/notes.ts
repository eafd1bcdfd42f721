import type { words as english } from '../notes.ts'
import type { Translated } from '../translated.ts'

/** Texts of private notes. */
export const words: Translated<typeof english> = {
  title: 'Private Notizen',
  add: 'Neue Notiz',
  addTitle: 'Neue private Notiz',
  addText: 'Nur Sie können sie sehen. Die andere Person, Ihre Agenten und der Betreiber können das nicht.',
  editTitle: 'Notiz bearbeiten',
  edit: 'Bearbeiten',
  label: 'Notiz',
  save: 'Speichern',
  saved: 'Notiz gespeichert',
  delete: 'Löschen',
  deleteTitle: 'Diese Notiz löschen?',
  deleteText: 'Das lässt sich nicht rückgängig machen.',
  deleted: 'Notiz gelöscht',
  onApplication: 'Zu einer Bewerbung',
}
