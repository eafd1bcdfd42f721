// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

import { type AgentMethods, runWithApproval } from '../approvals.ts'
import { type EventMethods, follow } from '../events.ts'
import type { PageList } from '../pages.ts'
import type { EventStream, Query, RequestOptions, Table } from '../operation.ts'
import type * as api from './schemas.ts'
import * as operations from './operations.ts'

/** Every resource, as `Parley` has it. */
export interface Resources {
  readonly health: HealthResource
  readonly keys: KeysResource
  readonly requests: RequestsResource
  readonly session: SessionResource
  readonly profiles: ProfilesResource
  readonly users: UsersResource
  readonly sessions: SessionsResource
  readonly passkeys: PasskeysResource
  readonly apps: AppsResource
  readonly agents: AgentsResource
  readonly approvals: ApprovalsResource
  readonly me: MeResource
  readonly gigs: GigsResource
  readonly applications: ApplicationsResource
  readonly negotiations: NegotiationsResource
  readonly contracts: ContractsResource
  readonly disputes: DisputesResource
  readonly reviews: ReviewsResource
  readonly wallet: WalletResource
  readonly operator: OperatorResource
  readonly payouts: PayoutsResource
  readonly events: EventsResource
  readonly inbox: InboxResource
  readonly webhooks: WebhooksResource
  readonly sandbox: SandboxResource
}

export interface HealthResource {
  /**
   * Check liveness.
   *
   * Does not check the database, so that a database fault does not restart the process.
   *
   * No key needed.
   *
   * `GET /api/health`
   */
  get(options?: RequestOptions): Promise<api.Health>
  /**
   * Check readiness.
   *
   * 503 while the database does not answer or cannot commit, has other migrations than this build, or the process is shutting down. Also answered under overload. Workers that are behind do not make it 503; `backlog` shows how far.
   *
   * No key needed.
   *
   * `GET /api/health/ready`
   */
  ready(options?: RequestOptions): Promise<api.Readiness>
}

export interface KeysResource {
  /**
   * Verify a key.
   *
   * Returns the user and the hosted agent that the key of this request belongs to.
   *
   * Needs any key.
   *
   * `GET /api/keys/verify`
   */
  verify(options?: RequestOptions): Promise<api.VerifiedKey>
  /**
   * List keys.
   *
   * Your keys, newest first, without their secrets. A hosted agent sees only its own keys.
   *
   * Needs the scope `read`.
   *
   * `GET /api/keys`
   */
  list(query?: Query<'listKeys'>, options?: RequestOptions): PageList<api.Key>
  /**
   * Create a key.
   *
   * Creates a key for you or for one of your hosted agents. It can never have more scopes than the key of this request, nor expire later. Without `scopes`, it gets all scopes that your role and the key of this request allow; a hosted agent’s key gets `read` and the `:write` scopes of gigs, applications, negotiations, contracts and disputes. The secret is shown only once.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/keys`
   */
  create(body: api.NewKey, options?: RequestOptions): Promise<api.IssuedKey>
  /**
   * Read a key.
   *
   * One of your keys, without its secret.
   *
   * Needs the scope `read`.
   *
   * `GET /api/keys/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Key>
  /**
   * Rotate the key of this request.
   *
   * Replaces the key of this request by a new one with the same scopes. The old key stops working at once, or after `grace_seconds`. Use a grace period in case the answer gets lost: without one, the old key cannot repeat the request. Rotating the new key ends the grace period of the old one, and until then both count toward your quota. A key whose only scope is `users:create` cannot be rotated: others use it too.
   *
   * Needs any key.
   *
   * `POST /api/keys/rotate`
   */
  rotate(body?: api.RotateKey, options?: RequestOptions): Promise<api.IssuedKey>
  /**
   * Rotate a key.
   *
   * Like `POST /keys/rotate`, for any of your keys or of your hosted agents’. With a key, only for keys that it could have created itself.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/keys/{id}/rotate`
   */
  replace(id: string, body?: api.RotateKey, options?: RequestOptions): Promise<api.IssuedKey>
  /**
   * Revoke a key.
   *
   * From the next request on, the key is refused by every process. Revoking it again changes nothing. Operators may revoke the keys of all users, with a session only after a recent sign-in.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/keys/{id}/revoke`
   */
  revoke(id: string, options?: RequestOptions): Promise<api.Key>
}

export interface RequestsResource {
  /**
   * List requests.
   *
   * What your keys, hosted agents and connected apps asked for in the last 7 days, at most the newest 50,000 requests, newest first, about a second after each answer: without bodies and queries, without browsers, without reads of this log. Under load, requests can be missing.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/requests`
   */
  list(query?: Query<'listRequests'>, options?: RequestOptions): PageList<api.LoggedRequest>
}

export interface SessionResource {
  /**
   * Ask for a sign-in mail.
   *
   * Sends a mail with a link and a code of six digits; both work once, for 15 minutes. The answer is the same whether the address has an account or not. One network can ask for 5 mails an hour to an address, and for 30 in all; further ones are answered in the same way and not sent.
   *
   * No key needed.
   *
   * `POST /api/session/email`
   */
  email(body: api.SignInMail, options?: RequestOptions): Promise<api.SentMail>
  /**
   * Sign in.
   *
   * With the `token` from the link, or with `attempt` and `code`. For an address without an account, `display_name` and `kind` create a user, if the marketplace is open for sign-up. Sets the cookie of the session. Five wrong codes end an attempt.
   *
   * No key needed.
   *
   * `POST /api/session`
   */
  create(body: api.SignIn, options?: RequestOptions): Promise<api.SignedIn>
  /**
   * Read the session of this request.
   *
   * Who is signed in, with which role, how and since when, and until when the session lasts.
   *
   * Needs a session.
   *
   * `GET /api/session`
   */
  get(options?: RequestOptions): Promise<api.CurrentSession>
  /**
   * Sign out.
   *
   * Ends the session of this request and removes its cookie.
   *
   * Needs a session.
   *
   * `DELETE /api/session`
   */
  delete(options?: RequestOptions): Promise<api.Session>
  readonly passkey: SessionPasskeyResource
}

export interface SessionPasskeyResource {
  /**
   * Begin to sign in with a passkey.
   *
   * What the browser needs to let somebody sign in with any of their passkeys. Works once, for 5 minutes.
   *
   * No key needed.
   *
   * `POST /api/session/passkey/options`
   */
  options(options?: RequestOptions): Promise<api.PasskeyOptions>
  /**
   * Sign in with a passkey.
   *
   * With what the browser returned for the options. Sets the cookie of the session.
   *
   * No key needed.
   *
   * `POST /api/session/passkey`
   */
  create(body: api.PasskeySignIn, options?: RequestOptions): Promise<api.SignedIn>
}

export interface ProfilesResource {
  readonly me: ProfilesMeResource
  /**
   * Search profiles.
   *
   * All filters must match. Suspended users and operators are left out.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profiles`
   */
  list(query?: Query<'listProfiles'>, options?: RequestOptions): PageList<api.Profile>
  /**
   * Read a profile.
   *
   * The public profile of a user, with their reputation.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/{userId}`
   */
  get(userId: string, options?: RequestOptions): Promise<api.Profile>
  readonly reviews: ProfilesReviewsResource
  readonly vouches: ProfilesVouchesResource
}

export interface ProfilesMeResource {
  readonly email: ProfilesMeEmailResource
  /**
   * Read your profile.
   *
   * Your profile, including the fields that other users cannot see.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/me`
   */
  get(options?: RequestOptions): Promise<api.OwnProfile>
  /**
   * Change your profile.
   *
   * Fields that are left out do not change; `null` clears a field. A new `email` is `pending_email` until you open the link that is mailed to it; send it again for another mail. The address decides who can sign in, so a key needs every scope of your role to change it. The reputation is computed and cannot be set.
   *
   * Needs the scope `profile:write`.
   *
   * `PATCH /api/profile/me`
   */
  update(body: api.ProfileChanges, options?: RequestOptions): Promise<api.OwnProfile>
}

export interface ProfilesMeEmailResource {
  /**
   * Confirm an address.
   *
   * With the token from the link that was mailed to the new address, which becomes the one of the account. The old address gets a mail. The account that asked for the address has to confirm it: whoever opens the link cannot add their address to somebody else’s account. A key needs every scope of the role.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/profile/me/email/confirm`
   */
  confirm(body: api.AddressProof, options?: RequestOptions): Promise<api.ConfirmedAddress>
}

export interface ProfilesReviewsResource {
  /**
   * List reviews about a user.
   *
   * Published reviews about the user, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/{userId}/reviews`
   */
  list(userId: string, query?: Query<'listReviewsOfUser'>, options?: RequestOptions): PageList<api.Review>
}

export interface ProfilesVouchesResource {
  /**
   * List vouches for a user.
   *
   * Newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/{userId}/vouches`
   */
  list(userId: string, query?: Query<'listVouches'>, options?: RequestOptions): PageList<api.Vouch>
  /**
   * Vouch for a user.
   *
   * At most once for each user. The vouch is verified as soon as at least 1,000 cents were paid out between the two users.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/profile/{userId}/vouches`
   */
  create(userId: string, body: api.NewVouch, options?: RequestOptions): Promise<api.Vouch>
  /**
   * Read a vouch.
   *
   * Every user may read it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/{userId}/vouches/{vouchId}`
   */
  get(userId: string, vouchId: string, options?: RequestOptions): Promise<api.Vouch>
  /**
   * Delete a vouch.
   *
   * Only its author may delete it.
   *
   * Needs the scope `profile:write`.
   *
   * `DELETE /api/profile/{userId}/vouches/{vouchId}`
   */
  delete(userId: string, vouchId: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface UsersResource {
  /**
   * Invite a user.
   *
   * Mails a link that signs the user in and proves the address. It works once, for 7 days; a later invitation and a change of the address end it. Create the user first. Inviting an arbiter or operator needs every scope of that role.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/invite`
   */
  invite(id: string, body?: api.Invitation, options?: RequestOptions): Promise<api.SentInvitation>
  readonly sessions: UsersSessionsResource
  /**
   * Create a user.
   *
   * Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`; with it, a repeated `Idempotency-Key` is refused and creates nothing. Setting the `role` needs the scope `admin`; creating an arbiter or operator needs every scope of that role, and their first key expires no later than the key of this request.
   *
   * Needs the scope `users:create`.
   *
   * `POST /api/users`
   */
  create(body: api.NewUser, options?: RequestOptions): Promise<api.CreatedUser>
  /**
   * List users.
   *
   * All users, newest first; with `q`, those whose profile has these words or, except over MCP, whose address begins with it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users`
   */
  list(query?: Query<'listUsers'>, options?: RequestOptions): PageList<api.User>
  /**
   * Read a user.
   *
   * A user, with the fields that only operators see.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.User>
  /**
   * Change the role of a user.
   *
   * Takes effect with the next request of the user. Giving or taking a role needs every scope of that role. Operators cannot change their own role. With three or more operators, taking the role from one takes two others: the first request is answered with `second_operator_required`, the same request of another within 48 hours carries it out.
   *
   * Needs the scope `admin`.
   *
   * `PATCH /api/users/{id}`
   */
  update(id: string, body: api.NewRole, options?: RequestOptions): Promise<api.User>
  /**
   * Suspend a user.
   *
   * From the next request on, the user and their agents may only read, answer disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs leave all lists, and take no applications, offers or agreements. The user can read the `reason` in their profile, in the event and in refusals. Suspending twice changes nothing. Suspending an operator can take two others, too.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/suspend`
   */
  suspend(id: string, body?: api.Suspension, options?: RequestOptions): Promise<api.User>
  /**
   * Reinstate a user.
   *
   * Ends a suspension. The user’s gigs are listed again.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/reinstate`
   */
  reinstate(id: string, options?: RequestOptions): Promise<api.User>
  readonly keys: UsersKeysResource
}

export interface UsersSessionsResource {
  /**
   * List the sessions of a user.
   *
   * The browsers in which the user is signed in, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users/{id}/sessions`
   */
  list(id: string, query?: Query<'listSessionsOfUser'>, options?: RequestOptions): PageList<api.Session>
}

export interface UsersKeysResource {
  /**
   * List the keys of a user.
   *
   * The keys of the user and of their agents, newest first, without their secrets.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users/{id}/keys`
   */
  list(id: string, query?: Query<'listKeysOfUser'>, options?: RequestOptions): PageList<api.Key>
  /**
   * Issue a recovery key.
   *
   * A new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. A key for an arbiter or operator needs a key with every scope of that role, and expires no later than that key.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/keys`
   */
  create(id: string, body?: api.RecoveryKey, options?: RequestOptions): Promise<api.IssuedKey>
}

export interface SessionsResource {
  /**
   * List sessions.
   *
   * The browsers in which you are signed in, newest first.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/sessions`
   */
  list(query?: Query<'listSessions'>, options?: RequestOptions): PageList<api.Session>
  /**
   * End all other sessions.
   *
   * Signs out all browsers but the one of this request.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/sessions`
   */
  endOthers(options?: RequestOptions): Promise<api.EndedSessions>
  /**
   * End a session.
   *
   * Signs out a browser. From the next request on, every process refuses the session. Operators may end the sessions of all users.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/sessions/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Session>
}

export interface PasskeysResource {
  /**
   * List passkeys.
   *
   * Your passkeys, newest first.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/passkeys`
   */
  list(query?: Query<'listPasskeys'>, options?: RequestOptions): PageList<api.Passkey>
  /**
   * Add a passkey.
   *
   * With what the browser returned for the options. You get an event and a mail about it.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/passkeys`
   */
  create(body: api.NewPasskey, options?: RequestOptions): Promise<api.Passkey>
  /**
   * Begin to add a passkey.
   *
   * What the browser needs to make a passkey for you. Works once, for 5 minutes.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/passkeys/options`
   */
  options(options?: RequestOptions): Promise<api.PasskeyOptions>
  /**
   * Rename a passkey.
   *
   * Changes your name for the device.
   *
   * Needs the scope `keys:write`.
   *
   * `PATCH /api/passkeys/{id}`
   */
  update(id: string, body: api.PasskeyName, options?: RequestOptions): Promise<api.Passkey>
  /**
   * Remove a passkey.
   *
   * It cannot be used to sign in afterwards. Sessions that began with it go on; end them if the device is lost.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/passkeys/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Passkey>
}

export interface AppsResource {
  /**
   * List your apps.
   *
   * The apps that you have registered, newest first, without their secrets.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps`
   */
  list(query?: Query<'listApps'>, options?: RequestOptions): PageList<api.App>
  /**
   * Register an app.
   *
   * Users can then let the app in with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL need no registration: the URL is their `client_id`. The owner gets a mail.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/apps`
   */
  create(body: api.NewApp, options?: RequestOptions): Promise<api.AppWithSecret>
  readonly connected: AppsConnectedResource
  /**
   * Read one of your apps.
   *
   * An app that you have registered, without its secret.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.App>
  /**
   * Change an app.
   *
   * Fields that are left out do not change. Users who have let the app in see the name that it had then. With a session, changing the redirect addresses needs a recent sign-in; the owner gets a mail about it.
   *
   * Needs the scope `keys:write`.
   *
   * `PATCH /api/apps/{id}`
   */
  update(id: string, body: api.AppChanges, options?: RequestOptions): Promise<api.App>
  /**
   * Delete an app.
   *
   * Disconnects it from all users who have let it in. Its tokens stop working at once.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/apps/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface AppsConnectedResource {
  /**
   * List connected apps.
   *
   * The apps that you have let in and that can still act, newest first.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps/connected`
   */
  list(query?: Query<'listConnectedApps'>, options?: RequestOptions): PageList<api.ConnectedApp>
  /**
   * Disconnect an app.
   *
   * From the next request on, every process refuses the tokens of the app.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/apps/connected/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface AgentsResource extends AgentMethods {
  /**
   * List hosted agents.
   *
   * Your hosted agents, newest first. A hosted agent sees only itself.
   *
   * Needs the scope `read`.
   *
   * `GET /api/agents`
   */
  list(query?: Query<'listAgents'>, options?: RequestOptions): PageList<api.Agent>
  /**
   * Create a hosted agent.
   *
   * A hosted agent acts for its owner with separate keys, created by `POST /api/keys` with its `hosted_agent_id`. The owner and their agents always count as one party. With a `mandate`, the agent may do alone what the mandate names; without one, it needs the owner’s approval for everything except offers and agreements.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/agents`
   */
  create(body: api.NewAgent, options?: RequestOptions): Promise<api.Agent>
  /**
   * Read a hosted agent.
   *
   * One of your hosted agents.
   *
   * Needs the scope `read`.
   *
   * `GET /api/agents/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Agent>
  /**
   * Change a hosted agent.
   *
   * Changes the name or the description. Fields that are left out do not change; `null` clears the description.
   *
   * Needs the scope `agents:write`.
   *
   * `PATCH /api/agents/{id}`
   */
  update(id: string, body: api.AgentChanges, options?: RequestOptions): Promise<api.Agent>
  /**
   * Delete a hosted agent.
   *
   * Revokes its keys at once. Its earlier actions stay valid, and the owner can continue them.
   *
   * Needs the scope `agents:write`.
   *
   * `DELETE /api/agents/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Suspend a hosted agent.
   *
   * Refuses every key of the agent from the next request on, in every process.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/agents/{id}/suspend`
   */
  suspend(id: string, options?: RequestOptions): Promise<api.Agent>
  /**
   * Resume a hosted agent.
   *
   * Lets a suspended agent act again with its existing keys. The owner gets a mail.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/agents/{id}/resume`
   */
  resume(id: string, options?: RequestOptions): Promise<api.Agent>
  readonly mandate: AgentsMandateResource
  readonly activity: AgentsActivityResource
}

export interface AgentsMandateResource {
  /**
   * Read an agent’s mandate.
   *
   * What the agent may do without its owner, and how much of its limits it has used. The owner and the agent itself can read it. A mandate gives only what it names: the agent takes an action alone when a limit covers it or `may` names it, unless `ask_owner` names it too; otherwise the owner is asked. Offers and agreements need neither, because a contract binds only once it is approved. The default mandate asks the owner about everything else.
   *
   * Needs the scope `read`.
   *
   * `GET /api/agents/{id}/mandate`
   */
  get(id: string, options?: RequestOptions): Promise<api.Mandate>
  /**
   * Set an agent’s mandate.
   *
   * Replaces the whole mandate: a limit that is left out or null does not apply. Every action of the agent is checked against it, in the same transaction, in this order. Named in `ask_owner`: the owner is asked. Beyond a limit: refused (`mandate_exceeded`). Covered by a limit, or named in `may`: allowed. Otherwise the owner is asked. Totals so far stay counted. `warnings` names keys of the agent that lack a scope for what the mandate allows.
   *
   * Needs the scope `agents:write`.
   *
   * `PUT /api/agents/{id}/mandate`
   */
  set(id: string, body: api.MandateRules, options?: RequestOptions): Promise<api.MandateWithWarnings>
  /**
   * Try an agent’s mandate.
   *
   * Says whether the agent would do something alone, ask its owner or be refused, and changes nothing. With `mandate`, under rules that are not saved. Without `action`, for each action within the limits.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/agents/{id}/mandate/try`
   */
  try(id: string, body?: api.MandateTrialRequest, options?: RequestOptions): Promise<api.MandateTrial>
}

export interface AgentsActivityResource {
  /**
   * List the activity of an agent.
   *
   * Every write of the agent, newest first: with which key or app, under which version of its mandate, and with which approval. Recorded in the transaction of the write, and kept when the agent is deleted. The owner and the agent itself can read it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/agents/{id}/activity`
   */
  list(id: string, query?: Query<'listActivity'>, options?: RequestOptions): PageList<api.Activity>
}

export interface ApprovalsResource {
  /**
   * List approvals.
   *
   * The approvals that your agents have asked for, newest first. Use `status=pending` for those that wait for your decision. An agent sees only its own.
   *
   * Needs the scope `read`.
   *
   * `GET /api/approvals`
   */
  list(query?: Query<'listApprovals'>, options?: RequestOptions): PageList<api.Approval>
  /**
   * Read an approval.
   *
   * An approval and its status. The owner and the agent that asked can read it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/approvals/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Approval>
  /**
   * Approve an agent’s request.
   *
   * Needs a key of the owner, not of an agent. Also takes a rejection back. The agent can then send exactly the same request again until `expires_at`, and it succeeds once. If the request or its target has changed, the agent has to ask again.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/approvals/{id}/approve`
   */
  approve(id: string, options?: RequestOptions): Promise<api.Approval>
  /**
   * Reject an agent’s request.
   *
   * Needs a key of the owner, not of an agent. Also revokes an approval that is not used yet. Until `expires_at` the same request is refused with `approval_rejected` and the `reason`, without asking the owner again.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/approvals/{id}/reject`
   */
  reject(id: string, body?: api.Rejection, options?: RequestOptions): Promise<api.Approval>
}

export interface MeResource {
  /**
   * Read who you are and what you may do.
   *
   * The user, the hosted agent if the key belongs to one, the scopes of the key, the agent’s mandate, and what is left of the totals that the mandate limits.
   *
   * Needs the scope `read`.
   *
   * `GET /api/me`
   */
  get(options?: RequestOptions): Promise<api.Me>
}

export interface GigsResource {
  /**
   * Find gigs.
   *
   * All filters must match. Full-text search (`q`) understands `"exact words"`, `-not` and `or`, and finds other forms of a word. If nothing matches, it finds titles with similar words. Gigs of suspended users are left out, except in their own list. A page of very long gigs holds fewer than `limit`. A search that takes too long is answered 503 (`search_too_slow`).
   *
   * Needs the scope `read`.
   *
   * `GET /api/gigs`
   */
  list(query?: Query<'listGigs'>, options?: RequestOptions): PageList<api.Gig>
  /**
   * Post a gig.
   *
   * Opens the gig at once, or stores it as a draft that only the owner sees.
   *
   * Needs the scope `gigs:write`.
   *
   * `POST /api/gigs`
   */
  create(body: api.NewGig, options?: RequestOptions): Promise<api.Gig>
  /**
   * Read a gig.
   *
   * Any gig except deleted ones and drafts of other users.
   *
   * Needs the scope `read`.
   *
   * `GET /api/gigs/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Gig>
  /**
   * Change a gig.
   *
   * By the owner. Changes its terms, its status, or both. Fields that are left out stay; `null` clears a field. A later `apply_by`, or `null`, opens an expired gig again. `closed` is final and ends the gig’s applications and negotiations, as filling the last position does; for agents, both are the action `gigs.delete`.
   *
   * Needs the scope `gigs:write`.
   *
   * `PATCH /api/gigs/{id}`
   */
  update(id: string, body: api.GigChanges, options?: RequestOptions): Promise<api.Gig>
  /**
   * Delete a gig.
   *
   * By the owner. Hides the gig from all lists and reads, and ends its applications and negotiations.
   *
   * Needs the scope `gigs:write`.
   *
   * `DELETE /api/gigs/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Apply to a gig.
   *
   * A user can have one live application per gig, and another after it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits them like an offer.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/gigs/{id}/apply`
   */
  apply(id: string, body: api.NewApplication, options?: RequestOptions): Promise<api.Application>
  readonly applications: GigsApplicationsResource
}

export interface GigsApplicationsResource {
  /**
   * List applications to a gig.
   *
   * The owner of the gig sees all applications, other callers only their own. Newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/gigs/{id}/applications`
   */
  list(id: string, query?: Query<'listApplicationsOfGig'>, options?: RequestOptions): PageList<api.Application>
}

export interface ApplicationsResource {
  /**
   * List applications.
   *
   * Applications by the caller and to the caller’s gigs, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/applications`
   */
  list(query?: Query<'listApplications'>, options?: RequestOptions): PageList<api.Application>
  /**
   * Read an application.
   *
   * Visible to its two parties; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/applications/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Application>
  /**
   * Shortlist an application.
   *
   * By the client, while it is `pending`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/shortlist`
   */
  shortlist(id: string, options?: RequestOptions): Promise<api.Application>
  /**
   * Reject an application.
   *
   * By the client, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/reject`
   */
  reject(id: string, options?: RequestOptions): Promise<api.Application>
  /**
   * Withdraw an application.
   *
   * By the worker, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/withdraw`
   */
  withdraw(id: string, options?: RequestOptions): Promise<api.Application>
}

export interface NegotiationsResource {
  /**
   * Open a negotiation.
   *
   * About an application, by either of its parties; or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer. There is one exception: if the application proposed terms and the client sends none, round 1 is the worker’s offer, unless the gig has since changed so that the offer would differ from what the worker applied with.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations`
   */
  create(body: api.NewNegotiation, options?: RequestOptions): Promise<api.NegotiationWithRounds>
  /**
   * List negotiations.
   *
   * The caller’s negotiations, newest first, without their rounds.
   *
   * Needs the scope `read`.
   *
   * `GET /api/negotiations`
   */
  list(query?: Query<'listNegotiations'>, options?: RequestOptions): PageList<api.Negotiation>
  /**
   * Read a negotiation.
   *
   * With all rounds. Visible to its two parties; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/negotiations/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.NegotiationWithRounds>
  /**
   * Make an offer.
   *
   * By either side. The fields you send change the current terms, the others stay; `{}` repeats the current terms as your offer. Only the newest offer counts, and a side may make another one before the other answers. Each side can make 25.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/round`
   */
  round(id: string, body?: api.NewRound, options?: RequestOptions): Promise<api.Round>
  /**
   * Agree to an offer.
   *
   * The newest offer must be the other side’s. Name it by number or hash, so that you agree only to terms you have seen. Creates a contract that both sides still have to approve, and reserves a position.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/agree`
   */
  agree(id: string, body: api.Agreement, options?: RequestOptions): Promise<api.Negotiation>
  /**
   * Decline a negotiation.
   *
   * By either side. Ends the negotiation; its application is `shortlisted` again.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/decline`
   */
  decline(id: string, body?: api.Decline, options?: RequestOptions): Promise<api.Negotiation>
}

export interface ContractsResource {
  /**
   * List contracts.
   *
   * The caller’s contracts, newest first. Operators see all contracts, unless they filter by `role`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts`
   */
  list(query?: Query<'listContracts'>, options?: RequestOptions): PageList<api.Contract>
  /**
   * Read a contract.
   *
   * Visible to its two sides and to operators, and to arbiters while one of its milestones is disputed.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Contract>
  /**
   * Approve a contract.
   *
   * Each side approves once. The second approval makes the contract active, the application `hired`, and fills one position of the gig. Filling the last position makes the gig `filled`: its other negotiations are superseded and its other applications rejected. Adding, changing or removing a milestone before the contract is active clears both approvals.
   *
   * Needs the scope `contracts:approve`.
   *
   * `POST /api/contracts/{id}/approve`
   */
  approve(id: string, body?: api.ContractApproval, options?: RequestOptions): Promise<api.Contract>
  /**
   * Cancel a contract.
   *
   * By either side. An active contract can be cancelled only while no money is held, clearing or disputed. If no money was released, the position of the gig becomes free again.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/cancel`
   */
  cancel(id: string, options?: RequestOptions): Promise<api.Contract>
  /**
   * Complete a contract.
   *
   * By either side, when no money is held, clearing or disputed. Money must have been released, unless the work is unpaid.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/complete`
   */
  complete(id: string, options?: RequestOptions): Promise<api.Contract>
  readonly milestones: ContractsMilestonesResource
  readonly reviews: ContractsReviewsResource
}

export interface ContractsMilestonesResource {
  /**
   * List milestones.
   *
   * All milestones of a contract, by number.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/milestones`
   */
  list(id: string, query?: Query<'listMilestones'>, options?: RequestOptions): PageList<api.Milestone>
  /**
   * Add a milestone.
   *
   * By either side, while the contract waits for approval or is active; at most 200 per contract. If the contract is paid by the hour, `amount_cents` defaults to the price of one week.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones`
   */
  create(id: string, body: api.NewMilestone, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Read a milestone.
   *
   * Visible to everyone who may read its contract.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/milestones/{milestoneId}`
   */
  get(id: string, milestoneId: string, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Change a milestone.
   *
   * While it is pending. Only the client may change the amount and the due date, so that the client never funds an amount that the worker has changed. For agents, changing the amount is the action `milestones.change`.
   *
   * Needs the scope `contracts:write`.
   *
   * `PATCH /api/contracts/{id}/milestones/{milestoneId}`
   */
  update(id: string, milestoneId: string, body: api.MilestoneChanges, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Remove a milestone.
   *
   * While it is pending. The client may remove any milestone, the worker only those that the worker added. For agents, it is the action `milestones.change`.
   *
   * Needs the scope `contracts:write`.
   *
   * `DELETE /api/contracts/{id}/milestones/{milestoneId}`
   */
  delete(id: string, milestoneId: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Fund a milestone.
   *
   * By the client. Moves the amount from the client’s wallet into escrow. Send `amount_cents`, the amount that you have seen: if the milestone has a different amount, nothing moves. If nobody acts on the milestone for a long time after the funding and the due date (60 days, unless configured otherwise), the held money is refunded at `idle_refund_at`; both sides are told before (14 days).
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/fund`
   */
  fund(id: string, milestoneId: string, body?: api.Funding, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Submit work.
   *
   * By the worker. The client then has the contract’s `review_days` to release the money or to ask for changes; after that the money is released automatically (auto release, at `auto_release_at`). All submissions are kept.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/submit`
   */
  submit(id: string, milestoneId: string, body: api.NewSubmission, options?: RequestOptions): Promise<api.Milestone>
  readonly submissions: ContractsMilestonesSubmissionsResource
  /**
   * Ask for changes.
   *
   * By the client, while the milestone is `submitted`. It becomes `funded` again: its money is not released automatically, but refunded at `idle_refund_at` if nobody acts.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/request-changes`
   */
  requestChanges(id: string, milestoneId: string, body: api.ChangeRequest, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Release held money.
   *
   * By the client: all of it, or a part of it (a partial release), which keeps the status. Creates a payout that clears for the agreed number of days. The platform’s fee is deducted from the released money; many small releases cost the same fee as one large one.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/release`
   */
  release(id: string, milestoneId: string, body?: api.Release, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Refund held money.
   *
   * Returns all held money to the client. The worker may do this at any time except during a dispute; the client only if nothing was ever submitted and 7 days have passed since the due date or the funding, whichever is later.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/refund`
   */
  refund(id: string, milestoneId: string, options?: RequestOptions): Promise<api.Milestone>
}

export interface ContractsMilestonesSubmissionsResource {
  /**
   * List submissions.
   *
   * All submissions for a milestone, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/milestones/{milestoneId}/submissions`
   */
  list(id: string, milestoneId: string, query?: Query<'listSubmissions'>, options?: RequestOptions): PageList<api.Submission>
}

export interface ContractsReviewsResource {
  /**
   * Review a contract.
   *
   * Each side can review once, until `review_by` of the contract: 14 days after it ended, unless configured otherwise, if money was released or a dispute was resolved. Reviews are published when both sides have written one, or when that time is over.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/reviews`
   */
  create(id: string, body: api.NewReview, options?: RequestOptions): Promise<api.Review>
  /**
   * List reviews of a contract.
   *
   * The caller’s review, and the other side’s once it is published; oldest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/reviews`
   */
  list(id: string, query?: Query<'listReviewsOfContract'>, options?: RequestOptions): PageList<api.Review>
}

export interface DisputesResource {
  /**
   * Open a dispute.
   *
   * By either side, about one milestone with held or clearing money. Freezes that milestone and its clearing payouts; the rest of the contract goes on.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/disputes/create`
   */
  create(body: api.NewDispute, options?: RequestOptions): Promise<api.Dispute>
  /**
   * List disputes.
   *
   * The caller’s disputes; for arbiters and operators, all disputes. Sorted by deadline, ended disputes last.
   *
   * Needs the scope `read`.
   *
   * `GET /api/disputes`
   */
  list(query?: Query<'listDisputes'>, options?: RequestOptions): PageList<api.Dispute>
  /**
   * Read a dispute.
   *
   * Visible to its two sides, arbiters and operators; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/disputes/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Respond to a dispute.
   *
   * The other side’s first answer must propose an amount and moves the dispute to `in_review`. After that, both sides may make more statements, with or without an amount. A statement needs the scope `disputes:write`; with an amount it needs `payments:write` instead.
   *
   * Needs the scope `disputes:write` or `payments:write`, as described above.
   *
   * `POST /api/disputes/{id}/respond`
   */
  respond(id: string, body: api.DisputeAnswer, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Recommend an amount.
   *
   * Recommends how to split the disputed money. By an arbiter who is not a side of the dispute and has never applied to, negotiated with or vouched for one; once, while the dispute is in review. The recommendation applies unless one side rejects it in time. For 90 days after the dispute, unless configured otherwise, the arbiter and the sides cannot apply to, negotiate with or vouch for each other.
   *
   * Needs the scope `disputes:arbitrate`.
   *
   * `POST /api/disputes/{id}/recommend`
   */
  recommend(id: string, body: api.Verdict, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Accept an amount.
   *
   * By either side. Name the amount you accept: the other side’s newest proposal settles the dispute at once, the recommendation when both sides have accepted it. So the two sides can split a dispute without an arbiter.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/disputes/{id}/accept`
   */
  accept(id: string, body: api.Acceptance, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Reject the recommendation.
   *
   * By either side. Moves the dispute to arbitration.
   *
   * Needs the scope `disputes:write`.
   *
   * `POST /api/disputes/{id}/reject`
   */
  reject(id: string, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Decide a dispute.
   *
   * By an arbiter who is not a side of the dispute, has never applied to, negotiated with or vouched for one, and did not make the recommendation. Splits the disputed money, and is final: pays the worker’s part, less the fee, and refunds the rest to the client. For 90 days, unless configured otherwise, the arbiter and the sides cannot apply to, negotiate with or vouch for each other.
   *
   * Needs the scope `disputes:arbitrate`.
   *
   * `POST /api/disputes/{id}/resolve`
   */
  resolve(id: string, body: api.Verdict, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Withdraw a dispute.
   *
   * By the side that opened it, while it is open or in review. The milestone returns to its earlier status, and its deadlines continue with the time that was left. The same side cannot dispute that milestone again.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/disputes/{id}/withdraw`
   */
  withdraw(id: string, options?: RequestOptions): Promise<api.Dispute>
}

export interface ReviewsResource {
  /**
   * Read a review.
   *
   * Any published review, and those the caller wrote.
   *
   * Needs the scope `read`.
   *
   * `GET /api/reviews/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Review>
}

export interface WalletResource {
  /**
   * Read your wallet.
   *
   * Your available money, your money in escrow, and the money that is clearing.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet`
   */
  get(options?: RequestOptions): Promise<api.Wallet>
  readonly transactions: WalletTransactionsResource
  readonly deposits: WalletDepositsResource
  readonly withdrawals: WalletWithdrawalsResource
}

export interface WalletTransactionsResource {
  /**
   * List transactions.
   *
   * All transfers into and out of your available money, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/transactions`
   */
  list(query?: Query<'listTransactions'>, options?: RequestOptions): PageList<api.Transaction>
}

export interface WalletDepositsResource {
  /**
   * Deposit.
   *
   * Moves money into the wallet through the payment provider of this marketplace. It is available when the deposit has succeeded: at once in the sandbox, otherwise when an operator has confirmed it. Until then `instructions` say how to pay, if the operator has configured them.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/wallet/deposits`
   */
  create(body: api.NewDeposit, options?: RequestOptions): Promise<api.Payment>
  /**
   * List deposits.
   *
   * Your deposits, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/deposits`
   */
  list(query?: Query<'listDeposits'>, options?: RequestOptions): PageList<api.Payment>
  /**
   * Read a deposit.
   *
   * One of your deposits.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/deposits/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
}

export interface WalletWithdrawalsResource {
  /**
   * Withdraw.
   *
   * Moves money out of the wallet to a destination; an app that you have let in cannot do this. The amount leaves the available balance at once, and is returned if the withdrawal fails.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/wallet/withdrawals`
   */
  create(body: api.NewWithdrawal, options?: RequestOptions): Promise<api.Payment>
  /**
   * List withdrawals.
   *
   * Your withdrawals, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/withdrawals`
   */
  list(query?: Query<'listWithdrawals'>, options?: RequestOptions): PageList<api.Payment>
  /**
   * Read a withdrawal.
   *
   * One of your withdrawals.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/withdrawals/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
}

export interface OperatorResource {
  readonly deposits: OperatorDepositsResource
  readonly fees: OperatorFeesResource
  readonly withdrawals: OperatorWithdrawalsResource
  readonly auditLog: OperatorAuditLogResource
  readonly ledger: OperatorLedgerResource
  /**
   * Get statistics of the marketplace.
   *
   * How many users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals, webhook deliveries, deposits and withdrawals there are by status, how much money is in each kind of account, and warnings about workers that are behind. Counted on each request, which takes about a second on a large marketplace.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/stats`
   */
  stats(options?: RequestOptions): Promise<api.Stats>
  /**
   * Get figures by day.
   *
   * What happened on each of the last days, and what is open now. A worker adds it up as things happen, so it is a moment behind.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/overview`
   */
  overview(query?: Query<'getOverview'>, options?: RequestOptions): Promise<api.Overview>
  /**
   * Read the configuration.
   *
   * Every setting of the process that answers, with its value, default and meaning. Of secrets, only whether they are set. They are changed in the environment or `.env`, and take effect at the next start.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/settings`
   */
  settings(options?: RequestOptions): Promise<api.OperatorSettings>
  /**
   * Check the health.
   *
   * Whether workers keep up with events, deadlines, webhooks and figures, and how this process stands with database connections and disk; each with what to do about it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/health`
   */
  health(options?: RequestOptions): Promise<api.OperatorHealth>
}

export interface OperatorDepositsResource {
  /**
   * Reverse a deposit.
   *
   * Call it when the money of a confirmed deposit is gone, for example because the bank took it back. Takes the amount from the available money of the wallet, as far as there is any; `unrecovered_cents` is the rest. A repeated call changes nothing.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/deposits/{id}/reverse`
   */
  reverse(id: string, body: api.DepositReversal, options?: RequestOptions): Promise<api.Payment>
  /**
   * Read a deposit of any user.
   *
   * One deposit, with all that is needed to settle it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/deposits/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
  /**
   * List the deposits of all users.
   *
   * Newest first. Use `status=pending` for those that wait for confirmation.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/deposits`
   */
  list(query?: Query<'listAllDeposits'>, options?: RequestOptions): PageList<api.Payment>
  /**
   * Confirm a deposit.
   *
   * Call it when the money has moved, with the amount that moved if it is not the requested one. A repeated call with the same reference changes nothing. Operators cannot settle their own payments, unless nobody else was an operator since 30 days before the request.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/deposits/{id}/confirm`
   */
  confirm(id: string, body: api.PaymentConfirmation, options?: RequestOptions): Promise<api.Payment>
  /**
   * Fail a deposit.
   *
   * Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/deposits/{id}/fail`
   */
  fail(id: string, body?: api.PaymentFailure, options?: RequestOptions): Promise<api.Payment>
}

export interface OperatorFeesResource {
  /**
   * Withdraw the platform’s fees.
   *
   * Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute cannot be paid out yet, because a dispute may still lower them.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/fees/withdrawals`
   */
  withdraw(body?: api.NewFeeWithdrawal, options?: RequestOptions): Promise<api.Payment>
}

export interface OperatorWithdrawalsResource {
  /**
   * Read a withdrawal of any user.
   *
   * One withdrawal, with all that is needed to settle it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/withdrawals/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
  /**
   * List the withdrawals of all users.
   *
   * Newest first. Use `status=pending` for those that wait for confirmation.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/withdrawals`
   */
  list(query?: Query<'listAllWithdrawals'>, options?: RequestOptions): PageList<api.Payment>
  /**
   * Confirm a withdrawal.
   *
   * Call it when the money has moved, with the amount that moved if it is not the requested one. A repeated call with the same reference changes nothing. Operators cannot settle their own payments, unless nobody else was an operator since 30 days before the request.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/withdrawals/{id}/confirm`
   */
  confirm(id: string, body: api.PaymentConfirmation, options?: RequestOptions): Promise<api.Payment>
  /**
   * Fail a withdrawal.
   *
   * Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/withdrawals/{id}/fail`
   */
  fail(id: string, body?: api.PaymentFailure, options?: RequestOptions): Promise<api.Payment>
}

export interface OperatorAuditLogResource {
  /**
   * Read the audit log.
   *
   * Every write of operators and arbiters in their roles, newest first: who, what, on whom, when and from where. Nothing in it can be changed or deleted.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/audit-log`
   */
  list(query?: Query<'listStaffActs'>, options?: RequestOptions): PageList<api.StaffAct>
}

export interface OperatorLedgerResource {
  /**
   * Audit the ledger.
   *
   * Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that the fee of every contract is its rate of what was released, that no balance is negative, and that all accounts sum to zero. Also available as a command: `npm run audit`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/audit`
   */
  audit(options?: RequestOptions): Promise<api.LedgerAudit>
  readonly audits: OperatorLedgerAuditsResource
  readonly accounts: OperatorLedgerAccountsResource
  readonly transfers: OperatorLedgerTransfersResource
}

export interface OperatorLedgerAuditsResource {
  /**
   * Run an audit and keep the result.
   *
   * Checks the ledger in the same way. One runs at a time.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/ledger/audits`
   */
  create(options?: RequestOptions): Promise<api.LedgerAuditRun>
  /**
   * List kept audits.
   *
   * Newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/audits`
   */
  list(query?: Query<'listAudits'>, options?: RequestOptions): PageList<api.LedgerAuditRun>
}

export interface OperatorLedgerAccountsResource {
  /**
   * List the accounts of the ledger.
   *
   * By kind, those of the newest owners first. An account exists once money has come into it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/accounts`
   */
  list(query?: Query<'listLedgerAccounts'>, options?: RequestOptions): PageList<api.LedgerAccount>
  /**
   * Read an account of the ledger.
   *
   * Its balance, and the transfers that brought the money in it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/accounts/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.LedgerAccount>
  readonly transfers: OperatorLedgerAccountsTransfersResource
}

export interface OperatorLedgerAccountsTransfersResource {
  /**
   * List the transfers of an account.
   *
   * Newest first, each with the balance after it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/accounts/{id}/transfers`
   */
  list(id: string, query?: Query<'listLedgerEntries'>, options?: RequestOptions): PageList<api.LedgerTransfer>
}

export interface OperatorLedgerTransfersResource {
  /**
   * List the transfers of the ledger.
   *
   * Every movement of money, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/transfers`
   */
  list(query?: Query<'listLedgerTransfers'>, options?: RequestOptions): PageList<api.LedgerTransfer>
  /**
   * Trace a transfer.
   *
   * Why money moved, who caused it, and which transfers had brought it. Follow `sources` back to where the money came into the marketplace.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/transfers/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.TracedTransfer>
}

export interface PayoutsResource {
  /**
   * List payouts.
   *
   * Money released to the caller, newest first, including money that is not available yet.
   *
   * Needs the scope `read`.
   *
   * `GET /api/payouts`
   */
  list(query?: Query<'listPayouts'>, options?: RequestOptions): PageList<api.Payout>
  /**
   * Read a payout.
   *
   * Visible to the worker who gets it and the client who released it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/payouts/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payout>
}

export interface EventsResource extends EventMethods {
  /**
   * Read events.
   *
   * All events that concern you, oldest first. `type` tells which shape `data` has: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only in the events that set them, and only if they fit: read the resource for the rest. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every answer has, and pass it as `after` to read on; or send the id of the last event you handled as `Last-Event-ID`. After a restore of the database to an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the answer is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks.
   *
   * Needs the scope `read`.
   *
   * `GET /api/events`
   */
  list(query?: Query<'listEvents'>, options?: RequestOptions): PageList<api.Event, api.EventFeed>
  /**
   * List recent events.
   *
   * The same events, newest first, to look back. A page can have fewer than `limit`; it is the last one when `next_cursor` is null. Use `GET /events` to follow them.
   *
   * Needs the scope `read`.
   *
   * `GET /api/events/recent`
   */
  recent(query?: Query<'listRecentEvents'>, options?: RequestOptions): PageList<api.Event>
  /**
   * Stream events.
   *
   * The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream begins with the oldest event. About every 10 seconds the stream sends a comment and checks the key again; it ends when the key was revoked. It also ends when the service shuts down: connect again. A user can have 20 open streams and waiting requests per process, of which the user’s hosted agents together can have 15 and each of them 5; one more gets a 429 (`too_many_streams`).
   *
   * Needs the scope `read`.
   *
   * `GET /api/events/stream`
   */
  stream(query?: Query<'streamEvents'>, options?: RequestOptions): Promise<EventStream>
}

export interface InboxResource {
  /**
   * List tasks that wait for you.
   *
   * All tasks that wait for you, most urgent first: by deadline, tasks without one last, then the longest waiting first. Only tasks that the key’s scopes and, for a hosted agent, its mandate permit; a page can have fewer of them than `limit`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/inbox`
   */
  list(query?: Query<'listInbox'>, options?: RequestOptions): PageList<api.InboxItem>
}

export interface WebhooksResource {
  /**
   * List webhooks.
   *
   * Your webhooks, newest first, without their secrets. Hosted agents have no webhooks.
   *
   * Needs the scope `read`.
   *
   * `GET /api/webhooks`
   */
  list(query?: Query<'listWebhooks'>, options?: RequestOptions): PageList<api.Webhook>
  /**
   * Register a webhook.
   *
   * New events of these types that concern you are sent to the URL by POST, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). Verify `webhook-signature` with `secret`, which is shown only once. Use `webhook-id` to recognise events you have already handled: an event can arrive more than once and out of order. A 2xx within 15 seconds is success. Otherwise the event is sent up to 10 times over about 3 days, not before `Retry-After`. The webhook is disabled at once by a 410, or after 5 days of failures. A user can have 10 webhooks, unless configured otherwise (`quota_reached`). The key also needs `read`. Events for all arbiters or operators, such as new disputes and payments that wait, are sent only to webhooks registered with a key that has `disputes:arbitrate`, or `admin` for an operator; only such a key can then change their URL. The owner gets a mail.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks`
   */
  create(body: api.NewWebhook, options?: RequestOptions): Promise<api.WebhookWithSecret>
  /**
   * Read a webhook.
   *
   * One of your webhooks, without its secret.
   *
   * Needs the scope `read`.
   *
   * `GET /api/webhooks/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Webhook>
  /**
   * Change a webhook.
   *
   * Fields that are left out do not change; `null` clears the description. A disabled webhook gets no new events, and its pending deliveries wait until it is enabled. Read the events it missed in the feed. With a session, changing the URL needs a recent sign-in; the owner gets a mail about it.
   *
   * Needs the scope `webhooks:write`.
   *
   * `PATCH /api/webhooks/{id}`
   */
  update(id: string, body: api.WebhookChanges, options?: RequestOptions): Promise<api.Webhook>
  /**
   * Delete a webhook.
   *
   * Nothing more is sent to it, and its delivery log is deleted.
   *
   * Needs the scope `webhooks:write`.
   *
   * `DELETE /api/webhooks/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Test a webhook.
   *
   * Sends an event of the type `webhook.test` to this webhook only, even if it does not subscribe to that type. Returns the delivery; its result is in the delivery log.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/test`
   */
  test(id: string, options?: RequestOptions): Promise<api.Delivery>
  /**
   * Rotate a webhook’s secret.
   *
   * Creates a new secret and shows it only once. For 24 hours every request is signed with both secrets: `webhook-signature` then contains several signatures, and each secret verifies one of them.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/rotate-secret`
   */
  rotateSecret(id: string, options?: RequestOptions): Promise<api.WebhookWithSecret>
  readonly deliveries: WebhooksDeliveriesResource
}

export interface WebhooksDeliveriesResource {
  /**
   * List deliveries.
   *
   * The deliveries of a webhook, newest first, with every attempt. Kept for 30 days.
   *
   * Needs the scope `read`.
   *
   * `GET /api/webhooks/{id}/deliveries`
   */
  list(id: string, query?: Query<'listDeliveries'>, options?: RequestOptions): PageList<api.Delivery>
  /**
   * Read a delivery.
   *
   * One delivery with every attempt, and the body that was sent.
   *
   * Needs the scope `read`.
   *
   * `GET /api/webhooks/{id}/deliveries/{deliveryId}`
   */
  get(id: string, deliveryId: string, options?: RequestOptions): Promise<api.DeliveryWithBody>
  /**
   * Retry all failed deliveries.
   *
   * Sends the events of all failed deliveries once more, now; at most 1,000 with one request.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/deliveries/retry-failed`
   */
  retryFailed(id: string, options?: RequestOptions): Promise<api.RetriedDeliveries>
  /**
   * Retry a delivery.
   *
   * Sends the event once more, now, even if the delivery has succeeded, has failed, or waits for its next attempt.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/deliveries/{deliveryId}/retry`
   */
  retry(id: string, deliveryId: string, options?: RequestOptions): Promise<api.Delivery>
}

export interface SandboxResource {
  readonly clock: SandboxClockResource
  /**
   * List coming deadlines.
   *
   * What the clock will do next in the whole marketplace, in order. Move the clock there with `POST /sandbox/clock/advance`. Only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/sandbox/deadlines`
   */
  deadlines(query?: Query<'listComingDeadlines'>, options?: RequestOptions): Promise<api.ComingDeadlines>
  /**
   * Reset the sandbox.
   *
   * Deletes everything but the operators, their keys, sessions and passkeys, and the audit log, and returns the clock to real time. Cursors of events stay valid: they lead to what happens afterwards. Only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/reset`
   */
  reset(body: api.SandboxReset, options?: RequestOptions): Promise<api.SandboxClock>
  readonly demo: SandboxDemoResource
  /**
   * Look around as a demo user.
   *
   * Replaces the cookie of the operator’s session by one of that user. It works only while the operator is one and isn’t suspended. A form sent to `/sign-in/leave-demo` signs the operator in again. Only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/sessions`
   */
  sessions(body: api.NewDemoSession, options?: RequestOptions): Promise<api.SignedIn>
  readonly mailbox: SandboxMailboxResource
}

export interface SandboxClockResource {
  /**
   * Read the clock.
   *
   * The current time of the marketplace. The path exists only with `MODE=sandbox`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/sandbox/clock`
   */
  get(options?: RequestOptions): Promise<api.SandboxClock>
  /**
   * Move time ahead.
   *
   * Processes all deadlines up to the new time, in order, before it answers. Time never goes back. The path exists only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/clock/advance`
   */
  advance(body: api.AdvanceClock, options?: RequestOptions): Promise<api.SandboxClock>
}

export interface SandboxDemoResource {
  /**
   * Read about the demo market.
   *
   * How far it is made, and who is in it. Only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/sandbox/demo`
   */
  get(options?: RequestOptions): Promise<api.DemoMarket>
  /**
   * Fill the sandbox.
   *
   * Makes people, gigs, deals in every state, disputes and agents in the background, in about a minute; the clock moves 64 days ahead. Asked again, it begins nothing new. Only for a sandbox without users and gigs.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/demo`
   */
  create(options?: RequestOptions): Promise<api.DemoMarket>
}

export interface SandboxMailboxResource {
  /**
   * Read the mailbox.
   *
   * The mails of the last week that a mail server would have sent, newest first. Needs every scope of an operator, because the links sign in everybody. The path exists only with `MODE=sandbox` and without `SMTP_URL`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/sandbox/mailbox`
   */
  list(query?: Query<'listMailbox'>, options?: RequestOptions): PageList<api.Mail>
}

export const health: Table = {
  get: operations.getHealth,
  ready: operations.getReadiness,
}

export const keys: Table = {
  verify: operations.verifyKey,
  list: operations.listKeys,
  create: operations.createKey,
  get: operations.getKey,
  rotate: operations.rotateKey,
  replace: operations.replaceKey,
  revoke: operations.revokeKey,
}

export const requests: Table = {
  list: operations.listRequests,
}

export const session: Table = {
  email: operations.sendSignInMail,
  create: operations.signIn,
  get: operations.getSession,
  delete: operations.signOut,
  passkey: {
    options: operations.getPasskeySignInOptions,
    create: operations.signInWithPasskey,
  },
}

export const profiles: Table = {
  me: {
    email: {
      confirm: operations.confirmAddress,
    },
    get: operations.getOwnProfile,
    update: operations.changeOwnProfile,
  },
  list: operations.listProfiles,
  get: operations.getProfile,
  reviews: {
    list: operations.listReviewsOfUser,
  },
  vouches: {
    list: operations.listVouches,
    create: operations.createVouch,
    get: operations.getVouch,
    delete: operations.deleteVouch,
  },
}

export const users: Table = {
  invite: operations.inviteUser,
  sessions: {
    list: operations.listSessionsOfUser,
  },
  create: operations.createUser,
  list: operations.listUsers,
  get: operations.getUser,
  update: operations.changeRole,
  suspend: operations.suspendUser,
  reinstate: operations.reinstateUser,
  keys: {
    list: operations.listKeysOfUser,
    create: operations.recoverUser,
  },
}

export const sessions: Table = {
  list: operations.listSessions,
  endOthers: operations.endOtherSessions,
  delete: operations.endSession,
}

export const passkeys: Table = {
  list: operations.listPasskeys,
  create: operations.addPasskey,
  options: operations.getPasskeyOptions,
  update: operations.renamePasskey,
  delete: operations.removePasskey,
}

export const apps: Table = {
  list: operations.listApps,
  create: operations.createApp,
  connected: {
    list: operations.listConnectedApps,
    delete: operations.disconnectApp,
  },
  get: operations.getApp,
  update: operations.changeApp,
  delete: operations.deleteApp,
}

export const agents: Table = {
  list: operations.listAgents,
  create: operations.createAgent,
  get: operations.getAgent,
  update: operations.changeAgent,
  delete: operations.deleteAgent,
  suspend: operations.suspendAgent,
  resume: operations.resumeAgent,
  mandate: {
    get: operations.getMandate,
    set: operations.setMandate,
    try: operations.tryMandate,
  },
  activity: {
    list: operations.listActivity,
  },
  runWithApproval,
}

export const approvals: Table = {
  list: operations.listApprovals,
  get: operations.getApproval,
  approve: operations.approveApproval,
  reject: operations.rejectApproval,
}

export const me: Table = {
  get: operations.getMe,
}

export const gigs: Table = {
  list: operations.listGigs,
  create: operations.createGig,
  get: operations.getGig,
  update: operations.changeGig,
  delete: operations.deleteGig,
  apply: operations.applyToGig,
  applications: {
    list: operations.listApplicationsOfGig,
  },
}

export const applications: Table = {
  list: operations.listApplications,
  get: operations.getApplication,
  shortlist: operations.shortlistApplication,
  reject: operations.rejectApplication,
  withdraw: operations.withdrawApplication,
}

export const negotiations: Table = {
  create: operations.openNegotiation,
  list: operations.listNegotiations,
  get: operations.getNegotiation,
  round: operations.submitRound,
  agree: operations.agreeToRound,
  decline: operations.declineNegotiation,
}

export const contracts: Table = {
  list: operations.listContracts,
  get: operations.getContract,
  approve: operations.approveContract,
  cancel: operations.cancelContract,
  complete: operations.completeContract,
  milestones: {
    list: operations.listMilestones,
    create: operations.addMilestone,
    get: operations.getMilestone,
    update: operations.changeMilestone,
    delete: operations.removeMilestone,
    fund: operations.fundMilestone,
    submit: operations.submitMilestone,
    submissions: {
      list: operations.listSubmissions,
    },
    requestChanges: operations.requestChanges,
    release: operations.releaseMilestone,
    refund: operations.refundMilestone,
  },
  reviews: {
    create: operations.createReview,
    list: operations.listReviewsOfContract,
  },
}

export const disputes: Table = {
  create: operations.openDispute,
  list: operations.listDisputes,
  get: operations.getDispute,
  respond: operations.respondToDispute,
  recommend: operations.recommendInDispute,
  accept: operations.acceptInDispute,
  reject: operations.rejectInDispute,
  resolve: operations.resolveDispute,
  withdraw: operations.withdrawDispute,
}

export const reviews: Table = {
  get: operations.getReview,
}

export const wallet: Table = {
  get: operations.getWallet,
  transactions: {
    list: operations.listTransactions,
  },
  deposits: {
    create: operations.createDeposit,
    list: operations.listDeposits,
    get: operations.getDeposit,
  },
  withdrawals: {
    create: operations.createWithdrawal,
    list: operations.listWithdrawals,
    get: operations.getWithdrawal,
  },
}

export const operator: Table = {
  deposits: {
    reverse: operations.reverseDeposit,
    get: operations.getDepositOfUser,
    list: operations.listAllDeposits,
    confirm: operations.confirmDeposit,
    fail: operations.failDeposit,
  },
  fees: {
    withdraw: operations.withdrawFees,
  },
  withdrawals: {
    get: operations.getWithdrawalOfUser,
    list: operations.listAllWithdrawals,
    confirm: operations.confirmWithdrawal,
    fail: operations.failWithdrawal,
  },
  auditLog: {
    list: operations.listStaffActs,
  },
  ledger: {
    audit: operations.auditLedger,
    audits: {
      create: operations.runAudit,
      list: operations.listAudits,
    },
    accounts: {
      list: operations.listLedgerAccounts,
      get: operations.getLedgerAccount,
      transfers: {
        list: operations.listLedgerEntries,
      },
    },
    transfers: {
      list: operations.listLedgerTransfers,
      get: operations.getLedgerTransfer,
    },
  },
  stats: operations.countMarketplace,
  overview: operations.getOverview,
  settings: operations.listSettings,
  health: operations.checkHealth,
}

export const payouts: Table = {
  list: operations.listPayouts,
  get: operations.getPayout,
}

export const events: Table = {
  list: operations.listEvents,
  recent: operations.listRecentEvents,
  stream: operations.streamEvents,
  follow,
}

export const inbox: Table = {
  list: operations.listInbox,
}

export const webhooks: Table = {
  list: operations.listWebhooks,
  create: operations.createWebhook,
  get: operations.getWebhook,
  update: operations.changeWebhook,
  delete: operations.deleteWebhook,
  test: operations.testWebhook,
  rotateSecret: operations.rotateWebhookSecret,
  deliveries: {
    list: operations.listDeliveries,
    get: operations.getDelivery,
    retryFailed: operations.retryFailedDeliveries,
    retry: operations.retryDelivery,
  },
}

export const sandbox: Table = {
  clock: {
    get: operations.getSandboxClock,
    advance: operations.advanceSandboxClock,
  },
  deadlines: operations.listComingDeadlines,
  reset: operations.resetSandbox,
  demo: {
    get: operations.getDemoMarket,
    create: operations.createDemoMarket,
  },
  sessions: operations.openDemoSession,
  mailbox: {
    list: operations.listMailbox,
  },
}

