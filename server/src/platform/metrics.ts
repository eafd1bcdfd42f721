import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of one process, in the Prometheus format. docs/metrics.md describes each. */
export interface Metrics {
  observe(method: string, route: string, status: number, durationMs: number): void
  /** Counts money moved, by kind of transfer. */
  countMoney(kind: string, cents: number): void
  /** Counts one run of a worker job. */
  countRun(job: string, isOk: boolean): void
  /** A gauge, or a counter if its name ends in `_total`, that is read for each scrape. It has no values if reading fails. */
  measured(metric: { name: string; help: string; labels: readonly string[]; read: ReadSamples }): void
  render(): Promise<{ contentType: string; text: string }>
}

export interface Sample {
  labels: Record<string, string>
  value: number
}

type ReadSamples = () => Promise<readonly Sample[]> | readonly Sample[]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers,
  })
  const runs = new Counter({
    name: 'parley_worker_runs_total',
    help: 'Runs of this process’s worker jobs, by result.',
    labelNames: ['job', 'result'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'parley_worker_last_success_timestamp_seconds',
    help: 'When each of this process’s worker jobs last succeeded.',
    labelNames: ['job'],
    registers,
  })
  const transfers = new Counter({
    name: 'parley_ledger_transfers_total',
    help: 'Transfers made by this process, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const transferredCents = new Counter({
    name: 'parley_ledger_transferred_cents_total',
    help: 'Cents transferred by this process, by kind.',
    labelNames: ['kind'],
    registers,
  })

  return {
    observe(method, route, status, durationMs) {
      durations.observe({ method, route, status }, durationMs / 1000)
    },
    countMoney(kind, cents) {
      transfers.inc({ kind })
      transferredCents.inc({ kind }, cents)
    },
    countRun(job, isOk) {
      runs.inc({ job, result: isOk ? 'ok' : 'error' })
      if (isOk) lastSuccess.set({ job }, Date.now() / 1000)
    },
    measured({ name, help, labels, read }) {
      const Kind = name.endsWith('_total') ? Counter : Gauge
      const metric: Counter | Gauge = new Kind({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          metric.reset()
          const samples = await Promise.resolve(read()).catch(() => [])
          for (const { labels, value } of samples) metric.inc(labels, value)
        },
      })
    },
    async render() {
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
