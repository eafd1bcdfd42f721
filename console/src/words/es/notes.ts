import type { words as english } from '../notes.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  title: 'Notas privadas',
  add: 'Añadir nota',
  addTitle: 'Añadir una nota privada',
  addText: 'Solo tú puedes verla. La otra persona, tus agentes y los operadores no pueden.',
  editTitle: 'Editar nota',
  edit: 'Editar',
  label: 'Nota',
  save: 'Guardar nota',
  saved: 'Nota guardada',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar esta nota?',
  deleteText: 'Esto no se puede deshacer.',
  deleted: 'Nota eliminada',
  onApplication: 'Sobre una candidatura',
}
