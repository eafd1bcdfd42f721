/** Parses JSON. Its error doesn't quote the text, which may contain secrets. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SyntaxError('it isn’t complete JSON')
  }
}

/** A response's body. Throws if it's larger than anything the service sends. */
export async function readText(response: Response): Promise<string> {
  const { body, headers } = response
  const length = headers.get('content-length')
  const isShort = length !== null && Number(length) <= BODY_MAX_BYTES && !headers.has('content-encoding')
  if (isShort || body === null) return response.text()
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    bytes += value.length
    if (bytes > BODY_MAX_BYTES) {
      reader.cancel().catch(() => {})
      throw new RangeError(`it’s larger than ${BODY_MAX_BYTES} bytes`)
    }
  }
}

const BODY_MAX_BYTES = 32 * 1024 * 1024
