// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

export interface Acceptance {
    /** @description The part of the disputed amount that the worker gets, fees included. */
    worker_cents: Cents;
}
export interface Activity {
    /**
     * @description The name of the action in mandates; for other writes, the operation id in this document.
     * @example milestones.fund
     */
    action: string;
    /** @description The resource that was changed. */
    subject: Subject | null;
    /** @description The key that the agent used; null for an app. */
    key_id: KeyId | null;
    /** @description The connected app that acted as the agent; null for a key. */
    connected_app_id: ConnectedAppId | null;
    /** @description The version of the mandate at that time. */
    mandate_version: number;
    /** @description The owner’s approval that was used, if one was needed. */
    approval_id: ApprovalId | null;
    created_at: Timestamp;
}
export interface ActivityPage {
    data: Activity[];
    next_cursor: string | null;
}
export interface AddressProof {
    /**
     * Format: one-line
     * @description From the link in the mail.
     */
    token: string;
}
export interface AdvanceClock {
    /** @description How far to move time ahead. */
    seconds: number;
}
export interface Agent {
    id: AgentId;
    name: string;
    description: string | null;
    status: AgentStatus;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description How many writes it made in the last 24 hours; 100 stands for more. */
    acts_last_day: number;
    /** @description How many of its requests wait for the owner. */
    pending_approvals: number;
}
export type AgentAction = "negotiations.round" | "negotiations.agree" | "contracts.approve" | "contracts.cancel" | "contracts.complete" | "milestones.change" | "milestones.fund" | "milestones.release" | "milestones.refund" | "disputes.open" | "disputes.propose" | "disputes.accept" | "disputes.reject" | "disputes.withdraw" | "reviews.write" | "vouches.write" | "gigs.delete" | "wallet.withdraw";
export interface AgentChanges {
    /**
     * Format: one-line
     * @description The name of the agent, chosen by its owner.
     * @example Scout
     */
    name?: string;
    /** @description What the agent is meant to do. */
    description?: string | null;
}
export interface AgentEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: AgentSnapshotSnapshot;
}
export interface AgentEventPayload {
    id: EventId;
    type: AgentEventType;
    timestamp: Timestamp;
    data: AgentSnapshotSnapshot;
}
export type AgentEventType = "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted";
export type AgentId = `agt_${string}`;
export interface AgentPage {
    data: Agent[];
    next_cursor: string | null;
}
export interface AgentSnapshotSnapshot {
    id: AgentId;
    name: string;
    description?: string | null;
    status: AgentStatus;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
}
export type AgentStatus = "active" | "suspended";
export type Agreement = {
    /** @description The number of the round you agree to. */
    round: number;
    /** @description Or the hash of its terms. One of the two is required. */
    terms_hash?: string;
} | {
    /** @description The number of the round you agree to. */
    round?: number;
    /** @description Or the hash of its terms. One of the two is required. */
    terms_hash: string;
};
export interface App {
    /** @description The `client_id` of the app. */
    id: AppId;
    name: string;
    /** @description The web page of the app. */
    url: string | null;
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. */
    type: AppType;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface AppChanges {
    /**
     * Format: one-line
     * @description What users see.
     * @example Gig radar
     */
    name?: string;
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    url?: string | null;
    /** @description Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or a scheme of the app’s own such as `com.example.app:/callback`. Except for that port, they are compared exactly. */
    redirect_uris?: string[];
}
export interface AppEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "app.created" | "app.updated" | "app.deleted";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: App;
}
export interface AppEventPayload {
    id: EventId;
    type: AppEventType;
    timestamp: Timestamp;
    data: App;
}
export type AppEventType = "app.created" | "app.updated" | "app.deleted";
export type AppId = `oap_${string}`;
export interface AppPage {
    data: App[];
    next_cursor: string | null;
}
export type AppType = "public" | "confidential";
export interface AppWithSecret {
    /** @description The `client_id` of the app. */
    id: AppId;
    name: string;
    /** @description The web page of the app. */
    url: string | null;
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. */
    type: AppType;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Shown only once; only a hash of it is stored. Null for a public app. */
    client_secret: string | null;
}
export interface Application {
    id: ApplicationId;
    gig_id: GigId;
    /** @description The version of the gig that was applied to. */
    gig_version: number;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who applied. */
    worker_id: UserId;
    /** @description The hosted agent that applied for the user, if one did. */
    hosted_agent_id: AgentId | null;
    message: string;
    rate_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number | null;
    status: ApplicationStatus;
    /** @description The newest negotiation it led to. */
    negotiation_id: NegotiationId | null;
    /** @description The actions that the caller may take now. */
    allowed_actions: ApplicationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type ApplicationAction = "shortlist" | "reject" | "withdraw" | "negotiate";
export interface ApplicationEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ApplicationSnapshot;
}
export interface ApplicationEventPayload {
    id: EventId;
    type: ApplicationEventType;
    timestamp: Timestamp;
    data: ApplicationSnapshot;
}
export type ApplicationEventType = "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired";
export type ApplicationId = `app_${string}`;
export interface ApplicationPage {
    data: Application[];
    next_cursor: string | null;
}
export interface ApplicationSnapshot {
    id: ApplicationId;
    gig_id: GigId;
    /** @description The version of the gig that was applied to. */
    gig_version: number;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who applied. */
    worker_id: UserId;
    /** @description The hosted agent that applied for the user, if one did. */
    hosted_agent_id: AgentId | null;
    message?: string;
    rate_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number | null;
    status: ApplicationStatus;
    /** @description The newest negotiation it led to. */
    negotiation_id: NegotiationId | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type ApplicationStatus = "pending" | "shortlisted" | "negotiating" | "hired" | "rejected" | "withdrawn" | "expired";
export interface Approval {
    id: ApprovalId;
    agent_id: AgentId;
    /** @description The key of the agent’s request; null for an app. */
    key_id: KeyId | null;
    /** @description The connected app that asked as the agent; null for a key. */
    connected_app_id: ConnectedAppId | null;
    action: AgentAction;
    /** @description The resource the request is about. */
    subject: Subject;
    /** @description What the agent wants to do, in a sentence. */
    summary: string;
    request: ApprovalRequest;
    stake: ApprovalStake;
    /** @description What is left of the total that the mandate limits, now and after it; null if there is no limit. */
    mandate_left: {
        now_cents: Cents;
        after_cents: Cents;
    } | null;
    /** @description The version of the agent’s mandate when it asked. */
    mandate_version: number;
    status: ApprovalStatus;
    /** @description Until when it can be approved and used. */
    expires_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Why the owner rejected it, if they said so. */
    reason: string | null;
    used_at: Timestamp | null;
    created_at: Timestamp;
}
export interface ApprovalEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ApprovalSnapshot;
}
export interface ApprovalEventPayload {
    id: EventId;
    type: ApprovalEventType;
    timestamp: Timestamp;
    data: ApprovalSnapshot;
}
export type ApprovalEventType = "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired";
export type ApprovalId = `apr_${string}`;
export interface ApprovalPage {
    data: Approval[];
    next_cursor: string | null;
}
export interface ApprovalRequest {
    method: string;
    path: string;
    body: {
        [key: string]: unknown;
    };
}
export interface ApprovalSnapshot {
    id: ApprovalId;
    agent_id: AgentId;
    /** @description The key of the agent’s request; null for an app. */
    key_id: KeyId | null;
    /** @description The connected app that asked as the agent; null for a key. */
    connected_app_id: ConnectedAppId | null;
    action: AgentAction;
    /** @description The resource the request is about. */
    subject: Subject;
    /** @description What the agent wants to do, in a sentence. */
    summary: string;
    /** @description The version of the agent’s mandate when it asked. */
    mandate_version: number;
    status: ApprovalStatus;
    /** @description Until when it can be approved and used. */
    expires_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Why the owner rejected it, if they said so. */
    reason: string | null;
    used_at: Timestamp | null;
    created_at: Timestamp;
}
export interface ApprovalStake {
    /** @description The rate that is offered, agreed to or approved. */
    rate_cents: Cents | null;
    /** @description The total of the contract afterwards. */
    contract_cents: Cents | null;
    /** @description The money that is funded, released, refunded or withdrawn. */
    moved_cents: Cents | null;
    /** @description The worker’s share of the money in dispute. */
    worker_cents: Cents | null;
    /** @description The side of the owner in the dispute. */
    side: Side | null;
    counterparty_id: UserId | null;
    /** @description The fields that it sets, before and after; null where there is nothing yet, or nothing left. */
    change: {
        before: {
            [key: string]: unknown;
        } | null;
        after: {
            [key: string]: unknown;
        } | null;
    } | null;
    /** @description The money that it moves. */
    moves: MoneyMove[];
}
export type ApprovalStatus = "pending" | "approved" | "rejected" | "used" | "expired";
export interface Backlog {
    events: JobBacklog;
    deadlines: JobBacklog;
    webhooks: JobBacklog;
}
export type CalendarDate = string;
export type Cents = number;
export interface ChangeRequest {
    /** @description What is still missing. */
    message: string;
}
export interface ComingDeadline {
    /** @description In the time of the marketplace. */
    at: Timestamp;
    /** @description What will happen. */
    kind: DeadlineKind;
    /** @description What it will happen to. */
    subject: Subject;
    /** @description The contract it belongs to. */
    contract_id: ContractId | null;
    /** @description Of the gig, or the summary of an approval. */
    title: string;
}
export interface ComingDeadlines {
    data: ComingDeadline[];
}
export interface ConfirmedAddress {
    /** @constant */
    confirmed: true;
}
export type ConflictOfInterest = "side" | "dealt" | "recommended";
export interface ConnectedApp {
    id: ConnectedAppId;
    /**
     * @description The id of a registered app, the URL at which the app describes itself, or `parley-cli`.
     * @example https://app.example/oauth/client.json
     */
    client_id: string;
    /** @description As the app called itself when you let it in. */
    name: string;
    /** @description The web page of the app. */
    url: string | null;
    /** @description The agent that the app acts as; null when it acts as you. */
    hosted_agent_id: AgentId | null;
    /** @description What the app may do. */
    scopes: Scope[];
    /** @description When you let it in. */
    created_at: Timestamp;
    /** @description When it has to ask you again: 180 days after you let it in. */
    expires_at: Timestamp;
    /** @description When it last sent a request, to within a minute; null for never. */
    last_used_at: Timestamp | null;
}
export type ConnectedAppId = `cap_${string}`;
export interface ConnectedAppPage {
    data: ConnectedApp[];
    next_cursor: string | null;
}
export interface ConnectionEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "connection.created" | "connection.ended" | "connection.token_reused";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ConnectedApp;
}
export interface ConnectionEventPayload {
    id: EventId;
    type: ConnectionEventType;
    timestamp: Timestamp;
    data: ConnectedApp;
}
export type ConnectionEventType = "connection.created" | "connection.ended" | "connection.token_reused";
export interface Contract {
    id: ContractId;
    negotiation_id: NegotiationId;
    gig_id: GigId;
    /** @description The user who pays. */
    client_id: UserId;
    /** @description The user who is paid. */
    worker_id: UserId;
    status: ContractStatus;
    rate_type: RateType;
    currency: string;
    terms: Terms;
    /** @description SHA-256, in hex, over terms, fee, review days and milestones. Each side approves this hash. It does not change once the contract is active. */
    terms_hash: string;
    /** @description The platform’s fee on released money, in basis points (hundredths of a percent). */
    fee_bps: number;
    /** @description How many days the client has to review a submission before its money is released automatically. */
    review_days: number;
    approvals: {
        client_at: Timestamp | null;
        worker_at: Timestamp | null;
    };
    milestones: Milestone[];
    totals: ContractTotals;
    /** @description When it expires, unless both sides have approved it. */
    approve_by: Timestamp;
    started_at: Timestamp | null;
    /** @description When it ends automatically: `completed` if money was released, else `cancelled`. Null while money is held or disputed. */
    auto_end_at: Timestamp | null;
    /** @description When all released money has cleared. Until then it can be disputed, and the contract cannot end. */
    clearing_until: Timestamp | null;
    ended_at: Timestamp | null;
    /** @description Until when both sides can review each other. Null until the contract has ended, and if no money was released and no dispute resolved. */
    review_by: Timestamp | null;
    /** @description The actions that the caller may take now. */
    allowed_actions: ContractAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type ContractAction = "approve" | "cancel" | "complete" | "add-milestone" | "review";
export interface ContractApproval {
    /** @description The contract’s `terms_hash` as you read it. If the contract has changed since, the approval is refused. */
    terms_hash?: string;
}
export interface ContractEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ContractSnapshot;
}
export interface ContractEventPayload {
    id: EventId;
    type: ContractEventType;
    timestamp: Timestamp;
    data: ContractSnapshot;
}
export type ContractEventType = "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired";
export type ContractId = `con_${string}`;
export interface ContractPage {
    data: Contract[];
    next_cursor: string | null;
}
export interface ContractSnapshot {
    id: ContractId;
    negotiation_id: NegotiationId;
    gig_id: GigId;
    /** @description The user who pays. */
    client_id: UserId;
    /** @description The user who is paid. */
    worker_id: UserId;
    status: ContractStatus;
    rate_type: RateType;
    currency: string;
    terms: Terms;
    /** @description SHA-256, in hex, over terms, fee, review days and milestones. Each side approves this hash. It does not change once the contract is active. */
    terms_hash: string;
    /** @description The platform’s fee on released money, in basis points (hundredths of a percent). */
    fee_bps: number;
    /** @description How many days the client has to review a submission before its money is released automatically. */
    review_days: number;
    approvals: {
        client_at: Timestamp | null;
        worker_at: Timestamp | null;
    };
    totals: ContractTotals;
    /** @description When it expires, unless both sides have approved it. */
    approve_by: Timestamp;
    started_at: Timestamp | null;
    /** @description When it ends automatically: `completed` if money was released, else `cancelled`. Null while money is held or disputed. */
    auto_end_at: Timestamp | null;
    ended_at: Timestamp | null;
    /** @description Until when both sides can review each other. Null until the contract has ended, and if no money was released and no dispute resolved. */
    review_by: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type ContractStatus = "pending_approval" | "active" | "completed" | "cancelled" | "expired";
export interface ContractTotals {
    /** @description The sum of all milestones that are not cancelled. */
    amount_cents: Cents;
    funded_cents: Cents;
    released_cents: Cents;
    refunded_cents: Cents;
    fee_cents: Cents;
}
export interface CreatedUser {
    user: OwnProfile;
    key: IssuedKey;
}
export type CredentialKind = "key" | "session";
export interface CurrentSession {
    user: OwnProfile;
    /** @description A session may do whatever the role of its user allows. */
    role: Role;
    /** @description Whether this marketplace is a sandbox. */
    mode: Mode;
    session: Session;
}
export type DeadlineKind = "gig_closes" | "negotiation_expires" | "approval_expires" | "contract_approval_ends" | "contract_ends" | "milestone_released" | "milestone_refund_announced" | "milestone_refunded" | "payout_paid" | "dispute_moves_on" | "reviews_published";
export interface Decline {
    /** @description The reason; the other side can read it. */
    reason?: string;
}
export interface Deleted {
    /** @description The id of the deleted resource. */
    id: string;
    /** @constant */
    deleted: true;
}
export interface Delivery {
    id: DeliveryId;
    /** @description The delivered event; also the `webhook-id` of every attempt. */
    event_id: EventId;
    type: EventType;
    status: DeliveryStatus;
    /** @description Oldest first. */
    attempts: DeliveryAttempt[];
    /** @description When the next attempt is due, in real time; null when there is none. */
    next_attempt_at: Timestamp | null;
}
export interface DeliveryAttempt {
    /** @description When the attempt began, in real time; in seconds, its `webhook-timestamp`. */
    at: Timestamp;
    /** @description Where it was sent. */
    url: string;
    /** @description The `webhook-signature` that was sent. */
    signature: string | null;
    /** @description The status of the response; null when there was none. */
    status_code: number | null;
    duration_ms: number;
    /** @description The first 16 KiB of the response body. */
    response: string | null;
    /** @description Why there was no response. */
    error: string | null;
}
export type DeliveryId = `dlv_${string}`;
export interface DeliveryPage {
    data: Delivery[];
    next_cursor: string | null;
}
export type DeliveryStatus = "pending" | "succeeded" | "failed";
export interface DeliveryWithBody {
    id: DeliveryId;
    /** @description The delivered event; also the `webhook-id` of every attempt. */
    event_id: EventId;
    type: EventType;
    status: DeliveryStatus;
    /** @description Oldest first. */
    attempts: DeliveryAttempt[];
    /** @description When the next attempt is due, in real time; null when there is none. */
    next_attempt_at: Timestamp | null;
    /** @description The body of every attempt, which is what is signed. */
    body: string;
}
export interface DemoMarket {
    /** @description Can be made when `empty`; `in_use`: the sandbox has users or gigs of its own. */
    status: DemoStatus;
    /** @description In per cent. */
    progress: number;
    users: DemoUser[];
}
export type DemoStatus = "empty" | "running" | "done" | "failed" | "in_use";
export interface DemoUser {
    user_id: UserId;
    display_name: string;
    headline: string | null;
}
export type DepositId = `dep_${string}`;
export interface DepositReversal {
    /** @description Shown to the user. */
    reason: string;
}
export type DisabledReason = "owner" | "gone" | "failing";
export interface Dispute {
    id: DisputeId;
    contract_id: ContractId;
    milestone_id: MilestoneId;
    client_id: UserId;
    worker_id: UserId;
    opened_by: Side;
    status: DisputeStatus;
    reason: DisputeReason;
    currency: string;
    /** @description Held plus clearing money when the dispute was opened, fees included. */
    amount_cents: Cents;
    /** @description The worker’s part, as each side last proposed it. */
    proposals: {
        client: Cents | null;
        worker: Cents | null;
    };
    /** @description What the worker gets if nobody decides. */
    default_worker_cents: Cents;
    /** @description Null until an arbiter has made one. */
    recommendation: {
        worker_cents: Cents;
        rationale: string;
        /** @description The arbiter. */
        by: UserId;
        client_accepted: boolean;
        worker_accepted: boolean;
    } | null;
    /** @description Null until the dispute is resolved. */
    resolution: {
        worker_cents: Cents;
        client_cents: Cents;
        how: ResolutionMethod;
        rationale: string | null;
    } | null;
    /** @description The deadline of the other side’s first answer. */
    respond_by: Timestamp;
    /** @description The deadline of the next step, which is then taken automatically. Null while the dispute waits for the first answer, and after it has ended. */
    decide_by: Timestamp | null;
    /** @description The actions that the caller may take now. */
    allowed_actions: DisputeAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Why a caller who arbitrates cannot decide it: as one of the sides, after dealing with one, or after making the recommendation. */
    conflict_of_interest: ConflictOfInterest | null;
    /** @description Oldest first. */
    statements: Statement[];
}
export type DisputeAction = "respond" | "accept" | "reject" | "withdraw" | "recommend" | "resolve";
export interface DisputeAnswer {
    /** @description What happened. */
    statement: string;
    /** @description The part of the disputed amount that the worker gets, fees included. */
    proposed_worker_cents?: Cents;
    /** @description All statements and evidence of one side can have 100,000 bytes in total, as JSON. Link to longer material. */
    evidence?: NewEvidence[];
}
export interface DisputeEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: DisputeSnapshot;
}
export interface DisputeEventPayload {
    id: EventId;
    type: DisputeEventType;
    timestamp: Timestamp;
    data: DisputeSnapshot;
}
export type DisputeEventType = "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn";
export type DisputeId = `dsp_${string}`;
export interface DisputePage {
    data: Dispute[];
    next_cursor: string | null;
}
export type DisputeReason = "not_delivered" | "quality" | "scope" | "late" | "payment" | "other";
export interface DisputeSnapshot {
    id: DisputeId;
    contract_id: ContractId;
    milestone_id: MilestoneId;
    client_id: UserId;
    worker_id: UserId;
    opened_by: Side;
    status: DisputeStatus;
    reason: DisputeReason;
    currency: string;
    /** @description Held plus clearing money when the dispute was opened, fees included. */
    amount_cents: Cents;
    /** @description The worker’s part, as each side last proposed it. */
    proposals: {
        client: Cents | null;
        worker: Cents | null;
    };
    /** @description What the worker gets if nobody decides. */
    default_worker_cents: Cents;
    /** @description Null until an arbiter has made one. The rationale is only in the event that makes it. */
    recommendation: {
        worker_cents: Cents;
        rationale?: string;
        /** @description The arbiter. */
        by: UserId;
        client_accepted: boolean;
        worker_accepted: boolean;
    } | null;
    /** @description Null until the dispute is resolved. */
    resolution: {
        worker_cents: Cents;
        client_cents: Cents;
        how: ResolutionMethod;
        rationale: string | null;
    } | null;
    /** @description The deadline of the other side’s first answer. */
    respond_by: Timestamp;
    /** @description The deadline of the next step, which is then taken automatically. Null while the dispute waits for the first answer, and after it has ended. */
    decide_by: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Only the statements made with this event; the dispute itself has all of them. */
    statements?: Statement[];
}
export type DisputeStatus = "open" | "in_review" | "recommended" | "arbitration" | "resolved" | "withdrawn";
export interface EndedSessions {
    /** @description How many sessions were ended. */
    ended: number;
}
export interface Error {
    error: {
        code: ErrorCode;
        /** @description For people. Programs branch on `code` and `issues[].code`. */
        message: string;
        /** @description Every problem found, at least one. */
        issues: Issue[];
    };
}
export type ErrorCode = "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "BAD_REQUEST" | "VALIDATION_FAILED" | "CONFLICT" | "INTERNAL_ERROR";
export type Event = UserEvent | KeyEvent | SessionEvent | PasskeyEvent | AppEvent | ConnectionEvent | AgentEvent | MandateEvent | ApprovalEvent | ProfileEvent | GigEvent | ApplicationEvent | NegotiationOpenedEvent | NegotiationRoundEvent | NegotiationEvent | ContractEvent | MilestoneEvent | MilestoneSubmittedEvent | MilestoneChangesRequestedEvent | PayoutEvent | DisputeEvent | WalletEvent | ReviewEvent | VouchEvent | WebhookEvent;
export interface EventActor {
    /** @description `clock`: a deadline passed. */
    type: EventActorType;
    user_id: UserId | null;
    hosted_agent_id: AgentId | null;
}
export type EventActorType = "user" | "agent" | "operator" | "clock";
export interface EventFeed {
    data: Event[];
    /** @description Pass it as `after` to read on. Present on empty pages too. */
    next_cursor: string;
}
export type EventId = `evt_${string}`;
export interface EventPage {
    data: Event[];
    next_cursor: string | null;
}
export type EventSelector = "*" | "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed" | "key.created" | "key.rotated" | "key.revoked" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "passkey.copied" | "app.created" | "app.updated" | "app.deleted" | "connection.created" | "connection.ended" | "connection.token_reused" | "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted" | "mandate.changed" | "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired" | "profile.updated" | "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired" | "negotiation.opened" | "negotiation.round" | "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded" | "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired" | "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.submitted" | "milestone.changes_requested" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected" | "milestone.disputed" | "milestone.restored" | "milestone.resolved" | "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn" | "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_failed" | "review.created" | "review.published" | "vouch.created" | "vouch.removed" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
export type EventStream = string;
export type EventType = "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed" | "key.created" | "key.rotated" | "key.revoked" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "passkey.copied" | "app.created" | "app.updated" | "app.deleted" | "connection.created" | "connection.ended" | "connection.token_reused" | "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted" | "mandate.changed" | "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired" | "profile.updated" | "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired" | "negotiation.opened" | "negotiation.round" | "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded" | "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired" | "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.submitted" | "milestone.changes_requested" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected" | "milestone.disputed" | "milestone.restored" | "milestone.resolved" | "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn" | "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_failed" | "review.created" | "review.published" | "vouch.created" | "vouch.removed" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
export interface Evidence {
    /** Format: one-line */
    title: string;
    /** @description For `link`, the content is an https URL. */
    kind: EvidenceKind;
    content: string;
}
export type EvidenceKind = "text" | "link";
export type ExactInteger = number;
export interface Funding {
    /** @description If given, it must equal the milestone’s amount. */
    amount_cents?: PositiveCents;
}
export interface Gig {
    id: GigId;
    /** @description The owner. */
    client_id: UserId;
    /** @description The hosted agent that posted it for the owner, if one did. */
    hosted_agent_id: AgentId | null;
    title: string;
    description: string;
    category: string | null;
    skills: string[];
    rate_type: RateType;
    currency: string;
    rate_min_cents: Cents | null;
    rate_max_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number;
    review_days: number;
    remote: boolean;
    location: string | null;
    positions: number;
    /** @description Positions with an active contract. */
    filled_positions: number;
    /** @description Positions with a contract that waits for approval. */
    reserved_positions: number;
    /** @description The deadline for applications. */
    apply_by: Timestamp | null;
    status: GigStatus;
    application_count: number;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    /** @description The actions that the caller may take now. */
    allowed_actions: GigAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type GigAction = "apply" | "invite" | "edit" | "open" | "pause" | "close" | "delete";
export interface GigChanges {
    /**
     * Format: one-line
     * @description The work, in one line.
     */
    title?: string;
    description?: string;
    /**
     * Format: one-line
     * @description The kind of work.
     */
    category?: string | null;
    /** @description The skills that the work needs. */
    skills?: string[];
    /** @description For `fixed`, the rate is the whole price. */
    rate_type?: RateType;
    /** @description If given, it must be the currency of this marketplace. */
    currency?: string;
    /** @description The lowest rate the client would pay. */
    rate_min_cents?: Cents | null;
    /** @description The highest rate the client would pay. */
    rate_max_cents?: Cents | null;
    hours_per_week?: number | null;
    start_date?: CalendarDate | null;
    /** @description How many days a payout clears before it is available. */
    payout_delay_days?: number;
    /** @description How many days the client has to review a submission. */
    review_days?: number;
    remote?: boolean;
    /** Format: one-line */
    location?: string | null;
    /** @description How many workers are wanted. */
    positions?: number;
    /** @description The deadline for applications; null for none. */
    apply_by?: Timestamp | null;
    /** @description The new status; `closed` is final. An expired gig also needs a later `apply_by`, or null for none. */
    status?: GigStatusChange;
}
export interface GigEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: GigSnapshot;
}
export interface GigEventPayload {
    id: EventId;
    type: GigEventType;
    timestamp: Timestamp;
    data: GigSnapshot;
}
export type GigEventType = "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted";
export type GigId = `gig_${string}`;
export interface GigPage {
    data: Gig[];
    next_cursor: string | null;
}
export interface GigSnapshot {
    id: GigId;
    /** @description The owner. */
    client_id: UserId;
    /** @description The hosted agent that posted it for the owner, if one did. */
    hosted_agent_id: AgentId | null;
    title: string;
    description?: string;
    category: string | null;
    skills: string[];
    rate_type: RateType;
    currency: string;
    rate_min_cents: Cents | null;
    rate_max_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number;
    review_days: number;
    remote: boolean;
    location: string | null;
    positions: number;
    /** @description Positions with an active contract. */
    filled_positions: number;
    /** @description Positions with a contract that waits for approval. */
    reserved_positions: number;
    /** @description The deadline for applications. */
    apply_by: Timestamp | null;
    status: GigStatus;
    application_count: number;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type GigSort = "newest" | "relevance" | "rate_high" | "rate_low" | "closing_soon";
export type GigStatus = "draft" | "open" | "paused" | "filled" | "closed" | "expired";
export type GigStatusChange = "open" | "paused" | "closed";
export interface Health {
    /** @constant */
    status: "ok";
    version: string;
    /** @description The current time of the marketplace. */
    time: Timestamp;
}
export interface HealthCheck {
    name: HealthCheckName;
    state: HealthState;
    /** @description What was found. */
    summary: string;
    /** @description What to do; null when there is nothing to do. */
    advice: string | null;
}
export type HealthCheckName = "events" | "deadlines" | "webhooks" | "figures" | "connections" | "disk";
export type HealthState = "good" | "warning" | "bad" | "unknown";
export interface InboxItem {
    /** @description The resource that waits. */
    subject: Subject;
    /** @description The contract of a milestone or a dispute; null for others. */
    contract_id: ContractId | null;
    /** @description The action that the caller can take. */
    action: string;
    /** @description Text for the user: what happened, and what to do. */
    why: string;
    /** @description When it is decided without the caller; null when there is no deadline. */
    deadline: Timestamp | null;
}
export interface InboxItemPage {
    data: InboxItem[];
    next_cursor: string | null;
}
export interface Invitation {
    /**
     * Format: email
     * @description Default: the address of the user.
     * @example ada@example.com
     */
    email?: string;
}
export type Issue = {
    /** @description The field, parameter or header; empty when the problem is not in one of them. */
    path: string;
    code: IssueCode;
    /** @description What is wrong, for people. */
    message: string;
    /** @description One sentence: what to do about it. The same for every issue with this code. */
    remedy: string;
} & ({
    /** @enum {string} */
    code: "required";
    details: {
        types: string[];
        allowed?: (string | number)[];
        minimum?: string | number;
        maximum?: string | number;
        format?: string;
        example?: string | number;
        alternatives?: string[];
    };
} | {
    /** @enum {string} */
    code: "unknown_field";
    details: {
        suggestions: string[];
        allowed: string[];
    };
} | {
    /** @enum {string} */
    code: "wrong_type";
    details: {
        types: string[];
        allowed?: string[];
    };
} | {
    /** @enum {string} */
    code: "not_integer";
    details: {
        minimum?: ExactInteger;
        maximum?: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "too_small";
    details: {
        minimum: string | number;
    };
} | {
    /** @enum {string} */
    code: "too_large" | "too_deep" | "too_many_values" | "body_too_large" | "url_too_long" | "headers_too_large" | "amount_too_large";
    details: {
        maximum: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "too_short";
    details: {
        minimum: ExactInteger;
        unit: string;
    };
} | {
    /** @enum {string} */
    code: "too_long";
    details: {
        maximum: ExactInteger;
        unit: string;
    };
} | {
    /** @enum {string} */
    code: "bad_format";
    details: {
        format: string;
        example?: string;
    };
} | {
    /** @enum {string} */
    code: "blank" | "bad_characters" | "duplicate_item" | "repeated" | "bad_cursor" | "stale_cursor" | "target_not_allowed" | "idempotency_mismatch" | "bad_passkey_response" | "malformed_json" | "not_an_object" | "malformed_request" | "not_found" | "request_timeout" | "bad_content_type" | "bad_expectation" | "missing_key" | "bad_key" | "bad_token" | "two_keys" | "bad_session" | "bad_sign_in" | "bad_passkey" | "cross_site" | "session_required" | "not_for_apps" | "api_key_required" | "sign_up_closed" | "sign_up_key" | "own_gig" | "own_profile" | "own_account" | "secret_already_shown" | "internal_error" | "search_too_slow" | "schema_mismatch" | "nothing_released" | "nothing_at_stake" | "email_off";
} | {
    /** @enum {string} */
    code: "not_allowed";
    details: {
        allowed: (string | number)[];
    };
} | {
    /** @enum {string} */
    code: "not_for_agents" | "wider_than_key";
    details: {
        allowed: string[];
    };
} | {
    /** @enum {string} */
    code: "duplicate_key";
    details: {
        key: string;
    };
} | {
    /** @enum {string} */
    code: "bad_header";
    details: {
        example: string;
    };
} | {
    /** @enum {string} */
    code: "unknown_path";
    details: {
        suggestions: string[];
    };
} | {
    /** @enum {string} */
    code: "method_not_allowed";
    details: {
        allowed: string[];
        suggestions: string[];
    };
} | {
    /** @enum {string} */
    code: "wrong_host";
    details: {
        expected: string;
    };
} | {
    /** @enum {string} */
    code: "not_over_mcp";
    details: {
        url: string;
    };
} | {
    /** @enum {string} */
    code: "recent_sign_in_required";
    details: {
        within_seconds: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "missing_scope";
    details: {
        scope: string;
    };
} | {
    /** @enum {string} */
    code: "missing_role";
    details: {
        roles: string[];
    };
} | {
    /** @enum {string} */
    code: "outlives_key";
    details: {
        /** Format: date-time */
        maximum: string;
    };
} | {
    /** @enum {string} */
    code: "user_suspended";
    details: {
        reason: string | null;
    };
} | {
    /** @enum {string} */
    code: "agent_suspended";
    details: {
        agent_id: string;
    };
} | {
    /** @enum {string} */
    code: "mandate_exceeded";
    details: {
        action: string;
        limit?: string;
        allowed?: string | number;
        used?: ExactInteger;
        left?: ExactInteger;
        asked?: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "approval_required";
    details: {
        approval_id: string;
        status: string;
        action: string;
        /** Format: date-time */
        expires_at: string;
    };
} | {
    /** @enum {string} */
    code: "approval_rejected";
    details: {
        approval_id: string;
        status: string;
        action: string;
        /** Format: date-time */
        expires_at: string;
        reason: string | null;
    };
} | {
    /** @enum {string} */
    code: "not_yours";
    details: {
        user_id: string;
    };
} | {
    /** @enum {string} */
    code: "conflict_of_interest";
    details: {
        /** Format: date-time */
        until: string | null;
    };
} | {
    /** @enum {string} */
    code: "second_operator_required";
    details: {
        requested_by: string;
        /** Format: date-time */
        expires_at: string;
    };
} | {
    /** @enum {string} */
    code: "stale_version";
    details: {
        version: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "idempotency_in_flight" | "overloaded" | "database_unavailable" | "draining";
    details: {
        retry_after_seconds: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "quota_reached";
    details: {
        quota: string;
        limit: ExactInteger;
        /** Format: date-time */
        retry_at: string | null;
    };
} | {
    /** @enum {string} */
    code: "rate_limited";
    details: {
        policy: string;
        limit: ExactInteger;
        retry_after_seconds: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "too_many_streams" | "too_many_uploads";
    details: {
        limit: ExactInteger;
        retry_after_seconds: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "wrong_state";
    details: {
        resource?: string;
        status: string;
        possible_in: string[];
    };
} | {
    /** @enum {string} */
    code: "gig_not_open";
    details: {
        status: string | null;
        possible_in: string[];
        client_suspended: boolean;
    };
} | {
    /** @enum {string} */
    code: "already_applied";
    details: {
        application_id: string;
        status: string;
    };
} | {
    /** @enum {string} */
    code: "apply_by_passed";
    details: {
        /** Format: date-time */
        apply_by: string;
        /** Format: date-time */
        now: string;
    };
} | {
    /** @enum {string} */
    code: "own_offer";
    details: {
        waiting_for: string;
        /** Format: date-time */
        expires_at: string;
    };
} | {
    /** @enum {string} */
    code: "stale_round";
    details: {
        round: ExactInteger;
        terms_hash: string;
    };
} | {
    /** @enum {string} */
    code: "terms_incomplete";
    details: {
        missing: string[];
    };
} | {
    /** @enum {string} */
    code: "round_limit";
    details: {
        limit: ExactInteger;
        waiting_for: string;
    };
} | {
    /** @enum {string} */
    code: "already_negotiating";
    details: {
        negotiation_id: string;
    };
} | {
    /** @enum {string} */
    code: "no_position_free";
    details: {
        taken: ExactInteger;
        /** Format: date-time */
        reserved_until: string | null;
    };
} | {
    /** @enum {string} */
    code: "rate_type_fixed";
    details: {
        negotiation_ids: string[];
    };
} | {
    /** @enum {string} */
    code: "already_approved";
    details: {
        waiting_for: string;
        /** Format: date-time */
        approve_by: string;
    };
} | {
    /** @enum {string} */
    code: "stale_terms";
    details: {
        terms_hash: string;
    };
} | {
    /** @enum {string} */
    code: "money_open";
    details: {
        held_cents: ExactInteger;
        held_milestone_ids: string[];
        clearing_cents: ExactInteger;
        /** Format: date-time */
        clearing_until: string | null;
        dispute_ids: string[];
    };
} | {
    /** @enum {string} */
    code: "too_many_milestones";
    details: {
        limit: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "more_than_held";
    details: {
        held_cents: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "refund_too_early";
    details: {
        /** Format: date-time */
        refundable_at: string | null;
    };
} | {
    /** @enum {string} */
    code: "insufficient_funds";
    details: {
        available_cents: ExactInteger;
        missing_cents: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "reference_used";
    details: {
        payment_id?: string;
    };
} | {
    /** @enum {string} */
    code: "milestone_disputed";
    details: {
        dispute_id: string;
        /** Format: date-time */
        due_at: string;
    };
} | {
    /** @enum {string} */
    code: "withdrawn_before";
    details: {
        side: string;
    };
} | {
    /** @enum {string} */
    code: "stale_figure";
    details: {
        acceptable: ExactInteger[];
    };
} | {
    /** @enum {string} */
    code: "statement_limit";
    details: {
        left_statements: ExactInteger;
        left_bytes: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "not_reviewable";
    details: {
        reason: string;
        /** Format: date-time */
        ends_at: string | null;
        /** Format: date-time */
        reviewable_until?: string;
    };
} | {
    /** @enum {string} */
    code: "already_reviewed";
    details: {
        review_id: string;
    };
} | {
    /** @enum {string} */
    code: "already_vouched";
    details: {
        vouch_id: string;
    };
} | {
    /** @enum {string} */
    code: "gig_has_contracts";
    details: {
        contract_ids: string[];
    };
} | {
    /** @enum {string} */
    code: "positions_taken";
    details: {
        taken: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "too_many_secrets";
    details: {
        limit: ExactInteger;
        /** Format: date-time */
        retry_at: string;
    };
} | {
    /** @enum {string} */
    code: "too_many_attempts";
    details: {
        limit: ExactInteger;
        event_id: string;
    };
} | {
    /** @enum {string} */
    code: "webhook_disabled";
    details: {
        disabled_reason: string | null;
    };
} | {
    /** @enum {string} */
    code: "already_rotated";
    details: {
        replaced_by: string;
        /** Format: date-time */
        works_until: string | null;
    };
});
export type IssueCode = "required" | "unknown_field" | "wrong_type" | "not_integer" | "too_small" | "too_large" | "too_short" | "too_long" | "bad_format" | "blank" | "bad_characters" | "not_allowed" | "duplicate_item" | "repeated" | "bad_cursor" | "stale_cursor" | "target_not_allowed" | "idempotency_mismatch" | "bad_passkey_response" | "not_for_agents" | "malformed_json" | "duplicate_key" | "too_deep" | "too_many_values" | "not_an_object" | "bad_header" | "malformed_request" | "not_found" | "unknown_path" | "method_not_allowed" | "request_timeout" | "body_too_large" | "url_too_long" | "bad_content_type" | "bad_expectation" | "headers_too_large" | "missing_key" | "bad_key" | "bad_token" | "two_keys" | "bad_session" | "bad_sign_in" | "bad_passkey" | "cross_site" | "wrong_host" | "not_over_mcp" | "session_required" | "recent_sign_in_required" | "not_for_apps" | "api_key_required" | "sign_up_closed" | "missing_scope" | "missing_role" | "wider_than_key" | "outlives_key" | "sign_up_key" | "user_suspended" | "agent_suspended" | "mandate_exceeded" | "approval_required" | "approval_rejected" | "not_yours" | "own_gig" | "own_profile" | "conflict_of_interest" | "own_account" | "second_operator_required" | "stale_version" | "idempotency_in_flight" | "secret_already_shown" | "quota_reached" | "rate_limited" | "too_many_streams" | "too_many_uploads" | "internal_error" | "search_too_slow" | "overloaded" | "database_unavailable" | "schema_mismatch" | "draining" | "wrong_state" | "gig_not_open" | "already_applied" | "apply_by_passed" | "own_offer" | "stale_round" | "terms_incomplete" | "round_limit" | "already_negotiating" | "no_position_free" | "rate_type_fixed" | "amount_too_large" | "already_approved" | "stale_terms" | "money_open" | "nothing_released" | "too_many_milestones" | "more_than_held" | "refund_too_early" | "insufficient_funds" | "reference_used" | "milestone_disputed" | "withdrawn_before" | "nothing_at_stake" | "stale_figure" | "statement_limit" | "not_reviewable" | "already_reviewed" | "already_vouched" | "gig_has_contracts" | "positions_taken" | "too_many_secrets" | "too_many_attempts" | "webhook_disabled" | "email_off" | "already_rotated";
export interface IssuedKey {
    /** @description The secret. It is shown only once; only a hash of it is stored. */
    key: string;
    id: KeyId;
    name: string;
    /** @description What the key may do. */
    scopes: Scope[];
    /** @description The user the key belongs to. */
    user_id: UserId;
    /** @description The hosted agent the key acts for; null for a key of the user. */
    hosted_agent_id: AgentId | null;
    /** @description The last four characters of the secret, to recognise the key. */
    last_four: string;
    created_at: Timestamp;
    /** @description When the key expires; null for never. */
    expires_at: Timestamp | null;
    /** @description When the key was last used, to within a minute; null for never. */
    last_used_at: Timestamp | null;
    /** @description When the key was revoked; null if it was not. */
    revoked_at: Timestamp | null;
}
export interface JobBacklog {
    /** @description How many items wait for a worker; 1000 means that many or more. */
    waiting: number;
    /** @description How long the first of them has waited; 0 when none waits. */
    lag_seconds: number;
}
export interface Key {
    id: KeyId;
    name: string;
    /** @description What the key may do. */
    scopes: Scope[];
    /** @description The user the key belongs to. */
    user_id: UserId;
    /** @description The hosted agent the key acts for; null for a key of the user. */
    hosted_agent_id: AgentId | null;
    /** @description The last four characters of the secret, to recognise the key. */
    last_four: string;
    created_at: Timestamp;
    /** @description When the key expires; null for never. */
    expires_at: Timestamp | null;
    /** @description When the key was last used, to within a minute; null for never. */
    last_used_at: Timestamp | null;
    /** @description When the key was revoked; null if it was not. */
    revoked_at: Timestamp | null;
}
export interface KeyEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "key.created" | "key.rotated" | "key.revoked";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Key;
}
export interface KeyEventPayload {
    id: EventId;
    type: KeyEventType;
    timestamp: Timestamp;
    data: Key;
}
export type KeyEventType = "key.created" | "key.rotated" | "key.revoked";
export type KeyId = `key_${string}`;
export interface KeyPage {
    data: Key[];
    next_cursor: string | null;
}
export interface LedgerAccount {
    id: LedgerAccountId;
    kind: LedgerAccountKind;
    /** @description A user, or for escrow a milestone; null for `external` and `fees`. */
    owner: Subject | null;
    /** @description For escrow. */
    contract_id: ContractId | null;
    currency: string;
    /** @description Null in lists for `external` and `fees`. */
    balance_cents: SignedCents | null;
    /** @description The transfers that brought the money, at most 20. The oldest money in an account is spent first. */
    sources?: LedgerSource[];
    /** @description What the sources do not account for. */
    untraced_cents?: Cents;
}
export type LedgerAccountId = `acc_${string}`;
export type LedgerAccountKind = "available" | "clearing" | "escrow" | "external" | "fees";
export interface LedgerAccountName {
    id: LedgerAccountId;
    kind: LedgerAccountKind;
    /** @description A user, or for escrow a milestone; null for `external` and `fees`. */
    owner: Subject | null;
}
export interface LedgerAccountPage {
    data: LedgerAccount[];
    next_cursor: string | null;
}
export interface LedgerAudit {
    ok: boolean;
    checked: LedgerAuditCounts;
    /** @description At most 1,000. */
    violations: LedgerViolation[];
}
export interface LedgerAuditCounts {
    accounts: number;
    transfers: number;
    contracts: number;
    milestones: number;
    payouts: number;
    deposits: number;
    withdrawals: number;
}
export type LedgerAuditId = `aud_${string}`;
export interface LedgerAuditRun {
    id: LedgerAuditId;
    run_by: UserId;
    ok: boolean;
    checked: LedgerAuditCounts;
    /** @description At most 1,000. */
    violation_count: number;
    /** @description The first 100. */
    violations: LedgerViolation[];
    created_at: Timestamp;
}
export interface LedgerAuditRunPage {
    data: LedgerAuditRun[];
    next_cursor: string | null;
}
export interface LedgerSource {
    transfer: LedgerTransfer;
    /** @description The part of the money that it brought. */
    amount_cents: Cents;
}
export interface LedgerTransfer {
    id: TransactionId;
    kind: TransactionKind;
    amount_cents: Cents;
    currency: string;
    from: LedgerAccountName;
    to: LedgerAccountName;
    /** @description The reason. */
    subject: Subject;
    contract_id: ContractId | null;
    created_at: Timestamp;
    /** @description In the list of an account that has a stored balance. */
    balance_after_cents?: Cents;
}
export interface LedgerTransferPage {
    data: LedgerTransfer[];
    next_cursor: string | null;
}
export interface LedgerViolation {
    /** @description The rule that is violated. */
    rule: string;
    /** @description The id of the row that violates it. */
    subject: string;
    expected: string;
    found: string;
}
export interface LoggedRequest {
    id: LoggedRequestId;
    /** @description When it arrived, in real time. */
    at: Timestamp;
    /** @description `mcp`: a tool called the operation. */
    channel: RequestChannel;
    /** @description The operation id in this document. */
    operation: string;
    method: string;
    /** @description Without the query. */
    path: string;
    status: number;
    /** @description Why it was refused. */
    issue_codes: string[];
    duration_ms: number;
    /** @description The `x-request-id` of the answer. */
    request_id: string;
    /** @description Null for an app. */
    key_id: KeyId | null;
    /** @description Null for a key. */
    connected_app_id: ConnectedAppId | null;
    /** @description The hosted agent that called. */
    hosted_agent_id: AgentId | null;
}
export type LoggedRequestId = `req_${string}`;
export interface LoggedRequestPage {
    data: LoggedRequest[];
    next_cursor: string | null;
}
export interface Mail {
    id: MailId;
    /**
     * @description The address of the recipient.
     * @example ada@example.com
     */
    to: string;
    subject: string;
    /** @description The mail as plain text. */
    text: string;
    /** @description The mail as HTML, with the same words. */
    html: string;
    /** @description In real time, also when the clock of the sandbox is ahead. */
    created_at: Timestamp;
}
export type MailId = `mal_${string}`;
export interface MailPage {
    data: Mail[];
    next_cursor: string | null;
}
export interface Mandate {
    agent_id: AgentId;
    /** @description The lowest rate it may offer, agree to or approve. */
    min_rate_cents: Cents | null;
    /** @description The highest rate it may offer, agree to or approve. */
    max_rate_cents: Cents | null;
    /** @description The highest total of one contract: of the terms the agent offers, agrees to or approves, of the milestones it adds or changes, and of the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds do not give any of it back. Covers `milestones.fund`. */
    max_funding_cents: Cents | null;
    /** @description The most the agent may release to workers in total. Covers `milestones.release`. */
    max_release_cents: Cents | null;
    /** @description The most the agent may refund to clients in total. Covers `milestones.refund`. */
    max_refund_cents: Cents | null;
    /** @description The most the agent may withdraw from the wallet in total. Covers `wallet.withdraw`. */
    max_withdrawal_cents: Cents | null;
    /** @description The lowest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the worker. */
    min_dispute_worker_cents: Cents | null;
    /** @description The highest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the client. */
    max_dispute_worker_cents: Cents | null;
    /** @description The users the agent may deal with; null for any user. */
    allowed_counterparties: UserId[] | null;
    /** @description When the mandate ends: after that the agent may do none of these actions. Null for never. */
    expires_at: Timestamp | null;
    /** @description The actions that the agent may take alone within the limits, even if no limit covers them. */
    may: AgentAction[];
    /** @description The actions that need the owner’s approval each time, whatever the limits and `may` say. */
    ask_owner: AgentAction[];
    used: MandateUse;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    updated_at: Timestamp;
}
export type MandateDecision = "alone" | "ask" | "refused";
export interface MandateEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "mandate.changed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Mandate;
}
export interface MandateEventPayload {
    id: EventId;
    type: MandateEventType;
    timestamp: Timestamp;
    data: Mandate;
}
export type MandateEventType = "mandate.changed";
export interface MandateRules {
    /** @description The lowest rate it may offer, agree to or approve. */
    min_rate_cents?: Cents | null;
    /** @description The highest rate it may offer, agree to or approve. */
    max_rate_cents?: Cents | null;
    /** @description The highest total of one contract: of the terms the agent offers, agrees to or approves, of the milestones it adds or changes, and of the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents?: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds do not give any of it back. Covers `milestones.fund`. */
    max_funding_cents?: Cents | null;
    /** @description The most the agent may release to workers in total. Covers `milestones.release`. */
    max_release_cents?: Cents | null;
    /** @description The most the agent may refund to clients in total. Covers `milestones.refund`. */
    max_refund_cents?: Cents | null;
    /** @description The most the agent may withdraw from the wallet in total. Covers `wallet.withdraw`. */
    max_withdrawal_cents?: Cents | null;
    /** @description The lowest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the worker. */
    min_dispute_worker_cents?: Cents | null;
    /** @description The highest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the client. */
    max_dispute_worker_cents?: Cents | null;
    /** @description The users the agent may deal with; null for any user. */
    allowed_counterparties?: string[] | null;
    /** @description When the mandate ends: after that the agent may do none of these actions. Null for never. */
    expires_at?: Timestamp | null;
    /** @description The actions that the agent may take alone within the limits, even if no limit covers them. */
    may?: AgentAction[];
    /** @description The actions that need the owner’s approval each time, whatever the limits and `may` say. */
    ask_owner: AgentAction[];
}
export interface MandateTrial {
    verdicts: MandateVerdict[];
    /** @description The rules with the smallest changes that let the agent do it alone; null if it may already. */
    wider: Mandate | null;
}
export interface MandateTrialRequest {
    /** @description Default: all actions. */
    action?: AgentAction;
    stake?: TriedStake;
    /** @description The rules to try. Default: those of the agent. */
    mandate?: MandateRules;
}
export interface MandateUse {
    /** @description What it has put into escrow. Refunds do not reduce it. */
    funding_cents: Cents;
    /** @description What it has released to workers. */
    release_cents: Cents;
    /** @description What it has refunded to clients. */
    refund_cents: Cents;
    /** @description What it has withdrawn from the wallet, failed withdrawals included. */
    withdrawal_cents: Cents;
}
export interface MandateVerdict {
    action: AgentAction;
    decision: MandateDecision;
    /** @description Why it would be refused, as in the refusal. */
    issues: {
        path: string;
        code: string;
        message: string;
        details: {
            [key: string]: unknown;
        };
    }[];
}
export interface MandateWarning {
    /** @description A key of the agent that works. */
    key_id: KeyId;
    /** @description The scope that the key lacks. */
    scope: Scope;
    /** @description What the mandate lets the agent do with that scope. */
    actions: AgentAction[];
    message: string;
}
export interface MandateWithWarnings {
    agent_id: AgentId;
    /** @description The lowest rate it may offer, agree to or approve. */
    min_rate_cents: Cents | null;
    /** @description The highest rate it may offer, agree to or approve. */
    max_rate_cents: Cents | null;
    /** @description The highest total of one contract: of the terms the agent offers, agrees to or approves, of the milestones it adds or changes, and of the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds do not give any of it back. Covers `milestones.fund`. */
    max_funding_cents: Cents | null;
    /** @description The most the agent may release to workers in total. Covers `milestones.release`. */
    max_release_cents: Cents | null;
    /** @description The most the agent may refund to clients in total. Covers `milestones.refund`. */
    max_refund_cents: Cents | null;
    /** @description The most the agent may withdraw from the wallet in total. Covers `wallet.withdraw`. */
    max_withdrawal_cents: Cents | null;
    /** @description The lowest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the worker. */
    min_dispute_worker_cents: Cents | null;
    /** @description The highest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the client. */
    max_dispute_worker_cents: Cents | null;
    /** @description The users the agent may deal with; null for any user. */
    allowed_counterparties: UserId[] | null;
    /** @description When the mandate ends: after that the agent may do none of these actions. Null for never. */
    expires_at: Timestamp | null;
    /** @description The actions that the agent may take alone within the limits, even if no limit covers them. */
    may: AgentAction[];
    /** @description The actions that need the owner’s approval each time, whatever the limits and `may` say. */
    ask_owner: AgentAction[];
    used: MandateUse;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    updated_at: Timestamp;
    /** @description Keys of the agent that cannot do what the mandate lets it do alone, because they lack a scope. */
    warnings: MandateWarning[];
}
export interface Me {
    user: User;
    /** @description The hosted agent that sent this request; null for a user. */
    agent: Agent | null;
    /** @description The key of this request; null otherwise. */
    api_key_id: KeyId | null;
    /** @description The session of this request; null otherwise. */
    session_id: SessionId | null;
    /** @description The connected app that sent this request; null otherwise. */
    connected_app_id: ConnectedAppId | null;
    /** @description What the caller may do, given the role of the user. */
    scopes: Scope[];
    /** @description The mandate of the agent; null for a user. */
    mandate: Mandate | null;
    /** @description What is left of the totals that the mandate limits; null where there is no limit. */
    left: {
        funding_cents: Cents | null;
        release_cents: Cents | null;
        refund_cents: Cents | null;
        withdrawal_cents: Cents | null;
    } | null;
}
export interface Milestone {
    id: MilestoneId;
    contract_id: ContractId;
    /** @description 1-based, within the contract. */
    number: number;
    title: string;
    description: string | null;
    amount_cents: Cents;
    currency: string;
    due_date: CalendarDate | null;
    status: MilestoneStatus;
    /** @description In escrow now. */
    held_cents: Cents;
    /** @description Released so far, fees included. */
    released_cents: Cents;
    refunded_cents: Cents;
    /** @description The platform’s fee on the released money. */
    fee_cents: Cents;
    funded_at: Timestamp | null;
    /** @description When the newest submission was made. */
    submitted_at: Timestamp | null;
    /** @description When all held money is released automatically. */
    auto_release_at: Timestamp | null;
    /** @description While the milestone is `funded`: when all held money is refunded automatically, unless one of the sides acts before. Each act moves it. */
    idle_refund_at: Timestamp | null;
    /** @description The newest dispute about it. */
    dispute_id: DisputeId | null;
    /** @description The side that added it; `agreement` for the first milestone, which comes with the contract. */
    created_by: MilestoneCreator;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    /** @description The actions that the caller may take now. */
    allowed_actions: MilestoneAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type MilestoneAction = "edit" | "remove" | "fund" | "submit" | "request-changes" | "release" | "refund" | "dispute";
export interface MilestoneChanges {
    /**
     * Format: one-line
     * @description What is to be delivered.
     */
    title?: string;
    amount_cents?: PositiveCents;
    description?: string | null;
    /** @description Today or later. */
    due_date?: CalendarDate | null;
}
export interface MilestoneChangesRequestedEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "milestone.changes_requested";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: MilestoneSnapshotWithChangesRequested;
}
export interface MilestoneChangesRequestedEventPayload {
    id: EventId;
    type: MilestoneChangesRequestedEventType;
    timestamp: Timestamp;
    data: MilestoneSnapshotWithChangesRequested;
}
export type MilestoneChangesRequestedEventType = "milestone.changes_requested";
export type MilestoneCreator = "client" | "worker" | "agreement";
export interface MilestoneEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "milestone.disputed" | "milestone.restored" | "milestone.resolved";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: MilestoneSnapshot;
}
export interface MilestoneEventPayload {
    id: EventId;
    type: MilestoneEventType;
    timestamp: Timestamp;
    data: MilestoneSnapshot;
}
export type MilestoneEventType = "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "milestone.disputed" | "milestone.restored" | "milestone.resolved";
export type MilestoneId = `mil_${string}`;
export interface MilestonePage {
    data: Milestone[];
    next_cursor: string | null;
}
export interface MilestoneSnapshot {
    id: MilestoneId;
    contract_id: ContractId;
    /** @description 1-based, within the contract. */
    number: number;
    title: string;
    description?: string | null;
    amount_cents: Cents;
    currency: string;
    due_date: CalendarDate | null;
    status: MilestoneStatus;
    /** @description In escrow now. */
    held_cents: Cents;
    /** @description Released so far, fees included. */
    released_cents: Cents;
    refunded_cents: Cents;
    /** @description The platform’s fee on the released money. */
    fee_cents: Cents;
    funded_at: Timestamp | null;
    /** @description When the newest submission was made. */
    submitted_at: Timestamp | null;
    /** @description When all held money is released automatically. */
    auto_release_at: Timestamp | null;
    /** @description While the milestone is `funded`: when all held money is refunded automatically, unless one of the sides acts before. Each act moves it. */
    idle_refund_at: Timestamp | null;
    /** @description The newest dispute about it. */
    dispute_id: DisputeId | null;
    /** @description The side that added it; `agreement` for the first milestone, which comes with the contract. */
    created_by: MilestoneCreator;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type MilestoneSnapshotWithChangesRequested = MilestoneSnapshot & {
    /** @description What the client wants changed. */
    changes_requested: string;
};
export type MilestoneSnapshotWithSubmission = MilestoneSnapshot & {
    submission?: Submission;
};
export type MilestoneStatus = "pending" | "funded" | "submitted" | "released" | "refunded" | "cancelled" | "disputed" | "resolved";
export interface MilestoneSubmittedEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "milestone.submitted";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: MilestoneSnapshotWithSubmission;
}
export interface MilestoneSubmittedEventPayload {
    id: EventId;
    type: MilestoneSubmittedEventType;
    timestamp: Timestamp;
    data: MilestoneSnapshotWithSubmission;
}
export type MilestoneSubmittedEventType = "milestone.submitted";
export type Mode = "sandbox" | "live";
export interface MoneyMove {
    from: MoneyPlace;
    from_owner: string | null;
    to: MoneyPlace;
    to_owner: string | null;
    amount_cents: Cents;
}
export type MoneyPlace = "external" | "available" | "clearing" | "escrow" | "fees";
export type MoneySum = "available_cents" | "clearing_cents" | "escrow_cents" | "fees_cents" | "payable_fees_cents";
export interface Negotiation {
    id: NegotiationId;
    gig_id: GigId;
    /** @description The version of the gig when the negotiation began; later edits of the gig do not change it. */
    gig_version: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms as JSON with sorted keys and no spaces: `{"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that is not set. */
    terms_hash: string;
    /** @description The side that made the newest offer; only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The contract it led to. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires, unless there is a new offer. */
    expires_at: Timestamp;
    /** @description The actions that the caller may take now. */
    allowed_actions: NegotiationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type NegotiationAction = "round" | "agree" | "decline";
export interface NegotiationEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: NegotiationSnapshot;
}
export interface NegotiationEventPayload {
    id: EventId;
    type: NegotiationEventType;
    timestamp: Timestamp;
    data: NegotiationSnapshot;
}
export type NegotiationEventType = "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded";
export type NegotiationId = `neg_${string}`;
export interface NegotiationOpenedEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "negotiation.opened";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: NegotiationSnapshotWithRoundWithMessage;
}
export interface NegotiationOpenedEventPayload {
    id: EventId;
    type: NegotiationOpenedEventType;
    timestamp: Timestamp;
    data: NegotiationSnapshotWithRoundWithMessage;
}
export type NegotiationOpenedEventType = "negotiation.opened";
export interface NegotiationPage {
    data: Negotiation[];
    next_cursor: string | null;
}
export interface NegotiationRoundEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "negotiation.round";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: NegotiationSnapshotWithRound;
}
export interface NegotiationRoundEventPayload {
    id: EventId;
    type: NegotiationRoundEventType;
    timestamp: Timestamp;
    data: NegotiationSnapshotWithRound;
}
export type NegotiationRoundEventType = "negotiation.round";
export interface NegotiationSnapshot {
    id: NegotiationId;
    gig_id: GigId;
    /** @description The version of the gig when the negotiation began; later edits of the gig do not change it. */
    gig_version: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms as JSON with sorted keys and no spaces: `{"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that is not set. */
    terms_hash: string;
    /** @description The side that made the newest offer; only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The contract it led to. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires, unless there is a new offer. */
    expires_at: Timestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type NegotiationSnapshotWithRound = NegotiationSnapshot & {
    round: Round;
};
export type NegotiationSnapshotWithRoundWithMessage = NegotiationSnapshot & {
    round: Round;
    /** @description The client’s message, when the client opened with the worker’s offer. */
    message?: string;
};
export type NegotiationStatus = "open" | "agreed" | "declined" | "expired" | "superseded";
export interface NegotiationWithRounds {
    id: NegotiationId;
    gig_id: GigId;
    /** @description The version of the gig when the negotiation began; later edits of the gig do not change it. */
    gig_version: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms as JSON with sorted keys and no spaces: `{"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that is not set. */
    terms_hash: string;
    /** @description The side that made the newest offer; only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The contract it led to. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires, unless there is a new offer. */
    expires_at: Timestamp;
    /** @description The actions that the caller may take now. */
    allowed_actions: NegotiationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Every offer so far, oldest first. */
    rounds: Round[];
}
export interface NewAgent {
    /**
     * Format: one-line
     * @description The name of the agent, chosen by its owner.
     * @example Scout
     */
    name: string;
    /** @description What the agent is meant to do. */
    description?: string;
    mandate?: MandateRules;
}
export interface NewApp {
    /**
     * Format: one-line
     * @description What users see.
     * @example Gig radar
     */
    name: string;
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    url?: string | null;
    /** @description Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or a scheme of the app’s own such as `com.example.app:/callback`. Except for that port, they are compared exactly. */
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. Default: `public`. */
    type?: AppType;
}
export interface NewApplication {
    /** @description Why you fit, and how you would do the work. */
    message: string;
    /** @description The rate you ask for. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    payout_delay_days?: number;
}
export interface NewDemoSession {
    /**
     * @description A user of the demo market.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    user_id: string;
}
export interface NewDeposit {
    amount_cents: PositiveCents;
}
export interface NewDispute {
    /** @example con_01kz3v9d6ye8tb2xw4qh5mrc7a */
    contract_id: string;
    /** @example mil_01kz3v9d6ye8tb2xw4qh5mrc7a */
    milestone_id: string;
    reason: DisputeReason;
    /** @description What happened. */
    statement: string;
    /** @description The part of the disputed amount that the worker gets, fees included. */
    proposed_worker_cents: Cents;
    /** @description All statements and evidence of one side can have 100,000 bytes in total, as JSON. Link to longer material. */
    evidence?: NewEvidence[];
}
export interface NewEvidence {
    /** Format: one-line */
    title: string;
    /** @description For `link`, the content is an https URL. */
    kind: EvidenceKind;
    content: string;
}
export interface NewFeeWithdrawal {
    /** @description Default: everything that can be paid out. */
    amount_cents?: PositiveCents;
    /**
     * Format: one-line
     * @description Where the money goes. With the provider `manual` it is required: free text for the operator, such as a bank account and its holder.
     * @example IBAN FR76 3000 6000 0112 3456 7890 189, Ada Example
     */
    destination?: string;
}
export interface NewGig {
    /**
     * Format: one-line
     * @description The work, in one line.
     */
    title: string;
    description: string;
    /**
     * Format: one-line
     * @description The kind of work.
     */
    category?: string | null;
    /** @description The skills that the work needs. */
    skills?: string[];
    /** @description For `fixed`, the rate is the whole price. */
    rate_type: RateType;
    /** @description If given, it must be the currency of this marketplace. */
    currency?: string;
    /** @description The lowest rate the client would pay. */
    rate_min_cents?: Cents | null;
    /** @description The highest rate the client would pay. */
    rate_max_cents?: Cents | null;
    hours_per_week?: number | null;
    start_date?: CalendarDate | null;
    /** @description How many days a payout clears before it is available. Default: `5`. */
    payout_delay_days?: number;
    /** @description How many days the client has to review a submission. Default: `14`. */
    review_days?: number;
    /** @description Default: `true`. */
    remote?: boolean;
    /** Format: one-line */
    location?: string | null;
    /** @description How many workers are wanted. Default: `1`. */
    positions?: number;
    /** @description The deadline for applications; null for none. */
    apply_by?: Timestamp | null;
    /** @description Default: `open`. */
    status?: NewGigStatus;
}
export type NewGigStatus = "draft" | "open";
export interface NewKey {
    /**
     * Format: one-line
     * @description What the key is for.
     * @example nightly export
     */
    name: string;
    /** @description What the key may do. */
    scopes?: Scope[];
    /**
     * @description The hosted agent that the key is for. Default: the key is for the user.
     * @example agt_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    hosted_agent_id?: string;
    /** @description When the key expires, in real time. Default: when the key of this request expires. */
    expires_at?: Timestamp;
}
export interface NewMilestone {
    /**
     * Format: one-line
     * @description What is to be delivered.
     */
    title: string;
    /** @description Default if the contract is paid by the hour: the price of one week. */
    amount_cents?: PositiveCents;
    description?: string | null;
    /** @description Today or later. */
    due_date?: CalendarDate | null;
}
export type NewNegotiation = {
    /**
     * @description The application to negotiate about.
     * @example app_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    application_id: string;
    gig_id?: never;
    worker_id?: never;
    terms?: OfferedTerms;
    /** @description A message to the other side. */
    message?: string;
} | {
    application_id?: never;
    /**
     * @description To invite a worker: an open gig of the caller. Needs `worker_id`.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    gig_id: string;
    /**
     * @description To invite a worker: the user to invite. Needs `gig_id`.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    worker_id: string;
    terms?: OfferedTerms;
    /** @description A message to the other side. */
    message?: string;
};
export interface NewPasskey {
    /**
     * Format: one-line
     * @description Your name for the device.
     */
    name: string;
    /** @description What the browser returned, as `credential.toJSON()` writes it. */
    response: Record<string, never>;
}
export interface NewReview {
    rating: number;
    comment?: string;
}
export interface NewRole {
    role: Role;
}
export interface NewRound {
    /** @description Per hour or for the whole work, by the gig’s `rate_type`. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    /** @description How many days a payout clears. */
    payout_delay_days?: number;
    /** @description A message to the other side. */
    message?: string;
}
export interface NewSubmission {
    /** @description What was done. */
    message: string;
    /** @description Where to find the work. */
    links?: string[];
}
export interface NewUser {
    /**
     * Format: one-line
     * @description The name that other users see.
     * @example Ada
     */
    display_name: string;
    kind: ProfileKind;
    /**
     * Format: email
     * @description Visible only to the user and to operators.
     * @example ada@example.com
     */
    email?: string;
    /** @description Only operators may set it. Default: `member`. */
    role?: Role;
}
export interface NewVouch {
    /** @description Why you recommend this user. */
    message: string;
    skills?: string[];
}
export interface NewWebhook {
    /**
     * @description Where events are sent: an https address on the public internet.
     * @example https://ada.example/hooks/parley
     */
    url: string;
    /** @description The event types to send; `*` for all. */
    events: EventSelector[];
    /**
     * Format: one-line
     * @description What the webhook is for.
     */
    description?: string | null;
}
export interface NewWithdrawal {
    amount_cents: PositiveCents;
    /**
     * Format: one-line
     * @description Where the money goes. With the provider `manual` it is required: free text for the operator, such as a bank account and its holder.
     * @example IBAN FR76 3000 6000 0112 3456 7890 189, Ada Example
     */
    destination?: string;
}
export interface OfferedTerms {
    /** @description Per hour or for the whole work, by the gig’s `rate_type`. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    /** @description How many days a payout clears. */
    payout_delay_days?: number;
}
export interface OperatorHealth {
    /** @description In real time. */
    as_of: Timestamp;
    /** @description The worst of the checks. */
    state: HealthState;
    checks: HealthCheck[];
}
export interface OperatorSetting {
    /**
     * @description The environment variable.
     * @example PLATFORM_FEE_BPS
     */
    name: string;
    group: SettingGroup;
    meaning: string;
    /** @description In use now; null if there is none, and for secrets. */
    value: string | null;
    default_value: string | null;
    /** @description Whether it is set, or else has its default. */
    is_set: boolean;
    is_secret: boolean;
}
export interface OperatorSettings {
    data: OperatorSetting[];
}
export interface OperatorWarning {
    code: OperatorWarningCode;
    message: string;
}
export type OperatorWarningCode = "events_behind" | "deadlines_behind" | "webhooks_behind";
export interface Overview {
    /** @description The time of the marketplace. */
    as_of: Timestamp;
    currency: string;
    now: OverviewNow;
    /** @description The last days, the oldest first; the last one is today. */
    days: OverviewDay[];
}
export interface OverviewDay {
    /** @description In UTC, by the time of the marketplace. */
    date: CalendarDate;
    /** @description Gigs that were opened for the first time. */
    gigs_posted: number;
    /** @description Contracts that became active. */
    deals: number;
    /** @description Released to workers, fees included, less what disputes took back. */
    released_cents: SignedCents;
    /** @description The platform’s part of it. */
    fees_cents: SignedCents;
    /** @description Held for milestones at the end of the day. */
    escrow_cents: Cents;
    disputes_opened: number;
    /** @description From posting a gig to its deal, on average; null without deals. */
    hire_seconds: number | null;
}
export interface OverviewNow {
    open_gigs: number;
    running_contracts: number;
    open_disputes: number;
    escrow_cents: Cents;
    /** @description Up to 1000. */
    pending_deposits: number;
    /** @description Up to 1000. */
    pending_withdrawals: number;
    /** @description Up to 1000. */
    failing_webhooks: number;
}
export interface OwnProfile {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The usual rate per hour. */
    rate_cents: Cents | null;
    /** @description The ISO 4217 code of the marketplace’s currency. */
    currency: string;
    location: string | null;
    /** @description An IANA name such as Europe/Berlin. */
    time_zone: string | null;
    links: {
        label: string;
        url: string;
    }[];
    avatar_url: string | null;
    /** @description Whether the user looks for work. */
    available: boolean;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description Your address; apps that you have let in do not see it. */
    email: string | null;
    /** @description Whether you can sign in with the address. */
    email_proven: boolean;
    /** @description The address that you asked for, until you open the link that was mailed to it. */
    pending_email: string | null;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason that the operator gave, if any. */
        reason: string | null;
    };
}
export interface Passkey {
    id: PasskeyId;
    /** @example Ada’s phone */
    name: string;
    created_at: Timestamp;
    last_used_at: Timestamp | null;
}
export interface PasskeyEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "passkey.added" | "passkey.removed" | "passkey.copied";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Passkey;
}
export interface PasskeyEventPayload {
    id: EventId;
    type: PasskeyEventType;
    timestamp: Timestamp;
    data: Passkey;
}
export type PasskeyEventType = "passkey.added" | "passkey.removed" | "passkey.copied";
export type PasskeyId = `psk_${string}`;
export interface PasskeyName {
    /** Format: one-line */
    name: string;
}
export interface PasskeyOptions {
    /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
    options: {
        [key: string]: unknown;
    };
}
export interface PasskeyPage {
    data: Passkey[];
    next_cursor: string | null;
}
export interface PasskeySignIn {
    /** @description What the browser returned, as `credential.toJSON()` writes it. */
    response: Record<string, never>;
}
export interface Payment {
    /**
     * @description `dep_…` or `wdr_…`.
     * @example dep_01kz3vj7e9g1j3m5p7r9t1v3x5
     */
    id: string;
    /** @description The owner of the wallet; null when the platform pays out its fees. */
    user_id: UserId | null;
    /** @description What moved, or is to move. */
    amount_cents: Cents;
    requested_cents: Cents;
    /** @description Why the amount is not the requested one. */
    amount_reason: string | null;
    currency: string;
    /** @description Only deposits can be `reversed`. */
    status: PaymentStatus;
    /** @description The provider’s reference of the payment. */
    provider_reference: string | null;
    /** @description Why it failed or was reversed. */
    failure_reason: string | null;
    /** @description What a reversal of the deposit took back from the wallet. */
    reversed_cents: Cents;
    /** @description The part of a reversed deposit that the wallet did not have, and that is therefore missing. */
    unrecovered_cents: Cents;
    /** @description Whether an operator settled their own payment, because nobody else was an operator. */
    settled_by_owner: boolean;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Where the money of a withdrawal goes. */
    destination: string | null;
    /** @description How to pay a pending deposit, if the user has to do it by hand. */
    instructions: string | null;
}
export interface PaymentConfirmation {
    /**
     * Format: one-line
     * @description The reference of the payment, for example at the bank; unique for each payment. Upper and lower case count as the same, and so do spaces at the ends.
     */
    reference: string;
    /** @description What really moved; default: the requested amount. A withdrawal can only be lower, and the rest returns to where it came from. */
    amount_cents?: PositiveCents;
    /** @description Why the amount is not the requested one; required then. Shown to the user. */
    reason?: string;
}
export interface PaymentFacts {
    /**
     * @description `dep_…` or `wdr_…`.
     * @example dep_01kz3vj7e9g1j3m5p7r9t1v3x5
     */
    id: string;
    /** @description The owner of the wallet; null when the platform pays out its fees. */
    user_id: UserId | null;
    /** @description What moved, or is to move. */
    amount_cents: Cents;
    requested_cents: Cents;
    /** @description Why the amount is not the requested one. */
    amount_reason: string | null;
    currency: string;
    /** @description Only deposits can be `reversed`. */
    status: PaymentStatus;
    /** @description The provider’s reference of the payment. */
    provider_reference: string | null;
    /** @description Why it failed or was reversed. */
    failure_reason: string | null;
    /** @description What a reversal of the deposit took back from the wallet. */
    reversed_cents: Cents;
    /** @description The part of a reversed deposit that the wallet did not have, and that is therefore missing. */
    unrecovered_cents: Cents;
    /** @description Whether an operator settled their own payment, because nobody else was an operator. */
    settled_by_owner: boolean;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface PaymentFailure {
    /**
     * Format: one-line
     * @description The reference of the failed attempt; unique for each payment.
     */
    reference?: string;
    /** @description Shown to the user. */
    reason?: string;
}
export interface PaymentPage {
    data: Payment[];
    next_cursor: string | null;
}
export type PaymentStatus = "pending" | "succeeded" | "failed" | "reversed";
export interface Payout {
    id: PayoutId;
    milestone_id: MilestoneId;
    contract_id: ContractId;
    /** @description The user who is paid. */
    worker_id: UserId;
    currency: string;
    /** @description The released amount. */
    gross_cents: Cents;
    /** @description The platform’s fee on it. */
    fee_cents: Cents;
    /** @description What the worker gets. */
    net_cents: Cents;
    status: PayoutStatus;
    /** @description When it becomes available in the worker’s wallet. */
    payable_at: Timestamp;
    paid_at: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface PayoutEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Payout;
}
export interface PayoutEventPayload {
    id: EventId;
    type: PayoutEventType;
    timestamp: Timestamp;
    data: Payout;
}
export type PayoutEventType = "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected";
export type PayoutId = `pay_${string}`;
export interface PayoutPage {
    data: Payout[];
    next_cursor: string | null;
}
export type PayoutStatus = "clearing" | "paid" | "held" | "reversed";
export type PositiveCents = number;
export interface Profile {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The usual rate per hour. */
    rate_cents: Cents | null;
    /** @description The ISO 4217 code of the marketplace’s currency. */
    currency: string;
    location: string | null;
    /** @description An IANA name such as Europe/Berlin. */
    time_zone: string | null;
    links: {
        label: string;
        url: string;
    }[];
    avatar_url: string | null;
    /** @description Whether the user looks for work. */
    available: boolean;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
}
export interface ProfileChanges {
    /**
     * Format: one-line
     * @description The name that other users see.
     */
    display_name?: string;
    /**
     * Format: email
     * @description Visible only to the user and to operators. A new address becomes yours when you open the link that is mailed to it.
     * @example ada@example.com
     */
    email?: string | null;
    /** Format: one-line */
    headline?: string | null;
    bio?: string | null;
    skills?: string[];
    rate_cents?: Cents | null;
    /** Format: one-line */
    location?: string | null;
    /**
     * Format: time-zone
     * @description An IANA name such as Europe/Berlin.
     */
    time_zone?: string | null;
    links?: {
        /** Format: one-line */
        label: string;
        /**
         * Format: uri
         * @example https://ada.example/work
         */
        url: string;
    }[];
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    avatar_url?: string | null;
    available?: boolean;
}
export interface ProfileEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "profile.updated";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ProfileSnapshot;
}
export interface ProfileEventPayload {
    id: EventId;
    type: ProfileEventType;
    timestamp: Timestamp;
    data: ProfileSnapshot;
}
export type ProfileEventType = "profile.updated";
export type ProfileKind = "person" | "organization";
export interface ProfilePage {
    data: Profile[];
    next_cursor: string | null;
}
export interface ProfileSnapshot {
    user_id: UserId;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    kind?: ProfileKind;
    display_name?: string;
    headline?: string | null;
    bio?: string | null;
    skills?: string[];
    /** @description The usual rate per hour. */
    rate_cents?: Cents | null;
    /** @description The ISO 4217 code of the marketplace’s currency. */
    currency?: string;
    location?: string | null;
    /** @description An IANA name such as Europe/Berlin. */
    time_zone?: string | null;
    links?: {
        label: string;
        url: string;
    }[];
    avatar_url?: string | null;
    /** @description Whether the user looks for work. */
    available?: boolean;
    created_at?: Timestamp;
}
export type ProfileSort = "newest" | "rating";
export type RateType = "hourly" | "fixed";
export interface Readiness {
    /** @constant */
    status: "ready";
    /** @description How far the workers are behind, at most five seconds ago: with events that are not in the feeds yet, with deadlines that have passed, and with webhooks that wait to be called, without failing ones. Null if it could not be measured. */
    backlog: Backlog | null;
}
export interface RecoveryKey {
    /**
     * Format: one-line
     * @description What the key is for.
     * @example nightly export
     */
    name?: string;
}
export interface Rejection {
    /** @description Why; the agent can read it. */
    reason?: string;
}
export interface Release {
    /** @description Default: all held money. */
    amount_cents?: PositiveCents;
}
export type RemovalOutcome = "suspended" | "member" | "arbiter";
export interface RemovalRequest {
    becomes: RemovalOutcome;
    reason: string | null;
    requested_by: UserId;
    requested_at: Timestamp;
    expires_at: Timestamp;
}
export interface Reputation {
    /** @description The average of the reviews in `review_count`; null before the first. */
    rating_average: number | null;
    /** @description Published reviews of contracts in which at least 1,000 cents were paid out. */
    review_count: number;
    /** @description The other published reviews; they do not change the average. */
    small_review_count: number;
    vouch_count: number;
    /** @description Vouches from users with whom money was exchanged. */
    verified_vouch_count: number;
    /** @description Completed contracts in which at least 1,000 cents were paid out. */
    contracts_completed: number;
    /** @description The other completed contracts. */
    small_contracts_completed: number;
    disputes_lost: number;
    /** @description The share of milestones with a due date that were submitted on time, from 0 to 1. */
    on_time_rate: number | null;
}
export type RequestChannel = "api" | "mcp";
export type RequestStatus = "failed" | "2xx" | "4xx" | "5xx";
export type ResolutionMethod = "agreement" | "recommendation" | "arbitration" | "silence" | "default";
export interface RetriedDeliveries {
    /** @description How many deliveries will be sent again. */
    retried: number;
    /** @description Whether more may have failed; repeat the request. */
    has_more: boolean;
}
export interface Review {
    id: ReviewId;
    contract_id: ContractId;
    /** @description The author. */
    from_user_id: UserId;
    /** @description The user it is about. */
    user_id: UserId;
    /** @description From 1 to 5. */
    rating: number;
    comment: string | null;
    /** @description Whether it counts in the user’s average: at least 1,000 cents were paid out in its contract. */
    counts_in_average: boolean;
    created_at: Timestamp;
    /** @description Null until both sides have written a review, or the time to review is over. */
    published_at: Timestamp | null;
}
export interface ReviewEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "review.created" | "review.published";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Review;
}
export interface ReviewEventPayload {
    id: EventId;
    type: ReviewEventType;
    timestamp: Timestamp;
    data: Review;
}
export type ReviewEventType = "review.created" | "review.published";
export type ReviewId = `rev_${string}`;
export interface ReviewPage {
    data: Review[];
    next_cursor: string | null;
}
export type Role = "member" | "arbiter" | "operator";
export interface RotateKey {
    /** @description How long the old key keeps working. Default: `0`. */
    grace_seconds?: number;
}
export interface Round {
    id: RoundId;
    negotiation_id: NegotiationId;
    /** @description 1-based. */
    number: number;
    offered_by: Side;
    /** @description The user who made the offer. */
    user_id: UserId;
    /** @description The hosted agent that made it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description The terms that this offer changed. */
    changes: {
        /** @description Per hour or for the whole work, by the gig’s `rate_type`. */
        rate_cents?: Cents;
        hours_per_week?: number;
        start_date?: CalendarDate;
        /** @description How many days a payout clears. */
        payout_delay_days?: number;
    };
    terms: Terms;
    /** @description SHA-256, in hex, over the terms as JSON with sorted keys and no spaces: `{"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that is not set. */
    terms_hash: string;
    message: string | null;
    created_at: Timestamp;
}
export type RoundId = `rnd_${string}`;
export interface SandboxClock {
    /** @description The current time of the marketplace. */
    now: Timestamp;
    /** @description How far the clock is ahead of real time. */
    ahead_seconds: number;
}
export interface SandboxReset {
    /**
     * Format: one-line
     * @description The words `delete everything`.
     */
    confirm: string;
}
export type Scope = "read" | "gigs:write" | "applications:write" | "negotiations:write" | "contracts:write" | "contracts:approve" | "payments:write" | "disputes:write" | "disputes:arbitrate" | "profile:write" | "webhooks:write" | "keys:write" | "agents:write" | "users:create" | "admin";
export interface SentInvitation {
    email: string;
    expires_at: Timestamp;
}
export interface SentMail {
    /** @constant */
    sent: true;
    /**
     * @description Sent back together with the code.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt: string;
}
export interface Session {
    id: SessionId;
    user_id: UserId;
    /** @description How the person signed in. */
    method: SignInMethod;
    /** @description How the browser describes itself. */
    device: string | null;
    /**
     * @description The network address at the sign-in.
     * @example 203.0.113.5
     */
    address: string;
    /** @description The operator who looks around as a demo user. */
    opened_by: UserId | null;
    signed_in_at: Timestamp;
    /** @description When it last sent a request, to within a minute. */
    last_seen_at: Timestamp;
    /** @description Thirty days after the last use, and at most ninety days after the sign-in. */
    expires_at: Timestamp;
    /** @description Whether the sign-in is less than 15 minutes ago, which some operations need. */
    recent: boolean;
    /** @description Whether this is the session of the request. */
    current: boolean;
}
export interface SessionEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "session.started" | "session.ended";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: SessionSnapshot;
}
export interface SessionEventPayload {
    id: EventId;
    type: SessionEventType;
    timestamp: Timestamp;
    data: SessionSnapshot;
}
export type SessionEventType = "session.started" | "session.ended";
export type SessionId = `ses_${string}`;
export interface SessionPage {
    data: Session[];
    next_cursor: string | null;
}
export interface SessionSnapshot {
    id: SessionId;
    /** @description How the person signed in. */
    method: SignInMethod;
    signed_in_at: Timestamp;
}
export type SettingGroup = "service" | "storage" | "money" | "deadlines" | "quotas" | "mail" | "limits" | "logs";
export type Side = "client" | "worker";
export type SignIn = {
    /**
     * Format: one-line
     * @description From the link in the mail.
     */
    token: string;
    /**
     * @description With `code`.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt?: string;
    /**
     * Format: one-line
     * @description The six digits in the mail; with `attempt`.
     */
    code?: string;
    /**
     * Format: one-line
     * @description For a new user: the name that other users see.
     */
    display_name?: string;
    /** @description For a new user. */
    kind?: ProfileKind;
} | {
    /**
     * Format: one-line
     * @description From the link in the mail.
     */
    token?: string;
    /**
     * @description With `code`.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt: string;
    /**
     * Format: one-line
     * @description The six digits in the mail; with `attempt`.
     */
    code: string;
    /**
     * Format: one-line
     * @description For a new user: the name that other users see.
     */
    display_name?: string;
    /** @description For a new user. */
    kind?: ProfileKind;
};
export interface SignInMail {
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /**
     * Format: local-path
     * @description A path of this service, to which the page returns after the sign-in.
     * @example /docs/
     */
    return_to?: string;
}
export type SignInMethod = "email" | "invitation" | "operator_link" | "passkey" | "demo";
export type SignedCents = number;
export interface SignedIn {
    user: OwnProfile;
    session: Session;
    /** @description The path that was given when the mail was asked for. */
    return_to: string | null;
}
export interface StaffAct {
    id: StaffActId;
    /** @description The operator or arbiter. */
    user_id: UserId;
    /**
     * @description The id of the operation in this document.
     * @example suspendUser
     */
    operation: string;
    /** @example /api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend */
    path: string;
    /** @description The id of what it was about. */
    subject_id: string | null;
    /** @description Why, if the request said so. */
    reason: string | null;
    credential: {
        kind: CredentialKind;
        /** @description The id of the key or session that was used. */
        id: string;
    };
    /**
     * @description The network address.
     * @example 203.0.113.5
     */
    address: string;
    /** @description In real time, also when the clock of the sandbox is ahead. */
    created_at: Timestamp;
}
export type StaffActId = `act_${string}`;
export interface StaffActPage {
    data: StaffAct[];
    next_cursor: string | null;
}
export interface Statement {
    id: StatementId;
    side: Side;
    /** @description The author. */
    user_id: UserId;
    /** @description The hosted agent that wrote it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    text: string;
    evidence: Evidence[];
    /** @description The amount proposed with it, if any. */
    proposed_worker_cents: Cents | null;
    created_at: Timestamp;
}
export type StatementId = `stm_${string}`;
export interface Stats {
    /** @description The time of the count. */
    as_of: Timestamp;
    /** @description The number of rows by status. */
    users: {
        active: number;
        suspended: number;
    };
    /** @description The number of rows by status. */
    agents: {
        active: number;
        suspended: number;
        deleted: number;
    };
    /** @description The number of rows by status. */
    gigs: {
        draft: number;
        open: number;
        paused: number;
        filled: number;
        closed: number;
        expired: number;
    };
    /** @description The number of rows by status. */
    applications: {
        pending: number;
        shortlisted: number;
        negotiating: number;
        hired: number;
        rejected: number;
        withdrawn: number;
        expired: number;
    };
    /** @description The number of rows by status. */
    negotiations: {
        open: number;
        agreed: number;
        declined: number;
        expired: number;
        superseded: number;
    };
    /** @description The number of rows by status. */
    contracts: {
        pending_approval: number;
        active: number;
        completed: number;
        cancelled: number;
        expired: number;
    };
    /** @description The number of rows by status. */
    milestones: {
        pending: number;
        funded: number;
        submitted: number;
        released: number;
        refunded: number;
        cancelled: number;
        disputed: number;
        resolved: number;
    };
    /** @description The number of rows by status. */
    disputes: {
        open: number;
        in_review: number;
        recommended: number;
        arbitration: number;
        resolved: number;
        withdrawn: number;
    };
    /** @description The number of rows by status. */
    approvals: {
        pending: number;
        approved: number;
        rejected: number;
        used: number;
        expired: number;
    };
    /** @description The number of rows by status. */
    webhook_deliveries: {
        pending: number;
        succeeded: number;
        failed: number;
    };
    /** @description The number of rows by status. */
    deposits: {
        pending: number;
        succeeded: number;
        failed: number;
        reversed: number;
    };
    /** @description The number of rows by status. */
    withdrawals: {
        pending: number;
        succeeded: number;
        failed: number;
        reversed: number;
    };
    /** @description All money in the marketplace, by kind of account. */
    money: {
        currency: string;
        /** @description In wallets. */
        available_cents: Cents;
        /** @description Released, but not yet available in wallets. */
        clearing_cents: Cents;
        /** @description Held for milestones. */
        escrow_cents: Cents;
        /** @description Earned by the platform and not paid out. */
        fees_cents: SignedCents;
        /** @description The part of the fees that can be paid out now. */
        payable_fees_cents: Cents;
        /** @description The sums above that are larger than 2^53-1 and therefore shown as 2^53-1. */
        capped: MoneySum[];
    };
    /** @description What an operator should look into: work that has waited for a worker for over a minute. */
    warnings: OperatorWarning[];
}
export interface Subject {
    /**
     * @description The kind of resource.
     * @example milestone
     */
    type: string;
    /**
     * @description Its id.
     * @example mil_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    id: string;
}
export interface Submission {
    id: SubmissionId;
    milestone_id: MilestoneId;
    /** @description 1-based. */
    number: number;
    /** @description The user who submitted it. */
    user_id: UserId;
    /** @description The hosted agent that submitted it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    message: string;
    links: string[];
    /** @description The changes that the client asked for, if any. */
    changes_requested: string | null;
    changes_requested_at: Timestamp | null;
    created_at: Timestamp;
}
export type SubmissionId = `sub_${string}`;
export interface SubmissionPage {
    data: Submission[];
    next_cursor: string | null;
}
export interface Suspension {
    /** @description Shown to the user. */
    reason?: string;
}
export interface Terms {
    rate_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number;
}
export type Timestamp = string;
export interface TracedTransfer {
    transfer: LedgerTransfer;
    /** @description The event that reported it; null until it is in the feed. */
    event_id: EventId | null;
    actor: EventActor | null;
    /** @description The other transfers for the same subject. */
    same_cause: LedgerTransfer[];
    /** @description The transfers that brought the money, at most 20. The oldest money in an account is spent first. */
    sources: LedgerSource[];
    /** @description What the sources do not account for. */
    untraced_cents: Cents;
}
export interface Transaction {
    id: TransactionId;
    /** @description A `fee_correction` follows from a dispute that changed how much was released in a contract: it returns fees that the worker had paid too much, or takes fees that were too low. A `fee_waiver` is the part of it that the wallet could not pay and the platform waives. */
    kind: TransactionKind;
    /** @description Positive for incoming money, negative for outgoing money. */
    amount_cents: SignedCents;
    currency: string;
    /** @description The reason: a deposit, withdrawal, milestone, payout or dispute. */
    subject: Subject;
    /** @description The contract to which the milestone, payout or dispute belongs. */
    contract_id: ContractId | null;
    created_at: Timestamp;
}
export type TransactionId = `txn_${string}`;
export type TransactionKind = "deposit" | "deposit_reversal" | "withdrawal" | "withdrawal_reversal" | "fund" | "refund" | "settlement" | "release" | "release_reversal" | "fee" | "fee_reversal" | "payout" | "clearing_correction" | "fee_correction" | "fee_waiver";
export interface TransactionPage {
    data: Transaction[];
    next_cursor: string | null;
}
export interface TriedStake {
    rate_cents?: Cents;
    contract_cents?: Cents;
    moved_cents?: Cents;
    worker_cents?: Cents;
    side?: Side;
    /** @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a */
    counterparty_id?: string;
}
export interface User {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The usual rate per hour. */
    rate_cents: Cents | null;
    /** @description The ISO 4217 code of the marketplace’s currency. */
    currency: string;
    location: string | null;
    /** @description An IANA name such as Europe/Berlin. */
    time_zone: string | null;
    links: {
        label: string;
        url: string;
    }[];
    avatar_url: string | null;
    /** @description Whether the user looks for work. */
    available: boolean;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description Your address; apps that you have let in do not see it. */
    email: string | null;
    /** @description Whether you can sign in with the address. */
    email_proven: boolean;
    /** @description The address that you asked for, until you open the link that was mailed to it. */
    pending_email: string | null;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason that the operator gave, if any. */
        reason: string | null;
    };
    role: Role;
    status: UserStatus;
    /** @description What waits for a second operator; missing without any. */
    removal_requests?: RemovalRequest[];
}
export interface UserEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: UserSnapshot;
}
export interface UserEventPayload {
    id: EventId;
    type: UserEventType;
    timestamp: Timestamp;
    data: UserSnapshot;
}
export type UserEventType = "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed";
export type UserId = `usr_${string}`;
export interface UserPage {
    data: User[];
    next_cursor: string | null;
}
export interface UserSnapshot {
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    role: Role;
    status: UserStatus;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason that the operator gave, if any. */
        reason: string | null;
    };
    removal_request?: RemovalRequest;
    created_at: Timestamp;
}
export type UserStatus = "active" | "suspended";
export interface Verdict {
    /** @description The part of the disputed amount that the worker gets, fees included. */
    worker_cents: Cents;
    /** @description The reasons for this amount. */
    rationale: string;
}
export interface VerifiedKey {
    user_id: UserId;
    /** @description Null if the key belongs to the user and not to an agent. */
    hosted_agent_id: AgentId | null;
    api_key_id: KeyId;
}
export interface Vouch {
    id: VouchId;
    /** @description The author of the vouch. */
    from_user_id: UserId;
    /** @description The recommended user. */
    user_id: UserId;
    message: string;
    skills: string[];
    /** @description Whether at least 1,000 cents were paid out between the two users. */
    verified: boolean;
    created_at: Timestamp;
}
export interface VouchEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "vouch.created" | "vouch.removed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Vouch;
}
export interface VouchEventPayload {
    id: EventId;
    type: VouchEventType;
    timestamp: Timestamp;
    data: Vouch;
}
export type VouchEventType = "vouch.created" | "vouch.removed";
export type VouchId = `vch_${string}`;
export interface VouchPage {
    data: Vouch[];
    next_cursor: string | null;
}
export interface Wallet {
    currency: string;
    /** @description Money that can be spent or withdrawn now. */
    available_cents: Cents;
    /** @description Money in escrow for milestones that you have funded. */
    escrow_cents: Cents;
    /** @description Released money that is not available yet, after fees. */
    clearing_cents: Cents;
}
export interface WalletEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_failed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: PaymentFacts;
}
export interface WalletEventPayload {
    id: EventId;
    type: WalletEventType;
    timestamp: Timestamp;
    data: PaymentFacts;
}
export type WalletEventType = "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_failed";
export interface Webhook {
    id: WebhookId;
    url: string;
    events: EventSelector[];
    description: string | null;
    enabled: boolean;
    /** @description Why it is disabled: by its `owner`, because its target answered that it is `gone` (410), or because it was `failing` for 5 days. */
    disabled_reason: DisabledReason | null;
    /** @description Since when all attempts fail; null after a success. */
    failing_since: Timestamp | null;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface WebhookChanges {
    /**
     * @description Where events are sent: an https address on the public internet.
     * @example https://ada.example/hooks/parley
     */
    url?: string;
    /** @description The event types to send; `*` for all. */
    events?: EventSelector[];
    /**
     * Format: one-line
     * @description What the webhook is for.
     */
    description?: string | null;
    /** @description Disables or enables the webhook. Pending deliveries are sent when it is enabled. */
    enabled?: boolean;
}
export interface WebhookEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Webhook;
}
export interface WebhookEventPayload {
    id: EventId;
    type: WebhookEventType;
    timestamp: Timestamp;
    data: Webhook;
}
export type WebhookEventType = "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
export type WebhookId = `whk_${string}`;
export interface WebhookPage {
    data: Webhook[];
    next_cursor: string | null;
}
export interface WebhookWithSecret {
    id: WebhookId;
    url: string;
    events: EventSelector[];
    description: string | null;
    enabled: boolean;
    /** @description Why it is disabled: by its `owner`, because its target answered that it is `gone` (410), or because it was `failing` for 5 days. */
    disabled_reason: DisabledReason | null;
    /** @description Since when all attempts fail; null after a success. */
    failing_since: Timestamp | null;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description The signing secret, as defined by Standard Webhooks. It is shown only once. */
    secret: string;
}
export type WithdrawalId = `wdr_${string}`;
