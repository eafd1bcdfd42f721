const parts = {
  headline: 'a headline',
  bio: 'a few words about you',
  skills: 'your skills',
  rate: 'your usual rate',
}

export type ProfilePart = keyof typeof parts

/** Texts for people who are new here. */
export const words = {
  question: 'What brings you here?',
  questionText: 'We’ll show you the first steps. You can always do both.',
  hire: 'Hire someone',
  work: 'Find work',
  title: 'Getting started',
  text: {
    hire: 'Three steps to your first hire.',
    work: 'Three steps to your first payout.',
  },
  dismiss: 'Dismiss',
  done: 'done',
  steps: {
    profile: 'Complete your profile',
    gig: 'Post a gig',
    fund: 'Fund a contract',
    apply: 'Apply to a gig',
    payout: 'Add a payout account',
  },
  stepTexts: {
    gig: 'Describe the work and what you’d pay.',
    fund: 'Once you’ve agreed on terms, put the money into escrow so the work can start.',
    apply: 'Find work that suits you and propose your terms.',
    payout: 'Tell us where to send what you earn.',
  },
  add: (missing: readonly ProfilePart[]) => `Add ${listed(missing)}.`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done. You can dismiss this list.',
  prompt: (missing: readonly ProfilePart[]) => `Your profile is missing ${listed(missing)}.`,
  complete: 'Complete profile',
}

function listed(missing: readonly ProfilePart[]): string {
  return new Intl.ListFormat('en').format(missing.map((part) => parts[part]))
}
