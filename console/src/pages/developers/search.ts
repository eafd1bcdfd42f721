/** Addresses are shared and typed by hand: whatever makes no sense is left out. */
export const parseRequestSearch = texts('key', 'operation', 'status')
export const parseEventSearch = texts('type', 'subject')
export const parseDeliverySearch = texts('status', 'delivery')

function texts<Name extends string>(...names: readonly Name[]) {
  return (raw: Record<string, unknown>): Partial<Record<Name, string>> => {
    const known = names.filter((name) => typeof raw[name] === 'string' && raw[name] !== '')
    return Object.fromEntries(known.map((name) => [name, raw[name]])) as Partial<Record<Name, string>>
  }
}
