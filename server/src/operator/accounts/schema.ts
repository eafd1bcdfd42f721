import { Answer, Cents, IdOut, Nullable, Timestamp } from '../../platform/http/shapes.ts'

export const AccountSummary = Answer(
  {
    id: IdOut('usr'),
    last_seen_at: Nullable(Timestamp('The last request from a browser or with one of their own keys.')),
    available_cents: Cents('Available in their wallet.'),
    clearing_cents: Cents('Released to them but not yet available.'),
  },
  { title: 'AccountSummary', about: 'When a user was last seen, and their money.' },
)
