/**
 * What people say instead of the API's words. A word on the right also counts as the word on the left, in questions and in
 * everything that's searched.
 */
export const sameMeaning: Readonly<Record<string, string>> = {
  accept: 'yes ok okay agree take',
  agent: 'bot assistant robot ai machine program',
  application: 'candidate applicant bid pitch candidacy apply proposal',
  approve: 'sign permit allow authorise authorize consent signature',
  arbiter: 'judge referee mediator arbitrator umpire',
  available: 'free idle unoccupied',
  cancel: 'abort scrap quit terminate end dissolve',
  change: 'edit update modify adjust alter correct rename set raise lower increase reduce replace extend postpone',
  client: 'customer buyer employer hirer payer',
  contract: 'deal agreement engagement',
  create: 'make add new start open write post',
  delete: 'remove erase discard',
  deposit: 'topup recharge load',
  dispute: `quarrel complaint complain fight argument argue case conflict claim accusation disagreement cheat scam fraud`,
  due: 'deadline',
  event: 'news happen notification',
  evidence: 'proof screenshot document attachment',
  gig: 'job project advert ad advertisement posting listing assignment vacancy opening position',
  inbox: 'todo tasks pending waiting',
  list: 'show see display which browse overview view',
  mandate: 'budget allowance permission limit spend authority power restrict cap',
  milestone: 'stage phase step instalment installment part piece',
  money: 'cash funds dollar euro pound sum',
  negotiation: 'haggle haggling bargain bargaining talk discussion',
  offer: 'price quote proposal propose counteroffer terms figure',
  operator: 'admin administrator staff moderator',
  owner: 'boss principal human',
  payout: 'earnings earn income salary wage',
  profile: 'page bio cv resume portfolio',
  refund: 'repay reimburse return',
  reject: 'refuse decline deny no not dismiss never',
  release: 'pay paid payment',
  review: 'rating rate star feedback opinion testimonial',
  submit: 'deliver delivered hand finished upload',
  suspend: 'stop block ban freeze pause disable halt lock',
  time: 'day week month hour tomorrow later',
  transaction: 'statement movement booking transfer',
  user: 'person people member someone somebody account anyone',
  vouch: 'endorse endorsement recommend recommendation reference trust',
  wallet: 'balance purse account',
  webhook: 'callback endpoint',
  withdraw: 'cashout bank withdrawal',
  worker: `freelancer contractor designer developer writer photographer programmer coder translator editor painter plumber
    electrician carpenter gardener teacher tutor illustrator artist musician consultant lawyer accountant tester engineer
    seller supplier expert specialist`,
}

/** Words that say nothing about what the caller wants. */
export const smallWords: ReadonlySet<string> = new Set(
  `a about again all am an and any are as at be been but by can could did do does for from get give go got had has have he her
  him his how i if in into is it its just let like me my now of on one or our out please s she should so some t tell than that
  the their them then there these they this those to up us want was we were what when where who whom why will with would you
  your`.split(/\s+/),
)

/** How questions start if people want to know something, and the ids of reads; all others ask for something to be done. */
export const asksToKnow: RegExp =
  /^\s*(who|what|when|where|which|how|is|are|was|were|has|have|did|does|do|why|whose|whom|am|show|list|read|find|search|look|check|see|any|anything|my|get[a-z]+)\b/i
