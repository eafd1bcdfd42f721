import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Deadlines, defaultDeadlines } from './platform/kernel/deadlines.ts'

export interface Config {
  port: number
  host: string
  /** Where callers reach the service, without a trailing slash. Null: derived from host and port. */
  publicUrl: string | null
  mode: 'sandbox' | 'live'
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** 32 bytes. Null: generated and stored in `dataDir`. */
  secretKey: Buffer | null
  operatorKey: string | null
  currency: string
  platformFeeBps: number
  deadlines: Deadlines
  payments: 'sandbox' | 'manual'
  /** Shown with deposits that an operator confirms by hand. */
  depositInstructions: string | null
  rateLimitPerMinute: number
  /** `any` also lets webhooks reach private addresses, and plain http. */
  webhookTargets: 'public' | 'any'
  logLevel: string
  /** Null: no metrics. */
  metricsPort: number | null
}

/** Its message lists every problem of the configuration. */
export class BadConfig extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.name = 'BadConfig'
  }
}

/** From the environment and `.env` in the working directory; the environment wins. */
export function loadConfig(): Config {
  return parseConfig({ ...readDotEnv(), ...process.env })
}

export function parseConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []

  function text(name: string): string | null {
    const value = env[name]?.trim()
    return value ? value : null
  }
  function whole(name: string, fallback: number, min: number, max: number): number {
    const value = text(name)
    if (value === null) return fallback
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
    return fallback
  }
  function oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const value = text(name)
    if (value === null) return fallback
    const found = allowed.find((candidate) => candidate === value)
    if (found === undefined) problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
    return found ?? fallback
  }
  function url(name: string, protocols: readonly string[]): string | null {
    const value = text(name)
    if (value === null) return null
    // The value may contain a password, so the messages do not repeat it.
    if (!URL.canParse(value)) problems.push(`${name} must be a URL.`)
    else if (!protocols.includes(new URL(value).protocol)) {
      problems.push(`${name} must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
    }
    return value
  }
  function secretKey(): Buffer | null {
    const value = text('SECRET_KEY')
    if (value === null) return null
    const bytes = Buffer.from(value, 'base64')
    if (bytes.length === 32 && /^[A-Za-z0-9+/_-]{43}=?$/.test(value)) return bytes
    problems.push('SECRET_KEY must be 32 bytes in base64; make one with: openssl rand -base64 32')
    return null
  }
  function operatorKey(): string | null {
    const value = text('OPERATOR_KEY')
    if (value !== null && !/^parley_sk_[0-9A-Za-z]{40}$/.test(value)) {
      problems.push(
        'OPERATOR_KEY must be a key secret: parley_sk_ and 40 letters or digits. Leave it out to generate one.',
      )
    }
    return value
  }
  function currency(): string {
    const value = text('CURRENCY') ?? 'USD'
    if (!/^[A-Z]{3}$/.test(value) || !Intl.supportedValuesOf('currency').includes(value)) {
      problems.push(`CURRENCY must be an ISO 4217 code such as USD, not "${value}".`)
    }
    return value
  }

  function deadlinesFrom(): Deadlines {
    const days = (name: string, fallback: number) => whole(`DEADLINE_${name}_DAYS`, fallback, 1, 3_650)
    return {
      negotiationRoundDays: days('NEGOTIATION_ROUND', defaultDeadlines.negotiationRoundDays),
      negotiationDays: days('NEGOTIATION', defaultDeadlines.negotiationDays),
      contractApprovalDays: days('CONTRACT_APPROVAL', defaultDeadlines.contractApprovalDays),
      contractIdleDays: days('CONTRACT_IDLE', defaultDeadlines.contractIdleDays),
      contractUnfundedDays: days('CONTRACT_UNFUNDED', defaultDeadlines.contractUnfundedDays),
      disputeAnswerDays: days('DISPUTE_ANSWER', defaultDeadlines.disputeAnswerDays),
      disputeRecommendationDays: days('DISPUTE_RECOMMENDATION', defaultDeadlines.disputeRecommendationDays),
      disputeAcceptanceDays: days('DISPUTE_ACCEPTANCE', defaultDeadlines.disputeAcceptanceDays),
      disputeArbitrationDays: days('DISPUTE_ARBITRATION', defaultDeadlines.disputeArbitrationDays),
      contractReviewDays: days('CONTRACT_REVIEW', defaultDeadlines.contractReviewDays),
      agentApprovalHours: whole('DEADLINE_AGENT_APPROVAL_HOURS', defaultDeadlines.agentApprovalHours, 1, 87_600),
    }
  }

  const config: Config = {
    port: whole('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    mode: oneOf('MODE', 'sandbox', ['sandbox', 'live']),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    secretKey: secretKey(),
    operatorKey: operatorKey(),
    currency: currency(),
    platformFeeBps: whole('PLATFORM_FEE_BPS', 500, 0, 10_000),
    deadlines: deadlinesFrom(),
    payments: oneOf('PAYMENTS', 'sandbox', ['sandbox', 'manual']),
    depositInstructions: text('DEPOSIT_INSTRUCTIONS'),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 1200, 0, 1_000_000_000),
    webhookTargets: oneOf('WEBHOOK_TARGETS', 'public', ['public', 'any']),
    logLevel: oneOf('LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 0, 0, 65_535),
  }
  if (config.mode === 'live') {
    if (!config.databaseUrl) problems.push('MODE=live needs DATABASE_URL; the embedded database is for the sandbox.')
    if (!config.secretKey && !text('SECRET_KEY')) problems.push('MODE=live needs SECRET_KEY.')
    if (config.payments === 'sandbox') problems.push('MODE=live needs a real PAYMENTS provider, such as manual.')
  }
  if (problems.length > 0) throw new BadConfig(problems)
  return config
}

function readDotEnv(): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync('.env', 'utf8')) as Record<string, string | undefined>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
