/** The operations that a model can call over MCP: it trades, and reads whatever reveals no credentials. */
export const overMcp: readonly string[] = names(`
  getHealth getReadiness getMe
  getOwnProfile changeOwnProfile listProfiles getProfile getTerms
  listAgents getAgent suspendAgent getMandate tryMandate listActivity listApprovals getApproval
  listGigs createGig getGig changeGig deleteGig getTrade
  listGigTemplates createGigTemplate getGigTemplate changeGigTemplate deleteGigTemplate
  applyToGig listApplicationsOfGig listApplications getApplication changeApplication
  shortlistApplication rejectApplication withdrawApplication
  listSearches createSearch getSearch changeSearch deleteSearch
  listBookmarks createBookmark getBookmark deleteBookmark
  listBlocks blockUser unblockUser
  createReport listReports getReport createObjection listObjections getObjection
  listNotices getNotice
  listConversations countUnread getConversation listMessages sendMessage markConversationRead getMessage deleteMessage
  listAttachments createTextAttachment previewAttachment deleteAttachment
  openNegotiation listNegotiations getNegotiation submitRound agreeToRound declineNegotiation
  listContracts getContract changeContract approveContract cancelContract completeContract
  listMilestones addMilestone getMilestone changeMilestone removeMilestone fundMilestone submitMilestone listSubmissions
  requestChanges releaseMilestone refundMilestone
  openDispute listDisputes getDispute respondToDispute acceptInDispute rejectInDispute withdrawDispute
  createReview listReviewsOfContract getReview listReviewsOfUser
  listVouches createVouch getVouch deleteVouch
  getWallet getPayoutAccount listTransactions createDeposit listDeposits getDeposit listRefunds listWithdrawals getWithdrawal listPayouts getPayout
  listEvents listRecentEvents listInbox listDeadlines
  listAllReports getReportDetails listAllObjections
  listUsers getUser getDepositOfUser listAllDeposits getWithdrawalOfUser listAllWithdrawals
  listStaffActs auditLedger runAudit listAudits listLedgerAccounts getLedgerAccount listLedgerEntries
  listLedgerTransfers getLedgerTransfer countMarketplace getOverview listSettings listSettingChanges
  getBrand getOperatorBrand previewShades getLanguages getOperatorTrade tryTrade
  listTermsVersions listTermsAcceptances getSetup checkHealth
  getSandboxClock advanceSandboxClock listComingDeadlines getDemoMarket
`)

/** The operations that are left to people, by the console page where they do it. */
export const leftToPeople: Readonly<Record<string, readonly string[]>> = {
  '/': names('snoozeTask listNotifications countNotifications markNotificationsSeen'),
  '/sign-in': names('sendSignInMail signIn getPasskeySignInOptions signInWithPasskey'),
  '/settings': names(`
    acceptTerms
    getNotificationSettings changeNotificationSettings previewEmail
    listActsOnBehalf
    confirmAddress getSession signOut listSessions endSession endOtherSessions
    listPasskeys addPasskey getPasskeyOptions renamePasskey removePasskey listConnectedApps disconnectApp forgetConsent getUserInfo`),
  '/developers': names('verifyKey listKeys createKey getKey rotateKey replaceKey revokeKey'),
  '/developers/requests': names('listRequests'),
  '/developers/events': names('streamEvents'),
  '/developers/webhooks': names(`
    listWebhooks createWebhook getWebhook changeWebhook deleteWebhook testWebhook rotateWebhookSecret
    listDeliveries getDelivery retryFailedDeliveries retryDelivery`),
  '/developers/reference': names(`
    listApps createApp getApp changeApp deleteApp`),
  '/operator/configuration': names('changeSettings changeLanguages'),
  '/operator/branding': names('changeBrand'),
  '/operator/configuration?show=terms': names('publishTerms withdrawTerms'),
  '/operator/trade': names('changeTrade'),
  '/operator/setup': names('changeSetup sendTestEmail'),
  '/operator/apps': names('listFirstPartyApps approveFirstPartyApp removeFirstPartyApp'),
  '/agents': names('createAgent changeAgent deleteAgent resumeAgent setMandate'),
  '/people/me/edit': names('setAvatar'),
  '/people': names('listNotes createNote getNote changeNote deleteNote'),
  '/contracts': names('uploadAttachment downloadAttachment'),
  '/approvals': names('approveApproval rejectApproval'),
  '/wallet': names('createWithdrawal refundDeposit'),
  '/wallet?open=payout-account': names('setPayoutAccount addPayoutAccount'),
  '/operator/users': names(`
    createUser createManagedUser listManagedUsers inviteUser changeRole suspendUser reinstateUser recoverUser listSessionsOfUser listKeysOfUser
    listNoticesToUser`),
  '/operator/reports': names(`
    resolveReport resolveObjection removeGig restoreGig removeReview restoreReview removeVouch restoreVouch removeMessage restoreMessage
    sendNotice`),
  '/operator/audit-log': names('exportStaffActs'),
  '/operator/money': names(`
    confirmDeposit failDeposit reverseDeposit confirmWithdrawal failWithdrawal revealDestination withdrawFees`),
  '/operator/disputes': names('recommendInDispute resolveDispute'),
  '/operator/sandbox': names('resetSandbox createDemoMarket openDemoSession listMailbox'),
}

function names(text: string): string[] {
  return text.trim().split(/\s+/)
}
