import { layout } from './layout.ts'

/** The texts of pages and emails. Each text that mentions the marketplace takes its name. */
export const english = { layout }
