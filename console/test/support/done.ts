/** The body of a response, or an explanation of why there is none. */
export async function done(sent: Promise<{ status: number; text: string; body: Record<string, never> }>) {
  const { status, text, body } = await sent
  if (status >= 300) throw new Error(`The market couldn’t be created: ${text}`)
  // biome-ignore lint/suspicious/noExplicitAny: The shapes are the API's.
  return body as any
}
