/** The operations that a model can call over MCP: it trades, and reads what shows no way in. */
export const overMcp: readonly string[] = names(`
  getHealth getReadiness getMe
  getOwnProfile changeOwnProfile listProfiles getProfile
  listAgents getAgent suspendAgent getMandate tryMandate listActivity listApprovals getApproval
  listGigs createGig getGig changeGig deleteGig
  applyToGig listApplicationsOfGig listApplications getApplication
  shortlistApplication rejectApplication withdrawApplication
  openNegotiation listNegotiations getNegotiation submitRound agreeToRound declineNegotiation
  listContracts getContract approveContract cancelContract completeContract
  listMilestones addMilestone getMilestone changeMilestone removeMilestone fundMilestone submitMilestone listSubmissions
  requestChanges releaseMilestone refundMilestone
  openDispute listDisputes getDispute respondToDispute acceptInDispute rejectInDispute withdrawDispute
  createReview listReviewsOfContract getReview listReviewsOfUser
  listVouches createVouch getVouch deleteVouch
  getWallet listTransactions createDeposit listDeposits getDeposit listWithdrawals getWithdrawal listPayouts getPayout
  listEvents listRecentEvents listInbox
  listUsers getUser getDepositOfUser listAllDeposits getWithdrawalOfUser listAllWithdrawals
  listStaffActs auditLedger runAudit listAudits listLedgerAccounts getLedgerAccount listLedgerEntries
  listLedgerTransfers getLedgerTransfer countMarketplace getOverview listSettings checkHealth
  getSandboxClock advanceSandboxClock listComingDeadlines getDemoMarket
`)

/** The operations that are left to people, by the page of the console where they do it. */
export const leftToPeople: Readonly<Record<string, readonly string[]>> = {
  '/sign-in': names('sendSignInMail signIn getPasskeySignInOptions signInWithPasskey'),
  '/settings': names(`
    confirmAddress getSession signOut listSessions endSession endOtherSessions
    listPasskeys addPasskey getPasskeyOptions renamePasskey removePasskey listConnectedApps disconnectApp`),
  '/developers': names('verifyKey listKeys createKey getKey rotateKey replaceKey revokeKey'),
  '/developers/requests': names('listRequests'),
  '/developers/events': names('streamEvents'),
  '/developers/webhooks': names(`
    listWebhooks createWebhook getWebhook changeWebhook deleteWebhook testWebhook rotateWebhookSecret
    listDeliveries getDelivery retryFailedDeliveries retryDelivery`),
  '/developers/reference': names('listApps createApp getApp changeApp deleteApp'),
  '/agents': names('createAgent changeAgent deleteAgent resumeAgent setMandate'),
  '/approvals': names('approveApproval rejectApproval'),
  '/wallet': names('createWithdrawal'),
  '/operator/users': names(`
    createUser inviteUser changeRole suspendUser reinstateUser recoverUser listSessionsOfUser listKeysOfUser`),
  '/operator/money': names(`
    confirmDeposit failDeposit reverseDeposit confirmWithdrawal failWithdrawal withdrawFees`),
  '/operator/disputes': names('recommendInDispute resolveDispute'),
  '/operator/sandbox': names('resetSandbox createDemoMarket openDemoSession listMailbox'),
}

function names(text: string): string[] {
  return text.trim().split(/\s+/)
}
