import { Type } from 'typebox'
import { Strict } from '../../platform/http/shapes.ts'

const Violation = Strict(
  {
    rule: Type.String({ description: 'What ought to be true.' }),
    subject: Type.String({ description: 'Of what it is not.' }),
    expected: Type.String(),
    found: Type.String(),
  },
  { title: 'LedgerViolation' },
)

export const Audit = Strict(
  {
    ok: Type.Boolean(),
    checked: Strict({
      accounts: Type.Integer(),
      transfers: Type.Integer(),
      contracts: Type.Integer(),
      milestones: Type.Integer(),
      payouts: Type.Integer(),
      deposits: Type.Integer(),
      withdrawals: Type.Integer(),
    }),
    violations: Type.Array(Violation, { description: 'At most 1,000 of them.' }),
  },
  { title: 'LedgerAudit' },
)
