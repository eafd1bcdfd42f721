import { describe, expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { type Agent, attempt, scriptAgent } from '../attempt.ts'
import { openMarket } from '../market.ts'
import { openOperationTools } from '../operation-tools.ts'
import type { Task } from '../task.ts'
import { tasks } from '../tasks.ts'
import type { Json, UseTool } from '../tools.ts'

const world = await createWorld({ working: true })
const market = openMarket({ url: world.url, operatorKey: String(world.operator.secret) })
const reading = tasks.filter(({ kind }) => kind === 'read')
const trading = tasks.filter(({ kind }) => kind === 'trade')
const named = (...names: string[]) => tasks.filter(({ name }) => names.includes(name))

describe('a grader', () => {
  it.each(trading)('fails an agent that does nothing: $name', async (task) => {
    expect(await problemsOf(task, async () => undefined)).not.toEqual([])
  })

  it.each(reading)('fails a wrong answer: $name', async (task) => {
    const problems = await problemsOf(task, async (job) => `${await scriptAgent(job)}0`)
    expect(problems).toEqual([expect.stringMatching(/^The answer is /)])
  })

  it.each(named('spendable money'))('fails an agent that changes something while reading', async (task) => {
    const problems = await problemsOf(task, async (job) => {
      await job.toolbox.use('createGig', { title: 'Do it for me', description: 'Please.', rate_type: 'fixed' })
      return scriptAgent(job)
    })
    expect(problems).toEqual(['Something was changed.'])
  })

  it.each(trading)('fails an agent that leaves out its last write: $name', async (task) => {
    let writes = 0
    const counting = withUse((use) => async (name, input) => {
      if (isWrite(name)) writes++
      return use(name, input)
    })
    expect(await problemsOf(task, counting)).toEqual([])
    let left = writes
    const stopping = withUse((use) => async (name, input) => {
      if (isWrite(name) && --left === 0) throw new Error('The agent stops here.')
      return use(name, input)
    })
    const problems = await problemsOf(task, stopping)
    expect(problems.filter((problem) => !problem.includes('The agent stops here.'))).not.toEqual([])
  })

  it.each(named('post a gig', 'apply to the best gig', 'haggle', 'sign and fund', 'pay half', 'settle a dispute'))(
    'fails other amounts: $name',
    async (task) => {
      const cheating = withUse((use) => (name, input) => use(name, isWrite(name) ? withOtherAmounts(input) : input))
      const problems = await problemsOf(task, cheating)
      expect(problems.filter((problem) => !problem.includes('was refused'))).not.toEqual([])
    },
  )

  it.each(named('post a gig', 'pay half'))('fails an agent that does it twice: $name', async (task) => {
    const problems = await problemsOf(task, async (job) => {
      await scriptAgent(job)
      return scriptAgent(job)
    })
    expect(problems).not.toEqual([])
  })

  it.each(named('pay half'))('fails a script that uses an id without having read it', async (task) => {
    const knowing: Task = {
      ...task,
      script: (call) => call('a deal', 'getContract', { id: 'con_01arz3ndektsv4rrffq69g5fav' }),
    }
    expect(await problemsOf(knowing, scriptAgent)).toContainEqual(expect.stringContaining('cannot know con_'))
  })
})

async function problemsOf(task: Task, agent: Agent): Promise<string[]> {
  const { problems } = await attempt(task, { market, agent, open: (key) => openOperationTools(world.url, key) })
  return problems
}

/** Runs the script with tools that behave differently. */
function withUse(change: (use: UseTool) => UseTool): Agent {
  return (job) => scriptAgent({ ...job, toolbox: { ...job.toolbox, use: change(job.toolbox.use) } })
}

function isWrite(operation: string): boolean {
  return !/^(get|list)/.test(operation)
}

function withOtherAmounts(input: Json): Json {
  const entries = Object.entries(input)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.endsWith('_cents') ? Number(value) - 100 : value]),
  )
}
