import type { Contract } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { Card, Section } from '../ui/card.tsx'
import { Facts } from '../ui/facts.tsx'
import { Fingerprint } from '../ui/fingerprint.tsx'
import { words } from '../words/contracts.ts'
import { termWords } from '../words/terms.ts'
import { feeInWords } from './fees.ts'
import { paths } from './paths.ts'
import { termsInWords } from './terms.tsx'

/** What was agreed. */
export function ContractTerms({ contract }: { contract: Contract }) {
  const { terms, terms_hash, rate_type: rateType, currency, review_days, fee_bps, negotiation_id } = contract
  const fee = feeInWords(fee_bps)
  return (
    <Section
      title={words.terms.title}
      aside={
        <Link
          to={paths.negotiation(negotiation_id)}
          className="text-accent-text text-sm underline-offset-4 hover:underline"
        >
          {words.terms.negotiation}
        </Link>
      }
    >
      <Card className="p-5">
        <Facts
          facts={[
            ...termsInWords(terms, { rateType, currency })
              .filter(({ name }) => terms[name] !== null)
              .map(({ label, text }) => [label, text] as const),
            [words.terms.review, words.terms.days(review_days)],
            [words.terms.fee, fee && words.terms.feeText(fee)],
            [
              termWords.fingerprint,
              <Fingerprint key="hash" hash={terms_hash} copyLabel={termWords.copy} copiedText={termWords.copied} />,
            ],
          ]}
        />
      </Card>
    </Section>
  )
}
