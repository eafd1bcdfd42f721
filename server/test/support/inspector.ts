import { once } from 'node:events'
import { WebSocket } from 'undici'

/** The heap of a process that was started with `--inspect`, after garbage collection. */
export async function liveHeapMb(port: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then((answer) => answer.json())
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  await ask<object>(socket, 'HeapProfiler.collectGarbage')
  const { usedSize } = await ask<{ usedSize: number }>(socket, 'Runtime.getHeapUsage')
  socket.close()
  return usedSize / 1024 / 1024
}

async function ask<Result>(socket: WebSocket, method: string): Promise<Result> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method }))
  const [{ data }] = (await answered) as [MessageEvent<string>]
  return JSON.parse(data).result
}
