import type { Words } from '../../platform/kernel/words/index.ts'

/** The titles of tasks, in the console and in emails. */
export function titleOf({ subject, action }: NamedTask, { tasks }: Words): string {
  return textAt(tasks.titles, `${subject.type}.${action}`) ?? tasks.otherTitle
}

/** Of the button in an email. */
export function buttonOf({ subject, action }: NamedTask, { tasks }: Words): string {
  return textAt(tasks.buttons, `${subject.type}.${action}`) ?? tasks.otherButton
}

interface NamedTask {
  subject: { type: string }
  action: string
}

/** The text for a kind of task, if there is one. */
export function textAt(texts: Readonly<Record<string, string>>, kind: string): string | undefined {
  return texts[kind]
}
