import { filtered } from './jq.ts'
import { select, textOf } from './select.ts'
import { safe, type Terminal, truncated, widthOf } from './terminal.ts'

export interface OutputOptions {
  json?: boolean
  select?: string
  jq?: string
}

export type Row = Record<string, unknown>

/** A list, or as much of it as was read. */
export interface List {
  rows: readonly Row[]
  /** The fields that programs get, in this order; default: those of the first row. */
  columns?: readonly string[]
  nextCursor?: string | null
  /** If the caller asked for it. */
  counted?: { count: number; count_capped: boolean }
}

/** Shows one resource, or any other answer. */
export async function showOne(terminal: Terminal, value: unknown, options: OutputOptions): Promise<void> {
  for (const line of await linesOfOne(terminal, value, options)) terminal.print(line)
}

/** Shows a list. */
export async function showList(terminal: Terminal, list: List, options: OutputOptions): Promise<void> {
  for (const line of await linesOfList(terminal, list, options)) terminal.print(line)
  if (list.rows.length === 0 && !isForPrograms(options)) terminal.note('No results.')
}

/** Whether the output is values that were asked for, without anything around them. */
export function isForPrograms({ json, select: selection, jq }: OutputOptions): boolean {
  return json === true || selection !== undefined || jq !== undefined
}

export async function linesOfOne(terminal: Terminal, value: unknown, options: OutputOptions): Promise<string[]> {
  if (options.jq !== undefined) return filtered(options.jq, value, { pretty: terminal.isInteractive })
  if (options.select !== undefined) return selected(value, options.select)
  if (options.json || typeof value !== 'object' || value === null) return [jsonOf(value)]
  if (!terminal.isInteractive) return flatLines(value as Row, '', null)
  return Array.isArray(value)
    ? tableLines(terminal, { rows: value }, terminal.width)
    : fieldLines(terminal, value as Row)
}

/** A table with as many columns as fit a terminal; elsewhere tabs between whole values of all columns. */
export async function linesOfList(terminal: Terminal, list: List, options: OutputOptions): Promise<string[]> {
  const { rows, nextCursor = null, counted } = list
  if (options.select !== undefined) return rows.flatMap((row) => selected(row, options.select ?? ''))
  // The same shape as the answer of the API.
  if (options.jq !== undefined || options.json) {
    return linesOfOne(terminal, { data: rows, next_cursor: nextCursor, ...counted }, options)
  }
  if (terminal.isInteractive) return rows.length === 0 ? [] : tableLines(terminal, list, terminal.width)
  const columns = inOrder(list.columns ?? Object.keys(rows[0] ?? {})).filter((name) => !hiddenColumns.has(name))
  return rows.map((row) => columns.map((column) => cellOf(column, row)).join('\t'))
}

/** A field on each line; objects and lists in it are indented below its name. */
function fieldLines(terminal: Terminal, row: Row, currency: unknown = null): string[] {
  const labelWidth = Math.max(0, ...Object.keys(row).map((name) => labelOf(name).length))
  return Object.entries(row).flatMap(([name, value]) => {
    const label = terminal.style('dim', labelOf(name).padEnd(labelWidth))
    if (isScalar(value)) return [`${label}  ${paint(terminal, name, cellOf(name, row, currency, forPeople))}`]
    const money = row.currency ?? currency
    const width = terminal.width - GAP.length
    const inside = Array.isArray(value)
      ? value.every(isRow)
        ? tableLines(terminal, { rows: value }, width, money)
        : [safe(JSON.stringify(value))]
      : fieldLines(terminal, value as Row, money)
    return [label.trimEnd(), ...inside.map((line) => GAP + line)]
  })
}

/** The path and the value of every field, with a tab between. */
function flatLines(value: Row, prefix: string, currency: unknown): string[] {
  const money = value.currency ?? currency
  return Object.entries(value).flatMap(([name, field]) => {
    const path = Array.isArray(value) ? `${prefix}[${name}]` : prefix === '' ? name : `${prefix}.${name}`
    if (isScalar(field)) return [`${labelOf(path)}\t${cellOf(name, value, money)}`]
    return flatLines(field as Row, path, money)
  })
}

function tableLines(terminal: Terminal, list: List, width: number, currency: unknown = null): string[] {
  const rows = list.rows.map((row) => withRange(row, currency))
  const shownColumns = filledColumns(list.columns ?? scalarColumns(rows), rows)
  const table = rows.map((row) => shownColumns.map((column) => cellOf(column, row, currency, forPeople)))
  const labels = shownColumns.map(labelOf)
  const natural = labels.map((label, index) =>
    Math.min(CELL_WIDTH_MAX, Math.max(label.length, ...table.map((cells) => widthOf(cells[index] ?? '')))),
  )
  const leading = shownColumns.filter((name) => firstColumns.includes(name)).length
  const widths = [...narrowed(natural.slice(0, leading), shownColumns, width), ...natural.slice(leading)]
  const shown = fitting(widths, width)
  const lineOf = (cells: readonly string[], style: (text: string, column: string) => string) =>
    cells
      .slice(0, shown)
      .map((cell, index) => {
        const cellWidth = widths[index] ?? 0
        const text = truncated(cell, cellWidth)
        const padding = index === shown - 1 ? '' : ' '.repeat(Math.max(0, cellWidth - widthOf(text)))
        return style(text, shownColumns[index] ?? '') + padding
      })
      .join(GAP)
      .trimEnd()
  return [
    lineOf(labels, (text) => terminal.style('bold', text)),
    ...table.map((cells) => lineOf(cells, (text, column) => paint(terminal, column, text))),
  ]
}

/** JSON, with those control characters escaped too that JSON allows as they are. */
export function jsonOf(value: unknown, indent = 2): string {
  return JSON.stringify(value ?? null, null, indent).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
}

function selected(value: unknown, expression: string): string[] {
  return select(expression, value).map((line) => line.map(textOf).join('\t'))
}

const GAP = '  '
const CELL_WIDTH_MAX = 44

/** What people look for first. Other fields follow in the order of the API, ids last. */
const firstColumns = [
  'id',
  'user_id',
  'type',
  'subject',
  'action',
  'gig',
  'title',
  'display_name',
  'name',
  'client',
  'worker',
  'from',
  'user',
  'contract',
  'milestone',
  'agent',
  'counterparty',
  'status',
  'summary',
  'rate',
  'rate_min_cents',
  'rate_max_cents',
  'rate_cents',
  'terms.rate_cents',
  'amount_cents',
  'net_cents',
  'balance_cents',
  'rating',
  'url',
]

function inOrder(columns: readonly string[]): string[] {
  // A person's own id, unless it is only one of the ids in a row.
  const isLeading = (name: string) => columns.includes(name) && !(name === 'user_id' && columns.includes('id'))
  const leading = firstColumns.filter(isLeading)
  const others = columns.filter((name) => !leading.includes(name))
  const isId = (name: string) => name.endsWith('_id')
  return [...leading, ...others.filter((name) => !isId(name)), ...others.filter(isId)]
}

/** Of a list whose columns are not known: the fields that fit into a cell in every row. */
function scalarColumns(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => isScalar(row[name])))
}

/** People get the columns that say something. Fields that were added to the rows, such as names, are columns too. */
function filledColumns(columns: readonly string[], rows: readonly Row[]): string[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)))
  const added = [...fields].filter((name) => addedFields.has(name) && !columns.includes(name))
  return inOrder([...columns, ...added]).filter(
    (name) => !hiddenColumns.has(name) && rows.some((row) => (valueAt(name, row) ?? null) !== null),
  )
}

/** The two ends of a gig's rate as one field. */
function withRange(row: Row, currency: unknown): Row {
  const { rate_min_cents: low, rate_max_cents: high, ...rest } = row
  if (typeof low !== 'number' || typeof high !== 'number') return row
  const [bottom, top] = [low, high].map((cents) => forPeople.money(cents, row.currency ?? currency))
  return { ...rest, rate: low === high ? top : `${bottom} – ${top}` }
}

/** Names of people and titles, as names.ts adds them. */
const nameColumns = ['gig', 'client', 'worker', 'from', 'user', 'contract', 'milestone', 'agent', 'counterparty']
/** See names.ts and `withRange`. */
const addedFields = new Set([...nameColumns, 'rate'])
/** Long texts, and what helps programs only. */
const hiddenColumns = new Set([
  'version',
  'currency',
  'allowed_actions',
  'description',
  'bio',
  'html',
  'text',
  'terms_hash',
  'fee_bps',
  'review_days',
])

/** A field, or a field of an object in it: `terms.rate_cents`. */
function valueAt(column: string, row: Row): unknown {
  const [name = '', inner] = column.split('.')
  return inner === undefined ? row[name] : (row[name] as Row | null | undefined)?.[inner]
}

function isScalar(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || isSubject(value)) return true
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string')
  return Object.keys(value).length === 0
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What an event or an item of the inbox is about; its id starts with its type. */
function isSubject(value: object): value is { type: string; id: string } {
  return 'type' in value && 'id' in value && Object.keys(value).length === 2
}

/** Cuts the widest texts so that as many of these columns fit as possible. Ids stay whole, to be copied. */
function narrowed(widths: readonly number[], columns: readonly string[], width: number): number[] {
  const least = widths.map((each, index) =>
    textColumns.has(columns[index] ?? '') ? Math.min(each, TEXT_WIDTH_MIN) : each,
  )
  const count = fitting(least, width)
  const result = [...widths]
  const used = () => result.slice(0, count).reduce((sum, each) => sum + each, GAP.length * (count - 1))
  while (used() > width) {
    const room = result.map((each, index) => (index < count && each > (least[index] ?? 0) ? each : 0))
    const widest = room.indexOf(Math.max(...room))
    if ((room[widest] ?? 0) === 0) break
    result[widest] = (result[widest] ?? 0) - 1
  }
  return result
}

const textColumns = new Set([...nameColumns, 'title', 'display_name', 'name', 'summary', 'url'])
const TEXT_WIDTH_MIN = 16

function fitting(widths: readonly number[], width: number): number {
  let used = 0
  let count = 0
  for (const each of widths) {
    used += each + (count === 0 ? 0 : GAP.length)
    if (used > width && count > 0) break
    count += 1
  }
  return count
}

function labelOf(name: string): string {
  return name.replace(/_cents$/, '')
}

function cellOf(column: string, row: Row, currency: unknown = null, format: Format = forPrograms): string {
  const value = valueAt(column, row)
  if (value === null || value === undefined) return '-'
  if (typeof value === 'number' && column.endsWith('_cents')) return format.money(value, row.currency ?? currency)
  if (typeof value === 'string') return safe(format.time(value))
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return safe(value.join(', ')) || '-'
  if (typeof value !== 'object') return String(value)
  if (isSubject(value)) return safe(String(value.id))
  return Object.keys(value).length === 0 ? '-' : safe(JSON.stringify(value))
}

interface Format {
  money(cents: number, currency: unknown): string
  time(text: string): string
}

/** As the console writes amounts and times; times are in the reader's zone. */
const forPeople: Format = {
  money(cents, currency) {
    if (typeof currency !== 'string') return forPrograms.money(cents, currency)
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    return format.format(cents / 10 ** digitsOf(currency))
  },
  time: (text) =>
    MOMENT.test(text) ? moments.format(new Date(text)) : DAY.test(text) ? days.format(new Date(text)) : text,
}

/** Amounts with as many digits as the currency has, and times that sort. */
const forPrograms: Format = {
  money(cents, currency) {
    const code = typeof currency === 'string' ? currency : null
    const digits = code === null ? 2 : digitsOf(code)
    return `${(cents / 10 ** digits).toFixed(digits)}${code === null ? '' : ` ${code}`}`
  },
  time: (text) => text.replace(MOMENT, '$1 $2Z'),
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}\.\d{3}Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function digitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits
}

const good = new Set([
  'open',
  'active',
  'agreed',
  'completed',
  'approved',
  'hired',
  'released',
  'paid',
  'succeeded',
  'resolved',
  'ready',
  'ok',
  'true',
])
const bad = new Set(['failed', 'rejected', 'disputed', 'cancelled', 'expired', 'reversed', 'suspended', 'declined'])

function paint(terminal: Terminal, name: string, text: string): string {
  if (name === 'id' || name === 'subject' || name.endsWith('_id')) return terminal.style('cyan', text)
  if (name !== 'status') return text
  if (good.has(text)) return terminal.style('green', text)
  return bad.has(text) ? terminal.style('red', text) : terminal.style('yellow', text)
}
