import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newSigningSecret, signedHeaders } from '../../server/src/events/webhooks/signing.ts'
import { snippets } from '../src/pages/developers/verify-snippets.ts'

// Runs the code that the console tells developers to write, against signatures by the service; all but Go, which few
// machines have.

const folder = mkdtempSync(join(tmpdir(), 'parley-snippets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SDK = new URL('../../sdk/dist/index.js', import.meta.url).href
const [secret, oldSecret] = [newSigningSecret(), newSigningSecret()]
const id = 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a'
const body = JSON.stringify({
  id,
  type: 'gig.created',
  timestamp: '2026-11-14T23:55:00.000Z',
  data: { title: 'Ein Stück' },
})
const timestampSeconds = Math.floor(Date.now() / 1000)
// As during a rotation: signed with the old secret and the new one.
const genuine = signedHeaders([oldSecret, secret], { id, timestampSeconds, body })
const old = signedHeaders([secret], { id, timestampSeconds: timestampSeconds - 3_600, body })

const has = (program: string) => spawnSync(program, ['--version']).error === undefined

/** Runs a program that prints the type of the event, or fails. */
function printed(program: string, args: string[], env: Record<string, string> = {}): string | null {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const { status, stdout } = spawnSync('env', [...settings, program, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

function node(code: string, call: string, headers: object, text: string): string | null {
  const program = `${code.replace("'@parley/sdk'", JSON.stringify(SDK))}
const [headers, body] = JSON.parse(process.argv[1])
${call}`
  const file = join(folder, 'receiver.mjs')
  writeFileSync(file, program.replace('process.argv[1]', 'process.argv[2]'))
  return printed(process.execPath, [file, JSON.stringify([headers, text])], { WEBHOOK_SECRET: secret })
}

function python(headers: object, text: string): string | null {
  const file = join(folder, 'receiver.py')
  writeFileSync(
    file,
    `${snippets.python.code}

import sys
headers, body, secret = json.loads(sys.argv[1])
print(verify(headers, body.encode(), secret)["type"])`,
  )
  return printed('python3', [file, JSON.stringify([headers, text, secret])])
}

const receivers: Record<string, { isHere: boolean; receive: (headers: object, text: string) => string | null }> = {
  'Node with the SDK': {
    isHere: true,
    receive: (headers, text) => node(snippets.node.code, 'console.log(await receive(headers, body))', headers, text),
  },
  'Node without packages': {
    isHere: true,
    receive: (headers, text) =>
      node(snippets.plain.code, 'console.log(verify(headers, body, process.env.WEBHOOK_SECRET).type)', headers, text),
  },
  Python: { isHere: has('python3'), receive: python },
}

describe.each(Object.entries(receivers))('%s', (_, { isHere, receive }) => {
  it.runIf(isHere)('accepts what the service signs, and nothing that was changed or is old', () => {
    expect(receive(genuine, body)).toBe('gig.created')
    expect(receive(genuine, body.replace('Stück', 'Stueck'))).toBeNull()
    expect(receive({ ...genuine, 'webhook-id': 'evt_other' }, body)).toBeNull()
    expect(receive({ ...genuine, 'webhook-signature': 'v1,' }, body)).toBeNull()
    expect(receive(old, body)).toBeNull()
  })
})

it.runIf(has('openssl'))('the shell prints one of the signatures', () => {
  writeFileSync(join(folder, 'body.json'), body)
  const settings = [`WEBHOOK_SECRET=${secret}`, `WEBHOOK_ID=${id}`, `WEBHOOK_TIMESTAMP=${timestampSeconds}`]
  const signature = execFileSync('env', [...settings, 'sh', '-c', snippets.shell.code], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(genuine['webhook-signature'].split(' ')).toContain(`v1,${signature.trim()}`)
})
