/** Text as it was typed, with its lines and paragraphs. */
export function Prose({ children }: { children: string }) {
  return <div className="max-w-prose whitespace-pre-wrap break-words">{children}</div>
}
