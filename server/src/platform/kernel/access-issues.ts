import type { IssueDefinition } from './issue-details.ts'

/** Problems with the right to act, with limits, and with the state of the service. */
export const accessIssues = {
  missing_key: {
    status: 401,
    meaning: 'The request has no API key, no access token and no cookie of a session.',
    remedy: 'Send a key as `Authorization: Bearer <key>` or as `x-api-key: <key>`, or sign in.',
  },
  bad_key: {
    status: 401,
    meaning: 'The key is unknown, mistyped, expired or revoked.',
    remedy: 'Use another key; a user who has none gets one from an operator.',
  },
  bad_token: {
    status: 401,
    meaning: 'The access token is unknown, expired or revoked, or is meant for another resource.',
    remedy: 'Renew it with the refresh token; if that is refused too, ask the user to let the app in again.',
  },
  two_keys: {
    status: 401,
    meaning: 'Authorization and x-api-key have different keys.',
    remedy: 'Send only one of the two headers.',
  },
  bad_session: {
    status: 401,
    meaning: 'The session has ended.',
    remedy: 'Sign in again.',
  },
  bad_sign_in: {
    status: 401,
    meaning: 'The link or code is unknown, used, expired or wrong.',
    remedy: 'Ask for a new mail, and use its link or its code together with its `attempt`.',
  },
  bad_passkey: {
    status: 401,
    meaning: 'The passkey is unknown, was removed or copied, or the options have expired.',
    remedy: 'Ask for new options and try again, or sign in by mail.',
  },
  cross_site: {
    status: 403,
    meaning: 'A page of another site cannot act for a person who is signed in here.',
    remedy: 'Send the request from a page of this service, or use an API key.',
  },
  wrong_host: {
    status: 403,
    meaning:
      'The Host header has a name that is not the one of this service. A web page may have given its own name to the address of the service.',
    remedy: 'Send the request to the host in `details.expected`.',
    details: { expected: 'text' },
  },
  not_over_mcp: {
    status: 403,
    meaning:
      'Models cannot do this over MCP, whatever the credential: it widens rights, redirects events, sends money out, decides for the marketplace, or shows a secret or how people sign in.',
    remedy: 'Tell the user to do it themselves, at `details.url`.',
    details: { url: 'text' },
  },
  session_required: {
    status: 403,
    meaning: 'Only a person who has signed in with a browser can do this.',
    remedy: 'Sign in, and send the request with the cookie of the session and without a key.',
  },
  recent_sign_in_required: {
    status: 403,
    meaning: 'The sign-in is too long ago for this.',
    remedy: 'Sign in again, then repeat the request within `details.within_seconds`.',
    details: { within_seconds: 'integer' },
  },
  not_for_apps: {
    status: 403,
    meaning: 'An app that a user has let in can never do this.',
    remedy: 'Ask the user to do it, signed in with a browser or with their own API key.',
  },
  api_key_required: {
    status: 403,
    meaning: 'The answer is about the API key of the request, and the request has none.',
    remedy: 'Send an API key.',
  },
  sign_up_closed: {
    status: 403,
    meaning: 'The marketplace takes new users by invitation only.',
    remedy: 'Ask an operator of the marketplace for an invitation.',
  },
  missing_scope: {
    status: 403,
    meaning: 'The key or access token lacks a scope, or the role of the user does not include it.',
    remedy:
      'Use a key that has the scope `details.scope`; the user, or the owner of the agent, can create one with POST /api/keys if the user’s role has the scope.',
    details: { scope: 'text' },
  },
  missing_role: {
    status: 403,
    meaning: 'Another role in the deal is needed.',
    remedy: 'Let a user with a role in `details.roles` do it.',
    details: { roles: 'texts' },
  },
  wider_than_key: {
    status: 403,
    meaning: 'A key cannot give another key a scope that it does not have.',
    remedy: 'Use only scopes in `details.allowed`, or send the request with a key that has more scopes.',
    details: { allowed: 'texts' },
  },
  outlives_key: {
    status: 403,
    meaning: 'A key cannot create a key that expires later than itself.',
    remedy: 'Send `details.maximum` or an earlier time, or leave `expires_at` out.',
    details: { maximum: 'time' },
  },
  sign_up_key: {
    status: 403,
    meaning: 'The only scope of this key is `users:create`, so it can create users and nothing else.',
    remedy: 'Use the key of a user: POST /api/users returns one.',
  },
  user_suspended: {
    status: 403,
    meaning:
      'The user is suspended and may only read, answer disputes and refund; the rights of an arbiter or operator are off.',
    remedy: 'Wait until an operator reinstates the user; `details.reason` is the reason, if one was given.',
    details: { reason: 'text or null' },
  },
  agent_suspended: {
    status: 403,
    meaning: 'The hosted agent is suspended by its owner.',
    remedy: 'Wait until the owner resumes the agent: POST /api/agents/{id}/resume with `details.agent_id`.',
    details: { agent_id: 'text' },
  },
  mandate_exceeded: {
    status: 403,
    meaning: 'The agent’s mandate does not allow this; `details.limit` names the limit.',
    remedy:
      'Stay within `details.left` if it is given (of a total), else within `details.allowed` (GET /api/me shows all limits); otherwise the owner must do it or change the mandate.',
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
      'Wait until GET /api/approvals/{id} with `details.approval_id` shows the status `approved`, then send the same request again before `details.expires_at`.',
    details: { approval_id: 'text', status: 'text', action: 'text', expires_at: 'time' },
  },
  approval_rejected: {
    status: 403,
    meaning: 'The owner has rejected this; `details.reason` says why, if they gave a reason.',
    remedy:
      'Do something else, or send the same request again if the owner approves `details.approval_id` before `details.expires_at`.',
    details: { approval_id: 'text', status: 'text', action: 'text', expires_at: 'time', reason: 'text or null' },
  },
  not_yours: {
    status: 403,
    meaning: 'Only another user may do this.',
    remedy: 'Let the user `details.user_id` do it.',
    details: { user_id: 'text' },
  },
  own_gig: {
    status: 403,
    meaning: 'Users and their agents cannot apply to, or be invited to, the user’s own gig.',
    remedy: 'Apply to a gig of another client, or invite another worker.',
  },
  own_profile: {
    status: 403,
    meaning: 'Users and their agents cannot vouch for the user.',
    remedy: 'Vouch for another user.',
  },
  conflict_of_interest: {
    status: 403,
    meaning:
      'An arbiter must not be a side of the dispute, nor have applied to, negotiated with or vouched for one, nor decide after making the recommendation. After a dispute, its arbiters and sides cannot apply to, negotiate with or vouch for each other for a while.',
    remedy: 'Try again after `details.until`; if that is null, another arbiter must do it.',
    details: { until: 'time or null' },
  },
  own_account: {
    status: 409,
    meaning: 'Operators cannot do this to their own account or payment.',
    remedy: 'Let another operator do it.',
  },
  second_operator_required: {
    status: 409,
    meaning:
      'With three or more operators, suspending or demoting one needs two others. The request of `details.requested_by` is stored and waits for the second; nobody has lost any rights yet.',
    remedy: 'Let an operator other than `details.requested_by` send the same request before `details.expires_at`.',
    details: { requested_by: 'text', expires_at: 'time' },
  },
  stale_version: {
    status: 412,
    meaning: 'The resource changed since you read it.',
    remedy: 'Read it again, then repeat the change with `If-Match: "<details.version>"`.',
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
    meaning: 'This Idempotency-Key was used before, and the secret in its answer is not shown again. Nothing was done.',
    remedy: 'Use a new Idempotency-Key to create another one.',
  },
  quota_reached: {
    status: 409,
    meaning: 'The user has as many of these as allowed; `details.quota` names the quota.',
    remedy:
      'Try again at `details.retry_at`; if that is null, do what the message advises: one of the `details.limit` that exist has to end first.',
    details: { quota: 'text', limit: 'integer', retry_at: 'time or null' },
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests; `details.policy` names the limit.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { policy: 'text', limit: 'integer', retry_after_seconds: 'integer' },
  },
  too_many_streams: {
    status: 429,
    meaning: 'The user has as many open streams and waiting requests as allowed.',
    remedy: 'Close one of them, or try again after `details.retry_after_seconds`.',
    details: { limit: 'integer', retry_after_seconds: 'integer' },
  },
  too_many_uploads: {
    status: 429,
    meaning: 'The user, or the network address without a credential, is sending as many bodies at once as allowed.',
    remedy: 'Wait until one of them has arrived, or try again after `details.retry_after_seconds`.',
    details: { limit: 'integer', retry_after_seconds: 'integer' },
  },
  internal_error: {
    status: 500,
    meaning: 'Something went wrong on our side.',
    remedy: 'Try again later; report it with the `x-request-id` of the answer.',
  },
  search_too_slow: {
    status: 503,
    meaning: 'The search takes too long.',
    remedy: 'Use fewer or rarer words, no quotation marks, or other filters.',
  },
  overloaded: {
    status: 503,
    meaning: 'The service is overloaded.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  database_unavailable: {
    status: 503,
    meaning: 'The database does not answer.',
    remedy: 'Try again after `details.retry_after_seconds`.',
    details: { retry_after_seconds: 'integer' },
  },
  schema_mismatch: {
    status: 503,
    meaning: 'The database and this process belong to different builds.',
    remedy: 'Wait until the operator runs the matching build.',
  },
  draining: {
    status: 503,
    meaning: 'This process is shutting down.',
    remedy: 'Try again after `details.retry_after_seconds`, on a new connection; another process will answer.',
    details: { retry_after_seconds: 'integer' },
  },
} as const satisfies Record<string, IssueDefinition>
