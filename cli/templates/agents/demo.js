import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Runs the client and the worker's agent side by side, until the money is released.

const programs = ['client.js', 'worker-agent.js'].map((file) => spawn(process.execPath, [file], { stdio: 'inherit' }))
const codes = await Promise.all(
  programs.map(async (program) => {
    const [code] = await once(program, 'close')
    // If one of them fails, the other would wait forever.
    if (code !== 0) for (const other of programs) other.kill()
    return code
  }),
)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
