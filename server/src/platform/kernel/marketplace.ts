/** The marketplace's name, in page titles and wherever else a page mentions it. */
export const MARKETPLACE_NAME = 'Parley'
