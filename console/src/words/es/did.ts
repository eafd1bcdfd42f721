import type { SideName } from '../disputes.ts'

/** What someone did: the verb depends on whether it's the reader. */
export function did({ name, isMe }: SideName, yours: string, theirs: string, what: string): string {
  return isMe ? `${yours} ${what}` : `${name} ${theirs} ${what}`
}
