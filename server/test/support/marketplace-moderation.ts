import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { Caller, Market, Member, Seen } from './marketplace.ts'
import type { Random } from './random.ts'

// What operators have removed, who reported what and who has blocked whom. It's kept from what was sent, and compared
// with what the API shows after every step. It shares no code with the service.

const paths = { gig: 'gigs', review: 'reviews', vouch: 'vouches' } as const
type Removable = keyof typeof paths

/** Something that a member wrote and others can see. */
interface Item {
  type: Removable
  id: string
  ownerId: string
  /** Whose profile shows it; null for gigs. */
  aboutId: string | null
}

type Reported = Pick<Item, 'id' | 'ownerId'> & { type: Removable | 'profile' }

interface Removal {
  item: Item
  reason: string
  objection: { id: string; isOpen: boolean } | null
}

interface OpenReport {
  id: string
  reporterId: string
  of: Reported
}

/** How many of the removed things, and of the others, are checked after each step. */
const LOOKED_AT = 3

export class Moderation {
  readonly #market: Market
  readonly #known = new Map<string, Item>()
  readonly #removals = new Map<string, Removal>()
  #reports: OpenReport[] = []
  /** The ids of the blocker and the blocked. */
  readonly #blocks = new Set<string>()

  constructor(market: Market) {
    this.#market = market
  }

  isBlockedBetween(one: string, other: string): boolean {
    return this.#blocks.has(`${one} ${other}`) || this.#blocks.has(`${other} ${one}`)
  }

  /** Even after it was removed, a vouch is the only one that its author can write. */
  hasRemovedVouch(authorId: string, aboutId: string): boolean {
    return [...this.#removals.values()].some(
      ({ item }) => item.type === 'vouch' && item.ownerId === authorId && item.aboutId === aboutId,
    )
  }

  /** One random action by an operator, or by a member who reports, objects or blocks. */
  async act(random: Random): Promise<void> {
    const [name, , step] = random.weigh(steps, ([, weight]) => weight) ?? steps[0]
    this.#market.doing = name
    await step(this, random)
  }

  async report(random: Random): Promise<void> {
    const by = this.#memberAsCaller(random)
    const removed = random.pick([...this.#removals.values()])?.item
    const about = random.pick(this.#market.members)
    const profile: Reported | undefined = about && { type: 'profile', id: about.userId, ownerId: about.userId }
    const item = await this.#findItem(random)
    const of = random.weigh([item, item, item, profile, removed].filter(isThere), () => 1)
    if (!of) return
    const isOpen = this.#reports.some((one) => one.of.id === of.id && one.reporterId === by.member.userId)
    const isOwn = of.ownerId === by.member.userId
    const answer = await this.#market.do({
      name: 'report.create',
      by,
      method: 'POST',
      path: '/reports',
      body: { subject_type: of.type, subject_id: of.id, reason: 'spam' },
      statuses: [isOwn ? 403 : isOpen || this.#removals.has(of.id) ? 409 : 201],
    })
    if (answer.status === 201) this.#reports.push({ id: answer.body.id, reporterId: by.member.userId, of })
  }

  async decide(random: Random): Promise<void> {
    const report = random.pick(this.#reports)
    if (!report) return
    const { of } = report
    const owner = this.#memberOf(of.ownerId)
    // Arbiters stay, so that disputes have someone to decide them.
    const decision = random.pick(['dismissed', 'removed', ...(owner?.isArbiter ? [] : ['suspended'])])
    const note = `Decision ${this.#market.serial()}`
    const path = `/operator/reports/${report.id}/resolve`
    const { status, text } = await this.#market.operate('POST', path, { decision, note })
    const isProfile = of.type === 'profile'
    // Its owner may have deleted it since.
    expect(decision === 'removed' ? (isProfile ? [422] : [200, 404]) : [200], text).toContain(status)
    if (status !== 200) return
    this.#closeReports(of.id)
    if (decision === 'removed') {
      this.#removals.set(of.id, { item: this.#known.get(of.id) as Item, reason: note, objection: null })
    }
    if (decision === 'suspended' && owner) owner.isSuspended = true
  }

  async remove(random: Random): Promise<void> {
    const earlier = random.chance(0.1) ? random.pick([...this.#removals.values()]) : undefined
    const item = earlier?.item ?? (await this.#findItem(random))
    if (!item) return
    const reason = `Reason ${this.#market.serial()}`
    const path = `/operator/${paths[item.type]}/${item.id}/remove`
    const { status, text } = await this.#market.operate('POST', path, { reason })
    expect(status, text).toBe(earlier ? 409 : 200)
    if (earlier) return
    this.#closeReports(item.id)
    this.#removals.set(item.id, { item, reason, objection: null })
  }

  async restore(random: Random): Promise<void> {
    const isRemoved = random.chance(0.9)
    const item = isRemoved ? random.pick([...this.#removals.values()])?.item : await this.#findItem(random)
    if (item) await this.#restore(item, isRemoved)
  }

  async object(random: Random): Promise<void> {
    const removal = random.pick([...this.#removals.values()])
    const member = removal && this.#memberOf(removal.item.ownerId)
    if (!removal || !member) return
    const answer = await this.#market.do({
      name: 'objection.create',
      by: { member, agent: null },
      method: 'POST',
      path: '/objections',
      body: { subject_id: removal.item.id, text: 'It was fine.' },
      statuses: [removal.objection ? 409 : 201],
    })
    if (answer.status === 201) removal.objection = { id: answer.body.id, isOpen: true }
  }

  async decideObjection(random: Random): Promise<void> {
    const open = [...this.#removals.values()].filter(({ objection }) => objection?.isOpen)
    const removal = random.pick(open)
    if (!removal?.objection) return
    const decision = random.pick(['restored', 'kept'])
    const path = `/operator/objections/${removal.objection.id}/resolve`
    const { status, body, text } = await this.#market.operate('POST', path, { decision })
    expect([status, body.status], text).toEqual([200, decision])
    removal.objection.isOpen = false
    if (decision === 'restored') this.#removals.delete(removal.item.id)
  }

  async block(random: Random): Promise<void> {
    const by = this.#memberAsCaller(random)
    const { userId } = by.member
    const blocked = [...this.#blocks].filter((pair) => pair.startsWith(userId)).map((pair) => pair.split(' ')[1])
    // Only a few, because people who are kept apart trade less.
    const other = blocked[0] ?? random.pick(this.#market.traders.filter((one) => one.userId !== userId))?.userId
    if (!other || (blocked.length === 0 && random.chance(0.5))) return
    const [name, method] = blocked.length > 0 ? (['unblock', 'DELETE'] as const) : (['block', 'PUT'] as const)
    await this.#market.do({ name: `user.${name}`, by, method, path: `/blocks/${other}`, statuses: [200] })
    if (method === 'PUT') this.#blocks.add(`${userId} ${other}`)
    else this.#blocks.delete(`${userId} ${other}`)
  }

  /** Compares what the API shows to others, and to the owners, with what was removed. */
  async check(random: Random): Promise<void> {
    const { body } = await this.#reader.get('/gigs?limit=100&count=true')
    const listed: Seen[] = body.data
    expect(listed.filter(({ id }) => this.#removals.has(id))).toEqual([])
    const suspended = this.#market.members.filter(({ isSuspended }) => isSuspended).map(({ userId }) => userId)
    expect(listed.filter(({ client_id }) => suspended.includes(client_id))).toEqual([])
    if (body.next_cursor === null) expect(body.count).toBe(listed.length)
    for (const removal of someOf(random, [...this.#removals.values()])) await this.#expectHidden(removal)
    const others = [...this.#known.values()].filter(({ id }) => !this.#removals.has(id))
    for (const item of someOf(random, others)) {
      await this.#expectShown(item, body.next_cursor === null ? listed : null)
    }
  }

  /** Restores everything and everyone, after which everything that members wrote is visible again. */
  async undoAll(random: Random): Promise<void> {
    for (const { item } of [...this.#removals.values()]) await this.#restore(item, true)
    for (const member of this.#market.members.filter(({ isSuspended }) => isSuspended)) {
      expect((await this.#market.operate('POST', `/users/${member.userId}/reinstate`)).status).toBe(200)
      member.isSuspended = false
    }
    for (const pair of this.#blocks) {
      const [blocker = '', blocked] = pair.split(' ')
      expect((await this.#clientOf(blocker).delete(`/blocks/${blocked}`)).status).toBe(200)
    }
    this.#blocks.clear()
    await this.check(random)
    const { body } = await this.#reader.get('/gigs?limit=100')
    for (const item of this.#known.values()) await this.#expectShown(item, body.next_cursor === null ? body.data : null)
  }

  async #restore(item: Item, isRemoved: boolean): Promise<void> {
    const { status, text } = await this.#market.operate('POST', `/operator/${paths[item.type]}/${item.id}/restore`)
    expect(status, text).toBe(isRemoved ? 200 : 409)
    this.#removals.delete(item.id)
  }

  async #expectHidden({ item, reason }: Removal): Promise<void> {
    const own = await this.#clientOf(item.ownerId).get(pathOf(item))
    expect([own.status, own.body.removal?.reason], own.text).toEqual([200, reason])
    expect((await this.#reader.get(pathOf(item))).status).toBe(404)
    if (item.type === 'gig') {
      expect(own.body.allowed_actions).toEqual([])
      const { body } = await this.#reader.get(`/gigs?q=${encodeURIComponent(`"${own.body.title}"`)}&limit=100`)
      expect(idsOf(body.data)).not.toContain(item.id)
      return
    }
    const { body } = await this.#reader.get(`/profile/${item.aboutId}/${paths[item.type]}?limit=100`)
    expect(idsOf(body.data)).not.toContain(item.id)
  }

  /** What its owner sees, others see too. It's gone only if its owner has deleted it. */
  async #expectShown(item: Item, listed: readonly Seen[] | null): Promise<void> {
    const own = await this.#clientOf(item.ownerId).get(pathOf(item))
    const { status } = await this.#reader.get(pathOf(item))
    if (own.status === 404) {
      this.#known.delete(item.id)
      return expect(status).toBe(404)
    }
    expect([own.status, own.body.removal, status], own.text).toEqual([200, undefined, 200])
    if (item.type !== 'gig') {
      const { body } = await this.#reader.get(`/profile/${item.aboutId}/${paths[item.type]}?limit=100`)
      if (body.next_cursor === null) expect(idsOf(body.data)).toContain(item.id)
      return
    }
    const isListed = own.body.status === 'open' && !this.#memberOf(item.ownerId)?.isSuspended
    if (listed) expect(idsOf(listed).includes(item.id), `whether ${own.text} is listed`).toBe(isListed)
  }

  /** Something that anyone can see. */
  async #findItem(random: Random): Promise<Item | undefined> {
    const member = random.pick(this.#market.members)
    if (!member) return undefined
    const { userId } = member
    const type = random.weigh(['gig', 'review', 'vouch'] as const, (one) => (one === 'gig' ? 3 : 1)) ?? 'gig'
    const status = random.pick(['open', 'open', 'filled', 'paused', 'closed'])
    const path =
      type === 'gig'
        ? `/gigs?client_id=${userId}&status=${status}&limit=30`
        : `/profile/${userId}/${paths[type]}?limit=30`
    const seen: Seen | undefined = random.pick((await this.#reader.get(path)).body.data)
    if (!seen) return undefined
    const item =
      type === 'gig'
        ? { type, id: seen.id, ownerId: userId, aboutId: null }
        : { type, id: seen.id, ownerId: seen.from_user_id, aboutId: userId }
    this.#known.set(item.id, item)
    return item
  }

  #closeReports(id: string): void {
    this.#reports = this.#reports.filter(({ of }) => of.id !== id)
  }

  /** A member who doesn't trade, and so is never suspended or blocked. */
  get #reader(): Client {
    const reader = this.#market.arbiters.find((one) => !this.#market.traders.includes(one))
    if (!reader) throw new Error('There is no arbiter who doesn’t trade.')
    return reader.client
  }

  #memberAsCaller(random: Random): Caller {
    return { member: this.#market.caller(random).member, agent: null }
  }

  #memberOf(userId: string): Member | undefined {
    return this.#market.members.find((one) => one.userId === userId)
  }

  #clientOf(userId: string): Client {
    const member = this.#memberOf(userId)
    if (!member) throw new Error(`${userId} is no member.`)
    return member.client
  }
}

const steps: readonly [[string, number, Step], ...[string, number, Step][]] = [
  ['report', 6, (moderation, random) => moderation.report(random)],
  ['decide about a report', 4, (moderation, random) => moderation.decide(random)],
  ['remove', 6, (moderation, random) => moderation.remove(random)],
  ['restore', 4, (moderation, random) => moderation.restore(random)],
  ['object', 3, (moderation, random) => moderation.object(random)],
  ['decide about an objection', 3, (moderation, random) => moderation.decideObjection(random)],
  ['block or unblock', 2, (moderation, random) => moderation.block(random)],
]
type Step = (moderation: Moderation, random: Random) => Promise<void>

function pathOf({ type, id, aboutId }: Item): string {
  return type === 'vouch' ? `/profile/${aboutId}/vouches/${id}` : `/${paths[type]}/${id}`
}

function someOf<T>(random: Random, all: readonly T[]): T[] {
  const rest = [...all]
  return Array.from({ length: Math.min(LOOKED_AT, rest.length) }, () =>
    rest.splice(random.between(0, rest.length - 1), 1),
  ).flat()
}

function idsOf(rows: readonly Seen[]): string[] {
  return rows.map(({ id }) => id)
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined
}
