import { operationWords } from '../words/operations.ts'

const words: Partial<Record<string, string>> = operationWords

/** What an agent or an operator's key did. A new operation that has no words yet is shown by its id. */
export function operationInWords(id: string): string {
  return words[id] ?? id
}
