import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { type Answer, type Client, expectOk, issueCodesOf } from './support/client.ts'
import {
  activate,
  advance,
  conversationOf,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  negotiate,
  newDeal,
  postGig,
  walletOf,
} from './support/deals.ts'
import { connectMcp } from './support/mcp.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { operator } = world
const reason = 'Gigs can’t ask workers for money.'

async function refusal(answer: Promise<Answer>) {
  const { status, body } = await answer
  return [status, ...issueCodesOf({ status, body } as Answer)]
}

const about = (subject_type: string, subject_id: string) => ({ subject_type, subject_id, reason: 'scam' })

async function eventsOf(user: Client, query: string) {
  while ((await sequenceEvents(world.database)) > 0);
  return expectOk(await user.get(`/events?limit=100&${query}`)).data
}

/** A completed contract, a review and a vouch by the client, and a message to the worker in a conversation of their own. */
async function newTrade(words: { review: string; vouch: string; message: string }) {
  const deal = await newDeal(world)
  const milestone = await fundedMilestone(deal)
  const contract = milestone.split('/milestones')[0] ?? ''
  expectOk(await deal.client.post(`${milestone}/release`))
  await advance(world, 5)
  expectOk(await deal.client.post(`${contract}/complete`))
  const review = expectOk(await deal.client.post(`${contract}/reviews`, { rating: 1, comment: words.review }))
  expectOk(await deal.worker.post(`${contract}/reviews`, { rating: 5 }))
  const vouch = expectOk(await deal.client.post(`/profile/${deal.worker.userId}/vouches`, { message: words.vouch }))
  const conversation = await conversationOf(deal)
  const message = expectOk(await deal.client.post(`${conversation}/messages`, { text: words.message }))
  return { ...deal, contract, conversation, reviewId: review.id, vouchId: vouch.id, messageId: message.id }
}

describe('a report', () => {
  it('goes to the operators along with what was reported, and only the reporter is told the decision', async () => {
    const { client, worker, gigId } = await newDeal(world, { title: 'Pay me first', description: 'A fee of $50.' })
    const report = await worker.post('/reports', { ...about('gig', gigId), text: 'They want a fee.' })
    expect([report.status, report.headers.get('location')]).toEqual([201, `${world.url}/api/reports/${report.body.id}`])
    expect(report.body).toEqual({
      id: expect.stringMatching(/^rpt_/),
      subject: { type: 'gig', id: gigId },
      reason: 'scam',
      text: 'They want a fee.',
      status: 'open',
      created_at: expect.any(String),
      decided_at: null,
    })
    expectOk(await client.patch(`/gigs/${gigId}`, { title: 'Nice work' }))
    const details = expectOk(await operator.get(`/operator/reports/${report.body.id}?expand=reporter,owner`))
    expect(details).toMatchObject({
      reporter_id: worker.userId,
      reporter: { id: worker.userId },
      owner_id: client.userId,
      text: 'They want a fee.',
      evidence: { title: 'Pay me first', text: 'A fee of $50.', rating: null },
      current: { title: 'Nice work', removed: false },
      history: [{ type: 'reported', user_id: worker.userId, text: 'They want a fee.' }],
      owner_record: { reports: 1, upheld_reports: 0, removals: 0 },
    })
    expectOk(
      await operator.post(`/operator/reports/${report.body.id}/resolve`, { decision: 'dismissed', note: 'It’s fine.' }),
    )
    expect(expectOk(await worker.get(`/reports/${report.body.id}`))).toMatchObject({ status: 'dismissed' })
    expect(expectOk(await worker.get('/reports?status=dismissed')).data).toHaveLength(1)
    expect(expectOk(await worker.get('/reports?status=open')).data).toEqual([])
    const [created, resolved] = await eventsOf(worker, 'types=report.created,report.resolved')
    expect([created.data.status, resolved.data.status]).toEqual(['open', 'dismissed'])
    expect(JSON.stringify([created, resolved])).not.toContain('They want a fee.')
    const heard = JSON.stringify([await eventsOf(client, 'types=report.created,report.resolved,gig.removed')])
    expect(heard).toBe('[[]]')
    expect((await client.get(`/reports/${report.body.id}`)).status).toBe(404)
    // A report of the same gig is possible again.
    expect(expectOk(await worker.post('/reports', about('gig', gigId))).status).toBe('open')
  })

  it('is possible once at a time, about what you can see, and not about your own content', async () => {
    const { client, worker, gigId } = await newDeal(world)
    const [draft, stranger] = [await postGig(client, { status: 'draft' }), await world.newUser()]
    await negotiate({ client, worker, gigId })
    const message = expectOk(
      await client.post(`${await conversationOf({ client, worker, gigId })}/messages`, { text: 'Hi.' }),
    )
    expectOk(await worker.post('/reports', about('gig', gigId)))
    expect(await refusal(worker.post('/reports', about('gig', gigId)))).toEqual([409, 'already_reported'])
    const hidden = [
      about('gig', draft),
      about('message', message.id),
      about('gig', client.userId),
      about('review', gigId),
    ]
    for (const each of hidden) expect(await refusal(stranger.post('/reports', each))).toEqual([404, 'not_found'])
    for (const each of [
      about('gig', gigId),
      about('gig', draft),
      about('profile', client.userId),
      about('message', message.id),
    ])
      expect(await refusal(client.post('/reports', each))).toEqual([403, 'own_content'])
    expectOk(await worker.post('/reports', about('message', message.id)))
    expect(await refusal(stranger.post('/reports', { ...about('gig', gigId), reason: 'boring' }))).toEqual([
      422,
      'not_allowed',
    ])
    // Identical requests at the same time create one report.
    const racing = await Promise.all(Array.from({ length: 5 }, () => stranger.post('/reports', about('gig', gigId))))
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('tells the reported user nothing to retaliate with, and a report in return is one like any other', async () => {
    const [owner, reporter] = [await world.newUser(), await world.newUser({ display_name: 'Quentin Reporter' })]
    const gigId = await postGig(owner)
    const { id } = expectOk(
      await reporter.post('/reports', { ...about('gig', gigId), text: 'They asked me for a fee.' }),
    )
    const traces = [reporter.userId, id, 'Quentin', 'asked me']
    const expectNoTrace = async () => {
      const paths = [
        '/inbox',
        '/notifications',
        '/reports',
        '/objections',
        `/gigs/${gigId}`,
        '/events/recent?limit=100',
      ]
      while ((await sequenceEvents(world.database)) > 0);
      for (const path of paths) {
        const { status, text } = await owner.get(path)
        expect(status).toBe(200)
        for (const trace of traces) expect(text, path).not.toContain(trace)
      }
    }
    await expectNoTrace()
    expectOk(await operator.post(`/operator/reports/${id}/resolve`, { decision: 'removed', note: reason }))
    expectOk(await owner.post('/objections', { subject_id: gigId, text: 'Who says so?' }))
    await expectNoTrace()
    const inReturn = expectOk(await owner.post('/reports', { ...about('profile', reporter.userId), text: 'They lie.' }))
    expect(expectOk(await operator.get(`/operator/reports/${inReturn.id}`))).toMatchObject({
      reporter_id: owner.userId,
      owner_record: { reports: 1, upheld_reports: 0, removals: 0 },
    })
    expectOk(
      await operator.post(`/operator/reports/${inReturn.id}/resolve`, { decision: 'dismissed', note: 'In return.' }),
    )
    expect(expectOk(await reporter.get('/me')).user.status).toBe('active')
    expect(JSON.stringify(await eventsOf(reporter, ''))).not.toContain('They lie.')
  })

  it('is limited to a number in 24 hours', async () => {
    const node = await world.startNode({
      quotas: { ...world.core.context.settings.quotas, reports_per_day: 2 },
    })
    const reporter = await world.newUser()
    const client = await world.newUser()
    const flood = node.as(String(reporter.secret))
    for (let count = 0; count < 2; count++) expectOk(await flood.post('/reports', about('gig', await postGig(client))))
    expect(await refusal(flood.post('/reports', about('gig', await postGig(client))))).toEqual([409, 'quota_reached'])
  })

  it('is decided once, together with all other reports of the same thing', async () => {
    const { client, worker, gigId } = await newDeal(world)
    const other = await world.newUser()
    const [first, second] = [
      expectOk(await worker.post('/reports', about('gig', gigId))),
      expectOk(await other.post('/reports', about('gig', gigId))),
    ]
    const colleague = await world.newUser({ role: 'operator' })
    const racing = await Promise.all([
      operator.post(`/operator/reports/${first.id}/resolve`, { decision: 'dismissed', note: 'Fine.' }),
      colleague.post(`/operator/reports/${second.id}/resolve`, { decision: 'removed', note: reason }),
      operator.post(`/operator/reports/${second.id}/resolve`, { decision: 'dismissed', note: 'Fine.' }),
    ])
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [mine, theirs] = [
      expectOk(await worker.get(`/reports/${first.id}`)),
      expectOk(await other.get(`/reports/${second.id}`)),
    ]
    expect(mine.status).toBe(theirs.status)
    expect(['dismissed', 'removed']).toContain(mine.status)
    expect((await client.get(`/gigs/${gigId}`)).body.removal !== undefined).toBe(mine.status === 'removed')
  })

  it('can end with the suspension of the owner, which a profile’s removal is replaced by', async () => {
    const [owner, reporter] = [await world.newUser(), await world.newUser()]
    const gigId = await postGig(owner, { title: 'Suspended along' })
    const { id } = expectOk(await reporter.post('/reports', about('profile', owner.userId)))
    const path = `/operator/reports/${id}/resolve`
    expect(await refusal(operator.post(path, { decision: 'removed', note: reason }))).toEqual([422, 'not_allowed'])
    expectOk(await operator.post(path, { decision: 'suspended', note: 'Impersonates a bank.' }))
    expect(expectOk(await owner.get('/profile/me'))).toMatchObject({ suspension: { reason: 'Impersonates a bank.' } })
    expect(expectOk(await reporter.get(`/gigs?client_id=${owner.userId}`)).data).toEqual([])
    expect(expectOk(await reporter.get('/gigs?q="suspended along"')).data).toEqual([])
    expect(expectOk(await reporter.get(`/reports/${id}`)).status).toBe('suspended')
    expectOk(await operator.post(`/users/${owner.userId}/reinstate`))
    expect(expectOk(await reporter.get('/gigs?q="suspended along"')).data).toMatchObject([{ id: gigId }])
  })

  it('isn’t for operators to decide about if they wrote what was reported', async () => {
    const colleague = await world.newUser({ role: 'operator' })
    const gigId = await postGig(colleague)
    const reporter = await world.newUser()
    const { id } = expectOk(await reporter.post('/reports', about('gig', gigId)))
    const decision = { decision: 'dismissed', note: 'It’s mine.' }
    expect(await refusal(colleague.post(`/operator/reports/${id}/resolve`, decision))).toEqual([403, 'own_content'])
    expect(await refusal(colleague.post(`/operator/gigs/${gigId}/remove`, { reason }))).toEqual([403, 'own_content'])
    expectOk(await operator.post(`/operator/gigs/${gigId}/remove`, { reason }))
    // A removal decides about the reports, too.
    expect(expectOk(await reporter.get(`/reports/${id}`)).status).toBe('removed')
    expect(await refusal(colleague.post(`/operator/gigs/${gigId}/restore`))).toEqual([403, 'own_content'])
  })

  it('of a message lets operators read the conversation until it’s decided, and each read is in the audit log', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const [conversation, arbiter] = [await conversationOf(deal), await world.newUser({ role: 'arbiter' })]
    const message = expectOk(await deal.client.post(`${conversation}/messages`, { text: 'Send me your password.' }))
    expect((await operator.get(`${conversation}/messages`)).status).toBe(404)
    const { id } = expectOk(await deal.worker.post('/reports', about('message', message.id)))
    expectOk(await deal.client.delete(`/messages/${message.id}`))
    const reported = expectOk(await operator.get('/operator/reports?subject_type=message&status=open&limit=1')).data
    expect(reported).toMatchObject([{ id, evidence: { text: 'Send me your password.' } }])
    expect(expectOk(await operator.get(`/operator/reports/${id}`))).toMatchObject({ current: null })
    expect(expectOk(await operator.get(`${conversation}/messages`)).data).toMatchObject([
      { id: message.id, text: null },
    ])
    expect((await arbiter.get(`${conversation}/messages`)).status).toBe(404)
    for (const [operation, subjectId] of [
      ['listMessages', conversation.split('/')[2]],
      ['getReportDetails', id],
    ]) {
      const read = expectOk(await operator.get(`/operator/audit-log?kind=read&subject_id=${subjectId}`)).data
      expect(read.map((act: { operation: string }) => act.operation)).toEqual([operation])
    }
    expectOk(await operator.post(`/operator/reports/${id}/resolve`, { decision: 'dismissed', note: 'Warned.' }))
    expect((await operator.get(`${conversation}/messages`)).status).toBe(404)
  })

  it('appears in the inbox of operators once for each thing, and in that of the owner once it’s removed', async () => {
    const { client, gigId } = await newDeal(world)
    const reporters = [await world.newUser(), await world.newUser()]
    const reports = []
    for (const reporter of reporters) reports.push(expectOk(await reporter.post('/reports', about('gig', gigId))))
    const tasksOf = async (user: Client) => expectOk(await user.get('/inbox?limit=100')).data
    const ids = reports.map(({ id }) => id)
    const waiting = (await tasksOf(operator)).filter(({ subject }: { subject: { id: string } }) =>
      ids.includes(subject.id),
    )
    expect(waiting).toMatchObject([{ subject: { type: 'report', id: ids[0] }, action: 'resolve' }])
    expectOk(await operator.post(`/operator/reports/${ids[1]}/resolve`, { decision: 'removed', note: reason }))
    expect(await tasksOf(client)).toMatchObject([
      { subject: { type: 'gig', id: gigId }, action: 'object', why: expect.stringContaining(reason) },
    ])
    const { id: objectionId } = expectOk(
      await client.post('/objections', { subject_id: gigId, text: 'I took it out.' }),
    )
    expect(await tasksOf(client)).toEqual([])
    expect(await tasksOf(operator)).toContainEqual(
      expect.objectContaining({ subject: { type: 'objection', id: objectionId }, action: 'resolve' }),
    )
  })
})

describe('a removal', () => {
  it('hides something from everyone but its owner and operators, everywhere, until it’s restored', async () => {
    const words = { gig: 'quokkagig', review: 'quokkareview', vouch: 'quokkavouch', message: 'quokkamessage' }
    const trade = await newTrade(words)
    const { client, worker } = trade
    const gigId = await postGig(client, { title: `A ${words.gig}`, description: words.gig, category: words.gig })
    const application = expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))
    expectOk(await worker.post('/notes', { application_id: application.id, text: 'Ask again.' }))
    const stranger = await world.newUser()
    expectOk(await stranger.post('/bookmarks', { gig_id: gigId }))
    const pages = expectOk(await operator.post('/keys', { name: 'pages', publishable: true })).key
    const visitor = world.as(pages)
    const mcp = await connectMcp(world.url, stranger.secret)

    const cached = new Map<string, { etag: string; hadWord: boolean }>()
    /** Every path where someone other than its owner can read a word. */
    async function placesOf(word: string): Promise<string[]> {
      while ((await sequenceEvents(world.database)) > 0);
      const found: string[] = []
      const readers = { stranger, worker, visitor }
      const paths = [
        '/gigs',
        `/gigs?q=${word}`,
        `/gigs?q=${word.slice(0, -1)}x`,
        `/gigs?category=${word}`,
        `/gigs?q=${word}&sort=relevance`,
        '/gigs?sort=rate_high',
        '/gigs?sort=rate_low',
        '/gigs?sort=closing_soon',
        `/gigs?client_id=${client.userId}`,
        `/gigs/${gigId}`,
        '/bookmarks?expand=gig',
        '/applications?expand=gig',
        '/notes?expand=application',
        '/conversations?expand=gig',
        `${trade.conversation}`,
        `${trade.conversation}/messages`,
        `/messages/${trade.messageId}`,
        `${trade.contract}/reviews`,
        `/reviews/${trade.reviewId}`,
        `/profile/${worker.userId}`,
        `/profile/${worker.userId}/reviews`,
        `/profile/${worker.userId}/vouches`,
        `/profile/${worker.userId}/vouches/${trade.vouchId}`,
        '/profiles',
        '/inbox',
        '/notifications',
        '/deadlines',
        '/events?limit=100',
        '/events/recent?limit=100',
        '/events?audience=market&limit=100',
        `/events?audience=market&subject_id=${gigId}`,
      ]
      for (const [name, reader] of Object.entries(readers)) {
        for (const path of paths) {
          const place = `${name} ${path}`
          const copy = cached.get(place)
          const answer = await reader.get(path, copy ? { 'if-none-match': copy.etag } : {})
          // Anyone who cached a response with the word gets a new one.
          const hasWord = answer.status === 304 ? copy?.hadWord : answer.text.includes(word)
          if (hasWord) found.push(place)
          const etag = answer.headers.get('etag')
          if (etag && answer.status === 200) cached.set(place, { etag, hadWord: hasWord ?? false })
        }
      }
      const addresses = ['/', '/gigs', `/gigs?q=${word}`, `/gigs/${gigId}`, '/people', `/people/${worker.userId}`]
      const files = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/gigs-0.xml', `/people/${client.userId}`]
      for (const path of [...addresses, ...files]) {
        const text = await (await fetch(world.url + path, { headers: { accept: 'text/html' } })).text()
        if (path.includes(word) && word !== words.gig) continue
        if (text.includes(word === words.gig ? `/gigs/${gigId}` : word)) found.push(`page ${path}`)
      }
      const calls: [string, Record<string, unknown>][] = [
        ['find_work', { q: word }],
        ['find_work', {}],
        ['read_gig', { gig_id: gigId }],
        ['read_profile', { user_id: worker.userId }],
        ['api_read', { operation: 'getReview', input: { id: trade.reviewId } }],
      ]
      for (const [tool, args] of calls) {
        // A response repeats the search words.
        const { text } = await mcp.call(tool, args)
        const repeated = JSON.stringify(args).includes(word)
        if (repeated ? text.includes(gigId) && word === words.gig : text.includes(word)) found.push(`mcp ${tool}`)
      }
      return found
    }

    const subjects = [
      [
        'gigs',
        gigId,
        words.gig,
        [
          'stranger /gigs',
          'page /',
          'page /sitemaps/gigs-0.xml',
          'mcp find_work',
          'mcp read_gig',
          'stranger /bookmarks?expand=gig',
          'visitor /events?audience=market&limit=100',
          'worker /applications?expand=gig',
          'worker /notes?expand=application',
        ],
      ],
      [
        'reviews',
        trade.reviewId,
        words.review,
        [
          `visitor /profile/${worker.userId}/reviews`,
          `page /people/${worker.userId}`,
          'worker /events?limit=100',
          'mcp read_profile',
          'mcp api_read',
          `worker ${trade.contract}/reviews`,
        ],
      ],
      [
        'vouches',
        trade.vouchId,
        words.vouch,
        [`visitor /profile/${worker.userId}/vouches`, 'worker /events?limit=100', `page /people/${worker.userId}`],
      ],
      [
        'messages',
        trade.messageId,
        words.message,
        [`worker ${trade.conversation}/messages`, 'worker /conversations?expand=gig'],
      ],
    ] as const
    for (const [kind, id, word, expected] of subjects) {
      cached.clear()
      const before = await placesOf(word)
      expect(before, kind).toEqual(expect.arrayContaining([...expected]))
      expectOk(await operator.post(`/operator/${kind}/${id}/remove`, { reason }))
      expect(await placesOf(word), kind).toEqual([])
      expectOk(await operator.post(`/operator/${kind}/${id}/restore`))
      expect(await placesOf(word), kind).toEqual(before)
    }
  })

  it('shows the owner and operators what was removed, when and why', async () => {
    const trade = await newTrade({ review: 'Bad.', vouch: 'Good.', message: 'Hello.' })
    const { client, worker, gigId } = trade
    const paths = {
      gigs: [gigId, `/gigs/${gigId}`],
      reviews: [trade.reviewId, `/reviews/${trade.reviewId}`],
      vouches: [trade.vouchId, `/profile/${worker.userId}/vouches/${trade.vouchId}`],
      messages: [trade.messageId, `/messages/${trade.messageId}`],
    }
    for (const [kind, [id, path]] of Object.entries(paths)) {
      const before = expectOk(await client.get(String(path)))
      const removed = expectOk(await operator.post(`/operator/${kind}/${id}/remove`, { reason }))
      expect(removed).toMatchObject({ owner_id: client.userId, reason, restored_at: null })
      const after = expectOk(await client.get(String(path)))
      expect(after.removal).toEqual({ reason, removed_at: removed.removed_at })
      if (kind === 'gigs') expect(after.allowed_actions).toEqual([])
      expect({ ...after, removal: undefined, removed: undefined, allowed_actions: before.allowed_actions }).toEqual({
        ...before,
        removal: undefined,
      })
      if (kind !== 'messages') {
        expect(expectOk(await operator.get(String(path))).removal.reason).toBe(reason)
        const reads = expectOk(await operator.get(`/operator/audit-log?kind=read&subject_id=${id}`)).data
        expect(reads).toMatchObject([{ path: `/api${path}` }])
      }
      expect(await refusal(operator.post(`/operator/${kind}/${id}/remove`, { reason }))).toEqual([
        409,
        'content_removed',
      ])
      const type = `${{ gigs: 'gig', reviews: 'review', vouches: 'vouch', messages: 'message' }[kind]}.removed`
      const [event] = await eventsOf(client, `types=${type}`)
      expect(event.data.removal).toEqual({ reason, removed_at: removed.removed_at })
      expect(JSON.stringify(await eventsOf(worker, `types=${type}`))).not.toContain(reason)
      expectOk(await operator.post(`/operator/${kind}/${id}/restore`))
      expect(await refusal(operator.post(`/operator/${kind}/${id}/restore`))).toEqual([409, 'not_removed'])
      expect(expectOk(await client.get(String(path)))).toEqual(before)
    }
    expect(
      expectOk(await client.get(`/gigs?client_id=me&status=${expectOk(await client.get(`/gigs/${gigId}`)).status}`))
        .data,
    ).toHaveLength(1)
    await expectCleanAudit(world)
  })

  it('is made clear to anyone who reports it later, and is kept as evidence', async () => {
    const trade = await newTrade({ review: 'Bad.', vouch: 'Good.', message: 'Hello.' })
    const subjects = [
      ['gig', 'gigs', trade.gigId],
      ['review', 'reviews', trade.reviewId],
      ['vouch', 'vouches', trade.vouchId],
      ['message', 'messages', trade.messageId],
    ] as const
    for (const [type, kind, id] of subjects) {
      expectOk(await operator.post(`/operator/${kind}/${id}/remove`, { reason }))
      const late = await trade.worker.post('/reports', about(type, id))
      expect([late.status, ...issueCodesOf(late)]).toEqual([409, 'content_removed'])
      expect(late.text).not.toContain(reason)
    }
    const owner = trade.client
    const kept: Promise<Answer>[] = [
      owner.patch(`/gigs/${trade.gigId}`, { title: 'Harmless' }),
      owner.delete(`/gigs/${trade.gigId}`),
      owner.delete(`/profile/${trade.worker.userId}/vouches/${trade.vouchId}`),
      owner.delete(`/messages/${trade.messageId}`),
    ]
    for (const each of kept) expect(await refusal(each)).toEqual([409, 'content_removed'])
    const again = owner.post(`/profile/${trade.worker.userId}/vouches`, { message: 'Good again.' })
    expect(await refusal(again)).toEqual([409, 'already_vouched'])
  })

  it('takes reviews and vouches out of the reputation, even the only one, and puts them back', async () => {
    const trade = await newTrade({ review: 'Bad.', vouch: 'Good.', message: 'Hello.' })
    const reputation = async () => {
      const { rating_average, review_count, vouch_count, verified_vouch_count } = expectOk(
        await trade.client.get(`/profile/${trade.worker.userId}`),
      ).reputation
      return { rating_average, review_count, vouch_count, verified_vouch_count }
    }
    const before = await reputation()
    expect(before).toEqual({ rating_average: 1, review_count: 1, vouch_count: 1, verified_vouch_count: 1 })
    expectOk(await operator.post(`/operator/reviews/${trade.reviewId}/remove`, { reason }))
    expectOk(await operator.post(`/operator/vouches/${trade.vouchId}/remove`, { reason }))
    expect(await reputation()).toEqual({
      rating_average: null,
      review_count: 0,
      vouch_count: 0,
      verified_vouch_count: 0,
    })
    expectOk(await operator.post(`/operator/reviews/${trade.reviewId}/restore`))
    expectOk(await operator.post(`/operator/vouches/${trade.vouchId}/restore`))
    expect(await reputation()).toEqual(before)
  })

  it('of a gig lets its negotiations and contracts continue, but no new ones start', async () => {
    const { client, worker, gigId } = await newDeal(world, { positions: 3, description: 'The brief.' })
    const [invited, applicant] = [await world.newUser(), await world.newUser()]
    const active = await activate({ client, worker, gigId })
    const negotiation = await negotiate({ client, worker: invited, gigId })
    const application = expectOk(await applicant.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))
    expectOk(await client.post('/wallet/deposits', { amount_cents: 20_000 }))
    expectOk(await operator.post(`/operator/gigs/${gigId}/remove`, { reason }))

    const newcomer = await world.newUser()
    expect(await refusal(newcomer.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))).toEqual([404, 'not_found'])
    const invite = { gig_id: gigId, worker_id: newcomer.userId, terms: { rate_cents: 100 } }
    expect(await refusal(client.post('/negotiations', invite))).toEqual([409, 'content_removed'])
    const accept = { application_id: application.id, terms: { rate_cents: 100 } }
    expect(await refusal(client.post('/negotiations', accept))).toEqual([409, 'content_removed'])
    expect(expectOk(await client.get(`/applications/${application.id}`)).allowed_actions).not.toContain('negotiate')

    const milestone = `/contracts/${active.id}/milestones/${active.milestones[0].id}`
    expectOk(await client.post(`${milestone}/fund`))
    expectOk(await worker.post(`${milestone}/submit`, { message: 'Done.' }))
    expectOk(await client.post(`${milestone}/release`))
    expect((await walletOf(worker)).clearing).toBeGreaterThan(0)
    expect(expectOk(await worker.get(`/contracts/${active.id}`)).brief.description).toBe('The brief.')
    const agreed = expectOk(await invited.post(`/negotiations/${negotiation.id}/agree`, { round: 1 }))
    for (const side of [client, invited]) expectOk(await side.post(`/contracts/${agreed.contract_id}/approve`))
    expect(expectOk(await invited.get(`/contracts/${agreed.contract_id}`)).status).toBe('active')
    expect(await eventsOf(newcomer, `audience=market&subject_id=${gigId}&types=gig.updated`)).toEqual([])
    expectOk(await operator.post(`/operator/gigs/${gigId}/restore`))
    expect(expectOk(await newcomer.get(`/gigs/${gigId}`))).toMatchObject({ filled_positions: 2, status: 'open' })
    expectOk(await newcomer.post(`/gigs/${gigId}/apply`, { message: 'Me.' }))
    await expectCleanAudit(world)
  })

  it('of a message counts it as read, and arbiters still read it in a dispute', async () => {
    const deal: Deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const [conversation, arbiter] = [await conversationOf(deal), await world.newUser({ role: 'arbiter' })]
    const file = expectOk(await deal.client.upload('proof.txt', 'You promised.')).id
    const sent = { text: 'You promised a refund.', attachment_ids: [file] }
    const message = expectOk(await deal.client.post(`${conversation}/messages`, sent))
    const unread = async () => expectOk(await deal.worker.get('/conversations/unread')).messages
    expect(await unread()).toBe(1)
    expectOk(await operator.post(`/operator/messages/${message.id}/remove`, { reason }))
    expect(await unread()).toBe(0)
    const hidden = expectOk(await deal.worker.get(`/messages/${message.id}`))
    expect(hidden).toMatchObject({ text: null, attachments: [], removed: true, deleted_at: null })
    expect(hidden.removal).toBeUndefined()
    expect((await deal.worker.download(`/attachments/${file}`)).status).toBe(404)
    expect((await deal.client.download(`/attachments/${file}`)).status).toBe(200)
    const [, contract_id, , milestone_id] = milestone.slice(1).split('/')
    const dispute = { contract_id, milestone_id, reason: 'quality', statement: 'Bad.', proposed_worker_cents: 0 }
    const opened = expectOk(
      await deal.client.post('/disputes/create', { ...dispute, statement: 'I wrote: “You promised.”' }),
    )
    expect(expectOk(await arbiter.get(`${conversation}/messages`)).data).toMatchObject([
      { text: 'You promised a refund.' },
    ])
    expect((await arbiter.download(`/attachments/${file}`)).status).toBe(200)
    // A side's own statement that quotes it stays as it is.
    for (const reader of [deal.client, deal.worker, arbiter])
      expect((await reader.get(`/disputes/${opened.id}`)).text).toContain('I wrote: “You promised.”')
    expectOk(await operator.post(`/operator/messages/${message.id}/restore`))
    expect(await unread()).toBe(1)
    expect(expectOk(await deal.worker.get(`/messages/${message.id}`)).text).toBe('You promised a refund.')
    await expectCleanAudit(world)
  })

  it('can’t be of a draft, an unpublished review, a deleted message or something that doesn’t exist', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const draft = await postGig(deal.client, { status: 'draft' })
    const message = expectOk(await deal.client.post(`${await conversationOf(deal)}/messages`, { text: 'Oops.' }))
    expectOk(await deal.client.delete(`/messages/${message.id}`))
    const ended = await newDeal(world)
    const milestone = await fundedMilestone(ended)
    const contract = milestone.split('/milestones')[0]
    expectOk(await ended.client.post(`${milestone}/release`))
    await advance(world, 5)
    expectOk(await ended.client.post(`${contract}/complete`))
    const unpublished = expectOk(await ended.client.post(`${contract}/reviews`, { rating: 1 }))
    const none = [
      `reviews/${unpublished.id}`,
      `gigs/${draft}`,
      `messages/${message.id}`,
      `gigs/${deal.client.userId}`,
      'reviews/rev_01kz3vn6j8m0p2r4t6v8x0z2b4',
    ]
    for (const path of none) {
      expect(await refusal(operator.post(`/operator/${path}/remove`, { reason }))).toEqual([404, 'not_found'])
      expect(await refusal(operator.post(`/operator/${path}/restore`))).toEqual([404, 'not_found'])
    }
  })
})

describe('an objection', () => {
  it('is made once by the owner, even while suspended, and an operator decides about it', async () => {
    const { client, worker, gigId } = await newDeal(world, { title: 'Objectionable' })
    const objection = { subject_id: gigId, text: 'The fee is gone.' }
    expect(await refusal(client.post('/objections', objection))).toEqual([409, 'not_removed'])
    expectOk(await operator.post(`/operator/gigs/${gigId}/remove`, { reason }))
    expect(await refusal(worker.post('/objections', objection))).toEqual([404, 'not_found'])
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason: 'Spam.' }))
    const made = await client.post('/objections', objection)
    expect([made.status, made.headers.get('location')]).toEqual([201, `${world.url}/api/objections/${made.body.id}`])
    expect(made.body).toMatchObject({ removal_reason: reason, text: 'The fee is gone.', status: 'open', note: null })
    expect(await refusal(client.post('/objections', objection))).toEqual([409, 'already_objected'])
    const open = expectOk(await operator.get('/operator/objections?status=open&expand=owner,removed_by_user')).data
    expect(open.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({
      owner: { id: client.userId },
      content: { title: 'Objectionable' },
    })
    const path = `/operator/objections/${made.body.id}/resolve`
    const decided = expectOk(await operator.post(path, { decision: 'kept', note: 'It’s still there.' }))
    expect(decided).toMatchObject({ status: 'kept', note: 'It’s still there.' })
    expect(await refusal(operator.post(path, { decision: 'restored' }))).toEqual([409, 'wrong_state'])
    expect(expectOk(await client.get(`/objections/${made.body.id}`))).toMatchObject({
      status: 'kept',
      note: 'It’s still there.',
    })
    expect(await refusal(client.post('/objections', objection))).toEqual([409, 'already_objected'])
    expect((await worker.get(`/objections/${made.body.id}`)).status).toBe(404)
    const [resolved] = await eventsOf(client, 'types=objection.resolved')
    expect(resolved.data).toMatchObject({ id: made.body.id, status: 'kept' })
  })

  it('that succeeds restores what was removed; a new removal can be objected to again', async () => {
    const { client, worker, gigId } = await newDeal(world)
    for (const by of ['objection', 'restore']) {
      expectOk(await operator.post(`/operator/gigs/${gigId}/remove`, { reason }))
      const { id } = expectOk(await client.post('/objections', { subject_id: gigId, text: 'Please.' }))
      if (by === 'restore') expectOk(await operator.post(`/operator/gigs/${gigId}/restore`))
      else expectOk(await operator.post(`/operator/objections/${id}/resolve`, { decision: 'restored' }))
      expect(expectOk(await client.get(`/objections/${id}`)).status).toBe('restored')
      expect((await worker.get(`/gigs/${gigId}`)).status).toBe(200)
    }
    expect(expectOk(await client.get('/objections')).data).toHaveLength(2)
  })
})
