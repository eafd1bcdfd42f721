import { ParleyError, type RequestOptions } from '@parley/sdk'
import type { QueryKey } from '@tanstack/react-query'
import { Code } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { words } from '../words/app.ts'
import { useDeveloperMode } from './developer-mode.ts'
import { explain } from './failure.tsx'
import { queryClient } from './query-client.ts'
import type { RecordedRequest, RecordNow } from './request-code.ts'
import { reasonToSignIn, signInAgain } from './sign-in-again.tsx'
import { acceptTermsToContinue, needsTerms } from './terms-prompt.ts'

export interface Action<Input> {
  /** Sends it. Resolves to whether it worked; a refusal goes into `error` and is never thrown. */
  run: (input: Input) => Promise<boolean>
  isBusy: boolean
  error: unknown
  reset: () => void
  /** The request that `run` would send, without sending it. Null if only this page can do it. */
  record: ((input: Input) => Promise<RecordedRequest | null>) | null
}

/** Loaded when first needed, because most people never look at it. */
const CopyAs = lazy(() => import('./copy-as.tsx').then(({ CopyAs }) => ({ default: CopyAs })))

interface ActionOptions<Input, Output> {
  /** The call. Pass `options` on: they hold the Idempotency-Key. */
  send: (input: Input, options: RequestOptions) => Promise<Output>
  /** The first parts of the query keys of what it changes. They're refetched before the action counts as done. */
  touches: readonly string[]
  /** False when a key can't do it: there's no code to copy. Then `send` needs no options. */
  canCopy?: boolean
  onDone?: (output: Output, input: Input) => void | Promise<void>
}

/**
 * Something a person does once. A second click while it's being sent does nothing; a retry after a lost connection has the same
 * Idempotency-Key, so that it can't happen twice; if the session has ended, it continues after signing in again.
 */
export function useAction<Input = undefined, Output = unknown>(options: ActionOptions<Input, Output>): Action<Input> {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null })
  const intent = useRef<{ isRunning: boolean; content: string; key: string } | null>(null)

  async function run(input: Input): Promise<boolean> {
    if (intent.current?.isRunning) return false
    const content = JSON.stringify(input) ?? ''
    const key = intent.current?.content === content ? intent.current.key : newKey()
    intent.current = { isRunning: true, content, key }
    setState({ isBusy: true, error: null })
    try {
      const output = await sendSignedIn(() => options.send(input, { idempotencyKey: key }))
      await refresh(options.touches)
      intent.current = null
      setState({ isBusy: false, error: null })
      await options.onDone?.(output, input)
      return true
    } catch (error) {
      // A conflict means that what's shown is out of date.
      if (error instanceof ParleyError && (error.status === 409 || error.status === 412)) await refresh(options.touches)
      intent.current = { isRunning: false, content, key }
      setState({ isBusy: false, error })
      return false
    }
  }

  const { canCopy = true } = options
  const record = canCopy ? (input: Input) => recordRequest((more) => options.send(input, more)) : null
  return { ...state, run, record, reset: () => setState({ isBusy: false, error: null }) }
}

/** The request that a call would send, without sending it. */
export async function recordRequest(
  send: (options: RequestOptions) => Promise<unknown>,
): Promise<RecordedRequest | null> {
  let request: RecordedRequest | null = null
  const record: typeof fetch = (url, init = {}) => {
    request ??= { url: String(url), init }
    return Promise.reject(new Error('Recorded, and not sent.'))
  }
  await send({ idempotencyKey: newKey(), fetch: record, retriesMax: 0 }).catch(() => {})
  return request
}

/** Sends it. If the person first has to sign in again or accept the terms of use, it's sent again once they have. */
export async function sendSignedIn<Output>(send: () => Promise<Output>): Promise<Output> {
  try {
    return await send()
  } catch (error) {
    const reason = reasonToSignIn(error)
    const isSettled = reason ? await signInAgain(reason) : needsTerms(error) && (await acceptTermsToContinue())
    if (!isSettled) throw error
    if (reason === 'ended') void queryClient.invalidateQueries()
    return sendSignedIn(send)
  }
}

function refresh(touches: readonly string[]): Promise<void> {
  const keys = [...touches, 'inbox']
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }: { queryKey: QueryKey }) => keys.includes(String(queryKey[0])),
  })
}

/** A new Idempotency-Key. */
// The service may be reached without TLS in a local network, where browsers have no randomUUID.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface ActionButtonProps<Input> {
  action: Action<Input>
  /** What is sent, if anything. */
  input?: Input
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'icon'
  icon?: ReactNode
  /** A confirmation. Everything that can't be undone or moves money has one. */
  confirm?: { title: string; text: ReactNode; label: string; isDanger?: boolean }
  /** Its name for screen readers, if several buttons have the same label. */
  label?: string
  /** It's in a dialog, which shows refusals itself. */
  isInDialog?: boolean
  isDisabled?: boolean
  /** What j and k move to in its list. */
  isRow?: boolean
  /** Whether it's on, for a button that turns something on and off. */
  isPressed?: boolean
  children: ReactNode
}

/** A button that performs an action, after a confirmation if it has one. */
export function ActionButton<Input = undefined>({
  action,
  input,
  variant = 'secondary',
  size = 'md',
  icon,
  confirm,
  label,
  isInDialog = false,
  isDisabled = false,
  isRow = false,
  isPressed,
  children,
}: ActionButtonProps<Input>) {
  const [isAsking, setAsking] = useState(false)
  const given = input as Input
  useToldRefusal(action, confirm === undefined && !isInDialog)
  const button = (
    <Button
      variant={variant}
      size={size}
      icon={icon}
      isBusy={action.isBusy}
      disabled={isDisabled}
      aria-pressed={isPressed}
      {...(label && { 'aria-label': label })}
      {...(isRow && { 'data-row': true })}
      onClick={confirm ? () => setAsking(true) : () => void action.run(given)}
    >
      {children}
    </Button>
  )
  return (
    <>
      {confirm ? (
        button
      ) : (
        <WithCopyAs record={action.record && (() => action.record?.(given) ?? null)}>{button}</WithCopyAs>
      )}
      {confirm && (
        <ConfirmAction
          {...confirm}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          action={action}
          input={given}
          isDanger={confirm.isDanger ?? variant === 'danger'}
        />
      )}
    </>
  )
}

/** A menu item that performs an action. Developers can also copy it as code. */
export function ActionItem<Input>({
  action,
  input,
  children,
}: {
  action: Action<Input>
  input: Input
  children: string
}) {
  const [isDeveloper] = useDeveloperMode()
  const { record } = action
  return (
    <>
      <MenuItem onSelect={() => void action.run(input)}>{children}</MenuItem>
      {isDeveloper &&
        record &&
        (['curl', 'sdk', 'cli'] as const).map((kind) => (
          <MenuItem
            key={kind}
            icon={<Code aria-hidden="true" />}
            onSelect={() => void import('./copy-as.tsx').then(({ copyAs }) => copyAs(() => record(input), kind))}
          >
            {words.copyAs[kind](children)}
          </MenuItem>
        ))}
    </>
  )
}

/** A button. In developer mode, there's a way to copy what it sends as code. */
export function WithCopyAs({ record, children }: { record: RecordNow | null; children: ReactNode }) {
  return record === null ? children : <Recordable record={record}>{children}</Recordable>
}

function Recordable({ record, children }: { record: RecordNow; children: ReactNode }) {
  const [isDeveloper] = useDeveloperMode()
  if (!isDeveloper) return children
  return (
    <span className="inline-flex items-center gap-1 [&>button:last-child]:flex-1">
      <Suspense fallback={<span className="size-10 sm:size-9" />}>
        <CopyAs record={record} />
      </Suspense>
      {children}
    </span>
  )
}

interface ConfirmActionProps<Input> {
  isOpen: boolean
  onClose: () => void
  action: Action<Input>
  input: Input
  title: string
  /** What will happen; for money, what moves from where to where. */
  text: ReactNode
  label: string
  isDanger?: boolean
  /** More than text, such as what moves. */
  children?: ReactNode
}

/** Asks before an action, and shows why it was refused. */
export function ConfirmAction<Input>({
  isOpen,
  onClose,
  action,
  input,
  title,
  text,
  label,
  isDanger = false,
  children,
}: ConfirmActionProps<Input>) {
  const close = () => {
    onClose()
    action.reset()
  }
  const perform = async () => {
    if (await action.run(input)) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={text}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <WithCopyAs record={action.record && (() => action.record?.(input) ?? null)}>
            <Button variant={isDanger ? 'danger' : 'primary'} isBusy={action.isBusy} onClick={perform}>
              {label}
            </Button>
          </WithCopyAs>
        </>
      }
    >
      {children}
      {action.error !== null && <Refusal error={action.error} />}
    </Dialog>
  )
}

/** Why something was refused, and what to do about it. */
export function Refusal({ error }: { error: unknown }) {
  return <Notice tone="bad">{explain(error).text}</Notice>
}

/** Shows a refusal as a toast, for actions that have nowhere else to show it. */
export function useToldRefusal({ error }: Pick<Action<never>, 'error'>, isTold = true): void {
  useEffect(() => {
    if (isTold && error !== null) toast(explain(error).text, 'bad')
  }, [error, isTold])
}
