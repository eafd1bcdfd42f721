/** Texts about the brief of a deal. */
export const briefWords = {
  title: 'Brief',
  gig: 'View gig',
  skills: 'Skills',
  more: 'Show full description',
  less: 'Show less',
  none: 'This deal doesn’t have its own brief. See the gig for a description of the work.',
  changed: 'The gig was edited later',
  negotiationKeeps: (parts: string) =>
    `Changed: ${parts}. The brief below still applies unless you both accept an offer that uses the edited gig.`,
  contractKeeps: (parts: string) => `Changed: ${parts}. The brief below still applies to this contract.`,
  parts: { title: 'title', description: 'description', skills: 'skills' },
}
