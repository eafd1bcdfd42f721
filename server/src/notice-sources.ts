import { inboxSources } from './core.ts'
import { summarizeContracts } from './deals/contracts/service.ts'
import type { NoticeSources } from './events/emails/notice-service.ts'
import { listUnread } from './market/conversations/service.ts'
import { summarizeGigs } from './market/gigs/service.ts'
import { findTellable } from './market/searches/service.ts'
import { summarizeUsers } from './people/profiles/service.ts'
import { decodeId } from './platform/kernel/ids.ts'
import { rateOf } from './web/public/words.ts'

/** What emails are about, from the features that know. */
export const noticeSources: NoticeSources = {
  tasks: inboxSources,
  unreadIn: listUnread,
  async matchesOf(ctx, actor, { searches, gigs }, site) {
    const asked = { searchIds: [...searches], gigIds: [...gigs].flatMap((id) => decodeId('gig', id) ?? []) }
    const { names, gigIds } = await findTellable(ctx, actor.userId, asked)
    const open = await summarizeGigs(ctx, actor, gigIds)
    return { names, gigs: new Map(open.map((gig) => [gig.id, { ...gig, rate: rateOf(site, gig) }])) }
  },
  async namesOf(ctx, actor, { users, gigs, contracts }) {
    const [named, titled, agreed] = await Promise.all([
      summarizeUsers(
        ctx,
        actor,
        [...users].flatMap((id) => decodeId('usr', id) ?? []),
      ),
      summarizeGigs(
        ctx,
        actor,
        [...gigs].flatMap((id) => decodeId('gig', id) ?? []),
      ),
      summarizeContracts(
        ctx,
        actor,
        [...contracts].flatMap((id) => decodeId('con', id) ?? []),
      ),
    ])
    return new Map([
      ...named.map(({ id, display_name }) => [id, display_name] as const),
      ...titled.map(({ id, title }) => [id, title] as const),
      ...agreed.flatMap(({ id, gig_title }) => (gig_title === null ? [] : [[id, gig_title] as const])),
    ])
  },
}
