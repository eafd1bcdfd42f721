import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx$/.test(path) && path !== 'app/action.tsx')
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** The actions of a file: the name, and what it sends. */
function actionsIn(text: string): { name: string; send: string }[] {
  return [...text.matchAll(/const (\w+) = useAction\(\{\s*send: ([\s\S]*?),\s*touches/g)].map(
    ([, name = '', send = '']) => ({ name, send }),
  )
}

// A recorded action must not be sent: whatever writes gets the options with which it is only recorded.
it('every action passes its options on, so that it can be recorded', () => {
  const found = files.flatMap(({ path, text }) => actionsIn(text).map((action) => ({ path, ...action })))
  expect(found.length).toBeGreaterThan(45)
  const wrong = found.filter(({ send }) => {
    const takesOptions = /^(async )?\(\w+(: [^)]*)?, options\)|^(async )?\(_: undefined, options\)/.test(send)
    const calls = send.match(/parley\.[\w.[\]]+\(/g) ?? []
    const passes = send.match(/\boptions\b/g) ?? []
    // Without options it is not recorded at all.
    return takesOptions && passes.length - 1 < calls.length
  })
  expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

it('every action is performed by a component that offers it as code', () => {
  const wrong = files.flatMap(({ path, text }) =>
    actionsIn(text)
      .filter(({ name }) => !new RegExp(`(action|agree)=\\{${name}\\}`).test(text))
      .map(({ name, send }) => ({ path, name, send })),
  )
  // What opens a session for this browser cannot be done with a key.
  const others = wrong.filter(({ send }) => !/sandbox\.sessions/.test(send))
  expect(others.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

it('no page runs an action by itself', () => {
  const wrong = files.filter(({ path, text }) => path.startsWith('pages/') && /\.run\(/.test(text))
  // A key, and Enter in a field, do what the button beside them does.
  expect(wrong.map(({ path }) => path)).toEqual(['pages/approvals/approval-card.tsx', 'pages/operator/clock-card.tsx'])
})

it('every form is sent by a button that offers it as code', () => {
  const bare = files.filter(({ path, text }) => path.startsWith('pages/') && /type="submit"/.test(text))
  expect(bare.map(({ path }) => path)).toEqual([])
  const without = files.filter(({ text }) => /<Form\b/.test(text) && !/<(SubmitButton|DialogButtons)\b/.test(text))
  expect(without.map(({ path }) => path)).toEqual([])
})
