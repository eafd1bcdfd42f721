import { accountMails } from './account-mails.ts'
import { agentActions } from './agent-actions.ts'
import { agentRequests } from './agent-requests.ts'
import { consent } from './consent.ts'
import { fields } from './fields.ts'
import { finder } from './finder.ts'
import { gigs } from './gigs.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { mailLayout } from './mail-layout.ts'
import { mailbox } from './mailbox.ts'
import { moderationMails } from './moderation-mails.ts'
import { notBuilt } from './not-built.ts'
import { notices } from './notices.ts'
import { oauth } from './oauth.ts'
import { operatorMails } from './operator-mails.ts'
import { paying } from './paying.ts'
import { people } from './people.ts'
import { problems } from './problems.ts'
import { scopes } from './scopes.ts'
import { signIn } from './sign-in.ts'
import { signInMails } from './sign-in-mails.ts'
import { tasks } from './tasks.ts'
import { terms } from './terms.ts'
import { termsMails } from './terms-mails.ts'
import { unsubscribing } from './unsubscribing.ts'

/** The texts of pages and emails. Each text that mentions the marketplace takes its name. */
export const english = {
  layout,
  ...{ home, finder, fields, gigs, people },
  ...{ signIn, mailbox, terms },
  ...{ consent, oauth, scopes, agentActions },
  ...{ paying, unsubscribing, problems, notBuilt },
  ...{ mailLayout, signInMails, accountMails, operatorMails, moderationMails, termsMails },
  ...{ notices, tasks, agentRequests },
}
