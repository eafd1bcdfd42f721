import type { words as english } from '../files.ts'
import type { Translated } from '../translated.ts'

/** Texts of files that are attached to something. */
export const words: Translated<typeof english> = {
  label: 'Dateien',
  hint: 'Bis zu 10 Dateien mit je 25\u00a0MB. Sie können sie auch hierher ziehen oder einfügen.',
  attached: 'Angehängte Dateien',
  add: 'Dateien anhängen',
  drop: 'Zum Anhängen hier ablegen',
  preview: (name) => `Vorschau von ${name}`,
  remove: (name) => `${name} entfernen`,
  retry: (name) => `${name} erneut hochladen`,
  uploading: (name) => `${name} wird hochgeladen`,
  wait: 'Warten Sie, bis alle Dateien hochgeladen sind, oder entfernen Sie sie.',
  tooLarge: 'Diese Datei ist größer als 25\u00a0MB.',
  tooMany: 'Sie können bis zu 10 Dateien anhängen.',
  size: (bytes) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`
      : `${(bytes / 1_000_000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB`,
}
