// @vitest-environment happy-dom
import { ParleyError } from '@parley/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { useAction } from '../src/app/action.tsx'
import { Form, FormField, SubmitButton } from '../src/app/form.tsx'
import { queryClient } from '../src/app/query-client.ts'
import { loadRefusalWords } from '../src/app/refusals.ts'
import { Input } from '../src/ui/input.tsx'
import { MoneyInput } from '../src/ui/money-input.tsx'
import { rendersInDom } from './support/dom.ts'

rendersInDom()

interface Values {
  title: string
  skills: string
  rate_cents: number | null
}

let answer: (body: Values) => Promise<unknown>
let sent: Values[]

beforeAll(loadRefusalWords)

beforeEach(() => {
  sent = []
  answer = () => Promise.resolve({})
  localStorage.clear()
  queryClient.setQueryData(['session'], { user: { user_id: 'usr_1', currency: 'USD' } })
})

function GigForm({ draft }: { draft?: string }) {
  const form = useForm<Values>({ defaultValues: { title: '', skills: '', rate_cents: null } })
  const send = useAction({
    send: (body: Values) => {
      sent.push(body)
      return answer(body)
    },
    touches: [],
    canCopy: false,
  })
  return (
    <Form form={form} action={send} toBody={(values) => values} {...(draft && { draft })}>
      <FormField<Values>
        name="title"
        label="Title"
        render={(field) => <Input {...field} value={String(field.value)} />}
      />
      <FormField<Values, 'skills'> name="skills" label="Skills" render={(field) => <Input {...field} />} />
      <FormField<Values, 'rate_cents'>
        name="rate_cents"
        label="Pay"
        render={(field) => <MoneyInput {...field} currency="USD" />}
      />
      <SubmitButton action={send}>Post</SubmitButton>
    </Form>
  )
}

function open(draft?: string) {
  return render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <GigForm {...(draft && { draft })} />
      </Suspense>
    </QueryClientProvider>,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }))

function refusal(...issues: { code: string; path: string; details?: object }[]): ParleyError {
  return new ParleyError({
    code: 'VALIDATION_FAILED',
    message: 'Refused.',
    status: 422,
    issues: issues as unknown as ParleyError['issues'],
  })
}

it('shows every refusal at its field, or above if it has none, and moves the focus to the first field', async () => {
  answer = () =>
    Promise.reject(
      refusal(
        { code: 'too_long', path: 'skills.3', details: { maximum: 40, unit: 'characters' } },
        { code: 'required', path: 'title' },
        { code: 'bad_characters', path: 'title' },
        { code: 'too_large', path: 'positions', details: { maximum: 1000 } },
        { code: 'code_of_a_newer_service', path: 'category' },
      ),
    )
  open()
  type('Skills', 'Rust, Go')
  post()
  await screen.findByText('This field is required.')
  screen.getByText('Must have at most 40 characters.')
  screen.getByText('Must be at most 1,000. This didn’t work. Reload the page and try again.')
  expect(screen.queryByText('Remove the invisible characters.')).toBeNull()
  expect(['Title', 'Skills', 'Pay'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
    null,
  ])
  expect(document.activeElement).toBe(field('Title'))
  // Nothing that was typed is lost.
  expect(field('Skills').value).toBe('Rust, Go')
})

it('is not sent with an amount that cannot be read, and says what to write', async () => {
  open()
  type('Pay', 'a lot')
  post()
  await screen.findByText('Enter an amount, for example, 1200 or 1200.50.')
  expect(sent).toEqual([])
  type('Pay', '1200.5')
  post()
  await waitFor(() => expect(sent).toEqual([{ title: '', skills: '', rate_cents: 120_050 }]))
})

it('keeps what was typed on this device until it was sent or discarded', async () => {
  const restored = 'Draft restored.'
  open('gig')
  expect(screen.queryByText(restored)).toBeNull()
  type('Title', 'Repair a clock')
  cleanup()

  // It failed, so the draft is kept.
  answer = () => Promise.reject(new ParleyError({ code: 'CONNECTION_FAILED', message: 'Lost.' }))
  open('gig')
  screen.getByText(restored)
  expect(field('Title').value).toBe('Repair a clock')
  post()
  await screen.findByRole('alert')
  cleanup()

  answer = () => Promise.resolve({})
  open('gig')
  expect(field('Title').value).toBe('Repair a clock')
  post()
  await waitFor(() => expect(localStorage.length).toBe(0))
  cleanup()

  open('gig')
  expect(field('Title').value).toBe('')
  type('Title', 'Tune a piano')
  cleanup()
  open('gig')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([field('Title').value, localStorage.length]).toEqual(['', 0])
})

it('keeps drafts of different forms and people apart, and ignores what it cannot read', () => {
  localStorage.setItem('parley.draft.usr_1.gig', '{"title":')
  open('gig')
  expect(field('Title').value).toBe('')
  type('Title', 'Repair a clock')
  cleanup()
  open('another form')
  expect(field('Title').value).toBe('')
  cleanup()
  queryClient.setQueryData(['session'], { user: { user_id: 'usr_2', currency: 'USD' } })
  open('gig')
  expect(field('Title').value).toBe('')
})
