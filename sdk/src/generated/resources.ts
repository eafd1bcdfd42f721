// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

import { type AgentMethods, runWithApproval } from '../approvals.ts'
import { type EventMethods, follow } from '../events.ts'
import type { PageList } from '../pages.ts'
import type { Bytes, EventStream, Expanded, ExpandOptions, ExpandQuery, Query, RequestOptions, Table } from '../operation.ts'
import type { CustomFields, WithFieldChanges, WithFieldFilter, WithFields } from '../fields.ts'
import type * as api from './schemas.ts'
import * as operations from './operations.ts'

/** Every resource, as `Parley` has it. */
export interface Resources<Fields extends CustomFields = CustomFields> {
  readonly health: HealthResource
  readonly keys: KeysResource
  readonly requests: RequestsResource
  readonly session: SessionResource
  readonly profiles: ProfilesResource<Fields>
  readonly users: UsersResource<Fields>
  readonly sessions: SessionsResource
  readonly passkeys: PasskeysResource
  readonly userinfo: UserinfoResource
  readonly apps: AppsResource
  readonly operator: OperatorResource
  readonly terms: TermsResource
  readonly agents: AgentsResource
  readonly approvals: ApprovalsResource
  readonly me: MeResource
  readonly gigs: GigsResource<Fields>
  readonly gigTemplates: GigTemplatesResource
  readonly applications: ApplicationsResource
  readonly searches: SearchesResource
  readonly bookmarks: BookmarksResource
  readonly notes: NotesResource
  readonly negotiations: NegotiationsResource
  readonly conversations: ConversationsResource
  readonly messages: MessagesResource
  readonly attachments: AttachmentsResource
  readonly contracts: ContractsResource
  readonly disputes: DisputesResource
  readonly reviews: ReviewsResource
  readonly blocks: BlocksResource
  readonly reports: ReportsResource
  readonly objections: ObjectionsResource
  readonly notices: NoticesResource
  readonly wallet: WalletResource
  readonly payouts: PayoutsResource
  readonly brand: BrandResource
  readonly trade: TradeResource
  readonly events: EventsResource
  readonly inbox: InboxResource
  readonly notifications: NotificationsResource
  readonly deadlines: DeadlinesResource
  readonly webhooks: WebhooksResource
  readonly sandbox: SandboxResource
}

export interface HealthResource {
  /**
   * Check liveness.
   *
   * Doesn’t check the database, so that a database outage doesn’t restart the process.
   *
   * No key needed.
   *
   * `GET /api/health`
   */
  get(options?: RequestOptions): Promise<api.Health>
  /**
   * Check readiness.
   *
   * Returns 503 while the database isn’t responding, can’t commit or has different migrations from this build, or while the process is shutting down. It responds even under overload. Workers falling behind don’t cause a 503; `backlog` shows how far behind they are.
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
   * Returns the user and the hosted agent that the request’s key belongs to. For a publishable key, it returns the operator who created it.
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
   * Creates a key for you or for one of your hosted agents. It can never have more scopes than the request’s key, or expire later. Without `scopes`, it gets all scopes that your role and the request’s key allow. A hosted agent’s key gets `read` and the `:write` scopes of gigs, applications, negotiations, contracts, disputes and messages. A publishable key has no scopes and can only read what visitors see: gigs, profiles, reviews and vouches. The secret is shown only once.
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
   * Rotate the request’s key.
   *
   * Replaces the request’s key with a new one that has the same scopes. The old key stops working immediately, or after `grace_seconds`. Use a grace period in case the response gets lost: without one, the old key can’t retry the request. Rotating the new key ends the old one’s grace period. Until then, both count toward your quota. A key whose only scope is `users:create` can’t be rotated, and neither can a publishable key, because others use it too.
   *
   * Needs any key.
   *
   * `POST /api/keys/rotate`
   */
  rotate(body?: api.RotateKey, options?: RequestOptions): Promise<api.IssuedKey>
  /**
   * Rotate a key.
   *
   * Like `POST /keys/rotate`, for any of your keys or your hosted agents’ keys. A key can only rotate keys it could have created itself.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/keys/{id}/rotate`
   */
  replace(id: string, body?: api.RotateKey, options?: RequestOptions): Promise<api.IssuedKey>
  /**
   * Revoke a key.
   *
   * The key stops working immediately. Revoking it again changes nothing. Operators can revoke any user’s keys; with a session, they need a recent sign-in.
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
   * Requests by your keys, hosted agents and connected apps in the last 7 days, newest first, up to 50,000. Each appears about a second after its response, without its body and query. Requests from browsers and reads of this log aren’t included. Under load, some requests can be missing.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/requests`
   */
  list(query?: Query<'listRequests'>, options?: RequestOptions): PageList<api.LoggedRequest>
}

export interface SessionResource {
  /**
   * Request a sign-in email.
   *
   * Sends an email with a link and a six-digit code, in the language its reader has chosen or else the one that `Accept-Language` asks for. Both expire in 15 minutes and can be used only once. The response is the same whether or not the address has an account. One network can request 5 emails per hour for an address, and 30 in total. Further requests get the same response, but nothing is sent.
   *
   * No key needed.
   *
   * `POST /api/session/email`
   */
  email(body: api.SignInMail, options?: RequestOptions): Promise<api.SentMail>
  /**
   * Sign in.
   *
   * With the `token` from the link, or with `attempt` and `code`. For an address without an account, `display_name` and `kind` create a user if the marketplace is open for sign-up, who accepts the terms of use with `terms_version`. Sets the session cookie. Five wrong codes end an attempt.
   *
   * No key needed.
   *
   * `POST /api/session`
   */
  create(body: api.SignIn, options?: RequestOptions): Promise<api.SignedIn>
  /**
   * Read the current session.
   *
   * Who is signed in, their role, how and when they signed in, and when the session expires.
   *
   * Needs a session.
   *
   * `GET /api/session`
   */
  get(options?: RequestOptions): Promise<api.CurrentSession>
  /**
   * Sign out.
   *
   * Ends the current session and removes its cookie.
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
   * Start a passkey sign-in.
   *
   * The options a browser needs to sign someone in with any of their passkeys. They work once, for 5 minutes.
   *
   * No key needed.
   *
   * `POST /api/session/passkey/options`
   */
  options(options?: RequestOptions): Promise<api.PasskeyOptions>
  /**
   * Sign in with a passkey.
   *
   * Takes the browser’s response to the options. Sets the session cookie.
   *
   * No key needed.
   *
   * `POST /api/session/passkey`
   */
  create(body: api.PasskeySignIn, options?: RequestOptions): Promise<api.SignedIn>
}

export interface ProfilesResource<Fields extends CustomFields = CustomFields> {
  readonly me: ProfilesMeResource<Fields>
  /**
   * Search profiles.
   *
   * All filters must match. Suspended users and operators are excluded.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/profiles`
   */
  list(query?: WithFieldFilter<Query<'listProfiles'>, Fields, 'profile'>, options?: RequestOptions): PageList<WithFields<api.Profile, Fields, 'profile'>>
  /**
   * Read a profile.
   *
   * The public profile of a user, with their reputation.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/profile/{userId}`
   */
  get(userId: string, options?: RequestOptions): Promise<WithFields<api.Profile, Fields, 'profile'>>
  readonly reviews: ProfilesReviewsResource
  readonly vouches: ProfilesVouchesResource
}

export interface ProfilesMeResource<Fields extends CustomFields = CustomFields> {
  readonly email: ProfilesMeEmailResource
  /**
   * Read your profile.
   *
   * Your profile, including the fields that other users can’t see.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/me`
   */
  get(options?: RequestOptions): Promise<WithFields<api.OwnProfile, Fields, 'profile'>>
  /**
   * Change your profile.
   *
   * Omitted fields don’t change; `null` clears a field. A new `email` stays in `pending_email` until you open the link we email to it. To get another email, send the address again. Because the address determines who can sign in, a key needs every scope of your role to change it. The reputation is computed and can’t be set.
   *
   * Needs the scope `profile:write`.
   *
   * `PATCH /api/profile/me`
   */
  update(body: WithFieldChanges<api.ProfileChanges, Fields, 'profile'>, options?: RequestOptions): Promise<WithFields<api.OwnProfile, Fields, 'profile'>>
  /**
   * Upload a profile picture.
   *
   * Makes an image you uploaded with `POST /attachments` your picture. It’s cropped to a 256 × 256 pixel WebP image without metadata, and anyone can load it from the new `avatar_url`. The upload itself is then deleted. To remove the picture, set `avatar_url` to `null`. While the file storage isn’t responding, it returns 503 `files_unavailable`.
   *
   * Needs the scope `profile:write`.
   *
   * `PUT /api/profile/me/avatar`
   */
  avatar(body: api.NewAvatar, options?: RequestOptions): Promise<WithFields<api.OwnProfile, Fields, 'profile'>>
  readonly actsOnBehalf: ProfilesMeActsOnBehalfResource
}

export interface ProfilesMeEmailResource {
  /**
   * Confirm an address.
   *
   * With the token from the link that was emailed to the new address, which becomes the account’s address. The old address gets an email. Only the account that requested the address can confirm it, so no one can be tricked into adding their address to someone else’s account. A key needs every scope of the user’s role.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/profile/me/email/confirm`
   */
  confirm(body: api.AddressProof, options?: RequestOptions): Promise<api.ConfirmedAddress>
}

export interface ProfilesMeActsOnBehalfResource {
  /**
   * List actions taken on your behalf.
   *
   * Everything an operator’s key changed on your behalf before you claimed the account, and when it read your messages or files, newest first. Empty for users who were never managed.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/me/acts-on-behalf`
   */
  list(query?: Query<'listActsOnBehalf'>, options?: RequestOptions): PageList<api.ActOnBehalf>
}

export interface ProfilesReviewsResource {
  /**
   * List reviews about a user.
   *
   * Published reviews about the user, newest first.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/profile/{userId}/reviews`
   */
  list<Name extends api.ReviewExpansion = never>(userId: string, query?: ExpandQuery<'listReviewsOfUser', Name>, options?: RequestOptions): PageList<Expanded<api.Review, Name>>
}

export interface ProfilesVouchesResource {
  /**
   * List vouches for a user.
   *
   * Newest first.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/profile/{userId}/vouches`
   */
  list<Name extends api.VouchExpansion = never>(userId: string, query?: ExpandQuery<'listVouches', Name>, options?: RequestOptions): PageList<Expanded<api.Vouch, Name>>
  /**
   * Vouch for a user.
   *
   * You can vouch once for each user. The vouch is verified once at least 1,000 cents have been paid out between the two users.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/profile/{userId}/vouches`
   */
  create(userId: string, body: api.NewVouch, options?: RequestOptions): Promise<api.Vouch>
  /**
   * Read a vouch.
   *
   * Any user can read it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/profile/{userId}/vouches/{vouchId}`
   */
  get(userId: string, vouchId: string, options?: RequestOptions): Promise<api.Vouch>
  /**
   * Delete a vouch.
   *
   * Only its author can delete it.
   *
   * Needs the scope `profile:write`.
   *
   * `DELETE /api/profile/{userId}/vouches/{vouchId}`
   */
  delete(userId: string, vouchId: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface UsersResource<Fields extends CustomFields = CustomFields> {
  /**
   * Invite a user.
   *
   * Emails a link that signs the user in and verifies the address. It expires in 7 days and can be used only once. A later invitation or address change invalidates it. Create the user first. Inviting an arbiter or operator needs every scope of that role.
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
   * Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`. With such a key, reusing an `Idempotency-Key` is refused and doesn’t create anything. Setting the `role` needs the scope `admin`. Creating an arbiter or operator needs every scope of that role, and their first key expires no later than the request’s key.
   *
   * Needs the scope `users:create`.
   *
   * `POST /api/users`
   */
  create(body: api.NewUser, options?: RequestOptions): Promise<api.CreatedUser>
  /**
   * List users.
   *
   * All users, newest first. With `q`, only those whose profile contains these words or, except over MCP, whose address starts with it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users`
   */
  list<Name extends api.UserExpansion = never>(query?: ExpandQuery<'listUsers', Name>, options?: RequestOptions): PageList<Expanded<WithFields<api.User, Fields, 'profile'>, Name>>
  readonly managed: UsersManagedResource<Fields>
  /**
   * Read a user.
   *
   * A user, with the fields that only operators can see.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users/{id}`
   */
  get<Name extends api.UserExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<WithFields<api.User, Fields, 'profile'>, Name>>
  /**
   * Change a user’s role or your metadata about them.
   *
   * Takes effect on the user’s next request. Granting or revoking a role needs every scope of that role. Operators can’t change their own role. If there are three or more operators, demoting one takes two others: the first request is refused with `second_operator_required` and takes effect when another operator sends the same request within 48 hours. A managed user stays a member until they claim the account.
   *
   * Needs the scope `admin`.
   *
   * `PATCH /api/users/{id}`
   */
  update(id: string, body: api.UserChanges, options?: RequestOptions): Promise<WithFields<api.User, Fields, 'profile'>>
  readonly keys: UsersKeysResource
  /**
   * Suspend a user.
   *
   * From their next request on, the user and their agents can only read, respond to disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs are hidden from all lists and don’t accept applications, offers or agreements. The user can read the `reason` in an email, their profile, the event and refusals, and can object once: `POST /objections` with their own id. Suspending someone again changes nothing. If there are three or more operators, suspending one takes two others, as when changing a role.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/suspend`
   */
  suspend(id: string, body?: api.Suspension, options?: RequestOptions): Promise<WithFields<api.User, Fields, 'profile'>>
  /**
   * Reinstate a user.
   *
   * Ends a suspension and tells the user. Their gigs are listed again. An open objection is decided with it.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/users/{id}/reinstate`
   */
  reinstate(id: string, options?: RequestOptions): Promise<WithFields<api.User, Fields, 'profile'>>
}

export interface UsersSessionsResource {
  /**
   * List a user’s sessions.
   *
   * The browsers where the user is signed in, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/users/{id}/sessions`
   */
  list(id: string, query?: Query<'listSessionsOfUser'>, options?: RequestOptions): PageList<api.Session>
}

export interface UsersManagedResource<Fields extends CustomFields = CustomFields> {
  /**
   * Create a managed user.
   *
   * Creates a member who has no key. The request’s key, and the keys that replace it, can act for them: send `Parley-Act-As: usr_…` with any other request. That gives it a member’s rights, except for withdrawals, keys, agents, mandates and approvals, apps, webhooks, email addresses and MCP. This ends when the user claims the account with a link emailed by `POST /users/{id}/invite`.
   *
   * Needs the scope `users:act`.
   *
   * `POST /api/users/managed`
   */
  create(body: api.NewManagedUser, options?: RequestOptions): Promise<WithFields<api.ManagedUser, Fields, 'profile'>>
  /**
   * List managed users.
   *
   * The managed users created by the request’s key or a key it replaced, newest first. `claimed_at` is when each claimed the account.
   *
   * Needs the scope `users:act`.
   *
   * `GET /api/users/managed`
   */
  list(query?: Query<'listManagedUsers'>, options?: RequestOptions): PageList<WithFields<api.ManagedUser, Fields, 'profile'>>
}

export interface UsersKeysResource {
  /**
   * List a user’s keys.
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
   * Creates a new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. Issuing one for an arbiter or operator needs a key with every scope of that role, and the new key expires no later than that key. A managed user can’t get one before claiming the account.
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
   * The browsers where you’re signed in, newest first.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/sessions`
   */
  list(query?: Query<'listSessions'>, options?: RequestOptions): PageList<api.Session>
  /**
   * End all other sessions.
   *
   * Signs out all browsers except the current one.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/sessions`
   */
  endOthers(options?: RequestOptions): Promise<api.EndedSessions>
  /**
   * End a session.
   *
   * Signs out a browser. The session stops working immediately. Operators can end any user’s sessions.
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
   * Takes the browser’s response to the options. You get an event and an email about it.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/passkeys`
   */
  create(body: api.NewPasskey, options?: RequestOptions): Promise<api.Passkey>
  /**
   * Start adding a passkey.
   *
   * The options a browser needs to create a passkey for you. They work once, for 5 minutes.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/passkeys/options`
   */
  options(options?: RequestOptions): Promise<api.PasskeyOptions>
  /**
   * Rename a passkey.
   *
   * Changes the name you gave the device.
   *
   * Needs the scope `keys:write`.
   *
   * `PATCH /api/passkeys/{id}`
   */
  update(id: string, body: api.PasskeyName, options?: RequestOptions): Promise<api.Passkey>
  /**
   * Remove a passkey.
   *
   * It can no longer be used to sign in. Sessions that were started with it continue. If the device is lost, end them.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/passkeys/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Passkey>
}

export interface UserinfoResource {
  /**
   * Read who is signed in.
   *
   * For apps that users sign in to with OpenID Connect: the `userinfo_endpoint` in `/.well-known/openid-configuration`.
   *
   * Needs an access token with the scope `openid`.
   *
   * `GET /api/userinfo`
   */
  get(options?: RequestOptions): Promise<api.UserInfo>
}

export interface AppsResource {
  /**
   * List your apps.
   *
   * The apps you’ve registered, newest first, without their secrets.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps`
   */
  list(query?: Query<'listApps'>, options?: RequestOptions): PageList<api.App>
  /**
   * Register an app.
   *
   * Users can then connect the app with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL don’t need to register: the URL is their `client_id`. The owner gets an email.
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
   * An app you’ve registered, without its secret.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.App>
  /**
   * Change an app.
   *
   * Omitted fields don’t change. Users who have already connected the app still see its previous name. With a session, changing the redirect addresses needs a recent sign-in. The owner gets an email.
   *
   * Needs the scope `keys:write`.
   *
   * `PATCH /api/apps/{id}`
   */
  update(id: string, body: api.AppChanges, options?: RequestOptions): Promise<api.App>
  /**
   * Delete an app.
   *
   * Disconnects it from all users. Its tokens stop working immediately.
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
   * Your connected apps that can still act, newest first.
   *
   * Needs the scope `keys:write`.
   *
   * `GET /api/apps/connected`
   */
  list(query?: Query<'listConnectedApps'>, options?: RequestOptions): PageList<api.ConnectedApp>
  /**
   * Disconnect an app.
   *
   * The app’s tokens stop working immediately.
   *
   * Needs the scope `keys:write`.
   *
   * `DELETE /api/apps/connected/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Forget your consent for an app.
   *
   * The app stays connected, but has to ask the next time it signs you in, even for what you’ve already agreed to.
   *
   * Needs the scope `keys:write`.
   *
   * `POST /api/apps/connected/{id}/forget`
   */
  forget(id: string, options?: RequestOptions): Promise<api.ConnectedApp>
}

export interface OperatorResource {
  readonly apps: OperatorAppsResource
  readonly reports: OperatorReportsResource
  readonly objections: OperatorObjectionsResource
  readonly gigs: OperatorGigsResource
  readonly reviews: OperatorReviewsResource
  readonly vouches: OperatorVouchesResource
  readonly messages: OperatorMessagesResource
  readonly users: OperatorUsersResource
  readonly deposits: OperatorDepositsResource
  readonly fees: OperatorFeesResource
  readonly withdrawals: OperatorWithdrawalsResource
  readonly auditLog: OperatorAuditLogResource
  readonly ledger: OperatorLedgerResource
  /**
   * Read marketplace statistics.
   *
   * How many users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals, webhook deliveries, deposits and withdrawals there are by status, how much money is in each kind of account, and warnings about workers that are falling behind. Everything is counted on each request, which takes about a second on a large marketplace.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/stats`
   */
  stats(options?: RequestOptions): Promise<api.Stats>
  /**
   * Read daily figures.
   *
   * What happened on each of the last days and during the same number of days before that, and what’s open now. A worker adds up the figures as things happen, so they lag by a moment.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/overview`
   */
  overview(query?: Query<'getOverview'>, options?: RequestOptions): Promise<api.Overview>
  readonly settings: OperatorSettingsResource
  readonly brand: OperatorBrandResource
  readonly languages: OperatorLanguagesResource
  readonly terms: OperatorTermsResource
  readonly trade: OperatorTradeResource
  readonly setup: OperatorSetupResource
  /**
   * Send a test email.
   *
   * Sends an email so you can check that it arrives and how it looks with the current brand.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/test-email`
   */
  testEmail(body?: api.TestEmail, options?: RequestOptions): Promise<api.SentTestEmail>
  /**
   * Check system health.
   *
   * Whether workers are keeping up with events, deadlines, webhooks, saved searches and figures, whether payments are stuck at their provider, and whether this process has enough database connections and disk space. Each check says what to do about it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/health`
   */
  health(options?: RequestOptions): Promise<api.OperatorHealth>
}

export interface OperatorAppsResource {
  /**
   * List first-party apps.
   *
   * The marketplace’s own apps and those awaiting a second operator, newest first. Users sign in to first-party apps without a consent page. While its owner isn’t an active operator, an app is `paused`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/apps`
   */
  list(query?: Query<'listFirstPartyApps'>, options?: RequestOptions): PageList<api.FirstPartyApp>
  /**
   * Make an app first-party.
   *
   * For a confidential app that an operator has registered with https redirect addresses (in a sandbox, also `http://localhost:…`), which are matched exactly from then on. Users sign in to it without a consent page, and it acts as them with the scopes it requests; it can’t do more than any other app. If there’s another operator, the first request gets `second_operator_required` and takes effect when another operator sends the same request within 48 hours. All operators get an email.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/apps/{id}/approve`
   */
  approve(id: string, options?: RequestOptions): Promise<api.FirstPartyApp>
  /**
   * End first-party status.
   *
   * Disconnects the app from all users. From then on, it has to ask them for consent. Also declines a request awaiting a second operator. All operators get an email.
   *
   * Needs the scope `admin`.
   *
   * `DELETE /api/operator/apps/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.FirstPartyApp>
}

export interface OperatorReportsResource {
  /**
   * List reports.
   *
   * All reports, newest first, with what was reported as it was at the time. Reading it appears in the audit log.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/reports`
   */
  list<Name extends api.OperatorReportExpansion = never>(query?: ExpandQuery<'listAllReports', Name>, options?: RequestOptions): PageList<Expanded<api.OperatorReport, Name>>
  /**
   * Read a report as an operator.
   *
   * The report, with what was reported as it is now, its history, and how often its owner was reported before. Reading it appears in the audit log.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/reports/{id}`
   */
  get<Name extends api.ReportDetailsExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.ReportDetails, Name>>
  /**
   * Resolve a report.
   *
   * Closes all open reports of the same thing with the same decision and tells everyone who reported it. `removed` hides it from everyone but its owner and operators; contracts and money aren’t affected. `suspended` suspends its owner; if that takes a second operator, the reports stay open until then. Operators can’t resolve reports about their own content.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/reports/{id}/resolve`
   */
  resolve(id: string, body: api.ReportResolution, options?: RequestOptions): Promise<api.OperatorReport>
}

export interface OperatorObjectionsResource {
  /**
   * List objections.
   *
   * All objections to removals and suspensions, with what was removed, newest removal first. Reading it appears in the audit log.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/objections`
   */
  list<Name extends api.OperatorObjectionExpansion = never>(query?: ExpandQuery<'listAllObjections', Name>, options?: RequestOptions): PageList<Expanded<api.OperatorObjection, Name>>
  /**
   * Resolve an objection.
   *
   * Restores what was removed or reinstates the user, or leaves it as it is, and notifies its owner. The decision is final. Reinstating someone needs a recent sign-in.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/objections/{id}/resolve`
   */
  resolve(id: string, body: api.ObjectionResolution, options?: RequestOptions): Promise<api.OperatorObjection>
}

export interface OperatorGigsResource {
  /**
   * Remove a gig.
   *
   * It disappears from all lists, searches, public pages and feeds, and no one can apply or be invited; earlier events about it come without `data`. Its owner can still read it. Open negotiations and contracts continue, and their two sides keep the brief. Its owner sees the reason and can object once. Open reports about it are closed.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/gigs/{id}/remove`
   */
  remove(id: string, body: api.NewRemoval, options?: RequestOptions): Promise<api.RemovedContent>
  /**
   * Restore a gig.
   *
   * Undoes the removal. This also resolves an open objection.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/gigs/{id}/restore`
   */
  restore(id: string, options?: RequestOptions): Promise<api.RemovedContent>
}

export interface OperatorReviewsResource {
  /**
   * Remove a review.
   *
   * It disappears from the profile and no longer counts toward the average; earlier events about it come without `data`. Its owner can still read it. Its owner sees the reason and can object once. Open reports about it are closed.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/reviews/{id}/remove`
   */
  remove(id: string, body: api.NewRemoval, options?: RequestOptions): Promise<api.RemovedContent>
  /**
   * Restore a review.
   *
   * Undoes the removal. This also resolves an open objection.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/reviews/{id}/restore`
   */
  restore(id: string, options?: RequestOptions): Promise<api.RemovedContent>
}

export interface OperatorVouchesResource {
  /**
   * Remove a vouch.
   *
   * It disappears from the profile and no longer counts; earlier events about it come without `data`. Its owner can still read it. Its owner sees the reason and can object once. Open reports about it are closed.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/vouches/{vouchId}/remove`
   */
  remove(vouchId: string, body: api.NewRemoval, options?: RequestOptions): Promise<api.RemovedContent>
  /**
   * Restore a vouch.
   *
   * Undoes the removal. This also resolves an open objection.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/vouches/{vouchId}/restore`
   */
  restore(vouchId: string, options?: RequestOptions): Promise<api.RemovedContent>
}

export interface OperatorMessagesResource {
  /**
   * Remove a message.
   *
   * Its author, operators and arbiters can still read it; the other side only sees that there was a message. Its owner sees the reason and can object once. Open reports about it are closed.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/messages/{id}/remove`
   */
  remove(id: string, body: api.NewRemoval, options?: RequestOptions): Promise<api.RemovedContent>
  /**
   * Restore a message.
   *
   * Undoes the removal. This also resolves an open objection.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/messages/{id}/restore`
   */
  restore(id: string, options?: RequestOptions): Promise<api.RemovedContent>
}

export interface OperatorUsersResource {
  readonly notices: OperatorUsersNoticesResource
}

export interface OperatorUsersNoticesResource {
  /**
   * Send a user a notice.
   *
   * For example, to warn the owner of something that was reported, without removing it. The user gets it with the event `notice.created` and by email, whatever their email settings are, and isn’t told which operator wrote it or who reported anything. With `subject_id`, it appears in the history of reports of that.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/users/{id}/notices`
   */
  create(id: string, body: api.NewNotice, options?: RequestOptions): Promise<api.OperatorNotice>
  /**
   * List notices to a user.
   *
   * What operators have written to a user, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/users/{id}/notices`
   */
  list<Name extends api.OperatorNoticeExpansion = never>(id: string, query?: ExpandQuery<'listNoticesToUser', Name>, options?: RequestOptions): PageList<Expanded<api.OperatorNotice, Name>>
}

export interface OperatorDepositsResource {
  /**
   * Reverse a deposit.
   *
   * Call this if a confirmed deposit’s money is gone, for example because the bank took it back. Takes the amount out of the wallet’s available balance as far as possible; `unrecovered_cents` is the rest. Repeating the call changes nothing.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/deposits/{id}/reverse`
   */
  reverse(id: string, body: api.DepositReversal, options?: RequestOptions): Promise<api.Payment>
  /**
   * Read a deposit of any user.
   *
   * One deposit, with everything needed to settle it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/deposits/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
  /**
   * List the deposits of all users.
   *
   * Newest first. Use `status=pending` for those awaiting confirmation.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/deposits`
   */
  list<Name extends api.PaymentExpansion = never>(query?: ExpandQuery<'listAllDeposits', Name>, options?: RequestOptions): PageList<Expanded<api.Payment, Name>>
  /**
   * Confirm a deposit.
   *
   * Call this once the money has moved, with the actual amount if it differs from the requested one. Repeating the call with the same reference changes nothing. Operators can settle their own payments only if no one else has been an operator since 30 days before the request.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/deposits/{id}/confirm`
   */
  confirm(id: string, body: api.PaymentConfirmation, options?: RequestOptions): Promise<api.Payment>
  /**
   * Fail a deposit.
   *
   * Call this if the money didn’t move.
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
   * Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute can’t be paid out yet, because a dispute might still lower them.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/fees/withdrawals`
   */
  withdraw(body?: api.NewFeeWithdrawal, options?: RequestOptions): Promise<api.Payment>
}

export interface OperatorWithdrawalsResource {
  /**
   * Show where to pay a withdrawal.
   *
   * The full destination, which is masked everywhere else, for the operator who pays the withdrawal. Each call is recorded in the audit log.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/withdrawals/{id}/reveal`
   */
  reveal(id: string, options?: RequestOptions): Promise<api.Destination>
  /**
   * Read a withdrawal of any user.
   *
   * One withdrawal. The destination is masked: show it with `POST /operator/withdrawals/{id}/reveal`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/withdrawals/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Payment>
  /**
   * List the withdrawals of all users.
   *
   * Newest first. Use `status=pending` for those awaiting confirmation.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/withdrawals`
   */
  list<Name extends api.PaymentExpansion = never>(query?: ExpandQuery<'listAllWithdrawals', Name>, options?: RequestOptions): PageList<Expanded<api.Payment, Name>>
  /**
   * Confirm a withdrawal.
   *
   * Call this once the money has moved, with the actual amount if it differs from the requested one. Repeating the call with the same reference changes nothing. Operators can settle their own payments only if no one else has been an operator since 30 days before the request.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/withdrawals/{id}/confirm`
   */
  confirm(id: string, body: api.PaymentConfirmation, options?: RequestOptions): Promise<api.Payment>
  /**
   * Fail a withdrawal.
   *
   * Call this if the money didn’t move. The amount is returned to the wallet.
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
   * Everything operators and arbiters have changed in their roles or on behalf of managed users, and other people’s private data they have read, newest first: who did what to whom, when and from where. Reading the same thing again within 15 minutes adds no entry. Entries can’t be changed or deleted.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/audit-log`
   */
  list(query?: Query<'listStaffActs'>, options?: RequestOptions): PageList<api.StaffAct>
  /**
   * Export the audit log.
   *
   * The newest 10,000 entries that match, as a file: CSV with one line per entry, or NDJSON. For more, export parts with `since` and `until`. `npm run audit` checks that no entry is missing or has been changed.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/audit-log/export`
   */
  export(query?: Query<'exportStaffActs'>, options?: RequestOptions): Promise<Response>
}

export interface OperatorLedgerResource {
  /**
   * Audit the ledger.
   *
   * Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that every contract’s fee is its rate applied to what was released, that no balance is negative, and that all accounts sum to zero; and that no entry of the audit log is missing or was changed. Also available as a command: `npm run audit`.
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
   * Runs the same checks. Only one runs at a time.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/ledger/audits`
   */
  create(options?: RequestOptions): Promise<api.LedgerAuditRun>
  /**
   * List past audits.
   *
   * Newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/audits`
   */
  list<Name extends api.LedgerAuditRunExpansion = never>(query?: ExpandQuery<'listAudits', Name>, options?: RequestOptions): PageList<Expanded<api.LedgerAuditRun, Name>>
}

export interface OperatorLedgerAccountsResource {
  /**
   * List ledger accounts.
   *
   * Sorted by kind, newest owners first. An account is created when it first receives money.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/accounts`
   */
  list<Name extends api.LedgerAccountExpansion = never>(query?: ExpandQuery<'listLedgerAccounts', Name>, options?: RequestOptions): PageList<Expanded<api.LedgerAccount, Name>>
  /**
   * Read a ledger account.
   *
   * Includes its balance and the transfers its money came from.
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
   * List an account’s transfers.
   *
   * Newest first, each with the balance after it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/accounts/{id}/transfers`
   */
  list<Name extends api.LedgerTransferExpansion = never>(id: string, query?: ExpandQuery<'listLedgerEntries', Name>, options?: RequestOptions): PageList<Expanded<api.LedgerTransfer, Name>>
}

export interface OperatorLedgerTransfersResource {
  /**
   * List ledger transfers.
   *
   * Every movement of money, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/transfers`
   */
  list<Name extends api.LedgerTransferExpansion = never>(query?: ExpandQuery<'listLedgerTransfers', Name>, options?: RequestOptions): PageList<Expanded<api.LedgerTransfer, Name>>
  /**
   * Trace a transfer.
   *
   * Why money moved, who caused it, and which transfers it came from. Follow `sources` back to where the money entered the marketplace.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/ledger/transfers/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.TracedTransfer>
}

export interface OperatorSettingsResource {
  /**
   * Read the settings.
   *
   * Every setting of the responding process, with its value, default and meaning. For secrets, it only says whether they’re set. `PATCH` changes those with `is_changeable`. To change the others, edit the environment or `.env`; that takes effect at the next start.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/settings`
   */
  get(options?: RequestOptions): Promise<api.OperatorSettings>
  /**
   * Change settings.
   *
   * Changes fees, deadlines, quotas or sign-up. Takes effect within a second in all processes and survives restarts; `null` returns to the environment’s value. Contracts keep the fee and the deadlines they were agreed with, and deadlines that have already started don’t move. The history records who made each change and why, and all operators get an email.
   *
   * Needs the scope `admin`.
   *
   * `PATCH /api/operator/settings`
   */
  update(body: api.SettingChanges, options?: RequestOptions): Promise<api.OperatorSettings>
  readonly changes: OperatorSettingsChangesResource
}

export interface OperatorSettingsChangesResource {
  /**
   * List changes to settings.
   *
   * Every change operators have made to the settings, newest first.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/settings/changes`
   */
  list<Name extends api.SettingChangeExpansion = never>(query?: ExpandQuery<'listSettingChanges', Name>, options?: RequestOptions): PageList<Expanded<api.SettingChange, Name>>
}

export interface OperatorBrandResource {
  /**
   * Read the brand as an operator.
   *
   * The brand with its version and who last changed it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/brand`
   */
  get(options?: RequestOptions): Promise<api.OperatorBrand>
  /**
   * Change the brand.
   *
   * Replaces the marketplace’s name, look and page text. Public pages, the console, sign-in, emails, link previews and the web manifest use the new brand within a second, without a restart. Send `If-Match` so you don’t overwrite someone else’s changes.
   *
   * Needs the scope `admin`.
   *
   * `PUT /api/operator/brand`
   */
  set(body: api.BrandChanges, options?: RequestOptions): Promise<api.OperatorBrand>
  /**
   * Preview an accent color.
   *
   * Shows the colors that an accent color would produce, without saving anything.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/brand/shades`
   */
  shades(query?: Query<'previewShades'>, options?: RequestOptions): Promise<api.BrandShades>
}

export interface OperatorLanguagesResource {
  /**
   * Read the languages.
   *
   * The languages people can choose from for pages, emails and the console, and the default language. The API itself is always in English.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/languages`
   */
  get(options?: RequestOptions): Promise<api.OperatorLanguages>
  /**
   * Change the languages.
   *
   * Takes effect within a second in all processes. Anyone who has chosen a language that’s no longer offered gets the one their browser asks for, or the default language, until theirs is offered again. Send `If-Match` so you don’t overwrite someone else’s changes.
   *
   * Needs the scope `admin`.
   *
   * `PUT /api/operator/languages`
   */
  set(body: api.LanguageChanges, options?: RequestOptions): Promise<api.OperatorLanguages>
}

export interface OperatorTermsResource {
  /**
   * List versions of the terms of use.
   *
   * All versions, newest first, each with the number of users who have accepted it.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/terms`
   */
  list<Name extends api.OperatorTermsVersionExpansion = never>(query?: ExpandQuery<'listTermsVersions', Name>, options?: RequestOptions): PageList<Expanded<api.OperatorTermsVersion, Name>>
  /**
   * Publish the terms of use.
   *
   * Send either `text` or `external_url`. The first version can take effect immediately; a later one takes effect after at least 14 days. All users with a confirmed address get an email, and clients can show `terms` from `GET /me`. Once the version is in force, users have to accept it before they take on new obligations (`terms_not_accepted`). There can be only one planned version.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/terms`
   */
  publish(body: api.NewTerms, options?: RequestOptions): Promise<api.OperatorTermsVersion>
  /**
   * Withdraw planned terms of use.
   *
   * Possible until the terms take effect. Everyone who was emailed about them gets another email. Their page stays available and says that they were withdrawn.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/terms/withdraw`
   */
  withdraw(body: api.WithdrawnVersion, options?: RequestOptions): Promise<api.OperatorTermsVersion>
  readonly acceptances: OperatorTermsAcceptancesResource
}

export interface OperatorTermsAcceptancesResource {
  /**
   * List acceptances of the terms of use.
   *
   * Who accepted which version, when, and with which session or key, newest first. Entries are never changed.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/terms/acceptances`
   */
  list<Name extends api.TermsAcceptanceExpansion = never>(query?: ExpandQuery<'listTermsAcceptances', Name>, options?: RequestOptions): PageList<Expanded<api.TermsAcceptance, Name>>
}

export interface OperatorTradeResource {
  /**
   * Read all categories and custom fields, including retired ones.
   *
   * All definitions with their version and who last changed them.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/trade`
   */
  get(options?: RequestOptions): Promise<api.OperatorTrade>
  /**
   * Change the categories and custom fields.
   *
   * Each list you send replaces the existing one. Send `If-Match` so you don’t overwrite someone else’s changes. Takes effect within a second in all processes. Keys and types can’t change. Names, order, and wider limits can, and so can `required`: gigs and profiles without a required value stay as they are until their fields are edited. Anything can be retired and brought back: existing values are kept, but retired fields aren’t shown, and retired options and categories can’t be chosen anymore. A change is refused if it would remove something that’s in use, or exclude existing values (`values_in_use`).
   *
   * Needs the scope `admin`.
   *
   * `PATCH /api/operator/trade`
   */
  update(body: api.TradeChanges, options?: RequestOptions): Promise<api.OperatorTrade>
  /**
   * Preview changes to categories and custom fields.
   *
   * Shows how many gigs and profiles a change would affect, and whether it would be refused. Changes nothing.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/operator/trade/try`
   */
  try(body?: api.TradeChanges, options?: RequestOptions): Promise<api.TradeTrial>
}

export interface OperatorSetupResource {
  /**
   * Read setup progress.
   *
   * Which of the steps to set up a new marketplace are done: `brand`, `trade`, `money`, `email` and `people`. The console takes operators through them.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/operator/setup`
   */
  get(options?: RequestOptions): Promise<api.Setup>
  /**
   * Record setup progress.
   *
   * Marks steps as done, or ends the setup so the console stops offering it. It doesn’t carry out the steps: use their own operations, such as `PUT /operator/brand`.
   *
   * Needs the scope `admin`.
   *
   * `PATCH /api/operator/setup`
   */
  update(body: api.SetupChanges, options?: RequestOptions): Promise<api.Setup>
}

export interface TermsResource {
  /**
   * Read the terms of use.
   *
   * The version in force, and the planned version, if there is one. Every version after the first is announced at least 14 days before it takes effect.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/terms`
   */
  get(options?: RequestOptions): Promise<api.CurrentTerms>
  /**
   * Accept the terms of use.
   *
   * Once there are terms of use, users have to accept the version in force before they take on new obligations: posting or opening a gig, applying, negotiating, approving a contract or depositing. Active contracts, disputes, refunds and withdrawals aren’t affected. Only the user can accept, with a session or with a key that has every scope of their role; for a managed user, the operator’s key can. Accepting a version again changes nothing.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/terms/accept`
   */
  accept(body: api.AcceptedVersion, options?: RequestOptions): Promise<api.OwnTerms>
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
   * A hosted agent acts for its owner with separate keys, created by `POST /api/keys` with its `hosted_agent_id`. The owner and their agents always count as one party. With a `mandate`, the agent can do what the mandate names on its own. Without one, it needs the owner’s approval for everything except publishing gigs and making and accepting offers.
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
   * Changes the name or description. Omitted fields don’t change; `null` clears the description.
   *
   * Needs the scope `agents:write`.
   *
   * `PATCH /api/agents/{id}`
   */
  update(id: string, body: api.AgentChanges, options?: RequestOptions): Promise<api.Agent>
  /**
   * Delete a hosted agent.
   *
   * Revokes its keys immediately. Everything it has done remains valid, and the owner can take over.
   *
   * Needs the scope `agents:write`.
   *
   * `DELETE /api/agents/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Suspend a hosted agent.
   *
   * All of the agent’s keys stop working immediately.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/agents/{id}/suspend`
   */
  suspend(id: string, options?: RequestOptions): Promise<api.Agent>
  /**
   * Resume a hosted agent.
   *
   * The agent can act again with its existing keys. The owner gets an email.
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
   * What the agent can do without asking its owner, and how much of its limits it has used. The owner and the agent itself can read it. The agent takes an action on its own if a limit covers it or `may` names it, unless `ask_owner` names it too. Otherwise, the owner is asked. Offers and agreements need neither, because a contract is binding only once it’s approved. The default mandate asks the owner about everything else.
   *
   * Needs the scope `read`.
   *
   * `GET /api/agents/{id}/mandate`
   */
  get(id: string, options?: RequestOptions): Promise<api.Mandate>
  /**
   * Set an agent’s mandate.
   *
   * Replaces the whole mandate: a limit that is omitted or null doesn’t apply. Every action of the agent is checked against it, in the same transaction and in this order. If `ask_owner` names the action, the owner is asked. If it exceeds a limit, it’s refused (`mandate_exceeded`). If a limit covers it or `may` names it, it’s allowed. Otherwise, the owner is asked. Totals used so far still count. `warnings` names keys of the agent that lack a scope for what the mandate allows.
   *
   * Needs the scope `agents:write`.
   *
   * `PUT /api/agents/{id}/mandate`
   */
  set(id: string, body: api.MandateRules, options?: RequestOptions): Promise<api.MandateWithWarnings>
  /**
   * Try an agent’s mandate.
   *
   * Shows whether the agent could do something on its own, would have to ask its owner, or would be refused, without changing anything. Pass `mandate` to try rules that aren’t saved. Omit `action` to try every action within the limits.
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
   * Everything the agent has changed, newest first, with the key or app, the version of its mandate and the approval it used. Each entry is recorded in the same transaction as the write and is kept even after the agent is deleted. The owner and the agent itself can read it.
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
   * The approvals your agents have requested, newest first. Use `status=pending` for those waiting for your decision. An agent sees only its own.
   *
   * Needs the scope `read`.
   *
   * `GET /api/approvals`
   */
  list<Name extends api.ApprovalExpansion = never>(query?: ExpandQuery<'listApprovals', Name>, options?: RequestOptions): PageList<Expanded<api.Approval, Name>>
  /**
   * Read an approval.
   *
   * An approval and its status. The owner and the agent that asked can read it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/approvals/{id}`
   */
  get<Name extends api.ApprovalExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Approval, Name>>
  /**
   * Approve an agent’s request.
   *
   * Requires the owner’s key, not an agent’s. You can also use it to reverse a rejection. Until `expires_at`, the agent can then send exactly the same request again, and it succeeds once. If the request or its target has changed, the agent has to ask again.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/approvals/{id}/approve`
   */
  approve(id: string, options?: RequestOptions): Promise<api.Approval>
  /**
   * Reject an agent’s request.
   *
   * Requires the owner’s key, not an agent’s. Also revokes an approval that hasn’t been used yet. Until `expires_at`, the same request is refused with `approval_rejected` and the `reason`, without asking the owner again.
   *
   * Needs the scope `agents:write`.
   *
   * `POST /api/approvals/{id}/reject`
   */
  reject(id: string, body?: api.Rejection, options?: RequestOptions): Promise<api.Approval>
}

export interface MeResource {
  /**
   * Read who you are and what you can do.
   *
   * The user, the hosted agent if the key belongs to one, the scopes of the key, the agent’s mandate, and how much is left of the totals it limits.
   *
   * Needs the scope `read`.
   *
   * `GET /api/me`
   */
  get(options?: RequestOptions): Promise<api.Me>
}

export interface GigsResource<Fields extends CustomFields = CustomFields> {
  /**
   * Find gigs.
   *
   * All filters must match. Full-text search (`q`) understands `"exact words"`, `-not` and `or`, and finds other forms of a word. If nothing matches, it finds titles with similar words. Suspended users’ gigs are excluded, except from their own lists. A page of very long gigs may have fewer than `limit`. A search that takes too long gets a 503 (`search_too_slow`).
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/gigs`
   */
  list<Name extends api.GigExpansion = never>(query?: ExpandQuery<'listGigs', Name, WithFieldFilter<Query<'listGigs'>, Fields, 'gig'>>, options?: RequestOptions): PageList<Expanded<WithFields<api.Gig, Fields, 'gig'>, Name>>
  /**
   * Post a gig.
   *
   * Opens the gig right away, or stores it as a draft that only the owner can see. For agents, opening it is the action `gigs.publish`.
   *
   * Needs the scope `gigs:write`.
   *
   * `POST /api/gigs`
   */
  create(body: WithFieldChanges<api.NewGig, Fields, 'gig'>, options?: RequestOptions): Promise<WithFields<api.Gig, Fields, 'gig'>>
  /**
   * Read a gig.
   *
   * Any gig except deleted ones and other users’ drafts.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/gigs/{id}`
   */
  get<Name extends api.GigExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<WithFields<api.Gig, Fields, 'gig'>, Name>>
  /**
   * Change a gig.
   *
   * By the owner. Changes its terms, its status, or both. Omitted fields don’t change; `null` clears a field. A later `apply_by`, or `null`, reopens an expired gig. `closed` is final and ends the gig’s applications and negotiations, as does filling the last position. For agents, both are the action `gigs.delete`, and opening a gig or editing one that isn’t a draft is `gigs.publish`.
   *
   * Needs the scope `gigs:write`.
   *
   * `PATCH /api/gigs/{id}`
   */
  update(id: string, body: WithFieldChanges<api.GigChanges, Fields, 'gig'>, options?: RequestOptions): Promise<WithFields<api.Gig, Fields, 'gig'>>
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
   * A user can have one active application per gig, and can apply again once it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits those terms as it does offers.
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
   * The owner of the gig sees all applications, and other callers only their own. Newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/gigs/{id}/applications`
   */
  list<Name extends api.ApplicationExpansion = never>(id: string, query?: ExpandQuery<'listApplicationsOfGig', Name>, options?: RequestOptions): PageList<Expanded<api.Application, Name>>
}

export interface GigTemplatesResource {
  /**
   * List gig templates.
   *
   * Your templates, newest first. To post a gig from one, send its `gig` to `POST /gigs`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/gig-templates`
   */
  list(query?: Query<'listGigTemplates'>, options?: RequestOptions): PageList<api.GigTemplate>
  /**
   * Save a gig as a template.
   *
   * Copies the fields of one of your gigs, except for `start_date`, `apply_by` and `metadata`. Only you, your agents and your apps can see your templates.
   *
   * Needs the scope `gigs:write`.
   *
   * `POST /api/gig-templates`
   */
  create(body: api.NewGigTemplate, options?: RequestOptions): Promise<api.GigTemplate>
  /**
   * Read a gig template.
   *
   * One of your templates.
   *
   * Needs the scope `read`.
   *
   * `GET /api/gig-templates/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.GigTemplate>
  /**
   * Rename a gig template.
   *
   * Changes its name.
   *
   * Needs the scope `gigs:write`.
   *
   * `PATCH /api/gig-templates/{id}`
   */
  update(id: string, body: api.GigTemplateChanges, options?: RequestOptions): Promise<api.GigTemplate>
  /**
   * Delete a gig template.
   *
   * Gigs posted from it aren’t affected.
   *
   * Needs the scope `gigs:write`.
   *
   * `DELETE /api/gig-templates/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface ApplicationsResource {
  /**
   * List applications.
   *
   * The caller’s applications and those to the caller’s gigs, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/applications`
   */
  list<Name extends api.ApplicationExpansion = never>(query?: ExpandQuery<'listApplications', Name>, options?: RequestOptions): PageList<Expanded<api.Application, Name>>
  /**
   * Read an application.
   *
   * Visible to its two parties; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/applications/{id}`
   */
  get<Name extends api.ApplicationExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Application, Name>>
  /**
   * Change your metadata on an application.
   *
   * By either side, in any state. Each side has its own metadata, which the other never sees.
   *
   * Needs the scope `applications:write`.
   *
   * `PATCH /api/applications/{id}`
   */
  update(id: string, body: api.ApplicationChanges, options?: RequestOptions): Promise<api.Application>
  /**
   * Shortlist an application.
   *
   * By the client, while it’s `pending`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/shortlist`
   */
  shortlist(id: string, options?: RequestOptions): Promise<api.Application>
  /**
   * Reject an application.
   *
   * By the client, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/reject`
   */
  reject(id: string, options?: RequestOptions): Promise<api.Application>
  /**
   * Withdraw an application.
   *
   * By the worker, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/applications/{id}/withdraw`
   */
  withdraw(id: string, options?: RequestOptions): Promise<api.Application>
}

export interface SearchesResource {
  /**
   * List saved searches.
   *
   * Your saved searches, newest first. To see their gigs, send `filters` to `GET /gigs`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/searches`
   */
  list(query?: Query<'listSearches'>, options?: RequestOptions): PageList<api.SavedSearch>
  /**
   * Save a search.
   *
   * Saves filters of `GET /gigs`. Each matching gig that opens is announced once, with the event `search.matched` in your feed, streams, webhooks and notifications, so you never have to poll. Your own gigs are left out (to include them, filter by `client_id=me`), and so are those of people you can’t deal with because of a block or a conflict of interest. Unlike the list, a saved search never falls back to similar words. Only you, your agents and your apps can see your searches.
   *
   * Needs the scope `applications:write`.
   *
   * `POST /api/searches`
   */
  create(body: api.NewSavedSearch, options?: RequestOptions): Promise<api.SavedSearch>
  /**
   * Read a saved search.
   *
   * One of your saved searches.
   *
   * Needs the scope `read`.
   *
   * `GET /api/searches/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.SavedSearch>
  /**
   * Change a saved search.
   *
   * Changes its name, filters or notification setting. New filters apply to gigs that open from now on. Gigs you’ve already been notified of aren’t announced again.
   *
   * Needs the scope `applications:write`.
   *
   * `PATCH /api/searches/{id}`
   */
  update(id: string, body: api.SavedSearchChanges, options?: RequestOptions): Promise<api.SavedSearch>
  /**
   * Delete a saved search.
   *
   * You won’t get any more notifications for it, not even about gigs that have already matched.
   *
   * Needs the scope `applications:write`.
   *
   * `DELETE /api/searches/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface BookmarksResource {
  /**
   * List bookmarks.
   *
   * Saved gigs and users, newest first. A gig stays saved after it closes. `expand=gig` shows its status, or null once it has been deleted.
   *
   * Needs the scope `read`.
   *
   * `GET /api/bookmarks`
   */
  list<Name extends api.BookmarkExpansion = never>(query?: ExpandQuery<'listBookmarks', Name>, options?: RequestOptions): PageList<Expanded<api.Bookmark, Name>>
  /**
   * Save a gig or a user.
   *
   * Only you, your agents and your apps can see what you save, and no one is notified. Saving something again returns the existing bookmark.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/bookmarks`
   */
  create(body: api.NewBookmark, options?: RequestOptions): Promise<api.Bookmark>
  /**
   * Read a bookmark.
   *
   * One of your bookmarks.
   *
   * Needs the scope `read`.
   *
   * `GET /api/bookmarks/{id}`
   */
  get<Name extends api.BookmarkExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Bookmark, Name>>
  /**
   * Remove a bookmark.
   *
   * The gig or user will no longer be saved.
   *
   * Needs the scope `profile:write`.
   *
   * `DELETE /api/bookmarks/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface NotesResource {
  /**
   * List your notes.
   *
   * Your private notes about people and applications, newest first. Only you can read them, in your own session or with your own key; agents, apps, operators and the person they’re about can’t. An operator who issues a new key for an account that lost its own could read them with that key; that appears in the audit log, and the user gets an email.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notes`
   */
  list<Name extends api.NoteExpansion = never>(query?: ExpandQuery<'listNotes', Name>, options?: RequestOptions): PageList<Expanded<api.Note, Name>>
  /**
   * Create a note.
   *
   * A note can be about a user, an application to one of your gigs, or one of your own applications. No one is notified.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/notes`
   */
  create(body: api.NewNote, options?: RequestOptions): Promise<api.Note>
  /**
   * Read a note.
   *
   * One of your notes.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notes/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Note>
  /**
   * Change a note.
   *
   * Replaces its text.
   *
   * Needs the scope `profile:write`.
   *
   * `PATCH /api/notes/{id}`
   */
  update(id: string, body: api.NoteChanges, options?: RequestOptions): Promise<api.Note>
  /**
   * Delete a note.
   *
   * This can’t be undone.
   *
   * Needs the scope `profile:write`.
   *
   * `DELETE /api/notes/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface NegotiationsResource {
  /**
   * Open a negotiation.
   *
   * Opens a negotiation about an application, by either of its parties, or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if the minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer, with one exception: if the application proposed terms and the client doesn’t send any, round 1 is the worker’s offer, unless the gig has since changed so that the work or the offer would differ from what the worker applied with. The gig’s title, description and skills become the brief, which both sides agree on. If they have changed since the worker applied, a worker who opens the negotiation has to name the `gig_version` they have read.
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
  list<Name extends api.NegotiationExpansion = never>(query?: ExpandQuery<'listNegotiations', Name>, options?: RequestOptions): PageList<Expanded<api.Negotiation, Name>>
  /**
   * Read a negotiation.
   *
   * Includes the brief and all rounds. Visible to the negotiation’s two parties; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/negotiations/{id}`
   */
  get<Name extends api.NegotiationWithRoundsExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.NegotiationWithRounds, Name>>
  /**
   * Make an offer.
   *
   * By either side. Fields you send change the current terms; all others stay the same. `{}` repeats the current terms as your offer. Only the latest offer counts, and a side can make another before the other responds. Each side can make 25. The brief also stays the same, even if the client has edited the gig, unless the offer names the new `gig_version`.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/round`
   */
  round(id: string, body?: api.NewRound, options?: RequestOptions): Promise<api.Round>
  /**
   * Agree to an offer.
   *
   * The latest offer must be the other side’s. Identify it by number or hash, so you only agree to terms and a brief you have seen. Creates a contract that both sides still have to approve, and reserves a position.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/agree`
   */
  agree(id: string, body: api.Agreement, options?: RequestOptions): Promise<api.Negotiation>
  /**
   * Decline a negotiation.
   *
   * By either side. Ends the negotiation and makes its application `shortlisted` again.
   *
   * Needs the scope `negotiations:write`.
   *
   * `POST /api/negotiations/{id}/decline`
   */
  decline(id: string, body?: api.Decline, options?: RequestOptions): Promise<api.Negotiation>
}

export interface ConversationsResource {
  /**
   * List conversations.
   *
   * Your conversations, those with unread messages first, then the newest. Each combination of gig, client and worker has one, starting with the first application, invitation or negotiation.
   *
   * Needs the scope `read`.
   *
   * `GET /api/conversations`
   */
  list<Name extends api.ConversationExpansion = never>(query?: ExpandQuery<'listConversations', Name>, options?: RequestOptions): PageList<Expanded<api.Conversation, Name>>
  /**
   * Count unread messages.
   *
   * How many messages from others you haven’t marked as read, across all conversations.
   *
   * Needs the scope `read`.
   *
   * `GET /api/conversations/unread`
   */
  unread(options?: RequestOptions): Promise<api.UnreadTotals>
  /**
   * Read a conversation.
   *
   * For its two sides. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
   *
   * Needs the scope `read`.
   *
   * `GET /api/conversations/{id}`
   */
  get<Name extends api.ConversationExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Conversation, Name>>
  readonly messages: ConversationsMessagesResource
  /**
   * Mark messages as read.
   *
   * Everything up to the message counts as read, for your whole side: you, your agents and your apps. The other side isn’t notified. Sending an older message’s id changes nothing.
   *
   * Needs the scope `messages:write`.
   *
   * `POST /api/conversations/{id}/read`
   */
  read(id: string, body: api.ReadUntil, options?: RequestOptions): Promise<api.Conversation>
}

export interface ConversationsMessagesResource {
  /**
   * List messages.
   *
   * Newest first. Listing messages doesn’t mark them as read. For the two sides of the conversation. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
   *
   * Needs the scope `read`.
   *
   * `GET /api/conversations/{id}/messages`
   */
  list<Name extends api.MessageExpansion = never>(id: string, query?: ExpandQuery<'listMessages', Name>, options?: RequestOptions): PageList<Expanded<api.Message, Name>>
  /**
   * Send a message.
   *
   * Sends a message to the other side of the conversation. A message doesn’t commit anyone to anything and can’t be edited. Unless configured otherwise, a user and their agents can send 30 per minute in total, and each agent 10; more are refused with `rate_limited`.
   *
   * Needs the scope `messages:write`.
   *
   * `POST /api/conversations/{id}/messages`
   */
  create(id: string, body: api.NewMessage, options?: RequestOptions): Promise<api.Message>
}

export interface MessagesResource {
  /**
   * Read a message.
   *
   * For the two sides of its conversation. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
   *
   * Needs the scope `read`.
   *
   * `GET /api/messages/{id}`
   */
  get<Name extends api.MessageExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Message, Name>>
  /**
   * Delete a message.
   *
   * By its author, within 15 minutes. The text is gone for both sides, but the message stays as a placeholder. Users can also delete what their agents wrote.
   *
   * Needs the scope `messages:write`.
   *
   * `DELETE /api/messages/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Message>
}

export interface AttachmentsResource {
  /**
   * Upload a file.
   *
   * The body is the file itself, at most 25 MiB, with any content type: `media_type` is detected from how the file starts. Attach it within 24 hours with `attachment_ids` in a message, delivery, statement or application, up to 10 in each; after that, unused files are deleted. PNG, JPEG, GIF and WebP images lose their metadata, such as where they were taken, but no quality; `bytes` and `sha256` describe the file as stored. Unless configured otherwise, a user can have 1,024 MiB.
   *
   * Needs the scope `files:write`.
   *
   * `POST /api/attachments`
   */
  upload(file: File, options?: RequestOptions): Promise<api.Attachment>
  upload(name: string, bytes: Bytes, options?: RequestOptions): Promise<api.Attachment>
  /**
   * List your files.
   *
   * The files you, your agents and your apps have uploaded, newest first. Avatars aren’t included.
   *
   * Needs the scope `read`.
   *
   * `GET /api/attachments`
   */
  list(query?: Query<'listAttachments'>, options?: RequestOptions): PageList<api.OwnAttachment>
  /**
   * Create a text file.
   *
   * Like an upload, but for programs that have text rather than bytes, such as a report or a CSV table.
   *
   * Needs the scope `files:write`.
   *
   * `POST /api/attachments/text`
   */
  createText(body: api.NewTextAttachment, options?: RequestOptions): Promise<api.Attachment>
  /**
   * Download a file.
   *
   * Returns the file’s bytes, or a range of them. Anyone who can read what the file is attached to can read the file. Before it’s attached, only you can. Arbiters and operators can read the files of disputes, and those of messages and deliveries while there’s an open dispute about them; each time they do, it’s recorded in the audit log. PNG, JPEG, GIF and WebP images up to 40 megapixels are sent as `inline`, all other files as `attachment`. While the storage isn’t responding, it returns 503 `files_unavailable`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/attachments/{id}`
   */
  download(id: string, options?: RequestOptions): Promise<Response>
  /**
   * Delete a file.
   *
   * Only while nothing uses it. A message’s files are deleted with the message.
   *
   * Needs the scope `files:write`.
   *
   * `DELETE /api/attachments/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Preview a file.
   *
   * A file’s details and, if it’s text, how it starts. Anyone who can read what the file is attached to can read the file. Before it’s attached, only you can. Arbiters and operators can read the files of disputes, and those of messages and deliveries while there’s an open dispute about them; each time they do, it’s recorded in the audit log.
   *
   * Needs the scope `read`.
   *
   * `GET /api/attachments/{id}/preview`
   */
  preview(id: string, options?: RequestOptions): Promise<api.AttachmentPreview>
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
  list<Name extends api.ContractExpansion = never>(query?: ExpandQuery<'listContracts', Name>, options?: RequestOptions): PageList<Expanded<api.Contract, Name>>
  /**
   * Read a contract.
   *
   * Includes the brief. Visible to the contract’s two sides and to operators, and to arbiters while one of its milestones is disputed.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}`
   */
  get<Name extends api.ContractExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Contract, Name>>
  /**
   * Change your metadata on a contract.
   *
   * By either side, in any state. Each side has its own metadata, which the other never sees.
   *
   * Needs the scope `contracts:write`.
   *
   * `PATCH /api/contracts/{id}`
   */
  update(id: string, body: api.ContractChanges, options?: RequestOptions): Promise<api.Contract>
  /**
   * Approve a contract.
   *
   * Each side approves once. The second approval makes the contract active, makes the application `hired`, and fills one of the gig’s positions. Filling the last position makes the gig `filled`, supersedes its other negotiations and rejects its other applications. Adding, changing or removing a milestone before the contract is active clears both approvals.
   *
   * Needs the scope `contracts:approve`.
   *
   * `POST /api/contracts/{id}/approve`
   */
  approve(id: string, body?: api.ContractApproval, options?: RequestOptions): Promise<api.Contract>
  /**
   * Cancel a contract.
   *
   * By either side. An active contract can be cancelled only while no money is held, clearing or disputed. If no money was released, the gig’s position opens up again.
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
   * By either side, while the contract is awaiting approval or active. A contract can have at most 200. If it’s paid by the hour, `amount_cents` defaults to the price of one week.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones`
   */
  create(id: string, body: api.NewMilestone, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Read a milestone.
   *
   * Visible to everyone who can read its contract.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/milestones/{milestoneId}`
   */
  get(id: string, milestoneId: string, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Change a milestone.
   *
   * While it’s pending. Only the client can change the amount and the due date, so the client never funds an amount that the worker has changed. For agents, changing the amount is the action `milestones.change`.
   *
   * Needs the scope `contracts:write`.
   *
   * `PATCH /api/contracts/{id}/milestones/{milestoneId}`
   */
  update(id: string, milestoneId: string, body: api.MilestoneChanges, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Remove a milestone.
   *
   * While it’s pending. The client can remove any milestone, and the worker only those the worker added. For agents, this is the action `milestones.change`.
   *
   * Needs the scope `contracts:write`.
   *
   * `DELETE /api/contracts/{id}/milestones/{milestoneId}`
   */
  delete(id: string, milestoneId: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Fund a milestone.
   *
   * By the client. Moves the amount from the client’s wallet into escrow. Send the amount you saw as `amount_cents`: if the milestone’s amount is different, nothing moves. If no one acts on the milestone for a long time after it’s funded and due (60 days, unless configured otherwise), the held money is refunded at `idle_refund_at`. Both sides are notified 14 days in advance.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/fund`
   */
  fund(id: string, milestoneId: string, body?: api.Funding, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Submit work.
   *
   * By the worker. The client then has the contract’s `review_days` to release the money or request changes. After that, the money is released automatically (auto release) at `auto_release_at`. All submissions are kept.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/submit`
   */
  submit(id: string, milestoneId: string, body: api.NewSubmission, options?: RequestOptions): Promise<api.Milestone>
  readonly submissions: ContractsMilestonesSubmissionsResource
  /**
   * Request changes.
   *
   * By the client, while the milestone is `submitted`. It becomes `funded` again: the money is no longer released automatically but is refunded at `idle_refund_at` if no one acts.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/request-changes`
   */
  requestChanges(id: string, milestoneId: string, body: api.ChangeRequest, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Release held money.
   *
   * By the client. Releases all of the money or part of it; a partial release doesn’t change the status. Creates a payout that takes the agreed number of days to clear. The platform’s fee is deducted from the released money. Many small releases cost the same in fees as one large release.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/contracts/{id}/milestones/{milestoneId}/release`
   */
  release(id: string, milestoneId: string, body?: api.Release, options?: RequestOptions): Promise<api.Milestone>
  /**
   * Refund held money.
   *
   * Returns all held money to the client. The worker can do this at any time except during a dispute. The client can do it only if nothing was ever submitted and 7 days have passed since the milestone was due or funded, whichever is later.
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
   * Each side can review once, until the contract’s `review_by`: 14 days after it ended (unless configured otherwise), if money was released or a dispute was resolved. Reviews are published once both sides have written one, or when that window closes.
   *
   * Needs the scope `contracts:write`.
   *
   * `POST /api/contracts/{id}/reviews`
   */
  create(id: string, body: api.NewReview, options?: RequestOptions): Promise<api.Review>
  /**
   * List reviews of a contract.
   *
   * The caller’s review, and the other side’s once it’s published, oldest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/contracts/{id}/reviews`
   */
  list<Name extends api.ReviewExpansion = never>(id: string, query?: ExpandQuery<'listReviewsOfContract', Name>, options?: RequestOptions): PageList<Expanded<api.Review, Name>>
}

export interface DisputesResource {
  /**
   * Open a dispute.
   *
   * By either side, about one milestone with held or clearing money. Freezes that milestone and its clearing payouts. The rest of the contract continues.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/disputes/create`
   */
  create(body: api.NewDispute, options?: RequestOptions): Promise<api.Dispute>
  /**
   * List disputes.
   *
   * The caller’s disputes, or all disputes for arbiters and operators. Sorted by deadline, with ended disputes last.
   *
   * Needs the scope `read`.
   *
   * `GET /api/disputes`
   */
  list<Name extends api.DisputeExpansion = never>(query?: ExpandQuery<'listDisputes', Name>, options?: RequestOptions): PageList<Expanded<api.Dispute, Name>>
  /**
   * Read a dispute.
   *
   * Visible to its two sides, arbiters and operators; other callers get 404.
   *
   * Needs the scope `read`.
   *
   * `GET /api/disputes/{id}`
   */
  get<Name extends api.DisputeExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Dispute, Name>>
  /**
   * Respond to a dispute.
   *
   * The other side’s first response must propose an amount and moves the dispute to `in_review`. After that, both sides can make more statements, with or without an amount. A statement needs the scope `disputes:write`, or `payments:write` if it proposes an amount.
   *
   * Needs the scope `disputes:write` or `payments:write`, as described above.
   *
   * `POST /api/disputes/{id}/respond`
   */
  respond(id: string, body: api.DisputeAnswer, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Recommend an amount.
   *
   * Recommends how to split the disputed money. By an arbiter who isn’t a side of the dispute and has never applied to, negotiated with or vouched for either side. Can be done only once, while the dispute is in review. The recommendation applies unless one side rejects it in time. For 90 days after the dispute, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.
   *
   * Needs the scope `disputes:arbitrate`.
   *
   * `POST /api/disputes/{id}/recommend`
   */
  recommend(id: string, body: api.Verdict, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Accept an amount.
   *
   * By either side. Send the amount you’re accepting. The other side’s latest proposal settles the dispute immediately, so the two sides can settle without an arbiter. The recommendation settles it once both sides have accepted it.
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
   * By an arbiter who isn’t a side of the dispute, has never applied to, negotiated with or vouched for either side, and didn’t make the recommendation. The decision is final and splits the disputed money: the worker gets their part, less the fee, and the rest is refunded to the client. For 90 days, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.
   *
   * Needs the scope `disputes:arbitrate`.
   *
   * `POST /api/disputes/{id}/resolve`
   */
  resolve(id: string, body: api.Verdict, options?: RequestOptions): Promise<api.Dispute>
  /**
   * Withdraw a dispute.
   *
   * By the side that opened it, while it’s open or in review. The milestone returns to its earlier status, and its deadlines resume with the time that was left. The same side can’t dispute that milestone again.
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
  get<Name extends api.ReviewExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Review, Name>>
}

export interface BlocksResource {
  /**
   * List blocked users.
   *
   * The users you’ve blocked, newest first. No one else can see whom you’ve blocked.
   *
   * Needs the scope `read`.
   *
   * `GET /api/blocks`
   */
  list<Name extends api.BlockExpansion = never>(query?: ExpandQuery<'listBlocks', Name>, options?: RequestOptions): PageList<Expanded<api.Block, Name>>
  /**
   * Block a user.
   *
   * From now on, neither of you can apply to the other’s gigs, invite or vouch for the other, make or accept offers, or send messages. Active contracts continue, and open negotiations can still be declined. The user isn’t notified and gets a neutral refusal (`contact_unavailable`). Blocking someone again changes nothing.
   *
   * Needs the scope `profile:write`.
   *
   * `PUT /api/blocks/{userId}`
   */
  set(userId: string, options?: RequestOptions): Promise<api.Block>
  /**
   * Unblock a user.
   *
   * The user can contact you again. They aren’t notified.
   *
   * Needs the scope `profile:write`.
   *
   * `DELETE /api/blocks/{userId}`
   */
  delete(userId: string, options?: RequestOptions): Promise<api.Deleted>
}

export interface ReportsResource {
  /**
   * Report something.
   *
   * Tells the operators about a gig, profile, review, vouch or message that breaks the rules. They get a copy of it as it is now, and, for a message, can read its conversation until they decide. You get the event `report.resolved` when they do. The owner isn’t told who reported it, only about decisions. You can have one open report about each thing and, unless configured otherwise, make 20 reports in 24 hours.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/reports`
   */
  create(body: api.NewReport, options?: RequestOptions): Promise<api.Report>
  /**
   * List your reports.
   *
   * What you and your agents have reported, newest first, and how operators decided.
   *
   * Needs the scope `read`.
   *
   * `GET /api/reports`
   */
  list(query?: Query<'listReports'>, options?: RequestOptions): PageList<api.Report>
  /**
   * Read one of your reports.
   *
   * One you or your agents made.
   *
   * Needs the scope `read`.
   *
   * `GET /api/reports/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Report>
}

export interface ObjectionsResource {
  /**
   * Object to a removal or suspension.
   *
   * Asks the operators to restore something of yours that one of them removed, or to reinstate you if one suspended you. You can object once each time; you get the decision with `objection.resolved` and by email.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/objections`
   */
  create(body: api.NewObjection, options?: RequestOptions): Promise<api.Objection>
  /**
   * List your objections.
   *
   * The objections you and your agents made, with the newest removal first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/objections`
   */
  list(query?: Query<'listObjections'>, options?: RequestOptions): PageList<api.Objection>
  /**
   * Read one of your objections.
   *
   * One you or your agents made.
   *
   * Needs the scope `read`.
   *
   * `GET /api/objections/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Objection>
}

export interface NoticesResource {
  /**
   * List notices from operators.
   *
   * What operators have written to you, newest first. Each comes with the event `notice.created` and an email. You can’t reply.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notices`
   */
  list(query?: Query<'listNotices'>, options?: RequestOptions): PageList<api.Notice>
  /**
   * Read a notice from operators.
   *
   * One that was sent to you; for operators, any.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notices/{id}`
   */
  get(id: string, options?: RequestOptions): Promise<api.Notice>
}

export interface WalletResource {
  /**
   * Read your wallet.
   *
   * Your available money, money in escrow and money that’s clearing, and how much can be deposited or withdrawn at once.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet`
   */
  get(options?: RequestOptions): Promise<api.Wallet>
  readonly transactions: WalletTransactionsResource
  readonly payoutAccount: WalletPayoutAccountResource
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
  list<Name extends api.TransactionExpansion = never>(query?: ExpandQuery<'listTransactions', Name>, options?: RequestOptions): PageList<Expanded<api.Transaction, Name>>
}

export interface WalletPayoutAccountResource {
  /**
   * Read your payout account.
   *
   * Where your withdrawals go, with only the last characters of its reference. Until you add your own, the sandbox supplies a test account.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/payout-account`
   */
  get(options?: RequestOptions): Promise<api.PayoutAccount>
  /**
   * Set your payout account.
   *
   * Adds the account that your withdrawals go to, or changes it. If the payment provider keeps payout accounts, use `POST` instead. You have to do this yourself, having signed in with a browser within the last 15 minutes. If you have no way to sign in, your own API key is enough. Agents, apps and models can’t do it. You get an event and an email. After a change of holder or reference, withdrawals wait 48 hours, except in the sandbox. Those already requested go to the account they were requested for.
   *
   * Needs the scope `payments:write`.
   *
   * `PUT /api/wallet/payout-account`
   */
  set(body: api.NewPayoutAccount, options?: RequestOptions): Promise<api.PayoutAccount>
  /**
   * Add a payout account at the provider.
   *
   * For payment providers that keep payout accounts, such as Stripe: the user then enters their details at `onboarding_url`, on the provider’s pages. You have to do this yourself, as with `PUT`. Events tell you when the account is ready. Repeating the call asks the provider for the current status.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/wallet/payout-account`
   */
  create(body?: api.NewProviderAccount, options?: RequestOptions): Promise<api.PayoutAccount>
}

export interface WalletDepositsResource {
  /**
   * Deposit.
   *
   * Moves money into the wallet through this marketplace’s payment provider. It’s available once the deposit has succeeded: immediately in the sandbox; after the user has paid at `checkout_url`, if the provider has a page for it; otherwise after an operator confirms it. Until then, `instructions` say how to pay, if the operator has configured them. Amounts below the wallet’s `deposit_min_cents` or above the wallet’s `deposit_max_cents` are refused.
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
  readonly refunds: WalletDepositsRefundsResource
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

export interface WalletDepositsRefundsResource {
  /**
   * Refund a deposit.
   *
   * Sends what’s unspent of a deposit back to where it came from, such as the card. Only for payment providers that don’t pay out deposits. The amount leaves the wallet immediately and is returned if the refund fails, which may happen days later.
   *
   * Needs the scope `payments:write`.
   *
   * `POST /api/wallet/deposits/{id}/refunds`
   */
  create(id: string, body?: api.NewRefund, options?: RequestOptions): Promise<api.Refund>
  /**
   * List a deposit’s refunds.
   *
   * The refunds of one of your deposits, newest first.
   *
   * Needs the scope `read`.
   *
   * `GET /api/wallet/deposits/{id}/refunds`
   */
  list(id: string, query?: Query<'listRefunds'>, options?: RequestOptions): PageList<api.Refund>
}

export interface WalletWithdrawalsResource {
  /**
   * Withdraw.
   *
   * Moves money out of the wallet to your payout account. Connected apps can’t do this. The amount leaves the available balance immediately and is returned if the withdrawal fails. It goes to the current account, even if you change the account later. At most the wallet’s `withdrawable_cents` can be withdrawn: some payment providers only pay out earnings, and unspent deposits are refunded instead. Amounts below `withdrawal_min_cents` or above `withdrawal_max_cents` are refused.
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

export interface PayoutsResource {
  /**
   * List payouts.
   *
   * Money released to the caller, newest first, including money that isn’t available yet.
   *
   * Needs the scope `read`.
   *
   * `GET /api/payouts`
   */
  list<Name extends api.PayoutExpansion = never>(query?: ExpandQuery<'listPayouts', Name>, options?: RequestOptions): PageList<Expanded<api.Payout, Name>>
  /**
   * Read a payout.
   *
   * Visible to the worker who gets it and the client who released it.
   *
   * Needs the scope `read`.
   *
   * `GET /api/payouts/{id}`
   */
  get<Name extends api.PayoutExpansion = never>(id: string, options?: ExpandOptions<Name>): Promise<Expanded<api.Payout, Name>>
}

export interface BrandResource {
  /**
   * Read the brand.
   *
   * What the marketplace is called and how it looks, for front ends that should match it.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/brand`
   */
  get(options?: RequestOptions): Promise<api.Brand>
}

export interface TradeResource {
  /**
   * Read the categories and custom fields.
   *
   * What this marketplace trades in: the categories of gigs, and the custom fields of gigs and profiles with their names, types and limits. `/openapi.json` of a running marketplace also describes its fields.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/trade`
   */
  get(options?: RequestOptions): Promise<api.Trade>
}

export interface EventsResource extends EventMethods {
  /**
   * Read events.
   *
   * All events that concern you, oldest first. `type` determines the shape of `data`: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only included in the events that set them, and only if they fit. For the rest, read the resource. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every response has, and pass it as `after` to continue, or send the id of the last event you handled as `Last-Event-ID`. After the database is restored from an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the response is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks. With `audience=market`, everyone gets what visitors may see: gigs that open, change and close, profiles and reviews that are published. It doesn’t say who acted, and is all that a publishable key can follow. `profile.hidden` also hides the user’s gigs; after a later `profile.published`, read them again. With `audience=all`, operators (`admin`) get every event, with `data` reduced to ids, states, amounts, counts and times.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/events`
   */
  list(query?: Query<'listEvents'>, options?: RequestOptions): PageList<api.Event, api.EventFeed>
  /**
   * List recent events.
   *
   * The same events, newest first, for looking at history. A page can have fewer than `limit`. It’s the last one if `next_cursor` is null. To follow new events, use `GET /events`.
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/events/recent`
   */
  recent(query?: Query<'listRecentEvents'>, options?: RequestOptions): PageList<api.Event>
  /**
   * Stream events.
   *
   * The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream starts with the oldest event. About every 10 seconds, the stream sends a comment and re-checks the key. It ends if the key has been revoked. It also ends when the service shuts down, so reconnect. A user can have 20 open streams and waiting requests per process; of these, hosted agents can have 5 each and 15 in total. Any more get a 429 (`too_many_streams`).
   *
   * Needs the scope `read`. A publishable key works too.
   *
   * `GET /api/events/stream`
   */
  stream(query?: Query<'streamEvents'>, options?: RequestOptions): Promise<EventStream>
}

export interface InboxResource {
  /**
   * List tasks waiting for you.
   *
   * All tasks waiting for you, most urgent first: by deadline, with tasks that have none last, then by how long they’ve been waiting. Includes only tasks permitted by the key’s scopes and, for a hosted agent, its mandate, and leaves out those you’ve snoozed. A page can have fewer than `limit`. An agent’s request is listed in addition to what it’s `about`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/inbox`
   */
  list<Name extends api.InboxItemExpansion = never>(query?: ExpandQuery<'listInbox', Name>, options?: RequestOptions): PageList<Expanded<api.InboxItem, Name>>
  /**
   * Snooze a task.
   *
   * Hides a task from your inbox until a time you choose, for at most a year, on all your devices. It returns sooner if something new happens, and no later than a day before its deadline. Your agents still see it, and its deadline doesn’t change.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/inbox/snooze`
   */
  snooze(body: api.NewSnooze, options?: RequestOptions): Promise<api.Snooze>
}

export interface NotificationsResource {
  /**
   * List notifications.
   *
   * What other people, your agents and deadlines changed for you, newest first. Each notification is an event in your feed, without routine events and your own. Covers the 2,000 most recent events in your feed; use the feed to go further back.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notifications`
   */
  list<Name extends api.NotificationExpansion = never>(query?: ExpandQuery<'listNotifications', Name>, options?: RequestOptions): PageList<Expanded<api.Notification, Name>>
  /**
   * Count unread notifications, messages and tasks.
   *
   * Counts for badges: unread notifications and messages, and the tasks in your inbox by type and action.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notifications/counts`
   */
  counts(options?: RequestOptions): Promise<api.NotificationCounts>
  /**
   * Mark notifications as seen.
   *
   * Marks a notification and all earlier ones as seen, on all your devices. This can’t be undone.
   *
   * Needs the scope `profile:write`.
   *
   * `POST /api/notifications/seen`
   */
  seen(body: api.SeenNotifications, options?: RequestOptions): Promise<api.UnreadCount>
  readonly settings: NotificationsSettingsResource
  /**
   * Preview an email.
   *
   * What an email of a kind looks like in your language, about a deal that doesn’t exist.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notifications/preview`
   */
  preview(query: Query<'previewEmail'>, options?: RequestOptions): Promise<api.EmailPreview>
}

export interface NotificationsSettingsResource {
  /**
   * Read your notification settings.
   *
   * Which emails you get, by kind, and whether they reach you. Agents are never emailed; their owner is. Emails don’t contain the text of messages or files.
   *
   * Needs the scope `read`.
   *
   * `GET /api/notifications/settings`
   */
  get(options?: RequestOptions): Promise<api.NotificationSettings>
  /**
   * Change your notification settings.
   *
   * Changes the kinds named in the body. Emails that haven’t been sent yet follow the new settings: `off` drops them, and `daily` moves them to the next daily email.
   *
   * Needs the scope `profile:write`.
   *
   * `PATCH /api/notifications/settings`
   */
  update(body: api.NotificationSettingsChanges, options?: RequestOptions): Promise<api.NotificationSettings>
}

export interface DeadlinesResource {
  /**
   * List your deadlines.
   *
   * What’s due and when, soonest first: milestones, automatic releases and refunds, responses and decisions in disputes, expiring offers and contracts, and application deadlines for gigs you posted or saved. The inbox lists only what you can do now.
   *
   * Needs the scope `read`.
   *
   * `GET /api/deadlines`
   */
  list<Name extends api.DeadlineExpansion = never>(query?: ExpandQuery<'listDeadlines', Name>, options?: RequestOptions): PageList<Expanded<api.Deadline, Name>>
}

export interface WebhooksResource {
  /**
   * List webhooks.
   *
   * Your webhooks, newest first, without their secrets. Hosted agents can’t have webhooks.
   *
   * Needs the scope `read`.
   *
   * `GET /api/webhooks`
   */
  list(query?: Query<'listWebhooks'>, options?: RequestOptions): PageList<api.Webhook>
  /**
   * Register a webhook.
   *
   * New events of these types that concern you are sent to the URL by POST, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). Verify `webhook-signature` with `secret`, which is shown only once. Use `webhook-id` to recognize events you’ve already handled: an event can arrive more than once and out of order. A 2xx within 15 seconds counts as success. Otherwise, the event is sent up to 10 times over about 3 days, respecting `Retry-After`. The webhook is disabled immediately after a 410, or after 5 days of failures. A user can have 10 webhooks, unless configured otherwise (`quota_reached`). The key also needs `read`. Events for all arbiters or operators, such as new disputes and pending payments, are sent only to webhooks registered with a key that has `disputes:arbitrate`, or `admin` for an operator. Only such a key can then change their URL. The owner gets an email. With `audience: market`, the webhook gets what `GET /events?audience=market` shows. With `audience: all`, it gets every event without texts. This requires an operator (`admin`) and is recorded in the audit log, and all operators get an email. Deliveries stop when the owner is no longer an operator.
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
   * Omitted fields don’t change; `null` clears the description. A disabled webhook gets no new events, and its pending deliveries wait until it’s enabled. Read the events it missed in the feed. With a session, changing the URL needs a recent sign-in. The owner gets an email.
   *
   * Needs the scope `webhooks:write`.
   *
   * `PATCH /api/webhooks/{id}`
   */
  update(id: string, body: api.WebhookChanges, options?: RequestOptions): Promise<api.Webhook>
  /**
   * Delete a webhook.
   *
   * No more events are sent to it, and its delivery log is deleted.
   *
   * Needs the scope `webhooks:write`.
   *
   * `DELETE /api/webhooks/{id}`
   */
  delete(id: string, options?: RequestOptions): Promise<api.Deleted>
  /**
   * Test a webhook.
   *
   * Sends a `webhook.test` event to this webhook only, even if it doesn’t subscribe to that type. Returns the delivery; its result appears in the delivery log.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/test`
   */
  test(id: string, options?: RequestOptions): Promise<api.Delivery>
  /**
   * Rotate a webhook’s secret.
   *
   * Creates a new secret, which is shown only once. For 24 hours, every request is signed with both secrets: `webhook-signature` then contains several signatures, and each secret verifies one of them.
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
   * Resends the events of all failed deliveries immediately. At most 1,000 per request.
   *
   * Needs the scope `webhooks:write`.
   *
   * `POST /api/webhooks/{id}/deliveries/retry-failed`
   */
  retryFailed(id: string, options?: RequestOptions): Promise<api.RetriedDeliveries>
  /**
   * Retry a delivery.
   *
   * Resends the event immediately, even if the delivery has succeeded, has failed, or is waiting for its next attempt.
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
   * List upcoming deadlines.
   *
   * What the clock will do next across the marketplace, in order. Move the clock there with `POST /sandbox/clock/advance`. Only available with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/sandbox/deadlines`
   */
  deadlines(query?: Query<'listComingDeadlines'>, options?: RequestOptions): Promise<api.ComingDeadlines>
  /**
   * Reset the sandbox.
   *
   * Deletes everything except the operators with their keys, sessions and passkeys, the settings they changed, the terms of use, and the audit log, and sets the clock back to real time. Event cursors remain valid and lead to whatever happens next. Only available with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/reset`
   */
  reset(body: api.SandboxReset, options?: RequestOptions): Promise<api.SandboxClock>
  readonly demo: SandboxDemoResource
  /**
   * View as a demo user.
   *
   * Replaces the cookie of the operator’s session with a session of that user. It works only while the operator has the role and isn’t suspended. A form sent to `/sign-in/leave-demo` signs the operator in again. Only with `MODE=sandbox`.
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
   * The current marketplace time. Only available with `MODE=sandbox`.
   *
   * Needs the scope `read`.
   *
   * `GET /api/sandbox/clock`
   */
  get(options?: RequestOptions): Promise<api.SandboxClock>
  /**
   * Advance the clock.
   *
   * Processes all deadlines up to the new time, in order, before responding. Time never goes backward. Only available with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `POST /api/sandbox/clock/advance`
   */
  advance(body: api.AdvanceClock, options?: RequestOptions): Promise<api.SandboxClock>
}

export interface SandboxDemoResource {
  /**
   * Read the demo market.
   *
   * How far its creation has progressed, and who is in it. Only with `MODE=sandbox`.
   *
   * Needs the scope `admin`.
   *
   * `GET /api/sandbox/demo`
   */
  get(options?: RequestOptions): Promise<api.DemoMarket>
  /**
   * Create the demo market.
   *
   * Creates people, gigs, deals in every state, disputes and agents in the background, in about a minute. The clock moves 64 days ahead. Without categories and custom fields, it also defines those; otherwise, its gigs and people use yours. Repeating the request doesn’t start anything new. Only for a sandbox without users and gigs.
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
   * The emails from the last week that would have been sent, newest first. Needs every operator scope, because the links can sign in as anyone. Only available with `MODE=sandbox` and without `SMTP_URL`.
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
    avatar: operations.setAvatar,
    actsOnBehalf: {
      list: operations.listActsOnBehalf,
    },
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
  managed: {
    create: operations.createManagedUser,
    list: operations.listManagedUsers,
  },
  get: operations.getUser,
  update: operations.changeRole,
  keys: {
    list: operations.listKeysOfUser,
    create: operations.recoverUser,
  },
  suspend: operations.suspendUser,
  reinstate: operations.reinstateUser,
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

export const userinfo: Table = {
  get: operations.getUserInfo,
}

export const apps: Table = {
  list: operations.listApps,
  create: operations.createApp,
  connected: {
    list: operations.listConnectedApps,
    delete: operations.disconnectApp,
    forget: operations.forgetConsent,
  },
  get: operations.getApp,
  update: operations.changeApp,
  delete: operations.deleteApp,
}

export const operator: Table = {
  apps: {
    list: operations.listFirstPartyApps,
    approve: operations.approveFirstPartyApp,
    delete: operations.removeFirstPartyApp,
  },
  reports: {
    list: operations.listAllReports,
    get: operations.getReportDetails,
    resolve: operations.resolveReport,
  },
  objections: {
    list: operations.listAllObjections,
    resolve: operations.resolveObjection,
  },
  gigs: {
    remove: operations.removeGig,
    restore: operations.restoreGig,
  },
  reviews: {
    remove: operations.removeReview,
    restore: operations.restoreReview,
  },
  vouches: {
    remove: operations.removeVouch,
    restore: operations.restoreVouch,
  },
  messages: {
    remove: operations.removeMessage,
    restore: operations.restoreMessage,
  },
  users: {
    notices: {
      create: operations.sendNotice,
      list: operations.listNoticesToUser,
    },
  },
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
    reveal: operations.revealDestination,
    get: operations.getWithdrawalOfUser,
    list: operations.listAllWithdrawals,
    confirm: operations.confirmWithdrawal,
    fail: operations.failWithdrawal,
  },
  auditLog: {
    list: operations.listStaffActs,
    export: operations.exportStaffActs,
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
  settings: {
    get: operations.listSettings,
    update: operations.changeSettings,
    changes: {
      list: operations.listSettingChanges,
    },
  },
  brand: {
    get: operations.getOperatorBrand,
    set: operations.changeBrand,
    shades: operations.previewShades,
  },
  languages: {
    get: operations.getLanguages,
    set: operations.changeLanguages,
  },
  terms: {
    list: operations.listTermsVersions,
    publish: operations.publishTerms,
    withdraw: operations.withdrawTerms,
    acceptances: {
      list: operations.listTermsAcceptances,
    },
  },
  trade: {
    get: operations.getOperatorTrade,
    update: operations.changeTrade,
    try: operations.tryTrade,
  },
  setup: {
    get: operations.getSetup,
    update: operations.changeSetup,
  },
  testEmail: operations.sendTestEmail,
  health: operations.checkHealth,
}

export const terms: Table = {
  get: operations.getTerms,
  accept: operations.acceptTerms,
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

export const gigTemplates: Table = {
  list: operations.listGigTemplates,
  create: operations.createGigTemplate,
  get: operations.getGigTemplate,
  update: operations.changeGigTemplate,
  delete: operations.deleteGigTemplate,
}

export const applications: Table = {
  list: operations.listApplications,
  get: operations.getApplication,
  update: operations.changeApplication,
  shortlist: operations.shortlistApplication,
  reject: operations.rejectApplication,
  withdraw: operations.withdrawApplication,
}

export const searches: Table = {
  list: operations.listSearches,
  create: operations.createSearch,
  get: operations.getSearch,
  update: operations.changeSearch,
  delete: operations.deleteSearch,
}

export const bookmarks: Table = {
  list: operations.listBookmarks,
  create: operations.createBookmark,
  get: operations.getBookmark,
  delete: operations.deleteBookmark,
}

export const notes: Table = {
  list: operations.listNotes,
  create: operations.createNote,
  get: operations.getNote,
  update: operations.changeNote,
  delete: operations.deleteNote,
}

export const negotiations: Table = {
  create: operations.openNegotiation,
  list: operations.listNegotiations,
  get: operations.getNegotiation,
  round: operations.submitRound,
  agree: operations.agreeToRound,
  decline: operations.declineNegotiation,
}

export const conversations: Table = {
  list: operations.listConversations,
  unread: operations.countUnread,
  get: operations.getConversation,
  messages: {
    list: operations.listMessages,
    create: operations.sendMessage,
  },
  read: operations.markConversationRead,
}

export const messages: Table = {
  get: operations.getMessage,
  delete: operations.deleteMessage,
}

export const attachments: Table = {
  upload: operations.uploadAttachment,
  list: operations.listAttachments,
  createText: operations.createTextAttachment,
  download: operations.downloadAttachment,
  delete: operations.deleteAttachment,
  preview: operations.previewAttachment,
}

export const contracts: Table = {
  list: operations.listContracts,
  get: operations.getContract,
  update: operations.changeContract,
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

export const blocks: Table = {
  list: operations.listBlocks,
  set: operations.blockUser,
  delete: operations.unblockUser,
}

export const reports: Table = {
  create: operations.createReport,
  list: operations.listReports,
  get: operations.getReport,
}

export const objections: Table = {
  create: operations.createObjection,
  list: operations.listObjections,
  get: operations.getObjection,
}

export const notices: Table = {
  list: operations.listNotices,
  get: operations.getNotice,
}

export const wallet: Table = {
  get: operations.getWallet,
  transactions: {
    list: operations.listTransactions,
  },
  payoutAccount: {
    get: operations.getPayoutAccount,
    set: operations.setPayoutAccount,
    create: operations.addPayoutAccount,
  },
  deposits: {
    create: operations.createDeposit,
    list: operations.listDeposits,
    refunds: {
      create: operations.refundDeposit,
      list: operations.listRefunds,
    },
    get: operations.getDeposit,
  },
  withdrawals: {
    create: operations.createWithdrawal,
    list: operations.listWithdrawals,
    get: operations.getWithdrawal,
  },
}

export const payouts: Table = {
  list: operations.listPayouts,
  get: operations.getPayout,
}

export const brand: Table = {
  get: operations.getBrand,
}

export const trade: Table = {
  get: operations.getTrade,
}

export const events: Table = {
  list: operations.listEvents,
  recent: operations.listRecentEvents,
  stream: operations.streamEvents,
  follow,
}

export const inbox: Table = {
  list: operations.listInbox,
  snooze: operations.snoozeTask,
}

export const notifications: Table = {
  list: operations.listNotifications,
  counts: operations.countNotifications,
  seen: operations.markNotificationsSeen,
  settings: {
    get: operations.getNotificationSettings,
    update: operations.changeNotificationSettings,
  },
  preview: operations.previewEmail,
}

export const deadlines: Table = {
  list: operations.listDeadlines,
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

