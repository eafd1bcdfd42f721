/** Texts of private notes. */
export const words = {
  title: 'Private notes',
  add: 'Add note',
  addTitle: 'Add a private note',
  addText: 'Only you can see it. The other person, your agents, and operators can’t.',
  editTitle: 'Edit note',
  edit: 'Edit',
  label: 'Note',
  save: 'Save note',
  saved: 'Note saved',
  delete: 'Delete',
  deleteTitle: 'Delete this note?',
  deleteText: 'You can’t undo this.',
  deleted: 'Note deleted',
  onApplication: 'On an application',
}
