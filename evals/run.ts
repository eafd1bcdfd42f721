import { parseArgs } from 'node:util'
import { type Agent, attempt, type Outcome, scriptAgent } from './attempt.ts'
import { openMarket, seed } from './market.ts'
import { createModel } from './model.ts'
import { modelAgent } from './model-agent.ts'
import { withSandbox } from './sandbox.ts'
import { tasks } from './tasks.ts'
import { ways } from './ways.ts'

// npm run evals: runs every task in all three ways, with scripts or a model, and prints the cost. See README.md.

const { values } = parseArgs({
  options: { way: { type: 'string', multiple: true }, task: { type: 'string', multiple: true } },
})
const chosenWays = Object.entries(ways).filter(([name]) => values.way?.includes(name) ?? true)
const chosenTasks = tasks.filter(({ name }) => values.task?.some((part) => name.includes(part)) ?? true)
const { EVALS_API, EVALS_URL, EVALS_MODEL, EVALS_KEY } = process.env
const agent = agentFrom()

const results = await withSandbox(async (sandbox) => {
  const market = openMarket(sandbox)
  await seed(market)
  const rows: { title: string; outcomes: Outcome[] }[] = []
  for (const [, { title, open }] of chosenWays) {
    console.log(`\n${title}`)
    const outcomes: Outcome[] = []
    for (const task of chosenTasks) {
      const outcome = await attempt(task, { market, agent, open: (key) => open(sandbox.url, key) })
      const { calls, callTokens, problems } = outcome
      const figures = `${String(calls).padStart(3)} calls ${String(callTokens).padStart(6)} tokens`
      console.log(`${problems.length === 0 ? 'done  ' : 'failed'} ${task.name.padEnd(30)} ${figures}`)
      for (const problem of problems) console.log(`         ${problem}`)
      outcomes.push(outcome)
    }
    rows.push({ title, outcomes })
  }
  return rows
})

console.log(
  `\n${EVALS_MODEL ?? 'scripts'}, o200k tokens: of the tools, of calls and results, and all that a model reads\n`,
)
for (const { title, outcomes } of results) {
  const done = outcomes.filter(({ problems }) => problems.length === 0).length
  const sum = (field: 'calls' | 'callTokens' | 'readTokens') => outcomes.reduce((total, one) => total + one[field], 0)
  // Keys with fewer scopes see fewer tools.
  const toolTokens = Math.max(...outcomes.map((one) => one.toolTokens))
  const cells = [
    `${done}/${outcomes.length} done`,
    `${sum('calls')} calls`,
    toolTokens,
    sum('callTokens'),
    sum('readTokens'),
  ]
  console.log([title.padEnd(24), ...cells.map((cell) => cell.toLocaleString('en').padStart(12))].join(''))
}
if (results.some(({ outcomes }) => outcomes.some(({ problems }) => problems.length > 0))) process.exitCode = 1

function agentFrom(): Agent {
  if (!EVALS_URL && !EVALS_MODEL && !EVALS_API) return scriptAgent
  if (!EVALS_URL || !EVALS_MODEL || (EVALS_API !== 'openai' && EVALS_API !== 'anthropic')) {
    throw new Error('A model needs EVALS_URL, EVALS_MODEL, and EVALS_API, which is openai or anthropic.')
  }
  return modelAgent(createModel({ api: EVALS_API, url: EVALS_URL, model: EVALS_MODEL, key: EVALS_KEY }))
}
