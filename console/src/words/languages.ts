/** Texts about languages: which one someone reads, and which ones a marketplace offers. */
export const words = {
  own: {
    title: 'Language',
    text: 'For pages, emails, and amounts. What people write isn’t translated.',
    label: 'Language',
    browser: 'Match browser',
    save: 'Save',
  },
  offered: {
    tab: 'Languages',
    text: 'What people can choose for pages and emails. Changes take effect within a second. The API is always in English.',
    standard: 'Default language',
    standardHint: 'Used when someone’s browser isn’t set to any of the languages you offer.',
    offered: 'Available languages',
    save: 'Save languages',
    saved: 'Languages saved',
  },
}
