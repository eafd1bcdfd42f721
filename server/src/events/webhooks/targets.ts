import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which targets webhooks may have. `public`: only https URLs on the public internet. */
export type AllowedTargets = 'public' | 'any'

/** What's wrong with a URL as a target, such as "must be a URL"; null if it's allowed. */
export function targetProblem(text: string, targets: AllowedTargets): string | null {
  if (!URL.canParse(text)) return 'must be a URL'
  const url = new URL(text)
  const isHttp = url.protocol === 'https:' || (url.protocol === 'http:' && targets === 'any')
  if (url.username || url.password) return 'must not contain a user name or password'
  if (targets === 'public' && !isPublicHost(url.hostname)) return `must be an address on the public internet; ${LOCAL}`
  if (!isHttp) return targets === 'any' ? 'must be an https or http URL' : 'must be an https URL'
  return null
}

const LOCAL = 'to receive events on your machine, run `parley listen`, or start the service with WEBHOOK_TARGETS=any'

/** Whether the host of a URL can be public. The addresses behind a name are checked when connecting. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !LOCAL_NAMES.test(host)
}

/** Whether an address is reachable from the whole internet. Ranges reserved for special use are not. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST)
  return parsed.toString() !== AZURE_HOST
}

const LOCAL_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$/i
// The rest of IPv6 is unassigned, maps to IPv4 addresses, or is reserved for special use.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
// In a public range, but inside Azure it's the host machine.
const AZURE_HOST = '168.63.129.16'
