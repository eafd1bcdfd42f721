import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { buildConnector } from 'undici'
import { type AllowedTargets, isPublicAddress } from './targets.ts'

export class TargetNotAllowed extends Error {
  constructor(reason: string) {
    super(`the target isn’t allowed: ${reason}`)
    this.name = 'TargetNotAllowed'
  }
}

/**
 * Connects only to allowed addresses. An IP address in a URL is checked before connecting. A host name is resolved once, and the
 * checked addresses are the ones connected to, so they can't change in between. The open connection is checked again.
 */
export function targetConnector(
  targets: AllowedTargets,
  lookup: LookupFunction,
  timeoutMs: number,
): buildConnector.connector {
  if (targets === 'any') return buildConnector({ timeout: timeoutMs, lookup })
  const connect = buildConnector({ timeout: timeoutMs, lookup: onlyPublic(lookup) })
  return (options, callback) => {
    if (options.protocol !== 'https:') return callback(new TargetNotAllowed('it isn’t https'), null)
    if (isIP(options.hostname) && !isPublicAddress(options.hostname)) {
      return callback(new TargetNotAllowed('its address isn’t public'), null)
    }
    return connect(options, (error, socket) => {
      if (error) return callback(error, null)
      if (isPublicAddress((socket as Socket).remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      return callback(new TargetNotAllowed('its address isn’t public'), null)
    })
  }
}

/**
 * Asks name servers directly. The system's lookup occupies one of a few threads until the reply arrives, so a few slow name
 * servers could delay all other calls. It also resolves names that exist only on this machine.
 */
export function publicLookup(): LookupFunction {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 })
  return (hostname, _options, callback) => {
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([four, six]) => {
      const found = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      if (found.length > 0 || four.status === 'fulfilled') callback(null, found)
      else callback(four.reason, [])
    })
  }
}

const DNS_TIMEOUT_MS = 2_500

function onlyPublic(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      // A single private address among public ones is also refused, because it could be the one connected to.
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new TargetNotAllowed('its name resolves to an address that isn’t public'), [])
      }
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      return callback(null, first?.address ?? '', first?.family)
    })
  }
}
