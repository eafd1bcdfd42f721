import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Browser } from './browser.ts'
import type { Answer } from './client.ts'

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

/** A software device with one passkey, which produces what `navigator.credentials` returns in a browser. */
export class Authenticator {
  readonly id = randomBytes(16)
  /** How often it was used; copies share the count of their original at the time of the copy. */
  counter = 1
  #origin: string
  #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The same passkey on another page. */
  at(origin: string): Authenticator {
    const copy = Object.assign(new Authenticator(origin), { id: this.id, counter: this.counter })
    copy.#keys = this.#keys
    return copy
  }

  /** Asks the service for options, and adds a passkey to the account of the browser. */
  async addTo(browser: Browser, name = 'phone'): Promise<Answer> {
    const { options } = (await browser.post('/passkeys/options')).body
    return browser.post('/passkeys', { name, response: this.register(options) })
  }

  register({ challenge, rp }: Options) {
    const clientData = this.#clientData('webauthn.create', challenge)
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its coordinates (-2, -3).
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
      xBytes,
      Buffer.from([0x22, 0x58, 32]),
      yBytes,
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const data = Buffer.concat([authenticatorData(rp?.id ?? '', ATTESTED, this.counter), attested])
    // CBOR: { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  signIn({ challenge, rpId }: Options) {
    this.counter++
    const clientData = this.#clientData('webauthn.get', challenge)
    const data = authenticatorData(rpId ?? '', 0, this.counter)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #credential(response: object) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}

// Flags: the person was present (1) and was verified (4); the data of a new key follow (64).
const PRESENT_AND_VERIFIED = 5
const ATTESTED = 64

function authenticatorData(rpId: string, moreFlags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(PRESENT_AND_VERIFIED + moreFlags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), rest])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
