/** A request that was sent. */
export interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

/** What to respond with: a response from the service, or a connection error. */
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

/** A `fetch` that records what is sent and returns these responses in turn, repeating the last one forever. */
export function answering(sent: Sent[], ...replies: Reply[]): typeof fetch {
  let count = 0
  return async (url, init = {}) => {
    const { method = '', headers, body } = init
    sent.push({
      url: String(url),
      method,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    })
    init.signal?.throwIfAborted()
    const reply = replies[Math.min(count++, replies.length - 1)]
    if (!reply || reply instanceof Error) throw reply ?? new TypeError('fetch failed')
    const type = String(url).endsWith('/stream') ? 'text/event-stream' : 'application/json'
    return new Response(JSON.stringify(reply.body ?? {}), {
      status: reply.status ?? 200,
      headers: { 'content-type': type, ...reply.headers },
    })
  }
}

/** The body of a refusal. */
export function refusal(code: string, issueCode: string, details?: object) {
  const issue = { path: '', code: issueCode, message: 'No.', remedy: 'Try another.', ...(details && { details }) }
  return { error: { code, message: 'No.', issues: [issue] } }
}
