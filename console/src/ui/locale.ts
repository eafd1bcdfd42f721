// Where there's no page, as in some tests, it's English.
const language = globalThis.document?.documentElement.lang || 'en'
const wanted = globalThis.navigator?.languages ?? []

/**
 * The locale of amounts, dates and lists: the page's language, in the variety that the reader's browser asks for. So British readers
 * get British dates.
 */
export const locale: string = wanted.find((tag) => new Intl.Locale(tag).language === language) ?? language
