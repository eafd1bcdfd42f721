import type { EvidenceKind } from '@parley/sdk'

/** Texts of the fields for evidence. */
export const words = {
  title: 'Evidence',
  text: 'Links or texts that show what you say.',
  add: 'Add evidence',
  shows: 'What it shows',
  kind: 'Kind',
  kinds: { link: 'Link', text: 'Text' } satisfies Record<EvidenceKind, string>,
  contents: { link: 'Link, beginning with https://', text: 'Text' } satisfies Record<EvidenceKind, string>,
  remove: (number: number) => `Remove evidence ${number}`,
}
