/** Text that somebody wrote, with its lines and paragraphs. */
export function Prose({ children }: { children: string }) {
  return <div className="max-w-prose whitespace-pre-wrap break-words text-ink">{children}</div>
}
