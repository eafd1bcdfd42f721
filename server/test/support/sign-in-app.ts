import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `examples/sign-in.js`, which signs people in with Parley, at http://localhost:<port>; returns what ends it. */
export async function startSignInApp(
  world: { url: string },
  app: { id: string; secret: string; port: number },
): Promise<() => void> {
  const env = { PARLEY_URL: world.url, CLIENT_ID: app.id, CLIENT_SECRET: app.secret, PORT: `${app.port}` }
  const running = spawn(process.execPath, ['examples/sign-in.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(running.stdout, 'data')
  return () => running.kill()
}
