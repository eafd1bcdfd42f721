import { ConnectionError, type Issue, ParleyError } from '@parley/sdk'
import { CommandFailed, exitCodes } from './exit-codes.ts'
import { safe, type Terminal } from './terminal.ts'

const TOO_MANY = 429

export interface Explained {
  exitCode: number
  lines: string[]
  json: object
}

/** What went wrong, in words and for programs, and what to do next. */
export function explain(error: unknown, terminal: Terminal): Explained {
  if (error instanceof CommandFailed) {
    const { message, next, exitCode } = error
    const lines = [headline(terminal, message), ...next.map((each) => step(terminal, each))]
    return { exitCode, lines, json: { error: { code: 'CLI', message, next } } }
  }
  if (error instanceof ParleyError) return explainRefusal(error, terminal)
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { exitCode: exitCodes.failed, lines: [headline(terminal, message)], json: { error: { code: 'CLI', message } } }
}

function explainRefusal(error: ParleyError, terminal: Terminal): Explained {
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
  const [first] = issues
  const isInHeadline = issues.length === 1 && first?.path === '' && message.endsWith(first.message)
  const lines = [headline(terminal, isInHeadline ? `${message} ${codeOf(terminal, first)}` : message)]
  for (const issue of issues) {
    const where = issue.path === '' ? '' : `${terminal.noteStyle('bold', safe(issue.path))} `
    if (!isInHeadline) lines.push(`  ${where}${safe(issue.message)} ${codeOf(terminal, issue)}`)
    lines.push(...remedyOf(issue).map((each) => step(terminal, each)))
  }
  if (status === 401) lines.push(step(terminal, 'Sign in: parley login'))
  if (requestId) lines.push(terminal.noteStyle('dim', `  request ${safe(requestId)}`))
  return { exitCode: exitCodeOf(status), lines, json }
}

function codeOf(terminal: Terminal, { code }: Issue): string {
  return terminal.noteStyle('dim', `(${safe(code)})`)
}

/** The remedy of the catalogue, with the values that it refers to in their places. */
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
