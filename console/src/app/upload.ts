import type { Attachment } from '@parley/sdk'
import { newKey, sendSignedIn } from './action.tsx'
import { parley } from './parley.ts'
import { withRefusalWords } from './refusals.ts'

/** The largest file that the service accepts. */
export const FILE_BYTES_MAX = 25 * 1024 * 1024
const TIMEOUT_MS = 600_000

/** Uploads a file. `onProgress` gets the share that has been sent. */
export function uploadFile(
  file: File,
  { signal, onProgress = () => {} }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<Attachment> {
  const options = {
    idempotencyKey: newKey(),
    timeoutMs: TIMEOUT_MS,
    fetch: withRefusalWords(fetchWith(onProgress)),
    ...(signal && { signal }),
  }
  return sendSignedIn(() => parley.attachments.upload(file, options))
}

/** Like `fetch`, which doesn't say how much has been sent. */
function fetchWith(onProgress: (share: number) => void): typeof fetch {
  return (url, { method = 'GET', headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.onload = () => {
        const { status, response } = request
        resolve(new Response(response, { status, headers: headersFrom(request.getAllResponseHeaders()) }))
      }
      request.onerror = () => reject(new TypeError('The connection failed.'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}

function headersFrom(lines: string): Headers {
  const entries = lines.split('\r\n').flatMap((line) => {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]]
  })
  return new Headers(entries)
}
