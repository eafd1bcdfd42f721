import type { Words } from '../../platform/kernel/words/index.ts'

/** The titles of tasks, in the console and in emails. */
export function titleOf(task: NamedTask, { tasks }: Words): string {
  return textOf(tasks.titles, task) ?? tasks.otherTitle
}

/** Of the button in an email. */
export function buttonOf(task: NamedTask, { tasks }: Words): string {
  return textOf(tasks.buttons, task) ?? tasks.otherButton
}

interface NamedTask {
  subject: { type: string }
  action: string
  reason: string
}

/** The text for the reason, if it has its own, or for the type and the action. */
function textOf(texts: Readonly<Record<string, string>>, { subject, action, reason }: NamedTask): string | undefined {
  return textAt(texts, reason) ?? textAt(texts, `${subject.type}.${action}`)
}

/** The text for a kind of task, if there is one. */
export function textAt(texts: Readonly<Record<string, string>>, kind: string): string | undefined {
  return texts[kind]
}
