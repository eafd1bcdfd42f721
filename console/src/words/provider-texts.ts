/** What a payment provider says, in the reader's words. The API has it in English. */
export const providerTexts = {
  /** Why a payment failed or waits: a sentence. */
  reason: (text: string) => typographic(text),
  /** What an account still needs: a few words. */
  missing: (text: string) => typographic(text),
}

function typographic(text: string): string {
  return text.replaceAll("'", '’')
}
