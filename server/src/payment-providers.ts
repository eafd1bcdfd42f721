import type { Logger } from 'pino'
import { BadConfig, type Config, publicUrlOf } from './config.ts'
import type { ProviderConnections } from './money/providers/domain.ts'
import { createStripeConnection } from './money/stripe/connection.ts'

/** The payment providers that the configuration has credentials for, whether new payments use them or not. */
export function connectProviders(config: Config): ProviderConnections {
  const { stripe, mode, currency } = config
  return {
    ...(stripe && {
      stripe: createStripeConnection({ ...stripe, mode, currency, publicUrl: publicUrlOf(config, config.port) }),
    }),
  }
}

/** Throws if a provider says that its configuration is wrong. A provider that can't be asked doesn't keep the service from starting. */
export async function checkProviders(connections: ProviderConnections, log: Logger): Promise<void> {
  const found = await Promise.all(
    Object.entries(connections).map(async ([provider, connection]) => {
      try {
        return await connection.findProblems()
      } catch (error) {
        log.warn(
          { provider, reason: error instanceof Error ? error.message : String(error) },
          'the payment provider can’t be asked yet',
        )
        return []
      }
    }),
  )
  const problems = found.flat()
  if (problems.length > 0) throw new BadConfig(problems)
}
