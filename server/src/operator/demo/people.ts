// The people of the demo market: who they are, and what they say about themselves.

export interface Character {
  name: string
  kind: 'person' | 'organization'
  role?: 'arbiter'
  headline: string
  bio: string
  skills: readonly string[]
  /** Per hour. */
  rate?: number
  location: string
  timeZone: string
  available?: boolean
  links?: readonly (readonly [label: string, url: string])[]
  /** How they begin applications. */
  pitches?: readonly string[]
  /** The day on which they joined. */
  joins: number
}

export type Name = keyof typeof cast

/** Those who have uploaded a picture, which is among the assets. */
export const pictured: readonly string[] = `
  finch lumen tidewater olmo papercrane brightside hanna mira tomas aiko samuel claire jonas priya elin omar beatriz nadia
  grace yusuf`
  .trim()
  .split(/\s+/)

export const cast = {
  // Who needs work done
  finch: {
    name: 'Harbour & Finch',
    kind: 'organization',
    headline: 'Independent publisher of travel and nature books',
    bio: 'We’re six people in Bristol who make about a dozen books a year. Most of our editing, translation and illustration is done by freelancers, and many of them have worked with us for years.',
    skills: ['publishing', 'editing'],
    location: 'Bristol',
    timeZone: 'Europe/London',
    links: [['Catalog', 'https://harbourandfinch.example/books']],
    joins: 0,
  },
  lumen: {
    name: 'Lumen Dental Group',
    kind: 'organization',
    headline: 'Eleven dental practices, one appointment book',
    bio: 'Family-run practices around Rotterdam. Our small internal team looks after booking, billing and the website, and hires help for everything that needs a specialist.',
    skills: ['healthcare', 'scheduling'],
    location: 'Rotterdam',
    timeZone: 'Europe/Amsterdam',
    joins: 0,
  },
  tidewater: {
    name: 'Tidewater Analytics',
    kind: 'organization',
    headline: 'Water and flood data for cities on the coast',
    bio: 'We turn sensor readings into maps that city engineers can act on. Eight engineers, two oceanographers, and a long list of pipelines to look after.',
    skills: ['data', 'gis'],
    location: 'Baltimore',
    timeZone: 'America/New_York',
    links: [['What we do', 'https://tidewater.example']],
    joins: 0,
  },
  olmo: {
    name: 'Casa Olmo',
    kind: 'organization',
    headline: 'A guesthouse with nine rooms in the mountains of Asturias',
    bio: 'My sister and I took over the house from our grandparents. We do most things ourselves, and ask for help with whatever needs a better camera or better English than ours.',
    skills: ['hospitality'],
    location: 'Cangas de Onís',
    timeZone: 'Europe/Madrid',
    joins: 3,
  },
  brightside: {
    name: 'Brightside Energy Co-op',
    kind: 'organization',
    headline: 'Community-owned solar in West Yorkshire',
    bio: 'Owned by 2,300 members. We publish what we pay and why, and we like working with people who explain their work in plain words.',
    skills: ['solar', 'community'],
    location: 'Leeds',
    timeZone: 'Europe/London',
    joins: 2,
  },
  papercrane: {
    name: 'Papercrane Games',
    kind: 'organization',
    headline: 'Small studio, quiet games',
    bio: 'Two released titles, a third on its way. We hire by the milestone and give credit where it’s due, literally: everyone is in the credits.',
    skills: ['games', 'unity'],
    location: 'Montréal',
    timeZone: 'America/Toronto',
    links: [['Our games', 'https://papercrane.example/games']],
    joins: 1,
  },
  oyelaran: {
    name: 'Oyelaran & Daughters',
    kind: 'organization',
    headline: 'West African groceries, imported since 1988',
    bio: 'A warehouse in Peckham, a shop next door, and an online store that has outgrown its spreadsheets. We know food; we need people who know everything else.',
    skills: ['retail', 'import'],
    location: 'London',
    timeZone: 'Europe/London',
    joins: 4,
  },
  hanna: {
    name: 'Hanna Lindqvist',
    kind: 'person',
    headline: 'Restoring a farmhouse from 1911, one room at a time',
    bio: 'Teacher during the week, builder on weekends. I know what I can’t do myself, and I pay the day the work is finished.',
    skills: ['restoration'],
    location: 'Uppsala',
    timeZone: 'Europe/Stockholm',
    available: false,
    joins: 5,
  },
  marcus: {
    name: 'Marcus Bell',
    kind: 'person',
    headline: 'Host of “Second Shift”, a podcast about work',
    bio: 'A weekly show, 140 episodes in. I do the interviews; everything after that is better in other hands.',
    skills: ['podcasting', 'interviews'],
    location: 'Chicago',
    timeZone: 'America/Chicago',
    available: false,
    joins: 0,
  },

  // Who does it
  mira: {
    name: 'Mira Kovač',
    kind: 'person',
    headline: 'Front-end engineer who cares about slow phones',
    bio: 'Ten years of building interfaces that load quickly and work with a keyboard. I like small teams, clear briefs and measuring before optimizing. React mostly, plain HTML when it’s enough.',
    skills: ['react', 'typescript', 'accessibility', 'css'],
    rate: 78,
    location: 'Zagreb',
    timeZone: 'Europe/Zagreb',
    links: [['Code', 'https://mirakovac.example/code']],
    pitches: [
      'I’ve rebuilt three interfaces like this one in the last two years, and can show you the numbers before and after.',
      'I’d start with the slowest page on the cheapest phone I own, and work outward from there.',
    ],
    joins: 0,
  },
  tomas: {
    name: 'Tomás Herrera',
    kind: 'person',
    headline: 'Full-stack developer: Node, Postgres, and the boring parts in between',
    bio: 'I finish things. Payments, imports, permissions, admin screens: the parts that no one puts in a portfolio and everyone depends on.',
    skills: ['node', 'postgresql', 'typescript', 'stripe'],
    rate: 65,
    location: 'Valencia',
    timeZone: 'Europe/Madrid',
    pitches: [
      'I’ve done this migration twice, once with the shop open the whole time. Happy to walk you through how.',
      'I’d write the tests first, so you can see that everything still works afterward.',
    ],
    joins: 0,
  },
  aiko: {
    name: 'Aiko Tanabe',
    kind: 'person',
    headline: 'Illustrator: maps, plants, and quiet landscapes',
    bio: 'Ink and watercolor, finished digitally. I draw for publishers and museums, and I deliver layered files with every licensing question answered in writing.',
    skills: ['illustration', 'watercolor', 'maps'],
    rate: 55,
    location: 'Osaka',
    timeZone: 'Asia/Tokyo',
    links: [['Portfolio', 'https://aikotanabe.example']],
    pitches: [
      'I’d love to draw these. I’m not attaching samples, because the portfolio in my profile has twelve that fit.',
      'My price includes two rounds of sketches. I add color once you’re happy with the lines.',
    ],
    joins: 1,
  },
  samuel: {
    name: 'Samuel Adeyemi',
    kind: 'person',
    headline: 'Data engineer: pipelines that tell you when they lie',
    bio: 'Airflow, dbt, Postgres and a lot of SQL. I leave behind tests, documentation and a dashboard that shows what is late.',
    skills: ['python', 'sql', 'airflow', 'dbt'],
    rate: 62,
    location: 'Ibadan',
    timeZone: 'Africa/Lagos',
    pitches: [
      'Late and duplicated readings are most of what I do. I’d start with a week of your raw data and a list of what’s wrong with it.',
      'I can start on Monday and overlap four hours a day with your team.',
    ],
    joins: 0,
  },
  claire: {
    name: 'Claire Fontaine',
    kind: 'person',
    headline: 'Translator, English and Spanish into French',
    bio: 'Fourteen years, more than sixty books and a great many manuals. I keep a glossary for every client and give it to you with the translation.',
    skills: ['french', 'translation', 'spanish', 'editing'],
    rate: 48,
    location: 'Lyon',
    timeZone: 'Europe/Paris',
    pitches: [
      'I only translate into my native language, and I’d send you the first two pages before you decide.',
      'I know the subject well, so most of your glossary is already on my desk.',
    ],
    joins: 0,
  },
  jonas: {
    name: 'Jonas Weber',
    kind: 'person',
    headline: 'Technical writer who reads the source code',
    bio: 'I write documentation by using the product until it breaks, and then asking why. API references, guides, release notes; English and German.',
    skills: ['technical writing', 'api docs', 'german', 'editing'],
    rate: 58,
    location: 'Leipzig',
    timeZone: 'Europe/Berlin',
    pitches: [
      'I’d follow your current guide from the first line to the last and write down every place I got stuck. That list alone is usually worth the fee.',
      'I work in your repository and open pull requests, so your team reviews words the way it reviews code.',
    ],
    joins: 2,
  },
  priya: {
    name: 'Priya Raman',
    kind: 'person',
    headline: 'Bookkeeper for companies too small for a finance team',
    bio: 'Month-end close, VAT in the UK and the EU, and the occasional shoebox of receipts. Chartered accountant, calm even in March.',
    skills: ['bookkeeping', 'vat', 'xero', 'excel'],
    rate: 42,
    location: 'Chennai',
    timeZone: 'Asia/Kolkata',
    pitches: [
      'I’ve cleaned up books like these before. Give me read access and one afternoon, and I’ll tell you honestly how long it takes.',
      'I work in Xero all day and answer questions within four hours, even on Saturdays.',
    ],
    joins: 3,
  },
  elin: {
    name: 'Elin Sjöberg',
    kind: 'person',
    headline: 'Carpenter: windows, stairs, and old timber',
    bio: 'Trained in restoration, twelve years on old houses in Uppland. I use linseed oil paint, I clean up, and I say so when something isn’t worth saving.',
    skills: ['carpentry', 'restoration', 'windows'],
    rate: 52,
    location: 'Uppsala',
    timeZone: 'Europe/Stockholm',
    pitches: [
      'I live twenty minutes away and could take a look on Thursday evening, for free.',
      'I have the tools and the timber. All I need from you is two days without rain.',
    ],
    joins: 5,
  },
  omar: {
    name: 'Omar Haddad',
    kind: 'person',
    headline: 'Video editor: interviews, documentaries, short explainers',
    bio: 'Premiere and Resolve. I cut for story first and rhythm second, and I deliver subtitles with everything.',
    skills: ['video editing', 'subtitles', 'color grading', 'arabic'],
    rate: 45,
    location: 'Amman',
    timeZone: 'Asia/Amman',
    pitches: [
      'I’d send a rough cut of the first minute within two days, so we agree on the pace before I cut the rest.',
      'Subtitles in English and Arabic are included.',
    ],
    joins: 1,
  },
  beatriz: {
    name: 'Beatriz Nogueira',
    kind: 'person',
    headline: 'UX researcher: I talk to your users so you can stop guessing',
    bio: 'Interviews, usability tests, and reports short enough to read. I recruit participants myself and never ask leading questions twice.',
    skills: ['user research', 'usability testing', 'interviews', 'figma'],
    rate: 70,
    location: 'Porto',
    timeZone: 'Europe/Lisbon',
    pitches: [
      'Five good conversations would answer most of your questions. I can get them done in two weeks.',
      'You’d get recordings, a two-page summary, and a list of what to change first.',
    ],
    joins: 4,
  },
  declan: {
    name: 'Declan O’Rourke',
    kind: 'person',
    headline: 'Sound engineer for voices',
    bio: 'Podcasts, audiobooks and radio. I remove the hum, keep the breath, and hit the loudness target without squeezing the life out of it.',
    skills: ['audio editing', 'mixing', 'podcasting'],
    rate: 40,
    location: 'Cork',
    timeZone: 'Europe/Dublin',
    links: [['Before and after', 'https://declan.example/listen']],
    pitches: [
      'Send me five raw minutes and I’ll send them back mixed, so you can hear whether we agree.',
      'Turnaround is two business days, or sooner if someone famous died.',
    ],
    joins: 0,
  },
  nadia: {
    name: 'Nadia Petrova',
    kind: 'person',
    headline: 'Security engineer: reviews, threat models, calm reports',
    bio: 'I break things on purpose and explain how in words a board can understand. Web applications, cloud accounts, and the places where the two meet.',
    skills: ['security', 'code review', 'aws', 'node'],
    rate: 95,
    location: 'Sofia',
    timeZone: 'Europe/Sofia',
    pitches: [
      'I’d start with a one-page threat model, agree on it with you, and test only what matters.',
      'Findings come with a way to reproduce them and a suggested fix; I check the fix for free.',
    ],
    joins: 6,
  },
  grace: {
    name: 'Grace Mwangi',
    kind: 'person',
    headline: 'Copy editor with a soft spot for long sentences that work',
    bio: 'Books, reports and websites. I edit on paper first and in Word second, and I ask before I change a joke.',
    skills: ['copy editing', 'proofreading', 'english'],
    rate: 34,
    location: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    pitches: [
      'I read the sample twice, once for pleasure. I’d keep its voice and fix its commas.',
      'I edit about nine pages an hour and stop charging when I start rereading.',
    ],
    joins: 2,
  },
  yusuf: {
    name: 'Yusuf Demir',
    kind: 'person',
    headline: 'Product photographer: food, glass, and other difficult things',
    bio: 'I have a studio in Kadıköy, or I’ll come to you with two lights and a suitcase. Retouching and raw files included.',
    skills: ['photography', 'retouching', 'food styling'],
    rate: 60,
    location: 'Istanbul',
    timeZone: 'Europe/Istanbul',
    pitches: [
      'Ship me the samples and I’ll shoot a test frame before you commit to the set.',
      'People actually eat the food I photograph, which is how I know when to stop.',
    ],
    joins: 6,
  },

  // Who decides when two of them cannot agree
  ruth: {
    name: 'Ruth Abelson',
    kind: 'person',
    role: 'arbiter',
    headline: 'Arbiter, formerly a judge in small claims',
    bio: 'I read everything that both sides write, and I explain what I decide. Twenty-two years on the bench taught me that most disputes are about a sentence that no one wrote down.',
    skills: ['arbitration', 'contracts'],
    location: 'Haifa',
    timeZone: 'Asia/Jerusalem',
    available: false,
    joins: 0,
  },
  kenji: {
    name: 'Kenji Morita',
    kind: 'person',
    role: 'arbiter',
    headline: 'Arbiter for software and design contracts',
    bio: 'Engineer first, lawyer second. I look at what was agreed, what was delivered, and what a reasonable client would have paid for it.',
    skills: ['arbitration', 'software'],
    location: 'Vancouver',
    timeZone: 'America/Vancouver',
    available: false,
    joins: 0,
  },
} as const satisfies Record<string, Character>
