import { Socket } from 'node:net'

/** Sends statements of the same turn of the event loop together: one system call, and one wake-up of the server, for all of them. */
export class CoalescingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
