import type { Jq } from 'jq-wasm'
import { CommandFailed, usageError } from './exit-codes.ts'

/** Refuses what isn't a jq filter before anything is sent. */
export async function requireFilter(filter: string): Promise<void> {
  const jq = await load()
  // Compiled, and never run.
  const compiled = jq.raw(null, `if false then (\n${filter}\n) else empty end`)
  if (compiled.exitCode === 0) return
  // By itself, it is refused in terms of what the user wrote.
  const { stderr } = jq.raw(null, filter)
  throw usageError(`--jq: ${reasonIn(stderr || compiled.stderr)}`, 'The manual: https://jqlang.org/manual/')
}

/** The lines that jq prints for a value: strings as they are, everything else as JSON. */
export async function filtered(filter: string, value: unknown, { pretty }: { pretty: boolean }): Promise<string[]> {
  const jq = await load()
  const { stdout, stderr, exitCode } = jq.raw(value as object, filter, pretty ? ['-r'] : ['-r', '-c'])
  if (exitCode !== 0) throw new CommandFailed(`--jq: ${reasonIn(stderr)}`)
  return stdout === '' ? [] : stdout.split('\n')
}

/** The first line says what is wrong; the rest draws where. */
function reasonIn(stderr: string): string {
  return (stderr.split('\n')[0] ?? '').replace(/^jq: error(?: \(at [^)]*\))?: /, '').replace(/ at <top-level>.*$/, '')
}

// A megabyte of WebAssembly, which only this option needs.
function load(): Promise<Jq> {
  loading ??= import('jq-wasm').then(({ loadJq }) => loadJq())
  return loading
}

let loading: Promise<Jq> | undefined
