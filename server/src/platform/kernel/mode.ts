/** A sandbox has play money and a clock that can be advanced. */
export const modes = ['sandbox', 'live'] as const
export type Mode = (typeof modes)[number]
