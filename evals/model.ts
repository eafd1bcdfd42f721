import { setTimeout as sleep } from 'node:timers/promises'
import type { Json, Tool } from './tools.ts'

/** A language model behind an HTTP API. */
export interface Model {
  /** What the model says next. */
  reply(conversation: Conversation): Promise<Reply>
}

export interface Conversation {
  instructions: string
  tools: readonly Tool[]
  messages: readonly Message[]
}

export type Message =
  | { role: 'user'; text: string }
  | ({ role: 'model' } & Reply)
  | { role: 'tools'; results: readonly { id: string; text: string; isError: boolean }[] }

export interface Reply {
  text: string
  /** Empty once the model has finished. `input` is null if it isn't JSON. */
  calls: readonly { id: string; name: string; input: Json | null }[]
}

export interface ModelOptions {
  api: 'openai' | 'anthropic'
  /** Up to and including the version: `https://api.openai.com/v1`. */
  url: string
  model: string
  key?: string | undefined
}

/** A model behind an endpoint compatible with OpenAI's or Anthropic's. */
export function createModel({ api, url, model, key = '' }: ModelOptions): Model {
  const { path, headers, requestFor, replyFrom } = api === 'openai' ? openAi : anthropic
  return {
    async reply(conversation) {
      const body = JSON.stringify({ model, ...requestFor(conversation) })
      const answer = await post(`${url}${path}`, { 'content-type': 'application/json', ...headers(key) }, body)
      return replyFrom(answer)
    },
  }
}

interface Dialect {
  path: string
  headers(key: string): Record<string, string>
  requestFor(conversation: Conversation): Json
  replyFrom(answer: unknown): Reply
}

const openAi: Dialect = {
  path: '/chat/completions',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  requestFor: ({ instructions, tools, messages }) => ({
    messages: [{ role: 'system', content: instructions }, ...messages.flatMap(openAiMessages)],
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, parameters: inputSchema },
    })),
  }),
  replyFrom(answer) {
    const { content, tool_calls } = (answer as OpenAiAnswer).choices[0].message
    const calls = (tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
      id,
      name,
      input: parsed(text),
    }))
    return { text: content ?? '', calls }
  },
}

function openAiMessages(message: Message): Json[] {
  if (message.role === 'user') return [{ role: 'user', content: message.text }]
  if (message.role === 'tools') {
    return message.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
  }
  const tool_calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input ?? {}) },
  }))
  return [{ role: 'assistant', content: message.text, ...(tool_calls.length > 0 && { tool_calls }) }]
}

interface OpenAiAnswer {
  choices: [
    {
      message: { content: string | null; tool_calls?: { id: string; function: { name: string; arguments: string } }[] }
    },
  ]
}

const anthropic: Dialect = {
  path: '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  requestFor: ({ instructions, tools, messages }) => ({
    max_tokens: 8_192,
    system: instructions,
    messages: messages.map(anthropicMessage),
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })),
  }),
  replyFrom(answer) {
    const { content } = answer as AnthropicAnswer
    return {
      text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
      calls: content.flatMap((part) => (part.type === 'tool_use' ? [part] : [])),
    }
  },
}

function anthropicMessage(message: Message): Json {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tools') {
    const content = message.results.map(({ id, text, isError }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: text,
      is_error: isError,
    }))
    return { role: 'user', content }
  }
  const text = message.text ? [{ type: 'text', text: message.text }] : []
  const calls = message.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input: input ?? {} }))
  return { role: 'assistant', content: [...text, ...calls] }
}

interface AnthropicAnswer {
  content: ({ type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; input: Json })[]
}

function parsed(text: string): Json | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const ATTEMPTS_MAX = 6
const TIMEOUT_MS = 300_000

/** Retries a request if the model is busy, after the time it asks for. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return response.json()
    const isBusy = response.status === 429 || response.status >= 500
    if (!isBusy || attempt === ATTEMPTS_MAX)
      throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
    const seconds = Number(response.headers.get('retry-after') ?? 2 ** attempt)
    await sleep(Math.min(seconds, 60) * 1000)
  }
}
