import { destination as openDestination } from 'pino'
import { BadConfig, type Config, loadConfig } from '../config.ts'
import { isWellFormedSecret } from '../people/keys/secret.ts'
import { createLog, type LogFormat, textOutput } from '../platform/log.ts'
import { openStorage, type Storage } from '../storage.ts'

/** Opens the database for a one-off command and closes it afterward. Logs to standard error. */
export async function withStorage<T>(
  use: (storage: Storage, config: Config) => Promise<T>,
  { config = checkedConfig(), anySecret = false } = {},
): Promise<T> {
  const format = config.logFormat ?? formatFor(process.stderr)
  const output = format === 'text' ? textOutput(process.stderr) : openDestination({ fd: 2, sync: true })
  const log = createLog(config.logLevel, output)
  const storage = await openStorage(config, log, () => {}, { anySecret })
  try {
    return await use(storage, config)
  } finally {
    await storage.close()
  }
}

export function checkedConfig(): Config {
  const config = loadConfig()
  if (config.operatorKey && !isWellFormedSecret(config.operatorKey)) {
    throw new BadConfig(['OPERATOR_KEY has a wrong checksum. Create a new one with: npm run new-secrets'])
  }
  return config
}

export function formatFor(stream: { isTTY?: boolean }): LogFormat {
  return stream.isTTY ? 'text' : 'json'
}
