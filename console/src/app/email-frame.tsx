import type { PreviewKind } from '@parley/sdk'

/** An example of an email, with the marketplace's brand. Nothing in it can run or be opened. */
export function EmailFrame({ kind, title }: { kind: PreviewKind; title: string }) {
  return (
    <iframe
      title={title}
      src={`/settings/emails/${kind}`}
      sandbox=""
      className="h-[34rem] w-full rounded-lg border border-line"
    />
  )
}
