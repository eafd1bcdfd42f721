import { Random } from '../random.ts'

/** What goes wrong with a request. */
export interface Fault {
  /** The whole path, or a pattern; any without it. */
  path?: string | RegExp
  method?: 'GET' | 'POST'
  /** `after acting`, the effect stays, and only the answer is lost. */
  when?: 'before' | 'after acting'
  /**
   * `hang up` cuts the connection (the Stripe client then tries once more by itself), `timeout` never answers, and
   * `deliver first` sends the webhooks that are waiting before the answer, which is then as it should be.
   */
  status: 429 | 500 | 503 | 'hang up' | 'timeout' | 'deliver first'
  /**
   * Whether the idempotency key keeps the 500 itself, as Stripe does when its own code failed. Otherwise a retry gets
   * the answer that was lost on the way.
   */
  isSaved?: boolean
  /** How many requests it hits: one, unless it says otherwise. */
  times?: number
}

export interface Faults {
  /** The next request that matches fails. */
  next(fault: Fault): void
  /** This share of all requests fails, before or after acting; the same seed picks the same ones. */
  rate(share: number, seed: number, statuses?: Fault['status'][]): void
  /** The next request that matches waits, and has its idempotency key in use, until the returned function is called. */
  hold(request: Pick<Fault, 'path' | 'method'>): () => void
  clear(): void
}

/** The other side of `Faults`, for the server. */
export interface FaultSource {
  take(method: string, path: string): Fault | null
  /** Resolves when the request may act. */
  gate(method: string, path: string): Promise<void>
}

export function createFaults(): Faults & FaultSource {
  let planned: { fault: Fault; left: number }[] = []
  let holds: { request: Pick<Fault, 'path' | 'method'>; released: Promise<void> }[] = []
  let draw: () => Fault | null = () => null

  return {
    next(fault) {
      planned.push({ fault, left: fault.times ?? 1 })
    },
    rate(share, seed, statuses = [500, 'hang up']) {
      const random = new Random(seed)
      draw = () => {
        if (!random.chance(share)) return null
        return { status: random.pick(statuses) ?? 500, when: random.chance(0.5) ? 'before' : 'after acting' }
      }
    },
    hold(request) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      holds.push({ request, released })
      return release
    },
    clear() {
      planned = []
      holds = []
      draw = () => null
    },
    take(method, path) {
      const hit = planned.find(({ fault }) => matches(fault, method, path))
      if (hit === undefined) return draw()
      hit.left -= 1
      planned = planned.filter(({ left }) => left > 0)
      return hit.fault
    },
    async gate(method, path) {
      const hit = holds.find(({ request }) => matches(request, method, path))
      if (hit === undefined) return
      holds = holds.filter((hold) => hold !== hit)
      await hit.released
    },
  }
}

function matches(wanted: Pick<Fault, 'path' | 'method'>, method: string, path: string): boolean {
  if (wanted.method !== undefined && wanted.method !== method) return false
  if (wanted.path === undefined) return true
  return typeof wanted.path === 'string' ? wanted.path === path : wanted.path.test(path)
}
