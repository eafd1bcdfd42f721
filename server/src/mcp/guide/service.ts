import { randomBytes } from 'node:crypto'
import { notFound } from '../../platform/kernel/errors.ts'
import type { Caller, Operations } from '../operations/service.ts'
import { fenced } from '../results/fence-domain.ts'
import { instructions, issueCatalog } from './domain.ts'

export interface Resource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
  [name: string]: unknown
}

/** The documents a client can read without an id. */
export const resources: readonly Resource[] = [
  {
    uri: 'parley://guide',
    name: 'guide',
    title: 'How to trade on Parley',
    description: 'The flow of a deal, and the rules.',
    mimeType: 'text/markdown',
  },
  {
    uri: 'parley://issue-codes',
    name: 'issue-codes',
    title: 'Issue codes',
    description: 'What each refusal means, and what to do about it.',
    mimeType: 'text/markdown',
  },
]

/** Resources with an id: a complete gig or contract, including text that results cut off. */
export const resourceTemplates = [
  { uriTemplate: 'parley://gigs/{id}', name: 'gig', title: 'A gig', mimeType: 'text/plain', operation: 'getGig' },
  {
    uriTemplate: 'parley://contracts/{id}',
    name: 'contract',
    title: 'A contract with its milestones',
    mimeType: 'text/plain',
    operation: 'getContract',
  },
] as const

/** Reads a resource. Throws a refusal if it doesn't exist or the caller may not read it. */
export async function readResource(operations: Operations, caller: Caller, uri: string) {
  if (uri === 'parley://guide')
    return { uri, mimeType: 'text/markdown', text: `# Trading on Parley\n\n${instructions}\n` }
  if (uri === 'parley://issue-codes') return { uri, mimeType: 'text/markdown', text: issueCatalog() }
  const [start, id] = [uri.slice(0, uri.lastIndexOf('/') + 1), uri.slice(uri.lastIndexOf('/') + 1)]
  const template = resourceTemplates.find(({ uriTemplate }) => uriTemplate === `${start}{id}`)
  // Half a surrogate pair can't be part of a path, so no id has one.
  if (!template || !id.isWellFormed()) throw notFound()
  const { data } = await operations.call(caller, template.operation, { id })
  const text = fenced(JSON.stringify(data, null, 1), randomBytes(8).toString('hex'))
  return { uri, mimeType: template.mimeType, text }
}
