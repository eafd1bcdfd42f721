import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && path !== 'app/action.tsx')
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** The actions in a file: their name (empty for what a hook returns), what they send, and whether they're recorded. */
function actionsIn(text: string): { name: string; send: string; isRecorded: boolean }[] {
  const pattern = /(?:const (\w+) =|return) useAction(?:<[^(]*>)?\((?=\{\s*send: ([\s\S]*?),\s*touches)/g
  return [...text.matchAll(pattern)].map(({ 0: call, 1: name = '', 2: send = '', index }) => ({
    name,
    send,
    isRecorded: !argumentsAt(text, index + call.length).includes('canCopy: false'),
  }))
}

/** Whether it's only recorded, rather than sent, when it gets the options of a recording. */
function canBeRecorded(send: string): boolean {
  const [, parameters = ''] = /^(?:async )?\(([\s\S]*?)\)(?:: [\w<>]+)? =>/.exec(send) ?? []
  const [, second, ...others] = parameters.replaceAll(/\{[^{}]*\}|<[^<>]*>/g, '{}').split(', ')
  const calls = [...send.matchAll(/\b(?:(?:parley|paymentsOf\(\w+\))\.[\w.[\]]+|send)\(/g)]
  const last = calls.map(({ 0: call, index }) => argumentsAt(send, index + call.length))
  return (
    second === 'options' &&
    others.length === 0 &&
    calls.length > 0 &&
    last.every((given) => /(^|,\s*)(options|\{\s*\.\.\.options\b[\s\S]*\}),?\s*$/.test(given))
  )
}

/** The text from an opening parenthesis, which ends before `start`, to the one that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
  return text.slice(start, end - 1)
}

// Recording an action must not send it, so every write has to get the options that make it only record.
it('every action passes its options on, so that it can be recorded', () => {
  const found = files.flatMap(({ path, text }) => actionsIn(text).map((action) => ({ path, ...action })))
  const uses = files.flatMap(({ text }) => text.match(/(?<!typeof )\buseAction[(<]/g) ?? [])
  expect([found.length > 45, found.length]).toEqual([true, uses.length])
  const wrong = found.filter(({ send, isRecorded }) => isRecorded && !canBeRecorded(send))
  expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

it.each([
  '(body: NewKey, { idempotencyKey }) => parley.keys.create(body, { idempotencyKey })',
  'async (body: NewKey, { idempotencyKey }): Promise<Key> => parley.keys.create(body, { idempotencyKey })',
  '(body: NewKey, { ...options }) => parley.keys.create(body, options)',
  '(body: NewKey, options) => parley.keys.create(body, { idempotencyKey: options.idempotencyKey })',
  '(body: NewKey, options) => parley.keys.create(body)',
  '(body: NewKey, options) => parley.keys.create({ ...body, ...options })',
  'async (_: undefined, options) => { await parley.keys.list(); return parley.keys.create({}, { ...options }) }',
  '(body: NewKey) => parley.keys.create(body)',
  'createKey',
])('finds an action that passes on only some of its options: %s', (send) => {
  expect(canBeRecorded(send)).toBe(false)
})

/** The texts of this file, and of those that import it, since a hook may leave its action to them. */
function usersOf(path: string, text: string): string[] {
  return [text, ...files.filter((other) => other.text.includes(`/${basename(path)}'`)).map((other) => other.text)]
}

function performs(text: string, name: string): boolean {
  return new RegExp(`(action|agree)=\\{${name}\\}`).test(text)
}

it('every action is performed by a component that offers it as code', () => {
  const wrong = files.flatMap(({ path, text }) =>
    actionsIn(text)
      .filter(({ name }) => name !== '' && !usersOf(path, text).some((user) => performs(user, name)))
      .map((action) => ({ path, ...action })),
  )
  // An action that opens a session for this browser can't be done with a key.
  const others = wrong.filter(({ send, isRecorded }) => isRecorded && !/sandbox\.sessions/.test(send))
  expect(others.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

it('no page runs an action on its own', () => {
  const wrong = files.filter(({ path, text }) => path.startsWith('pages/') && /\.run\(/.test(text))
  // The dialog closes before its own button rejects; Enter in a field does what the button next to it does; a picture
  // is saved as soon as it's chosen.
  expect(wrong.map(({ path }) => path)).toEqual([
    'pages/approvals/reject-dialog.tsx',
    'pages/operator/clock-card.tsx',
    'pages/operator/image-field.tsx',
    'pages/people/edit-picture.tsx',
  ])
})

it('every form is sent by a button that offers it as code', () => {
  const bare = files.filter(({ path, text }) => path.startsWith('pages/') && /type="submit"/.test(text))
  expect(bare.map(({ path }) => path)).toEqual([])
  const without = files.filter(
    ({ text }) => /<Form\b/.test(text) && !/<(SubmitButton|DialogButtons|StepButtons)\b/.test(text),
  )
  expect(without.map(({ path }) => path)).toEqual([])
})
