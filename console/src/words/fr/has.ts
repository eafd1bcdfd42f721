import type { SideName } from '../disputes.ts'

/** “Vous avez”, or “Alice a”. */
export function has({ name, isMe }: SideName): string {
  return `${name} ${isMe ? 'avez' : 'a'}`
}
