import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// Started by the test run with the folder that holds everything it creates. When the run has ended, for any reason,
// its end of the pipe closes. Then this process stops every PostgreSQL in the folder and deletes the folder.

const [folder] = process.argv.slice(2)
const ROUNDS_MAX = 150
const PAUSE_MS = 200

process.stdin.resume()
await once(process.stdin, 'close')
// A service stopping at the same moment may still write files, so one round may not be enough.
for (let round = 0; round < ROUNDS_MAX && existsSync(folder); round++) {
  const clusters = await findClusters()
  const running = (await Promise.all(clusters.map(postmasterOf))).filter((pid) => pid !== null)
  for (const pid of running) process.kill(pid, 'SIGQUIT')
  if (running.length === 0) {
    const paths = [...clusters.map((cluster) => dirname(cluster)), folder]
    for (const path of paths) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
  await sleep(PAUSE_MS)
}

/** The folders of all clusters. When root runs the tests, some are elsewhere, and a file says where. */
async function findClusters() {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const clusters = files.filter((file) => /(^|\/)postgres-\d+$/.test(file)).map((file) => join(folder, file))
  const notes = files.filter((file) => /(^|\/)postgres-location$/.test(file))
  const elsewhere = await Promise.all(
    notes.map(async (file) => {
      const [home] = (await readFile(join(folder, file), 'utf8')).split('\n')
      const names = await readdir(home).catch(() => [])
      return names.filter((name) => /^postgres-\d+$/.test(name)).map((name) => join(home, name))
    }),
  )
  return [...clusters, ...elsewhere.flat()]
}

/** The process of this cluster, or null. The command line is checked, since another program may have its id by now. */
async function postmasterOf(cluster) {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!(pid > 0)) return null
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).includes(cluster)
      ? pid
      : null
  } catch {
    return null
  }
}
