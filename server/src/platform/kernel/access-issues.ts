import type { IssueDefinition } from './issue-details.ts'

/** Problems with permissions, limits, and the state of the service. */
export const accessIssues = {
  missing_key: {
    status: 401,
    meaning: 'The request has no API key, access token or session cookie.',
    remedy: 'Send a key as `Authorization: Bearer <key>` or as `x-api-key: <key>`, or sign in.',
  },
  bad_key: {
    status: 401,
    meaning: 'The key is unknown, mistyped, expired or revoked.',
    remedy: 'Use another key. If the user has none, an operator can create one.',
  },
  bad_token: {
    status: 401,
    meaning: 'The access token is unknown, expired or revoked, or is meant for another resource.',
    remedy: 'Refresh it with the refresh token. If that’s refused too, ask the user to connect the app again.',
  },
  two_keys: {
    status: 401,
    meaning: 'The `Authorization` and `x-api-key` headers contain different keys.',
    remedy: 'Send only one of the two headers.',
  },
  bad_session: {
    status: 401,
    meaning: 'The session has ended.',
    remedy: 'Sign in again.',
  },
  bad_sign_in: {
    status: 401,
    meaning: 'The link or code is invalid, expired or already used.',
    remedy: 'Request a new email, then use its link, or its code together with its `attempt`.',
  },
  bad_passkey: {
    status: 401,
    meaning: 'The passkey is unknown, or was removed or copied, or the options have expired.',
    remedy: 'Request new options and try again, or sign in by email.',
  },
  cross_site: {
    status: 403,
    meaning: 'A page on another site can’t act for a person who is signed in here.',
    remedy: 'Send the request from a page on this service, or use an API key.',
  },
  wrong_host: {
    status: 403,
    meaning:
      'The Host header doesn’t match the name of this service. A web page may have pointed its own name at the service’s address.',
    remedy: 'Send the request to the host in `details.expected`.',
    details: { expected: 'text' },
  },
  not_over_mcp: {
    status: 403,
    meaning:
      'Models can’t do this over MCP with any credential: it would grant rights, redirect events, send money out, decide for the marketplace, agree to terms, reveal secrets or transfer files.',
    remedy: 'Ask the user to do it themselves at `details.url`.',
    details: { url: 'text' },
  },
  session_required: {
    status: 403,
    meaning: 'Only a person who is signed in with a browser can do this.',
    remedy: 'Sign in, then send the request with the session cookie and without a key.',
  },
  recent_sign_in_required: {
    status: 403,
    meaning: 'This requires a more recent sign-in.',
    remedy: 'Sign in again, then repeat the request within `details.within_seconds`.',
    details: { within_seconds: 'integer' },
  },
  not_for_apps: {
    status: 403,
    meaning: 'A connected app can never do this.',
    remedy: 'Ask the user to do it, signed in with a browser or with their own API key.',
  },
  api_key_required: {
    status: 403,
    meaning: 'This requires an API key, and the request has none.',
    remedy: 'Send an API key.',
  },
  sign_up_closed: {
    status: 403,
    meaning: 'The marketplace is invitation-only.',
    remedy: 'Ask an operator of the marketplace for an invitation.',
  },
  missing_scope: {
    status: 403,
    meaning: 'The key or access token lacks a scope, or the user’s role doesn’t include it.',
    remedy:
      'Use a key that has the scope `details.scope`; the user, or the owner of the agent, can create one with POST /api/keys if the user’s role has the scope.',
    details: { scope: 'text' },
  },
  missing_role: {
    status: 403,
    meaning: 'This requires a different role in the deal.',
    remedy: 'Ask a user with one of the roles in `details.roles` to do it.',
    details: { roles: 'texts' },
  },
  wider_than_key: {
    status: 403,
    meaning: 'A key can’t give another key a scope it doesn’t have.',
    remedy: 'Use only scopes in `details.allowed`, or send the request with a key that has more scopes.',
    details: { allowed: 'texts' },
  },
  outlives_key: {
    status: 403,
    meaning: 'A key can’t create a key that outlives it.',
    remedy: 'Send `details.maximum` or an earlier time, or leave `expires_at` out.',
    details: { maximum: 'time' },
  },
  sign_up_key: {
    status: 403,
    meaning: 'The only scope of this key is `users:create`, so it can create users and nothing else.',
    remedy: 'Use a user’s key: POST /api/users returns one.',
  },
  publishable_key: {
    status: 403,
    meaning: 'A publishable key can only read what visitors see.',
    remedy: 'Have the user sign in, or send the request from your server with a secret key.',
  },
  not_managed: {
    status: 403,
    meaning: 'The user in `Parley-Act-As` isn’t a managed user created with this key or with a key it replaced.',
    remedy: 'Send the id of a user listed by GET /api/users/managed, or omit the header.',
  },
  account_claimed: {
    status: 403,
    meaning: 'The user in `Parley-Act-As` has claimed the account and now acts for themselves.',
    remedy: 'Have the user sign in. From now on, use an app or the user’s own key.',
  },
  not_on_behalf: {
    status: 403,
    meaning:
      'Not possible on someone else’s behalf. Withdrawals, keys, agents, apps, webhooks and sign-in are left to managed users, and notes to their author. Operators viewing as someone can’t change sign-in or payout accounts, or accept terms.',
    remedy:
      'For a managed user, send an invitation with POST /api/users/{id}/invite; once they’ve claimed the account, they can do it themselves.',
  },
  user_suspended: {
    status: 403,
    meaning:
      'The user is suspended: they can only read, respond to disputes and refund, and have no arbiter or operator rights.',
    remedy:
      'The user can object once: POST /api/objections with their own user id as `subject_id`. Otherwise, wait until an operator reinstates them. `details.reason` is the reason, if one was given.',
    details: { reason: 'text or null' },
  },
  terms_not_accepted: {
    status: 403,
    meaning:
      'The user hasn’t accepted the terms of use. Posting, applying, negotiating, approving and depositing require that.',
    remedy:
      'Have the user read and accept version `details.terms_version` at `details.url`, or with POST /api/terms/accept and a key of their own, then send the same request again. Hosted agents and apps can’t accept it for them.',
    details: { terms_version: 'integer', url: 'text', effective_at: 'time' },
  },
  agent_suspended: {
    status: 403,
    meaning: 'The owner has suspended the hosted agent.',
    remedy: 'Wait until the owner resumes the agent: POST /api/agents/{id}/resume with `details.agent_id`.',
    details: { agent_id: 'text' },
  },
  mandate_exceeded: {
    status: 403,
    meaning: 'The agent’s mandate doesn’t allow this. `details.limit` names the limit.',
    remedy:
      'Stay within `details.left` (for totals) or `details.allowed`; GET /api/me shows all limits. If neither is given, the owner has to do it or change the mandate.',
    details: {
      action: 'text',
      'limit?': 'text',
      'allowed?': 'value',
      'used?': 'integer',
      'left?': 'integer',
      'asked?': 'integer',
    },
  },
  approval_required: {
    status: 403,
    meaning: 'The owner has to approve this first.',
    remedy:
      'Wait until GET /api/approvals/{id} returns the status `approved` for `details.approval_id`, then send the same request again before `details.expires_at`.',
    details: { approval_id: 'text', status: 'text', action: 'text', expires_at: 'time' },
  },
  approval_rejected: {
    status: 403,
    meaning: 'The owner has rejected this. `details.reason` says why, if they gave a reason.',
    remedy:
      'Do something else, or send the same request again if the owner approves `details.approval_id` before `details.expires_at`.',
    details: { approval_id: 'text', status: 'text', action: 'text', expires_at: 'time', reason: 'text or null' },
  },
  not_yours: {
    status: 403,
    meaning: 'Only another user can do this.',
    remedy: 'Ask the user `details.user_id` to do it.',
    details: { user_id: 'text' },
  },
  own_gig: {
    status: 403,
    meaning: 'Users and their agents can’t apply to, or be invited to, the user’s own gig.',
    remedy: 'Apply to another client’s gig, or invite another worker.',
  },
  own_profile: {
    status: 403,
    meaning: 'Users and their agents can’t do this to the user’s own profile, such as vouch for it.',
    remedy: 'Choose another user.',
  },
  own_content: {
    status: 403,
    meaning:
      'Users can’t report themselves or their own content, and operators can’t decide on reports about their own.',
    remedy: 'To take back your own content, delete it. If you’re an operator, leave the decision to another one.',
  },
  user_blocked: {
    status: 403,
    meaning: 'You’ve blocked this user, so neither of you can contact the other.',
    remedy: 'Unblock the user `details.user_id` with DELETE /api/blocks/{userId}, then send the request again.',
    details: { user_id: 'text' },
  },
  contact_unavailable: {
    status: 403,
    meaning: 'This user can’t be contacted.',
    remedy: 'Contact someone else. Active contracts with this user continue.',
  },
  conflict_of_interest: {
    status: 403,
    meaning:
      'An arbiter can’t be one of the sides, or have dealt with or vouched for either, and can’t decide after recommending. For a while after a dispute, its arbiters and sides can’t deal with or vouch for each other.',
    remedy: 'Try again after `details.until`. If that is null, another arbiter has to do it.',
    details: { until: 'time or null' },
  },
  own_account: {
    status: 409,
    meaning: 'Operators can’t do this to their own account or payment.',
    remedy: 'Have another operator do it.',
  },
  second_operator_required: {
    status: 409,
    meaning:
      'Suspending or demoting an operator, or making an app first-party, needs a second, uninvolved operator if there is one. The request by `details.requested_by` is stored, and nothing has changed yet.',
    remedy: 'Have an operator other than `details.requested_by` send the same request before `details.expires_at`.',
    details: { requested_by: 'text', expires_at: 'time' },
  },
  stale_version: {
    status: 412,
    meaning: 'The resource changed since you read it.',
    remedy: 'Read it again, then retry the change with `If-Match: "<details.version>"`.',
    details: { version: 'integer' },
  },
  idempotency_in_flight: {
    status: 409,
    meaning: 'The first request with this Idempotency-Key is still running.',
    remedy: 'Send the same request again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  secret_already_shown: {
    status: 409,
    meaning:
      'This Idempotency-Key was used before, and the secret in that response isn’t shown again. Nothing was changed.',
    remedy: 'Use a new Idempotency-Key to create another one.',
  },
  quota_reached: {
    status: 409,
    meaning: 'The user has reached the quota named in `details.quota`.',
    remedy:
      'Try again at `details.retry_at`. If that’s null, first remove one of the `details.limit` existing items, as the message says.',
    details: { quota: 'text', limit: 'integer', retry_at: 'time or null' },
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests. `details.policy` names the limit.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { policy: 'text', limit: 'integer', retry_after_seconds: 'integer' },
  },
  too_many_streams: {
    status: 429,
    meaning: 'The user has reached the limit of open streams and long-polling requests.',
    remedy: 'Close one of them, or try again after `details.retry_after_seconds`.',
    details: { limit: 'integer', retry_after_seconds: 'integer' },
  },
  too_many_uploads: {
    status: 429,
    meaning: 'The user (or the network address, without a credential) has reached the limit of simultaneous uploads.',
    remedy: 'Wait until one of them has finished, or try again after `details.retry_after_seconds`.',
    details: { limit: 'integer', retry_after_seconds: 'integer' },
  },
  too_many_downloads: {
    status: 429,
    meaning: 'The user is downloading as many files at once as allowed.',
    remedy: 'Wait until one of them has finished, or try again after `details.retry_after_seconds`.',
    details: { limit: 'integer', retry_after_seconds: 'integer' },
  },
  internal_error: {
    status: 500,
    meaning: 'Something went wrong on our side.',
    remedy: 'Try again later. If it keeps happening, report it with the response’s `x-request-id`.',
  },
  search_too_slow: {
    status: 503,
    meaning: 'The search took too long.',
    remedy: 'Use fewer or less common words, no quotation marks, or other filters.',
  },
  overloaded: {
    status: 503,
    meaning: 'The service is overloaded.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  database_unavailable: {
    status: 503,
    meaning: 'The database isn’t responding.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  files_unavailable: {
    status: 503,
    meaning: 'File storage isn’t responding. Everything else works.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  schema_mismatch: {
    status: 503,
    meaning: 'The database and this process are from different builds.',
    remedy: 'Wait until the operator runs the matching build.',
  },
  draining: {
    status: 503,
    meaning: 'This process is shutting down.',
    remedy: 'Try again after `details.retry_after_seconds`, on a new connection. Another process will respond.',
    details: { retry_after_seconds: 'integer' },
  },
} as const satisfies Record<string, IssueDefinition>
