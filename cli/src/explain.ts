import { ConnectionError, type Issue, ParleyError } from '@parley/sdk'
import type { Server } from './cli.ts'
import { CommandFailed, exitCodes } from './exit-codes.ts'
import { commandWithKey, loginCommand } from './hints.ts'
import { safe, type Terminal } from './terminal.ts'

const TOO_MANY = 429

export interface Explained {
  exitCode: number
  lines: string[]
  json: object
}

/** What went wrong, in words and for programs, and what to do next. */
export function explain(error: unknown, terminal: Terminal, server: Server | null): Explained {
  if (error instanceof CommandFailed) {
    const { message, next, exitCode } = error
    const lines = [headline(terminal, message), ...next.map((each) => step(terminal, each))]
    return { exitCode, lines, json: { error: { code: 'CLI', message, next } } }
  }
  if (error instanceof ParleyError) return explainRefusal(error, terminal, server)
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { exitCode: exitCodes.failed, lines: [headline(terminal, message)], json: { error: { code: 'CLI', message } } }
}

function explainRefusal(error: ParleyError, terminal: Terminal, server: Server | null): Explained {
  const { code, message, issues, requestId, status } = error
  const json = { error: { code, message, issues, request_id: requestId } }
  if (error instanceof ConnectionError) {
    const next = ['Is the server running? Run: parley doctor']
    return {
      exitCode: exitCodes.unavailable,
      lines: [headline(terminal, message), ...next.map((each) => step(terminal, each))],
      json,
    }
  }
  const [first, ...others] = issues
  const isOne = first !== undefined && others.length === 0
  const lines = [headline(terminal, isOne ? `${messageOf(first)} ${codeOf(terminal, first)}` : summaryOf(error))]
  for (const issue of issues) {
    if (!isOne) lines.push(`  ${safe(messageOf(issue))} ${codeOf(terminal, issue)}`)
    lines.push(...remedyOf(issue).map((each) => step(terminal, each)))
  }
  if (server !== null) lines.push(...nextSteps(error, server).map((each) => step(terminal, each)))
  if (requestId) lines.push(terminal.noteStyle('dim', `  request ${safe(requestId)}`))
  return { exitCode: exitCodeOf(status), lines, json }
}

function summaryOf({ issues, message }: ParleyError): string {
  return issues.length === 0 ? message : `The server refused the request and reported ${issues.length} issues.`
}

function messageOf({ path, message }: Issue): string {
  return path === '' ? message : `${path} ${message}`
}

/** What to do on this command line. */
function nextSteps(error: ParleyError, server: Server): string[] {
  if (error.status === 401) {
    const isFromEnvironment = server.as === 'key' && server.profile === null
    return [`${isFromEnvironment ? 'Check PARLEY_KEY, or unset it and sign in' : 'Sign in'}: ${loginCommand(server)}`]
  }
  if (server.as === 'login' && (error.has('missing_scope') || error.has('not_for_apps'))) {
    return [`parley login can’t get that permission. Use an API key that has it: ${commandWithKey(server, '…')}`]
  }
  if (server.as === 'key' && error.has('terms_not_accepted')) {
    return [`Once the user has read them: parley terms accept --terms-version ${error.details.terms_version}`]
  }
  return []
}

function codeOf(terminal: Terminal, { code }: Issue): string {
  return terminal.noteStyle('dim', `(${safe(code)})`)
}

/** The remedy of the catalog, with the values that it refers to in their places. */
function remedyOf(issue: Issue): string[] {
  const details = 'details' in issue ? (issue.details as Record<string, unknown>) : undefined
  let areDetailsShown = details === undefined
  const remedy = issue.remedy.replace(/`(path|details)(?:\.(\w+))?`/g, (whole, name: string, field?: string) => {
    if (name === 'path') return issue.path === '' ? whole : `“${issue.path}”`
    const value = field === undefined ? details : details?.[field]
    if (value === undefined) return whole
    areDetailsShown = true
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
  return [remedy, ...(areDetailsShown ? [] : [JSON.stringify(details)])]
}

function exitCodeOf(status: number): number {
  if (status === 401) return exitCodes.notSignedIn
  return status >= 500 || status === TOO_MANY ? exitCodes.unavailable : exitCodes.refused
}

function headline(terminal: Terminal, message: string): string {
  return `${terminal.noteStyle('red', 'Error:')} ${linesOf(message)}`
}

function step(terminal: Terminal, text: string): string {
  return `  ${terminal.noteStyle('yellow', '→')} ${linesOf(text)}`
}

/** A message may have several lines, but nothing else that changes the terminal: parts of it can come from others. */
function linesOf(message: string): string {
  return message.split('\n').map(safe).join('\n')
}
