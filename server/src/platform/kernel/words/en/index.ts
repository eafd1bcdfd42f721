import { agentActions } from './agent-actions.ts'
import { consent } from './consent.ts'
import { finder } from './finder.ts'
import { gigs } from './gigs.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { mailbox } from './mailbox.ts'
import { notBuilt } from './not-built.ts'
import { oauth } from './oauth.ts'
import { people } from './people.ts'
import { problems } from './problems.ts'
import { scopes } from './scopes.ts'
import { signIn } from './sign-in.ts'
import { unsubscribing } from './unsubscribing.ts'

/** The texts of pages and emails. Each text that mentions the marketplace takes its name. */
export const english = {
  layout,
  ...{ home, finder, gigs, people },
  ...{ signIn, mailbox },
  ...{ consent, oauth, scopes, agentActions },
  ...{ unsubscribing, problems, notBuilt },
}
