import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which targets webhooks may have: what the whole world can reach over https, or anything. */
export type Targets = 'public' | 'any'

/** What is wrong with a URL as a target, in words that follow its name; null when nothing is. */
export function targetProblem(text: string, targets: Targets): string | null {
  if (!URL.canParse(text)) return 'must be a URL'
  const url = new URL(text)
  const isHttp = url.protocol === 'https:' || (url.protocol === 'http:' && targets === 'any')
  if (!isHttp) return targets === 'any' ? 'must be an https or http URL' : 'must be an https URL'
  if (url.username || url.password) return 'must hold neither user nor password'
  if (targets === 'public' && !isPublicHost(url.hostname)) return 'must be an address on the public internet'
  return null
}

/** Whether a host, as a URL names it, can be public at all. What a name leads to is looked at when it is connected to. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !LOCAL_NAMES.test(host)
}

/** Whether an address belongs to a host that the whole world can reach. Everything of special use does not. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST)
  return parsed.toString() !== AZURE_HOST
}

const LOCAL_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$/i
// The rest of IPv6 is not given out, holds IPv4 in disguise, or is of special use.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
// Public by its number, yet it is the machine's own host that answers there.
const AZURE_HOST = '168.63.129.16'
