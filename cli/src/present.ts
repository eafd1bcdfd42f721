import { select, textOf } from './select.ts'
import { safe, type Terminal, truncated, widthOf } from './terminal.ts'

export interface OutputOptions {
  json?: boolean
  select?: string
}

type Row = Record<string, unknown>

/** Shows one resource, or any other answer. */
export function showOne(terminal: Terminal, value: unknown, options: OutputOptions): void {
  if (options.select !== undefined) showSelected(terminal, value, options.select)
  else if (options.json || typeof value !== 'object' || value === null) terminal.print(jsonOf(value))
  else showFields(terminal, value as Row)
}

/** Shows a list as a table: as many columns as fit a terminal; elsewhere tabs between whole values. */
export function showList(terminal: Terminal, rows: readonly Row[], options: OutputOptions): void {
  if (options.select !== undefined) for (const row of rows) showSelected(terminal, row, options.select)
  else if (options.json) terminal.print(jsonOf(rows))
  else if (rows.length === 0) terminal.note('Nothing found.')
  else showTable(terminal, rows)
}

function showFields(terminal: Terminal, row: Row): void {
  const labelWidth = Math.max(0, ...Object.keys(row).map((name) => labelOf(name).length))
  for (const [name, value] of Object.entries(row)) {
    const cell = cellOf(name, value, row)
    if (!terminal.isInteractive) terminal.print(`${labelOf(name)}\t${cell}`)
    else terminal.print(`${terminal.style('dim', labelOf(name).padEnd(labelWidth))}  ${paint(terminal, name, cell)}`)
  }
}

function showTable(terminal: Terminal, rows: readonly Row[]): void {
  const columns = columnsOf(rows)
  const table = rows.map((row) => columns.map((column) => cellOf(column, row[column], row)))
  if (!terminal.isInteractive) {
    for (const cells of table) terminal.print(cells.join('\t'))
    return
  }
  const labels = columns.map(labelOf)
  const widths = labels.map((label, index) =>
    Math.min(CELL_WIDTH_MAX, Math.max(label.length, ...table.map((cells) => widthOf(cells[index] ?? '')))),
  )
  const shown = fitting(widths, terminal.width)
  const lineOf = (cells: readonly string[], style: (text: string, column: string) => string) =>
    cells
      .slice(0, shown)
      .map((cell, index) => {
        const width = widths[index] ?? 0
        const text = truncated(cell, width)
        const padding = index === shown - 1 ? '' : ' '.repeat(Math.max(0, width - widthOf(text)))
        return style(text, columns[index] ?? '') + padding
      })
      .join(GAP)
      .trimEnd()
  terminal.print(lineOf(labels, (text) => terminal.style('bold', text)))
  for (const cells of table) terminal.print(lineOf(cells, (text, column) => paint(terminal, column, text)))
}

/** JSON, with those control characters escaped too that JSON allows as they are. */
export function jsonOf(value: unknown, indent = 2): string {
  return JSON.stringify(value ?? null, null, indent).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
}

function showSelected(terminal: Terminal, value: unknown, expression: string): void {
  for (const line of select(expression, value)) terminal.print(line.map(textOf).join('\t'))
}

const GAP = '  '
const CELL_WIDTH_MAX = 44

/** What people look for first. Other fields follow in the order of the API. */
const firstColumns = [
  'id',
  'user_id',
  'type',
  'subject',
  'action',
  'title',
  'display_name',
  'name',
  'status',
  'summary',
  'rate_min_cents',
  'rate_max_cents',
  'amount_cents',
  'net_cents',
  'rating',
  'url',
]
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

function columnsOf(rows: readonly Row[]): string[] {
  const [first = {}] = rows
  const isShort = (name: string) => rows.every((row) => isScalar(row[name]))
  const hasValue = (name: string) => rows.some((row) => row[name] !== null && row[name] !== undefined)
  const usable = Object.keys(first).filter((name) => !hiddenColumns.has(name) && hasValue(name) && isShort(name))
  const leading = firstColumns.filter((name) => usable.includes(name))
  const others = usable.filter((name) => !leading.includes(name))
  const isId = (name: string) => name.endsWith('_id')
  return [...leading, ...others.filter((name) => !isId(name)), ...others.filter(isId)]
}

function isScalar(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || isSubject(value)) return true
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** What an event or an item of the inbox is about; its id begins with its type. */
function isSubject(value: object): value is { type: string; id: string } {
  return 'type' in value && 'id' in value && Object.keys(value).length === 2
}

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

function cellOf(name: string, value: unknown, row: Row): string {
  if (value === null || value === undefined) return '-'
  if (typeof value === 'number' && name.endsWith('_cents')) return moneyOf(value, row.currency)
  if (typeof value === 'string') return safe(timeOf(value))
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return safe(value.join(', ')) || '-'
  if (typeof value !== 'object') return String(value)
  return safe(isSubject(value) ? String(value.id) : JSON.stringify(value))
}

/** Minor units as people write them, with as many digits as the currency has. */
function moneyOf(cents: number, currency: unknown): string {
  const code = typeof currency === 'string' ? currency : null
  const digits = code === null ? 2 : digitsOf(code)
  return `${(cents / 10 ** digits).toFixed(digits)}${code === null ? '' : ` ${code}`}`
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits
}

function timeOf(value: string): string {
  return value.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}\.\d{3}Z$/, '$1 $2Z')
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
