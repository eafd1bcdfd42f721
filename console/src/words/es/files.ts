import type { words as english } from '../files.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  label: 'Archivos',
  hint: 'Hasta 10 archivos de 25\u00a0MB cada uno. También puedes soltarlos o pegarlos aquí.',
  attached: 'Archivos adjuntos',
  add: 'Adjuntar archivos',
  drop: 'Suelta archivos para adjuntarlos',
  preview: (name) => `Vista previa de ${name}`,
  remove: (name) => `Quitar ${name}`,
  retry: (name) => `Subir ${name} otra vez`,
  uploading: (name) => `Subiendo ${name}`,
  wait: 'Espera a que terminen de subir los archivos o quítalos.',
  tooLarge: 'Este archivo supera los 25\u00a0MB.',
  tooMany: 'Puedes adjuntar hasta 10 archivos.',
  size: (bytes) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`
      : `${megabytes.format(bytes / 1_000_000)}\u00a0MB`,
}

const megabytes = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
