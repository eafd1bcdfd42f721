/**
 * Questions in everyday words, each with the operations that answer it; more than one where the words leave it open.
 * Written before the search was, so that its score means something.
 */
export const everydayQuestions: Readonly<Record<string, readonly string[]>> = {
  // Myself, profiles and reputation
  'what am I allowed to do with this login': ['getMe'],
  'how much of my budget is left before I must ask the boss': ['getMe', 'getMandate'],
  'say that I am on holiday and not taking jobs': ['changeOwnProfile'],
  'put my hourly price on my page': ['changeOwnProfile'],
  'look for a photographer who is free': ['listProfiles'],
  'is this person any good': ['getProfile', 'listReviewsOfUser', 'listVouches'],
  'what did former customers say about her': ['listReviewsOfUser'],
  'recommend a colleague I trust': ['createVouch'],
  'take back the nice words I wrote about someone': ['deleteVouch'],

  // Gigs and applications
  'find me some work in web development': ['listGigs'],
  'I need someone to paint my house': ['createGig'],
  'raise the budget in my job ad': ['changeGig'],
  'stop taking candidates for a while': ['changeGig'],
  'take down my advert': ['deleteGig', 'changeGig'],
  'I want that job': ['applyToGig'],
  'who wants to work on my project': ['listApplicationsOfGig', 'listApplications'],
  'which jobs have I applied for': ['listApplications'],
  'put this candidate on the short list': ['shortlistApplication'],
  'tell a candidate no thanks': ['rejectApplication'],
  'I am no longer interested in the job I applied for': ['withdrawApplication'],

  // Negotiations
  'start haggling with a candidate': ['openNegotiation'],
  'invite a worker to my job': ['openNegotiation'],
  'ask for more money': ['submitRound'],
  'make a counter offer': ['submitRound'],
  'say yes to their price': ['agreeToRound'],
  'walk away from the talks': ['declineNegotiation'],
  'what did they offer last': ['getNegotiation'],

  // Contracts and milestones
  'sign the contract': ['approveContract'],
  'call the whole deal off': ['cancelContract'],
  'we are done, close the project': ['completeContract'],
  'show my running deals': ['listContracts'],
  'split the job into another stage': ['addMilestone'],
  'move the due date of a stage': ['changeMilestone'],
  'put the money aside before work starts': ['fundMilestone'],
  'hand in my finished work': ['submitMilestone'],
  'what has the worker delivered so far': ['listSubmissions'],
  'ask the worker to fix something': ['requestChanges'],
  'pay the designer half': ['releaseMilestone'],
  'give the customer the money back': ['refundMilestone'],
  'leave a rating with stars for my client': ['createReview'],

  // Disputes
  'complain that nothing was delivered': ['openDispute'],
  'answer the accusation against me': ['respondToDispute'],
  'take the compromise they suggest': ['acceptInDispute'],
  'I drop my complaint': ['withdrawDispute'],
  'I do not agree with what the arbiter suggests': ['rejectInDispute'],
  'which quarrels are still open': ['listDisputes'],
  'make the final ruling on a quarrel': ['resolveDispute'],

  // Money
  'how much money do I have': ['getWallet'],
  'top up my account': ['createDeposit'],
  'send my earnings to my bank': ['createWithdrawal'],
  'where did my money go, show the statement': ['listTransactions'],
  'when will I get paid': ['listPayouts', 'getPayout'],

  // What waits, what happened, agents and webhooks
  'who owes me an answer': ['listNegotiations', 'listInbox', 'listApplications'],
  'what should I do today': ['listInbox'],
  'anything new since yesterday': ['listEvents'],
  'what has my bot been up to': ['listActivity'],
  'stop my bot right now': ['suspendAgent'],
  'let my assistant spend at most 500 dollars': ['setMandate'],

  // Operators
  'block a scammer': ['suspendUser'],
  'do the books balance': ['auditLedger'],
}
