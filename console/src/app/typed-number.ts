/** What was typed as a number. Non-numbers are sent unchanged, and the service says what it expects. */
export function typedNumber(text: string): number | null {
  return text.trim() === '' ? null : Number.isNaN(Number(text)) ? (text as unknown as number) : Number(text)
}
