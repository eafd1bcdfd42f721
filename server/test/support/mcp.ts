import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, expect } from 'vitest'
import { issueCodes } from '../../src/platform/kernel/issue-codes.ts'

/** The two revisions of the protocol that we promise to support. */
export const revisions = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof revisions)[number]

/** A tool's result. */
export interface ToolAnswer {
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  structured: any
  isError: boolean
  /** The codes of a refusal. */
  codes: string[]
}

/** An agent that trades over MCP with the official client. */
export class McpAgent {
  readonly client: Client

  constructor(client: Client) {
    this.client = client
  }

  async call(name: string, args: Record<string, unknown> = {}, options = {}): Promise<ToolAnswer> {
    const {
      content,
      structuredContent,
      isError = false,
    } = await this.client.callTool({ name, arguments: args }, options)
    const [first] = content as { type: string; text: string }[]
    const structured = structuredContent as ToolAnswer['structured']
    const codes: string[] = (structured?.error?.issues ?? []).map((issue: { code: string }) => issue.code)
    for (const code of codes) expect(Object.keys(issueCodes)).toContain(code)
    return { text: first?.text ?? '', structured, isError, codes }
  }

  /** Calls a tool that must succeed, and returns its data. */
  async ok(name: string, args: Record<string, unknown> = {}, options = {}) {
    const answer = await this.call(name, args, options)
    expect(answer.isError, answer.text).toBe(false)
    return answer.structured.data
  }

  /** Calls a tool that must be refused with this code. */
  async refused(code: string, name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> {
    const answer = await this.call(name, args)
    expect([answer.isError, answer.codes], answer.text).toEqual([true, expect.arrayContaining([code])])
    return answer
  }
}

/** Connects over HTTP, as one of the revisions. */
export async function connectMcp(
  url: string,
  secret: string | null,
  revision: Revision = '2026-07-28',
): Promise<McpAgent> {
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision }
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } })
  await client.connect(transport)
  afterAll(() => client.close())
  return new McpAgent(client)
}

/** Sends a message as is, and returns the HTTP response. */
export async function postMcp(
  url: string,
  secret: string | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; text: string; message: ReturnType<typeof JSON.parse> }> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const [, data = text] = /^data: (.*)$/m.exec(text) ?? []
  return { status: response.status, headers: response.headers, text, message: data === '' ? null : JSON.parse(data) }
}

/** A message of the newest revision. */
export function rpc(method: string, params: object = {}, id: number | string = 1): object {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return { jsonrpc: '2.0', id, method, params: { ...params, _meta } }
}

/** The headers that the newest revision requires with such a message. */
export function rpcHeaders(method: string, name?: string): Record<string, string> {
  return { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...(name !== undefined && { 'mcp-name': name }) }
}
