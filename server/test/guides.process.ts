import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { newSecret } from '../src/people/keys/secret.ts'
import { administer, urlOf } from './support/cluster.ts'
import { freePort, startService, stopAllServices } from './support/service-process.ts'
import { acceptTerms, publishTerms } from './support/terms.ts'
import { createWorld } from './support/world.ts'

const FOLDER = new URL('../../docs/guides/', import.meta.url)
const world = await createWorld({ working: true })
// As in the demo market. The service that the guide going-live starts has none.
await acceptTerms(world.operator, (await publishTerms(world.operator)).terms_version)
const guides = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : []))
const programs = guides.filter((name) => textOf(name).includes('```js'))

afterAll(stopAllServices)

describe('a guide', () => {
  it('is listed in the index, and links only to pages that exist', () => {
    for (const name of guides) {
      if (name !== 'README') expect(textOf('README')).toContain(`](${name}.md)`)
      const links = [...textOf(name).matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, target]) => target)
      expect(guides).toEqual(expect.arrayContaining(links))
    }
  })

  // One after the other, because the one about the clock moves the time of the service.
  it.each(programs.filter((name) => name !== 'going-live'))('%s runs, and prints what it says', async (name) => {
    await expectPromisedOutput(name, world.url, String(world.operator.secret))
  })

  it('going-live starts a live service with its .env, and runs', async () => {
    const { connection, template } = inject('cluster')
    const database = `${template}_${randomBytes(4).toString('hex')}`
    await administer(connection, (client) => client.query(`create database ${database} template ${template}`))
    const [, dotEnv = ''] = /^```ini\n(.*?)^```/ms.exec(textOf('going-live')) ?? []
    const OPERATOR_KEY = newSecret()
    const service = await startService({
      ...(parseEnv(dotEnv) as Record<string, string>),
      DATABASE_URL: urlOf({ ...connection, database }).href,
      SECRET_KEY: randomBytes(32).toString('base64'),
      OPERATOR_KEY,
      METRICS_PORT: String(await freePort()),
    })
    await expectPromisedOutput('going-live', service.url, OPERATOR_KEY)
    service.child.kill('SIGTERM')
    expect(await service.exited).toBe(0)
  })
})

/** Runs the guide as readers do. Every output that its comments promise has to be printed, in this order. */
async function expectPromisedOutput(name: string, url: string, operatorKey: string): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('run.js', FOLDER)), name], {
    env: { PARLEY_URL: url, OPERATOR_KEY: operatorKey },
  })
  const promised = [...textOf(name).matchAll(/^ *console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => text)
  const printed = stdout.split('\n').filter((line) => promised.includes(line))
  expect(printed, stdout).toEqual(promised)
}

function textOf(name: string): string {
  return readFileSync(new URL(`${name}.md`, FOLDER), 'utf8')
}
