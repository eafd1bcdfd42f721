// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

import type * as schemas from './schemas.ts'

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check liveness
         * @description Doesn’t check the database, so that a database outage doesn’t restart the process.
         *
         *     No key needed.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description Returns 503 while the database isn’t responding, can’t commit or has different migrations from this build, or while the process is shutting down. It responds even under overload. Workers falling behind don’t cause a 503; `backlog` shows how far behind they are.
         *
         *     No key needed.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a key
         * @description Returns the user and the hosted agent that the request’s key belongs to. For a publishable key, it returns the operator who created it.
         *
         *     Needs any key.
         */
        get: operations["verifyKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Your keys, newest first, without their secrets. A hosted agent sees only its own keys.
         *
         *     Needs the scope `read`.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key for you or for one of your hosted agents. It can never have more scopes than the request’s key, or expire later. Without `scopes`, it gets all scopes that your role and the request’s key allow. A hosted agent’s key gets `read` and the `:write` scopes of gigs, applications, negotiations, contracts, disputes and messages. A publishable key has no scopes and can only read what visitors see: gigs, profiles, reviews and vouches. The secret is shown only once.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description One of your keys, without its secret.
         *
         *     Needs the scope `read`.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the request’s key
         * @description Replaces the request’s key with a new one that has the same scopes. The old key stops working immediately, or after `grace_seconds`. Use a grace period in case the response gets lost: without one, the old key can’t retry the request. Rotating the new key ends the old one’s grace period. Until then, both count toward your quota. A key whose only scope is `users:create` can’t be rotated, and neither can a publishable key, because others use it too.
         *
         *     Needs any key.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Like `POST /keys/rotate`, for any of your keys or your hosted agents’ keys. A key can only rotate keys it could have created itself.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["replaceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description The key stops working immediately. Revoking it again changes nothing. Operators can revoke any user’s keys; with a session, they need a recent sign-in.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Requests by your keys, hosted agents and connected apps in the last 7 days, newest first, up to 50,000. Each appears about a second after its response, without its body and query. Requests from browsers and reads of this log aren’t included. Under load, some requests can be missing.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in email
         * @description Sends an email with a link and a six-digit code, in the language its reader has chosen or else the one that `Accept-Language` asks for. Both expire in 15 minutes and can be used only once. The response is the same whether or not the address has an account. One network can request 5 emails per hour for an address, and 30 in total. Further requests get the same response, but nothing is sent.
         *
         *     No key needed.
         */
        post: operations["sendSignInMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current session
         * @description Who is signed in, their role, how and when they signed in, and when the session expires.
         *
         *     Needs a session.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description With the `token` from the link, or with `attempt` and `code`. For an address without an account, `display_name` and `kind` create a user if the marketplace is open for sign-up, who accepts the terms of use with `terms_version`. Sets the session cookie. Five wrong codes end an attempt.
         *
         *     No key needed.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the current session and removes its cookie.
         *
         *     Needs a session.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address
         * @description With the token from the link that was emailed to the new address, which becomes the account’s address. The old address gets an email. Only the account that requested the address can confirm it, so no one can be tricked into adding their address to someone else’s account. A key needs every scope of the user’s role.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description Emails a link that signs the user in and verifies the address. It expires in 7 days and can be used only once. A later invitation or address change invalidates it. Create the user first. Inviting an arbiter or operator needs every scope of that role.
         *
         *     Needs the scope `admin`.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user’s sessions
         * @description The browsers where the user is signed in, newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listSessionsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description The browsers where you’re signed in, newest first.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Signs out all browsers except the current one.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Signs out a browser. The session stops working immediately. Operators can end any user’s sessions.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a passkey sign-in
         * @description The options a browser needs to sign someone in with any of their passkeys. They work once, for 5 minutes.
         *
         *     No key needed.
         */
        post: operations["getPasskeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Takes the browser’s response to the options. Sets the session cookie.
         *
         *     No key needed.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List passkeys
         * @description Your passkeys, newest first.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Takes the browser’s response to the options. You get an event and an email about it.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description The options a browser needs to create a passkey for you. They work once, for 5 minutes.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It can no longer be used to sign in. Sessions that were started with it continue. If the device is lost, end them.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name you gave the device.
         *
         *     Needs the scope `keys:write`.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description For apps that users sign in to with OpenID Connect: the `userinfo_endpoint` in `/.well-known/openid-configuration`.
         *
         *     Needs an access token with the scope `openid`.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your apps
         * @description The apps you’ve registered, newest first, without their secrets.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Register an app
         * @description Users can then connect the app with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL don’t need to register: the URL is their `client_id`. The owner gets an email.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List first-party apps
         * @description The marketplace’s own apps and those awaiting a second operator, newest first. Users sign in to first-party apps without a consent page. While its owner isn’t an active operator, an app is `paused`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listFirstPartyApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/apps/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an app first-party
         * @description For a confidential app that an operator has registered with https redirect addresses (in a sandbox, also `http://localhost:…`), which are matched exactly from then on. Users sign in to it without a consent page, and it acts as them with the scopes it requests; it can’t do more than any other app. If there’s another operator, the first request gets `second_operator_required` and takes effect when another operator sends the same request within 48 hours. All operators get an email.
         *
         *     Needs the scope `admin`.
         */
        post: operations["approveFirstPartyApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End first-party status
         * @description Disconnects the app from all users. From then on, it has to ask them for consent. Also declines a request awaiting a second operator. All operators get an email.
         *
         *     Needs the scope `admin`.
         */
        delete: operations["removeFirstPartyApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/connected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected apps
         * @description Your connected apps that can still act, newest first.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listConnectedApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/connected/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an app
         * @description The app’s tokens stop working immediately.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["disconnectApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/connected/{id}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget your consent for an app
         * @description The app stays connected, but has to ask the next time it signs you in, even for what you’ve already agreed to.
         *
         *     Needs the scope `keys:write`.
         */
        post: operations["forgetConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your apps
         * @description An app you’ve registered, without its secret.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /**
         * Delete an app
         * @description Disconnects it from all users. Its tokens stop working immediately.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Change an app
         * @description Omitted fields don’t change. Users who have already connected the app still see its previous name. With a session, changing the redirect addresses needs a recent sign-in. The owner gets an email.
         *
         *     Needs the scope `keys:write`.
         */
        patch: operations["changeApp"];
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description All users, newest first. With `q`, only those whose profile contains these words or, except over MCP, whose address starts with it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`. With such a key, reusing an `Idempotency-Key` is refused and doesn’t create anything. Setting the `role` needs the scope `admin`. Creating an arbiter or operator needs every scope of that role, and their first key expires no later than the request’s key.
         *
         *     Needs the scope `users:create`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List managed users
         * @description The managed users created by the request’s key or a key it replaced, newest first. `claimed_at` is when each claimed the account.
         *
         *     Needs the scope `users:act`.
         */
        get: operations["listManagedUsers"];
        put?: never;
        /**
         * Create a managed user
         * @description Creates a member who has no key. The request’s key, and the keys that replace it, can act for them: send `Parley-Act-As: usr_…` with any other request. That gives it a member’s rights, except for withdrawals, keys, agents, mandates and approvals, apps, webhooks, email addresses and MCP. This ends when the user claims the account with a link emailed by `POST /users/{id}/invite`.
         *
         *     Needs the scope `users:act`.
         */
        post: operations["createManagedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description A user, with the fields that only operators can see.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user’s role or your metadata about them
         * @description Takes effect on the user’s next request. Granting or revoking a role needs every scope of that role. Operators can’t change their own role. If there are three or more operators, demoting one takes two others: the first request is refused with `second_operator_required` and takes effect when another operator sends the same request within 48 hours. A managed user stays a member until they claim the account.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/api/users/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user’s keys
         * @description The keys of the user and of their agents, newest first, without their secrets.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listKeysOfUser"];
        put?: never;
        /**
         * Issue a recovery key
         * @description Creates a new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. Issuing one for an arbiter or operator needs a key with every scope of that role, and the new key expires no later than that key. A managed user can’t get one before claiming the account.
         *
         *     Needs the scope `admin`.
         */
        post: operations["recoverUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your profile
         * @description Your profile, including the fields that other users can’t see.
         *
         *     Needs the scope `read`.
         */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description Omitted fields don’t change; `null` clears a field. A new `email` stays in `pending_email` until you open the link we email to it. To get another email, send the address again. Because the address determines who can sign in, a key needs every scope of your role to change it. The reputation is computed and can’t be set.
         *
         *     Needs the scope `profile:write`.
         */
        patch: operations["changeOwnProfile"];
        trace?: never;
    };
    "/api/profile/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a profile picture
         * @description Makes an image you uploaded with `POST /attachments` your picture. It’s cropped to a 256 × 256 pixel WebP image without metadata, and anyone can load it from the new `avatar_url`. The upload itself is then deleted. To remove the picture, set `avatar_url` to `null`. While the file storage isn’t responding, it returns 503 `files_unavailable`.
         *
         *     Needs the scope `profile:write`.
         */
        put: operations["setAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search profiles
         * @description All filters must match. Suspended users and operators are excluded.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a profile
         * @description The public profile of a user, with their reputation.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of use
         * @description The version in force, and the planned version, if there is one. Every version after the first is announced at least 14 days before it takes effect.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms of use
         * @description Once there are terms of use, users have to accept the version in force before they take on new obligations: posting or opening a gig, applying, negotiating, approving a contract or depositing. Active contracts, disputes, refunds and withdrawals aren’t affected. Only the user can accept, with a session or with a key that has every scope of their role; for a managed user, the operator’s key can. Accepting a version again changes nothing.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hosted agents
         * @description Your hosted agents, newest first. A hosted agent sees only itself.
         *
         *     Needs the scope `read`.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create a hosted agent
         * @description A hosted agent acts for its owner with separate keys, created by `POST /api/keys` with its `hosted_agent_id`. The owner and their agents always count as one party. With a `mandate`, the agent can do what the mandate names on its own. Without one, it needs the owner’s approval for everything except publishing gigs and making and accepting offers.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hosted agent
         * @description One of your hosted agents.
         *
         *     Needs the scope `read`.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Delete a hosted agent
         * @description Revokes its keys immediately. Everything it has done remains valid, and the owner can take over.
         *
         *     Needs the scope `agents:write`.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /**
         * Change a hosted agent
         * @description Changes the name or description. Omitted fields don’t change; `null` clears the description.
         *
         *     Needs the scope `agents:write`.
         */
        patch: operations["changeAgent"];
        trace?: never;
    };
    "/api/agents/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a hosted agent
         * @description All of the agent’s keys stop working immediately.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["suspendAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a hosted agent
         * @description The agent can act again with its existing keys. The owner gets an email.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["resumeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}/mandate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent’s mandate
         * @description What the agent can do without asking its owner, and how much of its limits it has used. The owner and the agent itself can read it. The agent takes an action on its own if a limit covers it or `may` names it, unless `ask_owner` names it too. Otherwise, the owner is asked. Offers and agreements need neither, because a contract is binding only once it’s approved. The default mandate asks the owner about everything else.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMandate"];
        /**
         * Set an agent’s mandate
         * @description Replaces the whole mandate: a limit that is omitted or null doesn’t apply. Every action of the agent is checked against it, in the same transaction and in this order. If `ask_owner` names the action, the owner is asked. If it exceeds a limit, it’s refused (`mandate_exceeded`). If a limit covers it or `may` names it, it’s allowed. Otherwise, the owner is asked. Totals used so far still count. `warnings` names keys of the agent that lack a scope for what the mandate allows.
         *
         *     Needs the scope `agents:write`.
         */
        put: operations["setMandate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}/mandate/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an agent’s mandate
         * @description Shows whether the agent could do something on its own, would have to ask its owner, or would be refused, without changing anything. Pass `mandate` to try rules that aren’t saved. Omit `action` to try every action within the limits.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["tryMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description The approvals your agents have requested, newest first. Use `status=pending` for those waiting for your decision. An agent sees only its own.
         *
         *     Needs the scope `read`.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an approval
         * @description An approval and its status. The owner and the agent that asked can read it.
         *
         *     Needs the scope `read`.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an agent’s request
         * @description Requires the owner’s key, not an agent’s. You can also use it to reverse a rejection. Until `expires_at`, the agent can then send exactly the same request again, and it succeeds once. If the request or its target has changed, the agent has to ask again.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an agent’s request
         * @description Requires the owner’s key, not an agent’s. Also revokes an approval that hasn’t been used yet. Until `expires_at`, the same request is refused with `approval_rejected` and the `reason`, without asking the owner again.
         *
         *     Needs the scope `agents:write`.
         */
        post: operations["rejectApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activity of an agent
         * @description Everything the agent has changed, newest first, with the key or app, the version of its mandate and the approval it used. Each entry is recorded in the same transaction as the write and is kept even after the agent is deleted. The owner and the agent itself can read it.
         *
         *     Needs the scope `read`.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who you are and what you can do
         * @description The user, the hosted agent if the key belongs to one, the scopes of the key, the agent’s mandate, and how much is left of the totals it limits.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gigs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find gigs
         * @description All filters must match. Full-text search (`q`) understands `"exact words"`, `-not` and `or`, and finds other forms of a word. If nothing matches, it finds titles with similar words. Suspended users’ gigs are excluded, except from their own lists. A page of very long gigs may have fewer than `limit`. A search that takes too long gets a 503 (`search_too_slow`).
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listGigs"];
        put?: never;
        /**
         * Post a gig
         * @description Opens the gig right away, or stores it as a draft that only the owner can see. For agents, opening it is the action `gigs.publish`.
         *
         *     Needs the scope `gigs:write`.
         */
        post: operations["createGig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gigs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gig
         * @description Any gig except deleted ones and other users’ drafts.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["getGig"];
        put?: never;
        post?: never;
        /**
         * Delete a gig
         * @description By the owner. Hides the gig from all lists and reads, and ends its applications and negotiations.
         *
         *     Needs the scope `gigs:write`.
         */
        delete: operations["deleteGig"];
        options?: never;
        head?: never;
        /**
         * Change a gig
         * @description By the owner. Changes its terms, its status, or both. Omitted fields don’t change; `null` clears a field. A later `apply_by`, or `null`, reopens an expired gig. `closed` is final and ends the gig’s applications and negotiations, as does filling the last position. For agents, both are the action `gigs.delete`, and opening a gig or editing one that isn’t a draft is `gigs.publish`.
         *
         *     Needs the scope `gigs:write`.
         */
        patch: operations["changeGig"];
        trace?: never;
    };
    "/api/gig-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gig templates
         * @description Your templates, newest first. To post a gig from one, send its `gig` to `POST /gigs`.
         *
         *     Needs the scope `read`.
         */
        get: operations["listGigTemplates"];
        put?: never;
        /**
         * Save a gig as a template
         * @description Copies the fields of one of your gigs, except for `start_date`, `apply_by` and `metadata`. Only you, your agents and your apps can see your templates.
         *
         *     Needs the scope `gigs:write`.
         */
        post: operations["createGigTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gig-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gig template
         * @description One of your templates.
         *
         *     Needs the scope `read`.
         */
        get: operations["getGigTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a gig template
         * @description Gigs posted from it aren’t affected.
         *
         *     Needs the scope `gigs:write`.
         */
        delete: operations["deleteGigTemplate"];
        options?: never;
        head?: never;
        /**
         * Rename a gig template
         * @description Changes its name.
         *
         *     Needs the scope `gigs:write`.
         */
        patch: operations["changeGigTemplate"];
        trace?: never;
    };
    "/api/gigs/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to a gig
         * @description A user can have one active application per gig, and can apply again once it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits those terms as it does offers.
         *
         *     Needs the scope `applications:write`.
         */
        post: operations["applyToGig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gigs/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications to a gig
         * @description The owner of the gig sees all applications, and other callers only their own. Newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listApplicationsOfGig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description The caller’s applications and those to the caller’s gigs, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description Visible to its two parties; other callers get 404.
         *
         *     Needs the scope `read`.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your metadata on an application
         * @description By either side, in any state. Each side has its own metadata, which the other never sees.
         *
         *     Needs the scope `applications:write`.
         */
        patch: operations["changeApplication"];
        trace?: never;
    };
    "/api/applications/{id}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shortlist an application
         * @description By the client, while it’s `pending`.
         *
         *     Needs the scope `applications:write`.
         */
        post: operations["shortlistApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an application
         * @description By the client, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.
         *
         *     Needs the scope `applications:write`.
         */
        post: operations["rejectApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description By the worker, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.
         *
         *     Needs the scope `applications:write`.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved searches
         * @description Your saved searches, newest first. To see their gigs, send `filters` to `GET /gigs`.
         *
         *     Needs the scope `read`.
         */
        get: operations["listSearches"];
        put?: never;
        /**
         * Save a search
         * @description Saves filters of `GET /gigs`. Each matching gig that opens is announced once, with the event `search.matched` in your feed, streams, webhooks and notifications, so you never have to poll. Your own gigs are left out (to include them, filter by `client_id=me`), and so are those of people you can’t deal with because of a block or a conflict of interest. Unlike the list, a saved search never falls back to similar words. Only you, your agents and your apps can see your searches.
         *
         *     Needs the scope `applications:write`.
         */
        post: operations["createSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved search
         * @description One of your saved searches.
         *
         *     Needs the scope `read`.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        /**
         * Delete a saved search
         * @description You won’t get any more notifications for it, not even about gigs that have already matched.
         *
         *     Needs the scope `applications:write`.
         */
        delete: operations["deleteSearch"];
        options?: never;
        head?: never;
        /**
         * Change a saved search
         * @description Changes its name, filters or notification setting. New filters apply to gigs that open from now on. Gigs you’ve already been notified of aren’t announced again.
         *
         *     Needs the scope `applications:write`.
         */
        patch: operations["changeSearch"];
        trace?: never;
    };
    "/api/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookmarks
         * @description Saved gigs and users, newest first. A gig stays saved after it closes. `expand=gig` shows its status, or null once it has been deleted.
         *
         *     Needs the scope `read`.
         */
        get: operations["listBookmarks"];
        put?: never;
        /**
         * Save a gig or a user
         * @description Only you, your agents and your apps can see what you save, and no one is notified. Saving something again returns the existing bookmark.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["createBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bookmark
         * @description One of your bookmarks.
         *
         *     Needs the scope `read`.
         */
        get: operations["getBookmark"];
        put?: never;
        post?: never;
        /**
         * Remove a bookmark
         * @description The gig or user will no longer be saved.
         *
         *     Needs the scope `profile:write`.
         */
        delete: operations["deleteBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notes
         * @description Your private notes about people and applications, newest first. Only you can read them, in your own session or with your own key; agents, apps, operators and the person they’re about can’t. An operator who issues a new key for an account that lost its own could read them with that key; that appears in the audit log, and the user gets an email.
         *
         *     Needs the scope `read`.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Create a note
         * @description A note can be about a user, an application to one of your gigs, or one of your own applications. No one is notified.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a note
         * @description One of your notes.
         *
         *     Needs the scope `read`.
         */
        get: operations["getNote"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description This can’t be undone.
         *
         *     Needs the scope `profile:write`.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Replaces its text.
         *
         *     Needs the scope `profile:write`.
         */
        patch: operations["changeNote"];
        trace?: never;
    };
    "/api/negotiations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List negotiations
         * @description The caller’s negotiations, newest first, without their rounds.
         *
         *     Needs the scope `read`.
         */
        get: operations["listNegotiations"];
        put?: never;
        /**
         * Open a negotiation
         * @description Opens a negotiation about an application, by either of its parties, or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if the minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer, with one exception: if the application proposed terms and the client doesn’t send any, round 1 is the worker’s offer, unless the gig has since changed so that the work or the offer would differ from what the worker applied with. The gig’s title, description and skills become the brief, which both sides agree on. If they have changed since the worker applied, a worker who opens the negotiation has to name the `gig_version` they have read.
         *
         *     Needs the scope `negotiations:write`.
         */
        post: operations["openNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a negotiation
         * @description Includes the brief and all rounds. Visible to the negotiation’s two parties; other callers get 404.
         *
         *     Needs the scope `read`.
         */
        get: operations["getNegotiation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an offer
         * @description By either side. Fields you send change the current terms; all others stay the same. `{}` repeats the current terms as your offer. Only the latest offer counts, and a side can make another before the other responds. Each side can make 25. The brief also stays the same, even if the client has edited the gig, unless the offer names the new `gig_version`.
         *
         *     Needs the scope `negotiations:write`.
         */
        post: operations["submitRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to an offer
         * @description The latest offer must be the other side’s. Identify it by number or hash, so you only agree to terms and a brief you have seen. Creates a contract that both sides still have to approve, and reserves a position.
         *
         *     Needs the scope `negotiations:write`.
         */
        post: operations["agreeToRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a negotiation
         * @description By either side. Ends the negotiation and makes its application `shortlisted` again.
         *
         *     Needs the scope `negotiations:write`.
         */
        post: operations["declineNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Your conversations, those with unread messages first, then the newest. Each combination of gig, client and worker has one, starting with the first application, invitation or negotiation.
         *
         *     Needs the scope `read`.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread messages
         * @description How many messages from others you haven’t marked as read, across all conversations.
         *
         *     Needs the scope `read`.
         */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description For its two sides. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
         *
         *     Needs the scope `read`.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Newest first. Listing messages doesn’t mark them as read. For the two sides of the conversation. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
         *
         *     Needs the scope `read`.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Sends a message to the other side of the conversation. A message doesn’t commit anyone to anything and can’t be edited. Unless configured otherwise, a user and their agents can send 30 per minute in total, and each agent 10; more are refused with `rate_limited`.
         *
         *     Needs the scope `messages:write`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Everything up to the message counts as read, for your whole side: you, your agents and your apps. The other side isn’t notified. Sending an older message’s id changes nothing.
         *
         *     Needs the scope `messages:write`.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description For the two sides of its conversation. Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description By its author, within 15 minutes. The text is gone for both sides, but the message stays as a placeholder. Users can also delete what their agents wrote.
         *
         *     Needs the scope `messages:write`.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your files
         * @description The files you, your agents and your apps have uploaded, newest first. Avatars aren’t included.
         *
         *     Needs the scope `read`.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Upload a file
         * @description The body is the file itself, at most 25 MiB, with any content type: `media_type` is detected from how the file starts. Attach it within 24 hours with `attachment_ids` in a message, delivery, statement or application, up to 10 in each; after that, unused files are deleted. PNG, JPEG, GIF and WebP images lose their metadata, such as where they were taken, but no quality; `bytes` and `sha256` describe the file as stored. Unless configured otherwise, a user can have 1,024 MiB.
         *
         *     Needs the scope `files:write`.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a text file
         * @description Like an upload, but for programs that have text rather than bytes, such as a report or a CSV table.
         *
         *     Needs the scope `files:write`.
         */
        post: operations["createTextAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Returns the file’s bytes, or a range of them. Anyone who can read what the file is attached to can read the file. Before it’s attached, only you can. Arbiters and operators can read the files of disputes, and those of messages and deliveries while there’s an open dispute about them; each time they do, it’s recorded in the audit log. PNG, JPEG, GIF and WebP images up to 40 megapixels are sent as `inline`, all other files as `attachment`. While the storage isn’t responding, it returns 503 `files_unavailable`.
         *
         *     Needs the scope `read`.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Only while nothing uses it. A message’s files are deleted with the message.
         *
         *     Needs the scope `files:write`.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a file
         * @description A file’s details and, if it’s text, how it starts. Anyone who can read what the file is attached to can read the file. Before it’s attached, only you can. Arbiters and operators can read the files of disputes, and those of messages and deliveries while there’s an open dispute about them; each time they do, it’s recorded in the audit log.
         *
         *     Needs the scope `read`.
         */
        get: operations["previewAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description The caller’s contracts, newest first. Operators see all contracts, unless they filter by `role`.
         *
         *     Needs the scope `read`.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contract
         * @description Includes the brief. Visible to the contract’s two sides and to operators, and to arbiters while one of its milestones is disputed.
         *
         *     Needs the scope `read`.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your metadata on a contract
         * @description By either side, in any state. Each side has its own metadata, which the other never sees.
         *
         *     Needs the scope `contracts:write`.
         */
        patch: operations["changeContract"];
        trace?: never;
    };
    "/api/contracts/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a contract
         * @description Each side approves once. The second approval makes the contract active, makes the application `hired`, and fills one of the gig’s positions. Filling the last position makes the gig `filled`, supersedes its other negotiations and rejects its other applications. Adding, changing or removing a milestone before the contract is active clears both approvals.
         *
         *     Needs the scope `contracts:approve`.
         */
        post: operations["approveContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a contract
         * @description By either side. An active contract can be cancelled only while no money is held, clearing or disputed. If no money was released, the gig’s position opens up again.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["cancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a contract
         * @description By either side, when no money is held, clearing or disputed. Money must have been released, unless the work is unpaid.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["completeContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List milestones
         * @description All milestones of a contract, by number.
         *
         *     Needs the scope `read`.
         */
        get: operations["listMilestones"];
        put?: never;
        /**
         * Add a milestone
         * @description By either side, while the contract is awaiting approval or active. A contract can have at most 200. If it’s paid by the hour, `amount_cents` defaults to the price of one week.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["addMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a milestone
         * @description Visible to everyone who can read its contract.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMilestone"];
        put?: never;
        post?: never;
        /**
         * Remove a milestone
         * @description While it’s pending. The client can remove any milestone, and the worker only those the worker added. For agents, this is the action `milestones.change`.
         *
         *     Needs the scope `contracts:write`.
         */
        delete: operations["removeMilestone"];
        options?: never;
        head?: never;
        /**
         * Change a milestone
         * @description While it’s pending. Only the client can change the amount and the due date, so the client never funds an amount that the worker has changed. For agents, changing the amount is the action `milestones.change`.
         *
         *     Needs the scope `contracts:write`.
         */
        patch: operations["changeMilestone"];
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fund a milestone
         * @description By the client. Moves the amount from the client’s wallet into escrow. Send the amount you saw as `amount_cents`: if the milestone’s amount is different, nothing moves. If no one acts on the milestone for a long time after it’s funded and due (60 days, unless configured otherwise), the held money is refunded at `idle_refund_at`. Both sides are notified 14 days in advance.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["fundMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit work
         * @description By the worker. The client then has the contract’s `review_days` to release the money or request changes. After that, the money is released automatically (auto release) at `auto_release_at`. All submissions are kept.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["submitMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submissions
         * @description All submissions for a milestone, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request changes
         * @description By the client, while the milestone is `submitted`. It becomes `funded` again: the money is no longer released automatically but is refunded at `idle_refund_at` if no one acts.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release held money
         * @description By the client. Releases all of the money or part of it; a partial release doesn’t change the status. Creates a payout that takes the agreed number of days to clear. The platform’s fee is deducted from the released money. Many small releases cost the same in fees as one large release.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["releaseMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund held money
         * @description Returns all held money to the client. The worker can do this at any time except during a dispute. The client can do it only if nothing was ever submitted and 7 days have passed since the milestone was due or funded, whichever is later.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["refundMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a dispute
         * @description By either side, about one milestone with held or clearing money. Freezes that milestone and its clearing payouts. The rest of the contract continues.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description The caller’s disputes, or all disputes for arbiters and operators. Sorted by deadline, with ended disputes last.
         *
         *     Needs the scope `read`.
         */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a dispute
         * @description Visible to its two sides, arbiters and operators; other callers get 404.
         *
         *     Needs the scope `read`.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Respond to a dispute
         * @description The other side’s first response must propose an amount and moves the dispute to `in_review`. After that, both sides can make more statements, with or without an amount. A statement needs the scope `disputes:write`, or `payments:write` if it proposes an amount.
         *
         *     Needs the scope `disputes:write` or `payments:write`, as described above.
         */
        post: operations["respondToDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend an amount
         * @description Recommends how to split the disputed money. By an arbiter who isn’t a side of the dispute and has never applied to, negotiated with or vouched for either side. Can be done only once, while the dispute is in review. The recommendation applies unless one side rejects it in time. For 90 days after the dispute, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.
         *
         *     Needs the scope `disputes:arbitrate`.
         */
        post: operations["recommendInDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an amount
         * @description By either side. Send the amount you’re accepting. The other side’s latest proposal settles the dispute immediately, so the two sides can settle without an arbiter. The recommendation settles it once both sides have accepted it.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["acceptInDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject the recommendation
         * @description By either side. Moves the dispute to arbitration.
         *
         *     Needs the scope `disputes:write`.
         */
        post: operations["rejectInDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a dispute
         * @description By an arbiter who isn’t a side of the dispute, has never applied to, negotiated with or vouched for either side, and didn’t make the recommendation. The decision is final and splits the disputed money: the worker gets their part, less the fee, and the rest is refunded to the client. For 90 days, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.
         *
         *     Needs the scope `disputes:arbitrate`.
         */
        post: operations["resolveDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a dispute
         * @description By the side that opened it, while it’s open or in review. The milestone returns to its earlier status, and its deadlines resume with the time that was left. The same side can’t dispute that milestone again.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["withdrawDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a contract
         * @description The caller’s review, and the other side’s once it’s published, oldest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listReviewsOfContract"];
        put?: never;
        /**
         * Review a contract
         * @description Each side can review once, until the contract’s `review_by`: 14 days after it ended (unless configured otherwise), if money was released or a dispute was resolved. Reviews are published once both sides have written one, or when that window closes.
         *
         *     Needs the scope `contracts:write`.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a review
         * @description Any published review, and those the caller wrote.
         *
         *     Needs the scope `read`.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews about a user
         * @description Published reviews about the user, newest first.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listReviewsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/vouches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vouches for a user
         * @description Newest first.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listVouches"];
        put?: never;
        /**
         * Vouch for a user
         * @description You can vouch once for each user. The vouch is verified once at least 1,000 cents have been paid out between the two users.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["createVouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/vouches/{vouchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a vouch
         * @description Any user can read it.
         *
         *     Needs the scope `read`.
         */
        get: operations["getVouch"];
        put?: never;
        post?: never;
        /**
         * Delete a vouch
         * @description Only its author can delete it.
         *
         *     Needs the scope `profile:write`.
         */
        delete: operations["deleteVouch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked users
         * @description The users you’ve blocked, newest first. No one else can see whom you’ve blocked.
         *
         *     Needs the scope `read`.
         */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a user
         * @description From now on, neither of you can apply to the other’s gigs, invite or vouch for the other, make or accept offers, or send messages. Active contracts continue, and open negotiations can still be declined. The user isn’t notified and gets a neutral refusal (`contact_unavailable`). Blocking someone again changes nothing.
         *
         *     Needs the scope `profile:write`.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Unblock a user
         * @description The user can contact you again. They aren’t notified.
         *
         *     Needs the scope `profile:write`.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your reports
         * @description What you and your agents have reported, newest first, and how operators decided.
         *
         *     Needs the scope `read`.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Report something
         * @description Tells the operators about a gig, profile, review, vouch or message that breaks the rules. They get a copy of it as it is now, and, for a message, can read its conversation until they decide. You get the event `report.resolved` when they do. The owner isn’t told who reported it, only about decisions. You can have one open report about each thing and, unless configured otherwise, make 20 reports in 24 hours.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your reports
         * @description One you or your agents made.
         *
         *     Needs the scope `read`.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your objections
         * @description The objections you and your agents made, with the newest removal first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listObjections"];
        put?: never;
        /**
         * Object to a removal or suspension
         * @description Asks the operators to restore something of yours that one of them removed, or to reinstate you if one suspended you. You can object once each time; you get the decision with `objection.resolved` and by email.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["createObjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your objections
         * @description One you or your agents made.
         *
         *     Needs the scope `read`.
         */
        get: operations["getObjection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description All reports, newest first, with what was reported as it was at the time. Reading it appears in the audit log.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAllReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report as an operator
         * @description The report, with what was reported as it is now, its history, and how often its owner was reported before. Reading it appears in the audit log.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getReportDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a report
         * @description Closes all open reports of the same thing with the same decision and tells everyone who reported it. `removed` hides it from everyone but its owner and operators; contracts and money aren’t affected. `suspended` suspends its owner; if that takes a second operator, the reports stay open until then. Operators can’t resolve reports about their own content.
         *
         *     Needs the scope `admin`.
         */
        post: operations["resolveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/objections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List objections
         * @description All objections to removals and suspensions, with what was removed, newest removal first. Reading it appears in the audit log.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAllObjections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/objections/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an objection
         * @description Restores what was removed or reinstates the user, or leaves it as it is, and notifies its owner. The decision is final. Reinstating someone needs a recent sign-in.
         *
         *     Needs the scope `admin`.
         */
        post: operations["resolveObjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gigs/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a gig
         * @description It disappears from all lists, searches, public pages and feeds, and no one can apply or be invited; earlier events about it come without `data`. Its owner can still read it. Open negotiations and contracts continue, and their two sides keep the brief. Its owner sees the reason and can object once. Open reports about it are closed.
         *
         *     Needs the scope `admin`.
         */
        post: operations["removeGig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gigs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a gig
         * @description Undoes the removal. This also resolves an open objection.
         *
         *     Needs the scope `admin`.
         */
        post: operations["restoreGig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reviews/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a review
         * @description It disappears from the profile and no longer counts toward the average; earlier events about it come without `data`. Its owner can still read it. Its owner sees the reason and can object once. Open reports about it are closed.
         *
         *     Needs the scope `admin`.
         */
        post: operations["removeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reviews/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a review
         * @description Undoes the removal. This also resolves an open objection.
         *
         *     Needs the scope `admin`.
         */
        post: operations["restoreReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/vouches/{vouchId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a vouch
         * @description It disappears from the profile and no longer counts; earlier events about it come without `data`. Its owner can still read it. Its owner sees the reason and can object once. Open reports about it are closed.
         *
         *     Needs the scope `admin`.
         */
        post: operations["removeVouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/vouches/{vouchId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a vouch
         * @description Undoes the removal. This also resolves an open objection.
         *
         *     Needs the scope `admin`.
         */
        post: operations["restoreVouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/messages/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a message
         * @description Its author, operators and arbiters can still read it; the other side only sees that there was a message. Its owner sees the reason and can object once. Open reports about it are closed.
         *
         *     Needs the scope `admin`.
         */
        post: operations["removeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/messages/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a message
         * @description Undoes the removal. This also resolves an open objection.
         *
         *     Needs the scope `admin`.
         */
        post: operations["restoreMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a user
         * @description From their next request on, the user and their agents can only read, respond to disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs are hidden from all lists and don’t accept applications, offers or agreements. The user can read the `reason` in an email, their profile, the event and refusals, and can object once: `POST /objections` with their own id. Suspending someone again changes nothing. If there are three or more operators, suspending one takes two others, as when changing a role.
         *
         *     Needs the scope `admin`.
         */
        post: operations["suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate a user
         * @description Ends a suspension and tells the user. Their gigs are listed again. An open objection is decided with it.
         *
         *     Needs the scope `admin`.
         */
        post: operations["reinstateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices from operators
         * @description What operators have written to you, newest first. Each comes with the event `notice.created` and an email. You can’t reply.
         *
         *     Needs the scope `read`.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a notice from operators
         * @description One that was sent to you; for operators, any.
         *
         *     Needs the scope `read`.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices to a user
         * @description What operators have written to a user, newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listNoticesToUser"];
        put?: never;
        /**
         * Send a user a notice
         * @description For example, to warn the owner of something that was reported, without removing it. The user gets it with the event `notice.created` and by email, whatever their email settings are, and isn’t told which operator wrote it or who reported anything. With `subject_id`, it appears in the history of reports of that.
         *
         *     Needs the scope `admin`.
         */
        post: operations["sendNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your wallet
         * @description Your available money, money in escrow and money that’s clearing, and how much can be deposited or withdrawn at once.
         *
         *     Needs the scope `read`.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description All transfers into and out of your available money, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/payout-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your payout account
         * @description Where your withdrawals go, with only the last characters of its reference. Until you add your own, the sandbox supplies a test account.
         *
         *     Needs the scope `read`.
         */
        get: operations["getPayoutAccount"];
        /**
         * Set your payout account
         * @description Adds the account that your withdrawals go to, or changes it. If the payment provider keeps payout accounts, use `POST` instead. You have to do this yourself, having signed in with a browser within the last 15 minutes. If you have no way to sign in, your own API key is enough. Agents, apps and models can’t do it. You get an event and an email. After a change of holder or reference, withdrawals wait 48 hours, except in the sandbox. Those already requested go to the account they were requested for.
         *
         *     Needs the scope `payments:write`.
         */
        put: operations["setPayoutAccount"];
        /**
         * Add a payout account at the provider
         * @description For payment providers that keep payout accounts, such as Stripe: the user then enters their details at `onboarding_url`, on the provider’s pages. You have to do this yourself, as with `PUT`. Events tell you when the account is ready. Repeating the call asks the provider for the current status.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["addPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deposits
         * @description Your deposits, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Deposit
         * @description Moves money into the wallet through this marketplace’s payment provider. It’s available once the deposit has succeeded: immediately in the sandbox; after the user has paid at `checkout_url`, if the provider has a page for it; otherwise after an operator confirms it. Until then, `instructions` say how to pay, if the operator has configured them. Amounts below the wallet’s `deposit_min_cents` or above the wallet’s `deposit_max_cents` are refused.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description Your withdrawals, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Withdraw
         * @description Moves money out of the wallet to your payout account. Connected apps can’t do this. The amount leaves the available balance immediately and is returned if the withdrawal fails. It goes to the current account, even if you change the account later. At most the wallet’s `withdrawable_cents` can be withdrawn: some payment providers only pay out earnings, and unspent deposits are refunded instead. Amounts below `withdrawal_min_cents` or above `withdrawal_max_cents` are refused.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/deposits/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a deposit’s refunds
         * @description The refunds of one of your deposits, newest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Refund a deposit
         * @description Sends what’s unspent of a deposit back to where it came from, such as the card. Only for payment providers that don’t pay out deposits. The amount leaves the wallet immediately and is returned if the refund fails, which may happen days later.
         *
         *     Needs the scope `payments:write`.
         */
        post: operations["refundDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/deposits/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a deposit
         * @description Call this if a confirmed deposit’s money is gone, for example because the bank took it back. Takes the amount out of the wallet’s available balance as far as possible; `unrecovered_cents` is the rest. Repeating the call changes nothing.
         *
         *     Needs the scope `admin`.
         */
        post: operations["reverseDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/fees/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the platform’s fees
         * @description Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute can’t be paid out yet, because a dispute might still lower them.
         *
         *     Needs the scope `admin`.
         */
        post: operations["withdrawFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/withdrawals/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show where to pay a withdrawal
         * @description The full destination, which is masked everywhere else, for the operator who pays the withdrawal. Each call is recorded in the audit log.
         *
         *     Needs the scope `admin`.
         */
        post: operations["revealDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/deposits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deposit
         * @description One of your deposits.
         *
         *     Needs the scope `read`.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/deposits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deposit of any user
         * @description One deposit, with everything needed to settle it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getDepositOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deposits of all users
         * @description Newest first. Use `status=pending` for those awaiting confirmation.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAllDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/deposits/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a deposit
         * @description Call this once the money has moved, with the actual amount if it differs from the requested one. Repeating the call with the same reference changes nothing. Operators can settle their own payments only if no one else has been an operator since 30 days before the request.
         *
         *     Needs the scope `admin`.
         */
        post: operations["confirmDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/deposits/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail a deposit
         * @description Call this if the money didn’t move.
         *
         *     Needs the scope `admin`.
         */
        post: operations["failDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a withdrawal
         * @description One of your withdrawals.
         *
         *     Needs the scope `read`.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a withdrawal of any user
         * @description One withdrawal. The destination is masked: show it with `POST /operator/withdrawals/{id}/reveal`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getWithdrawalOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the withdrawals of all users
         * @description Newest first. Use `status=pending` for those awaiting confirmation.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAllWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/withdrawals/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a withdrawal
         * @description Call this once the money has moved, with the actual amount if it differs from the requested one. Repeating the call with the same reference changes nothing. Operators can settle their own payments only if no one else has been an operator since 30 days before the request.
         *
         *     Needs the scope `admin`.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/withdrawals/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail a withdrawal
         * @description Call this if the money didn’t move. The amount is returned to the wallet.
         *
         *     Needs the scope `admin`.
         */
        post: operations["failWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description Money released to the caller, newest first, including money that isn’t available yet.
         *
         *     Needs the scope `read`.
         */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payout
         * @description Visible to the worker who gets it and the client who released it.
         *
         *     Needs the scope `read`.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Everything operators and arbiters have changed in their roles or on behalf of managed users, and other people’s private data they have read, newest first: who did what to whom, when and from where. Reading the same thing again within 15 minutes adds no entry. Entries can’t be changed or deleted.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listStaffActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description The newest 10,000 entries that match, as a file: CSV with one line per entry, or NDJSON. For more, export parts with `since` and `until`. `npm run audit` checks that no entry is missing or has been changed.
         *
         *     Needs the scope `admin`.
         */
        get: operations["exportStaffActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me/acts-on-behalf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions taken on your behalf
         * @description Everything an operator’s key changed on your behalf before you claimed the account, and when it read your messages or files, newest first. Empty for users who were never managed.
         *
         *     Needs the scope `read`.
         */
        get: operations["listActsOnBehalf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit the ledger
         * @description Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that every contract’s fee is its rate applied to what was released, that no balance is negative, and that all accounts sum to zero; and that no entry of the audit log is missing or was changed. Also available as a command: `npm run audit`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["auditLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List past audits
         * @description Newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAudits"];
        put?: never;
        /**
         * Run an audit and keep the result
         * @description Runs the same checks. Only one runs at a time.
         *
         *     Needs the scope `admin`.
         */
        post: operations["runAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger accounts
         * @description Sorted by kind, newest owners first. An account is created when it first receives money.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listLedgerAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ledger account
         * @description Includes its balance and the transfers its money came from.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getLedgerAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/accounts/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account’s transfers
         * @description Newest first, each with the balance after it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger transfers
         * @description Every movement of money, newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listLedgerTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ledger/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trace a transfer
         * @description Why money moved, who caused it, and which transfers it came from. Follow `sources` back to where the money entered the marketplace.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getLedgerTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read marketplace statistics
         * @description How many users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals, webhook deliveries, deposits and withdrawals there are by status, how much money is in each kind of account, and warnings about workers that are falling behind. Everything is counted on each request, which takes about a second on a large marketplace.
         *
         *     Needs the scope `admin`.
         */
        get: operations["countMarketplace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read daily figures
         * @description What happened on each of the last days and during the same number of days before that, and what’s open now. A worker adds up the figures as things happen, so they lag by a moment.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings
         * @description Every setting of the responding process, with its value, default and meaning. For secrets, it only says whether they’re set. `PATCH` changes those with `is_changeable`. To change the others, edit the environment or `.env`; that takes effect at the next start.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Changes fees, deadlines, quotas or sign-up. Takes effect within a second in all processes and survives restarts; `null` returns to the environment’s value. Contracts keep the fee and the deadlines they were agreed with, and deadlines that have already started don’t move. The history records who made each change and why, and all operators get an email.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/api/operator/settings/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes to settings
         * @description Every change operators have made to the settings, newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the brand
         * @description What the marketplace is called and how it looks, for front ends that should match it.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the brand as an operator
         * @description The brand with its version and who last changed it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getOperatorBrand"];
        /**
         * Change the brand
         * @description Replaces the marketplace’s name, look and page text. Public pages, the console, sign-in, emails, link previews and the web manifest use the new brand within a second, without a restart. Send `If-Match` so you don’t overwrite someone else’s changes.
         *
         *     Needs the scope `admin`.
         */
        put: operations["changeBrand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/brand/shades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an accent color
         * @description Shows the colors that an accent color would produce, without saving anything.
         *
         *     Needs the scope `admin`.
         */
        get: operations["previewShades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the languages
         * @description The languages people can choose from for pages, emails and the console, and the default language. The API itself is always in English.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getLanguages"];
        /**
         * Change the languages
         * @description Takes effect within a second in all processes. Anyone who has chosen a language that’s no longer offered gets the one their browser asks for, or the default language, until theirs is offered again. Send `If-Match` so you don’t overwrite someone else’s changes.
         *
         *     Needs the scope `admin`.
         */
        put: operations["changeLanguages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List versions of the terms of use
         * @description All versions, newest first, each with the number of users who have accepted it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listTermsVersions"];
        put?: never;
        /**
         * Publish the terms of use
         * @description Send either `text` or `external_url`. The first version can take effect immediately; a later one takes effect after at least 14 days. All users with a confirmed address get an email, and clients can show `terms` from `GET /me`. Once the version is in force, users have to accept it before they take on new obligations (`terms_not_accepted`). There can be only one planned version.
         *
         *     Needs the scope `admin`.
         */
        post: operations["publishTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/terms/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw planned terms of use
         * @description Possible until the terms take effect. Everyone who was emailed about them gets another email. Their page stays available and says that they were withdrawn.
         *
         *     Needs the scope `admin`.
         */
        post: operations["withdrawTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/terms/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List acceptances of the terms of use
         * @description Who accepted which version, when, and with which session or key, newest first. Entries are never changed.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listTermsAcceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the categories and custom fields
         * @description What this marketplace trades in: the categories of gigs, and the custom fields of gigs and profiles with their names, types and limits. `/openapi.json` of a running marketplace also describes its fields.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["getTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all categories and custom fields, including retired ones
         * @description All definitions with their version and who last changed them.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getOperatorTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the categories and custom fields
         * @description Each list you send replaces the existing one. Send `If-Match` so you don’t overwrite someone else’s changes. Takes effect within a second in all processes. Keys and types can’t change. Names, order, and wider limits can, and so can `required`: gigs and profiles without a required value stay as they are until their fields are edited. Anything can be retired and brought back: existing values are kept, but retired fields aren’t shown, and retired options and categories can’t be chosen anymore. A change is refused if it would remove something that’s in use, or exclude existing values (`values_in_use`).
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeTrade"];
        trace?: never;
    };
    "/api/operator/trade/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview changes to categories and custom fields
         * @description Shows how many gigs and profiles a change would affect, and whether it would be refused. Changes nothing.
         *
         *     Needs the scope `admin`.
         */
        post: operations["tryTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setup progress
         * @description Which of the steps to set up a new marketplace are done: `brand`, `trade`, `money`, `email` and `people`. The console takes operators through them.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Record setup progress
         * @description Marks steps as done, or ends the setup so the console stops offering it. It doesn’t carry out the steps: use their own operations, such as `PUT /operator/brand`.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeSetup"];
        trace?: never;
    };
    "/api/operator/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test email
         * @description Sends an email so you can check that it arrives and how it looks with the current brand.
         *
         *     Needs the scope `admin`.
         */
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check system health
         * @description Whether workers are keeping up with events, deadlines, webhooks, saved searches and figures, whether payments are stuck at their provider, and whether this process has enough database connections and disk space. Each check says what to do about it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read events
         * @description All events that concern you, oldest first. `type` determines the shape of `data`: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only included in the events that set them, and only if they fit. For the rest, read the resource. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every response has, and pass it as `after` to continue, or send the id of the last event you handled as `Last-Event-ID`. After the database is restored from an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the response is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks. With `audience=market`, everyone gets what visitors may see: gigs that open, change and close, profiles and reviews that are published. It doesn’t say who acted, and is all that a publishable key can follow. `profile.hidden` also hides the user’s gigs; after a later `profile.published`, read them again. With `audience=all`, operators (`admin`) get every event, with `data` reduced to ids, states, amounts, counts and times.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent events
         * @description The same events, newest first, for looking at history. A page can have fewer than `limit`. It’s the last one if `next_cursor` is null. To follow new events, use `GET /events`.
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["listRecentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events
         * @description The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream starts with the oldest event. About every 10 seconds, the stream sends a comment and re-checks the key. It ends if the key has been revoked. It also ends when the service shuts down, so reconnect. A user can have 20 open streams and waiting requests per process; of these, hosted agents can have 5 each and 15 in total. Any more get a 429 (`too_many_streams`).
         *
         *     Needs the scope `read`. A publishable key works too.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks waiting for you
         * @description All tasks waiting for you, most urgent first: by deadline, with tasks that have none last, then by how long they’ve been waiting. Includes only tasks permitted by the key’s scopes and, for a hosted agent, its mandate, and leaves out those you’ve snoozed. A page can have fewer than `limit`. An agent’s request is listed in addition to what it’s `about`.
         *
         *     Needs the scope `read`.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze a task
         * @description Hides a task from your inbox until a time you choose, for at most a year, on all your devices. It returns sooner if something new happens, and no later than a day before its deadline. Your agents still see it, and its deadline doesn’t change.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["snoozeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description What other people, your agents and deadlines changed for you, newest first. Each notification is an event in your feed, without routine events and your own. Covers the 2,000 most recent events in your feed; use the feed to go further back.
         *
         *     Needs the scope `read`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications, messages and tasks
         * @description Counts for badges: unread notifications and messages, and the tasks in your inbox by type and action.
         *
         *     Needs the scope `read`.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as seen
         * @description Marks a notification and all earlier ones as seen, on all your devices. This can’t be undone.
         *
         *     Needs the scope `profile:write`.
         */
        post: operations["markNotificationsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your notification settings
         * @description Which emails you get, by kind, and whether they reach you. Agents are never emailed; their owner is. Emails don’t contain the text of messages or files.
         *
         *     Needs the scope `read`.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your notification settings
         * @description Changes the kinds named in the body. Emails that haven’t been sent yet follow the new settings: `off` drops them, and `daily` moves them to the next daily email.
         *
         *     Needs the scope `profile:write`.
         */
        patch: operations["changeNotificationSettings"];
        trace?: never;
    };
    "/api/notifications/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an email
         * @description What an email of a kind looks like in your language, about a deal that doesn’t exist.
         *
         *     Needs the scope `read`.
         */
        get: operations["previewEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your deadlines
         * @description What’s due and when, soonest first: milestones, automatic releases and refunds, responses and decisions in disputes, expiring offers and contracts, and application deadlines for gigs you posted or saved. The inbox lists only what you can do now.
         *
         *     Needs the scope `read`.
         */
        get: operations["listDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Your webhooks, newest first, without their secrets. Hosted agents can’t have webhooks.
         *
         *     Needs the scope `read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description New events of these types that concern you are sent to the URL by POST, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). Verify `webhook-signature` with `secret`, which is shown only once. Use `webhook-id` to recognize events you’ve already handled: an event can arrive more than once and out of order. A 2xx within 15 seconds counts as success. Otherwise, the event is sent up to 10 times over about 3 days, respecting `Retry-After`. The webhook is disabled immediately after a 410, or after 5 days of failures. A user can have 10 webhooks, unless configured otherwise (`quota_reached`). The key also needs `read`. Events for all arbiters or operators, such as new disputes and pending payments, are sent only to webhooks registered with a key that has `disputes:arbitrate`, or `admin` for an operator. Only such a key can then change their URL. The owner gets an email. With `audience: market`, the webhook gets what `GET /events?audience=market` shows. With `audience: all`, it gets every event without texts. This requires an operator (`admin`) and is recorded in the audit log, and all operators get an email. Deliveries stop when the owner is no longer an operator.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description One of your webhooks, without its secret.
         *
         *     Needs the scope `read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description No more events are sent to it, and its delivery log is deleted.
         *
         *     Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Omitted fields don’t change; `null` clears the description. A disabled webhook gets no new events, and its pending deliveries wait until it’s enabled. Read the events it missed in the feed. With a session, changing the URL needs a recent sign-in. The owner gets an email.
         *
         *     Needs the scope `webhooks:write`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends a `webhook.test` event to this webhook only, even if it doesn’t subscribe to that type. Returns the delivery; its result appears in the delivery log.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook’s secret
         * @description Creates a new secret, which is shown only once. For 24 hours, every request is signed with both secrets: `webhook-signature` then contains several signatures, and each secret verifies one of them.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description The deliveries of a webhook, newest first, with every attempt. Kept for 30 days.
         *
         *     Needs the scope `read`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description One delivery with every attempt, and the body that was sent.
         *
         *     Needs the scope `read`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry all failed deliveries
         * @description Resends the events of all failed deliveries immediately. At most 1,000 per request.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["retryFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery
         * @description Resends the event immediately, even if the delivery has succeeded, has failed, or is waiting for its next attempt.
         *
         *     Needs the scope `webhooks:write`.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description The current marketplace time. Only available with `MODE=sandbox`.
         *
         *     Needs the scope `read`.
         */
        get: operations["getSandboxClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Processes all deadlines up to the new time, in order, before responding. Time never goes backward. Only available with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upcoming deadlines
         * @description What the clock will do next across the marketplace, in order. Move the clock there with `POST /sandbox/clock/advance`. Only available with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listComingDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         * @description Deletes everything except the operators with their keys, sessions and passkeys, the settings they changed, the terms of use, and the audit log, and sets the clock back to real time. Event cursors remain valid and lead to whatever happens next. Only available with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the demo market
         * @description How far its creation has progressed, and who is in it. Only with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getDemoMarket"];
        put?: never;
        /**
         * Create the demo market
         * @description Creates people, gigs, deals in every state, disputes and agents in the background, in about a minute. The clock moves 64 days ahead. Without categories and custom fields, it also defines those; otherwise, its gigs and people use yours. Repeating the request doesn’t start anything new. Only for a sandbox without users and gigs.
         *
         *     Needs the scope `admin`.
         */
        post: operations["createDemoMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View as a demo user
         * @description Replaces the cookie of the operator’s session with a session of that user. It works only while the operator has the role and isn’t suspended. A form sent to `/sign-in/leave-demo` signs the operator in again. Only with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        post: operations["openDemoSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mailbox
         * @description The emails from the last week that would have been sent, newest first. Needs every operator scope, because the links can sign in as anyone. Only available with `MODE=sandbox` and without `SMTP_URL`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user was created. */
        post: operations["onUserCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator suspended the user. */
        post: operations["onUserSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.reinstated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator reinstated the user. */
        post: operations["onUserReinstated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.role_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator changed the user’s role. */
        post: operations["onUserRoleChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.removal_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator asked to suspend or demote another operator; a second operator has to confirm it. */
        post: operations["onUserRemovalRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.email_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The user’s email address changed. */
        post: operations["onUserEmailChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was created. */
        post: operations["onKeyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was replaced by a new one. */
        post: operations["onKeyRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was revoked. */
        post: operations["onKeyRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The user signed in with a browser. */
        post: operations["onSessionStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A session was ended before it expired. */
        post: operations["onSessionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "passkey.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A passkey was added to the account. */
        post: operations["onPasskeyAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "passkey.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A passkey was removed from the account. */
        post: operations["onPasskeyRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "passkey.copied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sign-in was refused because the passkey seems to be a copy. */
        post: operations["onPasskeyCopied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An app was registered. */
        post: operations["onAppCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A registered app was changed by its owner. */
        post: operations["onAppUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "app.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A registered app was deleted and disconnected from all users. */
        post: operations["onAppDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An app was connected to act as the user or as one of their agents. */
        post: operations["onConnectionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An app was disconnected. */
        post: operations["onConnectionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.token_reused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An app was disconnected because one of its codes or tokens was used twice. */
        post: operations["onConnectionTokenReused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent was created. */
        post: operations["onAgentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent’s name or description was changed. */
        post: operations["onAgentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent was paused by its owner. */
        post: operations["onAgentSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent was resumed by its owner. */
        post: operations["onAgentResumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent was deleted, and its keys were revoked. */
        post: operations["onAgentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mandate.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent’s mandate was changed. */
        post: operations["onMandateChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent asked its owner for approval. */
        post: operations["onApprovalRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner approved an agent’s request. */
        post: operations["onApprovalApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner rejected an agent’s request. */
        post: operations["onApprovalRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.used": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent used an approval. */
        post: operations["onApprovalUsed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "approval.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An approval expired before it was decided or used. */
        post: operations["onApprovalExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "profile.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A profile became public, because its user is new or was reinstated. */
        post: operations["onProfilePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "profile.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user changed their profile. */
        post: operations["onProfileUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "profile.hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A profile and its user’s gigs are no longer public. */
        post: operations["onProfileHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig was created, either as a draft or open. */
        post: operations["onGigCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig’s details were changed. */
        post: operations["onGigUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig opened for applications. */
        post: operations["onGigOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig was paused and isn’t taking applications for now. */
        post: operations["onGigPaused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.filled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract became active and filled the gig’s last position. */
        post: operations["onGigFilled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig was closed by its owner. */
        post: operations["onGigClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig’s application deadline passed. */
        post: operations["onGigExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig was deleted by its owner. */
        post: operations["onGigDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A publicly visible gig was deleted, or removed by an operator. */
        post: operations["onGigRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gig.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator restored a gig. */
        post: operations["onGigRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "search.matched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gigs that match your saved search opened. A search gets at most one event per minute and 100 per day; the day’s remaining matches follow in one digest. */
        post: operations["onSearchMatched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A worker applied to a gig. */
        post: operations["onApplicationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.shortlisted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The client shortlisted an application, or its negotiation ended without a contract. */
        post: operations["onApplicationShortlisted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.negotiating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A negotiation about an application started. */
        post: operations["onApplicationNegotiating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.hired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An application’s contract became active. */
        post: operations["onApplicationHired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The client rejected an application. */
        post: operations["onApplicationRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The worker withdrew an application. */
        post: operations["onApplicationWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An application ended because its gig ended. */
        post: operations["onApplicationExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A negotiation started with a first offer. */
        post: operations["onNegotiationOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side made a new offer. */
        post: operations["onNegotiationRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.agreed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side accepted the other’s offer; a contract is awaiting approval. */
        post: operations["onNegotiationAgreed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side declined, and the negotiation ended. */
        post: operations["onNegotiationDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A negotiation expired, or its gig ended. */
        post: operations["onNegotiationExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "negotiation.superseded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A negotiation ended because all positions of its gig were filled. */
        post: operations["onNegotiationSuperseded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agreement became a contract; both sides have to approve it. */
        post: operations["onContractCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract’s milestones changed before it was active; earlier approvals no longer count. */
        post: operations["onContractUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side approved a contract. */
        post: operations["onContractApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Both sides approved a contract, and it became active. */
        post: operations["onContractActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract was completed. */
        post: operations["onContractCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract was canceled. */
        post: operations["onContractCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract wasn’t approved in time and expired. */
        post: operations["onContractExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A milestone was added to a contract. */
        post: operations["onMilestoneAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pending milestone was changed. */
        post: operations["onMilestoneUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pending milestone was removed. */
        post: operations["onMilestoneRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pending milestone ended because its contract ended. */
        post: operations["onMilestoneCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.funded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The client paid a milestone’s amount into escrow. */
        post: operations["onMilestoneFunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The worker submitted a milestone; the client can review it. */
        post: operations["onMilestoneSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.changes_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The client requested changes. */
        post: operations["onMilestoneChangesRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All or part of the amount in escrow was released to the worker. */
        post: operations["onMilestoneReleased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.refund_announced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing was delivered for a long time; the amount in escrow will be returned to the client. */
        post: operations["onMilestoneRefundAnnounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The amount in escrow was returned to the client. */
        post: operations["onMilestoneRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Released money is clearing for the worker. */
        post: operations["onPayoutCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Released money is available in the worker’s wallet. */
        post: operations["onPayoutPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute put a pending payout on hold. */
        post: operations["onPayoutHeld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.freed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was withdrawn; a payout it had put on hold is pending again. */
        post: operations["onPayoutFreed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was resolved; a payout it had put on hold was reversed. */
        post: operations["onPayoutReversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute about another milestone was resolved, which changed the fee of a payout. */
        post: operations["onPayoutCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute froze a milestone. */
        post: operations["onMilestoneDisputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was withdrawn; its milestone returned to its previous status. */
        post: operations["onMilestoneRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "milestone.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was resolved; its milestone is settled. */
        post: operations["onMilestoneResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side opened a dispute about a milestone. */
        post: operations["onDisputeOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side added a statement or proposed a different amount. */
        post: operations["onDisputeStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.in_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute is waiting for a recommendation. */
        post: operations["onDisputeInReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.recommended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An arbiter recommended an amount. */
        post: operations["onDisputeRecommended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One side accepted the recommendation. */
        post: operations["onDisputeAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.arbitration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute is waiting for an arbiter’s decision. */
        post: operations["onDisputeArbitration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was resolved and the disputed money was distributed. */
        post: operations["onDisputeResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dispute was withdrawn by the side that opened it. */
        post: operations["onDisputeWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was sent. The event doesn’t contain the text. To get it, read the message, unless it has been deleted. */
        post: operations["onMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was deleted by its author. */
        post: operations["onMessageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator removed a message. Only its author sees the reason. */
        post: operations["onMessageRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator restored a message. */
        post: operations["onMessageRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** You marked messages as read, on this or another device. Only your side gets this event. */
        post: operations["onConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.deposit_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit was requested. */
        post: operations["onWalletDepositRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.deposit_succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit became available. */
        post: operations["onWalletDepositSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.deposit_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit failed. */
        post: operations["onWalletDepositFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.deposit_reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit was reversed. */
        post: operations["onWalletDepositReversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal was requested. */
        post: operations["onWalletWithdrawalRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal_in_transit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment provider sent a withdrawal to the bank. */
        post: operations["onWalletWithdrawalInTransit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal_succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal was paid out. */
        post: operations["onWalletWithdrawalSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal_returning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank refused a withdrawal, and the money is on its way back. */
        post: operations["onWalletWithdrawalReturning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal failed, and its amount became available again. */
        post: operations["onWalletWithdrawalFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refund of a deposit was requested. */
        post: operations["onRefundRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Part of a deposit went back to where it came from. */
        post: operations["onRefundSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refund of a deposit failed, and its amount became available again. */
        post: operations["onRefundFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.payout_account_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payout account was added or changed, or its status changed. */
        post: operations["onWalletPayoutAccountChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A review was written. It’s published once both sides have written one, or when the review window closes. */
        post: operations["onReviewCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A review was published. */
        post: operations["onReviewPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator removed a review. */
        post: operations["onReviewRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator restored a review. */
        post: operations["onReviewRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "vouch.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user vouched for another user. */
        post: operations["onVouchCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "vouch.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A vouch was deleted, or removed by an operator. */
        post: operations["onVouchRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "vouch.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator restored a vouch. */
        post: operations["onVouchRestored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user reported something. */
        post: operations["onReportCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator resolved a report. */
        post: operations["onReportResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator sent the user a message. The event doesn’t contain the text; read the notice for it. */
        post: operations["onNoticeCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "objection.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user objected to a removal or suspension. */
        post: operations["onObjectionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "objection.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator resolved an objection. */
        post: operations["onObjectionResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook was registered. */
        post: operations["onWebhookCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook was changed by its owner. */
        post: operations["onWebhookUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook was deleted by its owner. */
        post: operations["onWebhookDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook got a new secret; the old one remains valid for 24 hours. */
        post: operations["onWebhookRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook was disabled because its endpoint is gone or kept failing. */
        post: operations["onWebhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test event requested by a webhook’s owner. Only that webhook gets it. */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Acceptance: schemas.Acceptance;
        AcceptedVersion: schemas.AcceptedVersion;
        AccountSummary: schemas.AccountSummary;
        ActOnBehalf: schemas.ActOnBehalf;
        ActOnBehalfPage: schemas.ActOnBehalfPage;
        Activity: schemas.Activity;
        ActivityPage: schemas.ActivityPage;
        AddressProof: schemas.AddressProof;
        AdvanceClock: schemas.AdvanceClock;
        Agent: schemas.Agent;
        AgentAction: schemas.AgentAction;
        AgentChanges: schemas.AgentChanges;
        AgentEvent: schemas.AgentEvent;
        AgentEventPayload: schemas.AgentEventPayload;
        AgentEventType: schemas.AgentEventType;
        AgentId: schemas.AgentId;
        AgentPage: schemas.AgentPage;
        AgentRequest: schemas.AgentRequest;
        AgentRequestKind: schemas.AgentRequestKind;
        AgentSnapshotSnapshot: schemas.AgentSnapshotSnapshot;
        AgentStatus: schemas.AgentStatus;
        AgentSummary: schemas.AgentSummary;
        Agreement: schemas.Agreement;
        App: schemas.App;
        AppChanges: schemas.AppChanges;
        AppEvent: schemas.AppEvent;
        AppEventPayload: schemas.AppEventPayload;
        AppEventType: schemas.AppEventType;
        AppId: schemas.AppId;
        AppPage: schemas.AppPage;
        AppType: schemas.AppType;
        AppWithSecret: schemas.AppWithSecret;
        Application: schemas.Application;
        ApplicationAction: schemas.ApplicationAction;
        ApplicationChanges: schemas.ApplicationChanges;
        ApplicationEvent: schemas.ApplicationEvent;
        ApplicationEventPayload: schemas.ApplicationEventPayload;
        ApplicationEventType: schemas.ApplicationEventType;
        ApplicationExpansion: schemas.ApplicationExpansion;
        ApplicationId: schemas.ApplicationId;
        ApplicationPage: schemas.ApplicationPage;
        ApplicationSnapshot: schemas.ApplicationSnapshot;
        ApplicationStatus: schemas.ApplicationStatus;
        ApplicationSummary: schemas.ApplicationSummary;
        Approval: schemas.Approval;
        ApprovalEvent: schemas.ApprovalEvent;
        ApprovalEventPayload: schemas.ApprovalEventPayload;
        ApprovalEventType: schemas.ApprovalEventType;
        ApprovalExpansion: schemas.ApprovalExpansion;
        ApprovalId: schemas.ApprovalId;
        ApprovalPage: schemas.ApprovalPage;
        ApprovalRequest: schemas.ApprovalRequest;
        ApprovalSnapshot: schemas.ApprovalSnapshot;
        ApprovalStake: schemas.ApprovalStake;
        ApprovalStatus: schemas.ApprovalStatus;
        Attachment: schemas.Attachment;
        AttachmentId: schemas.AttachmentId;
        AttachmentPreview: schemas.AttachmentPreview;
        Audience: schemas.Audience;
        Backlog: schemas.Backlog;
        Block: schemas.Block;
        BlockExpansion: schemas.BlockExpansion;
        BlockPage: schemas.BlockPage;
        Bookmark: schemas.Bookmark;
        BookmarkExpansion: schemas.BookmarkExpansion;
        BookmarkId: schemas.BookmarkId;
        BookmarkKind: schemas.BookmarkKind;
        BookmarkPage: schemas.BookmarkPage;
        Brand: schemas.Brand;
        BrandChanges: schemas.BrandChanges;
        BrandFont: schemas.BrandFont;
        BrandShades: schemas.BrandShades;
        Brief: schemas.Brief;
        Bytes: schemas.Bytes;
        CalendarDate: schemas.CalendarDate;
        Cents: schemas.Cents;
        ChangeRequest: schemas.ChangeRequest;
        ChangeableSetting: schemas.ChangeableSetting;
        ChangedSettings: schemas.ChangedSettings;
        ComingDeadline: schemas.ComingDeadline;
        ComingDeadlines: schemas.ComingDeadlines;
        ConfirmedAddress: schemas.ConfirmedAddress;
        ConflictOfInterest: schemas.ConflictOfInterest;
        ConnectedApp: schemas.ConnectedApp;
        ConnectedAppId: schemas.ConnectedAppId;
        ConnectedAppPage: schemas.ConnectedAppPage;
        ConnectionEvent: schemas.ConnectionEvent;
        ConnectionEventPayload: schemas.ConnectionEventPayload;
        ConnectionEventType: schemas.ConnectionEventType;
        Contract: schemas.Contract;
        ContractAction: schemas.ContractAction;
        ContractApproval: schemas.ContractApproval;
        ContractChanges: schemas.ContractChanges;
        ContractEvent: schemas.ContractEvent;
        ContractEventPayload: schemas.ContractEventPayload;
        ContractEventType: schemas.ContractEventType;
        ContractExpansion: schemas.ContractExpansion;
        ContractId: schemas.ContractId;
        ContractPage: schemas.ContractPage;
        ContractSnapshot: schemas.ContractSnapshot;
        ContractStatus: schemas.ContractStatus;
        ContractSummary: schemas.ContractSummary;
        ContractTotals: schemas.ContractTotals;
        Conversation: schemas.Conversation;
        ConversationAction: schemas.ConversationAction;
        ConversationEvent: schemas.ConversationEvent;
        ConversationEventPayload: schemas.ConversationEventPayload;
        ConversationEventType: schemas.ConversationEventType;
        ConversationExpansion: schemas.ConversationExpansion;
        ConversationId: schemas.ConversationId;
        ConversationPage: schemas.ConversationPage;
        ConversationRead: schemas.ConversationRead;
        CreatedUser: schemas.CreatedUser;
        CredentialKind: schemas.CredentialKind;
        CurrentContent: schemas.CurrentContent;
        CurrentSession: schemas.CurrentSession;
        CurrentTerms: schemas.CurrentTerms;
        DarkShades: schemas.DarkShades;
        Deadline: schemas.Deadline;
        DeadlineExpansion: schemas.DeadlineExpansion;
        DeadlineKind: schemas.DeadlineKind;
        DeadlinePage: schemas.DeadlinePage;
        Decline: schemas.Decline;
        Deleted: schemas.Deleted;
        Delivery: schemas.Delivery;
        DeliveryAttempt: schemas.DeliveryAttempt;
        DeliveryId: schemas.DeliveryId;
        DeliveryPage: schemas.DeliveryPage;
        DeliveryStatus: schemas.DeliveryStatus;
        DeliveryWithBody: schemas.DeliveryWithBody;
        DemoMarket: schemas.DemoMarket;
        DemoStatus: schemas.DemoStatus;
        DemoUser: schemas.DemoUser;
        DepositId: schemas.DepositId;
        DepositReversal: schemas.DepositReversal;
        Destination: schemas.Destination;
        DisabledReason: schemas.DisabledReason;
        Dispute: schemas.Dispute;
        DisputeAction: schemas.DisputeAction;
        DisputeAnswer: schemas.DisputeAnswer;
        DisputeEvent: schemas.DisputeEvent;
        DisputeEventPayload: schemas.DisputeEventPayload;
        DisputeEventType: schemas.DisputeEventType;
        DisputeExpansion: schemas.DisputeExpansion;
        DisputeId: schemas.DisputeId;
        DisputePage: schemas.DisputePage;
        DisputeReason: schemas.DisputeReason;
        DisputeSnapshot: schemas.DisputeSnapshot;
        DisputeStatus: schemas.DisputeStatus;
        DueKind: schemas.DueKind;
        EmailDelivery: schemas.EmailDelivery;
        EmailDeliveryRoute: schemas.EmailDeliveryRoute;
        EmailKinds: schemas.EmailKinds;
        EmailPreview: schemas.EmailPreview;
        EmailStatus: schemas.EmailStatus;
        EndedSessions: schemas.EndedSessions;
        Error: schemas.Error;
        ErrorCode: schemas.ErrorCode;
        Event: schemas.Event;
        EventActor: schemas.EventActor;
        EventActorType: schemas.EventActorType;
        EventFeed: schemas.EventFeed;
        EventId: schemas.EventId;
        EventPage: schemas.EventPage;
        EventSelector: schemas.EventSelector;
        EventStream: schemas.EventStream;
        EventType: schemas.EventType;
        Evidence: schemas.Evidence;
        EvidenceKind: schemas.EvidenceKind;
        ExactInteger: schemas.ExactInteger;
        ExportFormat: schemas.ExportFormat;
        FieldKind: schemas.FieldKind;
        FirstPartyApp: schemas.FirstPartyApp;
        FirstPartyAppPage: schemas.FirstPartyAppPage;
        FirstPartyRequest: schemas.FirstPartyRequest;
        FirstPartyStatus: schemas.FirstPartyStatus;
        Funding: schemas.Funding;
        Gig: schemas.Gig;
        GigAction: schemas.GigAction;
        GigChanges: schemas.GigChanges;
        GigEvent: schemas.GigEvent;
        GigEventPayload: schemas.GigEventPayload;
        GigEventType: schemas.GigEventType;
        GigExpansion: schemas.GigExpansion;
        GigFieldChanges: schemas.GigFieldChanges;
        GigFieldFilter: schemas.GigFieldFilter;
        GigFields: schemas.GigFields;
        GigFilters: schemas.GigFilters;
        GigId: schemas.GigId;
        GigPage: schemas.GigPage;
        GigRemovedEvent: schemas.GigRemovedEvent;
        GigRemovedEventPayload: schemas.GigRemovedEventPayload;
        GigRemovedEventType: schemas.GigRemovedEventType;
        GigSnapshot: schemas.GigSnapshot;
        GigSort: schemas.GigSort;
        GigStatus: schemas.GigStatus;
        GigStatusChange: schemas.GigStatusChange;
        GigSummary: schemas.GigSummary;
        GigTemplate: schemas.GigTemplate;
        GigTemplateChanges: schemas.GigTemplateChanges;
        GigTemplateId: schemas.GigTemplateId;
        GigTemplatePage: schemas.GigTemplatePage;
        Health: schemas.Health;
        HealthCheck: schemas.HealthCheck;
        HealthCheckName: schemas.HealthCheckName;
        HealthFacts: schemas.HealthFacts;
        HealthState: schemas.HealthState;
        HistoryEntry: schemas.HistoryEntry;
        HistoryEntryType: schemas.HistoryEntryType;
        InboxItem: schemas.InboxItem;
        InboxItemExpansion: schemas.InboxItemExpansion;
        InboxItemPage: schemas.InboxItemPage;
        InboxReason: schemas.InboxReason;
        Invitation: schemas.Invitation;
        Issue: schemas.Issue;
        IssueCode: schemas.IssueCode;
        IssuedKey: schemas.IssuedKey;
        JobBacklog: schemas.JobBacklog;
        Key: schemas.Key;
        KeyEvent: schemas.KeyEvent;
        KeyEventPayload: schemas.KeyEventPayload;
        KeyEventType: schemas.KeyEventType;
        KeyId: schemas.KeyId;
        KeyPage: schemas.KeyPage;
        Language: schemas.Language;
        LanguageChanges: schemas.LanguageChanges;
        LastMessage: schemas.LastMessage;
        LedgerAccount: schemas.LedgerAccount;
        LedgerAccountExpansion: schemas.LedgerAccountExpansion;
        LedgerAccountId: schemas.LedgerAccountId;
        LedgerAccountKind: schemas.LedgerAccountKind;
        LedgerAccountName: schemas.LedgerAccountName;
        LedgerAccountPage: schemas.LedgerAccountPage;
        LedgerAudit: schemas.LedgerAudit;
        LedgerAuditCounts: schemas.LedgerAuditCounts;
        LedgerAuditId: schemas.LedgerAuditId;
        LedgerAuditRun: schemas.LedgerAuditRun;
        LedgerAuditRunExpansion: schemas.LedgerAuditRunExpansion;
        LedgerAuditRunPage: schemas.LedgerAuditRunPage;
        LedgerSource: schemas.LedgerSource;
        LedgerTransfer: schemas.LedgerTransfer;
        LedgerTransferExpansion: schemas.LedgerTransferExpansion;
        LedgerTransferPage: schemas.LedgerTransferPage;
        LedgerViolation: schemas.LedgerViolation;
        LightShades: schemas.LightShades;
        LoggedRequest: schemas.LoggedRequest;
        LoggedRequestId: schemas.LoggedRequestId;
        LoggedRequestPage: schemas.LoggedRequestPage;
        LogoBackground: schemas.LogoBackground;
        Mail: schemas.Mail;
        MailId: schemas.MailId;
        MailPage: schemas.MailPage;
        ManagedUser: schemas.ManagedUser;
        ManagedUserPage: schemas.ManagedUserPage;
        Mandate: schemas.Mandate;
        MandateDecision: schemas.MandateDecision;
        MandateEvent: schemas.MandateEvent;
        MandateEventPayload: schemas.MandateEventPayload;
        MandateEventType: schemas.MandateEventType;
        MandateRules: schemas.MandateRules;
        MandateTrial: schemas.MandateTrial;
        MandateTrialRequest: schemas.MandateTrialRequest;
        MandateUse: schemas.MandateUse;
        MandateVerdict: schemas.MandateVerdict;
        MandateWarning: schemas.MandateWarning;
        MandateWithWarnings: schemas.MandateWithWarnings;
        Me: schemas.Me;
        Message: schemas.Message;
        MessageAction: schemas.MessageAction;
        MessageEvent: schemas.MessageEvent;
        MessageEventPayload: schemas.MessageEventPayload;
        MessageEventType: schemas.MessageEventType;
        MessageExpansion: schemas.MessageExpansion;
        MessageFacts: schemas.MessageFacts;
        MessageId: schemas.MessageId;
        MessagePage: schemas.MessagePage;
        Metadata: schemas.Metadata;
        MetadataChanges: schemas.MetadataChanges;
        MetadataFilter: schemas.MetadataFilter;
        Milestone: schemas.Milestone;
        MilestoneAction: schemas.MilestoneAction;
        MilestoneChanges: schemas.MilestoneChanges;
        MilestoneChangesRequestedEvent: schemas.MilestoneChangesRequestedEvent;
        MilestoneChangesRequestedEventPayload: schemas.MilestoneChangesRequestedEventPayload;
        MilestoneChangesRequestedEventType: schemas.MilestoneChangesRequestedEventType;
        MilestoneCreator: schemas.MilestoneCreator;
        MilestoneEvent: schemas.MilestoneEvent;
        MilestoneEventPayload: schemas.MilestoneEventPayload;
        MilestoneEventType: schemas.MilestoneEventType;
        MilestoneId: schemas.MilestoneId;
        MilestonePage: schemas.MilestonePage;
        MilestoneSnapshot: schemas.MilestoneSnapshot;
        MilestoneSnapshotWithChangesRequested: schemas.MilestoneSnapshotWithChangesRequested;
        MilestoneSnapshotWithSubmission: schemas.MilestoneSnapshotWithSubmission;
        MilestoneStatus: schemas.MilestoneStatus;
        MilestoneSubmittedEvent: schemas.MilestoneSubmittedEvent;
        MilestoneSubmittedEventPayload: schemas.MilestoneSubmittedEventPayload;
        MilestoneSubmittedEventType: schemas.MilestoneSubmittedEventType;
        MilestoneSummary: schemas.MilestoneSummary;
        Mode: schemas.Mode;
        Moderation: schemas.Moderation;
        MoneyMove: schemas.MoneyMove;
        MoneyPlace: schemas.MoneyPlace;
        MoneySum: schemas.MoneySum;
        Names: schemas.Names;
        Negotiation: schemas.Negotiation;
        NegotiationAction: schemas.NegotiationAction;
        NegotiationEvent: schemas.NegotiationEvent;
        NegotiationEventPayload: schemas.NegotiationEventPayload;
        NegotiationEventType: schemas.NegotiationEventType;
        NegotiationExpansion: schemas.NegotiationExpansion;
        NegotiationId: schemas.NegotiationId;
        NegotiationOpenedEvent: schemas.NegotiationOpenedEvent;
        NegotiationOpenedEventPayload: schemas.NegotiationOpenedEventPayload;
        NegotiationOpenedEventType: schemas.NegotiationOpenedEventType;
        NegotiationPage: schemas.NegotiationPage;
        NegotiationRoundEvent: schemas.NegotiationRoundEvent;
        NegotiationRoundEventPayload: schemas.NegotiationRoundEventPayload;
        NegotiationRoundEventType: schemas.NegotiationRoundEventType;
        NegotiationSnapshot: schemas.NegotiationSnapshot;
        NegotiationSnapshotWithRound: schemas.NegotiationSnapshotWithRound;
        NegotiationSnapshotWithRoundWithMessage: schemas.NegotiationSnapshotWithRoundWithMessage;
        NegotiationStatus: schemas.NegotiationStatus;
        NegotiationSummary: schemas.NegotiationSummary;
        NegotiationWithRounds: schemas.NegotiationWithRounds;
        NegotiationWithRoundsExpansion: schemas.NegotiationWithRoundsExpansion;
        NewAgent: schemas.NewAgent;
        NewApp: schemas.NewApp;
        NewApplication: schemas.NewApplication;
        NewAvatar: schemas.NewAvatar;
        NewBookmark: schemas.NewBookmark;
        NewDemoSession: schemas.NewDemoSession;
        NewDeposit: schemas.NewDeposit;
        NewDispute: schemas.NewDispute;
        NewEvidence: schemas.NewEvidence;
        NewFeeWithdrawal: schemas.NewFeeWithdrawal;
        NewGig: schemas.NewGig;
        NewGigStatus: schemas.NewGigStatus;
        NewGigTemplate: schemas.NewGigTemplate;
        NewHints: schemas.NewHints;
        NewKey: schemas.NewKey;
        NewManagedUser: schemas.NewManagedUser;
        NewMessage: schemas.NewMessage;
        NewMilestone: schemas.NewMilestone;
        NewNames: schemas.NewNames;
        NewNegotiation: schemas.NewNegotiation;
        NewNote: schemas.NewNote;
        NewNotice: schemas.NewNotice;
        NewObjection: schemas.NewObjection;
        NewPasskey: schemas.NewPasskey;
        NewPayoutAccount: schemas.NewPayoutAccount;
        NewProviderAccount: schemas.NewProviderAccount;
        NewRefund: schemas.NewRefund;
        NewRemoval: schemas.NewRemoval;
        NewReport: schemas.NewReport;
        NewReview: schemas.NewReview;
        NewRound: schemas.NewRound;
        NewSavedSearch: schemas.NewSavedSearch;
        NewSnooze: schemas.NewSnooze;
        NewSubmission: schemas.NewSubmission;
        NewTerms: schemas.NewTerms;
        NewTextAttachment: schemas.NewTextAttachment;
        NewTradeCategory: schemas.NewTradeCategory;
        NewTradeField: schemas.NewTradeField;
        NewTradeOption: schemas.NewTradeOption;
        NewUnits: schemas.NewUnits;
        NewUser: schemas.NewUser;
        NewVouch: schemas.NewVouch;
        NewWebhook: schemas.NewWebhook;
        NewWithdrawal: schemas.NewWithdrawal;
        Note: schemas.Note;
        NoteChanges: schemas.NoteChanges;
        NoteExpansion: schemas.NoteExpansion;
        NoteId: schemas.NoteId;
        NotePage: schemas.NotePage;
        Notice: schemas.Notice;
        NoticeEvent: schemas.NoticeEvent;
        NoticeEventPayload: schemas.NoticeEventPayload;
        NoticeEventType: schemas.NoticeEventType;
        NoticeFacts: schemas.NoticeFacts;
        NoticeId: schemas.NoticeId;
        NoticePage: schemas.NoticePage;
        Notification: schemas.Notification;
        NotificationCounts: schemas.NotificationCounts;
        NotificationExpansion: schemas.NotificationExpansion;
        NotificationPage: schemas.NotificationPage;
        NotificationSettings: schemas.NotificationSettings;
        NotificationSettingsChanges: schemas.NotificationSettingsChanges;
        Objection: schemas.Objection;
        ObjectionDecision: schemas.ObjectionDecision;
        ObjectionEvent: schemas.ObjectionEvent;
        ObjectionEventPayload: schemas.ObjectionEventPayload;
        ObjectionEventType: schemas.ObjectionEventType;
        ObjectionId: schemas.ObjectionId;
        ObjectionPage: schemas.ObjectionPage;
        ObjectionResolution: schemas.ObjectionResolution;
        ObjectionStatus: schemas.ObjectionStatus;
        OfferedTerms: schemas.OfferedTerms;
        Onboarding: schemas.Onboarding;
        OpenIdScope: schemas.OpenIdScope;
        OperatorBrand: schemas.OperatorBrand;
        OperatorHealth: schemas.OperatorHealth;
        OperatorLanguages: schemas.OperatorLanguages;
        OperatorNotice: schemas.OperatorNotice;
        OperatorNoticeExpansion: schemas.OperatorNoticeExpansion;
        OperatorNoticePage: schemas.OperatorNoticePage;
        OperatorObjection: schemas.OperatorObjection;
        OperatorObjectionExpansion: schemas.OperatorObjectionExpansion;
        OperatorObjectionPage: schemas.OperatorObjectionPage;
        OperatorReport: schemas.OperatorReport;
        OperatorReportExpansion: schemas.OperatorReportExpansion;
        OperatorReportPage: schemas.OperatorReportPage;
        OperatorSetting: schemas.OperatorSetting;
        OperatorSettings: schemas.OperatorSettings;
        OperatorTermsVersion: schemas.OperatorTermsVersion;
        OperatorTermsVersionExpansion: schemas.OperatorTermsVersionExpansion;
        OperatorTermsVersionPage: schemas.OperatorTermsVersionPage;
        OperatorTrade: schemas.OperatorTrade;
        OperatorWarning: schemas.OperatorWarning;
        OperatorWarningCode: schemas.OperatorWarningCode;
        Overview: schemas.Overview;
        OverviewDay: schemas.OverviewDay;
        OverviewNow: schemas.OverviewNow;
        OverviewPeriod: schemas.OverviewPeriod;
        OwnAttachment: schemas.OwnAttachment;
        OwnAttachmentPage: schemas.OwnAttachmentPage;
        OwnProfile: schemas.OwnProfile;
        OwnTerms: schemas.OwnTerms;
        OwnTermsVersion: schemas.OwnTermsVersion;
        OwnerRecord: schemas.OwnerRecord;
        Passkey: schemas.Passkey;
        PasskeyEvent: schemas.PasskeyEvent;
        PasskeyEventPayload: schemas.PasskeyEventPayload;
        PasskeyEventType: schemas.PasskeyEventType;
        PasskeyId: schemas.PasskeyId;
        PasskeyName: schemas.PasskeyName;
        PasskeyOptions: schemas.PasskeyOptions;
        PasskeyPage: schemas.PasskeyPage;
        PasskeySignIn: schemas.PasskeySignIn;
        Payment: schemas.Payment;
        PaymentConfirmation: schemas.PaymentConfirmation;
        PaymentExpansion: schemas.PaymentExpansion;
        PaymentFacts: schemas.PaymentFacts;
        PaymentFailure: schemas.PaymentFailure;
        PaymentPage: schemas.PaymentPage;
        PaymentProvider: schemas.PaymentProvider;
        PaymentStatus: schemas.PaymentStatus;
        Payout: schemas.Payout;
        PayoutAccount: schemas.PayoutAccount;
        PayoutAccountEvent: schemas.PayoutAccountEvent;
        PayoutAccountStatus: schemas.PayoutAccountStatus;
        PayoutEvent: schemas.PayoutEvent;
        PayoutEventPayload: schemas.PayoutEventPayload;
        PayoutEventType: schemas.PayoutEventType;
        PayoutExpansion: schemas.PayoutExpansion;
        PayoutId: schemas.PayoutId;
        PayoutPage: schemas.PayoutPage;
        PayoutStatus: schemas.PayoutStatus;
        PositiveCents: schemas.PositiveCents;
        PreviewKind: schemas.PreviewKind;
        Profile: schemas.Profile;
        ProfileChanges: schemas.ProfileChanges;
        ProfileEvent: schemas.ProfileEvent;
        ProfileEventPayload: schemas.ProfileEventPayload;
        ProfileEventType: schemas.ProfileEventType;
        ProfileFieldChanges: schemas.ProfileFieldChanges;
        ProfileFieldFilter: schemas.ProfileFieldFilter;
        ProfileFields: schemas.ProfileFields;
        ProfileKind: schemas.ProfileKind;
        ProfilePage: schemas.ProfilePage;
        ProfileSnapshot: schemas.ProfileSnapshot;
        ProfileSort: schemas.ProfileSort;
        RateType: schemas.RateType;
        ReadUntil: schemas.ReadUntil;
        Readiness: schemas.Readiness;
        RecoveryKey: schemas.RecoveryKey;
        Refund: schemas.Refund;
        RefundEvent: schemas.RefundEvent;
        RefundEventPayload: schemas.RefundEventPayload;
        RefundEventType: schemas.RefundEventType;
        RefundId: schemas.RefundId;
        RefundPage: schemas.RefundPage;
        RefundStatus: schemas.RefundStatus;
        Rejection: schemas.Rejection;
        Release: schemas.Release;
        Removal: schemas.Removal;
        RemovalOutcome: schemas.RemovalOutcome;
        RemovalRequest: schemas.RemovalRequest;
        RemovedContent: schemas.RemovedContent;
        RemovedGig: schemas.RemovedGig;
        Report: schemas.Report;
        ReportDecision: schemas.ReportDecision;
        ReportDetails: schemas.ReportDetails;
        ReportDetailsExpansion: schemas.ReportDetailsExpansion;
        ReportEvent: schemas.ReportEvent;
        ReportEventPayload: schemas.ReportEventPayload;
        ReportEventType: schemas.ReportEventType;
        ReportId: schemas.ReportId;
        ReportPage: schemas.ReportPage;
        ReportReason: schemas.ReportReason;
        ReportResolution: schemas.ReportResolution;
        ReportStatus: schemas.ReportStatus;
        ReportableType: schemas.ReportableType;
        ReportedContent: schemas.ReportedContent;
        Reputation: schemas.Reputation;
        RequestChannel: schemas.RequestChannel;
        RequestStatus: schemas.RequestStatus;
        ResolutionMethod: schemas.ResolutionMethod;
        RetriedDeliveries: schemas.RetriedDeliveries;
        Review: schemas.Review;
        ReviewEvent: schemas.ReviewEvent;
        ReviewEventPayload: schemas.ReviewEventPayload;
        ReviewEventType: schemas.ReviewEventType;
        ReviewExpansion: schemas.ReviewExpansion;
        ReviewId: schemas.ReviewId;
        ReviewPage: schemas.ReviewPage;
        Role: schemas.Role;
        RotateKey: schemas.RotateKey;
        Round: schemas.Round;
        RoundId: schemas.RoundId;
        SandboxClock: schemas.SandboxClock;
        SandboxReset: schemas.SandboxReset;
        SavedFilters: schemas.SavedFilters;
        SavedSearch: schemas.SavedSearch;
        SavedSearchChanges: schemas.SavedSearchChanges;
        SavedSearchId: schemas.SavedSearchId;
        SavedSearchPage: schemas.SavedSearchPage;
        Scope: schemas.Scope;
        SearchEvent: schemas.SearchEvent;
        SearchEventPayload: schemas.SearchEventPayload;
        SearchEventType: schemas.SearchEventType;
        SearchMatch: schemas.SearchMatch;
        SearchNotify: schemas.SearchNotify;
        SecurityEmails: schemas.SecurityEmails;
        SeenNotifications: schemas.SeenNotifications;
        SentInvitation: schemas.SentInvitation;
        SentMail: schemas.SentMail;
        SentTestEmail: schemas.SentTestEmail;
        Session: schemas.Session;
        SessionEvent: schemas.SessionEvent;
        SessionEventPayload: schemas.SessionEventPayload;
        SessionEventType: schemas.SessionEventType;
        SessionId: schemas.SessionId;
        SessionPage: schemas.SessionPage;
        SessionSnapshot: schemas.SessionSnapshot;
        SettingChange: schemas.SettingChange;
        SettingChangeExpansion: schemas.SettingChangeExpansion;
        SettingChangeId: schemas.SettingChangeId;
        SettingChangePage: schemas.SettingChangePage;
        SettingChanges: schemas.SettingChanges;
        SettingGroup: schemas.SettingGroup;
        Setup: schemas.Setup;
        SetupChanges: schemas.SetupChanges;
        SetupStep: schemas.SetupStep;
        SetupStepName: schemas.SetupStepName;
        Side: schemas.Side;
        SignIn: schemas.SignIn;
        SignInMail: schemas.SignInMail;
        SignInMethod: schemas.SignInMethod;
        SignUp: schemas.SignUp;
        SignedCents: schemas.SignedCents;
        SignedIn: schemas.SignedIn;
        Snooze: schemas.Snooze;
        StaffAct: schemas.StaffAct;
        StaffActId: schemas.StaffActId;
        StaffActKind: schemas.StaffActKind;
        StaffActPage: schemas.StaffActPage;
        Statement: schemas.Statement;
        StatementFacts: schemas.StatementFacts;
        StatementId: schemas.StatementId;
        Stats: schemas.Stats;
        Subject: schemas.Subject;
        Submission: schemas.Submission;
        SubmissionFacts: schemas.SubmissionFacts;
        SubmissionId: schemas.SubmissionId;
        SubmissionPage: schemas.SubmissionPage;
        Suspension: schemas.Suspension;
        TaskCount: schemas.TaskCount;
        TemplateGig: schemas.TemplateGig;
        Terms: schemas.Terms;
        TermsAcceptance: schemas.TermsAcceptance;
        TermsAcceptanceExpansion: schemas.TermsAcceptanceExpansion;
        TermsAcceptancePage: schemas.TermsAcceptancePage;
        TermsStatus: schemas.TermsStatus;
        TermsVersion: schemas.TermsVersion;
        TestEmail: schemas.TestEmail;
        Timestamp: schemas.Timestamp;
        TracedTransfer: schemas.TracedTransfer;
        Trade: schemas.Trade;
        TradeCategory: schemas.TradeCategory;
        TradeChanges: schemas.TradeChanges;
        TradeEffect: schemas.TradeEffect;
        TradeEffectCount: schemas.TradeEffectCount;
        TradeField: schemas.TradeField;
        TradeFieldType: schemas.TradeFieldType;
        TradeOption: schemas.TradeOption;
        TradeTrial: schemas.TradeTrial;
        Transaction: schemas.Transaction;
        TransactionExpansion: schemas.TransactionExpansion;
        TransactionId: schemas.TransactionId;
        TransactionKind: schemas.TransactionKind;
        TransactionPage: schemas.TransactionPage;
        TriedStake: schemas.TriedStake;
        UnreadCount: schemas.UnreadCount;
        UnreadTotals: schemas.UnreadTotals;
        User: schemas.User;
        UserChanges: schemas.UserChanges;
        UserEvent: schemas.UserEvent;
        UserEventPayload: schemas.UserEventPayload;
        UserEventType: schemas.UserEventType;
        UserExpansion: schemas.UserExpansion;
        UserId: schemas.UserId;
        UserInfo: schemas.UserInfo;
        UserPage: schemas.UserPage;
        UserSnapshot: schemas.UserSnapshot;
        UserStatus: schemas.UserStatus;
        UserSummary: schemas.UserSummary;
        Verdict: schemas.Verdict;
        VerifiedKey: schemas.VerifiedKey;
        Vouch: schemas.Vouch;
        VouchEvent: schemas.VouchEvent;
        VouchEventPayload: schemas.VouchEventPayload;
        VouchEventType: schemas.VouchEventType;
        VouchExpansion: schemas.VouchExpansion;
        VouchId: schemas.VouchId;
        VouchPage: schemas.VouchPage;
        Wallet: schemas.Wallet;
        WalletEvent: schemas.WalletEvent;
        WalletEventPayload: schemas.WalletEventPayload;
        WalletEventType: schemas.WalletEventType;
        WalletPayoutAccountChangedEvent: schemas.WalletPayoutAccountChangedEvent;
        WalletPayoutAccountChangedEventPayload: schemas.WalletPayoutAccountChangedEventPayload;
        WalletPayoutAccountChangedEventType: schemas.WalletPayoutAccountChangedEventType;
        Webhook: schemas.Webhook;
        WebhookChanges: schemas.WebhookChanges;
        WebhookEvent: schemas.WebhookEvent;
        WebhookEventPayload: schemas.WebhookEventPayload;
        WebhookEventType: schemas.WebhookEventType;
        WebhookId: schemas.WebhookId;
        WebhookPage: schemas.WebhookPage;
        WebhookWithSecret: schemas.WebhookWithSecret;
        WithdrawalId: schemas.WithdrawalId;
        WithdrawnVersion: schemas.WithdrawnVersion;
        WriteRefusal: schemas.WriteRefusal;
    };
    responses: {
        /** @description Done. */
        ActOnBehalfPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "act_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "operator_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7b",
                 *           "api_key_id": "key_01kz3v9d6ye8tb2xw4qh5mrc7d",
                 *           "operation": "applyToGig",
                 *           "path": "/api/gigs/gig_01kz3v9d6ye8tb2xw4qh5mrc7a/apply",
                 *           "subject_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7e",
                 *           "created_at": "2026-11-14T23:55:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["ActOnBehalfPage"];
            };
        };
        /** @description Done. */
        ActivityPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "action": "milestones.fund",
                 *           "subject": {
                 *             "type": "milestone",
                 *             "id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8"
                 *           },
                 *           "key_id": "key_01kz3v8c5xd7sa1wv3pg4kqb69",
                 *           "connected_app_id": null,
                 *           "mandate_version": 2,
                 *           "approval_id": "apr_01kz3vk2b4d6f8h0k2m4p6r8t0",
                 *           "created_at": "2026-11-16T12:05:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["ActivityPage"];
            };
        };
        /** @description Done. */
        Agent: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Scout",
                 *       "description": "Finds translation gigs and applies to them.",
                 *       "status": "active",
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "acts_last_day": 12,
                 *       "pending_approvals": 1
                 *     }
                 */
                "application/json": components["schemas"]["Agent"];
            };
        };
        /** @description Created. */
        AgentCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Agent"];
            };
        };
        /** @description Done. */
        AgentPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AgentPage"];
            };
        };
        /** @description Done. */
        App: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Gig radar",
                 *       "url": "https://radar.example",
                 *       "redirect_uris": [
                 *         "https://radar.example/callback"
                 *       ],
                 *       "type": "confidential",
                 *       "first_party": false,
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["App"];
            };
        };
        /** @description Done. */
        AppPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AppPage"];
            };
        };
        /** @description Created. */
        AppWithSecretCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Gig radar",
                 *       "url": "https://radar.example",
                 *       "redirect_uris": [
                 *         "https://radar.example/callback"
                 *       ],
                 *       "type": "confidential",
                 *       "first_party": false,
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z",
                 *       "client_secret": "b3VyIHNlY3JldCBvZiB0aGUgYXBwIGluIHRoZSBkb2Nz"
                 *     }
                 */
                "application/json": components["schemas"]["AppWithSecret"];
            };
        };
        /** @description Done. */
        Application: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "gig_version": 1,
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "hosted_agent_id": null,
                 *       "message": "I have translated four manuals of this kind.",
                 *       "attachments": [],
                 *       "rate_cents": 95000,
                 *       "hours_per_week": null,
                 *       "start_date": "2026-12-01",
                 *       "payout_delay_days": null,
                 *       "status": "pending",
                 *       "negotiation_id": null,
                 *       "allowed_actions": [
                 *         "withdraw",
                 *         "negotiate"
                 *       ],
                 *       "created_at": "2026-11-15T08:00:00.000Z",
                 *       "updated_at": "2026-11-15T08:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Application"];
            };
        };
        /** @description Created. */
        ApplicationCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        /** @description Done. */
        ApplicationPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationPage"];
            };
        };
        /** @description Done. */
        Approval: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "apr_01kz3vk2b4d6f8h0k2m4p6r8t0",
                 *       "agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "key_id": "key_01kz3v8c5xd7sa1wv3pg4kqb69",
                 *       "connected_app_id": null,
                 *       "action": "milestones.fund",
                 *       "subject": {
                 *         "type": "milestone",
                 *         "id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8"
                 *       },
                 *       "summary": "Put $900 into escrow for “Translate a user manual into French”.",
                 *       "wants": {
                 *         "kind": "fund",
                 *         "facts": {
                 *           "milestone": "Translate a user manual into French",
                 *           "cents": 90000
                 *         }
                 *       },
                 *       "request": {
                 *         "method": "POST",
                 *         "path": "/api/contracts/con_01kz3ve5p7r9t1v3x5z7b9d1f3/milestones/mil_01kz3vf8y2m4x6b8d0f2h4k6m8/fund",
                 *         "body": {
                 *           "amount_cents": 90000
                 *         }
                 *       },
                 *       "agent_reason": "The worker can start on Monday if the milestone is funded by then.",
                 *       "stake": {
                 *         "rate_cents": null,
                 *         "contract_cents": 90000,
                 *         "moved_cents": 90000,
                 *         "worker_cents": null,
                 *         "side": null,
                 *         "counterparty_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "change": null,
                 *         "moves": [
                 *           {
                 *             "from": "available",
                 *             "from_owner": "usr_01kz3v7b4wc6rz0vt2nf3jpa58",
                 *             "to": "escrow",
                 *             "to_owner": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *             "amount_cents": 90000
                 *           }
                 *         ]
                 *       },
                 *       "mandate_left": {
                 *         "now_cents": 410000,
                 *         "after_cents": 320000
                 *       },
                 *       "mandate_version": 2,
                 *       "status": "pending",
                 *       "expires_at": "2026-11-19T10:00:00.000Z",
                 *       "decided_at": null,
                 *       "reason": null,
                 *       "used_at": null,
                 *       "created_at": "2026-11-16T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Approval"];
            };
        };
        /** @description Done. */
        ApprovalPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApprovalPage"];
            };
        };
        /** @description Created. */
        AttachmentCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "manual-fr.pdf",
                 *       "media_type": "application/pdf",
                 *       "bytes": 482113,
                 *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *       "width": null,
                 *       "height": null,
                 *       "created_at": "2026-11-15T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Attachment"];
            };
        };
        /** @description Done. */
        AttachmentPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "manual-fr.pdf",
                 *       "media_type": "application/pdf",
                 *       "bytes": 482113,
                 *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *       "width": null,
                 *       "height": null,
                 *       "created_at": "2026-11-15T09:00:00.000Z",
                 *       "text": null,
                 *       "truncated": false
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentPreview"];
            };
        };
        /** @description Done. */
        Block: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "created_at": "2026-11-16T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Block"];
            };
        };
        /** @description Done. */
        BlockPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "created_at": "2026-11-16T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["BlockPage"];
            };
        };
        /** @description Done. */
        Bookmark: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "bkm_01kz3vm3h5k7n9q1s3v5x7z9b1",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": null,
                 *       "created_at": "2026-11-16T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Bookmark"];
            };
        };
        /** @description Created. */
        BookmarkCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Bookmark"];
            };
        };
        /** @description Done. */
        BookmarkPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "bkm_01kz3vm3h5k7n9q1s3v5x7z9b1",
                 *           "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "user_id": null,
                 *           "created_at": "2026-11-16T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["BookmarkPage"];
            };
        };
        /** @description Done. */
        Brand: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "name": "Studio Hub",
                 *       "tagline": "Illustrators for hire, by the hour or by the piece",
                 *       "accent": "#0f766e",
                 *       "shades": {
                 *         "light": {
                 *           "accent": "#0f766e",
                 *           "accent_hover": "#00645d",
                 *           "accent_text": "#076d66",
                 *           "accent_soft": "#e6f6f3"
                 *         },
                 *         "dark": {
                 *           "accent": "#1b7d75",
                 *           "accent_hover": "#0b726a",
                 *           "accent_text": "#6cc9bf",
                 *           "accent_soft": "#0c2c29"
                 *         }
                 *       },
                 *       "font": "inter",
                 *       "logo_url": "https://studiohub.example/brand/images/5f2c3a0b9d1e4f67a8b0c1d2e3f405162738495a6b7c8d9e0f1a2b3c4d5e6f70.png",
                 *       "logo_background": "any",
                 *       "icon_url": "https://studiohub.example/brand/images/0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9.png",
                 *       "link_image_url": "https://studiohub.example/brand/images/9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0.png",
                 *       "support_email": "help@studiohub.example",
                 *       "terms_url": null,
                 *       "privacy_url": "https://studiohub.example/privacy",
                 *       "imprint_url": null,
                 *       "headline": "Find the illustrator your story needs",
                 *       "intro": "Browse portfolios, agree on a price and pay when the work is done.",
                 *       "powered_by": true
                 *     }
                 */
                "application/json": components["schemas"]["Brand"];
            };
        };
        /** @description Done. */
        BrandShades: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "light": {
                 *         "accent": "#0f766e",
                 *         "accent_hover": "#00645d",
                 *         "accent_text": "#076d66",
                 *         "accent_soft": "#e6f6f3"
                 *       },
                 *       "dark": {
                 *         "accent": "#1b7d75",
                 *         "accent_hover": "#0b726a",
                 *         "accent_text": "#6cc9bf",
                 *         "accent_soft": "#0c2c29"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BrandShades"];
            };
        };
        /** @description Done. */
        Bytes: {
            headers: {
                etag: components["headers"]["ETag"];
                "content-disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": components["schemas"]["Bytes"];
            };
        };
        /** @description Done. */
        ComingDeadlines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": []
                 *     }
                 */
                "application/json": components["schemas"]["ComingDeadlines"];
            };
        };
        /** @description Done. */
        ConfirmedAddress: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "confirmed": true
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmedAddress"];
            };
        };
        /** @description The current state doesn’t allow this. */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "CONFLICT",
                 *         "message": "Can’t release while pending. It must be funded or submitted.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "wrong_state",
                 *             "message": "Can’t release while pending. It must be funded or submitted.",
                 *             "remedy": "Read the resource: its `allowed_actions` are what’s possible now. This becomes possible once the status (of `details.resource`, if given) is one of `details.possible_in`, or never if that list is empty.",
                 *             "details": {
                 *               "status": "pending",
                 *               "possible_in": [
                 *                 "funded",
                 *                 "submitted"
                 *               ]
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        ConnectedApp: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "cap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Gig radar",
                 *       "url": "https://radar.example",
                 *       "hosted_agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "scopes": [
                 *         "read",
                 *         "applications:write",
                 *         "negotiations:write"
                 *       ],
                 *       "openid_scopes": [
                 *         "openid",
                 *         "profile"
                 *       ],
                 *       "first_party": false,
                 *       "remembered_until": null,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "expires_at": "2027-05-13T23:55:00.000Z",
                 *       "last_used_at": null
                 *     }
                 */
                "application/json": components["schemas"]["ConnectedApp"];
            };
        };
        /** @description Done. */
        ConnectedAppPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "cap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "client_id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "Gig radar",
                 *           "url": "https://radar.example",
                 *           "hosted_agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "scopes": [
                 *             "read",
                 *             "applications:write",
                 *             "negotiations:write"
                 *           ],
                 *           "openid_scopes": [
                 *             "openid",
                 *             "profile"
                 *           ],
                 *           "first_party": false,
                 *           "remembered_until": "2027-02-12T23:55:00.000Z",
                 *           "created_at": "2026-11-14T23:55:00.000Z",
                 *           "expires_at": "2027-05-13T23:55:00.000Z",
                 *           "last_used_at": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["ConnectedAppPage"];
            };
        };
        /** @description Done. */
        Contract: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "negotiation_id": "neg_01kz3vcx5mf1sb6v8h2t9w4r7k",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "status": "active",
                 *       "rate_type": "fixed",
                 *       "currency": "USD",
                 *       "terms": {
                 *         "rate_cents": 90000,
                 *         "hours_per_week": null,
                 *         "start_date": "2026-12-01",
                 *         "payout_delay_days": 5
                 *       },
                 *       "brief_hash": "5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c",
                 *       "terms_hash": "3f0e9c8b7a6d5e4f3c2b1a0d9e8f7c6b5a4d3e2f1c0b9a8d7e6f5c4b3a2d1e0f",
                 *       "fee_bps": 500,
                 *       "review_days": 14,
                 *       "approvals": {
                 *         "client_at": "2026-11-15T10:00:00.000Z",
                 *         "worker_at": "2026-11-15T11:00:00.000Z"
                 *       },
                 *       "milestones": [
                 *         {
                 *           "id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *           "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *           "number": 1,
                 *           "title": "Translate a user manual into French",
                 *           "description": null,
                 *           "amount_cents": 90000,
                 *           "currency": "USD",
                 *           "due_date": "2026-12-20",
                 *           "status": "submitted",
                 *           "held_cents": 90000,
                 *           "released_cents": 0,
                 *           "refunded_cents": 0,
                 *           "fee_cents": 0,
                 *           "clearing_cents": 0,
                 *           "clearing_fee_cents": 0,
                 *           "funded_at": "2026-11-16T10:00:00.000Z",
                 *           "submitted_at": "2026-12-01T10:00:00.000Z",
                 *           "auto_release_at": "2026-12-15T10:00:00.000Z",
                 *           "idle_refund_at": null,
                 *           "dispute_id": null,
                 *           "created_by": "agreement",
                 *           "version": 3,
                 *           "allowed_actions": [
                 *             "request-changes",
                 *             "release",
                 *             "dispute"
                 *           ],
                 *           "created_at": "2026-11-15T09:30:00.000Z",
                 *           "updated_at": "2026-12-01T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "totals": {
                 *         "amount_cents": 90000,
                 *         "funded_cents": 90000,
                 *         "released_cents": 0,
                 *         "refunded_cents": 0,
                 *         "fee_cents": 0
                 *       },
                 *       "approve_by": "2026-11-22T09:30:00.000Z",
                 *       "started_at": "2026-11-15T11:00:00.000Z",
                 *       "auto_end_at": null,
                 *       "clearing_until": null,
                 *       "ended_at": null,
                 *       "review_by": null,
                 *       "allowed_actions": [
                 *         "add-milestone"
                 *       ],
                 *       "created_at": "2026-11-15T09:30:00.000Z",
                 *       "updated_at": "2026-12-01T10:00:00.000Z",
                 *       "brief": {
                 *         "title": "Translate a user manual into French",
                 *         "description": "Sixty pages about a coffee machine, from English. A glossary exists.",
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Contract"];
            };
        };
        /** @description Done. */
        ContractPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContractPage"];
            };
        };
        /** @description Done. */
        Conversation: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "cnv_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "unread_count": 1,
                 *       "read_message_id": null,
                 *       "last_message": {
                 *         "id": "msg_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "sender_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "hosted_agent_id": null,
                 *         "excerpt": "Could you send a page as a sample first?",
                 *         "created_at": "2026-11-15T09:00:00.000Z"
                 *       },
                 *       "allowed_actions": [
                 *         "write"
                 *       ],
                 *       "write_refusal": null,
                 *       "created_at": "2026-11-15T08:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Conversation"];
            };
        };
        /** @description Done. */
        ConversationPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConversationPage"];
            };
        };
        /** @description Created. */
        CreatedUserCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "kind": "person",
                 *         "display_name": "Ada",
                 *         "headline": "Translator, English and French",
                 *         "bio": null,
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ],
                 *         "rate_cents": 4500,
                 *         "currency": "USD",
                 *         "location": "Lyon",
                 *         "time_zone": "Europe/Paris",
                 *         "links": [
                 *           {
                 *             "label": "Portfolio",
                 *             "url": "https://ada.example/work"
                 *           }
                 *         ],
                 *         "avatar_url": null,
                 *         "available": true,
                 *         "fields": {},
                 *         "reputation": {
                 *           "rating_average": null,
                 *           "review_count": 0,
                 *           "small_review_count": 0,
                 *           "vouch_count": 0,
                 *           "verified_vouch_count": 0,
                 *           "contracts_completed": 0,
                 *           "small_contracts_completed": 0,
                 *           "disputes_lost": 0,
                 *           "on_time_rate": null
                 *         },
                 *         "version": 1,
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "email": "ada@example.com",
                 *         "email_proven": true,
                 *         "pending_email": null,
                 *         "onboarding": "work",
                 *         "language": null
                 *       },
                 *       "key": {
                 *         "key": "parley_sk_EXAMPLEexampleEXAMPLEexampleEXAMPLE1q3Zx",
                 *         "id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "name": "first key",
                 *         "scopes": [
                 *           "read"
                 *         ],
                 *         "publishable": false,
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "hosted_agent_id": null,
                 *         "last_four": "q3Zx",
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "expires_at": null,
                 *         "last_used_at": null,
                 *         "revoked_at": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreatedUser"];
            };
        };
        /** @description Done. */
        CurrentSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "kind": "person",
                 *         "display_name": "Ada",
                 *         "headline": "Translator, English and French",
                 *         "bio": null,
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ],
                 *         "rate_cents": 4500,
                 *         "currency": "USD",
                 *         "location": "Lyon",
                 *         "time_zone": "Europe/Paris",
                 *         "links": [
                 *           {
                 *             "label": "Portfolio",
                 *             "url": "https://ada.example/work"
                 *           }
                 *         ],
                 *         "avatar_url": null,
                 *         "available": true,
                 *         "fields": {},
                 *         "reputation": {
                 *           "rating_average": null,
                 *           "review_count": 0,
                 *           "small_review_count": 0,
                 *           "vouch_count": 0,
                 *           "verified_vouch_count": 0,
                 *           "contracts_completed": 0,
                 *           "small_contracts_completed": 0,
                 *           "disputes_lost": 0,
                 *           "on_time_rate": null
                 *         },
                 *         "version": 1,
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "email": "ada@example.com",
                 *         "email_proven": true,
                 *         "pending_email": null,
                 *         "onboarding": "work",
                 *         "language": null
                 *       },
                 *       "role": "member",
                 *       "mode": "live",
                 *       "fee_bps": 500,
                 *       "languages": [
                 *         "en",
                 *         "de",
                 *         "es",
                 *         "fr"
                 *       ],
                 *       "terms": {
                 *         "in_force": {
                 *           "terms_version": 1,
                 *           "url": "https://market.example/terms/1",
                 *           "summary": null,
                 *           "effective_at": "2026-03-01T00:00:00.000Z",
                 *           "accepted_at": "2026-03-02T10:15:00.000Z"
                 *         },
                 *         "planned": null
                 *       },
                 *       "session": {
                 *         "id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "method": "email",
                 *         "device": "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
                 *         "address": "203.0.113.5",
                 *         "opened_by": null,
                 *         "signed_in_at": "2026-11-14T23:55:00.000Z",
                 *         "last_seen_at": "2026-11-14T23:58:10.000Z",
                 *         "expires_at": "2026-12-14T23:58:10.000Z",
                 *         "recent": true,
                 *         "current": true
                 *       },
                 *       "time": "2026-11-14T23:58:10.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentSession"];
            };
        };
        /** @description Done. */
        CurrentTerms: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "in_force": {
                 *         "terms_version": 1,
                 *         "status": "in_force",
                 *         "url": "https://market.example/terms/1",
                 *         "external_url": null,
                 *         "summary": null,
                 *         "effective_at": "2026-03-01T00:00:00.000Z",
                 *         "published_at": "2026-03-01T00:00:00.000Z",
                 *         "text": "# Terms of use\n\nBe honest about what you offer, and pay for what you’ve agreed on."
                 *       },
                 *       "planned": {
                 *         "terms_version": 2,
                 *         "status": "planned",
                 *         "url": "https://market.example/terms/2",
                 *         "external_url": null,
                 *         "summary": "Refunds are now explained in plain words.",
                 *         "effective_at": "2026-12-01T00:00:00.000Z",
                 *         "published_at": "2026-11-14T23:55:00.000Z",
                 *         "text": "# Terms of use\n\nBe honest about what you offer, and pay for what you’ve agreed on."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CurrentTerms"];
            };
        };
        /** @description Done. */
        DeadlinePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "at": "2026-12-02T00:00:00.000Z",
                 *           "date": "2026-12-01",
                 *           "kind": "milestone_due",
                 *           "subject": {
                 *             "type": "milestone",
                 *             "id": "mil_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "contract_id": "con_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "waits_for_you": true,
                 *           "amount_cents": 40000,
                 *           "currency": "USD"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["DeadlinePage"];
            };
        };
        /** @description Done. */
        Deleted: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "deleted": true
                 *     }
                 */
                "application/json": components["schemas"]["Deleted"];
            };
        };
        /** @description Done. */
        Delivery: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "dlv_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "event_id": "evt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "type": "webhook.test",
                 *       "status": "pending",
                 *       "attempts": [],
                 *       "next_attempt_at": "2026-11-15T08:00:05.200Z"
                 *     }
                 */
                "application/json": components["schemas"]["Delivery"];
            };
        };
        /** @description Done. */
        DeliveryPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryPage"];
            };
        };
        /** @description Done. */
        DeliveryWithBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "dlv_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "event_id": "evt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "type": "application.created",
                 *       "status": "pending",
                 *       "attempts": [],
                 *       "next_attempt_at": "2026-11-15T08:00:05.200Z",
                 *       "body": "{\"id\":\"evt_01kz3v9d6ye8tb2xw4qh5mrc7a\",\"type\":\"application.created\",\"timestamp\":\"2026-11-15T08:00:00.000Z\",\"data\":{}}"
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryWithBody"];
            };
        };
        /** @description Done. */
        DemoMarket: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "running",
                 *       "progress": 40,
                 *       "users": [
                 *         {
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "display_name": "Mira Kovač",
                 *           "headline": "Front-end engineer who cares about slow phones"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DemoMarket"];
            };
        };
        /** @description Done. */
        Destination: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "holder": "Ada Example",
                 *       "label": "Example Bank",
                 *       "reference": "FR76 3000 6000 0112 3456 7890 189"
                 *     }
                 */
                "application/json": components["schemas"]["Destination"];
            };
        };
        /** @description Done. */
        Dispute: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "dsp_01kz3vp9k1n3q5s7v9x1z3b5d7",
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "milestone_id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "opened_by": "client",
                 *       "status": "resolved",
                 *       "reason": "quality",
                 *       "currency": "USD",
                 *       "amount_cents": 90000,
                 *       "proposals": {
                 *         "client": 30000,
                 *         "worker": 90000
                 *       },
                 *       "default_worker_cents": 90000,
                 *       "recommendation": {
                 *         "worker_cents": 60000,
                 *         "rationale": "Two thirds of the pages are fine.",
                 *         "by": "usr_01kz3vr5n7q9s1v3x5z7b9d1f3",
                 *         "client_accepted": false,
                 *         "worker_accepted": false
                 *       },
                 *       "resolution": {
                 *         "worker_cents": 60000,
                 *         "client_cents": 30000,
                 *         "how": "recommendation",
                 *         "rationale": "Two thirds of the pages are fine."
                 *       },
                 *       "respond_by": "2026-12-15T10:00:00.000Z",
                 *       "decide_by": null,
                 *       "allowed_actions": [],
                 *       "conflict_of_interest": null,
                 *       "created_at": "2026-12-05T10:00:00.000Z",
                 *       "updated_at": "2026-12-07T10:00:00.000Z",
                 *       "statements": [
                 *         {
                 *           "id": "stm_01kz3vq2m4p6r8t0v2x4z6b8d0",
                 *           "side": "client",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "hosted_agent_id": null,
                 *           "text": "Chapters four to nine are machine translation without any editing.",
                 *           "evidence": [
                 *             {
                 *               "title": "A comparison",
                 *               "kind": "link",
                 *               "content": "https://files.example/comparison.pdf"
                 *             }
                 *           ],
                 *           "attachments": [],
                 *           "proposed_worker_cents": 30000,
                 *           "created_at": "2026-12-05T10:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Dispute"];
            };
        };
        /** @description Created. */
        DisputeCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Dispute"];
            };
        };
        /** @description Done. */
        DisputePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisputePage"];
            };
        };
        /** @description Done. */
        EmailPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kind": "messages",
                 *       "subject": "2 new messages from Maya Lindqvist",
                 *       "text": "Read and reply on the marketplace. …",
                 *       "html": "<!doctype html>…"
                 *     }
                 */
                "application/json": components["schemas"]["EmailPreview"];
            };
        };
        /** @description Done. */
        EndedSessions: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ended": 2
                 *     }
                 */
                "application/json": components["schemas"]["EndedSessions"];
            };
        };
        /** @description Done. */
        EventFeed: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "evt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "type": "agent.suspended",
                 *           "created_at": "2026-11-14T23:55:00.000Z",
                 *           "actor": {
                 *             "type": "user",
                 *             "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *             "hosted_agent_id": null
                 *           },
                 *           "subject": {
                 *             "type": "agent",
                 *             "id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "data": {
                 *             "id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *             "name": "Scout",
                 *             "description": null,
                 *             "status": "suspended",
                 *             "version": 2,
                 *             "created_at": "2026-11-14T23:50:00.000Z"
                 *           }
                 *         }
                 *       ],
                 *       "next_cursor": "WyI0MiJd.VhJzBEBm0e0gMVkVjE9ZgA"
                 *     }
                 */
                "application/json": components["schemas"]["EventFeed"];
            };
        };
        /** @description Done. */
        EventPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["EventPage"];
            };
        };
        /** @description Done. */
        EventStream: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example id: evt_01kz3v9d6ye8tb2xw4qh5mrc7a
                 *     event: agent.suspended
                 *     data: {"id":"evt_01kz3v9d6ye8tb2xw4qh5mrc7a","type":"agent.suspended","created_at":"2026-11-14T23:55:00.000Z","actor":{"type":"user","user_id":"usr_01kz3v9d6ye8tb2xw4qh5mrc7a","hosted_agent_id":null},"subject":{"type":"agent","id":"agt_01kz3v9d6ye8tb2xw4qh5mrc7a"},"data":{"id":"agt_01kz3v9d6ye8tb2xw4qh5mrc7a","name":"Scout","description":null,"status":"suspended","version":2,"created_at":"2026-11-14T23:50:00.000Z"}}
                 */
                "text/event-stream": components["schemas"]["EventStream"];
            };
        };
        /** @description Done. */
        FirstPartyApp: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Gig radar",
                 *       "url": "https://radar.example",
                 *       "redirect_uris": [
                 *         "https://radar.example/callback"
                 *       ],
                 *       "type": "confidential",
                 *       "first_party": true,
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z",
                 *       "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "status": "active",
                 *       "request": null
                 *     }
                 */
                "application/json": components["schemas"]["FirstPartyApp"];
            };
        };
        /** @description Done. */
        FirstPartyAppPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "oap_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "Gig radar",
                 *           "url": "https://radar.example",
                 *           "redirect_uris": [
                 *             "https://radar.example/callback"
                 *           ],
                 *           "type": "confidential",
                 *           "first_party": true,
                 *           "version": 1,
                 *           "created_at": "2026-11-14T23:55:00.000Z",
                 *           "updated_at": "2026-11-14T23:55:00.000Z",
                 *           "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "status": "active",
                 *           "request": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["FirstPartyAppPage"];
            };
        };
        /** @description The caller isn’t allowed to do this. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`. */
        ForbiddenCommitment: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `missing_role`. */
        ForbiddenCommitmentOrRole: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`. */
        ForbiddenObligation: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `missing_scope`. */
        ForbiddenRead: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `missing_scope`, `user_suspended`. */
        ForbiddenStaffRead: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `cross_site`, `recent_sign_in_required`, `missing_scope`, `user_suspended`. */
        ForbiddenWithoutRecentSignIn: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller isn’t allowed to do this: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`. */
        ForbiddenWrite: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        Gig: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "title": "Translate a user manual into French",
                 *       "description": "Sixty pages about a coffee machine, from English. A glossary exists.",
                 *       "category": "translation",
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_type": "fixed",
                 *       "currency": "USD",
                 *       "rate_min_cents": 80000,
                 *       "rate_max_cents": 120000,
                 *       "hours_per_week": null,
                 *       "start_date": "2026-12-01",
                 *       "payout_delay_days": 5,
                 *       "review_days": 14,
                 *       "remote": true,
                 *       "location": null,
                 *       "positions": 1,
                 *       "filled_positions": 0,
                 *       "reserved_positions": 0,
                 *       "apply_by": "2026-11-30T18:00:00.000Z",
                 *       "status": "open",
                 *       "application_count": 0,
                 *       "version": 1,
                 *       "fields": {},
                 *       "allowed_actions": [
                 *         "invite",
                 *         "edit",
                 *         "pause",
                 *         "close",
                 *         "delete"
                 *       ],
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Gig"];
            };
        };
        /** @description Created. */
        GigCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Gig"];
            };
        };
        /** @description Done. */
        GigPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GigPage"];
            };
        };
        /** @description Done. */
        GigTemplate: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "tpl_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Manuals",
                 *       "gig": {
                 *         "title": "Translate a user manual into French",
                 *         "description": "Sixty pages about a coffee machine, from English. A glossary exists.",
                 *         "category": "translation",
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ],
                 *         "rate_type": "fixed",
                 *         "rate_min_cents": 80000,
                 *         "rate_max_cents": 120000,
                 *         "hours_per_week": null,
                 *         "payout_delay_days": 5,
                 *         "review_days": 14,
                 *         "remote": true,
                 *         "location": null,
                 *         "positions": 1,
                 *         "fields": {},
                 *         "currency": "USD"
                 *       },
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["GigTemplate"];
            };
        };
        /** @description Created. */
        GigTemplateCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GigTemplate"];
            };
        };
        /** @description Done. */
        GigTemplatePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GigTemplatePage"];
            };
        };
        /** @description Done. */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ok",
                 *       "version": "0.1.0",
                 *       "time": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description Done. */
        InboxItemPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "subject": {
                 *             "type": "application",
                 *             "id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "about": null,
                 *           "contract_id": null,
                 *           "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "counterparty_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "amount_cents": 90000,
                 *           "action": "shortlist",
                 *           "reason": "application.shortlist",
                 *           "title": "New application",
                 *           "why": "A worker applied to your gig. Shortlist or reject the application.",
                 *           "deadline": null,
                 *           "snoozed_until": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["InboxItemPage"];
            };
        };
        /** @description Created. */
        IssuedKeyCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "key": "parley_sk_EXAMPLEexampleEXAMPLEexampleEXAMPLE1q3Zx",
                 *       "id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "nightly export",
                 *       "scopes": [
                 *         "read"
                 *       ],
                 *       "publishable": false,
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "last_four": "q3Zx",
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "expires_at": null,
                 *       "last_used_at": null,
                 *       "revoked_at": null
                 *     }
                 */
                "application/json": components["schemas"]["IssuedKey"];
            };
        };
        /** @description Done. */
        Key: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "nightly export",
                 *       "scopes": [
                 *         "read"
                 *       ],
                 *       "publishable": false,
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "last_four": "q3Zx",
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "expires_at": null,
                 *       "last_used_at": null,
                 *       "revoked_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Key"];
            };
        };
        /** @description Done. */
        KeyPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KeyPage"];
            };
        };
        /** @description Done. */
        LedgerAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "acc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "kind": "available",
                 *       "owner": {
                 *         "type": "user",
                 *         "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "contract_id": null,
                 *       "currency": "USD",
                 *       "balance_cents": 90000,
                 *       "sources": [],
                 *       "untraced_cents": 0
                 *     }
                 */
                "application/json": components["schemas"]["LedgerAccount"];
            };
        };
        /** @description Done. */
        LedgerAccountPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerAccountPage"];
            };
        };
        /** @description Done. */
        LedgerAudit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true,
                 *       "checked": {
                 *         "accounts": 12,
                 *         "transfers": 41,
                 *         "contracts": 3,
                 *         "milestones": 5,
                 *         "payouts": 6,
                 *         "deposits": 4,
                 *         "withdrawals": 1
                 *       },
                 *       "violations": []
                 *     }
                 */
                "application/json": components["schemas"]["LedgerAudit"];
            };
        };
        /** @description Done. */
        LedgerAuditRun: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true,
                 *       "checked": {
                 *         "accounts": 12,
                 *         "transfers": 41,
                 *         "contracts": 3,
                 *         "milestones": 5,
                 *         "payouts": 6,
                 *         "deposits": 4,
                 *         "withdrawals": 1
                 *       },
                 *       "violations": [],
                 *       "id": "aud_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "run_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7b",
                 *       "violation_count": 0,
                 *       "created_at": "2026-11-15T11:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["LedgerAuditRun"];
            };
        };
        /** @description Done. */
        LedgerAuditRunPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerAuditRunPage"];
            };
        };
        /** @description Done. */
        LedgerTransferPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "txn_01kz3vk0g2j4m6p8r0t2v4x6z8",
                 *           "kind": "deposit",
                 *           "amount_cents": 90000,
                 *           "currency": "USD",
                 *           "from": {
                 *             "id": "acc_1w8rhr96j9mmwh3h53wh6rxbpr",
                 *             "kind": "external",
                 *             "owner": null
                 *           },
                 *           "to": {
                 *             "id": "acc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *             "kind": "available",
                 *             "owner": {
                 *               "type": "user",
                 *               "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *             }
                 *           },
                 *           "subject": {
                 *             "type": "deposit",
                 *             "id": "dep_01kz3vj7e9g1j3m5p7r9t1v3x5"
                 *           },
                 *           "contract_id": null,
                 *           "created_at": "2026-11-15T11:30:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["LedgerTransferPage"];
            };
        };
        /** @description Done. */
        LoggedRequestPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "req_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "at": "2026-11-14T23:55:00.000Z",
                 *           "channel": "api",
                 *           "operation": "createGig",
                 *           "method": "POST",
                 *           "path": "/api/gigs",
                 *           "status": 422,
                 *           "issue_codes": [
                 *             "required"
                 *           ],
                 *           "duration_ms": 12,
                 *           "request_id": "0190e1d0-7b3a-7c55-9a53-1f0c2b8a9d10",
                 *           "key_id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "connected_app_id": null,
                 *           "hosted_agent_id": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["LoggedRequestPage"];
            };
        };
        /** @description Done. */
        MailPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "mal_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "to": "ada@example.com",
                 *           "subject": "Your Parley code: 402913",
                 *           "text": "Enter this code …",
                 *           "html": "<!doctype html>…",
                 *           "created_at": "2026-11-14T23:55:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["MailPage"];
            };
        };
        /** @description Created. */
        ManagedUserCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "kind": "person",
                 *       "display_name": "Ada",
                 *       "headline": "Translator, English and French",
                 *       "bio": null,
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_cents": 4500,
                 *       "currency": "USD",
                 *       "location": "Lyon",
                 *       "time_zone": "Europe/Paris",
                 *       "links": [
                 *         {
                 *           "label": "Portfolio",
                 *           "url": "https://ada.example/work"
                 *         }
                 *       ],
                 *       "avatar_url": null,
                 *       "available": true,
                 *       "fields": {},
                 *       "reputation": {
                 *         "rating_average": null,
                 *         "review_count": 0,
                 *         "small_review_count": 0,
                 *         "vouch_count": 0,
                 *         "verified_vouch_count": 0,
                 *         "contracts_completed": 0,
                 *         "small_contracts_completed": 0,
                 *         "disputes_lost": 0,
                 *         "on_time_rate": null
                 *       },
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "claimed_at": null
                 *     }
                 */
                "application/json": components["schemas"]["ManagedUser"];
            };
        };
        /** @description Done. */
        ManagedUserPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ManagedUserPage"];
            };
        };
        /** @description Done. */
        Mandate: {
            headers: {
                etag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "min_rate_cents": null,
                 *       "max_rate_cents": 100000,
                 *       "max_contract_cents": 150000,
                 *       "max_funding_cents": 500000,
                 *       "max_release_cents": null,
                 *       "max_refund_cents": null,
                 *       "max_withdrawal_cents": null,
                 *       "min_dispute_worker_cents": null,
                 *       "max_dispute_worker_cents": null,
                 *       "allowed_counterparties": null,
                 *       "expires_at": "2027-01-01T00:00:00.000Z",
                 *       "may": [
                 *         "contracts.complete"
                 *       ],
                 *       "ask_owner": [
                 *         "contracts.approve",
                 *         "milestones.release",
                 *         "wallet.withdraw"
                 *       ],
                 *       "used": {
                 *         "funding_cents": 90000,
                 *         "release_cents": 0,
                 *         "refund_cents": 0,
                 *         "withdrawal_cents": 0
                 *       },
                 *       "version": 2,
                 *       "updated_at": "2026-11-15T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Mandate"];
            };
        };
        /** @description Done. */
        MandateTrial: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "verdicts": [
                 *         {
                 *           "action": "milestones.fund",
                 *           "decision": "alone",
                 *           "issues": []
                 *         }
                 *       ],
                 *       "wider": null
                 *     }
                 */
                "application/json": components["schemas"]["MandateTrial"];
            };
        };
        /** @description Done. */
        MandateWithWarnings: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "min_rate_cents": null,
                 *       "max_rate_cents": 100000,
                 *       "max_contract_cents": 150000,
                 *       "max_funding_cents": 500000,
                 *       "max_release_cents": null,
                 *       "max_refund_cents": null,
                 *       "max_withdrawal_cents": null,
                 *       "min_dispute_worker_cents": null,
                 *       "max_dispute_worker_cents": null,
                 *       "allowed_counterparties": null,
                 *       "expires_at": "2027-01-01T00:00:00.000Z",
                 *       "may": [
                 *         "contracts.complete"
                 *       ],
                 *       "ask_owner": [
                 *         "contracts.approve",
                 *         "milestones.release",
                 *         "wallet.withdraw"
                 *       ],
                 *       "used": {
                 *         "funding_cents": 90000,
                 *         "release_cents": 0,
                 *         "refund_cents": 0,
                 *         "withdrawal_cents": 0
                 *       },
                 *       "version": 2,
                 *       "updated_at": "2026-11-15T09:00:00.000Z",
                 *       "warnings": [
                 *         {
                 *           "key_id": "key_01kz3v8c5xd7sa1wv3pg4kqb69",
                 *           "scope": "payments:write",
                 *           "actions": [
                 *             "milestones.fund"
                 *           ],
                 *           "message": "This key lacks the scope payments:write, so it can’t do milestones.fund. Create a key that has it."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MandateWithWarnings"];
            };
        };
        /** @description Done. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "kind": "person",
                 *         "display_name": "Ada",
                 *         "headline": "Translator, English and French",
                 *         "bio": null,
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ],
                 *         "rate_cents": 4500,
                 *         "currency": "USD",
                 *         "location": "Lyon",
                 *         "time_zone": "Europe/Paris",
                 *         "links": [
                 *           {
                 *             "label": "Portfolio",
                 *             "url": "https://ada.example/work"
                 *           }
                 *         ],
                 *         "avatar_url": null,
                 *         "available": true,
                 *         "fields": {},
                 *         "reputation": {
                 *           "rating_average": null,
                 *           "review_count": 0,
                 *           "small_review_count": 0,
                 *           "vouch_count": 0,
                 *           "verified_vouch_count": 0,
                 *           "contracts_completed": 0,
                 *           "small_contracts_completed": 0,
                 *           "disputes_lost": 0,
                 *           "on_time_rate": null
                 *         },
                 *         "version": 1,
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "email": "ada@example.com",
                 *         "email_proven": true,
                 *         "pending_email": null,
                 *         "onboarding": "work",
                 *         "language": null,
                 *         "role": "member",
                 *         "status": "active"
                 *       },
                 *       "agent": {
                 *         "id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "name": "Scout",
                 *         "description": "Finds translation gigs and applies to them.",
                 *         "status": "active",
                 *         "version": 1,
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "acts_last_day": 12,
                 *         "pending_approvals": 1
                 *       },
                 *       "api_key_id": "key_01kz3v8c5xd7sa1wv3pg4kqb69",
                 *       "session_id": null,
                 *       "connected_app_id": null,
                 *       "scopes": [
                 *         "read",
                 *         "negotiations:write",
                 *         "payments:write"
                 *       ],
                 *       "fee_bps": 500,
                 *       "terms": {
                 *         "in_force": {
                 *           "terms_version": 1,
                 *           "url": "https://market.example/terms/1",
                 *           "summary": null,
                 *           "effective_at": "2026-03-01T00:00:00.000Z",
                 *           "accepted_at": "2026-03-02T10:15:00.000Z"
                 *         },
                 *         "planned": null
                 *       },
                 *       "mandate": {
                 *         "agent_id": "agt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "min_rate_cents": null,
                 *         "max_rate_cents": 100000,
                 *         "max_contract_cents": 150000,
                 *         "max_funding_cents": 500000,
                 *         "max_release_cents": null,
                 *         "max_refund_cents": null,
                 *         "max_withdrawal_cents": null,
                 *         "min_dispute_worker_cents": null,
                 *         "max_dispute_worker_cents": null,
                 *         "allowed_counterparties": null,
                 *         "expires_at": "2027-01-01T00:00:00.000Z",
                 *         "may": [
                 *           "contracts.complete"
                 *         ],
                 *         "ask_owner": [
                 *           "contracts.approve",
                 *           "milestones.release",
                 *           "wallet.withdraw"
                 *         ],
                 *         "used": {
                 *           "funding_cents": 90000,
                 *           "release_cents": 0,
                 *           "refund_cents": 0,
                 *           "withdrawal_cents": 0
                 *         },
                 *         "version": 2,
                 *         "updated_at": "2026-11-15T09:00:00.000Z"
                 *       },
                 *       "left": {
                 *         "funding_cents": 410000,
                 *         "release_cents": null,
                 *         "refund_cents": null,
                 *         "withdrawal_cents": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description Done. */
        Message: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "msg_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "conversation_id": "cnv_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "number": 1,
                 *       "sender_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "text": "Could you send a page as a sample first?",
                 *       "attachments": [],
                 *       "allowed_actions": [
                 *         "delete"
                 *       ],
                 *       "created_at": "2026-11-15T09:00:00.000Z",
                 *       "deleted_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Created. */
        MessageCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Done. */
        MessagePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessagePage"];
            };
        };
        /** @description Done. */
        Milestone: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "number": 1,
                 *       "title": "Translate a user manual into French",
                 *       "description": null,
                 *       "amount_cents": 90000,
                 *       "currency": "USD",
                 *       "due_date": "2026-12-20",
                 *       "status": "submitted",
                 *       "held_cents": 90000,
                 *       "released_cents": 0,
                 *       "refunded_cents": 0,
                 *       "fee_cents": 0,
                 *       "clearing_cents": 0,
                 *       "clearing_fee_cents": 0,
                 *       "funded_at": "2026-11-16T10:00:00.000Z",
                 *       "submitted_at": "2026-12-01T10:00:00.000Z",
                 *       "auto_release_at": "2026-12-15T10:00:00.000Z",
                 *       "idle_refund_at": null,
                 *       "dispute_id": null,
                 *       "created_by": "agreement",
                 *       "version": 3,
                 *       "allowed_actions": [
                 *         "request-changes",
                 *         "release",
                 *         "dispute"
                 *       ],
                 *       "created_at": "2026-11-15T09:30:00.000Z",
                 *       "updated_at": "2026-12-01T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Milestone"];
            };
        };
        /** @description Created. */
        MilestoneCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Milestone"];
            };
        };
        /** @description Done. */
        MilestonePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MilestonePage"];
            };
        };
        /** @description Done. */
        Negotiation: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "neg_01kz3vcx5mf1sb6v8h2t9w4r7k",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "gig_version": 1,
                 *       "brief_hash": "5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c",
                 *       "rate_type": "fixed",
                 *       "review_days": 14,
                 *       "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "status": "agreed",
                 *       "terms": {
                 *         "rate_cents": 90000,
                 *         "hours_per_week": null,
                 *         "start_date": "2026-12-01",
                 *         "payout_delay_days": 5
                 *       },
                 *       "terms_hash": "8a2d5c9d0a3f4be7b1f0e6a95c7d2481e3f6a0b9c8d7e5f4a3b2c1d0e9f8a7b6",
                 *       "offered_by": "client",
                 *       "round_count": 2,
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "decline_reason": null,
                 *       "expires_at": "2026-11-22T09:00:00.000Z",
                 *       "allowed_actions": [],
                 *       "created_at": "2026-11-15T08:30:00.000Z",
                 *       "updated_at": "2026-11-15T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Negotiation"];
            };
        };
        /** @description Done. */
        NegotiationPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NegotiationPage"];
            };
        };
        /** @description Done. */
        NegotiationWithRounds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "neg_01kz3vcx5mf1sb6v8h2t9w4r7k",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "gig_version": 1,
                 *       "brief_hash": "5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c",
                 *       "rate_type": "fixed",
                 *       "review_days": 14,
                 *       "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "client_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "status": "open",
                 *       "terms": {
                 *         "rate_cents": 90000,
                 *         "hours_per_week": null,
                 *         "start_date": "2026-12-01",
                 *         "payout_delay_days": 5
                 *       },
                 *       "terms_hash": "8a2d5c9d0a3f4be7b1f0e6a95c7d2481e3f6a0b9c8d7e5f4a3b2c1d0e9f8a7b6",
                 *       "offered_by": "client",
                 *       "round_count": 2,
                 *       "contract_id": null,
                 *       "decline_reason": null,
                 *       "expires_at": "2026-11-22T09:00:00.000Z",
                 *       "allowed_actions": [
                 *         "round",
                 *         "agree",
                 *         "decline"
                 *       ],
                 *       "created_at": "2026-11-15T08:30:00.000Z",
                 *       "updated_at": "2026-11-15T09:00:00.000Z",
                 *       "brief": {
                 *         "title": "Translate a user manual into French",
                 *         "description": "Sixty pages about a coffee machine, from English. A glossary exists.",
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ]
                 *       },
                 *       "rounds": [
                 *         {
                 *           "id": "rnd_01kz3vd1n7f5v9y0c2x4b6m8q3",
                 *           "negotiation_id": "neg_01kz3vcx5mf1sb6v8h2t9w4r7k",
                 *           "number": 2,
                 *           "offered_by": "client",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "hosted_agent_id": null,
                 *           "changes": {
                 *             "rate_cents": 90000
                 *           },
                 *           "terms": {
                 *             "rate_cents": 90000,
                 *             "hours_per_week": null,
                 *             "start_date": "2026-12-01",
                 *             "payout_delay_days": 5
                 *           },
                 *           "gig_version": 1,
                 *           "brief_hash": "5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c",
                 *           "terms_hash": "8a2d5c9d0a3f4be7b1f0e6a95c7d2481e3f6a0b9c8d7e5f4a3b2c1d0e9f8a7b6",
                 *           "message": "Could you meet us here?",
                 *           "created_at": "2026-11-15T09:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NegotiationWithRounds"];
            };
        };
        /** @description Created. */
        NegotiationWithRoundsCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NegotiationWithRounds"];
            };
        };
        /** @description The resource doesn’t exist, or the caller doesn’t have access to it. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "NOT_FOUND",
                 *         "message": "This resource doesn’t exist.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "not_found",
                 *             "message": "This resource doesn’t exist.",
                 *             "remedy": "Check the ids in the request. The list operations return everything this caller can see."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not modified: `If-None-Match` matches the current ETag. No body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        Note: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "nte_01kz3vm3h5k7n9q1s3v5x7z9b1",
                 *       "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "text": "Strong portfolio. Ask about March.",
                 *       "version": 1,
                 *       "created_at": "2026-11-16T10:00:00.000Z",
                 *       "updated_at": "2026-11-16T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Note"];
            };
        };
        /** @description Created. */
        NoteCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        /** @description Done. */
        NotePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "nte_01kz3vm3h5k7n9q1s3v5x7z9b1",
                 *           "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "text": "Strong portfolio. Ask about March.",
                 *           "version": 1,
                 *           "created_at": "2026-11-16T10:00:00.000Z",
                 *           "updated_at": "2026-11-16T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["NotePage"];
            };
        };
        /** @description Done. */
        Notice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "ntc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "text": "Please take the fee out of this gig. Gigs can’t ask workers for money.",
                 *       "created_at": "2026-11-18T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Notice"];
            };
        };
        /** @description Done. */
        NoticePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "ntc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "text": "Please take the fee out of this gig. Gigs can’t ask workers for money.",
                 *           "created_at": "2026-11-18T12:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["NoticePage"];
            };
        };
        /** @description Done. */
        NotificationCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unread_count": 3,
                 *       "task_count": 2,
                 *       "snoozed_count": 0,
                 *       "unread_message_count": 4,
                 *       "unread_conversation_count": 1,
                 *       "tasks": [
                 *         {
                 *           "type": "negotiation",
                 *           "action": "agree",
                 *           "count": 1
                 *         },
                 *         {
                 *           "type": "application",
                 *           "action": "shortlist",
                 *           "count": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotificationCounts"];
            };
        };
        /** @description Done. */
        NotificationPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "evt_01kz3vn6e8g0j2m4p6r8t0v2x4",
                 *           "type": "negotiation.round",
                 *           "created_at": "2026-11-16T10:00:00.000Z",
                 *           "subject": {
                 *             "type": "negotiation",
                 *             "id": "neg_01kz3vc4m2h1bvj6e8w0sgk5df"
                 *           },
                 *           "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "agent_id": null,
                 *           "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "contract_id": null,
                 *           "unread": true
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPage"];
            };
        };
        /** @description Done. */
        NotificationSettings: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "tasks": "now",
                 *         "messages": "daily",
                 *         "approvals": "now",
                 *         "disputes": "now",
                 *         "money": "now",
                 *         "searches": "daily",
                 *         "security": "always"
                 *       },
                 *       "email": "ada@example.com",
                 *       "email_status": "on",
                 *       "next_daily_at": "2026-11-17T07:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        /** @description Done. */
        Objection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "obj_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "removal_reason": "Gigs can’t ask workers for money.",
                 *       "removed_at": "2026-11-18T12:00:00.000Z",
                 *       "text": "The fee was a deposit for a tool. I’ve taken it out.",
                 *       "status": "open",
                 *       "note": null,
                 *       "created_at": "2026-11-18T13:00:00.000Z",
                 *       "decided_at": null,
                 *       "restored_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Objection"];
            };
        };
        /** @description Created. */
        ObjectionCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Objection"];
            };
        };
        /** @description Done. */
        ObjectionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "obj_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "removal_reason": "Gigs can’t ask workers for money.",
                 *           "removed_at": "2026-11-18T12:00:00.000Z",
                 *           "text": "The fee was a deposit for a tool. I’ve taken it out.",
                 *           "status": "open",
                 *           "note": null,
                 *           "created_at": "2026-11-18T13:00:00.000Z",
                 *           "decided_at": null,
                 *           "restored_at": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["ObjectionPage"];
            };
        };
        /** @description Done. */
        OperatorBrand: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "name": "Studio Hub",
                 *       "tagline": "Illustrators for hire, by the hour or by the piece",
                 *       "accent": "#0f766e",
                 *       "shades": {
                 *         "light": {
                 *           "accent": "#0f766e",
                 *           "accent_hover": "#00645d",
                 *           "accent_text": "#076d66",
                 *           "accent_soft": "#e6f6f3"
                 *         },
                 *         "dark": {
                 *           "accent": "#1b7d75",
                 *           "accent_hover": "#0b726a",
                 *           "accent_text": "#6cc9bf",
                 *           "accent_soft": "#0c2c29"
                 *         }
                 *       },
                 *       "font": "inter",
                 *       "logo_url": "https://studiohub.example/brand/images/5f2c3a0b9d1e4f67a8b0c1d2e3f405162738495a6b7c8d9e0f1a2b3c4d5e6f70.png",
                 *       "logo_background": "any",
                 *       "icon_url": "https://studiohub.example/brand/images/0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9.png",
                 *       "link_image_url": "https://studiohub.example/brand/images/9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0.png",
                 *       "support_email": "help@studiohub.example",
                 *       "terms_url": null,
                 *       "privacy_url": "https://studiohub.example/privacy",
                 *       "imprint_url": null,
                 *       "headline": "Find the illustrator your story needs",
                 *       "intro": "Browse portfolios, agree on a price and pay when the work is done.",
                 *       "powered_by": true,
                 *       "logo_sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                 *       "icon_sha256": null,
                 *       "version": 12,
                 *       "changed_at": "2026-11-19T09:00:00.000Z",
                 *       "changed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorBrand"];
            };
        };
        /** @description Done. */
        OperatorHealth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "as_of": "2026-11-14T23:55:00.000Z",
                 *       "state": "good",
                 *       "checks": []
                 *     }
                 */
                "application/json": components["schemas"]["OperatorHealth"];
            };
        };
        /** @description Done. */
        OperatorLanguages: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "default": "de",
                 *       "offered": [
                 *         "de",
                 *         "fr",
                 *         "en"
                 *       ],
                 *       "version": 14,
                 *       "changed_at": "2026-11-19T09:00:00.000Z",
                 *       "changed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorLanguages"];
            };
        };
        /** @description Created. */
        OperatorNoticeCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "ntc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "text": "Please take the fee out of this gig. Gigs can’t ask workers for money.",
                 *       "created_at": "2026-11-18T12:00:00.000Z",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "sent_by": "usr_01kz3vb2k0fx9s8rta7d4n5qec"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorNotice"];
            };
        };
        /** @description Done. */
        OperatorNoticePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "ntc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "text": "Please take the fee out of this gig. Gigs can’t ask workers for money.",
                 *           "created_at": "2026-11-18T12:00:00.000Z",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "sent_by": "usr_01kz3vb2k0fx9s8rta7d4n5qec"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["OperatorNoticePage"];
            };
        };
        /** @description Done. */
        OperatorObjection: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "obj_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "removal_reason": "Gigs can’t ask workers for money.",
                 *       "removed_at": "2026-11-18T12:00:00.000Z",
                 *       "text": "The fee was a deposit for a tool. I’ve taken it out.",
                 *       "status": "kept",
                 *       "note": "Workers would still have to pay.",
                 *       "created_at": "2026-11-18T13:00:00.000Z",
                 *       "decided_at": null,
                 *       "restored_at": null,
                 *       "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "removed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "content": {
                 *         "title": "Pack boxes at home",
                 *         "text": "Pay a fee of $50 to begin.",
                 *         "rating": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OperatorObjection"];
            };
        };
        /** @description Done. */
        OperatorObjectionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "obj_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "removal_reason": "Gigs can’t ask workers for money.",
                 *           "removed_at": "2026-11-18T12:00:00.000Z",
                 *           "text": "The fee was a deposit for a tool. I’ve taken it out.",
                 *           "status": "open",
                 *           "note": null,
                 *           "created_at": "2026-11-18T13:00:00.000Z",
                 *           "decided_at": null,
                 *           "restored_at": null,
                 *           "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "removed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "content": {
                 *             "title": "Pack boxes at home",
                 *             "text": "Pay a fee of $50 to begin.",
                 *             "rating": null
                 *           }
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["OperatorObjectionPage"];
            };
        };
        /** @description Done. */
        OperatorReport: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rpt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "reason": "scam",
                 *       "text": "They asked me to pay a fee before the work.",
                 *       "status": "removed",
                 *       "created_at": "2026-11-18T10:00:00.000Z",
                 *       "decided_at": "2026-11-18T12:00:00.000Z",
                 *       "reporter_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "conversation_id": null,
                 *       "evidence": {
                 *         "title": "Pack boxes at home",
                 *         "text": "Pay a fee of $50 to begin.",
                 *         "rating": null
                 *       },
                 *       "note": "Gigs can’t ask workers for money.",
                 *       "decided_by": null
                 *     }
                 */
                "application/json": components["schemas"]["OperatorReport"];
            };
        };
        /** @description Done. */
        OperatorReportPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "rpt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "reason": "scam",
                 *           "text": "They asked me to pay a fee before the work.",
                 *           "status": "open",
                 *           "created_at": "2026-11-18T10:00:00.000Z",
                 *           "decided_at": null,
                 *           "reporter_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "hosted_agent_id": null,
                 *           "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "conversation_id": null,
                 *           "evidence": {
                 *             "title": "Pack boxes at home",
                 *             "text": "Pay a fee of $50 to begin.",
                 *             "rating": null
                 *           },
                 *           "note": null,
                 *           "decided_by": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["OperatorReportPage"];
            };
        };
        /** @description Done. */
        OperatorSettings: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "name": "PLATFORM_FEE_BPS",
                 *           "group": "money",
                 *           "meaning": "The platform’s share of each release, in hundredths of a percent.",
                 *           "value": "700",
                 *           "environment_value": "500",
                 *           "default_value": "500",
                 *           "is_set": false,
                 *           "is_secret": false,
                 *           "is_changeable": true,
                 *           "minimum": 0,
                 *           "maximum": 10000,
                 *           "choices": null,
                 *           "changed_at": "2026-11-19T09:00:00.000Z",
                 *           "changed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSettings"];
            };
        };
        /** @description Done. */
        OperatorTermsVersion: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "terms_version": 2,
                 *       "status": "planned",
                 *       "url": "https://market.example/terms/2",
                 *       "external_url": null,
                 *       "summary": "Refunds are now explained in plain words.",
                 *       "effective_at": "2026-12-01T00:00:00.000Z",
                 *       "published_at": "2026-11-14T23:55:00.000Z",
                 *       "published_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "withdrawn_at": null,
                 *       "withdrawn_by": null,
                 *       "acceptance_count": 12
                 *     }
                 */
                "application/json": components["schemas"]["OperatorTermsVersion"];
            };
        };
        /** @description Done. */
        OperatorTermsVersionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "terms_version": 2,
                 *           "status": "planned",
                 *           "url": "https://market.example/terms/2",
                 *           "external_url": null,
                 *           "summary": "Refunds are now explained in plain words.",
                 *           "effective_at": "2026-12-01T00:00:00.000Z",
                 *           "published_at": "2026-11-14T23:55:00.000Z",
                 *           "published_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "withdrawn_at": null,
                 *           "withdrawn_by": null,
                 *           "acceptance_count": 12
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["OperatorTermsVersionPage"];
            };
        };
        /** @description Done. */
        OperatorTrade: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "categories": [
                 *         {
                 *           "key": "writing",
                 *           "names": {
                 *             "en": "Writing",
                 *             "de": "Text"
                 *           },
                 *           "retired": false,
                 *           "children": [
                 *             {
                 *               "key": "translation",
                 *               "names": {
                 *                 "en": "Translation",
                 *                 "de": "Übersetzung"
                 *               },
                 *               "retired": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "gig_fields": [
                 *         {
                 *           "key": "certified",
                 *           "type": "boolean",
                 *           "names": {
                 *             "en": "Certified",
                 *             "de": "Zertifiziert"
                 *           },
                 *           "hints": {},
                 *           "units": {},
                 *           "minimum": null,
                 *           "maximum": null,
                 *           "max_length": null,
                 *           "options": [],
                 *           "required": false,
                 *           "on_cards": true,
                 *           "filterable": true,
                 *           "retired": false
                 *         },
                 *         {
                 *           "key": "languages",
                 *           "type": "choices",
                 *           "names": {
                 *             "en": "Languages",
                 *             "de": "Sprachen"
                 *           },
                 *           "hints": {},
                 *           "units": {},
                 *           "minimum": null,
                 *           "maximum": null,
                 *           "max_length": null,
                 *           "options": [
                 *             {
                 *               "key": "en",
                 *               "names": {
                 *                 "en": "English",
                 *                 "de": "Englisch"
                 *               },
                 *               "retired": false
                 *             },
                 *             {
                 *               "key": "fr",
                 *               "names": {
                 *                 "en": "French",
                 *                 "de": "Französisch"
                 *               },
                 *               "retired": false
                 *             }
                 *           ],
                 *           "required": false,
                 *           "on_cards": true,
                 *           "filterable": true,
                 *           "retired": false
                 *         }
                 *       ],
                 *       "profile_fields": [],
                 *       "languages": [
                 *         "en",
                 *         "de",
                 *         "es",
                 *         "fr"
                 *       ],
                 *       "version": 12,
                 *       "changed_at": "2026-11-19T09:00:00.000Z",
                 *       "changed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorTrade"];
            };
        };
        /** @description Errors that don’t depend on the operation. 400, 413, 415: the request is malformed, too large, or not JSON. 416: the file doesn’t have those bytes. 429: too many requests. 500: something went wrong on our side. 503: the service is overloaded, draining, or without its database. */
        OtherError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "INTERNAL_ERROR",
                 *         "message": "Too many writes are waiting. Try again shortly.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "overloaded",
                 *             "message": "Too many writes are waiting. Try again shortly.",
                 *             "remedy": "Try again after `details.retry_after_seconds`.",
                 *             "details": {
                 *               "retry_after_seconds": 1
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        Overview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "as_of": "2026-11-14T23:55:00.000Z",
                 *       "currency": "USD",
                 *       "now": {
                 *         "open_gigs": 12,
                 *         "running_contracts": 6,
                 *         "open_disputes": 1,
                 *         "escrow_cents": 60000,
                 *         "pending_deposits": 0,
                 *         "pending_withdrawals": 2,
                 *         "failing_webhooks": 0
                 *       },
                 *       "days": [],
                 *       "previous": {
                 *         "gigs_posted": 31,
                 *         "deals": 9,
                 *         "released_cents": 840000,
                 *         "fees_cents": 42000,
                 *         "escrow_cents": 52000,
                 *         "disputes_opened": 1,
                 *         "hire_seconds": 172800
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Overview"];
            };
        };
        /** @description Done. */
        OwnAttachmentPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "manual-fr.pdf",
                 *           "media_type": "application/pdf",
                 *           "bytes": 482113,
                 *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *           "width": null,
                 *           "height": null,
                 *           "created_at": "2026-11-15T09:00:00.000Z",
                 *           "used_in": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnAttachmentPage"];
            };
        };
        /** @description Done. */
        OwnProfile: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "kind": "person",
                 *       "display_name": "Ada",
                 *       "headline": "Translator, English and French",
                 *       "bio": null,
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_cents": 4500,
                 *       "currency": "USD",
                 *       "location": "Lyon",
                 *       "time_zone": "Europe/Paris",
                 *       "links": [
                 *         {
                 *           "label": "Portfolio",
                 *           "url": "https://ada.example/work"
                 *         }
                 *       ],
                 *       "avatar_url": null,
                 *       "available": true,
                 *       "fields": {},
                 *       "reputation": {
                 *         "rating_average": null,
                 *         "review_count": 0,
                 *         "small_review_count": 0,
                 *         "vouch_count": 0,
                 *         "verified_vouch_count": 0,
                 *         "contracts_completed": 0,
                 *         "small_contracts_completed": 0,
                 *         "disputes_lost": 0,
                 *         "on_time_rate": null
                 *       },
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "email": "ada@example.com",
                 *       "email_proven": true,
                 *       "pending_email": null,
                 *       "onboarding": "work",
                 *       "language": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnProfile"];
            };
        };
        /** @description Done. */
        OwnTerms: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "in_force": {
                 *         "terms_version": 1,
                 *         "url": "https://market.example/terms/1",
                 *         "summary": null,
                 *         "effective_at": "2026-03-01T00:00:00.000Z",
                 *         "accepted_at": "2026-03-02T10:15:00.000Z"
                 *       },
                 *       "planned": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnTerms"];
            };
        };
        /** @description The bytes of the range that `range` asks for. */
        PartialBytes: {
            headers: {
                "content-range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": components["schemas"]["Bytes"];
            };
        };
        /** @description Done. */
        Passkey: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "psk_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Ada’s phone",
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "last_used_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Passkey"];
            };
        };
        /** @description Created. */
        PasskeyCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Passkey"];
            };
        };
        /** @description Done. */
        PasskeyOptions: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "options": {
                 *         "challenge": "mF0…",
                 *         "rpId": "market.example",
                 *         "userVerification": "required"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyOptions"];
            };
        };
        /** @description Done. */
        PasskeyPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "psk_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "Ada’s phone",
                 *           "created_at": "2026-11-14T23:55:00.000Z",
                 *           "last_used_at": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyPage"];
            };
        };
        /** @description Done. */
        Payment: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "dep_01kz3vj7e9g1j3m5p7r9t1v3x5",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "amount_cents": 100000,
                 *       "requested_cents": 100000,
                 *       "amount_reason": null,
                 *       "currency": "USD",
                 *       "status": "reversed",
                 *       "provider": "sandbox",
                 *       "provider_reference": "sandbox-0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b",
                 *       "failure_reason": "The bank recalled the transfer.",
                 *       "waiting_reason": null,
                 *       "arrives_at": null,
                 *       "is_returning": false,
                 *       "refunded_cents": 0,
                 *       "reversed_cents": 60000,
                 *       "unrecovered_cents": 40000,
                 *       "settled_by_owner": false,
                 *       "created_at": "2026-11-15T11:30:00.000Z",
                 *       "updated_at": "2026-11-15T11:30:00.000Z",
                 *       "destination": null,
                 *       "instructions": null,
                 *       "checkout_url": null,
                 *       "expires_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Payment"];
            };
        };
        /** @description Created. */
        PaymentCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        /** @description Done. */
        PaymentPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentPage"];
            };
        };
        /** @description Done. */
        Payout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "pay_01kz3vh4c6e8g0j2m4p6r8t0v2",
                 *       "milestone_id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "worker_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "dispute_id": null,
                 *       "currency": "USD",
                 *       "gross_cents": 90000,
                 *       "fee_cents": 4500,
                 *       "net_cents": 85500,
                 *       "status": "clearing",
                 *       "payable_at": "2026-12-07T10:00:00.000Z",
                 *       "paid_at": null,
                 *       "created_at": "2026-12-02T10:00:00.000Z",
                 *       "updated_at": "2026-12-02T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Payout"];
            };
        };
        /** @description Done. */
        PayoutAccount: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "waiting",
                 *       "holder": "Ada Example",
                 *       "label": "Example Bank",
                 *       "reference": "••••0189",
                 *       "missing": [],
                 *       "onboarding_url": null,
                 *       "test": false,
                 *       "ready_at": "2026-11-17T11:30:00.000Z",
                 *       "updated_at": "2026-11-15T11:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutAccount"];
            };
        };
        /** @description Done. */
        PayoutPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayoutPage"];
            };
        };
        /** @description Done. */
        Profile: {
            headers: {
                etag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "kind": "person",
                 *       "display_name": "Ada",
                 *       "headline": "Translator, English and French",
                 *       "bio": null,
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_cents": 4500,
                 *       "currency": "USD",
                 *       "location": "Lyon",
                 *       "time_zone": "Europe/Paris",
                 *       "links": [
                 *         {
                 *           "label": "Portfolio",
                 *           "url": "https://ada.example/work"
                 *         }
                 *       ],
                 *       "avatar_url": null,
                 *       "available": true,
                 *       "fields": {},
                 *       "reputation": {
                 *         "rating_average": null,
                 *         "review_count": 0,
                 *         "small_review_count": 0,
                 *         "vouch_count": 0,
                 *         "verified_vouch_count": 0,
                 *         "contracts_completed": 0,
                 *         "small_contracts_completed": 0,
                 *         "disputes_lost": 0,
                 *         "on_time_rate": null
                 *       },
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description Done. */
        ProfilePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfilePage"];
            };
        };
        /** @description Done. */
        Readiness: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ready",
                 *       "backlog": {
                 *         "events": {
                 *           "waiting": 0,
                 *           "lag_seconds": 0
                 *         },
                 *         "deadlines": {
                 *           "waiting": 0,
                 *           "lag_seconds": 0
                 *         },
                 *         "webhooks": {
                 *           "waiting": 2,
                 *           "lag_seconds": 1
                 *         },
                 *         "searches": {
                 *           "waiting": 0,
                 *           "lag_seconds": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Readiness"];
            };
        };
        /** @description Created. */
        RefundCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rfd_01kz3vj9g1j3m5p7r9t1v3x5z7",
                 *       "deposit_id": "dep_01kz3vj7e9g1j3m5p7r9t1v3x5",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "amount_cents": 40000,
                 *       "currency": "USD",
                 *       "status": "pending",
                 *       "provider_reference": null,
                 *       "failure_reason": null,
                 *       "created_at": "2026-11-15T11:30:00.000Z",
                 *       "updated_at": "2026-11-15T11:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Refund"];
            };
        };
        /** @description Done. */
        RefundPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundPage"];
            };
        };
        /** @description Done. */
        RemovedContent: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "reason": "Gigs can’t ask workers for money.",
                 *       "removed_at": "2026-11-18T12:00:00.000Z",
                 *       "restored_at": null
                 *     }
                 */
                "application/json": components["schemas"]["RemovedContent"];
            };
        };
        /** @description Done. */
        Report: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rpt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "reason": "scam",
                 *       "text": "They asked me to pay a fee before the work.",
                 *       "status": "open",
                 *       "created_at": "2026-11-18T10:00:00.000Z",
                 *       "decided_at": null
                 *     }
                 */
                "application/json": components["schemas"]["Report"];
            };
        };
        /** @description Created. */
        ReportCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        /** @description Done. */
        ReportDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rpt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "subject": {
                 *         "type": "gig",
                 *         "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "reason": "scam",
                 *       "text": "They asked me to pay a fee before the work.",
                 *       "status": "open",
                 *       "created_at": "2026-11-18T10:00:00.000Z",
                 *       "decided_at": null,
                 *       "reporter_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "owner_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "conversation_id": null,
                 *       "evidence": {
                 *         "title": "Pack boxes at home",
                 *         "text": "Pay a fee of $50 to begin.",
                 *         "rating": null
                 *       },
                 *       "note": null,
                 *       "decided_by": null,
                 *       "current": {
                 *         "title": "Pack boxes at home",
                 *         "text": "Pay a fee of $50 to begin.",
                 *         "rating": null,
                 *         "removed": false
                 *       },
                 *       "history": [
                 *         {
                 *           "at": "2026-11-18T10:00:00.000Z",
                 *           "type": "reported",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "text": "They asked me to pay a fee before the work."
                 *         }
                 *       ],
                 *       "owner_record": {
                 *         "reports": 1,
                 *         "upheld_reports": 0,
                 *         "removals": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReportDetails"];
            };
        };
        /** @description Done. */
        ReportPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "rpt_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "subject": {
                 *             "type": "gig",
                 *             "id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           },
                 *           "reason": "scam",
                 *           "text": "They asked me to pay a fee before the work.",
                 *           "status": "open",
                 *           "created_at": "2026-11-18T10:00:00.000Z",
                 *           "decided_at": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["ReportPage"];
            };
        };
        /** @description Done. */
        RetriedDeliveries: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "retried": 12,
                 *       "has_more": false
                 *     }
                 */
                "application/json": components["schemas"]["RetriedDeliveries"];
            };
        };
        /** @description Done. */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rev_01kz3vn6j8m0p2r4t6v8x0z2b4",
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "from_user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "rating": 5,
                 *       "comment": "A pleasure to work with.",
                 *       "counts_in_average": true,
                 *       "created_at": "2026-12-21T10:00:00.000Z",
                 *       "published_at": "2026-12-22T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Review"];
            };
        };
        /** @description Created. */
        ReviewCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Review"];
            };
        };
        /** @description Done. */
        ReviewPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewPage"];
            };
        };
        /** @description Created. */
        RoundCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "rnd_01kz3vd1n7f5v9y0c2x4b6m8q3",
                 *       "negotiation_id": "neg_01kz3vcx5mf1sb6v8h2t9w4r7k",
                 *       "number": 2,
                 *       "offered_by": "client",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "changes": {
                 *         "rate_cents": 90000
                 *       },
                 *       "terms": {
                 *         "rate_cents": 90000,
                 *         "hours_per_week": null,
                 *         "start_date": "2026-12-01",
                 *         "payout_delay_days": 5
                 *       },
                 *       "gig_version": 1,
                 *       "brief_hash": "5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c",
                 *       "terms_hash": "8a2d5c9d0a3f4be7b1f0e6a95c7d2481e3f6a0b9c8d7e5f4a3b2c1d0e9f8a7b6",
                 *       "message": "Could you meet us here?",
                 *       "created_at": "2026-11-15T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Round"];
            };
        };
        /** @description Done. */
        SandboxClock: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "now": "2026-11-21T23:55:00.000Z",
                 *       "ahead_seconds": 604800
                 *     }
                 */
                "application/json": components["schemas"]["SandboxClock"];
            };
        };
        /** @description Done. */
        SavedSearch: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "sch_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Translation into French",
                 *       "filters": {
                 *         "skill": [
                 *           "french"
                 *         ],
                 *         "category": "translation",
                 *         "min_rate_cents": 50000
                 *       },
                 *       "notify": "event",
                 *       "problem": null,
                 *       "notified_at": "2026-11-16T10:00:00.000Z",
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearch"];
            };
        };
        /** @description Created. */
        SavedSearchCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedSearch"];
            };
        };
        /** @description Done. */
        SavedSearchPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "sch_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "Translation into French",
                 *           "filters": {
                 *             "skill": [
                 *               "french"
                 *             ],
                 *             "category": "translation",
                 *             "min_rate_cents": 50000
                 *           },
                 *           "notify": "event",
                 *           "problem": null,
                 *           "notified_at": "2026-11-16T10:00:00.000Z",
                 *           "version": 1,
                 *           "created_at": "2026-11-14T23:55:00.000Z",
                 *           "updated_at": "2026-11-14T23:55:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchPage"];
            };
        };
        /** @description Done. */
        SentInvitation: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "expires_at": "2026-11-21T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SentInvitation"];
            };
        };
        /** @description Done. */
        SentMail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "sent": true,
                 *       "attempt": "prf_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["SentMail"];
            };
        };
        /** @description Done. */
        SentTestEmail: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "delivery": "smtp"
                 *     }
                 */
                "application/json": components["schemas"]["SentTestEmail"];
            };
        };
        /** @description Done. */
        Session: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "method": "email",
                 *       "device": "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
                 *       "address": "203.0.113.5",
                 *       "opened_by": null,
                 *       "signed_in_at": "2026-11-14T23:55:00.000Z",
                 *       "last_seen_at": "2026-11-14T23:58:10.000Z",
                 *       "expires_at": "2026-12-14T23:58:10.000Z",
                 *       "recent": true,
                 *       "current": true
                 *     }
                 */
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description Done. */
        SessionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "method": "email",
                 *           "device": "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
                 *           "address": "203.0.113.5",
                 *           "opened_by": null,
                 *           "signed_in_at": "2026-11-14T23:55:00.000Z",
                 *           "last_seen_at": "2026-11-14T23:58:10.000Z",
                 *           "expires_at": "2026-12-14T23:58:10.000Z",
                 *           "recent": true,
                 *           "current": true
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["SessionPage"];
            };
        };
        /** @description Done. */
        SettingChangePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "set_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "name": "PLATFORM_FEE_BPS",
                 *           "from": "500",
                 *           "to": "700",
                 *           "reason": "Card payments cost more.",
                 *           "changed_by": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "created_at": "2026-11-19T09:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["SettingChangePage"];
            };
        };
        /** @description Done. */
        Setup: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "steps": [
                 *         {
                 *           "name": "brand",
                 *           "is_done": true
                 *         },
                 *         {
                 *           "name": "trade",
                 *           "is_done": true
                 *         },
                 *         {
                 *           "name": "money",
                 *           "is_done": false
                 *         },
                 *         {
                 *           "name": "email",
                 *           "is_done": false
                 *         },
                 *         {
                 *           "name": "people",
                 *           "is_done": false
                 *         }
                 *       ],
                 *       "is_finished": false
                 *     }
                 */
                "application/json": components["schemas"]["Setup"];
            };
        };
        /** @description Created. */
        SignedInCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "kind": "person",
                 *         "display_name": "Ada",
                 *         "headline": "Translator, English and French",
                 *         "bio": null,
                 *         "skills": [
                 *           "french",
                 *           "translation"
                 *         ],
                 *         "rate_cents": 4500,
                 *         "currency": "USD",
                 *         "location": "Lyon",
                 *         "time_zone": "Europe/Paris",
                 *         "links": [
                 *           {
                 *             "label": "Portfolio",
                 *             "url": "https://ada.example/work"
                 *           }
                 *         ],
                 *         "avatar_url": null,
                 *         "available": true,
                 *         "fields": {},
                 *         "reputation": {
                 *           "rating_average": null,
                 *           "review_count": 0,
                 *           "small_review_count": 0,
                 *           "vouch_count": 0,
                 *           "verified_vouch_count": 0,
                 *           "contracts_completed": 0,
                 *           "small_contracts_completed": 0,
                 *           "disputes_lost": 0,
                 *           "on_time_rate": null
                 *         },
                 *         "version": 1,
                 *         "created_at": "2026-11-14T23:55:00.000Z",
                 *         "email": "ada@example.com",
                 *         "email_proven": true,
                 *         "pending_email": null,
                 *         "onboarding": "work",
                 *         "language": null
                 *       },
                 *       "session": {
                 *         "id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "method": "email",
                 *         "device": "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
                 *         "address": "203.0.113.5",
                 *         "opened_by": null,
                 *         "signed_in_at": "2026-11-14T23:55:00.000Z",
                 *         "last_seen_at": "2026-11-14T23:58:10.000Z",
                 *         "expires_at": "2026-12-14T23:58:10.000Z",
                 *         "recent": true,
                 *         "current": true
                 *       },
                 *       "return_to": null
                 *     }
                 */
                "application/json": components["schemas"]["SignedIn"];
            };
        };
        /** @description Done. */
        Snooze: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "subject": {
                 *         "type": "application",
                 *         "id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *       },
                 *       "snoozed_until": "2026-11-17T08:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Snooze"];
            };
        };
        /** @description Done. */
        StaffActPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "act_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "kind": "write",
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7b",
                 *           "on_behalf_of": null,
                 *           "operation": "suspendUser",
                 *           "path": "/api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend",
                 *           "subject_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "reason": "Several users reported spam.",
                 *           "credential": {
                 *             "kind": "session",
                 *             "id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7c"
                 *           },
                 *           "address": "203.0.113.5",
                 *           "created_at": "2026-11-14T23:55:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["StaffActPage"];
            };
        };
        /** @description `stale_version`: the resource has changed since it was read. */
        StaleVersion: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "CONFLICT",
                 *         "message": "The resource is now at version 3. Read it again.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "stale_version",
                 *             "message": "The resource is now at version 3. Read it again.",
                 *             "remedy": "Read it again, then retry the change with `If-Match: \"<details.version>\"`.",
                 *             "details": {
                 *               "version": 3
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        Stats: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "as_of": "2026-11-14T23:55:00.000Z",
                 *       "users": {
                 *         "active": 42,
                 *         "suspended": 1
                 *       },
                 *       "agents": {
                 *         "active": 0,
                 *         "suspended": 0,
                 *         "deleted": 0
                 *       },
                 *       "gigs": {
                 *         "draft": 0,
                 *         "open": 12,
                 *         "paused": 0,
                 *         "filled": 7,
                 *         "closed": 0,
                 *         "expired": 0
                 *       },
                 *       "applications": {
                 *         "pending": 0,
                 *         "shortlisted": 0,
                 *         "negotiating": 0,
                 *         "hired": 0,
                 *         "rejected": 0,
                 *         "withdrawn": 0,
                 *         "expired": 0
                 *       },
                 *       "negotiations": {
                 *         "open": 0,
                 *         "agreed": 0,
                 *         "declined": 0,
                 *         "expired": 0,
                 *         "superseded": 0
                 *       },
                 *       "contracts": {
                 *         "pending_approval": 0,
                 *         "active": 6,
                 *         "completed": 3,
                 *         "cancelled": 0,
                 *         "expired": 0
                 *       },
                 *       "milestones": {
                 *         "pending": 0,
                 *         "funded": 0,
                 *         "submitted": 0,
                 *         "released": 0,
                 *         "refunded": 0,
                 *         "cancelled": 0,
                 *         "disputed": 0,
                 *         "resolved": 0
                 *       },
                 *       "disputes": {
                 *         "open": 0,
                 *         "in_review": 0,
                 *         "recommended": 0,
                 *         "arbitration": 0,
                 *         "resolved": 0,
                 *         "withdrawn": 0
                 *       },
                 *       "approvals": {
                 *         "pending": 0,
                 *         "approved": 0,
                 *         "rejected": 0,
                 *         "used": 0,
                 *         "expired": 0
                 *       },
                 *       "webhook_deliveries": {
                 *         "pending": 0,
                 *         "succeeded": 0,
                 *         "failed": 0
                 *       },
                 *       "deposits": {
                 *         "pending": 0,
                 *         "in_transit": 0,
                 *         "succeeded": 0,
                 *         "failed": 0,
                 *         "reversed": 0
                 *       },
                 *       "withdrawals": {
                 *         "pending": 0,
                 *         "in_transit": 0,
                 *         "succeeded": 0,
                 *         "failed": 0,
                 *         "reversed": 0
                 *       },
                 *       "money": {
                 *         "currency": "USD",
                 *         "available_cents": 250000,
                 *         "clearing_cents": 90000,
                 *         "escrow_cents": 60000,
                 *         "fees_cents": 4500,
                 *         "payable_fees_cents": 3000,
                 *         "capped": []
                 *       },
                 *       "warnings": [
                 *         {
                 *           "code": "webhooks_behind",
                 *           "message": "A webhook has been waiting to be called for 310 seconds. Check that a worker is running (npm start or npm run work), and check its log."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Stats"];
            };
        };
        /** @description Done. */
        SubmissionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "sub_01kz3vg1a3c5e7g9j1m3p5r7t9",
                 *           "milestone_id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *           "number": 1,
                 *           "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *           "hosted_agent_id": null,
                 *           "message": "All sixty pages, and the glossary brought up to date.",
                 *           "links": [
                 *             "https://files.example/manual-fr.pdf"
                 *           ],
                 *           "attachments": [
                 *             {
                 *               "id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *               "name": "manual-fr.pdf",
                 *               "media_type": "application/pdf",
                 *               "bytes": 482113,
                 *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *               "width": null,
                 *               "height": null,
                 *               "created_at": "2026-11-15T09:00:00.000Z"
                 *             }
                 *           ],
                 *           "changes_requested": null,
                 *           "changes_requested_at": null,
                 *           "created_at": "2026-12-01T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["SubmissionPage"];
            };
        };
        /** @description Done. */
        TermsAcceptancePage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "terms_version": 2,
                 *           "accepted_at": "2026-11-16T08:30:00.000Z",
                 *           "session_id": "ses_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "key_id": null,
                 *           "accepted_by": null
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["TermsAcceptancePage"];
            };
        };
        /** @description Done. */
        TracedTransfer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "transfer": {
                 *         "id": "txn_01kz3vk0g2j4m6p8r0t2v4x6z8",
                 *         "kind": "deposit",
                 *         "amount_cents": 90000,
                 *         "currency": "USD",
                 *         "from": {
                 *           "id": "acc_1w8rhr96j9mmwh3h53wh6rxbpr",
                 *           "kind": "external",
                 *           "owner": null
                 *         },
                 *         "to": {
                 *           "id": "acc_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *           "kind": "available",
                 *           "owner": {
                 *             "type": "user",
                 *             "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *           }
                 *         },
                 *         "subject": {
                 *           "type": "deposit",
                 *           "id": "dep_01kz3vj7e9g1j3m5p7r9t1v3x5"
                 *         },
                 *         "contract_id": null,
                 *         "created_at": "2026-11-15T11:30:00.000Z"
                 *       },
                 *       "event_id": null,
                 *       "actor": null,
                 *       "same_cause": [],
                 *       "sources": [],
                 *       "untraced_cents": 90000
                 *     }
                 */
                "application/json": components["schemas"]["TracedTransfer"];
            };
        };
        /** @description Done. */
        Trade: {
            headers: {
                etag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "categories": [
                 *         {
                 *           "key": "writing",
                 *           "names": {
                 *             "en": "Writing",
                 *             "de": "Text"
                 *           },
                 *           "retired": false,
                 *           "children": [
                 *             {
                 *               "key": "translation",
                 *               "names": {
                 *                 "en": "Translation",
                 *                 "de": "Übersetzung"
                 *               },
                 *               "retired": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "gig_fields": [
                 *         {
                 *           "key": "certified",
                 *           "type": "boolean",
                 *           "names": {
                 *             "en": "Certified",
                 *             "de": "Zertifiziert"
                 *           },
                 *           "hints": {},
                 *           "units": {},
                 *           "minimum": null,
                 *           "maximum": null,
                 *           "max_length": null,
                 *           "options": [],
                 *           "required": false,
                 *           "on_cards": true,
                 *           "filterable": true,
                 *           "retired": false
                 *         },
                 *         {
                 *           "key": "languages",
                 *           "type": "choices",
                 *           "names": {
                 *             "en": "Languages",
                 *             "de": "Sprachen"
                 *           },
                 *           "hints": {},
                 *           "units": {},
                 *           "minimum": null,
                 *           "maximum": null,
                 *           "max_length": null,
                 *           "options": [
                 *             {
                 *               "key": "en",
                 *               "names": {
                 *                 "en": "English",
                 *                 "de": "Englisch"
                 *               },
                 *               "retired": false
                 *             },
                 *             {
                 *               "key": "fr",
                 *               "names": {
                 *                 "en": "French",
                 *                 "de": "Französisch"
                 *               },
                 *               "retired": false
                 *             }
                 *           ],
                 *           "required": false,
                 *           "on_cards": true,
                 *           "filterable": true,
                 *           "retired": false
                 *         }
                 *       ],
                 *       "profile_fields": [],
                 *       "languages": [
                 *         "en",
                 *         "de",
                 *         "es",
                 *         "fr"
                 *       ],
                 *       "version": 12
                 *     }
                 */
                "application/json": components["schemas"]["Trade"];
            };
        };
        /** @description Done. */
        TradeTrial: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "effects": [
                 *         {
                 *           "path": "gig_fields.1.options.1.retired",
                 *           "key": "fr",
                 *           "effect": "retired",
                 *           "kind": "gig",
                 *           "count": 12,
                 *           "refused": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TradeTrial"];
            };
        };
        /** @description Done. */
        TransactionPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "txn_01kz3vk0g2j4m6p8r0t2v4x6z8",
                 *           "kind": "fund",
                 *           "amount_cents": -90000,
                 *           "currency": "USD",
                 *           "subject": {
                 *             "type": "milestone",
                 *             "id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8"
                 *           },
                 *           "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *           "created_at": "2026-11-16T10:00:00.000Z"
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                "application/json": components["schemas"]["TransactionPage"];
            };
        };
        /** @description The key is missing or invalid. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "UNAUTHORIZED",
                 *         "message": "The key is unknown, mistyped, expired or revoked.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "bad_key",
                 *             "message": "The key is unknown, mistyped, expired or revoked.",
                 *             "remedy": "Use another key. If the user has none, an operator can create one."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        UnreadCount: {
            headers: {
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unread_count": 0
                 *     }
                 */
                "application/json": components["schemas"]["UnreadCount"];
            };
        };
        /** @description Done. */
        UnreadTotals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "messages": 3,
                 *       "conversations": 2
                 *     }
                 */
                "application/json": components["schemas"]["UnreadTotals"];
            };
        };
        /** @description Done. */
        User: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "kind": "person",
                 *       "display_name": "Ada",
                 *       "headline": "Translator, English and French",
                 *       "bio": null,
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_cents": 4500,
                 *       "currency": "USD",
                 *       "location": "Lyon",
                 *       "time_zone": "Europe/Paris",
                 *       "links": [
                 *         {
                 *           "label": "Portfolio",
                 *           "url": "https://ada.example/work"
                 *         }
                 *       ],
                 *       "avatar_url": null,
                 *       "available": true,
                 *       "fields": {},
                 *       "reputation": {
                 *         "rating_average": null,
                 *         "review_count": 0,
                 *         "small_review_count": 0,
                 *         "vouch_count": 0,
                 *         "verified_vouch_count": 0,
                 *         "contracts_completed": 0,
                 *         "small_contracts_completed": 0,
                 *         "disputes_lost": 0,
                 *         "on_time_rate": null
                 *       },
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "email": "ada@example.com",
                 *       "email_proven": true,
                 *       "pending_email": null,
                 *       "onboarding": "work",
                 *       "language": null,
                 *       "role": "member",
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description Done. */
        UserInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "sub": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "name": "Ada Lovelace",
                 *       "profile": "https://market.example/people/usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "updated_at": 1794700500,
                 *       "email": "ada@example.com",
                 *       "email_verified": true
                 *     }
                 */
                "application/json": components["schemas"]["UserInfo"];
            };
        };
        /** @description Done. */
        UserPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserPage"];
            };
        };
        /** @description Some fields or parameters are invalid; each is listed. Also used if an Idempotency-Key was used before with a different body. */
        ValidationFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "VALIDATION_FAILED",
                 *         "message": "nmae isn’t a known field; did you mean name?",
                 *         "issues": [
                 *           {
                 *             "path": "nmae",
                 *             "code": "unknown_field",
                 *             "message": "isn’t a known field; did you mean name?",
                 *             "remedy": "Use a name in `details.suggestions`, or omit the field. `details.allowed` lists every valid name.",
                 *             "details": {
                 *               "suggestions": [
                 *                 "name"
                 *               ],
                 *               "allowed": [
                 *                 "name",
                 *                 "scopes"
                 *               ]
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        VerifiedKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "hosted_agent_id": null,
                 *       "api_key_id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["VerifiedKey"];
            };
        };
        /** @description Done. */
        Vouch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "vch_01kz3vm3h5k7n9q1s3v5x7z9b1",
                 *       "from_user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "user_id": "usr_01kz3vb2k0fx9s8rta7d4n5qec",
                 *       "message": "Fast, and every page was right.",
                 *       "skills": [
                 *         "french"
                 *       ],
                 *       "verified": true,
                 *       "created_at": "2026-12-20T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Vouch"];
            };
        };
        /** @description Created. */
        VouchCreated: {
            headers: {
                location: components["headers"]["Location"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Vouch"];
            };
        };
        /** @description Done. */
        VouchPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VouchPage"];
            };
        };
        /** @description Done. */
        Wallet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "currency": "USD",
                 *       "available_cents": 10000,
                 *       "escrow_cents": 90000,
                 *       "clearing_cents": 0,
                 *       "withdrawable_cents": 10000,
                 *       "deposit_min_cents": 1,
                 *       "deposit_max_cents": 1000000000,
                 *       "withdrawal_min_cents": 1,
                 *       "withdrawal_max_cents": 1000000000
                 *     }
                 */
                "application/json": components["schemas"]["Wallet"];
            };
        };
        /** @description Done. */
        Webhook: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "whk_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "url": "https://ada.example/hooks/parley",
                 *       "audience": "me",
                 *       "events": [
                 *         "application.created",
                 *         "gig.expired"
                 *       ],
                 *       "description": "Notifies the team channel",
                 *       "enabled": true,
                 *       "disabled_reason": null,
                 *       "failing_since": null,
                 *       "version": 1,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description 2xx within 15 seconds: the delivery succeeded. 410: the webhook is disabled. Any other status, including redirects, or no response: the event is sent again, respecting `Retry-After`. The log keeps up to 16 KiB of the response. */
        WebhookAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        WebhookPage: {
            headers: {
                link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookPage"];
            };
        };
        /** @description Done. */
        WebhookWithSecret: {
            headers: {
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "whk_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "url": "https://ada.example/hooks/parley",
                 *       "audience": "me",
                 *       "events": [
                 *         "application.created",
                 *         "gig.expired"
                 *       ],
                 *       "description": "Notifies the team channel",
                 *       "enabled": true,
                 *       "disabled_reason": null,
                 *       "failing_since": null,
                 *       "version": 2,
                 *       "created_at": "2026-11-14T23:55:00.000Z",
                 *       "updated_at": "2026-11-14T23:55:00.000Z",
                 *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookWithSecret"];
            };
        };
        /** @description Created. */
        WebhookWithSecretCreated: {
            headers: {
                location: components["headers"]["Location"];
                etag: components["headers"]["ETag"];
                "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookWithSecret"];
            };
        };
    };
    parameters: {
        /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
        ActAs: string;
        /** @description The `next_cursor` of the previous response, which is valid only with the same filters. Or `latest`, for events after the newest one in the feed; these can include events from writes made just before, because an event enters the feed shortly after its write. Default: start with the oldest event. */
        After: string;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        AgentId: components["schemas"]["AgentId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        AppId: components["schemas"]["AppId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ApplicationId: components["schemas"]["ApplicationId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ApprovalId: components["schemas"]["ApprovalId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        AttachmentId: components["schemas"]["AttachmentId"];
        /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
        BlockedUserId: components["schemas"]["UserId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        BookmarkId: components["schemas"]["BookmarkId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ConnectedAppId: components["schemas"]["ConnectedAppId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ContractId: components["schemas"]["ContractId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ConversationId: components["schemas"]["ConversationId"];
        /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
        Count: boolean;
        /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
        Cursor: string;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        DeliveryId: components["schemas"]["DeliveryId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        DepositId: components["schemas"]["DepositId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        DisputeId: components["schemas"]["DisputeId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        GigId: components["schemas"]["GigId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        GigTemplateId: components["schemas"]["GigTemplateId"];
        /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
        IdempotencyKey: string;
        /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
        IfMatch: string;
        /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
        IfNoneMatch: string;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        KeyId: components["schemas"]["KeyId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        LedgerAccountId: components["schemas"]["LedgerAccountId"];
        /** @description The maximum number of items to return. */
        Limit: number;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        MessageId: components["schemas"]["MessageId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        MilestoneId: components["schemas"]["MilestoneId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        NegotiationId: components["schemas"]["NegotiationId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        NoteId: components["schemas"]["NoteId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        NoticeId: components["schemas"]["NoticeId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ObjectionId: components["schemas"]["ObjectionId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        PasskeyId: components["schemas"]["PasskeyId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        PayoutId: components["schemas"]["PayoutId"];
        /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
        ProfileId: components["schemas"]["UserId"];
        /** @description One range of bytes, such as `bytes=0-1023`. The response is then 206, or 416 if the file doesn’t have those bytes. Ignored if `if-range` has a different ETag. */
        Range: string;
        /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
        Reason: string;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ReportId: components["schemas"]["ReportId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        ReviewId: components["schemas"]["ReviewId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        SavedSearchId: components["schemas"]["SavedSearchId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        SessionId: components["schemas"]["SessionId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        TransactionId: components["schemas"]["TransactionId"];
        /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
        UserId: components["schemas"]["UserId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        VouchId: components["schemas"]["VouchId"];
        /** @description How many seconds to wait for an event if there are none yet. */
        Wait: number;
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        WebhookId: components["schemas"]["WebhookId"];
        /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
        WithdrawalId: components["schemas"]["WithdrawalId"];
    };
    requestBodies: {
        AgentEvent: {
            content: {
                "application/json": components["schemas"]["AgentEventPayload"];
            };
        };
        AppEvent: {
            content: {
                "application/json": components["schemas"]["AppEventPayload"];
            };
        };
        ApplicationEvent: {
            content: {
                "application/json": components["schemas"]["ApplicationEventPayload"];
            };
        };
        ApprovalEvent: {
            content: {
                "application/json": components["schemas"]["ApprovalEventPayload"];
            };
        };
        ConnectionEvent: {
            content: {
                "application/json": components["schemas"]["ConnectionEventPayload"];
            };
        };
        ContractEvent: {
            content: {
                "application/json": components["schemas"]["ContractEventPayload"];
            };
        };
        ConversationEvent: {
            content: {
                "application/json": components["schemas"]["ConversationEventPayload"];
            };
        };
        DisputeEvent: {
            content: {
                "application/json": components["schemas"]["DisputeEventPayload"];
            };
        };
        GigEvent: {
            content: {
                "application/json": components["schemas"]["GigEventPayload"];
            };
        };
        GigRemovedEvent: {
            content: {
                "application/json": components["schemas"]["GigRemovedEventPayload"];
            };
        };
        KeyEvent: {
            content: {
                "application/json": components["schemas"]["KeyEventPayload"];
            };
        };
        MandateEvent: {
            content: {
                "application/json": components["schemas"]["MandateEventPayload"];
            };
        };
        MessageEvent: {
            content: {
                "application/json": components["schemas"]["MessageEventPayload"];
            };
        };
        MilestoneChangesRequestedEvent: {
            content: {
                "application/json": components["schemas"]["MilestoneChangesRequestedEventPayload"];
            };
        };
        MilestoneEvent: {
            content: {
                "application/json": components["schemas"]["MilestoneEventPayload"];
            };
        };
        MilestoneSubmittedEvent: {
            content: {
                "application/json": components["schemas"]["MilestoneSubmittedEventPayload"];
            };
        };
        NegotiationEvent: {
            content: {
                "application/json": components["schemas"]["NegotiationEventPayload"];
            };
        };
        NegotiationOpenedEvent: {
            content: {
                "application/json": components["schemas"]["NegotiationOpenedEventPayload"];
            };
        };
        NegotiationRoundEvent: {
            content: {
                "application/json": components["schemas"]["NegotiationRoundEventPayload"];
            };
        };
        NoticeEvent: {
            content: {
                "application/json": components["schemas"]["NoticeEventPayload"];
            };
        };
        ObjectionEvent: {
            content: {
                "application/json": components["schemas"]["ObjectionEventPayload"];
            };
        };
        PasskeyEvent: {
            content: {
                "application/json": components["schemas"]["PasskeyEventPayload"];
            };
        };
        PayoutEvent: {
            content: {
                "application/json": components["schemas"]["PayoutEventPayload"];
            };
        };
        ProfileEvent: {
            content: {
                "application/json": components["schemas"]["ProfileEventPayload"];
            };
        };
        RefundEvent: {
            content: {
                "application/json": components["schemas"]["RefundEventPayload"];
            };
        };
        ReportEvent: {
            content: {
                "application/json": components["schemas"]["ReportEventPayload"];
            };
        };
        ReviewEvent: {
            content: {
                "application/json": components["schemas"]["ReviewEventPayload"];
            };
        };
        SearchEvent: {
            content: {
                "application/json": components["schemas"]["SearchEventPayload"];
            };
        };
        SessionEvent: {
            content: {
                "application/json": components["schemas"]["SessionEventPayload"];
            };
        };
        UserEvent: {
            content: {
                "application/json": components["schemas"]["UserEventPayload"];
            };
        };
        VouchEvent: {
            content: {
                "application/json": components["schemas"]["VouchEventPayload"];
            };
        };
        WalletEvent: {
            content: {
                "application/json": components["schemas"]["WalletEventPayload"];
            };
        };
        WalletPayoutAccountChangedEvent: {
            content: {
                "application/json": components["schemas"]["WalletPayoutAccountChangedEventPayload"];
            };
        };
        WebhookEvent: {
            content: {
                "application/json": components["schemas"]["WebhookEventPayload"];
            };
        };
    };
    headers: {
        /** @description The expected kind of credential, and where apps find out how to get a token: `Bearer resource_metadata="…"`. */
        Challenge: string;
        /** @description `inline` or `attachment`, and the name of the file. */
        ContentDisposition: string;
        /** @description Which bytes these are, and the total: `bytes 0-99/482113`. */
        ContentRange: string;
        /** @description The version and a hash of the body, for If-Match and If-None-Match. */
        ETag: string;
        /** @description `true` if this is the stored response to an earlier request with the same Idempotency-Key. */
        IdempotentReplayed: string;
        /** @description The next page, `rel="next"`; absent on the last one. */
        Link: string;
        /** @description The URL of the created resource. */
        Location: string;
        /** @description How much is left of each limit, and how many seconds until it resets. */
        RateLimit: string;
        /** @description The limits that apply: the number of requests and the period in seconds. */
        RateLimitPolicy: string;
        /** @description The id of this request. Include it when you report a problem. */
        RequestId: string;
        /** @description How many seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Readiness"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    verifyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VerifiedKey"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `api_key_required` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Only keys of this hosted agent. */
                hosted_agent_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KeyPage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "nightly export",
                 *       "scopes": [
                 *         "read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            201: components["responses"]["IssuedKeyCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `wider_than_key`, `outlives_key` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Key"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_seconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["RotateKey"];
            };
        };
        responses: {
            201: components["responses"]["IssuedKeyCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `api_key_required`, `user_suspended`, `sign_up_key`, `publishable_key` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `already_rotated`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    replaceKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RotateKey"];
            };
        };
        responses: {
            201: components["responses"]["IssuedKeyCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `wider_than_key`, `outlives_key` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `already_rotated`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Key"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `recent_sign_in_required` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this key. */
                key_id?: string;
                /** @description Only calls to this operation. */
                operation?: string;
                /** @description `failed`: 4xx and 5xx. */
                status?: components["schemas"]["RequestStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedRequestPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    sendSignInMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SignInMail"];
            };
        };
        responses: {
            200: components["responses"]["SentMail"];
            /** @description `cross_site` */
            403: components["responses"]["Forbidden"];
            /** @description `email_off` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentSession"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `session_required` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attempt": "prf_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "code": "402913"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            201: components["responses"]["SignedInCreated"];
            /** @description `bad_sign_in` */
            401: components["responses"]["Unauthorized"];
            /** @description `cross_site`, `sign_up_closed` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kJ3…"
                 *     }
                 */
                "application/json": components["schemas"]["AddressProof"];
            };
        };
        responses: {
            200: components["responses"]["ConfirmedAddress"];
            /** @description `bad_sign_in` */
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            200: components["responses"]["SentInvitation"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `email_off`, `own_account` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSessionsOfUser: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EndedSessions"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getPasskeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            /** @description `cross_site` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "pB9…",
                 *         "rawId": "pB9…",
                 *         "type": "public-key",
                 *         "response": {},
                 *         "clientExtensionResults": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            201: components["responses"]["SignedInCreated"];
            /** @description `bad_passkey` */
            401: components["responses"]["Unauthorized"];
            /** @description `cross_site` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada’s phone",
                 *       "response": {
                 *         "id": "pB9…",
                 *         "rawId": "pB9…",
                 *         "type": "public-key",
                 *         "response": {},
                 *         "clientExtensionResults": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            201: components["responses"]["PasskeyCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            /** @description `bad_passkey_response` */
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["PasskeyOptions"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Passkey"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Old phone"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            200: components["responses"]["Passkey"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserInfo"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listApps: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gig radar",
                 *       "url": "https://radar.example",
                 *       "redirect_uris": [
                 *         "https://radar.example/callback"
                 *       ],
                 *       "type": "confidential"
                 *     }
                 */
                "application/json": components["schemas"]["NewApp"];
            };
        };
        responses: {
            201: components["responses"]["AppWithSecretCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listFirstPartyApps: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstPartyAppPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    approveFirstPartyApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["FirstPartyApp"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `second_operator_required`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeFirstPartyApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstPartyApp"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listConnectedApps: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectedAppPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    disconnectApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConnectedAppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    forgetConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConnectedAppId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["ConnectedApp"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["App"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Gig radar 2"
                 *     }
                 */
                "application/json": components["schemas"]["AppChanges"];
            };
        };
        responses: {
            200: components["responses"]["App"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description Only users whose profile contains these words or whose address starts with this. */
                q?: string;
                /** @description Only users with this role. */
                role?: components["schemas"]["Role"];
                /** @description Only users with this status. */
                status?: components["schemas"]["UserStatus"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["UserExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Ada",
                 *       "kind": "person",
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUserCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `secret_already_shown` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listManagedUsers: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ManagedUserPage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `api_key_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createManagedUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Ada",
                 *       "kind": "person",
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["NewManagedUser"];
            };
        };
        responses: {
            201: components["responses"]["ManagedUserCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `api_key_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["UserExpansion"][];
            };
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "role": "arbiter"
                 *     }
                 */
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `own_account`, `second_operator_required`, `not_claimed` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listKeysOfUser: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KeyPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    recoverUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RecoveryKey"];
            };
        };
        responses: {
            201: components["responses"]["IssuedKeyCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_claimed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnProfile"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeOwnProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "headline": "Translator, English and French",
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_cents": 4500
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            200: components["responses"]["OwnProfile"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `email_off` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attachment_id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["NewAvatar"];
            };
        };
        responses: {
            200: components["responses"]["OwnProfile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            /** @description `damaged_image` */
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listProfiles: {
        parameters: {
            query?: {
                /** @description Full-text search over name, headline, skills and bio, with web search syntax. The start of a name is enough. */
                q?: string;
                /** @description All given skills must match. Repeat the parameter for each. */
                skill?: string[];
                /** @description Whether the user is available for work. */
                available?: boolean;
                /** @description Only users whose rate is at most this. Excludes users without a rate. */
                max_rate_cents?: components["schemas"]["Cents"];
                /** @description Only individuals, or only organizations. */
                kind?: components["schemas"]["ProfileKind"];
                /** @description Only those with these values in custom fields: `fields[certified]=true`, `fields[pages.min]=10`. Of several options, one has to match: `fields[languages]=en,fr`. All fields have to match. */
                fields?: components["schemas"]["ProfileFieldFilter"];
                /** @description Default: `newest`. */
                sort?: components["schemas"]["ProfileSort"];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfilePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentTerms"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "terms_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["AcceptedVersion"];
            };
        };
        responses: {
            200: components["responses"]["OwnTerms"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `not_yours`, `not_for_apps`, `not_on_behalf` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AgentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Scout",
                 *       "description": "Finds translation gigs and applies to them."
                 *     }
                 */
                "application/json": components["schemas"]["NewAgent"];
            };
        };
        responses: {
            201: components["responses"]["AgentCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Agent"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Scout 2"
                 *     }
                 */
                "application/json": components["schemas"]["AgentChanges"];
            };
        };
        responses: {
            200: components["responses"]["Agent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    suspendAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Agent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    resumeAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Agent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getMandate: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Mandate"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    setMandate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "max_rate_cents": 100000,
                 *       "max_contract_cents": 150000,
                 *       "max_funding_cents": 500000,
                 *       "expires_at": "2027-01-01T00:00:00.000Z",
                 *       "may": [
                 *         "contracts.complete"
                 *       ],
                 *       "ask_owner": [
                 *         "contracts.approve",
                 *         "milestones.release",
                 *         "wallet.withdraw"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MandateRules"];
            };
        };
        responses: {
            200: components["responses"]["MandateWithWarnings"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `recent_sign_in_required` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    tryMandate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "action": "milestones.fund",
                 *       "stake": {
                 *         "moved_cents": 50000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MandateTrialRequest"];
            };
        };
        responses: {
            200: components["responses"]["MandateTrial"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Only approvals with this status. */
                status?: components["schemas"]["ApprovalStatus"];
                /** @description Only approvals of this agent. */
                agent_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ApprovalExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApprovalPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getApproval: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ApprovalExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Approval"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Approval"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    rejectApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Too expensive."
                 *     }
                 */
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            200: components["responses"]["Approval"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `missing_scope`, `not_managed`, `account_claimed` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listGigs: {
        parameters: {
            query?: {
                /** @description Full text, as in web search: `"exact words"`, `-not`, `or`. If nothing matches, titles with similar words. */
                q?: string;
                /** @description All given skills must match. Repeat the parameter for each. */
                skill?: string[];
                /** @description Only gigs in this category or, by key, in one below it. */
                category?: string;
                /** @description Only those with these values in custom fields: `fields[certified]=true`, `fields[pages.min]=10`. Of several options, one has to match: `fields[languages]=en,fr`. All fields have to match. */
                fields?: components["schemas"]["GigFieldFilter"];
                /** @description Paid by the hour, or a fixed price. */
                rate_type?: components["schemas"]["RateType"];
                /** @description Only gigs whose highest rate is at least this. */
                min_rate_cents?: components["schemas"]["Cents"];
                /** @description Only gigs whose lowest rate is at most this. */
                max_rate_cents?: components["schemas"]["Cents"];
                /** @description Whether the work can be done remotely. */
                remote?: boolean;
                /** @description Only gigs of this user; `me` for the caller. */
                client_id?: string;
                /** @description Only your own gigs with all of these values in your metadata: `metadata[order]=42`. Like every list of gigs, it includes only open ones unless `status` says otherwise. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description Default: `open`. With `draft`, the caller’s drafts. */
                status?: components["schemas"]["GigStatus"];
                /** @description Default: `newest`. `relevance` needs `q`: gigs with all words in the title come first, then those with all words in the title, category and skills, then the rest, newest first in each group. */
                sort?: components["schemas"]["GigSort"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["GigExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GigPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Translate a user manual into French",
                 *       "description": "Sixty pages about a coffee machine, from English. A glossary exists.",
                 *       "category": "translation",
                 *       "skills": [
                 *         "french",
                 *         "translation"
                 *       ],
                 *       "rate_type": "fixed",
                 *       "rate_min_cents": 80000,
                 *       "rate_max_cents": 120000,
                 *       "start_date": "2026-12-01",
                 *       "apply_by": "2026-11-30T18:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewGig"];
            };
        };
        responses: {
            201: components["responses"]["GigCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenObligation"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getGig: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["GigExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Gig"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `gig_has_contracts`, `content_removed` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rate_max_cents": 150000,
                 *       "status": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["GigChanges"];
            };
        };
        responses: {
            200: components["responses"]["Gig"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `positions_taken`, `apply_by_passed`, `rate_type_fixed`, `content_removed` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listGigTemplates: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GigTemplatePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createGigTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Manuals",
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["NewGigTemplate"];
            };
        };
        responses: {
            201: components["responses"]["GigTemplateCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getGigTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GigTemplate"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteGigTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeGigTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Manuals, French"
                 *     }
                 */
                "application/json": components["schemas"]["GigTemplateChanges"];
            };
        };
        responses: {
            200: components["responses"]["GigTemplate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    applyToGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "I have translated four manuals of this kind.",
                 *       "rate_cents": 95000,
                 *       "start_date": "2026-12-01"
                 *     }
                 */
                "application/json": components["schemas"]["NewApplication"];
            };
        };
        responses: {
            201: components["responses"]["ApplicationCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_gig`, `conflict_of_interest`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `gig_not_open`, `already_applied`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listApplicationsOfGig: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description Only applications with this status. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ApplicationExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description Only applications where the caller is on this side. */
                role?: components["schemas"]["Side"];
                /** @description Only applications with this status. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Only applications to this gig. */
                gig_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ApplicationExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getApplication: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ApplicationExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Application"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "metadata": {
                 *         "order": "42",
                 *         "draft": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationChanges"];
            };
        };
        responses: {
            200: components["responses"]["Application"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    shortlistApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Application"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `missing_role` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    rejectApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Application"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Application"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSearches: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedSearchPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Translation into French",
                 *       "filters": {
                 *         "skill": [
                 *           "french"
                 *         ],
                 *         "category": "translation",
                 *         "min_rate_cents": 50000
                 *       },
                 *       "notify": "event"
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            201: components["responses"]["SavedSearchCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedSearch"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "notify": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchChanges"];
            };
        };
        responses: {
            200: components["responses"]["SavedSearch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                /** @description Only saved gigs, or only saved users. */
                kind?: components["schemas"]["BookmarkKind"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["BookmarkExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookmarkPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createBookmark: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gig_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["NewBookmark"];
            };
        };
        responses: {
            201: components["responses"]["BookmarkCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getBookmark: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["BookmarkExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["BookmarkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bookmark"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteBookmark: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["BookmarkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Only notes about this user, and on applications between the two of you. */
                user_id?: string;
                /** @description Only notes on this application. */
                application_id?: string;
                /** @description Only notes on applications to this gig. */
                gig_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["NoteExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotePage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "text": "Strong portfolio. Ask about March."
                 *     }
                 */
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            201: components["responses"]["NoteCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Note"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Strong portfolio. Available from April."
                 *     }
                 */
                "application/json": components["schemas"]["NoteChanges"];
            };
        };
        responses: {
            200: components["responses"]["Note"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listNegotiations: {
        parameters: {
            query?: {
                /** @description Only negotiations that contain all of these words in the gig’s title or the other side’s name. Parts of words match too. */
                q?: string;
                /** @description Only negotiations where the caller is on this side. */
                role?: components["schemas"]["Side"];
                /** @description Only negotiations with this status. */
                status?: components["schemas"]["NegotiationStatus"];
                /** @description Only negotiations about this gig. */
                gig_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["NegotiationExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NegotiationPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    openNegotiation: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "application_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "terms": {
                 *         "rate_cents": 90000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewNegotiation"];
            };
        };
        responses: {
            201: components["responses"]["NegotiationWithRoundsCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_gig`, `not_yours`, `conflict_of_interest`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `content_removed`, `gig_not_open`, `already_negotiating`, `gig_changed`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getNegotiation: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["NegotiationWithRoundsExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NegotiationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NegotiationWithRounds"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    submitRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NegotiationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rate_cents": 90000,
                 *       "message": "Could you meet us here?"
                 *     }
                 */
                "application/json": components["schemas"]["NewRound"];
            };
        };
        responses: {
            201: components["responses"]["RoundCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `gig_not_open`, `gig_changed`, `round_limit` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    agreeToRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NegotiationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "round": 2
                 *     }
                 */
                "application/json": components["schemas"]["Agreement"];
            };
        };
        responses: {
            200: components["responses"]["Negotiation"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `own_offer`, `stale_round`, `terms_incomplete`, `gig_not_open`, `no_position_free`, `amount_too_large`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    declineNegotiation: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NegotiationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The dates don’t work for us."
                 *     }
                 */
                "application/json": components["schemas"]["Decline"];
            };
        };
        responses: {
            200: components["responses"]["Negotiation"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Only conversations that contain all of these words in the gig’s title or the other side’s name. Parts of words match too. */
                q?: string;
                /** @description Only conversations about this gig. */
                gig_id?: string;
                /** @description Only conversations with this user. */
                user_id?: string;
                /** @description Only the conversation between the two sides of this dispute. Arbiters and operators can use this while the dispute is open. */
                dispute_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ConversationExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConversationPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadTotals"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ConversationExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Conversation"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["MessageExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessagePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Could you send a page as a sample first?"
                 *     }
                 */
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            201: components["responses"]["MessageCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `recipient_suspended`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message_id": "msg_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["ReadUntil"];
            };
        };
        responses: {
            200: components["responses"]["Conversation"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["MessageExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `too_late_to_delete`, `content_removed` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnAttachmentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    uploadAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, without a path. */
                name: string;
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example The bytes of the file. */
                "application/octet-stream": components["schemas"]["Bytes"];
            };
        };
        responses: {
            201: components["responses"]["AttachmentCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createTextAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "report.md",
                 *       "text": "# Report\n\nAll sixty pages are translated."
                 *     }
                 */
                "application/json": components["schemas"]["NewTextAttachment"];
            };
        };
        responses: {
            201: components["responses"]["AttachmentCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
                /** @description One range of bytes, such as `bytes=0-1023`. The response is then 206, or 416 if the file doesn’t have those bytes. Ignored if `if-range` has a different ETag. */
                range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    previewAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AttachmentPreview"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Only contracts that contain all of these words in the gig’s title or the other side’s name. Parts of words match too. */
                q?: string;
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description Only contracts where the caller is on this side. */
                role?: components["schemas"]["Side"];
                /** @description Only contracts with this status. */
                status?: components["schemas"]["ContractStatus"];
                /** @description Only contracts about this gig. */
                gig_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ContractExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContractPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getContract: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ContractExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "metadata": {
                 *         "order": "42",
                 *         "draft": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContractChanges"];
            };
        };
        responses: {
            200: components["responses"]["Contract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    approveContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "terms_hash": "3f0e9c8b7a6d5e4f3c2b1a0d9e8f7c6b5a4d3e2f1c0b9a8d7e6f5c4b3a2d1e0f"
                 *     }
                 */
                "application/json": components["schemas"]["ContractApproval"];
            };
        };
        responses: {
            200: components["responses"]["Contract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenObligation"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `already_approved`, `stale_terms`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    cancelContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Contract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `money_open` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    completeContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Contract"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `money_open`, `nothing_released` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listMilestones: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MilestonePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    addMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Translate a user manual into French",
                 *       "amount_cents": 90000,
                 *       "due_date": "2026-12-20"
                 *     }
                 */
                "application/json": components["schemas"]["NewMilestone"];
            };
        };
        responses: {
            201: components["responses"]["MilestoneCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `too_many_milestones`, `amount_too_large` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Milestone"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 90000
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneChanges"];
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `amount_too_large` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    fundMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 90000
                 *     }
                 */
                "application/json": components["schemas"]["Funding"];
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `milestone_disputed`, `insufficient_funds`, `amount_too_large` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    submitMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "All sixty pages, and the glossary brought up to date.",
                 *       "links": [
                 *         "https://files.example/manual-fr.pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewSubmission"];
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `missing_role` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `milestone_disputed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubmissionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    requestChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Page 12 is missing."
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `missing_role` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `milestone_disputed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    releaseMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Release"];
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `milestone_disputed`, `more_than_held` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    refundMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Milestone"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `milestone_disputed`, `refund_too_early` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contract_id": "con_01kz3ve5p7r9t1v3x5z7b9d1f3",
                 *       "milestone_id": "mil_01kz3vf8y2m4x6b8d0f2h4k6m8",
                 *       "reason": "quality",
                 *       "statement": "Chapters four to nine are machine translation without any editing.",
                 *       "proposed_worker_cents": 30000,
                 *       "evidence": [
                 *         {
                 *           "title": "A comparison",
                 *           "kind": "link",
                 *           "content": "https://files.example/comparison.pdf"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            201: components["responses"]["DisputeCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `milestone_disputed`, `withdrawn_before`, `nothing_at_stake` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description Only disputes with this status. */
                status?: components["schemas"]["DisputeStatus"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["DisputeExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisputePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getDispute: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["DisputeExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    respondToDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statement": "The chapters were edited; see the history.",
                 *       "proposed_worker_cents": 90000
                 *     }
                 */
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `statement_limit` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    recommendInDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "worker_cents": 60000,
                 *       "rationale": "Two thirds of the pages are fine."
                 *     }
                 */
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `conflict_of_interest` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    acceptInDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "worker_cents": 60000
                 *     }
                 */
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `stale_figure` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    rejectInDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitmentOrRole"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    resolveDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "worker_cents": 60000,
                 *       "rationale": "As recommended."
                 *     }
                 */
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `conflict_of_interest` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    withdrawDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Dispute"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `not_yours`, `missing_role` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listReviewsOfContract: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ReviewExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "comment": "A pleasure to work with."
                 *     }
                 */
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            201: components["responses"]["ReviewCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `not_reviewable`, `already_reviewed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getReview: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ReviewExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Review"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listReviewsOfUser: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ReviewExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listVouches: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["VouchExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VouchPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createVouch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Fast, and every page was right.",
                 *       "skills": [
                 *         "french"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewVouch"];
            };
        };
        responses: {
            201: components["responses"]["VouchCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_profile`, `conflict_of_interest`, `user_blocked`, `contact_unavailable` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `already_vouched` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getVouch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                vouchId: components["parameters"]["VouchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vouch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteVouch: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["ProfileId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                vouchId: components["parameters"]["VouchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `content_removed` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["BlockExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Block"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_profile` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                userId: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Only reports with this status. */
                status?: components["schemas"]["ReportStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_type": "gig",
                 *       "subject_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "reason": "scam",
                 *       "text": "They asked me to pay a fee before the work."
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            201: components["responses"]["ReportCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `already_reported`, `content_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Report"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listObjections: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ObjectionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "text": "The fee was a deposit for a tool. I’ve taken it out."
                 *     }
                 */
                "application/json": components["schemas"]["NewObjection"];
            };
        };
        responses: {
            201: components["responses"]["ObjectionCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_removed`, `already_objected` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ObjectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Objection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAllReports: {
        parameters: {
            query?: {
                /** @description Only reports with this status. */
                status?: components["schemas"]["ReportStatus"];
                /** @description Only reports about this kind of content. */
                subject_type?: components["schemas"]["ReportableType"];
                /** @description Only reports about this resource. */
                subject_id?: string;
                /** @description Only reports about this user’s content. */
                owner_id?: string;
                /** @description Only reports by this user. */
                reporter_id?: string;
                /** @description Only reports for this reason. */
                reason?: components["schemas"]["ReportReason"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["OperatorReportExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorReportPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getReportDetails: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["ReportDetailsExpansion"][];
            };
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportDetails"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    resolveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "removed",
                 *       "note": "Gigs can’t ask workers for money."
                 *     }
                 */
                "application/json": components["schemas"]["ReportResolution"];
            };
        };
        responses: {
            200: components["responses"]["OperatorReport"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `second_operator_required` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAllObjections: {
        parameters: {
            query?: {
                /** @description Only objections with this status. */
                status?: components["schemas"]["ObjectionStatus"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["OperatorObjectionExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorObjectionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    resolveObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ObjectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "kept",
                 *       "note": "Workers would still have to pay."
                 *     }
                 */
                "application/json": components["schemas"]["ObjectionResolution"];
            };
        };
        responses: {
            200: components["responses"]["OperatorObjection"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content`, `recent_sign_in_required` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Gigs can’t ask workers for money."
                 *     }
                 */
                "application/json": components["schemas"]["NewRemoval"];
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `content_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    restoreGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["GigId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Gigs can’t ask workers for money."
                 *     }
                 */
                "application/json": components["schemas"]["NewRemoval"];
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `content_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    restoreReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeVouch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                vouchId: components["parameters"]["VouchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Gigs can’t ask workers for money."
                 *     }
                 */
                "application/json": components["schemas"]["NewRemoval"];
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `content_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    restoreVouch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                vouchId: components["parameters"]["VouchId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    removeMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Gigs can’t ask workers for money."
                 *     }
                 */
                "application/json": components["schemas"]["NewRemoval"];
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `content_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    restoreMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["RemovedContent"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `own_content` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `not_removed` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Several users reported spam."
                 *     }
                 */
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `own_account`, `second_operator_required` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    reinstateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoticePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Notice"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listNoticesToUser: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["OperatorNoticeExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorNoticePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    sendNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Please take the fee out of this gig. Gigs can’t ask workers for money.",
                 *       "subject_id": "gig_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            201: components["responses"]["OperatorNoticeCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Wallet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Only transactions that contain all of these words in the gig’s title, the other side’s name, the amount, the kind or the payment’s reference. Parts of words match too. */
                q?: string;
                /** @description Only transactions of these kinds. Repeat the parameter for each. */
                kind?: components["schemas"]["TransactionKind"][];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["TransactionExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransactionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayoutAccount"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    setPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "Ada Example",
                 *       "label": "Example Bank",
                 *       "reference": "FR76 3000 6000 0112 3456 7890 189"
                 *     }
                 */
                "application/json": components["schemas"]["NewPayoutAccount"];
            };
        };
        responses: {
            200: components["responses"]["PayoutAccount"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `session_required`, `not_yours` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    addPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "country": "FR"
                 *     }
                 */
                "application/json": components["schemas"]["NewProviderAccount"];
            };
        };
        responses: {
            200: components["responses"]["PayoutAccount"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `not_on_behalf`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `session_required`, `not_yours` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 100000
                 *     }
                 */
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            201: components["responses"]["PaymentCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `terms_not_accepted` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `amount_too_large`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 85500
                 *     }
                 */
                "application/json": components["schemas"]["NewWithdrawal"];
            };
        };
        responses: {
            201: components["responses"]["PaymentCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight`, `quota_reached`, `payout_account_not_ready`, `destination_mismatch`, `insufficient_funds` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    refundDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description An agent’s reason for the request, for its owner: at most 500 characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as `agent_reason`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it. */
                "parley-reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 40000
                 *     }
                 */
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            201: components["responses"]["RefundCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `insufficient_funds`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    reverseDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank recalled the transfer."
                 *     }
                 */
                "application/json": components["schemas"]["DepositReversal"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `own_account`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    withdrawFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 85500,
                 *       "destination": "IBAN FR76 3000 6000 0112 3456 7890 189, Example Ltd"
                 *     }
                 */
                "application/json": components["schemas"]["NewFeeWithdrawal"];
            };
        };
        responses: {
            201: components["responses"]["PaymentCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `insufficient_funds` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    revealDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Destination"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getDepositOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAllDeposits: {
        parameters: {
            query?: {
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Only payments of this user. */
                user_id?: string;
                /** @description Only the payment with this reference. */
                reference?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["PaymentExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    confirmDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "bank-2026-11-15-0042"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account`, `unsupported_by_provider`, `amount_too_large` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    failDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The account is closed."
                 *     }
                 */
                "application/json": components["schemas"]["PaymentFailure"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWithdrawalOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAllWithdrawals: {
        parameters: {
            query?: {
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Only payments of this user. */
                user_id?: string;
                /** @description Only the payment with this reference. */
                reference?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["PaymentExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "bank-2026-11-15-0042"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    failWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The account is closed."
                 *     }
                 */
                "application/json": components["schemas"]["PaymentFailure"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account`, `unsupported_by_provider` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Only payouts with this status. */
                status?: components["schemas"]["PayoutStatus"];
                /** @description Only payouts of this contract. */
                contract_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["PayoutExpansion"][];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayoutPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getPayout: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["PayoutExpansion"][];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payout"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listStaffActs: {
        parameters: {
            query?: {
                /** @description Only actions by this operator or arbiter. */
                user_id?: string;
                /** @description Only actions on behalf of this managed or demo user. */
                on_behalf_of?: string;
                /** @description Only what was changed, or only what was read. */
                kind?: components["schemas"]["StaffActKind"];
                /** @description Only actions of this kind, such as `suspendUser`. */
                operation?: string;
                /** @description Only actions on the resource with this id. */
                subject_id?: string;
                /** @description Only actions at this time or later, in real time. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only actions before this time, in real time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Adds `count` and `count_capped` to the first page: the number of items in the whole list, counted up to 1000. */
                count?: components["parameters"]["Count"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffActPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    exportStaffActs: {
        parameters: {
            query?: {
                /** @description Only actions by this operator or arbiter. */
                user_id?: string;
                /** @description Only actions on behalf of this managed or demo user. */
                on_behalf_of?: string;
                /** @description Only what was changed, or only what was read. */
                kind?: components["schemas"]["StaffActKind"];
                /** @description Only actions of this kind, such as `suspendUser`. */
                operation?: string;
                /** @description Only actions on the resource with this id. */
                subject_id?: string;
                /** @description Only actions at this time or later, in real time. */
                since?: components["schemas"]["Timestamp"];
                /** @description Only actions before this time, in real time. */
                until?: components["schemas"]["Timestamp"];
                /** @description Default: `csv`. */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
                /** @description One range of bytes, such as `bytes=0-1023`. The response is then 206, or 416 if the file doesn’t have those bytes. Ignored if `if-range` has a different ETag. */
                range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listActsOnBehalf: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActOnBehalfPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    auditLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerAudit"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listAudits: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["LedgerAuditRunExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerAuditRunPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    runAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["LedgerAuditRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listLedgerAccounts: {
        parameters: {
            query?: {
                /** @description Only accounts of this user, including escrow that holds their money, or of a milestone. */
                owner_id?: string;
                /** @description Only accounts of this kind. */
                kind?: components["schemas"]["LedgerAccountKind"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["LedgerAccountExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerAccountPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getLedgerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["LedgerAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerAccount"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["LedgerTransferExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["LedgerAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerTransferPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listLedgerTransfers: {
        parameters: {
            query?: {
                /** @description Only transfers for this deposit, withdrawal, milestone, payout or dispute. */
                subject_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["LedgerTransferExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerTransferPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getLedgerTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TracedTransfer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    countMarketplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Stats"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description How many days, including today. Default: `30`. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Overview"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorSettings"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "PLATFORM_FEE_BPS": 700
                 *       },
                 *       "reason": "Card payments cost more."
                 *     }
                 */
                "application/json": components["schemas"]["SettingChanges"];
            };
        };
        responses: {
            200: components["responses"]["OperatorSettings"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listSettingChanges: {
        parameters: {
            query?: {
                /** @description Only changes to this setting. */
                name?: components["schemas"]["ChangeableSetting"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["SettingChangeExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SettingChangePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Brand"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getOperatorBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorBrand"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Studio Hub",
                 *       "tagline": "Illustrators for hire, by the hour or by the piece",
                 *       "accent": "#0f766e",
                 *       "font": "inter",
                 *       "logo_attachment_id": "att_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["BrandChanges"];
            };
        };
        responses: {
            200: components["responses"]["OperatorBrand"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            /** @description `unreadable_color`, `damaged_image` */
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    previewShades: {
        parameters: {
            query?: {
                /** @description The color of buttons and links. White text on it needs a contrast of at least 4.5:1; otherwise the refusal suggests the nearest readable color. */
                accent?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BrandShades"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            /** @description `unreadable_color` */
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getLanguages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorLanguages"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeLanguages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "default": "de",
                 *       "offered": [
                 *         "de",
                 *         "fr",
                 *         "en"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LanguageChanges"];
            };
        };
        responses: {
            200: components["responses"]["OperatorLanguages"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            /** @description `not_allowed` */
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listTermsVersions: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["OperatorTermsVersionExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorTermsVersionPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    publishTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "# Terms of use\n\n…",
                 *       "summary": "Refunds are now explained in plain words."
                 *     }
                 */
                "application/json": components["schemas"]["NewTerms"];
            };
        };
        responses: {
            200: components["responses"]["OperatorTermsVersion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `terms_planned` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    withdrawTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "terms_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawnVersion"];
            };
        };
        responses: {
            200: components["responses"]["OperatorTermsVersion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listTermsAcceptances: {
        parameters: {
            query?: {
                /** @description Only acceptances of this version. */
                terms_version?: number;
                /** @description Only acceptances by this user. */
                user_id?: string;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["TermsAcceptanceExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TermsAcceptancePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Trade"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getOperatorTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorTrade"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "categories": [
                 *         {
                 *           "key": "writing",
                 *           "names": {
                 *             "en": "Writing",
                 *             "de": "Text"
                 *           },
                 *           "children": [
                 *             {
                 *               "key": "translation",
                 *               "names": {
                 *                 "en": "Translation",
                 *                 "de": "Übersetzung"
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "gig_fields": [
                 *         {
                 *           "key": "certified",
                 *           "type": "boolean",
                 *           "names": {
                 *             "en": "Certified",
                 *             "de": "Zertifiziert"
                 *           },
                 *           "filterable": true,
                 *           "on_cards": true
                 *         },
                 *         {
                 *           "key": "languages",
                 *           "type": "choices",
                 *           "names": {
                 *             "en": "Languages",
                 *             "de": "Sprachen"
                 *           },
                 *           "options": [
                 *             {
                 *               "key": "en",
                 *               "names": {
                 *                 "en": "English",
                 *                 "de": "Englisch"
                 *               }
                 *             },
                 *             {
                 *               "key": "fr",
                 *               "names": {
                 *                 "en": "French",
                 *                 "de": "Französisch"
                 *               }
                 *             }
                 *           ],
                 *           "filterable": true,
                 *           "on_cards": true
                 *         }
                 *       ],
                 *       "profile_fields": []
                 *     }
                 */
                "application/json": components["schemas"]["TradeChanges"];
            };
        };
        responses: {
            200: components["responses"]["OperatorTrade"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `values_in_use` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    tryTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "categories": [
                 *         {
                 *           "key": "writing",
                 *           "names": {
                 *             "en": "Writing",
                 *             "de": "Text"
                 *           },
                 *           "children": [
                 *             {
                 *               "key": "translation",
                 *               "names": {
                 *                 "en": "Translation",
                 *                 "de": "Übersetzung"
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "gig_fields": [
                 *         {
                 *           "key": "certified",
                 *           "type": "boolean",
                 *           "names": {
                 *             "en": "Certified",
                 *             "de": "Zertifiziert"
                 *           },
                 *           "filterable": true,
                 *           "on_cards": true
                 *         },
                 *         {
                 *           "key": "languages",
                 *           "type": "choices",
                 *           "names": {
                 *             "en": "Languages",
                 *             "de": "Sprachen"
                 *           },
                 *           "options": [
                 *             {
                 *               "key": "en",
                 *               "names": {
                 *                 "en": "English",
                 *                 "de": "Englisch"
                 *               }
                 *             },
                 *             {
                 *               "key": "fr",
                 *               "names": {
                 *                 "en": "French",
                 *                 "de": "Französisch"
                 *               }
                 *             }
                 *           ],
                 *           "filterable": true,
                 *           "on_cards": true
                 *         }
                 *       ],
                 *       "profile_fields": []
                 *     }
                 */
                "application/json": components["schemas"]["TradeChanges"];
            };
        };
        responses: {
            200: components["responses"]["TradeTrial"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Setup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "done": [
                 *         "brand"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetupChanges"];
            };
        };
        responses: {
            200: components["responses"]["Setup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    sendTestEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["TestEmail"];
            };
        };
        responses: {
            200: components["responses"]["SentTestEmail"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `email_off` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatorHealth"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Default: `me`, the events that concern you. `market`: what everyone can see of gigs, profiles and reviews. `all`, for operators: every event, with `data` reduced to ids, states, amounts, counts and times. */
                audience?: components["schemas"]["Audience"];
                /** @description Only events of these types. Repeat the parameter, or separate types with commas. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The `next_cursor` of the previous response, which is valid only with the same filters. Or `latest`, for events after the newest one in the feed; these can include events from writes made just before, because an event enters the feed shortly after its write. Default: start with the oldest event. */
                after?: components["parameters"]["After"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many seconds to wait for an event if there are none yet. */
                wait?: components["parameters"]["Wait"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventFeed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listRecentEvents: {
        parameters: {
            query?: {
                /** @description Default: `me`, the events that concern you. `market`: what everyone can see of gigs, profiles and reviews. `all`, for operators: every event, with `data` reduced to ids, states, amounts, counts and times. */
                audience?: components["schemas"]["Audience"];
                /** @description Only events of these types. Repeat the parameter, or separate types with commas. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Default: `me`, the events that concern you. `market`: what everyone can see of gigs, profiles and reviews. `all`, for operators: every event, with `data` reduced to ids, states, amounts, counts and times. */
                audience?: components["schemas"]["Audience"];
                /** @description Only events of these types. Repeat the parameter, or separate types with commas. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The `next_cursor` of the previous response, which is valid only with the same filters. Or `latest`, for events after the newest one in the feed; these can include events from writes made just before, because an event enters the feed shortly after its write. Default: start with the oldest event. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventStream"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listInbox: {
        parameters: {
            query?: {
                /** @description Default: false. `true`: only tasks you’ve snoozed. */
                snoozed?: boolean;
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["InboxItemExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InboxItemPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    snoozeTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_id": "app_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *       "until": "2026-11-17T08:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewSnooze"];
            };
        };
        responses: {
            200: components["responses"]["Snooze"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["NotificationExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationPage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationCounts"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    markNotificationsSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01kz3vn6e8g0j2m4p6r8t0v2x4"
                 *     }
                 */
                "application/json": components["schemas"]["SeenNotifications"];
            };
        };
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "messages": "daily"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NotificationSettingsChanges"];
            };
        };
        responses: {
            200: components["responses"]["NotificationSettings"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `missing_scope`, `user_suspended`, `not_yours` */
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    previewEmail: {
        parameters: {
            query: {
                /** @description One of the kinds in your settings, `daily` for the daily email, `security`, or `invitation` for what people get when an operator invites them. */
                kind: components["schemas"]["PreviewKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailPreview"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope`, `not_yours` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listDeadlines: {
        parameters: {
            query?: {
                /** @description Only deadlines at or after this time. If omitted, overdue milestones are included. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only deadlines before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas. */
                expand?: components["schemas"]["DeadlineExpansion"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeadlinePage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Only items with all of these values in your metadata: `metadata[order]=42`. */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookPage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://ada.example/hooks/parley",
                 *       "events": [
                 *         "application.created",
                 *         "gig.expired"
                 *       ],
                 *       "description": "Notifies the team channel"
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            201: components["responses"]["WebhookWithSecretCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource hasn’t changed, the response is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhook"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing happens and the response is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChanges"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Delivery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `webhook_disabled` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["WebhookWithSecret"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `too_many_secrets` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryPage"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryWithBody"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `not_for_apps`, `missing_scope` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    retryFailedDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["RetriedDeliveries"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `webhook_disabled` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                id: components["parameters"]["WebhookId"];
                /** @description The id. A malformed id, or an id of the wrong kind, gets a 404. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Delivery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `webhook_disabled`, `too_many_attempts` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`. */
                "parley-act-as"?: components["parameters"]["ActAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SandboxClock"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    advanceSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seconds": 604800
                 *     }
                 */
                "application/json": components["schemas"]["AdvanceClock"];
            };
        };
        responses: {
            200: components["responses"]["SandboxClock"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listComingDeadlines: {
        parameters: {
            query?: {
                /** @description The maximum number of deadlines. Default: `20`. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ComingDeadlines"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "delete everything"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxReset"];
            };
        };
        responses: {
            200: components["responses"]["SandboxClock"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getDemoMarket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DemoMarket"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createDemoMarket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["DemoMarket"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    openDemoSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7a"
                 *     }
                 */
                "application/json": components["schemas"]["NewDemoSession"];
            };
        };
        responses: {
            201: components["responses"]["SignedInCreated"];
            401: components["responses"]["Unauthorized"];
            /** @description `agent_suspended`, `cross_site`, `session_required`, `missing_scope`, `user_suspended` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listMailbox: {
        parameters: {
            query?: {
                /** @description Only emails to this address. */
                to?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenStaffRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    onUserCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onUserSuspended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onUserReinstated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onUserRoleChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onUserRemovalRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onUserEmailChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onKeyCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onKeyRotated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onKeyRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onSessionStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SessionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onSessionEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SessionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPasskeyAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPasskeyRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPasskeyCopied: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAppCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AppEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAppUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AppEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAppDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AppEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onConnectionCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConnectionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onConnectionEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConnectionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onConnectionTokenReused: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConnectionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAgentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AgentEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAgentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AgentEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAgentSuspended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AgentEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAgentResumed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AgentEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onAgentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AgentEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMandateChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MandateEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApprovalRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApprovalEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApprovalApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApprovalEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApprovalRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApprovalEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApprovalUsed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApprovalEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApprovalExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApprovalEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onProfilePublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProfileEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onProfileUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProfileEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onProfileHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProfileEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigPaused: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigFilled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigRemovedEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onGigRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GigEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onSearchMatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SearchEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationShortlisted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationNegotiating: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationHired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationWithdrawn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onApplicationExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationOpenedEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationRoundEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationAgreed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationDeclined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNegotiationSuperseded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NegotiationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractActivated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onContractExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContractEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneFunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneSubmitted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneSubmittedEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneChangesRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneChangesRequestedEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneReleased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneRefundAnnounced: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutHeld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutFreed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutReversed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onPayoutCorrected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayoutEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneDisputed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMilestoneResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MilestoneEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeInReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeRecommended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeArbitration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onDisputeWithdrawn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisputeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMessageCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MessageEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMessageDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MessageEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMessageRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MessageEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onMessageRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MessageEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConversationEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletDepositRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletDepositSucceeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletDepositFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletDepositReversed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletWithdrawalRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletWithdrawalInTransit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletWithdrawalSucceeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletWithdrawalReturning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletWithdrawalFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onRefundRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefundEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onRefundSucceeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefundEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onRefundFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefundEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWalletPayoutAccountChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WalletPayoutAccountChangedEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReviewCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReviewPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReviewRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReviewRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onVouchCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VouchEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onVouchRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VouchEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onVouchRestored: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VouchEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReportCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onReportResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onNoticeCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NoticeEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onObjectionCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ObjectionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onObjectionResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ObjectionEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookRotated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookDisabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookEvent"];
        responses: {
            default: components["responses"]["WebhookAnswer"];
        };
    };
}
