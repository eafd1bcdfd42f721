import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  messageId: string
  /** As it arrived, without the soft line breaks of quoted-printable. */
  raw: string
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>
  subject: string
  text: string
  html: string
}

type Step = 'connection' | 'login' | 'sender' | 'recipient'

export interface MailServerForTests {
  url: string
  received: ReceivedMail[]
  /** Decides how it responds to the next email: null accepts it. */
  answer: (to: string) => Error | null
  /** What it refuses before an email arrives, with which status and text. */
  refuses: { step: Step; responseCode: number; message?: string; to?: string } | null
  close(): Promise<void>
}

/** A mail server that keeps what it receives. */
export async function startMailServer(port = 0): Promise<MailServerForTests> {
  const refusalAt = (step: Step, to?: string): Error | null => {
    const { refuses } = mails
    if (refuses?.step !== step || (refuses.to !== undefined && refuses.to !== to)) return null
    return Object.assign(new Error(refuses.message ?? 'no'), { responseCode: refuses.responseCode })
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, callback) => callback(refusalAt('connection')),
    onAuth: ({ username }, _session, callback) => callback(refusalAt('login'), { user: username }),
    onMailFrom: (_address, _session, callback) => callback(refusalAt('sender')),
    onRcptTo: ({ address }, _session, callback) => callback(refusalAt('recipient', address)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const failure = mails.answer(to)
        if (failure) return callback(failure)
        mails.received.push(mailFrom(to, Buffer.concat(chunks).toString()))
        return callback()
      })
    },
  })
  server.on('error', () => {})
  const listening = await new Promise<number>((resolve) => {
    const started = server.listen(port, '127.0.0.1', () => resolve((started.address() as { port: number }).port))
  })
  const mails: MailServerForTests = {
    url: `smtp://parley:secret@127.0.0.1:${listening}`,
    received: [],
    answer: () => null,
    refuses: null,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  return mails
}

function mailFrom(to: string, source: string): ReceivedMail {
  const { headers, body } = partFrom(source)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '\0'
  const parts = body.split(`--${boundary}`).map((part) => partFrom(part.replace(/^\r\n/, '')))
  const contentOf = (type: string) =>
    parts.find((part) => part.headers['content-type']?.startsWith(type))?.content ?? ''
  return {
    to,
    messageId: headers['message-id'] ?? '',
    raw: source.replaceAll('=\r\n', ''),
    headers,
    subject: decodedWords(headers.subject ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  }
}

function partFrom(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const encoding = headers['content-transfer-encoding'] ?? '7bit'
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? unquoted(body) : body
  return { headers, body, content: bytes.toString().replaceAll('\r\n', '\n') }
}

function unquoted(text: string): Buffer {
  const plain = text.replaceAll('=\r\n', '')
  return Buffer.from(
    plain.replaceAll(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

/** `=?UTF-8?Q?…?=`, the form of subjects that aren't all ASCII. */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_match, how, content) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString('latin1')
        : unquoted(content.replaceAll('_', ' ')).toString('latin1'),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString())
}
