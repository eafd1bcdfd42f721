import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface HttpMetrics {
  observe(method: string, route: string, status: number, durationMs: number): void
  /** Serves `/metrics` in the Prometheus format, on a separate port. */
  listen(port: number, host: string): Promise<Server>
}

export function createMetrics(): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers: [registry],
  })

  return {
    observe(method, route, status, durationMs) {
      durations.observe({ method, route, status }, durationMs / 1000)
    },
    async listen(port, host) {
      const server = createServer(async (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        const body = await registry.metrics()
        response.writeHead(200, { 'content-type': registry.contentType }).end(body)
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve)
      })
      return server
    },
  }
}
