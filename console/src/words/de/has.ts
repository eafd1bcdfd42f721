import type { SideName } from '../disputes.ts'

/** “Sie haben”, or “Anna hat”. */
export function has({ name, isMe }: SideName): string {
  return `${name} ${isMe ? 'haben' : 'hat'}`
}
