import { randomBytes } from 'node:crypto'
import { fenced, NOTE } from './fence-domain.ts'
import { cutToFit, detailsOf, type Formatting, type Json, lineOf, shortOf, startOf } from './lines-domain.ts'
import { isWithin } from './words-domain.ts'

/** What a tool returns. */
export interface ToolResult {
  /** What happened, in our own words. */
  summary: string
  /** The resource it's about, or the rows of a list. */
  resource?: Json
  rows?: readonly Json[]
  /** Rows with all their fields. */
  isVerbose?: boolean
  /** Text that needs no marks or limit because only the service wrote it. */
  text?: string
  /** What can be done now. */
  next: readonly string[]
  /** More fields for programs. */
  more?: Record<string, Json>
}

/** A result in MCP format. */
export interface CallResult {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
  isError?: boolean
  [name: string]: unknown
}

/** Writes a result for a model: what happened, the data between marks, and what to do next. */
export function writeResult(result: ToolResult, formatting: Formatting): CallResult {
  const { summary, text, more = {} } = result
  const next = result.next.length > 0 ? result.next.slice(0, NEXT_MAX) : ['inbox {}']
  const data = dataOf(result, formatting)
  const parts = [
    startOf(summary, SUMMARY_TOKENS),
    text ?? '',
    data === null ? '' : fenced(startOf(data.text, TEXT_TOKENS), randomBytes(8).toString('hex')),
    startOf(`Next: ${next.join('\n  or: ')}`, NEXT_TOKENS),
  ]
  return {
    content: [{ type: 'text', text: parts.filter(Boolean).join('\n') }],
    structuredContent: {
      ...more,
      ...(data && { notice: NOTE, data: data.structured }),
      next: cutToFit(next, NEXT_TOKENS),
    },
  }
}

/** Whether the rows fit into one result without losing any. */
export function fits(rows: readonly Json[], formatting: Formatting, isVerbose: boolean): boolean {
  const tokensMax = TEXT_TOKENS / rows.length
  if (isVerbose) {
    return rows.every((row) => isWithin(detailsOf(row, formatting, Number.POSITIVE_INFINITY), tokensMax))
  }
  const isShort = isWithin(
    numbered(rows, (row) => lineOf(row, formatting)),
    TEXT_TOKENS,
  )
  return isShort && isWithin(JSON.stringify(rows.map(shortOf)), STRUCTURED_TOKENS)
}

/** The parts of an error's body that a model needs. */
export interface ErrorBody {
  error: {
    code: string
    message: string
    issues: readonly { path: string; code: string; message: string; remedy: string; details?: unknown }[]
  }
}

/** Writes a refusal for a model: the codes, what each means here, and what to do about it. */
export function writeError({ error }: ErrorBody, next: readonly string[]): CallResult {
  const issues = error.issues.slice(0, ISSUES_MAX)
  const lines = issues.map(({ path, code, message, remedy, details }) => {
    const where = path === '' ? '' : ` at ${path}`
    const known = details === undefined ? '' : ` Details: ${JSON.stringify(cutToFit(details as Json, 300))}.`
    return `- ${code}${where}: ${startOf(message, 150)}${known}\n  What to do: ${remedy}`
  })
  const text = [`Refused (${error.code}): ${startOf(error.message, 150)}`, ...lines].join('\n')
  const steps = next.length > 0 ? `\nNext: ${next.join('\n  or: ')}` : ''
  return {
    isError: true,
    content: [{ type: 'text', text: startOf(text, TEXT_TOKENS) + steps }],
    structuredContent: { error: { code: error.code, issues: cutToFit(issues as unknown as Json, STRUCTURED_TOKENS) } },
  }
}

// Less than the 4,000 tokens that a result may have in total.
const SUMMARY_TOKENS = 200
const TEXT_TOKENS = 1_650
const NEXT_TOKENS = 380
const STRUCTURED_TOKENS = 1_150
const NEXT_MAX = 6
const ISSUES_MAX = 8

function dataOf(result: ToolResult, formatting: Formatting): { text: string; structured: Json } | null {
  const { resource, rows, isVerbose } = result
  if (resource !== undefined) {
    return { text: detailsOf(resource, formatting, TEXT_TOKENS), structured: cutToFit(resource, STRUCTURED_TOKENS) }
  }
  if (!rows || rows.length === 0) return null
  const tokensMax = TEXT_TOKENS / rows.length
  const text = numbered(rows, (row) =>
    isVerbose ? detailsOf(row, formatting, tokensMax).replaceAll('\n', '\n   ') : lineOf(row, formatting),
  )
  return { text, structured: cutToFit(rows.map(shortOf), STRUCTURED_TOKENS) }
}

function numbered(rows: readonly Json[], lineFor: (row: Json) => string): string {
  return rows.map((row, index) => `${index + 1}. ${lineFor(row)}`).join('\n')
}
