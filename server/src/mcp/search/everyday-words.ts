/**
 * What people say, for the words of the API. A word on the right also counts as the word on the left, in questions and in
 * everything that is searched.
 */
export const sameMeaning: Readonly<Record<string, string>> = {
  accept: 'yes ok okay take agree approve',
  agent: 'bot assistant robot ai machine program',
  application: 'candidate applicant bid pitch candidacy apply',
  approve: 'sign confirm permit',
  arbiter: 'judge referee mediator arbitrator umpire',
  available: 'free idle unoccupied',
  cancel: 'abort scrap quit terminate end',
  change: 'edit update modify adjust alter correct rename move set raise lower',
  client: 'customer buyer employer hirer payer',
  contract: 'deal agreement engagement',
  create: 'make add new start open write post',
  delete: 'remove erase drop discard',
  delivery: 'attempt callback',
  deposit: 'topup recharge load',
  dispute: 'quarrel complaint complain fight argument argue case conflict claim accusation disagreement',
  event: 'news happen happened history notification update',
  fail: 'failed broken bounce',
  gig: 'job project advert ad posting listing assignment vacancy opening position role',
  inbox: 'todo tasks pending waiting',
  list: 'show see display which browse overview view',
  mandate: 'budget allowance permission limit spend authority',
  milestone: 'stage phase step instalment installment part piece',
  money: 'cash funds dollar euro sum',
  negotiation: 'haggle haggling bargain bargaining talk discussion',
  offer: 'price quote proposal propose counteroffer terms',
  operator: 'admin administrator staff moderator',
  owner: 'boss principal human',
  payout: 'earnings income salary wage',
  profile: 'page bio cv resume portfolio',
  refund: 'repay reimburse return moneyback',
  reject: 'refuse decline deny no not dismiss',
  release: 'pay paid payment',
  review: 'rating rate star feedback opinion reputation',
  submit: 'deliver delivered hand finished send upload',
  suspend: 'stop block ban freeze pause disable halt lock',
  transaction: 'statement movement booking transfer',
  user: 'person people member someone somebody account',
  vouch: 'endorse endorsement recommend recommendation reference trust',
  wallet: 'balance purse account',
  withdraw: 'cashout bank withdrawal',
  worker: `freelancer contractor designer developer writer photographer programmer translator editor painter plumber seller
    supplier`,
}

/** Phrases in which people ask for an operation, separated by semicolons. Every operation that can be found has some. */
export const phrases: Readonly<Record<string, string>> = {
  // Health
  getHealth: 'is the server up; is the service alive; are you there; ping; version of the software',
  getReadiness: 'is the database working; is everything running; is the system ready; are the workers behind',

  // Yourself
  getMe: `who am I; what am I allowed to do; which rights, permissions and scopes do I have; what is left of my budget; whom do I
    work for; how am I logged in; my login; may I do this alone; must I ask the boss`,
  getOwnProfile: 'my profile; what does my page say; how do others see me; my own rating; my own data',
  changeOwnProfile: `change my name, photo, headline, bio, skills, hourly rate, price, location, time zone or links; say that I am
    available, busy, away or on holiday; edit my page; put something on my profile; not taking jobs`,
  listProfiles: `find a freelancer; look for people; search for someone with a skill; who can do this; who is free; find experts
    nearby; cheap workers; find a designer, developer, photographer, translator, writer`,
  getProfile: `who is this person; look somebody up; can I trust them; is this person any good; details about a user; check the
    reputation of a client or worker; skills and rate of a person`,

  // Agents
  listAgents: 'my bots; which assistants do I have; show my agents',
  createAgent: 'make a bot that works for me; new assistant; set up an agent; let an AI act on my behalf',
  getAgent: 'details of a bot; is my assistant active or stopped',
  changeAgent: 'rename my bot; change the description of an assistant',
  deleteAgent: 'get rid of a bot; remove my assistant for good; fire my agent',
  suspendAgent: 'stop my bot right now; kill switch; pause an assistant; emergency stop; freeze my agent',
  resumeAgent: 'let my bot work again; switch an assistant back on; unpause, restart, reactivate an agent',
  getMandate:
    'what may my bot do alone; limits of an assistant; how much has my agent spent; how much of its budget is left',
  setMandate: `let my bot spend at most this much; give an assistant a budget; limit, cap, restrict what my agent may do; allow
    it to pay; whom it may deal with; it must ask me first; maximum price for a bot`,
  listActivity: 'what has my bot been up to; what did my assistant do; log, track record, history of an agent',
  listApprovals: `what does my bot ask me; requests of my assistant that wait for my permission; what has the owner allowed;
    pending approvals; what needs my okay`,
  getApproval: 'did my owner say yes; has the boss allowed it; state of my request for permission; was it approved',

  // Gigs
  listGigs: `find work; search jobs; look for a project; what jobs are there; open gigs that pay well; remote work; my own ads;
    earn money; gigs with my skills; jobs that close soon`,
  createGig: `hire someone; post a job; advertise; I need somebody to do something; I am looking for help; publish a project; I
    need a worker; new ad; get something done; outsource`,
  getGig:
    'read a job ad; what is the job about; details, price and terms of a gig; how many people applied; is it still open',
  changeGig: `edit my job ad; raise the budget; pause, close, reopen or publish a gig; stop taking candidates; extend the deadline
    for applying; more positions; change description, title, pay of my posting; fill the job; draft`,
  deleteGig: 'take down my ad; remove my job posting; delete a gig; unpublish; I no longer need anyone',

  // Applications
  applyToGig: `apply for a job; I want that job; send a bid; offer my services; pitch for a project; take the gig; I can do this
    work; express interest`,
  listApplicationsOfGig: `who applied to my job; who wants to work for me; candidates for my project; how many people are interested;
    responses, bids to my ad`,
  listApplications: `which jobs have I applied for; my applications; my bids; candidates for all my jobs; did they answer my
    application; what became of my bid; who has not answered me`,
  getApplication: 'read an application; what did the candidate write; status of my bid; did they read it',
  shortlistApplication:
    'put a candidate on the short list; favourite; keep an applicant for later; mark as promising; finalist',
  rejectApplication:
    'turn a candidate down; tell an applicant no thanks; refuse a bid; not a good fit; decline an application',
  withdrawApplication: `take my application back; no longer interested in the job; retract my bid; I changed my mind about a job
    I applied for; pull out`,

  // Negotiations
  openNegotiation: `start to haggle; begin talks with a candidate; discuss the terms; invite a worker to my job; talk about price;
    make somebody a first offer; approach a freelancer directly; hire this candidate; choose a candidate`,
  listNegotiations: `my talks; with whom am I negotiating; offers on the table; who owes me an answer; who has to reply; whose turn is
    it; open offers; who has not answered`,
  getNegotiation:
    'what did they offer last; history of offers; current terms; what is on the table; until when can I answer; rounds',
  submitRound: `make a counter offer; ask for more money; propose another price, hours, start date; offer less; bargain; new
    proposal; too expensive; too cheap; suggest different terms; lower my price; answer an offer`,
  agreeToRound:
    'say yes to their price; accept the offer; agree to the terms; we have a deal; shake hands; take the offer',
  declineNegotiation:
    'walk away from the talks; end the haggling; say no to the offer; no deal; stop negotiating; break off',

  // Contracts
  listContracts:
    'my contracts; running deals; whom do I work for; who works for me; current, past, active, finished projects',
  getContract: `read a contract; what did we agree; terms of the deal; has the other side signed; state of a deal; what must
    happen next; how much did we agree on`,
  approveContract:
    'sign the contract; make it binding; confirm the deal; final yes; approve; start the contract; put my signature',
  cancelContract:
    'call the deal off; end the contract early; get out of a contract; terminate; stop working together; fire; quit',
  completeContract:
    'we are done; finish the project; close the contract; everything is delivered and paid; wrap up; mark as finished',

  // Milestones
  listMilestones: 'stages of a project; what is left to do; schedule; plan of payments; which parts are paid; progress',
  addMilestone:
    'add a stage; another instalment; split the job into parts; extra work; next week; new phase; additional task; bonus; tip',
  getMilestone: 'state of a stage; is it paid; how much is held; when is it due; when is the money released by itself',
  changeMilestone:
    'move the due date; change the amount of a stage; more time; extend, postpone the deadline; rename a part',
  removeMilestone: 'delete a stage; we do not need this part; drop an instalment',
  fundMilestone: `put money aside; pay into escrow; secure the payment; reserve the money before work starts; prepay; pay in
    advance; upfront; lock the money; fund the stage; deposit for a project`,
  submitMilestone:
    'hand in my work; deliver; I am finished; send the files; upload the result; work is ready; turn in; here is the work',
  listSubmissions:
    'what has the worker delivered; show the delivered work; files and links handed in; see the result; has anything arrived',
  requestChanges: `ask the worker to fix something; not good enough; send it back; revision; do it again; correct mistakes; rework;
    improve the work; not happy with the delivery`,
  releaseMilestone: `pay the worker; pay the designer half; pay for finished work; release the money; partial payment; accept the
    delivery; the work is good; send the freelancer their money; pay out the stage; approve the work`,
  refundMilestone: `give the money back to the customer; refund the client; I want my money back; nothing came, return my money;
    pay back; reimburse`,

  // Disputes
  openDispute: `complain; nothing was delivered; bad work; they do not pay; open a case; report a problem with a deal; I was cheated;
    argue about money; get help from an arbiter; escalate; file a claim; the work is poor or late`,
  listDisputes:
    'my quarrels; open cases; complaints that are still open; which disputes must be judged; deadlines of cases',
  getDispute:
    'state of a case; what do they claim; evidence; what does each side propose; how was the quarrel decided; until when to answer',
  respondToDispute: `answer an accusation; defend myself; tell my side of the story; add evidence, proof, screenshot; reply to a
    complaint; propose a split; counter proposal in a quarrel`,
  recommendInDispute:
    'suggest a compromise as arbiter; propose a fair split; mediate between two sides; first opinion of the judge',
  acceptInDispute:
    'take the compromise; settle; accept the suggested amount; agree to the split; make peace; accept the recommendation',
  rejectInDispute:
    'I do not agree with what the arbiter suggests; refuse the compromise; go to arbitration; appeal; want another judge',
  resolveDispute:
    'final ruling; decide a quarrel; judge a case; give the verdict; who gets how much; end a dispute as arbiter',
  withdrawDispute: 'drop my complaint; take the case back; it has been sorted out; forget the quarrel; cancel my claim',

  // Reviews and vouches
  createReview:
    'leave a rating; give stars; write feedback about a client or worker; rate the job; how was it; praise; warn others',
  listReviewsOfContract: 'what did they write about our project; feedback for this deal; has the other side rated me',
  getReview: 'read one rating; show a review; text of a comment',
  listReviewsOfUser: `what did former customers say; ratings of a person; feedback about someone; my own ratings; testimonials; is
    this person any good`,
  listVouches: 'who recommends this person; endorsements; references of someone; who vouches for me',
  createVouch:
    'recommend a colleague; endorse someone; I trust this person; give a reference; put in a good word; praise a friend',
  getVouch: 'read one recommendation; show an endorsement',
  deleteVouch:
    'take back a recommendation; remove the nice words I wrote about someone; I no longer trust them; undo my endorsement',

  // Wallet
  getWallet:
    'how much money do I have; my balance; what can I spend; am I broke; how much is locked; how much is on the way',
  listTransactions: `where did my money go; account statement; all payments in and out; bookkeeping; history of my money; what was I
    charged; fees I paid; expenses`,
  createDeposit:
    'top up my account; add money; pay in; load my wallet; put cash on my balance; transfer money to the marketplace',
  listDeposits: 'my top-ups; has my payment arrived; money I paid in; pending deposits',
  getDeposit: 'has my top-up arrived; state of a deposit; how do I pay it in; bank details for paying',
  createWithdrawal:
    'send my earnings to my bank; cash out; take money out; transfer to my bank account; collect my money',
  listWithdrawals: 'money I took out; my transfers to the bank; cash-outs so far',
  getWithdrawal: 'has the money reached my bank; state of a withdrawal; where is my cash-out',
  listPayouts:
    'when will I get paid; money that is coming; my earnings; income; what is still clearing; salary; paid so far',
  getPayout:
    'when does this payment arrive; state of a payment for my work; how much was the fee; why is my payment held',

  // What happens
  listInbox: `what should I do today; what waits for me; my to-do list; what is urgent; whom do I owe an answer; anything to do;
    deadlines coming up; what is next; who is waiting for me`,
  listEvents:
    'anything new; what happened since yesterday; news; latest changes; notify me; history; wait for an answer',
  streamEvents: 'live updates; tell me immediately; follow in real time; push; keep watching',
  listWebhooks: 'which servers get notifications; my callbacks; where do you send events',
  getWebhook: 'details of a callback; is my webhook still enabled',
  changeWebhook:
    'change the address of my callback; switch notifications to my server off or on; other types of events',
  deleteWebhook: 'stop sending events to my server; remove a callback',
  testWebhook: 'try my callback; send a test notification; does my endpoint work; ping my server',
  listDeliveries:
    'did my server get the notification; failed callbacks; log of what was sent; why did my endpoint not hear anything',
  retryDelivery: 'send the notification again; repeat a failed callback; resend an event',

  // Operators
  listUsers: 'all members; who is registered; search an account; everyone on the platform; find a user by address',
  getUser: 'details of an account; is this member suspended; look up a member as operator',
  changeRole: 'make someone an arbiter; promote a member to operator; give or take admin rights; hire a judge',
  suspendUser: 'block a scammer; ban a member; freeze an account; kick someone out; stop a fraud; lock a user',
  reinstateUser: 'unblock an account; lift a ban; let a member back in; unfreeze; forgive; undo a suspension',
  listAllDeposits: 'everyone’s top-ups; payments in that must be confirmed; incoming money of all members',
  getDepositOfUser: 'details of somebody’s top-up; who paid this in',
  confirmDeposit:
    'the bank transfer of a member has arrived; credit the account; mark a top-up as paid; accept incoming money',
  failDeposit: 'the top-up of a member never arrived; mark an incoming payment as failed; reject a deposit',
  reverseDeposit: 'chargeback; the bank took the money back; undo a confirmed top-up; bounced payment',
  listAllWithdrawals:
    'bank transfers that must be made; everyone’s cash-outs; payments out that wait; whom must we pay',
  getWithdrawalOfUser: 'details of somebody’s cash-out; where does this member want the money',
  confirmWithdrawal: 'I have sent the money to the member’s bank; mark a cash-out as done; the transfer went out',
  failWithdrawal:
    'the bank refused the transfer to a member; a cash-out did not work; mark an outgoing payment as failed',
  withdrawFees: 'take out what the platform has earned; our commission; profit; revenue; pay the fees to the company',
  listStaffActs:
    'what did the staff do; who banned this member; admin log; which operator changed something; audit trail',
  auditLedger:
    'do the books balance; is any money missing; check the accounts; verify the bookkeeping; are all balances right',
  countMarketplace:
    'how is the marketplace doing; how many users and gigs are there; statistics; numbers; dashboard; total volume',

  // Sandbox
  getSandboxClock: 'what time is it; which date is today in the sandbox; current time',
  advanceSandboxClock: 'skip a week; jump ahead in time; fast forward; make deadlines pass; time travel; wait ten days',
}

/** Words that say nothing about what is wanted. */
export const smallWords: ReadonlySet<string> = new Set(
  `a about again all am an and any are as at be been but by can could did do does for from get give go got had has have he her
  him his how i if in into is it its just let like me my now of on one or our out please s she should so some t tell than that
  the their them then there these they this those to up us want was we were what when where who whom why will with would you
  your`.split(/\s+/),
)
