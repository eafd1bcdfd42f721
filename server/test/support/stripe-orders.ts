import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type {
  AccountOrder,
  DepositOrder,
  Order,
  Progress,
  ProviderConnection,
  RefundOrder,
  WithdrawalOrder,
} from '../../src/money/providers/domain.ts'
import { createStripeConnection } from '../../src/money/stripe/connection.ts'
import { addSeconds, realNow } from '../../src/platform/kernel/time.ts'
import { type StripeFake, type StripeFakeOptions, startStripeFake } from './stripe-fake/start.ts'

export const WEBHOOK_SECRETS = ['platform', 'connect', 'thin'].map((name) => ['whsec', name].join('_'))

export interface StripeWorld {
  fake: StripeFake
  connection: ProviderConnection
}

/** The fake, and a connection to it. */
export async function startStripe(options: StripeFakeOptions = {}): Promise<StripeWorld> {
  const fake = await startStripeFake(options)
  return { fake, connection: connectTo(fake) }
}

export function connectTo(
  fake: Pick<StripeFake, 'baseUrl' | 'secretKey'>,
  settings: Partial<Parameters<typeof createStripeConnection>[0]> = {},
): ProviderConnection {
  return createStripeConnection({
    secretKey: fake.secretKey,
    webhookSecrets: WEBHOOK_SECRETS,
    apiBase: fake.baseUrl,
    mode: 'sandbox',
    currency: 'USD',
    publicUrl: 'https://market.example.com',
    ...settings,
  })
}

/** A Stripe that knows nothing, and refuses everything. */
export async function startRefusal(code: string) {
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET'
    if (!isRead) keys.push(request.headers['idempotency-key'])
    const error = { type: 'invalid_request_error', code, message: 'No.' }
    response.writeHead(isRead ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRead ? { object: 'list', data: [], has_more: false, url: request.url } : { error }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, secretKey: ['sk', 'test', 'refused'].join('_'), keys }
}

export interface Course<P> {
  /** Asks the provider, as the worker does: a failure counts as an attempt, and only progress is saved. */
  advance(): Promise<P>
  /** What was saved is lost, as in a crash before it was committed. */
  forget(): void
}

export function courseOf(connection: ProviderConnection, order: DepositOrder): Course<Progress<'deposit'>>
export function courseOf(connection: ProviderConnection, order: WithdrawalOrder): Course<Progress<'withdrawal'>>
export function courseOf(connection: ProviderConnection, order: RefundOrder): Course<Progress<'refund'>>
export function courseOf(connection: ProviderConnection, order: AccountOrder): Course<Progress<'account'>>
export function courseOf(connection: ProviderConnection, order: Order): Course<Progress> {
  let { attempts, references } = order
  return {
    async advance() {
      const asked = { ...order, attempts, references }
      attempts += 1
      const progress = await connection.advance(asked)
      references = progress.references
      return progress
    },
    forget() {
      references = order.references
    },
  }
}

function baseOrder() {
  return { id: randomUUID(), attempts: 0, references: {}, createdAt: realNow() }
}

export function depositOrder(changes: Partial<DepositOrder> = {}): DepositOrder {
  return {
    ...baseOrder(),
    kind: 'deposit',
    depositId: `dep_${randomUUID()}`,
    userId: 'usr_ana',
    amountCents: 50_000,
    currency: 'USD',
    description: 'Deposit to your wallet',
    expiresAt: addSeconds(realNow(), 24 * 3600),
    returnUrls: { paid: 'https://market.example.com/paid', canceled: 'https://market.example.com/canceled' },
    ...changes,
  }
}

export function withdrawalOrder(changes: Partial<WithdrawalOrder> = {}): WithdrawalOrder {
  return {
    ...baseOrder(),
    kind: 'withdrawal',
    withdrawalId: `wdr_${randomUUID()}`,
    amountCents: 10_000,
    currency: 'USD',
    account: null,
    ...changes,
  }
}

export function refundOrder(changes: Partial<RefundOrder> = {}): RefundOrder {
  return {
    ...baseOrder(),
    kind: 'refund',
    refundId: `rfd_${randomUUID()}`,
    amountCents: 20_000,
    currency: 'USD',
    depositReferences: {},
    ...changes,
  }
}

export function accountOrder(changes: Partial<AccountOrder> = {}): AccountOrder {
  return {
    ...baseOrder(),
    kind: 'account',
    userId: `usr_${randomUUID()}`,
    displayName: 'Ben',
    email: 'ben@example.com',
    country: null,
    ...changes,
  }
}

/** A connected account whose owner has provided everything. */
export async function readyAccount({ fake, connection }: StripeWorld): Promise<string> {
  const { state } = await courseOf(connection, accountOrder()).advance()
  if (state.reference === null) throw new Error('Stripe refused the account.')
  fake.completeOnboarding(state.reference)
  return state.reference
}

export async function platformBalance({ fake }: StripeWorld): Promise<number> {
  const { available, pending } = await fake.client().balance.retrieve()
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0)
}
