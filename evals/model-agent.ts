import type { Agent } from './attempt.ts'
import type { Message, Model } from './model.ts'

/** Lets a model do tasks: it gets the prompt and uses the tools until it's done. */
export function modelAgent(model: Model): Agent {
  return async ({ prompt, toolbox }) => {
    const instructions = `${TASK}\n\n${toolbox.instructions}`.trim()
    const messages: Message[] = [{ role: 'user', text: prompt }]
    for (let turn = 0; turn < TURNS_MAX; turn++) {
      const reply = await model.reply({ instructions, tools: toolbox.tools, messages })
      messages.push({ role: 'model', ...reply })
      if (reply.calls.length === 0) return answerIn(reply.text)
      const results = []
      for (const { id, name, input } of reply.calls) {
        const { text, isError } = input ? await toolbox.use(name, input) : NOT_JSON
        results.push({ id, text, isError })
      }
      messages.push({ role: 'tools', results })
    }
    throw new Error(`The model wasn’t done after ${TURNS_MAX} turns.`)
  }
}

const TURNS_MAX = 40
const NOT_JSON = { text: 'The arguments aren’t a JSON object.', isError: true }

const TASK = `You act for a user of Parley, a marketplace. Do what the user asks with the tools, and nothing else. Do not ask back:
nobody answers. When you are done, end with a line "ANSWER: " and, if the user asked a question, only the value asked for, exactly
as the tools gave it; numbers without separators.`

/** The model's answer, from the last line that has one. */
function answerIn(text: string): string {
  return (
    text
      .match(/^ANSWER:(.*)$/gm)
      ?.at(-1)
      ?.slice('ANSWER:'.length)
      .trim() ?? ''
  )
}
