/** Phrases that people use to ask for each operation, separated by semicolons. */
export const phrases: Readonly<Record<string, string>> = {
  // Health
  getHealth: `is the server up; is the service alive; are you there; ping; version of the software; is it online or
    down`,
  getReadiness: `is the database working; is everything running; is the system ready; are the workers behind;
    technical problems; outage`,

  // Yourself
  getMe: `who am I; who you are and what you can do; what am I allowed to do; which rights, permissions and scopes do I have; what is left of my
    budget; whom do I work for; how am I logged in; my login; may I do this alone; must I ask the boss; do I need
    permission; my role; what can I do here; how much may I still spend on my own; whose agent am I`,
  getOwnProfile: `my profile; what does my page say; how do others see me; my own rating; my own data; which skills
    did I list; my reputation; what have I written about myself`,
  changeOwnProfile: `change my name, photo, picture, headline, bio, skills, hourly rate, price, location, city,
    time zone or links; say that I am available, busy, away, ill or on holiday; edit my page; put something on my
    profile; not taking jobs; I moved to another town; describe myself; learned a new skill; introduce myself; raise
    what I charge`,
  listProfiles: `find a freelancer; look for people; search for someone with a skill; who can do this; who is free;
    find experts nearby; cheap or affordable workers; find a designer, developer, photographer, translator, writer;
    is there anyone who knows about this; best rated people; hire an expert; specialists; who speaks a language;
    browse talent`,
  getProfile: `who is this person; look somebody up; can I trust them; is this person any good; details about a
    user; check the reputation of a client or worker; skills and rate of a person; tell me about someone; is she
    experienced; how reliable is he; has he delivered on time; background of the client; what does this person
    charge`,

  // Keys, apps and how people sign in
  verifyKey: 'is this API key valid; whose key is this',
  listKeys: 'which API keys do I have; show my API keys and tokens',
  createKey: 'make an API key; new secret key for a program; get an API token',
  getKey: 'details of an API key; when does my key expire; which scopes does a key have',
  rotateKey: 'replace the API key of this request; rotate my own key',
  replaceKey: 'rotate an API key; exchange an old key for a new secret',
  revokeKey: 'revoke an API key; my key leaked; make a key invalid',
  listRequests: 'requests of my API keys; log of API calls; which calls did my key make',
  sendSignInMail: 'mail me a code to sign in; forgot how to log in; send a sign-in link',
  signIn: 'log me in; sign in with a code',
  getSession: 'when did I sign in; session of this browser',
  signOut: 'log me out; sign out of this browser',
  listSessions: 'in which browsers am I signed in; my devices; where am I logged in',
  endSession: 'sign out another browser; log out a lost phone',
  endOtherSessions: 'log out everywhere else; sign out all other browsers',
  confirmAddress: 'confirm my e-mail address; verify my mail address',
  getPasskeySignInOptions: 'begin to log in with a passkey',
  signInWithPasskey: 'log in with a passkey, fingerprint or face',
  listPasskeys: 'which passkeys do I have; my fingerprints to log in',
  addPasskey: 'add a passkey; register a fingerprint or security key',
  getPasskeyOptions: 'begin to register a passkey',
  renamePasskey: 'rename a passkey',
  removePasskey: 'remove a passkey; forget a security key',
  listApps: 'apps that I have registered; my OAuth clients',
  createApp: 'register an app; new OAuth client; get a client id',
  getApp: 'details of an app that I registered; redirect addresses of my OAuth client',
  changeApp: 'change the redirect address of my app; rename my OAuth client',
  deleteApp: 'delete an app that I registered; remove my OAuth client',
  getUserInfo: 'who signed in to the app; OpenID Connect userinfo',
  listFirstPartyApps: 'first-party apps; apps of the marketplace that users are not asked about',
  approveFirstPartyApp: 'make an app first-party; trust our own front end; skip the consent page',
  removeFirstPartyApp: 'no longer trust a first-party app; ask users again',
  listConnectedApps: 'connected apps; which apps have access to my account',
  forgetConsent: 'forget my consent; make an app ask again',
  disconnectApp: 'disconnect an app; revoke access of an app to my account',

  // Agents
  listAgents: `my bots; which assistants do I have; show my agents; all programs that act for me; how many bots do
    I run`,
  createAgent: `make a bot that works for me; new assistant; set up an agent; let an AI act on my behalf; I want a
    robot to do my deals; add a helper program; automate my trading`,
  getAgent: 'details of a bot; is my assistant active or stopped; look at one of my agents; description of an agent',
  changeAgent: 'rename my bot; change the description of an assistant; give my agent another name',
  deleteAgent: `get rid of a bot; remove my assistant for good; fire my agent; I no longer need this bot; destroy;
    shut down for ever`,
  suspendAgent: `stop my bot right now; kill switch; pause an assistant; emergency stop; freeze my agent; switch
    off; my bot is out of control; it must not do anything for now; take it offline`,
  resumeAgent: `let my bot work again; switch an assistant back on; unpause, restart, reactivate, wake up an agent;
    it may continue`,
  getMandate: `what may my bot do alone; limits of an assistant; how much has my agent spent; how much of its
    budget is left; what does my bot have to ask me about; which powers does it have; rules of my agent`,
  setMandate: `let my bot spend at most this much; give an assistant a budget; limit, cap, restrict what my agent
    may do; allow it to pay; whom it may deal with; it must ask me first; maximum or minimum price for a bot; forbid
    my bot something; give it more freedom; never below this rate; without asking me; permit, authorise; only with
    these people; tighten the leash`,
  tryMandate: `what would happen if my bot paid this much; would my agent have to ask me; test, simulate, rehearse
    the rules of an assistant; check a budget before I save it`,
  listActivity: `what has my bot been up to; what did my assistant do; log, track record, history of an agent;
    which steps did it take; supervise my agent; protocol of its actions; did my bot pay anyone`,
  listApprovals: `what does my bot ask me; requests of my assistant that wait for my permission; what has the owner
    allowed; pending approvals; what needs my okay; does my agent want something from me; what must I decide;
    waiting for my consent`,
  getApproval: `did my owner say yes; has the boss allowed it; state of my request for permission; was it approved;
    may I go ahead now; has she decided yet; is my request still pending; why did he refuse`,
  approveApproval: 'approve what my agent asks; give my bot the permission it wants; grant a request of my assistant',
  rejectApproval: 'reject what my agent asks; refuse a request of my bot',

  // Gigs
  listGigs: `find work; search jobs; look for a project; what jobs are there; open gigs that pay well; remote work;
    my own ads; earn money; gigs with my skills; jobs that close soon; is anyone looking for a writer; new offers of
    work; I am unemployed; who needs a developer; well paid tasks; part time; near me; my posted jobs; drafts`,
  createGig: `hire someone; post a job; advertise; I need somebody to do something; I am looking for help; publish
    a project; I need a worker; new ad; get something done; outsource; looking for a designer to make something; I
    need a website, logo, translation, text; put out a tender; offer work; employ; find someone to build, paint,
    write, fix`,
  getGig: `read a job ad; what is the job about; details, price and terms of a gig; how many people applied; is it
    still open; what exactly has to be done; how much does it pay; when does it start; requirements; until when can
    I apply`,
  changeGig: `edit my job ad; raise the budget; pause, close, reopen or publish a gig; stop taking candidates;
    extend the deadline for applying; more positions; change description, title, pay of my posting; fill the job;
    draft; offer more money in the ad; no more applicants please; correct a mistake in my ad; put my ad on hold;
    make my draft public; need another person`,
  deleteGig: `take down my ad; remove my job posting; delete a gig; unpublish; I no longer need anyone; erase my
    project; withdraw my advert; posted by mistake`,
  listGigTemplates: `my saved gigs; which templates do I have; reuse an old job ad; post the same kind of job again`,
  createGigTemplate: `save this gig as a template; keep my job ad for next time; make a template of a posting`,
  getGigTemplate: `read a template; what does my saved job ad say; start a new gig from a template`,
  changeGigTemplate: `rename a template; call my saved job ad something else`,
  deleteGigTemplate: `remove a template; forget a saved job ad; I no longer need this template`,

  // Applications
  applyToGig: `apply for a job; I want that job; send a bid; offer my services; pitch for a project; take the gig;
    I can do this work; express interest; I would like to work on this; put my name forward; submit a proposal for a
    job; I am the right one; I would do it for this price; candidate myself`,
  listApplicationsOfGig: `who applied to my job; who wants to work for me; candidates for my project; how many
    people are interested; responses, bids, replies to my ad; has anyone applied; compare the applicants; cheapest
    candidate; proposals I received`,
  listApplications: `which jobs have I applied for; my applications; my bids; candidates for all my jobs; did they
    answer my application; what became of my bid; who has not answered me; was I rejected; where did I apply; am I
    on a shortlist`,
  getApplication: `read an application; what did the candidate write; status of my bid; did they read it; how much
    does the applicant ask`,
  changeApplication: `note something about an application for myself; metadata; tag a candidate; my own reference`,
  shortlistApplication: `put a candidate on the short list; favourite; keep an applicant for later; mark as
    promising; finalist; I like this candidate; maybe; next round`,
  rejectApplication: `turn a candidate down; tell an applicant no thanks; refuse a bid; not a good fit; decline an
    application; I do not want this person; send a rejection; too expensive candidate; sorry, we took someone else`,
  withdrawApplication: `take my application back; no longer interested in the job; retract my bid; I changed my
    mind about a job I applied for; pull out; I found something else; remove my candidacy; I cannot take the job`,

  // Saved searches
  listSearches: `my saved searches; my job alerts; which alerts do I have; what am I watching for; searches I saved`,
  createSearch: `save this search; job alert; tell me about new jobs; notify me when a gig like this is posted; watch for
    new work; alert for a skill; let me know when something comes up; subscribe to a search; do not poll for gigs; wait for
    new gigs that fit me`,
  getSearch: 'read a saved search; what does this job alert look for; filters of an alert',
  changeSearch: `rename a saved search; change a job alert; get alerts once a day; pause an alert; mute an alert; stop
    notifying me about new jobs; other filters for my alert`,
  deleteSearch: 'delete a saved search; remove a job alert; I no longer want alerts; stop watching for jobs',

  // Bookmarks
  listBookmarks: `what have I saved; my bookmarks; saved jobs; saved people; gigs I wanted to come back to; my
    favourites; jobs I put aside`,
  createBookmark: `save this job for later; bookmark a gig; bookmark a person; remember this freelancer; add to my
    favourites; put a job aside; keep an eye on this job; save a profile`,
  getBookmark: 'one of my bookmarks; when did I save this job',
  deleteBookmark: `remove a bookmark; unsave a job; take someone off my favourites; no longer keep this job saved`,

  // Terms of use
  getTerms: `read the terms of use; show the terms of use; which terms of use apply; what are the rules here; terms and conditions; legal terms; terms of service; what
    will change in the terms`,
  acceptTerms: 'accept the terms of use; agree to the legal conditions; consent to the new conditions',

  // Blocks
  listBlocks: `whom have I blocked; my block list; people who can't contact me; blocked users`,
  blockUser: `block someone; stop this person from writing to me; ban this client from contacting me; I don't want to hear
    from them again; ignore a user; keep a spammer away`,
  unblockUser: `unblock someone; let this person contact me again; lift a block; forgive a blocked user`,

  // Reports
  createReport: `report a scam; this gig is a fraud; report abuse; flag a review; tell the operators about a bad message; report
    spam; someone breaks the rules; report a fake profile; complain about insults`,
  listReports: 'what have I reported; my reports; what happened to my complaint; did they remove what I reported',
  getReport: 'one of my reports; was my report decided',
  createObjection: `they took down my gig, I want it back; appeal a removal; my review was removed unfairly; protest against a
    take-down; ask to restore my message; I was banned, let me back in`,
  listObjections: 'my appeals; did they accept my objection; what happened to my protest against a removal',
  getObjection: 'one of my objections; status of my appeal',
  listNotices: 'what did the operators write to me; warnings from the moderators; messages from the marketplace',
  getNotice: 'one message from the operators; read a warning',

  // Deadlines
  listDeadlines: `my calendar; what is due when; upcoming deadlines; what is due this week; when does my offer run
    out; when will the money be released automatically; agenda; schedule; dates I must not miss`,

  // Notes
  listNotes: 'my private notes; what did I note about this person; notes on candidates',
  createNote: 'write a private note about a person; note about an applicant that only I see',
  getNote: 'read one of my private notes',
  changeNote: 'edit a private note',
  deleteNote: 'delete a private note',

  // Negotiations
  listConversations: `my messages; my chats; whom am I writing with; my conversations; has anybody written to me; unread
    messages; conversation about a gig; messages with this client or worker`,
  countUnread: 'how many unread messages do I have; number of new messages; is there mail for me',
  getConversation: 'details of a conversation; who takes part in this chat; may I still write to them',
  listMessages: `read the messages; what did the client write; what did the worker write to me; read the chat; what have
    we written to each other; show the conversation`,
  sendMessage: `send a message; write to the client; write to the worker; ask a question about the job; answer them;
    reply to a message; chat with someone; tell the other side something; text them`,
  markConversationRead: 'mark messages as read; I have seen this message; clear unread messages',
  setAvatar: 'upload a profile picture; set my avatar; change my photo; add a portrait',
  uploadAttachment: 'upload a file; send a picture; attach a document; add a photo from disk',
  createTextAttachment: `attach a report; deliver text as a file; write a text file; attach a CSV table; hand over a
    document I wrote`,
  listAttachments: 'my files; which files have I uploaded; my uploads; my documents',
  downloadAttachment: 'download a file; get the bytes of a picture; save the attached document',
  previewAttachment: 'look into a file; read the attached text; what is in this file; preview a document',
  deleteAttachment: 'delete a file; remove an upload; throw away a file I did not use',
  getMessage: 'read one message; what does this message say; text of a message',
  deleteMessage: 'delete a message; unsend a message; take back what I wrote; I sent this by mistake',
  openNegotiation: `start to haggle; begin talks with a candidate; discuss the terms; invite a worker to my job;
    talk about price; make somebody a first offer; approach a freelancer directly; hire this candidate; choose a
    candidate; I want to work with her; ask someone whether he would do my job; make an applicant an offer; propose
    a deal to someone; contact a worker`,
  listNegotiations: `my talks; with whom am I negotiating; offers on the table; who owes me an answer; who has to
    reply; whose turn is it; open offers; who has not answered; offers I received; did anybody make me an offer;
    invitations I got; running talks`,
  getNegotiation: `what did they offer last; history of offers; current terms; what is on the table; until when can
    I answer; rounds; how far apart are we; did she answer my offer; what is their price now; has he come back with
    a number`,
  submitRound: `make a counter offer; ask for more money; propose another price, hours, start date; offer less;
    bargain; new proposal; too expensive; too cheap; suggest different terms; lower my price; answer an offer; meet
    in the middle; I could do it for less; tell them my price; can we start later; demand a higher rate; my final
    offer; name a figure; offer them more`,
  agreeToRound: `say yes to their price; accept the offer; agree to the terms; we have a deal; shake hands; take
    the offer; their price is fine; that works for me; sounds good; let us do it; I take it`,
  declineNegotiation: `walk away from the talks; end the haggling; say no to the offer; no deal; stop negotiating;
    break off; too far apart; not interested in their offer; turn down an invitation; forget it`,

  // Contracts
  listContracts: `my contracts; running deals; whom do I work for; who works for me; current, past, active,
    finished projects; what am I working on; ongoing jobs; all my orders; how many contracts do I have`,
  getContract: `read a contract; what did we agree; terms of the deal; has the other side signed; state of a deal;
    what must happen next; how much did we agree on; did both sign; is it binding; how is the project going; total
    paid so far`,
  approveContract: `sign the contract; make it binding; confirm the deal; final yes; approve; start the contract;
    put my signature; seal the deal; I am in; countersign; give the contract my okay`,
  changeContract: `note something about a contract for myself; metadata; tag a contract; my own order number`,
  cancelContract: `call the deal off; end the contract early; get out of a contract; terminate; stop working
    together; fire; quit; I do not want to work with them any more; break up; dissolve; abandon the project; the
    project is dead; resign`,
  completeContract: `we are done; finish the project; close the contract; everything is delivered and paid; wrap
    up; mark as finished; the job is complete; end a successful project; all work is over`,

  // Milestones
  listMilestones: `stages of a project; what is left to do; schedule; plan of payments; which parts are paid;
    progress; next deadline of the project; what comes next in the project; all instalments`,
  addMilestone: `add a stage; another instalment; split the job into parts; extra work; next week; new phase;
    additional task; bonus; tip; we also need something more; follow-up work; pay for another week; break the
    project into steps; expand the scope`,
  getMilestone: `state of a stage; is it paid; how much is held; when is it due; when is the money released by
    itself; deadline of a part; is this stage finished; by when must it be ready`,
  changeMilestone: `move the due date; change the amount of a stage; more time; extend, postpone the deadline;
    rename a part; later delivery; the stage costs more; give them another week; new deadline`,
  removeMilestone: `delete a stage; we do not need this part; drop an instalment; cut a phase; less work than
    planned; skip a step`,
  fundMilestone: `put money aside; pay into escrow; secure the payment; reserve the money before work starts;
    prepay; pay in advance; upfront; lock the money; fund the stage; deposit for a project; so that the worker can
    begin; guarantee the payment; pay the retainer; back the next stage with money`,
  submitMilestone: `hand in my work; deliver; I am finished; send the files; upload the result; work is ready; turn
    in; here is the work; it is done, have a look; send the draft to the client; give the client what I made; submit
    the final version`,
  listSubmissions: `what has the worker delivered; show the delivered work; files and links handed in; see the
    result; has anything arrived; look at the draft; earlier versions; what did I send them; where is the work; did
    she deliver`,
  requestChanges: `ask the worker to fix something; not good enough; send it back; revision; do it again; correct
    mistakes, errors; rework; improve the work; not happy with the delivery; not what I wanted; something is missing
    in the work; one more round of corrections; make the logo bigger; it needs changes; please redo`,
  releaseMilestone: `pay the worker; pay the designer half; pay for finished work; release the money; partial
    payment; accept the delivery; the work is good; send the freelancer their money; pay out the stage; approve the
    work; transfer the money to the worker; give the developer the rest; settle the bill; pay an invoice; happy with
    the result, pay; she earned it; part of it`,
  refundMilestone: `give the money back to the customer; refund the client; I want my money back; nothing came,
    return my money; pay back; reimburse; undo the payment; they never started, get my deposit back; I cannot do the
    work, return what they paid; recover my money`,

  // Disputes
  openDispute: `complain; nothing was delivered; bad work; they do not pay; open a case; report a problem with a
    deal; I was cheated; argue about money; get help from an arbiter; escalate; file a claim; the work is poor or
    late; the client refuses to pay; the worker has disappeared; not as agreed; we cannot agree; scam; I have been
    ripped off; someone must decide; sue; unfair`,
  listDisputes: `my quarrels; open cases; complaints that are still open; which disputes must be judged; deadlines
    of cases; has anyone complained about me; am I in trouble; conflicts that I have`,
  getDispute: `state of a case; what do they claim; evidence; what does each side propose; how was the quarrel
    decided; until when to answer; what did the judge say; outcome of the complaint; who won; why are they
    complaining; arguments of the other side`,
  respondToDispute: `answer an accusation; defend myself; tell my side of the story; add evidence, proof,
    screenshot; reply to a complaint; propose a split; counter proposal in a quarrel; explain what happened; that is
    not true; I did deliver; attach documents; justify myself; offer a compromise`,
  recommendInDispute: `suggest a compromise as arbiter; propose a fair split; mediate between two sides; first
    opinion of the judge; advise both sides; what I think would be fair`,
  acceptInDispute: `take the compromise; settle; accept the suggested amount; agree to the split; make peace;
    accept the recommendation; end the quarrel with their figure; fine, I take what they propose; I agree with the
    judge; amicable`,
  rejectInDispute: `I do not agree with what the arbiter suggests; refuse the compromise; go to arbitration;
    appeal; want another judge; the recommendation is unfair; object; next instance; I do not accept the suggestion`,
  resolveDispute: `final ruling; decide a quarrel; judge a case; give the verdict; who gets how much; end a dispute
    as arbiter; pass judgement; split the money as judge; final decision`,
  withdrawDispute: `drop my complaint; take the case back; it has been sorted out; forget the quarrel; cancel my
    claim; we made up; I was wrong to complain; no need for a judge any more; retract my accusation`,

  // Reviews and vouches
  createReview: `leave a rating; give stars; write feedback about a client or worker; rate the job; how was it;
    praise; warn others; say how happy I was; review my customer; great work, five stars; bad experience; thank the
    worker publicly`,
  listReviewsOfContract: `what did they write about our project; feedback for this deal; has the other side rated
    me; did I already rate them; reviews of this contract`,
  getReview: 'read one rating; show a review; text of a comment; open a single review',
  listReviewsOfUser: `what did former customers say; ratings of a person; feedback about someone; my own ratings;
    testimonials; is this person any good; experiences with this client; what do people think of me; how many stars
    does she have; bad reviews`,
  listVouches: `who recommends this person; endorsements; references of someone; who vouches for me; has anyone put
    in a good word; who trusts her; recommendations I got`,
  createVouch: `recommend a colleague; endorse someone; I trust this person; give a reference; put in a good word;
    praise a friend; vouch; I know him, he is good; confirm somebody’s skills; support a fellow worker`,
  getVouch: 'read one recommendation; show an endorsement; text of a reference; is the recommendation verified',
  deleteVouch: `take back a recommendation; remove the nice words I wrote about someone; I no longer trust them;
    undo my endorsement; regret a reference`,

  // Wallet
  getWallet: `how much money do I have; my balance; what can I spend; am I broke; how much is locked; how much is
    on the way; can I afford it; is there enough money in my account; how rich am I; funds available; money in
    escrow; how much can I take out`,
  listTransactions: `where did my money go; account statement; all payments in and out; bookkeeping; history of my
    money; what was I charged; fees I paid; expenses; what did I spend; taxes; list of transfers; who paid me; why
    did my balance change`,
  createDeposit: `top up my account; add money; pay in; load my wallet; put cash on my balance; transfer money to
    the marketplace; I need more funds; not enough money; charge my account; fill up; use my credit card`,
  listDeposits: `my top-ups; has my payment arrived; money I paid in; pending deposits; how much did I pay in; all
    incoming transfers of mine`,
  getDeposit: `has my top-up arrived; state of a deposit; how do I pay it in; bank details for paying; why is my
    deposit not there; is the money I sent booked`,
  refundDeposit: `give me back what I paid in; return my deposit to my card; undo a top-up; I don't need the money I
    loaded; refund my balance to where it came from`,
  listRefunds: `has my deposit been returned; refunds of what I paid in; when is the money back on my card`,
  getPayoutAccount: `which bank account do I get paid to; where do my withdrawals go; is my bank account set up; can I
    withdraw yet; account number on file; when can I cash out again`,
  setPayoutAccount: `add my bank account; change my IBAN; new account number; update my payment details; switch banks;
    set up how I get my money`,
  addPayoutAccount: `connect Stripe to be paid; onboard for payouts; verify my identity to be paid; set up payouts with
    the payment provider; finish what's missing for payouts`,
  createWithdrawal: `send my earnings to my bank; cash out; take money out; transfer to my bank account; collect my
    money; pay me out; get my money off the platform; wire it to my account; empty my wallet; I want my cash`,
  listWithdrawals: `money I took out; my transfers to the bank; cash-outs so far; how much did I withdraw; past
    withdrawals`,
  getWithdrawal: `has the money reached my bank; state of a withdrawal; where is my cash-out; why is the money not
    in my bank account; did the transfer to my bank fail`,
  listPayouts: `when will I get paid; money that is coming; my earnings; income; what is still clearing; salary;
    paid so far; how much did I earn; which payments are on the way; what have I made this month; when does my money
    arrive`,
  getPayout: `when does this payment arrive; state of a payment for my work; how much was the fee; why is my
    payment held; is this payment cleared; net amount of a payment`,

  // What happens
  listInbox: `what should I do today; what waits for me; my to-do list; what is urgent; whom do I owe an answer;
    anything to do; deadlines coming up; what is next; who is waiting for me; what needs my attention; did I forget
    something; open tasks; what expires soon; my duties; is there something I must react to; agenda`,
  snoozeTask: 'put a task off; snooze; remind me later; hide this until next week; not now; bring a task back',
  listNotifications: 'my notifications; what the bell shows; unread notifications; what did others do',
  countNotifications: 'how many unread notifications do I have; number of open tasks; badge counts',
  markNotificationsSeen: 'mark notifications as read; clear the bell; I have seen everything',
  getNotificationSettings: 'which emails do I get; are emails on; why do I get no emails; when is the daily summary',
  previewEmail: 'what do the emails look like; show me an example of an email; preview',
  changeNotificationSettings: `stop the emails; fewer emails; one email a day; unsubscribe; turn email notifications on or
    off; don’t email me about messages`,
  listEvents: `anything new; what happened since yesterday; news; latest changes; notify me; history; wait for an
    answer; while I was away; what did I miss; updates; recent activity; has something changed; let me know when
    they answer; timeline`,
  listRecentEvents: 'the last events first; look back at what happened; newest entries of the log',
  streamEvents: 'live updates; tell me immediately; follow in real time; push; keep watching; as it happens',
  listWebhooks: `which servers get notifications; my callbacks; where do you send events; which of my systems are
    connected; endpoints`,
  createWebhook: 'register a webhook; notify my server of events; add a callback',
  getWebhook: 'details of a callback; is my webhook still enabled; settings of an endpoint',
  changeWebhook: `change the address of my callback; switch notifications to my server off or on; other types of
    events; my endpoint has a new url; pause a webhook; send me fewer events`,
  deleteWebhook: `stop sending events to my server; remove a callback; disconnect my endpoint; no more
    notifications to my system`,
  rotateWebhookSecret: 'new secret of a webhook; rotate a webhook secret',
  testWebhook: `try my callback; send a test notification; does my endpoint work; ping my server; check the
    connection to my system`,
  listDeliveries: `did my server get the notification; failed callbacks; log of what was sent; why did my endpoint
    not hear anything; errors when sending events to me; which events arrived at my system`,
  getDelivery: 'what exactly was sent to my server; body of a callback; look at one notification',
  retryFailedDeliveries:
    'resend everything that failed; replay all failed callbacks; my server is back, send all again',
  retryDelivery: `send the notification again; repeat a failed callback; resend an event; my server was down, try
    once more`,

  // Operators
  listUsers: `all members; who is registered; search an account; everyone on the platform; find a user by name;
    customers of the marketplace; suspended members; new sign-ups`,
  getUser: `details of an account; is this member suspended; look up a member as operator; why was this member
    blocked; role of a member`,
  createUser: 'create an account for someone; add a member to the marketplace; register a person',
  createManagedUser: 'managed account; register a member for whom a front end acts',
  listManagedUsers: 'which users does this key act for; managed accounts, claimed or not',
  listActsOnBehalf: 'what did an operator do in my name before I claimed my account',
  inviteUser: 'invite a user by e-mail; mail somebody an invitation to join',
  listSessionsOfUser: 'where is a member signed in; browsers of a member',
  listKeysOfUser: 'API keys of a member',
  recoverUser: 'recovery key for a member who lost all keys; a member cannot get in any more',
  changeRole: `make someone an arbiter; promote a member to operator; give or take admin rights; hire a judge; new
    moderator; demote; appoint; staff member leaves`,
  suspendUser: `block a scammer; ban a member; freeze an account; kick someone out; stop a fraud; lock a user;
    punish abuse; expel; spammer; this member breaks the rules`,
  reinstateUser: `unblock an account; lift a ban; let a member back in; unfreeze; forgive; undo a suspension;
    unban; unlock; pardon; give a blocked member another chance`,
  listAllDeposits: `everyone’s top-ups; payments in that must be confirmed; incoming money of all members; which
    bank transfers do we expect`,
  getDepositOfUser: 'details of somebody’s top-up; who paid this in; a member asks where the deposit is',
  confirmDeposit: `the bank transfer of a member has arrived; credit the account; mark a top-up as paid; accept
    incoming money; we received the money of a customer`,
  failDeposit: `the top-up of a member never arrived; mark an incoming payment as failed; reject a deposit; the
    customer did not pay in`,
  reverseDeposit: `chargeback; the bank took the money back; undo a confirmed top-up; bounced payment; stolen
    credit card; charged back; payment was reversed`,
  listAllWithdrawals: `bank transfers that must be made; everyone’s cash-outs; payments out that wait; whom must we
    pay; outgoing money of all members`,
  getWithdrawalOfUser: `details of somebody’s cash-out; where does this member want the money; destination of a
    withdrawal`,
  confirmWithdrawal: `I have sent the money to the member’s bank; mark a cash-out as done; the transfer went out;
    we paid the member`,
  revealDestination: `which bank account do I pay this cash-out to; full account number of a withdrawal; show the IBAN`,
  failWithdrawal: `the bank refused the transfer to a member; a cash-out did not work; mark an outgoing payment as
    failed; wrong account number of a member`,
  withdrawFees: `take out what the platform has earned; our commission; profit; revenue; pay the fees to the
    company; collect our share`,
  listAllReports: `what did users report; report queue; complaints about content; moderation queue; flagged gigs; reported
    messages`,
  getReportDetails: `look into a complaint; evidence of a report; what exactly was reported; history of a flagged gig; has this
    owner been reported before`,
  resolveReport: `decide about a complaint; dismiss a report; close a flag; uphold a report and remove it`,
  removeGig: 'take down a gig; hide an illegal job; delete someone’s scam offer as a moderator; ban a gig',
  restoreGig: 'put a gig back; undo the take-down of a gig; bring back a removed job',
  removeReview: 'take down an insulting review; hide a fake rating; delete somebody’s review as a moderator',
  restoreReview: 'put a review back; undo the take-down of a review',
  removeVouch: 'take down a fake recommendation; hide a vouch; delete somebody’s vouch as a moderator',
  restoreVouch: 'put a vouch back; undo the take-down of a vouch',
  removeMessage:
    'take down an abusive message; hide a message from its recipient; delete somebody’s message as a moderator',
  restoreMessage: 'put a message back; undo the take-down of a message',
  sendNotice: 'warn a user; tell the owner of a reported gig to fix it; write to a member as an operator',
  listNoticesToUser: 'which warnings did this member get; what have operators written to a user',
  listAllObjections: 'who protests against a take-down; appeals of owners; objections to decide about',
  resolveObjection: 'decide about an appeal; accept or reject an objection; keep it removed',
  listStaffActs: `what did the staff do; who banned this member; admin log; which operator changed something; audit
    trail; who did that; control the moderators`,
  exportStaffActs: 'download the admin log; audit trail as a spreadsheet; export what the staff did; CSV of the log',
  auditLedger: `do the books balance; is any money missing; check the accounts; verify the bookkeeping; are all
    balances right; does the accounting add up; inconsistencies`,
  runAudit: `check the books and keep the result; run an audit now; proof for the accountant that nothing is
    missing`,
  listAudits: 'when were the books last checked; earlier audits; history of checks; what did the last audit find',
  listLedgerAccounts: `how much money does a member have; balances of somebody else; all accounts of the bookkeeping;
    which escrow holds money of this customer`,
  getLedgerAccount: `what is this balance made of; where did the money in an account come from; origin of a balance;
    source of funds`,
  listLedgerEntries: 'history of one account of the books; every debit and credit of a member; account statement',
  listLedgerTransfers:
    'every booking of the marketplace; all movements of money; which bookings belong to this deposit',
  getLedgerTransfer: `trace the money; follow the money back; where did this cent come from; why was this booked; who
    caused this booking; money laundering check`,
  countMarketplace: `how is the marketplace doing; how many users, members and gigs are there; statistics; numbers;
    dashboard; total volume; growth; how much money is on the platform; overview for management; key figures`,
  getOverview: `how did the month go; figures by day; charts; trend of the last weeks; how many deals today; volume per
    day; how long does it take to hire somebody; fees this week; money in escrow over time`,
  checkHealth: `is something wrong with the server; do the workers keep up; is the disk full; how much space is left;
    what should I repair; alarms; is the webhook queue stuck`,
  listSettings: `how is this server configured; which settings are there; what is the fee set to; environment variables;
    limits and quotas of this installation; configuration`,
  changeSettings: `raise the platform fee; allow more open gigs; close sign-up; give people longer to review; change a
    quota; change a deadline`,
  getLanguages: 'which languages does the marketplace offer; what is the default language',
  changeLanguages:
    'offer the marketplace in German, Spanish or French; change the default language; stop offering a language',
  getBrand:
    'what is this marketplace called; its logo, colors and tagline; support address; link to the privacy policy',
  getOperatorBrand: 'who changed the branding; version of the brand',
  changeBrand: `rename the marketplace; upload a logo; set the accent color, font, tagline, favicon; white label; change the
    heading of the home page; hide powered by`,
  previewShades: 'is this color readable; light and dark shades of an accent color; nearest accessible color',
  listTermsVersions: `versions of the terms of use; history of our legal terms; how many people accepted the new terms`,
  publishTerms: 'publish the terms of use; announce a new version of our legal conditions; update our conditions',
  withdrawTerms:
    'withdraw the terms of use; take back the new terms of use before they apply; cancel the planned terms',
  listTermsAcceptances: `who accepted the terms of use and when; did this user agree to the terms and conditions; proof of
    consent`,
  getTrade: `which categories are there; what fields does a gig have here; custom fields; what can I filter by; what is
    required to post a gig here; languages or certificates a profile can have`,
  getOperatorTrade:
    'categories and custom fields including retired ones; which fields did we retire; how are fields defined',
  changeTrade: `add a category; rename a category; add a custom field; add a field to the gig form; retire a field; make a field
    required; add an option`,
  tryTrade: `what would happen if I retired a field; how many gigs have this category; can I remove a field; how many gigs
    lack a value`,
  getSetup: 'what is left to set up; is the marketplace ready; first steps of an operator',
  changeSetup: 'finish the setup; skip the setup wizard; mark a first step as done',
  sendTestEmail: 'does email work; try the mail server; check SMTP; send me a test message',
  listSettingChanges: `who changed the fee and when; history of the configuration; what was the quota before`,

  // Sandbox
  listComingDeadlines: `what will the clock do next; which deadlines are coming; what happens soon in the sandbox; next
    thing to expire; timeline of deadlines`,
  createDemoMarket:
    'fill the sandbox with example data; make a demo market; sample people and gigs; something to try out',
  getDemoMarket:
    'is the demo market ready; who are the demo people; how far is the example data; whom can I look around as',
  getSandboxClock: 'what time is it; which date is today in the sandbox; current time; how far is the clock ahead',
  resetSandbox: 'empty the sandbox; wipe all test data',
  openDemoSession: 'see the marketplace as a demo user; impersonate a demo person',
  listMailbox: 'mails that the sandbox has sent; read the mailbox of the sandbox',
  advanceSandboxClock: `skip a week; jump ahead in time; fast forward; make deadlines pass; time travel; wait ten
    days; move the clock; simulate that days or months have passed; pretend it is next month; see what happens later`,
}
