import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const releases = new URL('../../releases/', import.meta.url)

it('the compatibility check fails on a breaking change until the changelog names it; additions pass', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-releases-'))
  const document = JSON.parse(await readFile(new URL('0.1.0/openapi.json', releases), 'utf8'))
  const { schemas } = document.components
  delete document.paths['/api/gigs/{id}/apply']
  schemas.NewGig.required.push('currency')
  schemas.Gig.properties.added = { type: 'string' }
  schemas.GigStatus.enum.push('added')
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  async function check(changelog: string) {
    await writeFile(join(folder, 'CHANGELOG.md'), changelog)
    const args = ['check.js', join(folder, 'openapi.json'), join(folder, 'CHANGELOG.md')]
    const { code = 0, stderr } = await run(process.execPath, args, { cwd: fileURLToPath(releases) }).catch(
      (failed) => failed,
    )
    return { code, names: [...stderr.matchAll(/Name: (.+)/g)].map(([, names]) => names) }
  }

  const inOlderRelease = '\n## 0.0.1\n\n### Breaking changes\n\n- `NewGig` requires `currency`.\n'
  expect(
    await check(`## Unreleased\n\n### Breaking changes\n\n- \`/gigs/{id}/apply\` is gone.\n${inOlderRelease}`),
  ).toEqual({ code: 1, names: ['`NewGig` `currency`'] })
  expect(
    await check(
      '## Unreleased\n\n### Breaking changes\n\n- `/gigs/{id}/apply` is gone.\n- `NewGig` requires `currency`.\n',
    ),
  ).toEqual({ code: 0, names: [] })
})
