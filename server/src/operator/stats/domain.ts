/** The sums of money in the statistics. */
export const moneySums = [
  'available_cents',
  'clearing_cents',
  'escrow_cents',
  'fees_cents',
  'payable_fees_cents',
] as const
export type MoneySum = (typeof moneySums)[number]
