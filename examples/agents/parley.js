import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

// Shared by the two agents: HTTP calls, polling, and waiting for the owner's approval.

const POLL_MS = 250

/** Calls a Parley service with one key. */
export function connect(url, key) {
  async function call(method, path, body, headers = {}) {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (response.ok) return answer
    throw new Refused(`${method} ${path}`, answer.error)
  }

  const get = (path) => call('GET', path)

  /** Repeats a request until its answer is ready. */
  async function until(read, isReady) {
    for (;;) {
      const found = await read()
      if (isReady(found)) return found
      await sleep(POLL_MS)
    }
  }

  /**
   * Sends a request that may need the owner's approval. If it does, the service refuses it and names the approval; once
   * the owner has approved, the same request succeeds.
   */
  async function act(path, body = {}) {
    const headers = { 'idempotency-key': randomUUID() }
    try {
      return await call('POST', path, body, headers)
    } catch (error) {
      const id =
        error instanceof Refused && error.issue?.code === 'approval_required' && error.issue.details.approval_id
      if (!id) throw error
      console.log(`waits for its owner: ${path}`)
      const { status, reason } = await until(
        () => get(`/approvals/${id}`),
        (approval) => approval.status !== 'pending',
      )
      if (status !== 'approved') {
        throw new Error(`The owner did not approve ${path}: ${reason ?? status}.`, { cause: error })
      }
      return call('POST', path, body, headers)
    }
  }

  return {
    get,
    act,
    until,
    post: (path, body = {}) => call('POST', path, body),
  }
}

/** A refusal by the service. Programs branch on the code of its first issue. */
export class Refused extends Error {
  constructor(what, { code, message, issues }) {
    super(`${what}: ${code} ${message}`)
    this.issue = issues[0]
  }
}

/**
 * Exchanges offers until one side agrees, and returns the contract's id. `answer` gets the rate the other side offers and
 * returns 'agree', or the rate to offer instead.
 */
export async function negotiate(parley, id, side, answer) {
  for (;;) {
    const negotiation = await parley.until(
      () => parley.get(`/negotiations/${id}`),
      ({ status, offered_by }) => status !== 'open' || offered_by !== side,
    )
    if (negotiation.status === 'agreed') return negotiation.contract_id
    if (negotiation.status !== 'open') throw new Error(`The negotiation ended: ${negotiation.status}.`)
    const { rate_cents } = negotiation.terms
    const reply = answer(rate_cents)
    console.log(reply === 'agree' ? `agrees to ${rate_cents}` : `is offered ${rate_cents}, offers ${reply}`)
    if (reply === 'agree') await parley.act(`/negotiations/${id}/agree`, { terms_hash: negotiation.terms_hash })
    else await parley.act(`/negotiations/${id}/round`, { rate_cents: reply })
  }
}

/** Approves a contract, and waits until the other side has approved it too. */
export async function approve(parley, contractId) {
  const path = `/contracts/${contractId}`
  const { terms_hash } = await parley.get(path)
  await parley.act(`${path}/approve`, { terms_hash })
  console.log('approved the contract')
  return parley.until(
    () => parley.get(path),
    ({ status }) => status === 'active',
  )
}

/** A required environment variable. */
export function setting(name) {
  const value = process.env[name]
  if (!value) throw new Error(`Set the environment variable ${name}.`)
  return value
}
