import { type Message, type NewMessage, ParleyError, type RequestOptions } from '@parley/sdk'
import { useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/messages.ts'
import { newKey, sendSignedIn } from '../action.tsx'
import { type Attached, attachmentIdsOf } from '../attaching.ts'
import { parley } from '../parley.ts'
import { queryClient } from '../query-client.ts'
import { useMe } from '../session.tsx'
import { addMessages } from './queries.ts'

/** A sent message that this device hasn't gotten a response for yet. */
export interface Outgoing {
  /** Its Idempotency-Key: however often it is sent, it arrives once. */
  key: string
  text: string
  /** Missing from messages that earlier versions of the console stored. */
  files?: readonly Attached[]
  /** The number of the newest message before it. */
  after: number
  /** By the clock of this device. */
  at: number
  state: 'waiting' | 'failed'
  error: unknown
}

/**
 * What the signed-in person has written in a conversation that hasn't been delivered yet. It's sent in order, even
 * while other pages are open, and stays on this device until it's delivered, even across a reload.
 */
export function useOutbox(conversationId: string) {
  const box = boxOf(`parley.draft.${useMe().user_id}.outbox.${conversationId}.`, conversationId)
  const outgoing = useSyncExternalStore(box.subscribe, box.read)
  return { outgoing, send: box.send, retry: box.retry, remove: box.remove }
}

/** What is written in the composer. */
export interface Draft {
  text: string
  files: Attached[]
}

export function bodyOf({ text, files }: Pick<Outgoing, 'text' | 'files'>): NewMessage {
  return { text, ...attachmentIdsOf(files) }
}

export function sendMessage(conversationId: string, body: NewMessage, options: RequestOptions): Promise<Message> {
  return parley.conversations.messages.create(conversationId, body, options)
}

/**
 * Which outgoing messages have arrived, because they're in the conversation. Each message there accounts for one of them, since
 * the same text can be sent twice.
 */
export function arrivedAmong(outgoing: readonly Outgoing[], messages: readonly Message[], me: string): string[] {
  let last = 0
  return outgoing.flatMap(({ key, text, after }) => {
    const found = messages.find(
      (message) =>
        message.number > Math.max(after, last) &&
        message.sender_id === me &&
        message.hosted_agent_id === null &&
        message.text === text,
    )
    last = found?.number ?? last
    return found ? [key] : []
  })
}

type Box = ReturnType<typeof createBox>

const boxes = new Map<string, Box>()

function boxOf(prefix: string, conversationId: string): Box {
  const box = boxes.get(prefix) ?? createBox(prefix, conversationId)
  boxes.set(prefix, box)
  return box
}

function createBox(prefix: string, conversationId: string) {
  let outgoing = restored(prefix)
  let isSending = false
  const listeners = new Set<() => void>()
  const set = (next: readonly Outgoing[]) => {
    outgoing = next
    for (const listener of listeners) listener()
  }

  function send({ text, files }: Draft, after: number): void {
    const message: Outgoing = { key: newKey(), text, files, after, at: Date.now(), state: 'waiting', error: null }
    localStorage.setItem(prefix + message.key, JSON.stringify(message))
    set([...outgoing, message])
    void sendWaiting()
  }

  /** Sends everything again that wasn't sent. */
  function retry(): void {
    set(outgoing.map((each) => ({ ...each, state: 'waiting', error: null })))
    void sendWaiting()
  }

  /** Forgets messages that have arrived or whose text will be changed. */
  function remove(keys: readonly string[]): void {
    for (const key of keys) localStorage.removeItem(prefix + key)
    set(outgoing.filter(({ key }) => !keys.includes(key)))
  }

  async function sendWaiting(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let next = nextOf(outgoing); next; next = nextOf(outgoing)) await attempt(next)
    isSending = false
  }

  async function attempt({ key, ...draft }: Outgoing): Promise<void> {
    try {
      const message = await sendSignedIn(() => sendMessage(conversationId, bodyOf(draft), { idempotencyKey: key }))
      addMessages(conversationId, [message])
      remove([key])
      set(outgoing.map((each) => ({ ...each, after: Math.max(each.after, message.number) })))
      void queryClient.invalidateQueries({ queryKey: ['conversations'] })
    } catch (error) {
      // Later messages wait too, to keep the order, unless only this message is refused.
      const isOnlyThis = error instanceof ParleyError && error.status === 422
      set(outgoing.map((each) => (each.key === key || !isOnlyThis ? { ...each, state: 'failed', error } : each)))
      if (listeners.size === 0) toast(words.composer.lost, 'bad')
    }
  }

  return {
    read: () => outgoing,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    retry,
    remove,
  }
}

function nextOf(outgoing: readonly Outgoing[]): Outgoing | undefined {
  return outgoing.find(({ state }) => state === 'waiting')
}

/** What an earlier page couldn't send. The person decides whether to still send it. */
function restored(prefix: string): readonly Outgoing[] {
  return Object.entries(localStorage)
    .filter(([name]) => name.startsWith(prefix))
    .map(([, text]): Outgoing => ({ ...JSON.parse(text), state: 'failed', error: null }))
    .sort((a, b) => a.at - b.at)
}

// Back online, messages are resent without a click.
addEventListener('online', () => {
  for (const box of boxes.values()) {
    if (box.read().some(({ error }) => error instanceof ParleyError && error.status === 0)) box.retry()
  }
})
