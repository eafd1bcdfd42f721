import Fastify from 'fastify'

// The fastest response Fastify can give: a constant, without logging, validation or a database.
const app = Fastify()
app.get('/api/health', async () => ({ status: 'ok' }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
