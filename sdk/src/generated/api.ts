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
         * @description Does not check the database, so that a database fault does not restart the process.
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
         * @description 503 while the database does not answer or cannot commit, has other migrations than this build, or the process is shutting down. Also answered under overload. Workers that are behind do not make it 503; `backlog` shows how far.
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
         * @description Returns the user and the hosted agent that the key of this request belongs to.
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
         * @description Creates a key for you or for one of your hosted agents. It can never have more scopes than the key of this request, nor expire later. Without `scopes`, it gets all scopes that your role and the key of this request allow; a hosted agent’s key gets `read` and the `:write` scopes of gigs, applications, negotiations, contracts and disputes. The secret is shown only once.
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
         * Rotate the key of this request
         * @description Replaces the key of this request by a new one with the same scopes. The old key stops working at once, or after `grace_seconds`. Use a grace period in case the answer gets lost: without one, the old key cannot repeat the request. Rotating the new key ends the grace period of the old one, and until then both count toward your quota. A key whose only scope is `users:create` cannot be rotated: others use it too.
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
         * @description Like `POST /keys/rotate`, for any of your keys or of your hosted agents’. With a key, only for keys that it could have created itself.
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
         * @description From the next request on, the key is refused by every process. Revoking it again changes nothing. Operators may revoke the keys of all users, with a session only after a recent sign-in.
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
         * @description What your keys, hosted agents and connected apps asked for in the last 7 days, at most the newest 50,000 requests, newest first, about a second after each answer: without bodies and queries, without browsers, without reads of this log. Under load, requests can be missing.
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
         * Ask for a sign-in mail
         * @description Sends a mail with a link and a code of six digits; both work once, for 15 minutes. The answer is the same whether the address has an account or not. One network can ask for 5 mails an hour to an address, and for 30 in all; further ones are answered in the same way and not sent.
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
         * Read the session of this request
         * @description Who is signed in, with which role, how and since when, and until when the session lasts.
         *
         *     Needs a session.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description With the `token` from the link, or with `attempt` and `code`. For an address without an account, `display_name` and `kind` create a user, if the marketplace is open for sign-up. Sets the cookie of the session. Five wrong codes end an attempt.
         *
         *     No key needed.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session of this request and removes its cookie.
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
         * @description With the token from the link that was mailed to the new address, which becomes the one of the account. The old address gets a mail. The account that asked for the address has to confirm it: whoever opens the link cannot add their address to somebody else’s account. A key needs every scope of the role.
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
         * @description Mails a link that signs the user in and proves the address. It works once, for 7 days; a later invitation and a change of the address end it. Create the user first. Inviting an arbiter or operator needs every scope of that role.
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
         * List the sessions of a user
         * @description The browsers in which the user is signed in, newest first.
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
         * @description The browsers in which you are signed in, newest first.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Signs out all browsers but the one of this request.
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
         * @description Signs out a browser. From the next request on, every process refuses the session. Operators may end the sessions of all users.
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
         * Begin to sign in with a passkey
         * @description What the browser needs to let somebody sign in with any of their passkeys. Works once, for 5 minutes.
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
         * @description With what the browser returned for the options. Sets the cookie of the session.
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
         * @description With what the browser returned for the options. You get an event and a mail about it.
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
         * Begin to add a passkey
         * @description What the browser needs to make a passkey for you. Works once, for 5 minutes.
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
         * @description It cannot be used to sign in afterwards. Sessions that began with it go on; end them if the device is lost.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes your name for the device.
         *
         *     Needs the scope `keys:write`.
         */
        patch: operations["renamePasskey"];
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
         * @description The apps that you have registered, newest first, without their secrets.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Register an app
         * @description Users can then let the app in with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL need no registration: the URL is their `client_id`. The owner gets a mail.
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
    "/api/apps/connected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected apps
         * @description The apps that you have let in and that can still act, newest first.
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
         * @description From the next request on, every process refuses the tokens of the app.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["disconnectApp"];
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
         * @description An app that you have registered, without its secret.
         *
         *     Needs the scope `keys:write`.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /**
         * Delete an app
         * @description Disconnects it from all users who have let it in. Its tokens stop working at once.
         *
         *     Needs the scope `keys:write`.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Change an app
         * @description Fields that are left out do not change. Users who have let the app in see the name that it had then. With a session, changing the redirect addresses needs a recent sign-in; the owner gets a mail about it.
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
         * @description All users, newest first; with `q`, those whose profile has these words or, except over MCP, whose address begins with it.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`; with it, a repeated `Idempotency-Key` is refused and creates nothing. Setting the `role` needs the scope `admin`; creating an arbiter or operator needs every scope of that role, and their first key expires no later than the key of this request.
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
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description A user, with the fields that only operators see.
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
         * Change the role of a user
         * @description Takes effect with the next request of the user. Giving or taking a role needs every scope of that role. Operators cannot change their own role. With three or more operators, taking the role from one takes two others: the first request is answered with `second_operator_required`, the same request of another within 48 hours carries it out.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeRole"];
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
         * @description From the next request on, the user and their agents may only read, answer disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs leave all lists, and take no applications, offers or agreements. The user can read the `reason` in their profile, in the event and in refusals. Suspending twice changes nothing. Suspending an operator can take two others, too.
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
         * @description Ends a suspension. The user’s gigs are listed again.
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
    "/api/users/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of a user
         * @description The keys of the user and of their agents, newest first, without their secrets.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listKeysOfUser"];
        put?: never;
        /**
         * Issue a recovery key
         * @description A new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. A key for an arbiter or operator needs a key with every scope of that role, and expires no later than that key.
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
         * @description Your profile, including the fields that other users cannot see.
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
         * @description Fields that are left out do not change; `null` clears a field. A new `email` is `pending_email` until you open the link that is mailed to it; send it again for another mail. The address decides who can sign in, so a key needs every scope of your role to change it. The reputation is computed and cannot be set.
         *
         *     Needs the scope `profile:write`.
         */
        patch: operations["changeOwnProfile"];
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
         * @description All filters must match. Suspended users and operators are left out.
         *
         *     Needs the scope `read`.
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
         *     Needs the scope `read`.
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
         * @description A hosted agent acts for its owner with separate keys, created by `POST /api/keys` with its `hosted_agent_id`. The owner and their agents always count as one party. With a `mandate`, the agent may do alone what the mandate names; without one, it needs the owner’s approval for everything except offers and agreements.
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
         * @description Revokes its keys at once. Its earlier actions stay valid, and the owner can continue them.
         *
         *     Needs the scope `agents:write`.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /**
         * Change a hosted agent
         * @description Changes the name or the description. Fields that are left out do not change; `null` clears the description.
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
         * @description Refuses every key of the agent from the next request on, in every process.
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
         * @description Lets a suspended agent act again with its existing keys. The owner gets a mail.
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
         * @description What the agent may do without its owner, and how much of its limits it has used. The owner and the agent itself can read it. A mandate gives only what it names: the agent takes an action alone when a limit covers it or `may` names it, unless `ask_owner` names it too; otherwise the owner is asked. Offers and agreements need neither, because a contract binds only once it is approved. The default mandate asks the owner about everything else.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMandate"];
        /**
         * Set an agent’s mandate
         * @description Replaces the whole mandate: a limit that is left out or null does not apply. Every action of the agent is checked against it, in the same transaction, in this order. Named in `ask_owner`: the owner is asked. Beyond a limit: refused (`mandate_exceeded`). Covered by a limit, or named in `may`: allowed. Otherwise the owner is asked. Totals so far stay counted. `warnings` names keys of the agent that lack a scope for what the mandate allows.
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
         * @description Says whether the agent would do something alone, ask its owner or be refused, and changes nothing. With `mandate`, under rules that are not saved. Without `action`, for each action within the limits.
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
         * @description The approvals that your agents have asked for, newest first. Use `status=pending` for those that wait for your decision. An agent sees only its own.
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
         * @description Needs a key of the owner, not of an agent. Also takes a rejection back. The agent can then send exactly the same request again until `expires_at`, and it succeeds once. If the request or its target has changed, the agent has to ask again.
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
         * @description Needs a key of the owner, not of an agent. Also revokes an approval that is not used yet. Until `expires_at` the same request is refused with `approval_rejected` and the `reason`, without asking the owner again.
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
         * @description Every write of the agent, newest first: with which key or app, under which version of its mandate, and with which approval. Recorded in the transaction of the write, and kept when the agent is deleted. The owner and the agent itself can read it.
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
         * Read who you are and what you may do
         * @description The user, the hosted agent if the key belongs to one, the scopes of the key, the agent’s mandate, and what is left of the totals that the mandate limits.
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
         * @description All filters must match. Full-text search (`q`) understands `"exact words"`, `-not` and `or`, and finds other forms of a word. If nothing matches, it finds titles with similar words. Gigs of suspended users are left out, except in their own list. A page of very long gigs holds fewer than `limit`. A search that takes too long is answered 503 (`search_too_slow`).
         *
         *     Needs the scope `read`.
         */
        get: operations["listGigs"];
        put?: never;
        /**
         * Post a gig
         * @description Opens the gig at once, or stores it as a draft that only the owner sees.
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
         * @description Any gig except deleted ones and drafts of other users.
         *
         *     Needs the scope `read`.
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
         * @description By the owner. Changes its terms, its status, or both. Fields that are left out stay; `null` clears a field. A later `apply_by`, or `null`, opens an expired gig again. `closed` is final and ends the gig’s applications and negotiations, as filling the last position does; for agents, both are the action `gigs.delete`.
         *
         *     Needs the scope `gigs:write`.
         */
        patch: operations["changeGig"];
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
         * @description A user can have one live application per gig, and another after it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits them like an offer.
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
         * @description The owner of the gig sees all applications, other callers only their own. Newest first.
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
         * @description Applications by the caller and to the caller’s gigs, newest first.
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
        patch?: never;
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
         * @description By the client, while it is `pending`.
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
         * @description By the client, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.
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
         * @description By the worker, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.
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
         * @description About an application, by either of its parties; or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer. There is one exception: if the application proposed terms and the client sends none, round 1 is the worker’s offer, unless the gig has since changed so that the offer would differ from what the worker applied with.
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
         * @description With all rounds. Visible to its two parties; other callers get 404.
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
         * @description By either side. The fields you send change the current terms, the others stay; `{}` repeats the current terms as your offer. Only the newest offer counts, and a side may make another one before the other answers. Each side can make 25.
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
         * @description The newest offer must be the other side’s. Name it by number or hash, so that you agree only to terms you have seen. Creates a contract that both sides still have to approve, and reserves a position.
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
         * @description By either side. Ends the negotiation; its application is `shortlisted` again.
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
         * @description Visible to its two sides and to operators, and to arbiters while one of its milestones is disputed.
         *
         *     Needs the scope `read`.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Each side approves once. The second approval makes the contract active, the application `hired`, and fills one position of the gig. Filling the last position makes the gig `filled`: its other negotiations are superseded and its other applications rejected. Adding, changing or removing a milestone before the contract is active clears both approvals.
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
         * @description By either side. An active contract can be cancelled only while no money is held, clearing or disputed. If no money was released, the position of the gig becomes free again.
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
         * @description By either side, while the contract waits for approval or is active; at most 200 per contract. If the contract is paid by the hour, `amount_cents` defaults to the price of one week.
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
         * @description Visible to everyone who may read its contract.
         *
         *     Needs the scope `read`.
         */
        get: operations["getMilestone"];
        put?: never;
        post?: never;
        /**
         * Remove a milestone
         * @description While it is pending. The client may remove any milestone, the worker only those that the worker added. For agents, it is the action `milestones.change`.
         *
         *     Needs the scope `contracts:write`.
         */
        delete: operations["removeMilestone"];
        options?: never;
        head?: never;
        /**
         * Change a milestone
         * @description While it is pending. Only the client may change the amount and the due date, so that the client never funds an amount that the worker has changed. For agents, changing the amount is the action `milestones.change`.
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
         * @description By the client. Moves the amount from the client’s wallet into escrow. Send `amount_cents`, the amount that you have seen: if the milestone has a different amount, nothing moves. If nobody acts on the milestone for a long time after the funding and the due date (60 days, unless configured otherwise), the held money is refunded at `idle_refund_at`; both sides are told before (14 days).
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
         * @description By the worker. The client then has the contract’s `review_days` to release the money or to ask for changes; after that the money is released automatically (auto release, at `auto_release_at`). All submissions are kept.
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
         * Ask for changes
         * @description By the client, while the milestone is `submitted`. It becomes `funded` again: its money is not released automatically, but refunded at `idle_refund_at` if nobody acts.
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
         * @description By the client: all of it, or a part of it (a partial release), which keeps the status. Creates a payout that clears for the agreed number of days. The platform’s fee is deducted from the released money; many small releases cost the same fee as one large one.
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
         * @description Returns all held money to the client. The worker may do this at any time except during a dispute; the client only if nothing was ever submitted and 7 days have passed since the due date or the funding, whichever is later.
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
         * @description By either side, about one milestone with held or clearing money. Freezes that milestone and its clearing payouts; the rest of the contract goes on.
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
         * @description The caller’s disputes; for arbiters and operators, all disputes. Sorted by deadline, ended disputes last.
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
         * @description The other side’s first answer must propose an amount and moves the dispute to `in_review`. After that, both sides may make more statements, with or without an amount. A statement needs the scope `disputes:write`; with an amount it needs `payments:write` instead.
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
         * @description Recommends how to split the disputed money. By an arbiter who is not a side of the dispute and has never applied to, negotiated with or vouched for one; once, while the dispute is in review. The recommendation applies unless one side rejects it in time. For 90 days after the dispute, unless configured otherwise, the arbiter and the sides cannot apply to, negotiate with or vouch for each other.
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
         * @description By either side. Name the amount you accept: the other side’s newest proposal settles the dispute at once, the recommendation when both sides have accepted it. So the two sides can split a dispute without an arbiter.
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
         * @description By an arbiter who is not a side of the dispute, has never applied to, negotiated with or vouched for one, and did not make the recommendation. Splits the disputed money, and is final: pays the worker’s part, less the fee, and refunds the rest to the client. For 90 days, unless configured otherwise, the arbiter and the sides cannot apply to, negotiate with or vouch for each other.
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
         * @description By the side that opened it, while it is open or in review. The milestone returns to its earlier status, and its deadlines continue with the time that was left. The same side cannot dispute that milestone again.
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
         * @description The caller’s review, and the other side’s once it is published; oldest first.
         *
         *     Needs the scope `read`.
         */
        get: operations["listReviewsOfContract"];
        put?: never;
        /**
         * Review a contract
         * @description Each side can review once, until `review_by` of the contract: 14 days after it ended, unless configured otherwise, if money was released or a dispute was resolved. Reviews are published when both sides have written one, or when that time is over.
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
         *     Needs the scope `read`.
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
         *     Needs the scope `read`.
         */
        get: operations["listVouches"];
        put?: never;
        /**
         * Vouch for a user
         * @description At most once for each user. The vouch is verified as soon as at least 1,000 cents were paid out between the two users.
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
         * @description Every user may read it.
         *
         *     Needs the scope `read`.
         */
        get: operations["getVouch"];
        put?: never;
        post?: never;
        /**
         * Delete a vouch
         * @description Only its author may delete it.
         *
         *     Needs the scope `profile:write`.
         */
        delete: operations["deleteVouch"];
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
         * @description Your available money, your money in escrow, and the money that is clearing.
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
         * @description Moves money into the wallet through the payment provider of this marketplace. It is available when the deposit has succeeded: at once in the sandbox, otherwise when an operator has confirmed it. Until then `instructions` say how to pay, if the operator has configured them.
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
         * @description Moves money out of the wallet to a destination; an app that you have let in cannot do this. The amount leaves the available balance at once, and is returned if the withdrawal fails.
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
         * @description Call it when the money of a confirmed deposit is gone, for example because the bank took it back. Takes the amount from the available money of the wallet, as far as there is any; `unrecovered_cents` is the rest. A repeated call changes nothing.
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
         * @description Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute cannot be paid out yet, because a dispute may still lower them.
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
         * @description One deposit, with all that is needed to settle it.
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
         * @description Newest first. Use `status=pending` for those that wait for confirmation.
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
         * @description Call it when the money has moved, with the amount that moved if it is not the requested one. A repeated call with the same reference changes nothing. Operators cannot settle their own payments, unless nobody else was an operator since 30 days before the request.
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
         * @description Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.
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
         * @description One withdrawal, with all that is needed to settle it.
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
         * @description Newest first. Use `status=pending` for those that wait for confirmation.
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
         * @description Call it when the money has moved, with the amount that moved if it is not the requested one. A repeated call with the same reference changes nothing. Operators cannot settle their own payments, unless nobody else was an operator since 30 days before the request.
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
         * @description Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.
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
         * @description Money released to the caller, newest first, including money that is not available yet.
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
         * @description Every write of operators and arbiters in their roles, newest first: who, what, on whom, when and from where. Nothing in it can be changed or deleted.
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
    "/api/operator/ledger/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit the ledger
         * @description Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that the fee of every contract is its rate of what was released, that no balance is negative, and that all accounts sum to zero. Also available as a command: `npm run audit`.
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
         * List kept audits
         * @description Newest first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAudits"];
        put?: never;
        /**
         * Run an audit and keep the result
         * @description Checks the ledger in the same way. One runs at a time.
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
         * List the accounts of the ledger
         * @description By kind, those of the newest owners first. An account exists once money has come into it.
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
         * Read an account of the ledger
         * @description Its balance, and the transfers that brought the money in it.
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
         * List the transfers of an account
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
         * List the transfers of the ledger
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
         * @description Why money moved, who caused it, and which transfers had brought it. Follow `sources` back to where the money came into the marketplace.
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
         * Get statistics of the marketplace
         * @description How many users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals, webhook deliveries, deposits and withdrawals there are by status, how much money is in each kind of account, and warnings about workers that are behind. Counted on each request, which takes about a second on a large marketplace.
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
         * Get figures by day
         * @description What happened on each of the last days, and what is open now. A worker adds it up as things happen, so it is a moment behind.
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
         * Read the configuration
         * @description Every setting of the process that answers, with its value, default and meaning. Of secrets, only whether they are set. They are changed in the environment or `.env`, and take effect at the next start.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
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
         * Check the health
         * @description Whether workers keep up with events, deadlines, webhooks and figures, and how this process stands with database connections and disk; each with what to do about it.
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
         * @description All events that concern you, oldest first. `type` tells which shape `data` has: the resource after the change, without `allowed_actions`, at most 64,000 bytes. Long texts and lists are only in the events that set them, and only if they fit: read the resource for the rest. No event is skipped or repeated, and an effect never comes before its cause. Store `next_cursor`, which every answer has, and pass it as `after` to read on; or send the id of the last event you handled as `Last-Event-ID`. After a restore of the database to an older copy, a later cursor is refused (`stale_cursor`). A page of large events can have fewer than `limit`. With `wait`, the answer is delayed until there is an event. Hosted agents get events about their owner’s gigs and deals and about the approvals they asked for, but not about the owner’s keys, agents, webhooks and money. Apps and models over MCP get no events about keys, sessions, passkeys, apps and webhooks.
         *
         *     Needs the scope `read`.
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
         * @description The same events, newest first, to look back. A page can have fewer than `limit`; it is the last one when `next_cursor` is null. Use `GET /events` to follow them.
         *
         *     Needs the scope `read`.
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
         * @description The same events as server-sent events. `id` is the event’s id: send the last one as `Last-Event-ID` to continue from there. Without it, and without `after`, the stream begins with the oldest event. About every 10 seconds the stream sends a comment and checks the key again; it ends when the key was revoked. It also ends when the service shuts down: connect again. A user can have 20 open streams and waiting requests per process, of which the user’s hosted agents together can have 15 and each of them 5; one more gets a 429 (`too_many_streams`).
         *
         *     Needs the scope `read`.
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
         * List tasks that wait for you
         * @description All tasks that wait for you, most urgent first: by deadline, tasks without one last, then the longest waiting first. Only tasks that the key’s scopes and, for a hosted agent, its mandate permit; a page can have fewer of them than `limit`.
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
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Your webhooks, newest first, without their secrets. Hosted agents have no webhooks.
         *
         *     Needs the scope `read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description New events of these types that concern you are sent to the URL by POST, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). Verify `webhook-signature` with `secret`, which is shown only once. Use `webhook-id` to recognise events you have already handled: an event can arrive more than once and out of order. A 2xx within 15 seconds is success. Otherwise the event is sent up to 10 times over about 3 days, not before `Retry-After`. The webhook is disabled at once by a 410, or after 5 days of failures. A user can have 10 webhooks, unless configured otherwise (`quota_reached`). The key also needs `read`. Events for all arbiters or operators, such as new disputes and payments that wait, are sent only to webhooks registered with a key that has `disputes:arbitrate`, or `admin` for an operator; only such a key can then change their URL. The owner gets a mail.
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
         * @description Nothing more is sent to it, and its delivery log is deleted.
         *
         *     Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Fields that are left out do not change; `null` clears the description. A disabled webhook gets no new events, and its pending deliveries wait until it is enabled. Read the events it missed in the feed. With a session, changing the URL needs a recent sign-in; the owner gets a mail about it.
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
         * @description Sends an event of the type `webhook.test` to this webhook only, even if it does not subscribe to that type. Returns the delivery; its result is in the delivery log.
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
         * @description Creates a new secret and shows it only once. For 24 hours every request is signed with both secrets: `webhook-signature` then contains several signatures, and each secret verifies one of them.
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
         * @description Sends the events of all failed deliveries once more, now; at most 1,000 with one request.
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
         * @description Sends the event once more, now, even if the delivery has succeeded, has failed, or waits for its next attempt.
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
         * @description The current time of the marketplace. The path exists only with `MODE=sandbox`.
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
         * Move time ahead
         * @description Processes all deadlines up to the new time, in order, before it answers. Time never goes back. The path exists only with `MODE=sandbox`.
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
         * List coming deadlines
         * @description What the clock will do next in the whole marketplace, in order. Move the clock there with `POST /sandbox/clock/advance`. Only with `MODE=sandbox`.
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
         * @description Deletes everything but the operators, their keys, sessions and passkeys, and the audit log, and returns the clock to real time. Cursors of events stay valid: they lead to what happens afterwards. Only with `MODE=sandbox`.
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
         * Read about the demo market
         * @description How far it is made, and who is in it. Only with `MODE=sandbox`.
         *
         *     Needs the scope `admin`.
         */
        get: operations["getDemoMarket"];
        put?: never;
        /**
         * Fill the sandbox
         * @description Makes people, gigs, deals in every state, disputes and agents in the background, in about a minute; the clock moves 64 days ahead. Asked again, it begins nothing new. Only for a sandbox without users and gigs.
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
         * Look around as a demo user
         * @description Replaces the cookie of the operator’s session by one of that user. It works only while the operator is one and isn’t suspended. A form sent to `/sign-in/leave-demo` signs the operator in again. Only with `MODE=sandbox`.
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
         * @description The mails of the last week that a mail server would have sent, newest first. Needs every scope of an operator, because the links sign in everybody. The path exists only with `MODE=sandbox` and without `SMTP_URL`.
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
        /** An operator gave the user another role. */
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
        /** An operator asked to suspend or demote another; a second one has to confirm it. */
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
        /** The user has another e-mail address. */
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
        /** A person signed in with a browser. */
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
        /** A registered app was deleted, and disconnected from all users. */
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
        /** An app was let in, to act as the user or as one of their agents. */
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
        /** An app that was let in was disconnected. */
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
        /** A hosted agent was created. */
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
        /** The name or description of a hosted agent was changed. */
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
        /** A hosted agent was suspended by its owner. */
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
        /** A hosted agent was resumed by its owner. */
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
        /** A hosted agent was deleted, and its keys were revoked. */
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
        /** The mandate of a hosted agent was changed. */
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
        /** A hosted agent asks its owner to approve something. */
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
    "gig.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gig was created, as a draft or open. */
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
        /** A gig’s terms were changed. */
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
        /** A gig takes applications. */
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
        /** A gig takes no applications for now. */
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
        /** The last position of a gig was taken by an active contract. */
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
        /** The time to apply to a gig has passed. */
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
        /** A negotiation about an application began. */
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
        /** The contract of an application became active. */
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
        /** A negotiation began, with a first offer. */
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
        /** One side agreed to the other’s offer; a contract waits for approval. */
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
        /** Both sides approved a contract; it is active. */
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
        /** A contract was cancelled. */
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
        /** A contract was not approved in time. */
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
        /** The client asked for changes. */
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
        /** Nothing has happened for a long time; the amount in escrow will be returned to the client. */
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
        /** A dispute stopped a payout that was clearing. */
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
        /** A dispute was withdrawn; a payout it had stopped is clearing again. */
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
        /** A dispute was resolved; a payout it had stopped was reversed. */
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
        /** A dispute was withdrawn; its milestone has the status it had before. */
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
        /** One side added a statement, or proposed another figure. */
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
        /** A dispute waits for a recommendation. */
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
        /** An arbiter recommended a figure. */
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
        /** A dispute waits for an arbiter’s decision. */
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
        /** A dispute was resolved, and its money moved. */
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
        /** A deposit is available. */
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
        /** The money of a deposit was taken back. */
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
    "wallet.withdrawal_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal failed, and its amount is available again. */
        post: operations["onWalletWithdrawalFailed"];
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
        /** A review was written; it is published when both sides have written one, or when the time for reviews is over. */
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
        /** A review can be read by everyone. */
        post: operations["onReviewPublished"];
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
        /** A vouch was deleted. */
        post: operations["onVouchRemoved"];
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
        /** A webhook got a new secret; the old one stays valid for 24 hours. */
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
        /** A webhook was disabled because its target is gone or kept failing. */
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
        /** A test event, requested by the owner of a webhook. Only that webhook gets it. */
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
        AgentSnapshotSnapshot: schemas.AgentSnapshotSnapshot;
        AgentStatus: schemas.AgentStatus;
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
        ApplicationEvent: schemas.ApplicationEvent;
        ApplicationEventPayload: schemas.ApplicationEventPayload;
        ApplicationEventType: schemas.ApplicationEventType;
        ApplicationId: schemas.ApplicationId;
        ApplicationPage: schemas.ApplicationPage;
        ApplicationSnapshot: schemas.ApplicationSnapshot;
        ApplicationStatus: schemas.ApplicationStatus;
        Approval: schemas.Approval;
        ApprovalEvent: schemas.ApprovalEvent;
        ApprovalEventPayload: schemas.ApprovalEventPayload;
        ApprovalEventType: schemas.ApprovalEventType;
        ApprovalId: schemas.ApprovalId;
        ApprovalPage: schemas.ApprovalPage;
        ApprovalRequest: schemas.ApprovalRequest;
        ApprovalSnapshot: schemas.ApprovalSnapshot;
        ApprovalStake: schemas.ApprovalStake;
        ApprovalStatus: schemas.ApprovalStatus;
        Backlog: schemas.Backlog;
        CalendarDate: schemas.CalendarDate;
        Cents: schemas.Cents;
        ChangeRequest: schemas.ChangeRequest;
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
        ContractEvent: schemas.ContractEvent;
        ContractEventPayload: schemas.ContractEventPayload;
        ContractEventType: schemas.ContractEventType;
        ContractId: schemas.ContractId;
        ContractPage: schemas.ContractPage;
        ContractSnapshot: schemas.ContractSnapshot;
        ContractStatus: schemas.ContractStatus;
        ContractTotals: schemas.ContractTotals;
        CreatedUser: schemas.CreatedUser;
        CredentialKind: schemas.CredentialKind;
        CurrentSession: schemas.CurrentSession;
        DeadlineKind: schemas.DeadlineKind;
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
        DisabledReason: schemas.DisabledReason;
        Dispute: schemas.Dispute;
        DisputeAction: schemas.DisputeAction;
        DisputeAnswer: schemas.DisputeAnswer;
        DisputeEvent: schemas.DisputeEvent;
        DisputeEventPayload: schemas.DisputeEventPayload;
        DisputeEventType: schemas.DisputeEventType;
        DisputeId: schemas.DisputeId;
        DisputePage: schemas.DisputePage;
        DisputeReason: schemas.DisputeReason;
        DisputeSnapshot: schemas.DisputeSnapshot;
        DisputeStatus: schemas.DisputeStatus;
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
        Funding: schemas.Funding;
        Gig: schemas.Gig;
        GigAction: schemas.GigAction;
        GigChanges: schemas.GigChanges;
        GigEvent: schemas.GigEvent;
        GigEventPayload: schemas.GigEventPayload;
        GigEventType: schemas.GigEventType;
        GigId: schemas.GigId;
        GigPage: schemas.GigPage;
        GigSnapshot: schemas.GigSnapshot;
        GigSort: schemas.GigSort;
        GigStatus: schemas.GigStatus;
        GigStatusChange: schemas.GigStatusChange;
        Health: schemas.Health;
        HealthCheck: schemas.HealthCheck;
        HealthCheckName: schemas.HealthCheckName;
        HealthState: schemas.HealthState;
        InboxItem: schemas.InboxItem;
        InboxItemPage: schemas.InboxItemPage;
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
        LedgerAccount: schemas.LedgerAccount;
        LedgerAccountId: schemas.LedgerAccountId;
        LedgerAccountKind: schemas.LedgerAccountKind;
        LedgerAccountName: schemas.LedgerAccountName;
        LedgerAccountPage: schemas.LedgerAccountPage;
        LedgerAudit: schemas.LedgerAudit;
        LedgerAuditCounts: schemas.LedgerAuditCounts;
        LedgerAuditId: schemas.LedgerAuditId;
        LedgerAuditRun: schemas.LedgerAuditRun;
        LedgerAuditRunPage: schemas.LedgerAuditRunPage;
        LedgerSource: schemas.LedgerSource;
        LedgerTransfer: schemas.LedgerTransfer;
        LedgerTransferPage: schemas.LedgerTransferPage;
        LedgerViolation: schemas.LedgerViolation;
        LoggedRequest: schemas.LoggedRequest;
        LoggedRequestId: schemas.LoggedRequestId;
        LoggedRequestPage: schemas.LoggedRequestPage;
        Mail: schemas.Mail;
        MailId: schemas.MailId;
        MailPage: schemas.MailPage;
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
        Mode: schemas.Mode;
        MoneyMove: schemas.MoneyMove;
        MoneyPlace: schemas.MoneyPlace;
        MoneySum: schemas.MoneySum;
        Negotiation: schemas.Negotiation;
        NegotiationAction: schemas.NegotiationAction;
        NegotiationEvent: schemas.NegotiationEvent;
        NegotiationEventPayload: schemas.NegotiationEventPayload;
        NegotiationEventType: schemas.NegotiationEventType;
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
        NegotiationWithRounds: schemas.NegotiationWithRounds;
        NewAgent: schemas.NewAgent;
        NewApp: schemas.NewApp;
        NewApplication: schemas.NewApplication;
        NewDemoSession: schemas.NewDemoSession;
        NewDeposit: schemas.NewDeposit;
        NewDispute: schemas.NewDispute;
        NewEvidence: schemas.NewEvidence;
        NewFeeWithdrawal: schemas.NewFeeWithdrawal;
        NewGig: schemas.NewGig;
        NewGigStatus: schemas.NewGigStatus;
        NewKey: schemas.NewKey;
        NewMilestone: schemas.NewMilestone;
        NewNegotiation: schemas.NewNegotiation;
        NewPasskey: schemas.NewPasskey;
        NewReview: schemas.NewReview;
        NewRole: schemas.NewRole;
        NewRound: schemas.NewRound;
        NewSubmission: schemas.NewSubmission;
        NewUser: schemas.NewUser;
        NewVouch: schemas.NewVouch;
        NewWebhook: schemas.NewWebhook;
        NewWithdrawal: schemas.NewWithdrawal;
        OfferedTerms: schemas.OfferedTerms;
        OperatorHealth: schemas.OperatorHealth;
        OperatorSetting: schemas.OperatorSetting;
        OperatorSettings: schemas.OperatorSettings;
        OperatorWarning: schemas.OperatorWarning;
        OperatorWarningCode: schemas.OperatorWarningCode;
        Overview: schemas.Overview;
        OverviewDay: schemas.OverviewDay;
        OverviewNow: schemas.OverviewNow;
        OwnProfile: schemas.OwnProfile;
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
        PaymentFacts: schemas.PaymentFacts;
        PaymentFailure: schemas.PaymentFailure;
        PaymentPage: schemas.PaymentPage;
        PaymentStatus: schemas.PaymentStatus;
        Payout: schemas.Payout;
        PayoutEvent: schemas.PayoutEvent;
        PayoutEventPayload: schemas.PayoutEventPayload;
        PayoutEventType: schemas.PayoutEventType;
        PayoutId: schemas.PayoutId;
        PayoutPage: schemas.PayoutPage;
        PayoutStatus: schemas.PayoutStatus;
        PositiveCents: schemas.PositiveCents;
        Profile: schemas.Profile;
        ProfileChanges: schemas.ProfileChanges;
        ProfileEvent: schemas.ProfileEvent;
        ProfileEventPayload: schemas.ProfileEventPayload;
        ProfileEventType: schemas.ProfileEventType;
        ProfileKind: schemas.ProfileKind;
        ProfilePage: schemas.ProfilePage;
        ProfileSnapshot: schemas.ProfileSnapshot;
        ProfileSort: schemas.ProfileSort;
        RateType: schemas.RateType;
        Readiness: schemas.Readiness;
        RecoveryKey: schemas.RecoveryKey;
        Rejection: schemas.Rejection;
        Release: schemas.Release;
        RemovalOutcome: schemas.RemovalOutcome;
        RemovalRequest: schemas.RemovalRequest;
        Reputation: schemas.Reputation;
        RequestChannel: schemas.RequestChannel;
        RequestStatus: schemas.RequestStatus;
        ResolutionMethod: schemas.ResolutionMethod;
        RetriedDeliveries: schemas.RetriedDeliveries;
        Review: schemas.Review;
        ReviewEvent: schemas.ReviewEvent;
        ReviewEventPayload: schemas.ReviewEventPayload;
        ReviewEventType: schemas.ReviewEventType;
        ReviewId: schemas.ReviewId;
        ReviewPage: schemas.ReviewPage;
        Role: schemas.Role;
        RotateKey: schemas.RotateKey;
        Round: schemas.Round;
        RoundId: schemas.RoundId;
        SandboxClock: schemas.SandboxClock;
        SandboxReset: schemas.SandboxReset;
        Scope: schemas.Scope;
        SentInvitation: schemas.SentInvitation;
        SentMail: schemas.SentMail;
        Session: schemas.Session;
        SessionEvent: schemas.SessionEvent;
        SessionEventPayload: schemas.SessionEventPayload;
        SessionEventType: schemas.SessionEventType;
        SessionId: schemas.SessionId;
        SessionPage: schemas.SessionPage;
        SessionSnapshot: schemas.SessionSnapshot;
        SettingGroup: schemas.SettingGroup;
        Side: schemas.Side;
        SignIn: schemas.SignIn;
        SignInMail: schemas.SignInMail;
        SignInMethod: schemas.SignInMethod;
        SignedCents: schemas.SignedCents;
        SignedIn: schemas.SignedIn;
        StaffAct: schemas.StaffAct;
        StaffActId: schemas.StaffActId;
        StaffActPage: schemas.StaffActPage;
        Statement: schemas.Statement;
        StatementId: schemas.StatementId;
        Stats: schemas.Stats;
        Subject: schemas.Subject;
        Submission: schemas.Submission;
        SubmissionId: schemas.SubmissionId;
        SubmissionPage: schemas.SubmissionPage;
        Suspension: schemas.Suspension;
        Terms: schemas.Terms;
        Timestamp: schemas.Timestamp;
        TracedTransfer: schemas.TracedTransfer;
        Transaction: schemas.Transaction;
        TransactionId: schemas.TransactionId;
        TransactionKind: schemas.TransactionKind;
        TransactionPage: schemas.TransactionPage;
        TriedStake: schemas.TriedStake;
        User: schemas.User;
        UserEvent: schemas.UserEvent;
        UserEventPayload: schemas.UserEventPayload;
        UserEventType: schemas.UserEventType;
        UserId: schemas.UserId;
        UserPage: schemas.UserPage;
        UserSnapshot: schemas.UserSnapshot;
        UserStatus: schemas.UserStatus;
        Verdict: schemas.Verdict;
        VerifiedKey: schemas.VerifiedKey;
        Vouch: schemas.Vouch;
        VouchEvent: schemas.VouchEvent;
        VouchEventPayload: schemas.VouchEventPayload;
        VouchEventType: schemas.VouchEventType;
        VouchId: schemas.VouchId;
        VouchPage: schemas.VouchPage;
        Wallet: schemas.Wallet;
        WalletEvent: schemas.WalletEvent;
        WalletEventPayload: schemas.WalletEventPayload;
        WalletEventType: schemas.WalletEventType;
        Webhook: schemas.Webhook;
        WebhookChanges: schemas.WebhookChanges;
        WebhookEvent: schemas.WebhookEvent;
        WebhookEventPayload: schemas.WebhookEventPayload;
        WebhookEventType: schemas.WebhookEventType;
        WebhookId: schemas.WebhookId;
        WebhookPage: schemas.WebhookPage;
        WebhookWithSecret: schemas.WebhookWithSecret;
        WithdrawalId: schemas.WithdrawalId;
    };
    responses: {
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
                 *       "summary": "Put 900.00 USD into escrow for “The whole price”.",
                 *       "request": {
                 *         "method": "POST",
                 *         "path": "/api/contracts/con_01kz3ve5p7r9t1v3x5z7b9d1f3/milestones/mil_01kz3vf8y2m4x6b8d0f2h4k6m8/fund",
                 *         "body": {
                 *           "amount_cents": 90000
                 *         }
                 *       },
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
        /** @description The current state does not allow it. */
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
                 *         "message": "Cannot release while pending; it must be funded or submitted.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "wrong_state",
                 *             "message": "Cannot release while pending; it must be funded or submitted.",
                 *             "remedy": "Read the resource: its `allowed_actions` are possible now, and this becomes possible when its status is one of `details.possible_in`, or never if that list is empty; `details.resource`, if given, names the resource whose status counts.",
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
                 *           "title": "The whole price",
                 *           "description": null,
                 *           "amount_cents": 90000,
                 *           "currency": "USD",
                 *           "due_date": "2026-12-20",
                 *           "status": "submitted",
                 *           "held_cents": 90000,
                 *           "released_cents": 0,
                 *           "refunded_cents": 0,
                 *           "fee_cents": 0,
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
                 *       "updated_at": "2026-12-01T10:00:00.000Z"
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
                 *         "pending_email": null
                 *       },
                 *       "key": {
                 *         "key": "parley_sk_EXAMPLEexampleEXAMPLEexampleEXAMPLE1q3Zx",
                 *         "id": "key_01kz3v9d6ye8tb2xw4qh5mrc7a",
                 *         "name": "first key",
                 *         "scopes": [
                 *           "read"
                 *         ],
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
                 *         "pending_email": null
                 *       },
                 *       "role": "member",
                 *       "mode": "live",
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
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CurrentSession"];
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
        /** @description The caller is not permitted. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`. */
        ForbiddenCommitment: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `missing_role`. */
        ForbiddenCommitmentOrRole: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `missing_scope`. */
        ForbiddenRead: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `missing_scope`, `user_suspended`. */
        ForbiddenStaffRead: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `cross_site`, `recent_sign_in_required`, `missing_scope`, `user_suspended`. */
        ForbiddenWithoutRecentSignIn: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not permitted: `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`. */
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
                 *           "contract_id": null,
                 *           "action": "shortlist",
                 *           "why": "A worker applied to your gig. Shortlist or reject the application.",
                 *           "deadline": null
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
                 *           "subject": "Your code for Parley: 402913",
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
                 *           "message": "This key lacks the scope payments:write, so it cannot do milestones.fund. Create a key that has it."
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
                 *       "title": "The whole price",
                 *       "description": null,
                 *       "amount_cents": 90000,
                 *       "currency": "USD",
                 *       "due_date": "2026-12-20",
                 *       "status": "submitted",
                 *       "held_cents": 90000,
                 *       "released_cents": 0,
                 *       "refunded_cents": 0,
                 *       "fee_cents": 0,
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
        /** @description There is no such resource, or the caller may not see it. */
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
                 *         "message": "There is no such resource.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "not_found",
                 *             "message": "There is no such resource.",
                 *             "remedy": "Check the ids in the request; the lists show every resource that this caller can see."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not changed: `If-None-Match` has the current ETag. No body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
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
        OperatorSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "name": "CURRENCY",
                 *           "group": "money",
                 *           "meaning": "ISO 4217; one currency per deployment.",
                 *           "value": "EUR",
                 *           "default_value": "USD",
                 *           "is_set": true,
                 *           "is_secret": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSettings"];
            };
        };
        /** @description Errors that do not depend on the operation. 400, 413, 415: the request is malformed, too large, or not JSON. 429: too many requests. 500: something went wrong on our side. 503: the service is overloaded, draining, or without its database. */
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
                 *       "days": []
                 *     }
                 */
                "application/json": components["schemas"]["Overview"];
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
                 *       "pending_email": null
                 *     }
                 */
                "application/json": components["schemas"]["OwnProfile"];
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
                 *       "provider_reference": "sandbox-0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b",
                 *       "failure_reason": "The bank recalled the transfer.",
                 *       "reversed_cents": 60000,
                 *       "unrecovered_cents": 40000,
                 *       "settled_by_owner": false,
                 *       "created_at": "2026-11-15T11:30:00.000Z",
                 *       "updated_at": "2026-11-15T11:30:00.000Z",
                 *       "destination": null,
                 *       "instructions": null
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
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Readiness"];
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
                 *         "pending_email": null
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
                 *           "user_id": "usr_01kz3v9d6ye8tb2xw4qh5mrc7b",
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
                 *         "message": "The resource is now at version 3; read it again.",
                 *         "issues": [
                 *           {
                 *             "path": "",
                 *             "code": "stale_version",
                 *             "message": "The resource is now at version 3; read it again.",
                 *             "remedy": "Read it again, then repeat the change with `If-Match: \"<details.version>\"`.",
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
                 *         "succeeded": 0,
                 *         "failed": 0,
                 *         "reversed": 0
                 *       },
                 *       "withdrawals": {
                 *         "pending": 0,
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
                 *           "message": "A webhook has waited to be called for 310 seconds. Check that a worker runs (npm start or npm run work), and its log."
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
        /** @description The key is missing or not accepted. */
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
                 *             "remedy": "Use another key; a user who has none gets one from an operator."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
                 *       "role": "member",
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["User"];
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
        /** @description Fields or parameters violate their constraints; each is listed. Also when an Idempotency-Key was used before with another body. */
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
                 *         "message": "nmae is not a known field; did you mean name?",
                 *         "issues": [
                 *           {
                 *             "path": "nmae",
                 *             "code": "unknown_field",
                 *             "message": "is not a known field; did you mean name?",
                 *             "remedy": "Use a name in `details.suggestions`, or leave the field out; `details.allowed` lists every name that is possible there.",
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
                 *       "clearing_cents": 0
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
                 *       "events": [
                 *         "application.created",
                 *         "gig.expired"
                 *       ],
                 *       "description": "Tells the team channel",
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
        /** @description 2xx within 15 seconds: the delivery has succeeded. 410: the webhook is disabled. Any other status, including redirects, or no response: the event is sent again, not before `Retry-After`. The log keeps up to 16 KiB of the response. */
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
                 *       "events": [
                 *         "application.created",
                 *         "gig.expired"
                 *       ],
                 *       "description": "Tells the team channel",
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
        /** @description The `next_cursor` of the previous answer, valid only with the same filters; or `latest` for those after the newest event in the feed, among which can be events of writes a moment ago: an event enters the feed shortly after its write. Default: start with the oldest event. */
        After: string;
        /** @description The id. An id of the wrong form or kind gives 404. */
        AgentId: components["schemas"]["AgentId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        AppId: components["schemas"]["AppId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        ApplicationId: components["schemas"]["ApplicationId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        ApprovalId: components["schemas"]["ApprovalId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        ConnectedAppId: components["schemas"]["ConnectedAppId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        ContractId: components["schemas"]["ContractId"];
        /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
        Cursor: string;
        /** @description The id. An id of the wrong form or kind gives 404. */
        DeliveryId: components["schemas"]["DeliveryId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        DepositId: components["schemas"]["DepositId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        DisputeId: components["schemas"]["DisputeId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        GigId: components["schemas"]["GigId"];
        /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
        IdempotencyKey: string;
        /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
        IfMatch: string;
        /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description The id. An id of the wrong form or kind gives 404. */
        KeyId: components["schemas"]["KeyId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        LedgerAccountId: components["schemas"]["LedgerAccountId"];
        /** @description The maximum number of items to return. */
        Limit: number;
        /** @description The id. An id of the wrong form or kind gives 404. */
        MilestoneId: components["schemas"]["MilestoneId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        NegotiationId: components["schemas"]["NegotiationId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        PasskeyId: components["schemas"]["PasskeyId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        PayoutId: components["schemas"]["PayoutId"];
        /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
        ProfileId: components["schemas"]["UserId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        ReviewId: components["schemas"]["ReviewId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        SessionId: components["schemas"]["SessionId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        TransactionId: components["schemas"]["TransactionId"];
        /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
        UserId: components["schemas"]["UserId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
        VouchId: components["schemas"]["VouchId"];
        /** @description How many seconds to wait for an event when there is none yet. */
        Wait: number;
        /** @description The id. An id of the wrong form or kind gives 404. */
        WebhookId: components["schemas"]["WebhookId"];
        /** @description The id. An id of the wrong form or kind gives 404. */
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
        ReviewEvent: {
            content: {
                "application/json": components["schemas"]["ReviewEventPayload"];
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
        WebhookEvent: {
            content: {
                "application/json": components["schemas"]["WebhookEventPayload"];
            };
        };
    };
    headers: {
        /** @description The expected kind of credential, and where apps learn how to get a token: `Bearer resource_metadata="…"`. */
        Challenge: string;
        /** @description The version and a hash of the body, for If-Match and If-None-Match. */
        ETag: string;
        /** @description `true` when this is the stored answer to an earlier request with the same Idempotency-Key. */
        IdempotentReplayed: string;
        /** @description The next page, `rel="next"`; absent on the last one. */
        Link: string;
        /** @description The URL of the created resource. */
        Location: string;
        /** @description What is left of each limit, and in how many seconds it resets. */
        RateLimit: string;
        /** @description The limits that apply: how many requests in how many seconds. */
        RateLimitPolicy: string;
        /** @description The id of this request; quote it when you report a problem. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `wider_than_key`, `outlives_key` */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `api_key_required`, `user_suspended`, `sign_up_key` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `agent_suspended`, `cross_site`, `recent_sign_in_required`, `missing_scope`, `user_suspended`, `wider_than_key`, `outlives_key` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Only calls of this operation. */
                operation?: string;
                /** @description `failed`: 4xx and 5xx. */
                status?: components["schemas"]["RequestStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `not_for_apps`, `missing_scope`, `user_suspended`, `not_yours` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `session_required`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `session_required`, `recent_sign_in_required`, `missing_scope`, `user_suspended` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
    listApps: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
    listConnectedApps: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
    getApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Only users whose profile has these words, or whose address begins with this. */
                q?: string;
                /** @description Only users with this role. */
                role?: components["schemas"]["Role"];
                /** @description Only users with this status. */
                status?: components["schemas"]["UserStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "arbiter"
                 *     }
                 */
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenWithoutRecentSignIn"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `own_account`, `second_operator_required` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
    listKeysOfUser: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
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
    listProfiles: {
        parameters: {
            query?: {
                /** @description Full-text search over name, headline, skills and bio, with the syntax of web searches. */
                q?: string;
                /** @description All given skills must match; repeat the parameter. */
                skill?: string[];
                /** @description Whether the user looks for work. */
                available?: boolean;
                /** @description Only users whose rate is at most this; leaves out users without a rate. */
                max_rate_cents?: components["schemas"]["Cents"];
                /** @description Only people, or only organisations. */
                kind?: components["schemas"]["ProfileKind"];
                /** @description Default: `newest`. */
                sort?: components["schemas"]["ProfileSort"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
    listAgents: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listGigs: {
        parameters: {
            query?: {
                /** @description Full text, as in web search: `"exact words"`, `-not`, `or`. If nothing matches, titles with similar words. */
                q?: string;
                /** @description All given skills must match; repeat the parameter. */
                skill?: string[];
                /** @description The kind of work. */
                category?: string;
                /** @description Paid by the hour, or a fixed price. */
                rate_type?: components["schemas"]["RateType"];
                /** @description Only gigs whose highest rate is at least this. */
                min_rate_cents?: components["schemas"]["Cents"];
                /** @description Only gigs whose lowest rate is at most this. */
                max_rate_cents?: components["schemas"]["Cents"];
                /** @description Whether the work can be done from anywhere. */
                remote?: boolean;
                /** @description Only gigs of this user; `me` for the caller. */
                client_id?: string;
                /** @description Default: `open`. With `draft`, the caller’s drafts. */
                status?: components["schemas"]["GigStatus"];
                /** @description Default: `newest`. `relevance` needs `q`: gigs with all words in the title come first, then those with all words in title, category and skills, then the others; newest first in each group. */
                sort?: components["schemas"]["GigSort"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
            403: components["responses"]["ForbiddenWrite"];
            /** @description `idempotency_in_flight`, `quota_reached` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getGig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `quota_reached`, `gig_has_contracts` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `not_yours` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `positions_taken`, `apply_by_passed`, `rate_type_fixed` */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_gig`, `conflict_of_interest` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `gig_not_open`, `already_applied` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    listApplicationsOfGig: {
        parameters: {
            query?: {
                /** @description Only applications with this status. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Only applications in which the caller is this side. */
                role?: components["schemas"]["Side"];
                /** @description Only applications with this status. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Only applications to this gig. */
                gig_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
    shortlistApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
    listNegotiations: {
        parameters: {
            query?: {
                /** @description Only negotiations in which the caller is this side. */
                role?: components["schemas"]["Side"];
                /** @description Only negotiations with this status. */
                status?: components["schemas"]["NegotiationStatus"];
                /** @description Only negotiations about this gig. */
                gig_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_gig`, `not_yours`, `conflict_of_interest` */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `gig_not_open`, `already_negotiating`, `wrong_state` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getNegotiation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            403: components["responses"]["ForbiddenCommitment"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_flight`, `quota_reached`, `wrong_state`, `gig_not_open`, `round_limit` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    agreeToRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            403: components["responses"]["ForbiddenCommitment"];
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["NegotiationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The dates do not work for us."
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
    listContracts: {
        parameters: {
            query?: {
                /** @description Only contracts in which the caller is this side. */
                role?: components["schemas"]["Side"];
                /** @description Only contracts with this status. */
                status?: components["schemas"]["ContractStatus"];
                /** @description Only contracts about this gig. */
                gig_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
    approveContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            403: components["responses"]["ForbiddenCommitment"];
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "The whole price",
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
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["ContractId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
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
            /** @description `agent_suspended`, `cross_site`, `missing_scope`, `user_suspended`, `mandate_exceeded`, `approval_required`, `approval_rejected`, `own_profile`, `conflict_of_interest` */
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
            header?: never;
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
                userId: components["parameters"]["ProfileId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A user’s id; `me` is the caller. An id of the wrong form or kind gives 404. */
                userId: components["parameters"]["ProfileId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description Only transactions of these kinds; repeat the parameter. */
                kind?: components["schemas"]["TransactionKind"][];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
    listDeposits: {
        parameters: {
            query?: {
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
            403: components["responses"]["ForbiddenWrite"];
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
            403: components["responses"]["ForbiddenRead"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_cents": 85500,
                 *       "destination": "IBAN FR76 3000 6000 0112 3456 7890 189, Ada Example"
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
            /** @description `idempotency_in_flight`, `quota_reached`, `insufficient_funds` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    reverseDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `wrong_state`, `own_account` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    withdrawFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                 *       "destination": "IBAN FR76 3000 6000 0112 3456 7890 189, Ada Example"
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
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account`, `amount_too_large` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    failDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    failWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            /** @description `idempotency_in_flight`, `wrong_state`, `reference_used`, `own_account` */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
            query?: never;
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Only acts of this operator or arbiter. */
                user_id?: string;
                /** @description Only acts of this kind, such as `suspendUser`. */
                operation?: string;
                /** @description Only acts on what has this id. */
                subject_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description Only accounts of this user, with the escrow that holds money of theirs; or of a milestone. */
                owner_id?: string;
                /** @description Only accounts of this kind. */
                kind?: components["schemas"]["LedgerAccountKind"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description How many days, today included. Default: `30`. */
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
                /** @description Only events of these types; repeat the parameter. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The `next_cursor` of the previous answer, valid only with the same filters; or `latest` for those after the newest event in the feed, among which can be events of writes a moment ago: an event enters the feed shortly after its write. Default: start with the oldest event. */
                after?: components["parameters"]["After"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many seconds to wait for an event when there is none yet. */
                wait?: components["parameters"]["Wait"];
            };
            header?: never;
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
                /** @description Only events of these types; repeat the parameter. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
                /** @description Only events of these types; repeat the parameter. */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about this resource. */
                subject_id?: string;
                /** @description The `next_cursor` of the previous answer, valid only with the same filters; or `latest` for those after the newest event in the feed, among which can be events of writes a moment ago: an event enters the feed shortly after its write. Default: start with the oldest event. */
                after?: components["parameters"]["After"];
            };
            header?: never;
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
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
    listWebhooks: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                 *       "description": "Tells the team channel"
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
                /** @description The ETag you have. If the resource has not changed, the answer is 304 without a body. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag you read. If the resource has changed since, nothing is changed and the answer is 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["WebhookId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. An id of the wrong form or kind gives 404. */
                id: components["parameters"]["WebhookId"];
                /** @description The id. An id of the wrong form or kind gives 404. */
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
            header?: never;
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description At most so many. Default: `20`. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request. */
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
                /** @description Only mails to this address. */
                to?: string;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters. */
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
