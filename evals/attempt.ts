import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import type { Market } from './market.ts'
import type { Task } from './task.ts'
import type { Json, Tool, Toolbox, UseTool } from './tools.ts'

/** Does a task with the tools it gets, and returns the answer. */
export type Agent = (job: { task: Task; prompt: string; toolbox: Toolbox }) => Promise<unknown>

export interface Outcome {
  task: string
  /** Why the task wasn't done; empty if it was. */
  problems: string[]
  calls: number
  /** Tokens of the instructions and all tool definitions, which a model reads first. */
  toolTokens: number
  /** Tokens of all calls and the text of their results. */
  callTokens: number
  /** What a model reads if it makes one call per turn: each time, the tools and everything so far. */
  readTokens: number
}

/** A model that doesn't finish is stopped. */
const CALLS_MAX = 60

/** Lets an agent do a task in a market and grades the resulting state. */
export async function attempt(
  task: Task,
  { market, agent, open }: { market: Market; agent: Agent; open: (key: string) => Promise<Toolbox> },
): Promise<Outcome> {
  const scene = await task.prepare(market)
  const before = task.kind === 'read' ? await market.count() : null
  const toolbox = await open(scene.key)
  const outcome: Outcome = {
    task: task.name,
    problems: [],
    calls: 0,
    callTokens: 0,
    readTokens: 0,
    toolTokens: countTokens(toolbox.instructions) + tokensOf(toolbox.tools),
  }
  const use: UseTool = async (name, input) => {
    outcome.calls++
    if (outcome.calls > CALLS_MAX) throw new Error(`More than ${CALLS_MAX} calls.`)
    outcome.readTokens += outcome.toolTokens + outcome.callTokens
    const result = await toolbox.use(name, input)
    outcome.callTokens += tokensIn({ name, input }) + countTokens(result.text)
    await scene.others?.()
    return result
  }
  try {
    const answer = await agent({ task, prompt: scene.prompt, toolbox: { ...toolbox, use } })
    if (scene.answer) outcome.problems.push(...differingAnswer(answer, await scene.answer()))
  } catch (error) {
    outcome.problems.push(String(error))
  } finally {
    await toolbox.close()
  }
  outcome.readTokens += outcome.toolTokens + outcome.callTokens
  if (before !== null && (await market.count()) !== before) outcome.problems.push('Something was changed.')
  outcome.problems.push(...((await scene.differences?.()) ?? []))
  const { ok } = await market.operator.operator.ledger.audit()
  if (!ok) outcome.problems.push('The ledger doesn’t balance.')
  return outcome
}

/** Runs the task's script. It may only use ids from earlier results. */
export const scriptAgent: Agent = ({ task, prompt, toolbox }) => {
  const seen = new Set(idsIn(prompt))
  const use: UseTool = async (name, input) => {
    const unknown = idsIn(JSON.stringify(input)).filter((id) => !seen.has(id))
    if (unknown.length > 0) throw new Error(`The script cannot know ${unknown.join(', ')}.`)
    const result = await toolbox.use(name, input)
    for (const id of idsIn(result.text)) seen.add(id)
    return result
  }
  return task.script((wish, operation, input = {}) => toolbox.callOperation(use, wish, operation, input as Json))
}

function differingAnswer(answer: unknown, expected: string | number): string[] {
  return String(answer).trim() === String(expected) ? [] : [`The answer is ${answer}, not ${expected}.`]
}

function idsIn(text: string): string[] {
  return text.match(/\b[a-z]{3}_[0-9a-z]{26}\b/g) ?? []
}

const counted = new Map<string, number>()

/** Most tools are the same for every key, so they're counted once. */
function tokensOf(tools: readonly Tool[]): number {
  return tools.reduce((sum, tool) => {
    const text = JSON.stringify(tool)
    const tokens = counted.get(text) ?? countTokens(text)
    counted.set(text, tokens)
    return sum + tokens
  }, 0)
}

function tokensIn(value: unknown): number {
  return countTokens(JSON.stringify(value))
}
