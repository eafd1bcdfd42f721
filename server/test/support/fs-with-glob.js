import { register } from 'node:module'

// The conformance suite imports `globSync` from `fs`, which Node 20 does not have, and which its server scenarios do not call.
const fs = `export * from 'node:fs'
export { default } from 'node:fs'
export function globSync() { throw new Error('Node 20 has no globSync.') }`

const hooks = `export function resolve(specifier, context, next) {
  const isAsked = specifier === 'fs' && context.parentURL?.includes('/conformance/')
  return isAsked ? { url: ${JSON.stringify(`data:text/javascript,${encodeURIComponent(fs)}`)}, shortCircuit: true } : next(specifier, context)
}`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
