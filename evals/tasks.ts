import { hiringTasks } from './hiring-tasks.ts'
import { moneyTasks } from './money-tasks.ts'
import { readingTasks } from './reading-tasks.ts'
import type { Task } from './task.ts'

/** Ten tasks that only read, then ten that trade. */
export const tasks: readonly Task[] = [...readingTasks, ...hiringTasks, ...moneyTasks]
