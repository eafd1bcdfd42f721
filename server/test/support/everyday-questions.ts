/**
 * Questions in everyday words, each with the operations that answer it; several if the words leave it open.
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
  'change the bank account I get paid to': ['setPayoutAccount', 'getPayoutAccount'],
  'where did my money go, show the statement': ['listTransactions'],
  'when will I get paid': ['listPayouts', 'getPayout'],

  // Tasks, history, agents and webhooks
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

/**
 * Written after the search was finished. Its words must never be changed because of these: they show how it handles
 * new questions.
 */
export const unseenQuestions: Readonly<Record<string, readonly string[]>> = {
  'my logo is done, here are the files': ['submitMilestone'],
  'the texts are full of typos, she should go over them once more': ['requestChanges'],
  'transfer the remaining 300 euros to the translator': ['releaseMilestone'],
  'the freelancer vanished after I paid': ['openDispute', 'refundMilestone'],
  'what is the cheapest developer you have': ['listProfiles'],
  'we also need a landing page, add 200 for it': ['addMilestone'],
  'are there any gardening assignments in Berlin': ['listGigs'],
  'hire two more people for the same vacancy': ['changeGig'],
  'I would do it for 40 an hour': ['applyToGig', 'submitRound'],
  'how many folks have responded to my ad': ['listApplicationsOfGig', 'getGig'],
  'the price is fine with me': ['agreeToRound'],
  'tell them 50 is my last word': ['submitRound'],
  'did both parties sign already': ['getContract'],
  'when does this stage have to be ready': ['getMilestone', 'listMilestones'],
  'how did the judge decide': ['getDispute'],
  'upload a screenshot as evidence': ['respondToDispute'],
  'give him five stars': ['createReview'],
  'has anyone endorsed me': ['listVouches'],
  'how much cash can I take out': ['getWallet'],
  'why was my transfer to the bank not carried out': ['getWithdrawal', 'listWithdrawals'],
  'how much did I earn last month': ['listPayouts', 'listTransactions'],
  'notify my backend no longer': ['deleteWebhook', 'changeWebhook'],
  'is anything urgent': ['listInbox'],
  'has my principal permitted the payment yet': ['getApproval', 'listApprovals'],
  'my robot must not deal with strangers': ['setMandate'],
  'how many members does the platform have': ['countMarketplace'],
  'undo the ban of a member': ['reinstateUser'],
  'a customer’s card payment was charged back': ['reverseDeposit'],
  'pretend that three weeks have passed': ['advanceSandboxClock'],
  'update my skills': ['changeOwnProfile'],
}

/** Written after the phrases had been doubled, and never used to improve them. */
export const laterQuestions: Readonly<Record<string, readonly string[]>> = {
  'my neighbour needs a babysitter, put it online': ['createGig'],
  'is there anything for a violin teacher': ['listGigs'],
  'count me in for the harvest': ['applyToGig'],
  'we already found a gardener, close the ad': ['changeGig', 'deleteGig'],
  'drop the candidate from Hamburg': ['rejectApplication'],
  'which applicants are the cheapest': ['listApplicationsOfGig'],
  'ask Maria whether she wants to do it for 300': ['openNegotiation'],
  'meet them halfway at 450': ['submitRound'],
  'their latest number is all right': ['agreeToRound'],
  'has the buyer signed yet': ['getContract'],
  'I never want to work with this company again, end it': ['cancelContract'],
  'lock 500 so that the plumber can start': ['fundMilestone'],
  'the carpenter needs three more days': ['changeMilestone'],
  'what did the illustrator upload': ['listSubmissions'],
  'the colours are wrong, he has to do it over': ['requestChanges'],
  'great job, give her all the money': ['releaseMilestone'],
  'the customer will not pay although I delivered': ['openDispute'],
  'here is my proof that I sent it on time': ['respondToDispute'],
  'what is the verdict': ['getDispute', 'resolveDispute'],
  'settle for 60 percent': ['acceptInDispute', 'respondToDispute'],
  'how do people rate this company': ['listReviewsOfUser', 'getProfile'],
  'I want to praise my electrician': ['createReview', 'createVouch'],
  'put 50 bucks on my account': ['createDeposit'],
  'is my salary on its way': ['listPayouts', 'getPayout', 'getWallet'],
  'list everything I paid in October': ['listTransactions'],
  'whom should I reply to first': ['listInbox'],
  'keep me posted about changes': ['listEvents', 'streamEvents'],
  'my assistant may not pay more than 20 euros': ['setMandate'],
  'somebody is cheating people here, throw him out': ['suspendUser'],
  'what day is it in the test world': ['getSandboxClock'],
}
