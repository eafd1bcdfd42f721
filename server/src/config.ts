import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type FileLocation, fileLocationFrom } from './platform/kernel/file-location.ts'
import { editsBetween } from './platform/kernel/nearest.ts'
import { type Rules, rangeOf, rulesFrom } from './platform/kernel/rules.ts'
import {
  type SettingInfo,
  type SettingName,
  type SettingValue,
  settingsCatalog,
} from './platform/kernel/settings-catalog.ts'

export interface Config {
  port: number
  host: string
  /** Where callers reach the service, without a trailing slash. Null: derived from host and port. */
  publicUrl: string | null
  mode: 'sandbox' | 'live'
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** Where file contents are stored. */
  files: FileLocation
  /** How long a statement may take before the request gets a 503. */
  statementTimeoutMs: number
  /** How much the service does at once, and how much can wait. */
  capacity: Capacity
  /** 32 bytes. Null: generated and stored in `dataDir`. */
  secretKey: Buffer | null
  /** Only for the command `change-secret-key`. */
  previousSecretKey: Buffer | null
  operatorKey: string | null
  currency: string
  /** What operators can change while the service is running. */
  rules: Rules
  payments: 'sandbox' | 'manual' | 'stripe'
  /** Set if Stripe is in use, or payments that it started are still open. */
  stripe: StripeConfig | null
  /** The most that a user can deposit or withdraw at once. */
  depositMaxCents: number
  withdrawalMaxCents: number
  /** Shown with deposits that an operator confirms manually. */
  depositInstructions: string | null
  /** The mail server; null: emails are shown in the sandbox's mailbox, or not sent in live. */
  smtpUrl: string | null
  mailFrom: string
  /** How long people have to see something in the console before they're emailed about it. */
  emailWaitSeconds: number
  /** Whether apps can register themselves. */
  oauthRegistration: 'open' | 'closed'
  rateLimitPerMinute: number
  /** Whose `X-Forwarded-For` is trusted: this many proxies in front of the service, or proxies at these addresses. */
  trustProxy: number | string[]
  /** `any` also lets webhooks reach private addresses, and plain http. */
  webhookTargets: 'public' | 'any'
  /** Whether users can see the requests made with their keys in the last 7 days. */
  requestLog: 'on' | 'off'
  logLevel: string
  /** Null: text on a terminal, JSON otherwise. */
  logFormat: 'text' | 'json' | null
  /** Null: no metrics. */
  metricsPort: number | null
  /** Every setting in use, without secrets. */
  settings: readonly SettingValue[]
  /** Likely mistakes that don't keep the service from starting. */
  warnings: string[]
}

/** What's needed to reach Stripe. */
export interface StripeConfig {
  secretKey: string
  /** One for each webhook endpoint. */
  webhookSecrets: string[]
  /** Null: Stripe's own address. */
  apiBase: string | null
}

/** How many database connections each kind of work has, how many requests can wait for them, and how long. */
export interface Capacity {
  lookupConnections: number
  listConnections: number
  searchConnections: number
  writeConnections: number
  waitingMax: number
  waitMaxMs: number
}

/** Its message lists every problem with the configuration. */
export class BadConfig extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
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

  function text(name: SettingName): string | null {
    const value = env[name]?.trim()
    return value ? value : null
  }
  function whole(name: SettingName, min: number, max: number): number {
    const fallback = Number(defaultOf(name))
    const value = text(name)
    if (value === null) return fallback
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    problems.push(`${name} must be an integer from ${min} to ${max}, not "${value}".`)
    return fallback
  }
  function oneOf<const T extends string>(
    name: SettingName,
    allowed: readonly [T, ...T[]],
    fallback = defaultOf(name),
  ): T {
    const value = text(name) ?? fallback
    const found = allowed.find((candidate) => candidate === value)
    if (found === undefined) problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
    return found ?? allowed[0]
  }
  function url(name: SettingName, protocols: readonly string[]): string | null {
    const value = text(name)
    if (value === null) return null
    // The value may contain a password, so the messages don't repeat it.
    if (!URL.canParse(value)) problems.push(`${name} must be a URL.`)
    else if (!protocols.includes(new URL(value).protocol)) {
      problems.push(`${name} must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
    }
    return value
  }
  function fileLocation(): FileLocation {
    const folder: FileLocation = { kind: 'folder', path: resolve(text('DATA_DIR') ?? defaultOf('DATA_DIR'), 'files') }
    const value = text('FILES_URL')
    const location = value === null ? folder : fileLocationFrom(value)
    if (typeof location !== 'string') return location
    // The value may contain a secret, so the message doesn't repeat it.
    problems.push(`FILES_URL ${location}.`)
    return folder
  }
  function secretKey(name: SettingName): Buffer | null {
    const value = text(name)
    if (value === null) return null
    const bytes = Buffer.from(value, 'base64')
    if (bytes.length === 32 && /^[A-Za-z0-9+/_-]{43}=?$/.test(value)) return bytes
    problems.push(`${name} must be 32 bytes in base64. Create one with: openssl rand -base64 32`)
    return null
  }
  function operatorKey(): string | null {
    const value = text('OPERATOR_KEY')
    if (value !== null && !/^parley_sk_[0-9A-Za-z]{40}$/.test(value)) {
      problems.push(
        'OPERATOR_KEY must be a key secret: parley_sk_ and 40 letters or digits. Leave it unset to generate one.',
      )
    }
    return value
  }
  function currency(): string {
    const value = text('CURRENCY') ?? defaultOf('CURRENCY')
    if (!/^[A-Z]{3}$/.test(value) || !Intl.supportedValuesOf('currency').includes(value)) {
      problems.push(`CURRENCY must be an ISO 4217 code such as USD, not "${value}".`)
    }
    return value
  }

  function stripe(payments: Config['payments']): StripeConfig | null {
    const secretKey = text('STRIPE_SECRET_KEY')
    const webhookSecrets = (text('STRIPE_WEBHOOK_SECRET') ?? '').split(',').flatMap((part) => part.trim() || [])
    const apiBase = url('STRIPE_API_BASE', ['http:', 'https:'])
    if (payments === 'stripe') {
      if (!secretKey) problems.push('PAYMENTS=stripe needs STRIPE_SECRET_KEY.')
      if (webhookSecrets.length === 0) problems.push('PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET.')
    }
    return secretKey === null ? null : { secretKey, webhookSecrets, apiBase }
  }

  function trustProxy(): number | string[] {
    const value = text('TRUST_PROXY') ?? defaultOf('TRUST_PROXY')
    if (/^\d+$/.test(value)) return whole('TRUST_PROXY', 0, 10)
    const addresses = value.split(',').map((part) => part.trim())
    if (addresses.every(isAddressRange)) return addresses
    problems.push(
      'TRUST_PROXY must be a number of proxies, or their addresses, such as "10.0.0.0/8, ::1"; also loopback, linklocal and uniquelocal.',
    )
    return 0
  }

  function ruleNumber(name: SettingName): number {
    const range = rangeOf(name)
    if (!range || 'choices' in range) throw new Error(`${name} is not a number that can be changed.`)
    return whole(name, range.minimum, range.maximum)
  }

  function capacityFrom(): Capacity {
    const perCore = (name: SettingName, count: number) =>
      text(name) === null ? Math.max(2, count * availableParallelism()) : whole(name, 1, 1_000)
    return {
      lookupConnections: perCore('DATABASE_LOOKUP_CONNECTIONS', 1),
      listConnections: perCore('DATABASE_LIST_CONNECTIONS', 1),
      searchConnections: perCore('DATABASE_SEARCH_CONNECTIONS', 2),
      writeConnections: perCore('DATABASE_WRITE_CONNECTIONS', 6),
      waitingMax: whole('QUEUE_WAITING_MAX', 0, 100_000),
      waitMaxMs: whole('QUEUE_WAIT_MAX_MS', 0, 600_000),
    }
  }

  const payments = oneOf('PAYMENTS', ['sandbox', 'manual', 'stripe'])
  const config: Config = {
    port: whole('PORT', 0, 65_535),
    host: text('HOST') ?? defaultOf('HOST'),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    mode: oneOf('MODE', ['sandbox', 'live']),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(text('DATA_DIR') ?? defaultOf('DATA_DIR')),
    files: fileLocation(),
    statementTimeoutMs: whole('STATEMENT_TIMEOUT_MS', 100, 600_000),
    capacity: capacityFrom(),
    secretKey: secretKey('SECRET_KEY'),
    previousSecretKey: secretKey('PREVIOUS_SECRET_KEY'),
    operatorKey: operatorKey(),
    currency: currency(),
    rules: rulesFrom(ruleNumber, oneOf('SIGN_UP', ['open', 'closed'], text('MODE') === 'live' ? 'closed' : 'open')),
    payments,
    stripe: stripe(payments),
    depositMaxCents: whole('DEPOSIT_MAX_CENTS', 1, Number.MAX_SAFE_INTEGER),
    withdrawalMaxCents: whole('WITHDRAWAL_MAX_CENTS', 1, Number.MAX_SAFE_INTEGER),
    depositInstructions: text('DEPOSIT_INSTRUCTIONS'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? defaultOf('MAIL_FROM'),
    emailWaitSeconds: whole('EMAIL_WAIT_SECONDS', 0, 86_400),
    oauthRegistration: oneOf('OAUTH_REGISTRATION', ['open', 'closed']),
    rateLimitPerMinute: whole('RATE_LIMIT_PER_MINUTE', 0, 1_000_000_000),
    trustProxy: trustProxy(),
    webhookTargets: oneOf('WEBHOOK_TARGETS', ['public', 'any']),
    requestLog: oneOf('REQUEST_LOG', ['on', 'off']),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    logFormat: text('LOG_FORMAT') === null ? null : oneOf('LOG_FORMAT', ['json', 'text']),
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 0, 65_535),
    settings: [],
    warnings: Object.keys(env).flatMap((name) => warningAbout(name) ?? []),
  }
  const { capacity } = config
  config.settings = settingsOf(text, {
    SIGN_UP: config.rules.signUp,
    DATABASE_LOOKUP_CONNECTIONS: String(capacity.lookupConnections),
    DATABASE_LIST_CONNECTIONS: String(capacity.listConnections),
    DATABASE_SEARCH_CONNECTIONS: String(capacity.searchConnections),
    DATABASE_WRITE_CONNECTIONS: String(capacity.writeConnections),
  })
  if (config.mode === 'live') {
    if (!config.databaseUrl) problems.push('MODE=live needs DATABASE_URL; the embedded database is for the sandbox.')
    if (!config.secretKey && !text('SECRET_KEY')) problems.push('MODE=live needs SECRET_KEY.')
    if (config.smtpUrl && !text('MAIL_FROM'))
      problems.push('SMTP_URL needs MAIL_FROM, the address that emails come from.')
    if (isPlainHttp(publicUrlOf(config, config.port))) {
      problems.push('MODE=live needs a PUBLIC_URL that starts with https://, except on loopback.')
    }
    if (config.smtpUrl && !config.publicUrl) problems.push('SMTP_URL needs PUBLIC_URL, for the links in emails.')
    if (!config.smtpUrl) {
      config.warnings.push('Email is off because SMTP_URL isn’t set. No one can sign in by email or be invited.')
    }
    if (config.payments === 'sandbox') problems.push('MODE=live needs a real PAYMENTS provider: stripe or manual.')
  }
  if (problems.length > 0) throw new BadConfig([...problems, ...config.warnings])
  return config
}

/** Where callers reach the service. On loopback, it uses a name, because passkeys don't work with an address. */
export function publicUrlOf({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (publicUrl !== null) return publicUrl
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

// Whether callers reach the service over http from other machines.
function isPlainHttp(url: string): boolean {
  if (!url.startsWith('http:')) return false
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: '' }
  return !isLoopback(hostname)
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}

function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const isPrefix = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && isPrefix && rest.length === 0
}

function defaultOf(name: SettingName): string {
  return settingsCatalog[name].default ?? ''
}

/** Every setting in use. `inUse` has those whose default depends on others. */
function settingsOf(
  textOf: (name: SettingName) => string | null,
  inUse: Partial<Record<SettingName, string>>,
): SettingValue[] {
  return (Object.keys(settingsCatalog) as SettingName[]).map((name) => {
    const info: SettingInfo = settingsCatalog[name]
    const text = textOf(name)
    const value = info.isSecret ? null : (text ?? inUse[name] ?? info.default)
    return { ...info, name, value, isSet: text !== null }
  })
}

/** A warning about a variable that this service doesn't read but whose name resembles one it does; null otherwise. */
function warningAbout(name: string): string | null {
  if (Object.hasOwn(settingsCatalog, name) || OF_OUR_TOOLS.has(name)) return null
  // Typos rarely affect the first letter, and npm sets NODE, which is close to MODE.
  const similar = Object.keys(settingsCatalog).find(
    (ours) => ours[0] === name[0] && editsBetween(name, ours) <= (ours.length < 8 ? 1 : 2),
  )
  if (similar) return `The variable ${name} is unknown and has no effect. Did you mean ${similar}?`
  return OUR_PREFIX.test(name) ? `The variable ${name} is unknown and has no effect. See .env.example.` : null
}

/** What the command line and the SDK read, often in the same shell or `.env`. */
const OF_OUR_TOOLS = new Set(['PARLEY_URL', 'PARLEY_KEY', 'PARLEY_PROFILE', 'PARLEY_CONFIG_DIR', 'PARLEY_KEYCHAIN'])

const OUR_PREFIX =
  /^(PARLEY|DATABASE|FILES|QUEUE|DEADLINE|PLATFORM|QUOTA|RATE_LIMIT|WEBHOOK|METRICS|STATEMENT|SMTP|MAIL|EMAIL|OAUTH|STRIPE)_/

function readDotEnv(): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync('.env', 'utf8')) as Record<string, string | undefined>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
