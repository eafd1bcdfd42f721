import { AgentSummary } from './agents/agents/schema.ts'
import { summarizeAgents } from './agents/agents/service.ts'
import { ContractSummary } from './deals/contracts/schema.ts'
import { summarizeContracts, summarizeMilestones } from './deals/contracts/service.ts'
import { MilestoneSummary } from './deals/milestones/schema.ts'
import { NegotiationSummary } from './deals/negotiations/schema.ts'
import { summarizeNegotiations } from './deals/negotiations/service.ts'
import { ApplicationSummary } from './market/applications/schema.ts'
import { summarizeApplications } from './market/applications/service.ts'
import { GigSummary } from './market/gigs/schema.ts'
import { summarizeGigs } from './market/gigs/service.ts'
import { AccountSummary } from './operator/accounts/schema.ts'
import { summarizeAccounts } from './operator/accounts/service.ts'
import { UserSummary } from './people/profiles/schema.ts'
import { summarizeUsers } from './people/profiles/service.ts'
import { summariesOf } from './platform/http/expand.ts'

/** How each kind of resource is summarized for rows that contain its id. */
export const summaries = {
  user: summariesOf('usr', UserSummary, summarizeUsers),
  account: summariesOf('usr', AccountSummary, summarizeAccounts),
  agent: summariesOf('agt', AgentSummary, summarizeAgents),
  gig: summariesOf('gig', GigSummary, summarizeGigs),
  application: summariesOf('app', ApplicationSummary, summarizeApplications),
  negotiation: summariesOf('neg', NegotiationSummary, summarizeNegotiations),
  contract: summariesOf('con', ContractSummary, summarizeContracts),
  milestone: summariesOf('mil', MilestoneSummary, summarizeMilestones),
}
