import type { Transaction } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { Banknote, FileSignature, Handshake, type LucideIcon, MessagesSquare, UserRound } from 'lucide-react'
import { formatMoney } from '../ui/amounts.ts'
import { formatDay } from '../ui/time.tsx'
import { words } from '../words/app.ts'
import { stateWords } from '../words/states.ts'
import { words as walletWords } from '../words/wallet.ts'
import { parley } from './parley.ts'
import { paths } from './paths.ts'

export interface ResultGroup {
  heading: string
  icon: LucideIcon
  results: readonly { id: string; to: string; title: string; detail: string }[]
}

/** What the reader is involved in that matches these words: deals, payments and people. A few of each. */
export const resultsQuery = (q: string, me: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: async (): Promise<readonly ResultGroup[]> => {
      const few = { q, limit: RESULTS_MAX }
      const [contracts, negotiations, conversations, people, payments] = await Promise.all([
        // By role: without it, operators would get the contracts of all users.
        Promise.all(
          SIDES.map((role) => parley.contracts.list({ ...few, role, expand: ['client', 'worker', 'gig'] }).page()),
        ),
        parley.negotiations.list({ ...few, expand: ['client', 'worker', 'gig'] }).page(),
        parley.conversations.list({ ...few, expand: ['client', 'worker', 'gig'] }).page(),
        parley.profiles.list(few).page(),
        parley.wallet.transactions.list({ ...few, expand: ['contract'] }).page(),
      ])
      const partner = (deal: Deal) =>
        (deal.client_id === me ? deal.worker : deal.client)?.display_name ?? words.somebody
      const title = (deal: Deal) => deal.gig?.title ?? words.removed
      const groups: ResultGroup[] = [
        {
          heading: words.palette.contracts,
          icon: FileSignature,
          results: contracts
            .flatMap(({ data }) => data)
            // Newest first, whichever side the reader is on.
            .sort((one, other) => other.created_at.localeCompare(one.created_at))
            .slice(0, RESULTS_MAX)
            .map((each) => ({
              id: each.id,
              to: paths.contract(each.id),
              title: title(each),
              detail: `${partner(each)} · ${stateWords.contract[each.status]}`,
            })),
        },
        {
          heading: words.palette.negotiations,
          icon: Handshake,
          results: negotiations.data.map((each) => ({
            id: each.id,
            to: paths.negotiation(each.id),
            title: title(each),
            detail: `${partner(each)} · ${stateWords.negotiation[each.status]}`,
          })),
        },
        {
          heading: words.palette.messages,
          icon: MessagesSquare,
          results: conversations.data.map((each) => ({
            id: each.id,
            to: paths.conversation(each.id),
            title: partner(each),
            detail: title(each),
          })),
        },
        {
          heading: words.palette.people,
          icon: UserRound,
          results: people.data.map(({ user_id, display_name, headline }) => ({
            id: user_id,
            to: paths.person(user_id),
            title: display_name,
            detail: headline ?? '',
          })),
        },
        {
          heading: words.palette.payments,
          icon: Banknote,
          results: payments.data.map((each) => ({
            id: each.id,
            to: pageOf(each),
            title: `${walletWords.kinds[each.kind]} ${formatMoney(each.amount_cents, each.currency, true)}`,
            detail: [each.contract?.gig_title, formatDay(each.created_at.slice(0, 10))].filter(Boolean).join(' · '),
          })),
        },
      ]
      return groups.filter(({ results }) => results.length > 0)
    },
    staleTime: 30_000,
  })

interface Deal {
  client_id: string
  client?: { display_name: string } | null
  worker?: { display_name: string } | null
  gig?: { title: string } | null
}

/** The page of what a transaction is about; the wallet, if that has none. */
function pageOf({ subject, contract_id }: Transaction): string {
  if (subject.type === 'dispute') return paths.dispute(subject.id)
  return contract_id ? paths.contract(contract_id) : paths.wallet
}

const RESULTS_MAX = 5
const SIDES = ['client', 'worker'] as const
