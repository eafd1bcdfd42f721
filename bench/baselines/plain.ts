import { hash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

// Offers and payments in the usual way: Fastify with its own validation and logging, a pool of connections, and sequential
// statements in a transaction. It has no idempotency keys, events or limits. `plain-tables.ts` creates its tables; the PG…
// variables say how to connect.

const pool = new pg.Pool({ max: 20 })
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
    `select u.id, u.status from api_keys k join users u on u.id = k.user_id
     where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`,
    [hash('sha256', secret, 'base64url')],
  )
  if (rows[0]?.status !== 'active') return reply.code(401).send({ error: 'unauthorized' })
  request.userId = rows[0].id
})

app.get('/api/health', async () => ({ status: 'ok' }))

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
    const feeCents = Math.ceil((Number(milestone.amount_cents) * contract.fee_bps) / 10_000)
    const netCents = Number(milestone.amount_cents) - feeCents
    await client.query(
      `insert into payouts (id, milestone_id, worker_id, net_cents, fee_cents, payable_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now() + interval '5 days')`,
      [milestone.id, contract.worker_id, netCents, feeCents],
    )
    for (const [kind, amountCents] of [
      ['release', netCents],
      ['fee', feeCents],
    ]) {
      await client.query(
        `insert into transfers (id, kind, from_user_id, milestone_id, amount_cents, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now())`,
        [kind, request.userId, milestone.id, amountCents],
      )
    }
    await client.query('update contracts set released_cents = released_cents + $2 where id = $1', [
      contract.id,
      milestone.amount_cents,
    ])
    return moveMilestone(client, milestone.id, 'released')
  }),
)

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

function sideOf({ userId }: FastifyRequest, row: { client_id: string; worker_id: string } | undefined) {
  if (row?.client_id === userId) return 'client'
  return row?.worker_id === userId ? 'worker' : null
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

await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
