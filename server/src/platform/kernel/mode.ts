/** Whether it is all a rehearsal, with play money and a clock that can be moved. */
export const modes = ['sandbox', 'live'] as const
export type Mode = (typeof modes)[number]
