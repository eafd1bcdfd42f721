/** Emails about the terms of use. */
export const termsMails = {
  planned: {
    subject: (day: string) => `New Terms of Use take effect on ${day}`,
    intro: (marketplace: string, day: string) =>
      `${marketplace} has new Terms of Use. They take effect on ${day}. Until then, nothing changes.`,
    need: 'From then on, you’ll need to accept them before you can post gigs, apply, make offers, approve contracts, or deposit money. Your active contracts and your money aren’t affected.',
    action: 'Review the new terms',
  },
  inForce: {
    subject: (marketplace: string) => `${marketplace} has published Terms of Use`,
    intro: (marketplace: string) => `${marketplace} has published Terms of Use, which are now in effect.`,
    need: 'You need to accept them before you can post gigs, apply, make offers, approve contracts, or deposit money. Your active contracts and your money aren’t affected.',
    action: 'Review the terms',
  },
  withdrawn: {
    subject: (day: string) => `The Terms of Use won’t change on ${day}`,
    text: (marketplace: string, day: string) =>
      `${marketplace} has withdrawn the new Terms of Use that we told you about, scheduled for ${day}. Nothing changes.`,
  },
}
