import { spawn } from 'node:child_process'

/** The keychain of the operating system. */
export interface Keychain {
  /** What people call it. */
  name: string
  get(account: string): Promise<string | null>
  set(account: string, secret: string): Promise<void>
  delete(account: string): Promise<void>
}

const SERVICE = 'parley-cli'
const TIMEOUT_MS = 30_000

/** The keychain of this machine, used with the commands that its system documents; null if there is none. */
export async function findKeychain(platform: NodeJS.Platform = process.platform): Promise<Keychain | null> {
  const keychain = platform === 'darwin' ? macKeychain : platform === 'linux' ? secretService : null
  if (keychain === null) return null
  try {
    // A Linux machine can have the command without a session in which secrets are kept.
    await keychain.get('probe')
    return keychain
  } catch {
    return null
  }
}

// libsecret: secrets are passed on standard input, where other processes cannot see them.
const secretService: Keychain = {
  name: 'the keyring (secret-tool)',
  async get(account) {
    const { code, stdout, stderr } = await run('secret-tool', ['lookup', 'service', SERVICE, 'account', account])
    if (code === 0) return stdout
    if (stderr.trim() === '') return null
    throw new Error(stderr.trim())
  },
  async set(account, secret) {
    const label = `Parley (${account})`
    await succeed(run('secret-tool', ['store', '--label', label, 'service', SERVICE, 'account', account], secret))
  },
  async delete(account) {
    await run('secret-tool', ['clear', 'service', SERVICE, 'account', account])
  },
}

const NOT_FOUND_ON_MAC = 44

const macKeychain: Keychain = {
  name: 'the keychain (security)',
  async get(account) {
    const { code, stdout, stderr } = await run('security', [
      'find-generic-password',
      '-s',
      SERVICE,
      '-a',
      account,
      '-w',
    ])
    if (code === 0) return Buffer.from(stdout.trim(), 'base64').toString()
    if (code === NOT_FOUND_ON_MAC) return null
    throw new Error(stderr.trim())
  },
  async set(account, secret) {
    // As a command on standard input, where other processes cannot see it; base64 needs no quoting there.
    const encoded = Buffer.from(secret).toString('base64')
    await succeed(run('security', ['-i'], `add-generic-password -U -s ${SERVICE} -a "${account}" -w ${encoded}\n`))
  },
  async delete(account) {
    await run('security', ['delete-generic-password', '-s', SERVICE, '-a', account])
  },
}

interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

function run(command: string, args: string[], input = ''): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'pipe', timeout: TIMEOUT_MS })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    child.stdin.end(input)
  })
}

async function succeed(running: Promise<Finished>): Promise<void> {
  const { code, stderr } = await running
  if (code !== 0) throw new Error(stderr.trim() || `exit code ${code}`)
}
