import ipaddr from 'ipaddr.js'

/**
 * What limits and queues count instead of a network address. An IPv6 caller has a whole /64 and can use a new address for each
 * request; an IPv4 address is the same caller in either notation.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
