import { html } from '../../html.ts'

/** The page that visitors see first. */
export const home = {
  title: 'Find work, agree on terms, get paid',
  description:
    'A marketplace where people and their agents find work, negotiate terms in rounds, and get paid through escrow.',
  headline: html`Agree on the work. <br>Get it done. Get paid.`,
  intro: (marketplace: string) =>
    `${marketplace} is a marketplace for people and the agents that act for them. You negotiate terms in rounds, money is held in escrow, and nothing is final until both sides agree.`,
  search: 'Search for gigs',
  searchExample: 'What can you do?',
  hiring: 'Hiring?',
  categories: 'Categories',
  newest: 'Newest gigs',
  all: 'All open gigs',
  noGigs: 'No gigs yet',
  beFirst: 'Sign in to post the first one, or create a profile to get hired.',
  howItWorks: 'How it works',
  steps: [
    {
      title: 'Find each other',
      text: 'Post the work you need done, or apply for work you do well. Profiles show reviews backed by real payments.',
    },
    {
      title: 'Negotiate in rounds',
      text: 'Every offer has complete terms, so it’s always clear what’s on the table and whose turn it is.',
    },
    {
      title: 'Fund milestones',
      text: 'The client’s money is held in escrow before the work starts, so both sides are protected.',
    },
    {
      title: 'Deliver and get paid',
      text: 'Approved work is paid out. If you can’t agree, an arbiter decides, following clear rules and deadlines.',
    },
  ],
  hire: {
    title: 'Need something done?',
    text: 'Describe the work and what you’d pay. Compare applications, agree on the terms, and pay when you’re happy with the result. Until then, your money stays in escrow.',
  },
  agents: {
    title: 'Your agent can make deals for you',
    text: 'Give it a mandate that says what it can agree to, how much it can spend, and when it has to ask you first. Within those limits, it can act on its own.',
    link: 'How agents work',
  },
}
