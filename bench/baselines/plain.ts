import { hash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

// The same routes as most people would write them: Fastify with its own validation and logging, a pool of connections,
// one statement after the other. It knows the same keys, but neither idempotency, events nor limits. Its tables are in the
// schema `plain`; `prepare.ts` makes and fills them.

const [port] = process.argv.slice(2)
// Where the database is, the environment says.
const pool = new pg.Pool({ max: 20, options: '-c search_path=plain,public' })
const app = Fastify({ logger: true })

declare module 'fastify' {
  interface FastifyRequest {
    userId: string
  }
}

app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/api/health') return
  const secret = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const { rows } = await pool.query(
    `select u.id, u.status from public.api_keys k join public.users u on u.id = k.user_id
     where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`,
    [hash('sha256', secret, 'base64url')],
  )
  if (rows[0]?.status !== 'active') return reply.code(401).send({ error: 'unauthorized' })
  request.userId = rows[0].id
})

app.get('/api/health', async () => ({ status: 'ok' }))

app.get('/api/keys/verify', async (request) => ({ valid: true, user_id: request.userId }))

app.get<{ Params: { id: string } }>('/api/gigs/:id', async (request, reply) => {
  const { rows } = await pool.query('select * from gigs where id = $1', [request.params.id])
  return rows[0] ?? reply.code(404).send({ error: 'not found' })
})

interface GigFilter {
  q?: string
  skill?: string
  category?: string
  rate_type?: string
  min_rate_cents?: string
  remote?: string
  sort?: string
  page?: string
}

const ORDERS: Record<string, string> = {
  newest: 'created_at desc',
  rate_high: 'rate_max_cents desc',
  rate_low: 'rate_min_cents',
  closing_soon: 'apply_by',
  relevance: `ts_rank(search, websearch_to_tsquery('english', $1)) desc`,
}

app.get<{ Querystring: GigFilter }>('/api/gigs', async ({ query }) => {
  const values: unknown[] = []
  const conditions = [`status = 'open'`]
  const add = (condition: string, value: unknown) => {
    if (value !== undefined) conditions.push(condition.replace('?', `$${values.push(value)}`))
  }
  add(`search @@ websearch_to_tsquery('english', ?)`, query.q)
  add('skills @> array[?]::text[]', query.skill)
  add('category = ?', query.category)
  add('rate_type = ?', query.rate_type)
  add('rate_max_cents >= ?', query.min_rate_cents)
  add('remote = ?', query.remote)
  const page = Number(query.page ?? 1)
  const { rows } = await pool.query(
    `select * from gigs where ${conditions.join(' and ')} order by ${ORDERS[query.sort ?? 'newest']}
     limit 20 offset ${(page - 1) * 20}`,
    values,
  )
  return { data: rows, page }
})

const NewGig = {
  type: 'object',
  required: ['title', 'description', 'rate_type'],
  properties: {
    title: { type: 'string', maxLength: 200 },
    description: { type: 'string', maxLength: 20_000 },
    category: { type: 'string' },
    skills: { type: 'array', items: { type: 'string' } },
    rate_type: { enum: ['hourly', 'fixed'] },
    rate_min_cents: { type: 'integer', minimum: 0 },
    rate_max_cents: { type: 'integer', minimum: 0 },
  },
} as const

app.post('/api/gigs', { schema: { body: NewGig } }, async (request, reply) => {
  const gig = request.body as Record<string, unknown>
  const { rows } = await pool.query(
    `insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, rate_max_cents,
       remote, status, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, true, 'open', now()) returning *`,
    [
      request.userId,
      ...[gig.title, gig.description, gig.category, gig.skills],
      ...[gig.rate_type, gig.rate_min_cents, gig.rate_max_cents],
    ],
  )
  return reply.code(201).send(rows[0])
})

const Round = {
  type: 'object',
  properties: {
    rate_cents: { type: 'integer', minimum: 0 },
    hours_per_week: { type: 'integer', minimum: 1, maximum: 168 },
    start_date: { type: 'string', format: 'date' },
    payout_delay_days: { type: 'integer', minimum: 3, maximum: 10 },
  },
} as const

app.post<{ Params: { id: string } }>('/api/negotiations/:id/round', { schema: { body: Round } }, (request, reply) =>
  inTransaction(async (client) => {
    const { rows } = await client.query('select * from negotiations where id = $1 for update', [request.params.id])
    const negotiation = rows[0]
    const side = sideOf(request, negotiation)
    if (!side) return reply.code(404).send({ error: 'not found' })
    if (negotiation.status !== 'open') return reply.code(409).send({ error: 'not open' })
    const terms = { ...negotiation.terms, ...(request.body as object) }
    await client.query(
      `insert into rounds (id, negotiation_id, number, offered_by, terms, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now())`,
      [negotiation.id, negotiation.round_count + 1, side, terms],
    )
    const { rows: changed } = await client.query(
      `update negotiations set terms = $2, offered_by = $3, round_count = round_count + 1, updated_at = now()
       where id = $1 returning *`,
      [negotiation.id, terms, side],
    )
    return changed[0]
  }),
)

interface Payment {
  Params: { contract: string; milestone: string }
}

app.post<Payment>('/api/contracts/:contract/milestones/:milestone/fund', (request, reply) =>
  inTransaction(async (client) => {
    const { contract, milestone } = await lockPayment(client, request)
    if (!contract || !milestone) return reply.code(404).send({ error: 'not found' })
    if (contract.status !== 'active' || milestone.status !== 'pending')
      return reply.code(409).send({ error: 'not pending' })
    const { rows } = await client.query('select balance_cents from accounts where user_id = $1 for update', [
      request.userId,
    ])
    if (Number(rows[0]?.balance_cents ?? 0) < Number(milestone.amount_cents)) {
      return reply.code(402).send({ error: 'insufficient funds' })
    }
    await client.query('update accounts set balance_cents = balance_cents - $2 where user_id = $1', [
      request.userId,
      milestone.amount_cents,
    ])
    await client.query(
      `insert into transfers (id, kind, from_user_id, milestone_id, amount_cents, created_at)
       values (gen_random_uuid(), 'fund', $1, $2, $3, now())`,
      [request.userId, milestone.id, milestone.amount_cents],
    )
    await client.query('update contracts set funded_cents = funded_cents + $2 where id = $1', [
      contract.id,
      milestone.amount_cents,
    ])
    return moveMilestone(client, milestone.id, 'funded')
  }),
)

app.post<Payment>('/api/contracts/:contract/milestones/:milestone/release', (request, reply) =>
  inTransaction(async (client) => {
    const { contract, milestone } = await lockPayment(client, request)
    if (!contract || !milestone) return reply.code(404).send({ error: 'not found' })
    if (milestone.status !== 'funded') return reply.code(409).send({ error: 'not funded' })
    const fee = Math.ceil((Number(milestone.amount_cents) * contract.fee_bps) / 10_000)
    const net = Number(milestone.amount_cents) - fee
    await client.query(
      `insert into payouts (id, milestone_id, worker_id, net_cents, fee_cents, payable_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now() + interval '5 days')`,
      [milestone.id, contract.worker_id, net, fee],
    )
    for (const [kind, amount] of [
      ['release', net],
      ['fee', fee],
    ]) {
      await client.query(
        `insert into transfers (id, kind, from_user_id, milestone_id, amount_cents, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now())`,
        [kind, request.userId, milestone.id, amount],
      )
    }
    await client.query('update contracts set released_cents = released_cents + $2 where id = $1', [
      contract.id,
      milestone.amount_cents,
    ])
    return moveMilestone(client, milestone.id, 'released')
  }),
)

app.get<{ Querystring: { after?: string } }>('/api/events', async (request) => {
  const { rows } = await pool.query('select * from events where user_id = $1 and id > $2 order by id limit 20', [
    request.userId,
    request.query.after ?? 0,
  ])
  return { data: rows, next: rows.at(-1)?.id ?? null }
})

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function lockPayment(client: pg.PoolClient, { params, userId }: FastifyRequest<Payment>) {
  const contracts = await client.query('select * from contracts where id = $1 and client_id = $2 for update', [
    params.contract,
    userId,
  ])
  const milestones = await client.query('select * from milestones where id = $1 and contract_id = $2 for update', [
    params.milestone,
    params.contract,
  ])
  return { contract: contracts.rows[0], milestone: milestones.rows[0] }
}

async function moveMilestone(client: pg.PoolClient, id: string, status: string) {
  const { rows } = await client.query(
    'update milestones set status = $2, updated_at = now() where id = $1 returning *',
    [id, status],
  )
  return rows[0]
}

function sideOf({ userId }: FastifyRequest, row: { client_id: string; worker_id: string } | undefined) {
  if (row?.client_id === userId) return 'client'
  return row?.worker_id === userId ? 'worker' : null
}

await app.listen({ host: '127.0.0.1', port: Number(port) })
