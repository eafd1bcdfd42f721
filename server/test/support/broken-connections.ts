import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { type Answer, type Client, issueCodesOf } from './client.ts'
import type { World } from './world.ts'

/** Breaks the connection to the database at each change of an operation, one at a time. */
export interface Breaker {
  /** Repeats the request until no change is left to break at; returns its response and how often it was broken. */
  sendUntilDone(
    caller: Client,
    request: { method: string; path: string; body?: object; headers?: Record<string, string> },
  ): Promise<{ answer: Answer; breaks: number }>
  /** Rejections without a handler, which would have ended the service. */
  unhandled: unknown[]
}

/** Counts the changes to all tables with triggers; the session that makes the chosen one ends there. */
export async function breakConnectionsOf(world: World): Promise<Breaker> {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  afterAll(() => void process.off('unhandledRejection', note))
  await world.inDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    await client.query(`
      create sequence changes;
      create table break_at (change bigint);
      create function break_connection() returns trigger language plpgsql as $$
      begin
        if nextval('changes') = (select change from break_at) then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return null;
      end $$`)
    for (const { name } of rows) {
      await client.query(`
        create trigger break_connection before insert or update or delete on ${name}
        for each statement execute function break_connection()`)
    }
  })

  async function breakAt(change: number): Promise<void> {
    await world.inDatabase(async (client) => {
      await client.query('delete from break_at')
      await client.query(`insert into break_at select nextval('changes') + $1`, [change])
    })
  }

  return {
    unhandled,
    async sendUntilDone(caller, { method, path, body = {}, headers }) {
      const key = { ...headers, 'idempotency-key': randomUUID() }
      for (let breaks = 0; ; breaks++) {
        await breakAt(breaks + 1)
        const answer = await untilSettled(() => caller.send(method, path, body, key))
        if (answer.status < 300) {
          await world.inDatabase((client) => client.query('delete from break_at'))
          return { answer, breaks }
        }
        expect([answer.status, ...issueCodesOf(answer)], answer.text).toEqual([503, 'database_unavailable'])
      }
    },
  }
}

/** The session that was ended may hold on to its lock on the idempotency key for a moment. */
async function untilSettled(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 409 || !issueCodesOf(answer).includes('idempotency_in_flight')) return answer
    await sleep(10)
  }
}
