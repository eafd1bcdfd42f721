import { Socket } from 'node:net'

/** Sends all statements of one event-loop turn together: one system call, and one wake-up of the server. */
export class CoalescingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
