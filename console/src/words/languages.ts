/** Texts about languages: which one someone reads, and which ones a marketplace offers. */
export const words = {
  own: {
    title: 'Language',
    text: 'For pages, emails and amounts. What people write stays as they wrote it.',
    label: 'Language',
    browser: 'Match browser',
    save: 'Save',
  },
  offered: {
    tab: 'Languages',
    text: 'What people can choose for pages and emails. Changes take effect within a second. The API is always in English.',
    standard: 'Standard language',
    standardHint: 'For people whose browser asks for none of the offered languages.',
    offered: 'Offered languages',
    save: 'Save languages',
    saved: 'Languages saved',
  },
}
