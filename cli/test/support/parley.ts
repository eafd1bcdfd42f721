import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { readEnvironment } from '../../src/environment.ts'
import { run } from '../../src/run.ts'

export const BIN = fileURLToPath(new URL('../../bin/parley.js', import.meta.url))

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** A machine on which someone uses the command line: a folder for its settings, and its environment. */
export interface Machine {
  folder: string
  env: Record<string, string>
  /** Runs a command in this process. `input` is its standard input. */
  run(args: readonly string[], more?: RunOptions): Promise<Ran>
  /** Starts a command in this process; `stderr` is what it has written so far. */
  start(args: readonly string[], more?: RunOptions): Running
  /** Runs a command in its own process. */
  spawn(args: readonly string[]): Spawned
}

export interface RunOptions {
  input?: string | Readable
  /** The width of the terminal; without it there is none. */
  columns?: number
  env?: Record<string, string>
}

export interface Running {
  done: Promise<Ran>
  stdout: Text
  stderr: Text
  interrupt(): void
}

export interface Spawned {
  child: ChildProcess
  stdout: Text
  stderr: Text
  done: Promise<Ran>
}

/** Text that is being written. */
export class Text {
  value = ''
  #wake = () => {}

  add(more: string): void {
    this.value += more
    this.#wake()
  }

  async until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.value)
      if (found) return found
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

export async function newMachine(env: Record<string, string> = {}): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-cli-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const base = { PARLEY_CONFIG_DIR: join(folder, 'config'), PARLEY_KEYCHAIN: 'off', ...env }

  function start(args: readonly string[], { input = '', columns, env: more = {} }: RunOptions = {}): Running {
    const interruption = new AbortController()
    const [stdout, stderr] = [new Text(), new Text()]
    const output = (text: Text) => ({
      write: (chunk: string | Uint8Array) => {
        text.add(String(chunk))
        return true
      },
      once: () => {},
      ...(columns !== undefined && { isTTY: true, columns }),
    })
    const streams = {
      stdin: typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input,
      stdout: output(stdout),
      stderr: output(stderr),
    }
    const done = run(args, readEnvironment({ ...base, ...more }), streams, interruption.signal)
    return {
      done: done.then((code) => ({ code, stdout: stdout.value, stderr: stderr.value })),
      stdout,
      stderr,
      interrupt: () => interruption.abort(),
    }
  }

  return {
    folder,
    env: base,
    start,
    run: (args, more) => start(args, more).done,
    spawn(args) {
      const child = spawn(process.execPath, [BIN, ...args], {
        env: { PATH: '/usr/bin:/bin', ...base },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [stdout, stderr] = [new Text(), new Text()]
      child.stdout.on('data', (chunk) => stdout.add(String(chunk)))
      child.stderr.on('data', (chunk) => stderr.add(String(chunk)))
      const done = once(child, 'close').then(([code]) => ({
        code: Number(code),
        stdout: stdout.value,
        stderr: stderr.value,
      }))
      return { child, stdout, stderr, done }
    },
  }
}

/** Standard input to which a test writes lines. */
export function openInput(): { stream: Readable; line(message: object): void; end(): void } {
  const stream = new PassThrough()
  return { stream, line: (message) => void stream.write(`${JSON.stringify(message)}\n`), end: () => void stream.end() }
}
