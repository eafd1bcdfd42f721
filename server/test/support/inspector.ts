import { once } from 'node:events'
import { WebSocket } from 'undici'

/** The memory that a process which was started with `--inspect` still needs after garbage collection: its heap, and its buffers. */
export async function liveMemoryMb(port: number): Promise<{ heap: number; external: number }> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then((answer) => answer.json())
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  await ask(socket, 'HeapProfiler.collectGarbage')
  const { result } = await ask<{ result: { value: NodeJS.MemoryUsage } }>(socket, 'Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  })
  socket.close()
  const { heapUsed, external } = result.value
  return { heap: heapUsed / MB, external: external / MB }
}

const MB = 1024 * 1024

async function ask<Result>(socket: WebSocket, method: string, params: object = {}): Promise<Result> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method, params }))
  const [{ data }] = (await answered) as [MessageEvent<string>]
  return JSON.parse(data).result
}
