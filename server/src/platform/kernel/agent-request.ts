import type { Formats } from './formats.ts'
import { agentRequests } from './words/en/agent-requests.ts'
import type { Translated } from './words/translated.ts'

/** What an agent asks its owner to approve, as facts, so that the owner can read it in any language. */
export type AgentRequest = { [Kind in keyof Texts]: { kind: Kind } & FactsOf<Texts[Kind]> }[keyof Texts]

export const agentRequestKinds = Object.keys(agentRequests) as AgentRequest['kind'][]

/** The request as a sentence. */
export function sayRequest({ kind, ...facts }: AgentRequest, { words, formats }: Reading): string {
  const say = words.agentRequests[kind] as (facts: object, formats: Formats) => string
  return say(facts, formats)
}

/** The part of a site that it needs. */
interface Reading {
  words: { agentRequests: Translated<Texts> }
  formats: Formats
}

type Texts = typeof agentRequests
type FactsOf<Text> = Text extends (facts: infer Facts extends object, ...rest: never[]) => string ? Facts : object
