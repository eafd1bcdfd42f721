import type { EvidenceKind } from '@parley/sdk'

/** Texts of the fields for evidence. */
export const words = {
  title: 'Evidence',
  text: 'Links or text that support your statement.',
  add: 'Add evidence',
  shows: 'What it shows',
  kind: 'Type',
  kinds: { link: 'Link', text: 'Text' } satisfies Record<EvidenceKind, string>,
  contents: { link: 'Link starting with https://', text: 'Text' } satisfies Record<EvidenceKind, string>,
  remove: (number: number) => `Remove evidence ${number}`,
}
