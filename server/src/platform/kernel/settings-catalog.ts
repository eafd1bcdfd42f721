import { defaultDeadlines } from './deadlines.ts'
import { type Quota, quotas } from './quotas.ts'

/** The groups of settings, each with a line about them. */
export const settingGroups = {
  service: 'Everything has a default. Copy this file to .env and change what you need.',
  storage: 'The database and the secrets.',
  money: 'Money.',
  deadlines: 'Deadlines. Changes apply to what starts afterward; contracts keep those they were agreed with.',
  quotas:
    'Quotas per user. A request that would exceed one gets 409 quota_reached. Daily quotas count the last 24 hours.',
  mail: 'Email, and who can join.',
  limits: 'Limits and networks.',
  logs: 'Logs and metrics.',
} as const
export type SettingGroup = keyof typeof settingGroups

export interface SettingInfo {
  group: SettingGroup
  meaning: string
  /** Null: unset; the meaning says what happens then. */
  default: string | null
  /** Shown in .env.example when there is no default. */
  example?: string
  /** True if its value must never be shown. */
  isSecret?: true
  /** Which values it may have; only for settings that operators can change while the service is running. */
  range?: SettingRange
}

export type SettingRange = { minimum: number; maximum: number } | { choices: readonly [string, ...string[]] }

/** All settings of the service. Nothing else in the environment is read; .env.example and the API list them from here. */
export const settingsCatalog = {
  PORT: setting('service', '3000', 'The port the service listens on. 0: any free port.'),
  HOST: setting(
    'service',
    '127.0.0.1',
    'The address the service listens on. If a host name has several addresses, the first one is used.',
  ),
  PUBLIC_URL: {
    ...setting(
      'service',
      null,
      'The public address of the service: used in Location, Link, the docs and emails. Unset: http://localhost and the port. Live mode needs https://, except on loopback. With https://, cookies are Secure. Passkeys belong to its host name.',
    ),
    example: 'https://api.example.com',
  },
  MODE: setting(
    'service',
    'sandbox',
    'sandbox or live. live needs DATABASE_URL, SECRET_KEY and a real PAYMENTS provider. The database remembers MODE, CURRENCY and SECRET_KEY from its first start and refuses any others.',
  ),
  DATABASE_URL: {
    ...secret('storage', 'Any PostgreSQL 15 or later. Unset: an embedded one under DATA_DIR.'),
    example: 'postgres://parley:secret@localhost:5432/parley',
  },
  STATEMENT_TIMEOUT_MS: setting(
    'storage',
    '2000',
    'How long a database statement may take, in milliseconds; a search may take half of it. A request that takes longer gets a 503. Raise this if the database is slow.',
  ),
  DATABASE_LOOKUP_CONNECTIONS: perCore(
    '1',
    'Database connections shared by key lookups and reads of a single resource.',
  ),
  DATABASE_LIST_CONNECTIONS: perCore('1', 'Database connections shared by lists whose pages are found quickly.'),
  DATABASE_SEARCH_CONNECTIONS: perCore(
    '2',
    'Database connections for searches and other lists that might be slow. Each handles one request at a time.',
  ),
  DATABASE_WRITE_CONNECTIONS: perCore(
    '6',
    'How many writes run at once, each on its own database connection. Six more connections are for the worker and for authorizing apps.',
  ),
  QUEUE_WAITING_MAX: setting(
    'storage',
    '500',
    'How many requests can wait for each kind of connection. Beyond this, the user with the most waiting requests gets a 503.',
  ),
  QUEUE_WAIT_MAX_MS: setting(
    'storage',
    '2000',
    'How long a request waits for a connection, in milliseconds, before it gets a 503. Under overload, writes wait a sixteenth of this.',
  ),
  DATA_DIR: setting('storage', './data', 'The folder for the embedded database and generated secrets.'),
  FILES_URL: {
    ...secret(
      'storage',
      'Where uploaded files are stored: a folder (file:///var/lib/parley/files) or a bucket in S3 or on a compatible server (s3://bucket/folder?region=eu-central-1&endpoint=https://storage.example.com). Credentials can be in the URL (s3://key:secret@bucket, percent-encoded); otherwise, the AWS SDK takes them from the environment or the machine’s role. All nodes share it. Unset: the folder files in DATA_DIR.',
    ),
    example: 's3://parley-files?region=eu-central-1',
  },
  SECRET_KEY: secret(
    'storage',
    '32 bytes in base64, the same on all nodes; encrypts stored secrets and signs cursors. Unset (sandbox only): created and kept in DATA_DIR. Create one with: npm run new-secrets',
  ),
  PREVIOUS_SECRET_KEY: secret('storage', 'Only for npm run change-secret-key: the key that SECRET_KEY replaces.'),
  OPERATOR_KEY: secret(
    'storage',
    'The operator’s first key. Unset: created on the first start and shown once. Create one with: npm run new-secrets',
  ),
  CURRENCY: setting('money', 'USD', 'ISO 4217; one currency per deployment.'),
  PLATFORM_FEE_BPS: {
    ...setting('money', '500', 'The platform’s share of each release, in hundredths of a percent.'),
    range: { minimum: 0, maximum: 10_000 },
  },
  PAYMENTS: setting(
    'money',
    'sandbox',
    'The payment provider: sandbox (play money), manual (operators move the money) or stripe (Stripe Connect). Payments finish with the provider they started with.',
  ),
  STRIPE_SECRET_KEY: secret(
    'money',
    'With PAYMENTS=stripe: the secret key of the platform’s Stripe account, a live one in live mode and a test one in a sandbox. Keep it set after a change of PAYMENTS, until all payments made with Stripe have ended.',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    'money',
    'With PAYMENTS=stripe: the signing secrets of the webhook endpoints, separated by commas, since each endpoint has its own.',
  ),
  STRIPE_API_BASE: {
    ...setting('money', null, 'Where Stripe’s API is, for tests in a sandbox. Unset: Stripe’s own address.'),
    example: 'http://localhost:12111',
  },
  DEPOSIT_MAX_CENTS: setting(
    'money',
    '1000000000',
    'The most a user can deposit at once, in the smallest unit of the currency. A larger request gets 422 too_large.',
  ),
  WITHDRAWAL_MAX_CENTS: setting('money', '1000000000', 'The most a user can withdraw at once, in the same unit.'),
  DEPOSIT_INSTRUCTIONS: {
    ...setting(
      'money',
      null,
      'With PAYMENTS=manual: instructions for paying a deposit, shown with it. {id} stands for the deposit’s id.',
    ),
    example: '"Transfer the amount to IBAN FR76 3000 6000 0112 3456 7890 189 and enter {id} as the payment reference."',
  },
  DEADLINE_NEGOTIATION_ROUND_DAYS: days(
    'negotiationRoundDays',
    'From the latest round of a negotiation until it expires.',
  ),
  DEADLINE_NEGOTIATION_DAYS: days('negotiationDays', 'From the start of a negotiation until it expires.'),
  DEADLINE_CONTRACT_APPROVAL_DAYS: days('contractApprovalDays', 'For both sides to approve a contract.'),
  DEADLINE_CONTRACT_IDLE_DAYS: days('contractIdleDays', 'Until an idle contract without open milestones is completed.'),
  DEADLINE_CONTRACT_UNFUNDED_DAYS: days('contractUnfundedDays', 'Until a contract that was never funded is canceled.'),
  DEADLINE_CONTRACT_REVIEW_DAYS: days(
    'contractReviewDays',
    'After a contract ends, for both sides to review each other.',
  ),
  DEADLINE_MILESTONE_IDLE_DAYS: days(
    'milestoneIdleDays',
    'Until a milestone’s held money is refunded because no one has acted on it.',
  ),
  DEADLINE_MILESTONE_IDLE_NOTICE_DAYS: days(
    'milestoneIdleNoticeDays',
    'How long before that refund both sides are notified.',
  ),
  DEADLINE_DISPUTE_ANSWER_DAYS: days('disputeAnswerDays', 'For the other side to respond to a dispute.'),
  DEADLINE_DISPUTE_RECOMMENDATION_DAYS: days('disputeRecommendationDays', 'For an arbiter to recommend an amount.'),
  DEADLINE_DISPUTE_ACCEPTANCE_DAYS: days('disputeAcceptanceDays', 'For both sides to accept the recommendation.'),
  DEADLINE_DISPUTE_ARBITRATION_DAYS: days('disputeArbitrationDays', 'For an arbiter to decide.'),
  DEADLINE_ARBITER_APART_DAYS: days(
    'arbiterApartDays',
    'How long after a dispute its arbiters and parties can’t start new dealings with each other.',
  ),
  DEADLINE_AGENT_APPROVAL_HOURS: {
    ...setting(
      'deadlines',
      String(defaultDeadlines.agentApprovalHours),
      'Hours for an agent’s owner to decide, and for the agent to act on the approval.',
    ),
    range: { minimum: 1, maximum: 87_600 },
  },
  ...quotaSettings(),
  SMTP_URL: secret(
    'mail',
    'The mail server: smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start. Unset: emails are kept and shown at /api/sandbox/mailbox in the sandbox, and not sent at all in live mode.',
  ),
  MAIL_FROM: setting(
    'mail',
    'Parley <parley@localhost>',
    'The sender of emails. If it’s only an address, emails have the marketplace’s name.',
  ),
  EMAIL_WAIT_SECONDS: setting(
    'mail',
    '300',
    'How long people have to see something in the console before they’re emailed about it, in seconds.',
  ),
  SIGN_UP: {
    ...setting(
      'mail',
      null,
      'Whether people can join by signing in with a new address: open or closed. Closed: only if an operator invites them. Unset: open in the sandbox, closed in live mode.',
    ),
    example: 'open',
    range: { choices: ['open', 'closed'] },
  },
  OAUTH_REGISTRATION: setting(
    'mail',
    'closed',
    'Whether apps can register themselves with OAuth: open or closed. If closed, users register apps, or apps publish their description at an https URL.',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    'limits',
    '1200',
    'Requests per minute for each key, session or app. All of a user’s together get five times as many. 0: no limit.',
  ),
  TRUST_PROXY: setting(
    'limits',
    '0',
    'The proxies in front of the service, which send the client’s address in X-Forwarded-For: how many there are, or their addresses, such as 10.0.0.0/8, ::1 (also loopback, linklocal, uniquelocal). The header is ignored from anyone else. 0: no proxy.',
  ),
  WEBHOOK_TARGETS: setting(
    'limits',
    'public',
    'Which addresses webhooks can call: public, or any, which also allows private addresses and plain http.',
  ),
  REQUEST_LOG: setting(
    'logs',
    'on',
    'Whether users can see the requests made with their keys in the last 7 days: on or off. Bodies and queries are never kept.',
  ),
  LOG_LEVEL: setting('logs', 'info', 'fatal, error, warn, info, debug, trace or silent.'),
  LOG_FORMAT: {
    ...setting('logs', null, 'json or text. Unset: text on a terminal, json otherwise.'),
    example: 'json',
  },
  METRICS_PORT: {
    ...setting(
      'logs',
      null,
      'Serves Prometheus metrics at /metrics on a separate port, along with /health and /health/ready. Unset: off.',
    ),
    example: '9464',
  },
} as const satisfies Record<string, SettingInfo>

export type SettingName = keyof typeof settingsCatalog

/** A setting, with the value this deployment uses. */
export interface SettingValue extends SettingInfo {
  name: string
  /** The value in use; null if there is none or it's a secret. */
  value: string | null
  isSet: boolean
}

/** The text of .env.example: every setting with its meaning, commented out. */
export function envExample(): string {
  const settings = Object.entries<SettingInfo>(settingsCatalog)
  const groups = Object.entries(settingGroups).map(([group, about]) => {
    const lines = settings.filter(([, info]) => info.group === group).map(([name, info]) => envLine(name, info))
    return [commented(about), ...lines].join('\n\n')
  })
  return `${groups.join('\n\n\n')}\n`
}

function envLine(name: string, { meaning, default: value, example }: SettingInfo): string {
  const shown = value ?? example ?? ''
  return `${commented(meaning)}\n#${name}=${/[ <]/.test(shown) && !shown.startsWith('"') ? `"${shown}"` : shown}`
}

function commented(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length <= LINE_MAX) lines[lines.length - 1] = line
    else lines.push(`# ${word}`)
  }
  return lines.join('\n')
}

const LINE_MAX = 120

function setting<Group extends SettingGroup, Default extends string | null>(
  group: Group,
  value: Default,
  meaning: string,
) {
  return { group, meaning, default: value }
}

function perCore(count: '1' | '2' | '6', meaning: string) {
  const unset = `Unset: ${count} per processor core, at least 2.`
  return { ...setting('storage', null, `${meaning} ${unset}`), example: count === '6' ? '24' : '4' }
}

function secret(group: SettingGroup, meaning: string) {
  return { group, meaning, default: null, isSecret: true as const }
}

function days(name: keyof typeof defaultDeadlines, meaning: string) {
  return {
    ...setting('deadlines', String(defaultDeadlines[name]), `Days. ${meaning}`),
    range: { minimum: 1, maximum: 3_650 },
  }
}

function quotaSettings() {
  const entries = (Object.keys(quotas) as Quota[]).map((name) => {
    const { limit, of } = quotas[name]
    const info = setting('quotas', String(limit), `The maximum number of ${of}.`)
    return [`QUOTA_${name.toUpperCase()}`, { ...info, range: { minimum: 1, maximum: 1_000_000 } }]
  })
  return Object.fromEntries(entries) as Record<`QUOTA_${Uppercase<Quota>}`, SettingInfo>
}
