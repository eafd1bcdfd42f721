// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

export interface Acceptance {
    /** @description The worker’s part of the disputed amount, including fees. */
    worker_cents: Cents;
}
export interface AcceptedVersion {
    /** @description The version in force, or the planned one. */
    terms_version: number;
}
export interface AccountSummary {
    id: UserId;
    /** @description The last request from a browser or with one of their own keys. */
    last_seen_at: Timestamp | null;
    /** @description Available in their wallet. */
    available_cents: Cents;
    /** @description Released to them but not yet available. */
    clearing_cents: Cents;
}
export interface ActOnBehalf {
    id: StaffActId;
    /** @description The operator whose key acted. */
    operator_id: UserId;
    api_key_id: KeyId;
    /** @description The id of the operation in this document. */
    operation: string;
    path: string;
    /** @description The id of the resource it was about. */
    subject_id: string | null;
    /** @description In real time, even if the sandbox’s clock is ahead. */
    created_at: Timestamp;
}
export interface ActOnBehalfPage {
    data: ActOnBehalf[];
    next_cursor: string | null;
}
export interface Activity {
    /**
     * @description The action’s name in mandates. For other writes, the operation id in this document.
     * @example milestones.fund
     */
    action: string;
    /** @description The resource that was changed. */
    subject: Subject | null;
    /** @description The key that the agent used; null for an app. */
    key_id: KeyId | null;
    /** @description The connected app that acted as the agent; null for a key. */
    connected_app_id: ConnectedAppId | null;
    /** @description The version of the mandate at the time. */
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
     * @description From the link in the email.
     */
    token: string;
}
export interface AdvanceClock {
    /** @description How far to advance the clock. */
    seconds: number;
}
export interface Agent {
    id: AgentId;
    name: string;
    description: string | null;
    status: AgentStatus;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description How many changes it made in the last 24 hours; 100 means 100 or more. */
    acts_last_day: number;
    /** @description How many of its requests are waiting for the owner. */
    pending_approvals: number;
}
export type AgentAction = "negotiations.round" | "negotiations.agree" | "contracts.approve" | "contracts.cancel" | "contracts.complete" | "milestones.change" | "milestones.fund" | "milestones.release" | "milestones.refund" | "disputes.open" | "disputes.propose" | "disputes.accept" | "disputes.reject" | "disputes.withdraw" | "reviews.write" | "vouches.write" | "gigs.publish" | "gigs.delete" | "wallet.withdraw";
export interface AgentChanges {
    /**
     * Format: one-line
     * @description The name of the agent, chosen by its owner.
     * @example Scout
     */
    name?: string;
    /** @description What the agent is meant to do. */
    description?: string | null;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
export interface AgentRequest {
    kind: AgentRequestKind;
    facts: {
        [key: string]: unknown;
    };
}
export type AgentRequestKind = "publishGig" | "changeGig" | "deleteGig" | "closeGig" | "fillGig" | "apply" | "applyWithTerms" | "rejectApplication" | "withdrawApplication" | "openWithTerms" | "openWithProposal" | "offerTerms" | "offerTermsForEditedGig" | "agreeToTerms" | "approveContract" | "cancelContract" | "completeContract" | "addMilestone" | "changeMilestone" | "removeMilestone" | "fund" | "release" | "refund" | "withdrawMoney" | "openDispute" | "proposeShare" | "acceptShare" | "rejectShare" | "withdrawDispute" | "rateWorker" | "rateClient" | "vouch";
export interface AgentSnapshotSnapshot {
    id: AgentId;
    name: string;
    description?: string | null;
    status: AgentStatus;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
}
export type AgentStatus = "active" | "suspended";
export interface AgentSummary {
    id: AgentId;
    name: string;
}
export type Agreement = {
    /** @description The number of the round you agree to. */
    round: number;
    /** @description The hash of its terms, as an alternative. One of the two is required. */
    terms_hash?: string;
} | {
    /** @description The number of the round you agree to. */
    round?: number;
    /** @description The hash of its terms, as an alternative. One of the two is required. */
    terms_hash: string;
};
export interface App {
    /** @description The `client_id` of the app. */
    id: AppId;
    name: string;
    /** @description The app’s website. */
    url: string | null;
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. */
    type: AppType;
    /** @description Whether it’s one of the marketplace’s own apps, which users sign in to without a consent page. */
    first_party: boolean;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface AppChanges {
    /**
     * Format: one-line
     * @description The name that users see.
     * @example Gig radar
     */
    name?: string;
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    url?: string | null;
    /** @description Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or the app’s own scheme, such as `com.example.app:/callback`. Except for that port, they’re compared exactly. */
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
    /** @description The app’s website. */
    url: string | null;
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. */
    type: AppType;
    /** @description Whether it’s one of the marketplace’s own apps, which users sign in to without a consent page. */
    first_party: boolean;
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
    /** @description The version of the gig that the worker applied to. */
    gig_version: number;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who applied. */
    worker_id: UserId;
    /** @description The hosted agent that applied for the user, if one did. */
    hosted_agent_id: AgentId | null;
    message: string;
    /** @description Its files. Download each with `GET /attachments/{id}`. */
    attachments: Attachment[];
    rate_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number | null;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    status: ApplicationStatus;
    /** @description The latest negotiation that resulted from it. */
    negotiation_id: NegotiationId | null;
    /** @description The actions that the caller can take now. */
    allowed_actions: ApplicationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=hosted_agent`; null if you can’t read it. */
    hosted_agent?: AgentSummary | null;
    /** @description Present with `expand=negotiation`; null if you can’t read it. */
    negotiation?: NegotiationSummary | null;
}
export type ApplicationAction = "shortlist" | "reject" | "withdraw" | "negotiate";
export interface ApplicationChanges {
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
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
export type ApplicationExpansion = "gig" | "client" | "worker" | "hosted_agent" | "negotiation";
export type ApplicationId = `app_${string}`;
export interface ApplicationPage {
    data: Application[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export interface ApplicationSnapshot {
    id: ApplicationId;
    gig_id: GigId;
    /** @description The version of the gig that the worker applied to. */
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
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    status: ApplicationStatus;
    /** @description The latest negotiation that resulted from it. */
    negotiation_id: NegotiationId | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Its files, if any. */
    attachment_ids?: AttachmentId[];
}
export type ApplicationStatus = "pending" | "shortlisted" | "negotiating" | "hired" | "rejected" | "withdrawn" | "expired";
export interface ApplicationSummary {
    id: ApplicationId;
    client_id: UserId;
    status: ApplicationStatus;
    rate_type: RateType;
    gig_id: GigId;
    /** @description Null if the gig has been deleted. */
    gig_title: string | null;
}
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
    /** @description The same for clients with texts of their own; null for requests from before an upgrade. */
    wants: AgentRequest | null;
    request: ApprovalRequest;
    /** @description The agent’s reason, in its own words: the `Parley-Reason` of its first request. Unverified plain text. Only the owner in person and the agent can see it; it’s null for the owner’s apps and for operators. */
    agent_reason: string | null;
    stake: ApprovalStake;
    /** @description How much is left of the mandate’s limit on this total, now and afterward; null if there’s no limit. */
    mandate_left: {
        now_cents: Cents;
        after_cents: Cents;
    } | null;
    /** @description The version of the agent’s mandate when it asked. */
    mandate_version: number;
    status: ApprovalStatus;
    /** @description When it expires. Until then, it can be approved and used. */
    expires_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Why the owner rejected it, if they gave a reason. */
    reason: string | null;
    used_at: Timestamp | null;
    created_at: Timestamp;
    /** @description Present with `expand=agent`; null if you can’t read it. */
    agent?: AgentSummary | null;
    /** @description Present with `expand=counterparty`; null if you can’t read it. */
    counterparty?: UserSummary | null;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=application`; null if you can’t read it. */
    application?: ApplicationSummary | null;
    /** @description Present with `expand=negotiation`; null if you can’t read it. */
    negotiation?: NegotiationSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
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
export type ApprovalExpansion = "agent" | "counterparty" | "gig" | "application" | "negotiation" | "contract" | "milestone";
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
    /** @description The same for clients with texts of their own; null for requests from before an upgrade. */
    wants: AgentRequest | null;
    /** @description The version of the agent’s mandate when it asked. */
    mandate_version: number;
    status: ApprovalStatus;
    /** @description When it expires. Until then, it can be approved and used. */
    expires_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Why the owner rejected it, if they gave a reason. */
    reason: string | null;
    used_at: Timestamp | null;
    created_at: Timestamp;
}
export interface ApprovalStake {
    /** @description The rate being offered, agreed to or approved. */
    rate_cents: Cents | null;
    /** @description The total of the contract afterwards. */
    contract_cents: Cents | null;
    /** @description The money being funded, released, refunded or withdrawn. */
    moved_cents: Cents | null;
    /** @description The worker’s share of the money in dispute. */
    worker_cents: Cents | null;
    /** @description The owner’s side in the dispute. */
    side: Side | null;
    counterparty_id: UserId | null;
    /** @description The fields it sets, before and after. Null means the field was empty before or will be empty after. */
    change: {
        before: {
            [key: string]: unknown;
        } | null;
        after: {
            [key: string]: unknown;
        } | null;
    } | null;
    /** @description The money it moves. */
    moves: MoneyMove[];
}
export type ApprovalStatus = "pending" | "approved" | "rejected" | "used" | "expired";
export interface Attachment {
    id: AttachmentId;
    /** @description The name its uploader gave it. */
    name: string;
    /**
     * @description Detected from how the file starts, not from its name. HTML and SVG are `text/plain`.
     * @example application/pdf
     */
    media_type: string;
    /** @description Its size. */
    bytes: number;
    /** @description The SHA-256 of its bytes, in hexadecimal. */
    sha256: string;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    width: number | null;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    height: number | null;
    created_at: Timestamp;
}
export type AttachmentId = `att_${string}`;
export interface AttachmentPreview {
    id: AttachmentId;
    /** @description The name its uploader gave it. */
    name: string;
    /**
     * @description Detected from how the file starts, not from its name. HTML and SVG are `text/plain`.
     * @example application/pdf
     */
    media_type: string;
    /** @description Its size. */
    bytes: number;
    /** @description The SHA-256 of its bytes, in hexadecimal. */
    sha256: string;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    width: number | null;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    height: number | null;
    created_at: Timestamp;
    /** @description The first 20,000 characters of the file if its `media_type` is `text/plain`; otherwise null. */
    text: string | null;
    /** @description Whether there’s more text. */
    truncated: boolean;
}
export type Audience = "me" | "market" | "all";
export interface Backlog {
    events: JobBacklog;
    deadlines: JobBacklog;
    webhooks: JobBacklog;
    searches: JobBacklog;
}
export interface Block {
    /** @description The user you’ve blocked. */
    user_id: UserId;
    created_at: Timestamp;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export type BlockExpansion = "user";
export interface BlockPage {
    data: Block[];
    next_cursor: string | null;
}
export interface Bookmark {
    id: BookmarkId;
    /** @description The saved gig; null if a user is saved. */
    gig_id: GigId | null;
    /** @description The saved user; null if a gig is saved. */
    user_id: UserId | null;
    created_at: Timestamp;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export type BookmarkExpansion = "gig" | "user";
export type BookmarkId = `bkm_${string}`;
export type BookmarkKind = "gig" | "user";
export interface BookmarkPage {
    data: Bookmark[];
    next_cursor: string | null;
}
export interface Brand {
    name: string;
    tagline: string | null;
    /**
     * @description Null if the default colors are used.
     * @example #0f766e
     */
    accent: string | null;
    shades: BrandShades;
    font: BrandFont;
    /** @description A PNG image of at most 900 × 192 pixels. */
    logo_url: string | null;
    /** @description The background the logo needs to be visible. */
    logo_background: LogoBackground | null;
    /** @description A square image: a PNG, or an SVG if it’s the default icon. */
    icon_url: string;
    /** @description The image of link previews: a PNG of 1200 × 630 pixels. */
    link_image_url: string;
    support_email: string | null;
    terms_url: string | null;
    privacy_url: string | null;
    imprint_url: string | null;
    headline: string | null;
    intro: string | null;
    powered_by: boolean;
}
export interface BrandChanges {
    /**
     * Format: one-line
     * @description The marketplace’s name.
     */
    name: string;
    /**
     * Format: one-line
     * @description What the marketplace is, in one line.
     */
    tagline?: string | null;
    /**
     * @description The color of buttons and links. White text on it needs a contrast of at least 4.5:1; otherwise the refusal suggests the nearest readable color.
     * @example #0f766e
     */
    accent?: string | null;
    font?: BrandFont;
    /**
     * @description The logo. Send the id of an image you uploaded with `POST /attachments`: SVG (without other images in it), PNG, JPEG, GIF, or WebP. It’s converted to PNG; the uploaded file is deleted and never served. `null` removes the current one; omit the field to keep it.
     * @example att_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    logo_attachment_id?: string | null;
    /**
     * @description The icon for tabs and home screens. Without one, it’s made from the logo or the name. Send the id of an image you uploaded with `POST /attachments`: SVG (without other images in it), PNG, JPEG, GIF, or WebP. It’s converted to PNG; the uploaded file is deleted and never served. `null` removes the current one; omit the field to keep it.
     * @example att_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    icon_attachment_id?: string | null;
    /**
     * Format: email
     * @description Where people get help.
     * @example ada@example.com
     */
    support_email?: string | null;
    /**
     * Format: uri
     * @description A link to terms of use on another page. Not used once terms are published with `POST /operator/terms`.
     * @example https://ada.example/work
     */
    terms_url?: string | null;
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    privacy_url?: string | null;
    /**
     * Format: uri
     * @description A legal notice, which some countries require (German: Impressum).
     * @example https://ada.example/work
     */
    imprint_url?: string | null;
    /**
     * Format: one-line
     * @description The heading of the home page.
     */
    headline?: string | null;
    /** @description The text below that heading. */
    intro?: string | null;
    /** @description Whether public pages show “Powered by Parley”. */
    powered_by?: boolean;
}
export type BrandFont = "system" | "inter" | "source-sans" | "lora" | "nunito";
export interface BrandShades {
    light: LightShades;
    dark: DarkShades;
}
export interface Brief {
    title: string;
    description: string;
    skills: string[];
}
export type Bytes = string;
export type CalendarDate = string;
export type Cents = number;
export interface ChangeRequest {
    /** @description What is still missing. */
    message: string;
}
export type ChangeableSetting = "PLATFORM_FEE_BPS" | "DEADLINE_NEGOTIATION_ROUND_DAYS" | "DEADLINE_NEGOTIATION_DAYS" | "DEADLINE_CONTRACT_APPROVAL_DAYS" | "DEADLINE_CONTRACT_IDLE_DAYS" | "DEADLINE_CONTRACT_UNFUNDED_DAYS" | "DEADLINE_CONTRACT_REVIEW_DAYS" | "DEADLINE_MILESTONE_IDLE_DAYS" | "DEADLINE_MILESTONE_IDLE_NOTICE_DAYS" | "DEADLINE_DISPUTE_ANSWER_DAYS" | "DEADLINE_DISPUTE_RECOMMENDATION_DAYS" | "DEADLINE_DISPUTE_ACCEPTANCE_DAYS" | "DEADLINE_DISPUTE_ARBITRATION_DAYS" | "DEADLINE_ARBITER_APART_DAYS" | "DEADLINE_AGENT_APPROVAL_HOURS" | "QUOTA_KEYS" | "QUOTA_PASSKEYS" | "QUOTA_APPS" | "QUOTA_CONNECTED_APPS" | "QUOTA_AGENTS" | "QUOTA_WEBHOOKS" | "QUOTA_SNOOZED_TASKS" | "QUOTA_PENDING_APPROVALS" | "QUOTA_DRAFT_GIGS" | "QUOTA_GIG_TEMPLATES" | "QUOTA_OPEN_GIGS" | "QUOTA_SAVED_SEARCHES" | "QUOTA_BOOKMARKS" | "QUOTA_BLOCKS" | "QUOTA_NOTES" | "QUOTA_APPLICATIONS_PER_DAY" | "QUOTA_NEGOTIATIONS_PER_DAY" | "QUOTA_MESSAGES_PER_MINUTE" | "QUOTA_AGENT_MESSAGES_PER_MINUTE" | "QUOTA_UPLOADS_PER_DAY" | "QUOTA_FILE_MEBIBYTES" | "QUOTA_MILESTONE_EDITS" | "QUOTA_CLEARING_PAYOUTS" | "QUOTA_VOUCHES_PER_DAY" | "QUOTA_REPORTS_PER_DAY" | "QUOTA_PENDING_DEPOSITS" | "QUOTA_PENDING_WITHDRAWALS" | "SIGN_UP";
export interface ChangedSettings {
    PLATFORM_FEE_BPS?: number | null;
    DEADLINE_NEGOTIATION_ROUND_DAYS?: number | null;
    DEADLINE_NEGOTIATION_DAYS?: number | null;
    DEADLINE_CONTRACT_APPROVAL_DAYS?: number | null;
    DEADLINE_CONTRACT_IDLE_DAYS?: number | null;
    DEADLINE_CONTRACT_UNFUNDED_DAYS?: number | null;
    DEADLINE_CONTRACT_REVIEW_DAYS?: number | null;
    DEADLINE_MILESTONE_IDLE_DAYS?: number | null;
    DEADLINE_MILESTONE_IDLE_NOTICE_DAYS?: number | null;
    DEADLINE_DISPUTE_ANSWER_DAYS?: number | null;
    DEADLINE_DISPUTE_RECOMMENDATION_DAYS?: number | null;
    DEADLINE_DISPUTE_ACCEPTANCE_DAYS?: number | null;
    DEADLINE_DISPUTE_ARBITRATION_DAYS?: number | null;
    DEADLINE_ARBITER_APART_DAYS?: number | null;
    DEADLINE_AGENT_APPROVAL_HOURS?: number | null;
    QUOTA_KEYS?: number | null;
    QUOTA_PASSKEYS?: number | null;
    QUOTA_APPS?: number | null;
    QUOTA_CONNECTED_APPS?: number | null;
    QUOTA_AGENTS?: number | null;
    QUOTA_WEBHOOKS?: number | null;
    QUOTA_SNOOZED_TASKS?: number | null;
    QUOTA_PENDING_APPROVALS?: number | null;
    QUOTA_DRAFT_GIGS?: number | null;
    QUOTA_GIG_TEMPLATES?: number | null;
    QUOTA_OPEN_GIGS?: number | null;
    QUOTA_SAVED_SEARCHES?: number | null;
    QUOTA_BOOKMARKS?: number | null;
    QUOTA_BLOCKS?: number | null;
    QUOTA_NOTES?: number | null;
    QUOTA_APPLICATIONS_PER_DAY?: number | null;
    QUOTA_NEGOTIATIONS_PER_DAY?: number | null;
    QUOTA_MESSAGES_PER_MINUTE?: number | null;
    QUOTA_AGENT_MESSAGES_PER_MINUTE?: number | null;
    QUOTA_UPLOADS_PER_DAY?: number | null;
    QUOTA_FILE_MEBIBYTES?: number | null;
    QUOTA_MILESTONE_EDITS?: number | null;
    QUOTA_CLEARING_PAYOUTS?: number | null;
    QUOTA_VOUCHES_PER_DAY?: number | null;
    QUOTA_REPORTS_PER_DAY?: number | null;
    QUOTA_PENDING_DEPOSITS?: number | null;
    QUOTA_PENDING_WITHDRAWALS?: number | null;
    SIGN_UP?: SignUp | null;
}
export interface ComingDeadline {
    /** @description In marketplace time. */
    at: Timestamp;
    /** @description What will happen. */
    kind: DeadlineKind;
    /** @description The resource it affects. */
    subject: Subject;
    /** @description The contract it belongs to. */
    contract_id: ContractId | null;
    /** @description The gig’s title, or the summary of an approval. */
    title: string;
    /** @description The summary of an approval for clients with texts of their own; null for other kinds, and for requests from before an upgrade. */
    wants: AgentRequest | null;
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
    /** @description What the app called itself when you connected it. */
    name: string;
    /** @description The app’s website. */
    url: string | null;
    /** @description The agent that the app acts as; null if it acts as you. */
    hosted_agent_id: AgentId | null;
    /** @description What the app can do. */
    scopes: Scope[];
    /** @description What the app can find out about you, even if it acts as an agent. */
    openid_scopes: OpenIdScope[];
    /** @description Whether it’s one of the marketplace’s own apps, which you sign in to without a consent page. */
    first_party: boolean;
    /** @description How long the same request is granted without asking you again; null if the app asks every time. */
    remembered_until: Timestamp | null;
    /** @description When you connected it. */
    created_at: Timestamp;
    /** @description When it has to ask you again: 180 days after you connected it. */
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
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    /** @description Each side approves this hash, which doesn’t change once the contract is active. SHA-256, in hex, over JSON with sorted keys and no spaces, taken when the contract became active: `{"brief_hash":…,"currency":…,"fee_bps":…,"milestones":[{"amount_cents":…,"description":…,"due_date":…,"number":…,"title":…}],"rate_type":…,"review_days":…,"terms":{…}}`. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    /** @description The platform’s fee on released money, in basis points (hundredths of a percent). */
    fee_bps: number;
    /** @description How many days the client has to review a submission before the money is released automatically. */
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
    /** @description When it ends automatically: as `completed` if money was released, as `cancelled` otherwise. Null while money is held or disputed. */
    auto_end_at: Timestamp | null;
    /** @description When all released money will have cleared. Until then, it can be disputed and the contract can’t end. */
    clearing_until: Timestamp | null;
    ended_at: Timestamp | null;
    /** @description When the review window closes for both sides. Null until the contract has ended, and if no money was released and no dispute was resolved. */
    review_by: Timestamp | null;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    /** @description The actions that the caller can take now. */
    allowed_actions: ContractAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description What the work is. Included only when you read a single contract. */
    brief?: Brief | null;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=negotiation`; null if you can’t read it. */
    negotiation?: NegotiationSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
}
export type ContractAction = "approve" | "cancel" | "complete" | "add-milestone" | "review";
export interface ContractApproval {
    /** @description The contract’s `terms_hash` as you read it. If the contract has changed since, the approval is refused. */
    terms_hash?: string;
}
export interface ContractChanges {
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
export type ContractExpansion = "gig" | "negotiation" | "client" | "worker";
export type ContractId = `con_${string}`;
export interface ContractPage {
    data: Contract[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    /** @description Each side approves this hash, which doesn’t change once the contract is active. SHA-256, in hex, over JSON with sorted keys and no spaces, taken when the contract became active: `{"brief_hash":…,"currency":…,"fee_bps":…,"milestones":[{"amount_cents":…,"description":…,"due_date":…,"number":…,"title":…}],"rate_type":…,"review_days":…,"terms":{…}}`. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    /** @description The platform’s fee on released money, in basis points (hundredths of a percent). */
    fee_bps: number;
    /** @description How many days the client has to review a submission before the money is released automatically. */
    review_days: number;
    approvals: {
        client_at: Timestamp | null;
        worker_at: Timestamp | null;
    };
    totals: ContractTotals;
    /** @description When it expires, unless both sides have approved it. */
    approve_by: Timestamp;
    started_at: Timestamp | null;
    /** @description When it ends automatically: as `completed` if money was released, as `cancelled` otherwise. Null while money is held or disputed. */
    auto_end_at: Timestamp | null;
    ended_at: Timestamp | null;
    /** @description When the review window closes for both sides. Null until the contract has ended, and if no money was released and no dispute was resolved. */
    review_by: Timestamp | null;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type ContractStatus = "pending_approval" | "active" | "completed" | "cancelled" | "expired";
export interface ContractSummary {
    id: ContractId;
    status: ContractStatus;
    rate_type: RateType;
    client_id: UserId;
    fee_bps: number;
    gig_id: GigId;
    /** @description Null if the gig has been deleted. */
    gig_title: string | null;
}
export interface ContractTotals {
    /** @description The sum of all milestones that aren’t cancelled. */
    amount_cents: Cents;
    funded_cents: Cents;
    released_cents: Cents;
    refunded_cents: Cents;
    fee_cents: Cents;
}
export interface Conversation {
    id: ConversationId;
    gig_id: GigId;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who applied, was invited or is negotiating. */
    worker_id: UserId;
    /** @description How many of the other side’s messages your side hasn’t read. */
    unread_count: number;
    /** @description The newest message your side has read. */
    read_message_id: MessageId | null;
    last_message: LastMessage | null;
    /** @description The actions that the caller can take now. */
    allowed_actions: ConversationAction[];
    /** @description Why the other side can’t be messaged now; null if they can. */
    write_refusal: WriteRefusal | null;
    created_at: Timestamp;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=hosted_agent`; null if you can’t read it. */
    hosted_agent?: AgentSummary | null;
}
export type ConversationAction = "write";
export interface ConversationEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "conversation.read";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: ConversationRead;
}
export interface ConversationEventPayload {
    id: EventId;
    type: ConversationEventType;
    timestamp: Timestamp;
    data: ConversationRead;
}
export type ConversationEventType = "conversation.read";
export type ConversationExpansion = "gig" | "client" | "worker" | "hosted_agent";
export type ConversationId = `cnv_${string}`;
export interface ConversationPage {
    data: Conversation[];
    next_cursor: string | null;
}
export interface ConversationRead {
    id: ConversationId;
    gig_id: GigId;
    client_id: UserId;
    worker_id: UserId;
    /** @description The newest message your side has read. */
    read_message_id: MessageId;
    /** @description How many of the other side’s messages your side hasn’t read. */
    unread_count: number;
}
export interface CreatedUser {
    user: OwnProfile;
    key: IssuedKey;
}
export type CredentialKind = "key" | "session";
export interface CurrentContent {
    /** @description The title of a gig, or the name on a profile. */
    title: string | null;
    text: string | null;
    /** @description Only for reviews. */
    rating: number | null;
    removed: boolean;
}
export interface CurrentSession {
    user: OwnProfile;
    /** @description A session can do whatever the user’s role allows. */
    role: Role;
    /** @description Whether this marketplace is a sandbox. */
    mode: Mode;
    /** @description The platform’s fee on what workers are paid, in basis points (hundredths of a percent). A contract keeps the fee that was in effect when it was agreed. */
    fee_bps: number;
    /** @description The languages the user can choose from. */
    languages: Language[];
    terms: OwnTerms;
    session: Session;
    /** @description The marketplace’s current time. */
    time: Timestamp;
}
export interface CurrentTerms {
    /** @description Null if the marketplace has no terms of use. */
    in_force: TermsVersion | null;
    /** @description The version that will replace it, if one has been published. */
    planned: TermsVersion | null;
}
export interface DarkShades {
    /**
     * @description The background of buttons, which have white text.
     * @example #0f766e
     */
    accent: string;
    /**
     * @description The same, on hover.
     * @example #0f766e
     */
    accent_hover: string;
    /**
     * @description Links and selected items.
     * @example #0f766e
     */
    accent_text: string;
    /**
     * @description The background of selected items.
     * @example #0f766e
     */
    accent_soft: string;
}
export interface Deadline {
    /** @description When it’s due. */
    at: Timestamp;
    /** @description The due date of a milestone; null for other kinds. */
    date: CalendarDate | null;
    /** @description What is due by then, or happens then. */
    kind: DueKind;
    /** @description What it is about. */
    subject: Subject;
    /** @description The contract that a milestone or dispute belongs to, or the contract itself. */
    contract_id: ContractId | null;
    gig_id: GigId;
    client_id: UserId;
    /** @description Null for a gig. */
    worker_id: UserId | null;
    /** @description Whether your side has to act before then. */
    waits_for_you: boolean;
    /** @description The amount of the milestone or dispute; null for other kinds. */
    amount_cents: Cents | null;
    currency: string;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
}
export type DeadlineExpansion = "gig" | "client" | "worker" | "milestone";
export type DeadlineKind = "gig_closes" | "negotiation_expires" | "approval_expires" | "contract_approval_ends" | "contract_ends" | "milestone_released" | "milestone_refund_announced" | "milestone_refunded" | "payout_paid" | "dispute_moves_on" | "reviews_published";
export interface DeadlinePage {
    data: Deadline[];
    next_cursor: string | null;
}
export interface Decline {
    /** @description The reason. The other side can read it. */
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
    /** @description When the next attempt is due, in real time; null if there is none. */
    next_attempt_at: Timestamp | null;
}
export interface DeliveryAttempt {
    /** @description When the attempt started, in real time. In Unix seconds, it’s the `webhook-timestamp`. */
    at: Timestamp;
    /** @description Where it was sent. */
    url: string;
    /** @description The `webhook-signature` that was sent. */
    signature: string | null;
    /** @description The status of the response; null if there was none. */
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
    /** @description When the next attempt is due, in real time; null if there is none. */
    next_attempt_at: Timestamp | null;
    /** @description The body of every attempt, which is what’s signed. */
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
export interface Destination {
    /** @description Who owns the account. */
    holder: string | null;
    /** @description What the user calls the account. */
    label: string | null;
    /** @description What identifies the account, such as an IBAN; null if none was given. */
    reference: string | null;
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
    /** @description Held plus clearing money when the dispute was opened, including fees. */
    amount_cents: Cents;
    /** @description The worker’s part, as last proposed by each side. */
    proposals: {
        client: Cents | null;
        worker: Cents | null;
    };
    /** @description What the worker gets if no one decides. */
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
    /** @description The deadline for the other side’s first response. */
    respond_by: Timestamp;
    /** @description The deadline for the next step, after which it’s taken automatically. Null while the dispute is waiting for the first response, and after it has ended. */
    decide_by: Timestamp | null;
    /** @description The actions that the caller can take now. */
    allowed_actions: DisputeAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Why the caller can’t decide it as an arbiter: they’re a side, have dealt with one, or made the recommendation. */
    conflict_of_interest: ConflictOfInterest | null;
    /** @description Oldest first. */
    statements: Statement[];
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
}
export type DisputeAction = "respond" | "accept" | "reject" | "withdraw" | "recommend" | "resolve";
export interface DisputeAnswer {
    /** @description What happened. */
    statement: string;
    /** @description The worker’s part of the disputed amount, including fees. */
    proposed_worker_cents?: Cents;
    /** @description One side’s statements and evidence can have 100,000 bytes in total, as JSON. Attach or link to longer material. */
    evidence?: NewEvidence[];
    /** @description Files you uploaded with `POST /attachments` and haven’t attached to anything yet. */
    attachment_ids?: string[];
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
export type DisputeExpansion = "contract" | "milestone" | "client" | "worker";
export type DisputeId = `dsp_${string}`;
export interface DisputePage {
    data: Dispute[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
    /** @description Held plus clearing money when the dispute was opened, including fees. */
    amount_cents: Cents;
    /** @description The worker’s part, as last proposed by each side. */
    proposals: {
        client: Cents | null;
        worker: Cents | null;
    };
    /** @description What the worker gets if no one decides. */
    default_worker_cents: Cents;
    /** @description Null until an arbiter has made one. The rationale is only in the event that announces it. */
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
    /** @description The deadline for the other side’s first response. */
    respond_by: Timestamp;
    /** @description The deadline for the next step, after which it’s taken automatically. Null while the dispute is waiting for the first response, and after it has ended. */
    decide_by: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Only the statements made with this event. The dispute itself has all of them. */
    statements?: StatementFacts[];
}
export type DisputeStatus = "open" | "in_review" | "recommended" | "arbitration" | "resolved" | "withdrawn";
export type DueKind = "milestone_due" | "automatic_release" | "automatic_refund" | "dispute_answer" | "dispute_decision" | "offer_expires" | "contract_approval" | "gig_closes";
export type EmailDelivery = "now" | "daily" | "off";
export type EmailDeliveryRoute = "smtp" | "mailbox";
export interface EmailKinds {
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    tasks: EmailDelivery;
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    messages: EmailDelivery;
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    approvals: EmailDelivery;
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    disputes: EmailDelivery;
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    money: EmailDelivery;
    /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
    searches: EmailDelivery;
    security: SecurityEmails;
}
export interface EmailPreview {
    kind: PreviewKind;
    subject: string;
    /** @description The email as plain text. */
    text: string;
    /** @description The email as HTML. Show it in a sandboxed frame. */
    html: string;
}
export type EmailStatus = "on" | "no_address" | "bounced" | "off";
export interface EndedSessions {
    /** @description How many sessions were ended. */
    ended: number;
}
export interface Error {
    error: {
        code: ErrorCode;
        /** @description A message for people. In code, branch on `code` and `issues[].code`. */
        message: string;
        /** @description All problems found; always at least one. */
        issues: Issue[];
    };
}
export type ErrorCode = "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "BAD_REQUEST" | "VALIDATION_FAILED" | "CONFLICT" | "INTERNAL_ERROR";
export type Event = UserEvent | KeyEvent | SessionEvent | PasskeyEvent | AppEvent | ConnectionEvent | AgentEvent | MandateEvent | ApprovalEvent | ProfileEvent | GigEvent | GigRemovedEvent | SearchEvent | ApplicationEvent | NegotiationOpenedEvent | NegotiationRoundEvent | NegotiationEvent | ContractEvent | MilestoneEvent | MilestoneSubmittedEvent | MilestoneChangesRequestedEvent | PayoutEvent | DisputeEvent | MessageEvent | ConversationEvent | WalletEvent | RefundEvent | WalletPayoutAccountChangedEvent | ReviewEvent | VouchEvent | ReportEvent | NoticeEvent | ObjectionEvent | WebhookEvent;
export interface EventActor {
    /** @description `clock`: a deadline passed. `undisclosed`: the market feed doesn’t say who acted. */
    type: EventActorType;
    /** @description Null for deadlines, in the market feed, and for what operators decide about users and their content. */
    user_id: UserId | null;
    hosted_agent_id: AgentId | null;
    /** @description The operator whose key acted for this managed user; absent if the user acted. */
    acted_by?: UserId;
}
export type EventActorType = "user" | "agent" | "operator" | "clock" | "undisclosed";
export interface EventFeed {
    data: Event[];
    /** @description Pass this as `after` to continue. It’s present even on empty pages. */
    next_cursor: string;
}
export type EventId = `evt_${string}`;
export interface EventPage {
    data: Event[];
    next_cursor: string | null;
}
export type EventSelector = "*" | "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed" | "key.created" | "key.rotated" | "key.revoked" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "passkey.copied" | "app.created" | "app.updated" | "app.deleted" | "connection.created" | "connection.ended" | "connection.token_reused" | "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted" | "mandate.changed" | "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired" | "profile.published" | "profile.updated" | "profile.hidden" | "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "gig.removed" | "gig.restored" | "search.matched" | "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired" | "negotiation.opened" | "negotiation.round" | "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded" | "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired" | "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.submitted" | "milestone.changes_requested" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected" | "milestone.disputed" | "milestone.restored" | "milestone.resolved" | "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn" | "message.created" | "message.deleted" | "message.removed" | "message.restored" | "conversation.read" | "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_in_transit" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_returning" | "wallet.withdrawal_failed" | "refund.requested" | "refund.succeeded" | "refund.failed" | "wallet.payout_account_changed" | "review.created" | "review.published" | "review.removed" | "review.restored" | "vouch.created" | "vouch.removed" | "vouch.restored" | "report.created" | "report.resolved" | "notice.created" | "objection.created" | "objection.resolved" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
export type EventStream = string;
export type EventType = "user.created" | "user.suspended" | "user.reinstated" | "user.role_changed" | "user.removal_requested" | "user.email_changed" | "key.created" | "key.rotated" | "key.revoked" | "session.started" | "session.ended" | "passkey.added" | "passkey.removed" | "passkey.copied" | "app.created" | "app.updated" | "app.deleted" | "connection.created" | "connection.ended" | "connection.token_reused" | "agent.created" | "agent.updated" | "agent.suspended" | "agent.resumed" | "agent.deleted" | "mandate.changed" | "approval.requested" | "approval.approved" | "approval.rejected" | "approval.used" | "approval.expired" | "profile.published" | "profile.updated" | "profile.hidden" | "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "gig.removed" | "gig.restored" | "search.matched" | "application.created" | "application.shortlisted" | "application.negotiating" | "application.hired" | "application.rejected" | "application.withdrawn" | "application.expired" | "negotiation.opened" | "negotiation.round" | "negotiation.agreed" | "negotiation.declined" | "negotiation.expired" | "negotiation.superseded" | "contract.created" | "contract.updated" | "contract.approved" | "contract.activated" | "contract.completed" | "contract.cancelled" | "contract.expired" | "milestone.added" | "milestone.updated" | "milestone.removed" | "milestone.cancelled" | "milestone.funded" | "milestone.submitted" | "milestone.changes_requested" | "milestone.released" | "milestone.refund_announced" | "milestone.refunded" | "payout.created" | "payout.paid" | "payout.held" | "payout.freed" | "payout.reversed" | "payout.corrected" | "milestone.disputed" | "milestone.restored" | "milestone.resolved" | "dispute.opened" | "dispute.statement" | "dispute.in_review" | "dispute.recommended" | "dispute.accepted" | "dispute.arbitration" | "dispute.resolved" | "dispute.withdrawn" | "message.created" | "message.deleted" | "message.removed" | "message.restored" | "conversation.read" | "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_in_transit" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_returning" | "wallet.withdrawal_failed" | "refund.requested" | "refund.succeeded" | "refund.failed" | "wallet.payout_account_changed" | "review.created" | "review.published" | "review.removed" | "review.restored" | "vouch.created" | "vouch.removed" | "vouch.restored" | "report.created" | "report.resolved" | "notice.created" | "objection.created" | "objection.resolved" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.rotated" | "webhook.disabled" | "webhook.test";
export interface Evidence {
    /** Format: one-line */
    title: string;
    /** @description For `link`, the content is an https URL. */
    kind: EvidenceKind;
    content: string;
}
export type EvidenceKind = "text" | "link";
export type ExactInteger = number;
export type ExportFormat = "csv" | "ndjson";
export type FieldKind = "gig" | "profile";
export interface FirstPartyApp {
    /** @description The `client_id` of the app. */
    id: AppId;
    name: string;
    /** @description The app’s website. */
    url: string | null;
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. */
    type: AppType;
    /** @description Whether it’s one of the marketplace’s own apps, which users sign in to without a consent page. */
    first_party: boolean;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description The operator who registered it and has its secret. */
    owner_id: UserId;
    /** @description `pending`: awaiting a second operator. `paused`: its owner isn’t an active operator, so tokens it got without consent don’t work, and it has to ask users for consent. */
    status: FirstPartyStatus;
    request: FirstPartyRequest | null;
}
export interface FirstPartyAppPage {
    data: FirstPartyApp[];
    next_cursor: string | null;
}
export interface FirstPartyRequest {
    requested_by: UserId;
    requested_at: Timestamp;
    expires_at: Timestamp;
}
export type FirstPartyStatus = "pending" | "active" | "paused" | "ended";
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
    /** @description Positions with a contract awaiting approval. */
    reserved_positions: number;
    /** @description The deadline for applications. */
    apply_by: Timestamp | null;
    status: GigStatus;
    application_count: number;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    fields: GigFields;
    /** @description The actions that the caller can take now. */
    allowed_actions: GigAction[];
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
    removal?: Removal;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=hosted_agent`; null if you can’t read it. */
    hosted_agent?: AgentSummary | null;
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
     * @description The kind of work. If the marketplace has categories, the key of one of them; see `GET /trade`.
     */
    category?: string | null;
    /** @description The skills the work requires. */
    skills?: string[];
    /** @description For `fixed`, the rate is the total price. */
    rate_type?: RateType;
    /** @description If given, it must be the currency of this marketplace. */
    currency?: string;
    /** @description The lowest rate the client would pay. */
    rate_min_cents?: Cents | null;
    /** @description The highest rate the client would pay. */
    rate_max_cents?: Cents | null;
    hours_per_week?: number | null;
    start_date?: CalendarDate | null;
    /** @description How many days a payout takes to clear before it’s available. */
    payout_delay_days?: number;
    /** @description How many days the client has to review a submission. */
    review_days?: number;
    remote?: boolean;
    /** Format: one-line */
    location?: string | null;
    /** @description How many workers to hire. */
    positions?: number;
    /** @description The deadline for applications; null for none. */
    apply_by?: Timestamp | null;
    /** @description Merged with the existing ones; `null` clears a field. */
    fields?: GigFieldChanges;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
    /** @description The new status; `closed` is final. An expired gig also needs a later `apply_by`, or null for none. */
    status?: GigStatusChange;
}
export interface GigEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "gig.restored";
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
export type GigEventType = "gig.created" | "gig.updated" | "gig.opened" | "gig.paused" | "gig.filled" | "gig.closed" | "gig.expired" | "gig.deleted" | "gig.restored";
export type GigExpansion = "client" | "hosted_agent";
export interface GigFieldChanges {
    [key: string]: string[] | string | number | boolean | null;
}
export interface GigFieldFilter {
    [key: string]: string[] | string | number | boolean;
}
export interface GigFields {
    [key: string]: string[] | string | number | boolean;
}
export interface GigFilters {
    /** @description Full text, as in web search: `"exact words"`, `-not`, `or`. */
    q?: string;
    /** @description All given skills must match. */
    skill?: string[];
    /**
     * Format: one-line
     * @description Only gigs in this category or, by key, in one below it.
     */
    category?: string;
    /** @description Only gigs with these values in custom fields. Of several options, one has to match. */
    fields?: GigFieldFilter;
    /** @description Paid by the hour, or a fixed price. */
    rate_type?: RateType;
    /** @description Only gigs whose highest rate is at least this. */
    min_rate_cents?: Cents;
    /** @description Only gigs whose lowest rate is at most this. */
    max_rate_cents?: Cents;
    /** @description Whether the work can be done remotely. */
    remote?: boolean;
    /**
     * @description Only gigs of this user; `me` for the caller.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    client_id?: string;
    /** @description Only your own gigs with all of these values in your metadata. */
    metadata?: MetadataFilter;
    /** @description Default: `open`. Other values only if `notify` is `off`. */
    status?: GigStatus;
    /** @description Default: `newest`. `relevance` needs `q`: gigs with all words in the title come first, then those with all words in the title, category and skills, then the rest, newest first in each group. */
    sort?: GigSort;
}
export type GigId = `gig_${string}`;
export interface GigPage {
    data: Gig[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export interface GigRemovedEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "gig.removed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: RemovedGig;
}
export interface GigRemovedEventPayload {
    id: EventId;
    type: GigRemovedEventType;
    timestamp: Timestamp;
    data: RemovedGig;
}
export type GigRemovedEventType = "gig.removed";
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
    /** @description Positions with a contract awaiting approval. */
    reserved_positions: number;
    /** @description The deadline for applications. */
    apply_by: Timestamp | null;
    status: GigStatus;
    application_count: number;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    fields: GigFields;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
    removal?: Removal;
}
export type GigSort = "newest" | "relevance" | "rate_high" | "rate_low" | "closing_soon";
export type GigStatus = "draft" | "open" | "paused" | "filled" | "closed" | "expired";
export type GigStatusChange = "open" | "paused" | "closed";
export interface GigSummary {
    id: GigId;
    title: string;
    rate_type: RateType;
    /** @description The lowest rate the client would pay. */
    rate_min_cents: Cents | null;
    /** @description The highest rate the client would pay. */
    rate_max_cents: Cents | null;
    currency: string;
    status: GigStatus;
    apply_by: Timestamp | null;
}
export interface GigTemplate {
    id: GigTemplateId;
    name: string;
    gig: TemplateGig;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface GigTemplateChanges {
    /**
     * Format: one-line
     * @description The template’s name.
     * @example Manuals
     */
    name?: string;
}
export type GigTemplateId = `tpl_${string}`;
export interface GigTemplatePage {
    data: GigTemplate[];
    next_cursor: string | null;
}
export interface Health {
    /** @constant */
    status: "ok";
    version: string;
    /** @description The current marketplace time. */
    time: Timestamp;
}
export interface HealthCheck {
    name: HealthCheckName;
    state: HealthState;
    /** @description The finding. */
    summary: string;
    /** @description What to do about it; null if there’s nothing to do. */
    advice: string | null;
    measured: HealthFacts | null;
}
export type HealthCheckName = "events" | "deadlines" | "webhooks" | "searches" | "figures" | "payments" | "connections" | "disk";
export interface HealthFacts {
    /** @description Events, deadlines, deliveries, gigs, payments or requests. */
    waiting?: number;
    /** @description How long the oldest of them has been waiting. */
    oldest_seconds?: number;
    failing_webhooks?: number;
    busy_connections?: number;
    free_bytes?: number;
    total_bytes?: number;
}
export type HealthState = "good" | "warning" | "bad" | "unknown";
export interface HistoryEntry {
    at: Timestamp;
    /** @description `kept`: an objection was rejected. `notice`: an operator sent its owner a notice about it. */
    type: HistoryEntryType;
    /** @description Who did it. */
    user_id: UserId;
    /** @description What they said about it. */
    text: string | null;
}
export type HistoryEntryType = "reported" | "dismissed" | "suspended" | "removed" | "restored" | "objected" | "kept" | "notice";
export interface InboxItem {
    /** @description The resource that is waiting. */
    subject: Subject;
    /** @description What an agent’s request is about, which may also be waiting; null for everything else. */
    about: Subject | null;
    /** @description The contract that a milestone or dispute belongs to; null for anything else. */
    contract_id: ContractId | null;
    /** @description The gig it’s about, if it’s about a deal. */
    gig_id: GigId | null;
    /** @description The deal’s client. */
    client_id: UserId | null;
    /** @description The deal’s worker. */
    worker_id: UserId | null;
    /** @description The other side of the deal, or the user whose payment it is; null if there’s neither. */
    counterparty_id: UserId | null;
    /** @description The amount at stake: the rate of an application or offer (per hour if the gig is hourly), the total of a contract’s milestones, the amount to fund or that’s held, disputed or paid, or the amount that an agent’s request would move or commit. Null if there is none. */
    amount_cents: Cents | null;
    /** @description The action that the caller can take. */
    action: string;
    /** @description Why it’s waiting, for clients with texts of their own. */
    reason: InboxReason;
    /** @description A short title for the task. */
    title: string;
    /** @description Tells the user what happened and what to do. */
    why: string;
    /** @description When it will be decided without the caller; null if there’s no deadline. */
    deadline: Timestamp | null;
    /** @description When the snooze ends; null if you haven’t snoozed it. */
    snoozed_until: Timestamp | null;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=counterparty`; null if you can’t read it. */
    counterparty?: UserSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
}
export type InboxItemExpansion = "gig" | "client" | "worker" | "counterparty" | "contract";
export interface InboxItemPage {
    data: InboxItem[];
    next_cursor: string | null;
}
export type InboxReason = "application.shortlist" | "negotiation.agree" | "negotiation.round" | "contract.approve" | "contract.review" | "milestone.release" | "milestone.fund" | "milestone.submit" | "idle_milestone.release" | "idle_milestone.submit" | "dispute.respond" | "dispute.accept" | "dispute.recommend" | "dispute.resolve" | "deposit.confirm" | "withdrawal.confirm" | "approval.approve" | "webhook.gone" | "webhook.failing" | "report.gig" | "report.profile" | "report.review" | "report.vouch" | "report.message" | "objection.gig" | "objection.profile" | "objection.review" | "objection.vouch" | "objection.message" | "removal.gig" | "removal.profile" | "removal.review" | "removal.vouch" | "removal.message";
export interface Invitation {
    /**
     * Format: email
     * @description Default: the user’s current address.
     * @example ada@example.com
     */
    email?: string;
}
export type Issue = {
    /** @description The field, parameter or header; empty if the problem isn’t in one of them. */
    path: string;
    code: IssueCode;
    /** @description What’s wrong, for people. */
    message: string;
    /** @description What to do about it, in one sentence. The same for every issue with this code. */
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
    code: "too_large" | "too_deep" | "too_many_values" | "body_too_large" | "url_too_long" | "range_not_satisfiable" | "headers_too_large" | "amount_too_large";
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
    code: "blank" | "bad_characters" | "duplicate_item" | "repeated" | "bad_cursor" | "stale_cursor" | "target_not_allowed" | "damaged_image" | "idempotency_mismatch" | "bad_passkey_response" | "malformed_json" | "not_an_object" | "malformed_request" | "not_found" | "request_timeout" | "bad_content_type" | "bad_expectation" | "missing_key" | "bad_key" | "bad_token" | "two_keys" | "bad_session" | "bad_sign_in" | "bad_passkey" | "cross_site" | "session_required" | "not_for_apps" | "api_key_required" | "sign_up_closed" | "sign_up_key" | "publishable_key" | "not_managed" | "account_claimed" | "not_on_behalf" | "own_gig" | "own_profile" | "own_content" | "contact_unavailable" | "own_account" | "secret_already_shown" | "internal_error" | "search_too_slow" | "schema_mismatch" | "not_claimed" | "nothing_released" | "nothing_at_stake" | "email_off" | "content_removed" | "already_reported" | "already_objected" | "not_removed";
} | {
    /** @enum {string} */
    code: "not_allowed";
    details: {
        allowed: (string | number)[];
    };
} | {
    /** @enum {string} */
    code: "unreadable_color";
    details: {
        suggestion: string;
        contrast: string;
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
    code: "terms_not_accepted";
    details: {
        terms_version: ExactInteger;
        url: string;
        /** Format: date-time */
        effective_at: string;
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
    code: "not_yours" | "user_blocked" | "recipient_suspended";
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
    code: "idempotency_in_flight" | "overloaded" | "database_unavailable" | "files_unavailable" | "draining";
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
    code: "too_many_streams" | "too_many_uploads" | "too_many_downloads";
    details: {
        limit: ExactInteger;
        retry_after_seconds: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "terms_planned";
    details: {
        terms_version: ExactInteger;
        /** Format: date-time */
        effective_at: string;
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
    code: "gig_changed";
    details: {
        gig_version: ExactInteger;
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
    code: "payout_account_not_ready";
    details: {
        status: string;
        /** Format: date-time */
        ready_at: string | null;
        url: string;
    };
} | {
    /** @enum {string} */
    code: "destination_mismatch";
    details: {
        label: string;
        reference: string;
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
    code: "too_late_to_delete";
    details: {
        /** Format: date-time */
        deletable_until: string;
    };
} | {
    /** @enum {string} */
    code: "already_rotated";
    details: {
        replaced_by: string;
        /** Format: date-time */
        works_until: string | null;
    };
} | {
    /** @enum {string} */
    code: "values_in_use";
    details: {
        key: string;
        kind: string;
        count: ExactInteger;
    };
} | {
    /** @enum {string} */
    code: "unsupported_by_provider";
    details: {
        provider: string;
        supported_by: string[];
    };
});
export type IssueCode = "required" | "unknown_field" | "wrong_type" | "not_integer" | "too_small" | "too_large" | "too_short" | "too_long" | "bad_format" | "blank" | "bad_characters" | "not_allowed" | "duplicate_item" | "repeated" | "bad_cursor" | "stale_cursor" | "target_not_allowed" | "damaged_image" | "unreadable_color" | "idempotency_mismatch" | "bad_passkey_response" | "not_for_agents" | "malformed_json" | "duplicate_key" | "too_deep" | "too_many_values" | "not_an_object" | "bad_header" | "malformed_request" | "not_found" | "unknown_path" | "method_not_allowed" | "request_timeout" | "body_too_large" | "url_too_long" | "bad_content_type" | "range_not_satisfiable" | "bad_expectation" | "headers_too_large" | "missing_key" | "bad_key" | "bad_token" | "two_keys" | "bad_session" | "bad_sign_in" | "bad_passkey" | "cross_site" | "wrong_host" | "not_over_mcp" | "session_required" | "recent_sign_in_required" | "not_for_apps" | "api_key_required" | "sign_up_closed" | "missing_scope" | "missing_role" | "wider_than_key" | "outlives_key" | "sign_up_key" | "publishable_key" | "not_managed" | "account_claimed" | "not_on_behalf" | "user_suspended" | "terms_not_accepted" | "agent_suspended" | "mandate_exceeded" | "approval_required" | "approval_rejected" | "not_yours" | "own_gig" | "own_profile" | "own_content" | "user_blocked" | "contact_unavailable" | "conflict_of_interest" | "own_account" | "second_operator_required" | "stale_version" | "idempotency_in_flight" | "secret_already_shown" | "quota_reached" | "rate_limited" | "too_many_streams" | "too_many_uploads" | "too_many_downloads" | "internal_error" | "search_too_slow" | "overloaded" | "database_unavailable" | "files_unavailable" | "schema_mismatch" | "draining" | "not_claimed" | "terms_planned" | "wrong_state" | "gig_not_open" | "already_applied" | "apply_by_passed" | "own_offer" | "stale_round" | "gig_changed" | "terms_incomplete" | "round_limit" | "already_negotiating" | "no_position_free" | "rate_type_fixed" | "amount_too_large" | "already_approved" | "stale_terms" | "money_open" | "nothing_released" | "too_many_milestones" | "more_than_held" | "refund_too_early" | "insufficient_funds" | "payout_account_not_ready" | "destination_mismatch" | "reference_used" | "milestone_disputed" | "withdrawn_before" | "nothing_at_stake" | "stale_figure" | "statement_limit" | "not_reviewable" | "already_reviewed" | "already_vouched" | "gig_has_contracts" | "positions_taken" | "too_many_secrets" | "too_many_attempts" | "webhook_disabled" | "recipient_suspended" | "too_late_to_delete" | "email_off" | "already_rotated" | "content_removed" | "already_reported" | "already_objected" | "values_in_use" | "not_removed" | "unsupported_by_provider";
export interface IssuedKey {
    /** @description The secret. It’s shown only once, and only a hash of it is stored. */
    key: string;
    id: KeyId;
    name: string;
    /** @description What the key can do. */
    scopes: Scope[];
    /** @description Whether it’s safe to put in a web page: it can only read what visitors see, and has no scopes. */
    publishable: boolean;
    /** @description The user the key belongs to. */
    user_id: UserId;
    /** @description The hosted agent the key acts for; null for a user’s key. */
    hosted_agent_id: AgentId | null;
    /** @description The last four characters of the secret, for recognizing the key. */
    last_four: string;
    created_at: Timestamp;
    /** @description When the key expires; null for never. */
    expires_at: Timestamp | null;
    /** @description When the key was last used, to within a minute; null for never. */
    last_used_at: Timestamp | null;
    /** @description When the key was revoked; null if it hasn’t been. */
    revoked_at: Timestamp | null;
}
export interface JobBacklog {
    /** @description How many items are waiting for a worker; 1000 means that many or more. */
    waiting: number;
    /** @description How long the first of them has been waiting; 0 if none is. */
    lag_seconds: number;
}
export interface Key {
    id: KeyId;
    name: string;
    /** @description What the key can do. */
    scopes: Scope[];
    /** @description Whether it’s safe to put in a web page: it can only read what visitors see, and has no scopes. */
    publishable: boolean;
    /** @description The user the key belongs to. */
    user_id: UserId;
    /** @description The hosted agent the key acts for; null for a user’s key. */
    hosted_agent_id: AgentId | null;
    /** @description The last four characters of the secret, for recognizing the key. */
    last_four: string;
    created_at: Timestamp;
    /** @description When the key expires; null for never. */
    expires_at: Timestamp | null;
    /** @description When the key was last used, to within a minute; null for never. */
    last_used_at: Timestamp | null;
    /** @description When the key was revoked; null if it hasn’t been. */
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
export type Language = "en" | "de" | "es" | "fr";
export interface LanguageChanges {
    /** @description Used for people who haven’t chosen a language and whose browser asks for none of the offered ones. */
    default: Language;
    /** @description The languages people can choose from. Must include `default`. */
    offered: Language[];
}
export interface LastMessage {
    id: MessageId;
    /** @description The side that wrote it. */
    sender_id: UserId;
    /** @description The hosted agent that wrote it for the sender, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description The first 200 characters; null if the message was deleted or removed. */
    excerpt: string | null;
    created_at: Timestamp;
}
export interface LedgerAccount {
    id: LedgerAccountId;
    kind: LedgerAccountKind;
    /** @description A user, or a milestone for escrow; null for the platform’s accounts. */
    owner: Subject | null;
    /** @description Set for escrow. */
    contract_id: ContractId | null;
    currency: string;
    /** @description Null in lists for the platform’s accounts: `external`, `fees` and `processing`. */
    balance_cents: SignedCents | null;
    /** @description The transfers that the money came from, at most 20. The oldest money in an account is spent first. */
    sources?: LedgerSource[];
    /** @description The amount not covered by the sources. */
    untraced_cents?: Cents;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
}
export type LedgerAccountExpansion = "user" | "milestone";
export type LedgerAccountId = `acc_${string}`;
export type LedgerAccountKind = "available" | "clearing" | "escrow" | "external" | "fees" | "processing";
export interface LedgerAccountName {
    id: LedgerAccountId;
    kind: LedgerAccountKind;
    /** @description A user, or a milestone for escrow; null for the platform’s accounts. */
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
    /** @description Present with `expand=runner`; null if you can’t read it. */
    runner?: UserSummary | null;
}
export type LedgerAuditRunExpansion = "runner";
export interface LedgerAuditRunPage {
    data: LedgerAuditRun[];
    next_cursor: string | null;
}
export interface LedgerSource {
    transfer: LedgerTransfer;
    /** @description How much of the money came from it. */
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
    /** @description Included when listing the transfers of an account with a stored balance. */
    balance_after_cents?: Cents;
    /** @description Present with `expand=from_user`; null if you can’t read it. */
    from_user?: UserSummary | null;
    /** @description Present with `expand=from_milestone`; null if you can’t read it. */
    from_milestone?: MilestoneSummary | null;
    /** @description Present with `expand=to_user`; null if you can’t read it. */
    to_user?: UserSummary | null;
    /** @description Present with `expand=to_milestone`; null if you can’t read it. */
    to_milestone?: MilestoneSummary | null;
}
export type LedgerTransferExpansion = "from_user" | "from_milestone" | "to_user" | "to_milestone";
export interface LedgerTransferPage {
    data: LedgerTransfer[];
    next_cursor: string | null;
}
export interface LedgerViolation {
    /** @description The violated rule. */
    rule: string;
    /** @description The id of the row that violates it. */
    subject: string;
    expected: string;
    found: string;
}
export interface LightShades {
    /**
     * @description The background of buttons, which have white text.
     * @example #0f766e
     */
    accent: string;
    /**
     * @description The same, on hover.
     * @example #0f766e
     */
    accent_hover: string;
    /**
     * @description Links and selected items.
     * @example #0f766e
     */
    accent_text: string;
    /**
     * @description The background of selected items.
     * @example #0f766e
     */
    accent_soft: string;
}
export interface LoggedRequest {
    id: LoggedRequestId;
    /** @description When it arrived, in real time. */
    at: Timestamp;
    /** @description `mcp`: an MCP tool called the operation. */
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
    /** @description The response’s `x-request-id`. */
    request_id: string;
    /** @description Null for an app. */
    key_id: KeyId | null;
    /** @description Null for a key. */
    connected_app_id: ConnectedAppId | null;
    /** @description The hosted agent that sent it. */
    hosted_agent_id: AgentId | null;
}
export type LoggedRequestId = `req_${string}`;
export interface LoggedRequestPage {
    data: LoggedRequest[];
    next_cursor: string | null;
}
export type LogoBackground = "any" | "light" | "dark";
export interface Mail {
    id: MailId;
    /**
     * @description The recipient’s address.
     * @example ada@example.com
     */
    to: string;
    subject: string;
    /** @description The email as plain text. */
    text: string;
    /** @description The email as HTML, with the same text. */
    html: string;
    /** @description In real time, even if the sandbox’s clock is ahead. */
    created_at: Timestamp;
}
export type MailId = `mal_${string}`;
export interface MailPage {
    data: Mail[];
    next_cursor: string | null;
}
export interface ManagedUser {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The user’s usual hourly rate. */
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
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url: string | null;
    /** @description Whether the user is available for work. */
    available: boolean;
    fields: ProfileFields;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description When the user claimed the account; null as long as this key can act for them. */
    claimed_at: Timestamp | null;
}
export interface ManagedUserPage {
    data: ManagedUser[];
    next_cursor: string | null;
}
export interface Mandate {
    agent_id: AgentId;
    /** @description The lowest rate it may offer, agree to or approve. */
    min_rate_cents: Cents | null;
    /** @description The highest rate it may offer, agree to or approve. */
    max_rate_cents: Cents | null;
    /** @description The highest total of one contract. It applies to the terms the agent offers, agrees to or approves, the milestones it adds or changes, and the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds don’t restore any of it. Covers `milestones.fund`. */
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
    /** @description When the mandate ends. After that, the agent can’t take any of these actions. Null for never. */
    expires_at: Timestamp | null;
    /** @description The actions the agent can take on its own within the limits, even if no limit covers them. */
    may: AgentAction[];
    /** @description The actions that always need the owner’s approval, regardless of the limits and `may`. */
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
    /** @description The highest total of one contract. It applies to the terms the agent offers, agrees to or approves, the milestones it adds or changes, and the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents?: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds don’t restore any of it. Covers `milestones.fund`. */
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
    /** @description When the mandate ends. After that, the agent can’t take any of these actions. Null for never. */
    expires_at?: Timestamp | null;
    /** @description The actions the agent can take on its own within the limits, even if no limit covers them. */
    may?: AgentAction[];
    /** @description The actions that always need the owner’s approval, regardless of the limits and `may`. */
    ask_owner: AgentAction[];
}
export interface MandateTrial {
    verdicts: MandateVerdict[];
    /** @description The rules, changed as little as possible so that the agent could do it on its own; null if it already can. */
    wider: Mandate | null;
}
export interface MandateTrialRequest {
    /** @description Default: all actions. */
    action?: AgentAction;
    stake?: TriedStake;
    /** @description The rules to try. Default: the agent’s own. */
    mandate?: MandateRules;
}
export interface MandateUse {
    /** @description What it has put into escrow. Refunds don’t reduce it. */
    funding_cents: Cents;
    /** @description What it has released to workers. */
    release_cents: Cents;
    /** @description What it has refunded to clients. */
    refund_cents: Cents;
    /** @description What it has withdrawn from the wallet, including failed withdrawals. */
    withdrawal_cents: Cents;
}
export interface MandateVerdict {
    action: AgentAction;
    decision: MandateDecision;
    /** @description Why it would be refused: the same issues the refusal would list. */
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
    /** @description An active key of the agent. */
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
    /** @description The highest total of one contract. It applies to the terms the agent offers, agrees to or approves, the milestones it adds or changes, and the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone. */
    max_contract_cents: Cents | null;
    /** @description The most the agent may put into escrow in total. Refunds don’t restore any of it. Covers `milestones.fund`. */
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
    /** @description When the mandate ends. After that, the agent can’t take any of these actions. Null for never. */
    expires_at: Timestamp | null;
    /** @description The actions the agent can take on its own within the limits, even if no limit covers them. */
    may: AgentAction[];
    /** @description The actions that always need the owner’s approval, regardless of the limits and `may`. */
    ask_owner: AgentAction[];
    used: MandateUse;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    updated_at: Timestamp;
    /** @description Keys of the agent that lack a scope for what the mandate lets it do on its own. */
    warnings: MandateWarning[];
}
export interface Me {
    user: User;
    /** @description The hosted agent that sent this request; null for a user. */
    agent: Agent | null;
    /** @description The key that sent this request; null if there was none. */
    api_key_id: KeyId | null;
    /** @description The session that sent this request; null if there was none. */
    session_id: SessionId | null;
    /** @description The connected app that sent this request; null if there was none. */
    connected_app_id: ConnectedAppId | null;
    /** @description What the caller can do, given the user’s role. */
    scopes: Scope[];
    /** @description The platform’s fee on what workers are paid, in basis points (hundredths of a percent). A contract keeps the fee that was in effect when it was agreed. */
    fee_bps: number;
    terms: OwnTerms;
    /** @description The mandate of the agent; null for a user. */
    mandate: Mandate | null;
    /** @description How much is left of each total the mandate limits; null if there’s no limit. */
    left: {
        funding_cents: Cents | null;
        release_cents: Cents | null;
        refund_cents: Cents | null;
        withdrawal_cents: Cents | null;
    } | null;
}
export interface Message {
    id: MessageId;
    conversation_id: ConversationId;
    /** @description Its place in the conversation, from 1. */
    number: number;
    /** @description The side that wrote it. */
    sender_id: UserId;
    /** @description The hosted agent that wrote it for the sender, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description Plain text; null if the message was deleted or removed. */
    text: string | null;
    /** @description Its files. Download each with `GET /attachments/{id}`. */
    attachments: Attachment[];
    /** @description The actions that the caller can take now. */
    allowed_actions: MessageAction[];
    created_at: Timestamp;
    deleted_at: Timestamp | null;
    removal?: Removal;
    /** @description `true` if an operator removed it. Only its author can still read the text. */
    removed?: boolean;
    /** @description Present with `expand=sender`; null if you can’t read it. */
    sender?: UserSummary | null;
    /** @description Present with `expand=hosted_agent`; null if you can’t read it. */
    hosted_agent?: AgentSummary | null;
}
export type MessageAction = "delete";
export interface MessageEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "message.created" | "message.deleted" | "message.removed" | "message.restored";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: MessageFacts;
}
export interface MessageEventPayload {
    id: EventId;
    type: MessageEventType;
    timestamp: Timestamp;
    data: MessageFacts;
}
export type MessageEventType = "message.created" | "message.deleted" | "message.removed" | "message.restored";
export type MessageExpansion = "sender" | "hosted_agent";
export interface MessageFacts {
    id: MessageId;
    conversation_id: ConversationId;
    gig_id: GigId;
    client_id: UserId;
    worker_id: UserId;
    /** @description Its place in the conversation, from 1. */
    number: number;
    /** @description The side that wrote it. */
    sender_id: UserId;
    /** @description The hosted agent that wrote it for the sender, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description Its files, if any. */
    attachment_ids?: AttachmentId[];
    created_at: Timestamp;
    deleted_at: Timestamp | null;
    removal?: Removal;
}
export type MessageId = `msg_${string}`;
export interface MessagePage {
    data: Message[];
    next_cursor: string | null;
}
export interface Metadata {
    [key: string]: string;
}
export interface MetadataChanges {
    [key: string]: string | null;
}
export interface MetadataFilter {
    [key: string]: string;
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
    /** @description Released so far, including fees. */
    released_cents: Cents;
    refunded_cents: Cents;
    /** @description The platform’s fee on the released money. */
    fee_cents: Cents;
    /** @description Released money that hasn’t been paid out yet, including fees. A dispute covers this and `held_cents`. Money already paid out stays with the worker. */
    clearing_cents: Cents;
    /** @description The platform’s fee on `clearing_cents`. */
    clearing_fee_cents: Cents;
    funded_at: Timestamp | null;
    /** @description When the latest submission was made. */
    submitted_at: Timestamp | null;
    /** @description When all held money is released automatically. */
    auto_release_at: Timestamp | null;
    /** @description While the milestone is `funded`: when all held money is refunded automatically unless one of the sides acts first. Each action postpones it. */
    idle_refund_at: Timestamp | null;
    /** @description The latest dispute about it. */
    dispute_id: DisputeId | null;
    /** @description The side that added it; `agreement` for the first milestone, which comes with the contract. */
    created_by: MilestoneCreator;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    /** @description The actions that the caller can take now. */
    allowed_actions: MilestoneAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type MilestoneAction = "edit" | "remove" | "fund" | "submit" | "request-changes" | "release" | "refund" | "dispute";
export interface MilestoneChanges {
    /**
     * Format: one-line
     * @description What will be delivered.
     */
    title?: string;
    amount_cents?: PositiveCents;
    description?: string | null;
    /** @description Today or later. */
    due_date?: CalendarDate | null;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
    /** @description Released so far, including fees. */
    released_cents: Cents;
    refunded_cents: Cents;
    /** @description The platform’s fee on the released money. */
    fee_cents: Cents;
    funded_at: Timestamp | null;
    /** @description When the latest submission was made. */
    submitted_at: Timestamp | null;
    /** @description When all held money is released automatically. */
    auto_release_at: Timestamp | null;
    /** @description While the milestone is `funded`: when all held money is refunded automatically unless one of the sides acts first. Each action postpones it. */
    idle_refund_at: Timestamp | null;
    /** @description The latest dispute about it. */
    dispute_id: DisputeId | null;
    /** @description The side that added it; `agreement` for the first milestone, which comes with the contract. */
    created_by: MilestoneCreator;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type MilestoneSnapshotWithChangesRequested = MilestoneSnapshot & {
    /** @description The changes the client requested. */
    changes_requested: string;
};
export type MilestoneSnapshotWithSubmission = MilestoneSnapshot & {
    submission?: SubmissionFacts;
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
export interface MilestoneSummary {
    id: MilestoneId;
    number: number;
    title: string;
    status: MilestoneStatus;
    amount_cents: Cents;
    /** @description In escrow now. */
    held_cents: Cents;
    gig_id: GigId;
    /** @description Null if the gig has been deleted. */
    gig_title: string | null;
}
export type Mode = "sandbox" | "live";
export interface Moderation {
    id: string;
    subject: Subject;
    status: string;
}
export interface MoneyMove {
    from: MoneyPlace;
    from_owner: string | null;
    to: MoneyPlace;
    to_owner: string | null;
    amount_cents: Cents;
}
export type MoneyPlace = "external" | "available" | "clearing" | "escrow" | "fees";
export type MoneySum = "available_cents" | "clearing_cents" | "escrow_cents" | "fees_cents" | "payable_fees_cents";
export interface Names {
    en?: string;
    de?: string;
    es?: string;
    fr?: string;
}
export interface Negotiation {
    id: NegotiationId;
    gig_id: GigId;
    /** @description The version of the gig that the latest offer is about: the one the negotiation started with, until an offer names another. */
    gig_version: number;
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    rate_type: RateType;
    /** @description Copied from the gig when the negotiation started, and later to the contract. */
    review_days: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms and `brief_hash` as JSON with sorted keys and no spaces: `{"brief_hash":…,"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that isn’t set. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    /** @description The side that made the latest offer. Only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The resulting contract. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires unless there’s a new offer. */
    expires_at: Timestamp;
    /** @description The actions that the caller can take now. */
    allowed_actions: NegotiationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=application`; null if you can’t read it. */
    application?: ApplicationSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
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
export type NegotiationExpansion = "gig" | "application" | "client" | "worker" | "contract";
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
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
    /** @description The version of the gig that the latest offer is about: the one the negotiation started with, until an offer names another. */
    gig_version: number;
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    rate_type: RateType;
    /** @description Copied from the gig when the negotiation started, and later to the contract. */
    review_days: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms and `brief_hash` as JSON with sorted keys and no spaces: `{"brief_hash":…,"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that isn’t set. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    /** @description The side that made the latest offer. Only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The resulting contract. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires unless there’s a new offer. */
    expires_at: Timestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export type NegotiationSnapshotWithRound = NegotiationSnapshot & {
    round: Round;
};
export type NegotiationSnapshotWithRoundWithMessage = NegotiationSnapshot & {
    round: Round;
    /** @description The client’s message, if the client opened with the worker’s offer. */
    message?: string;
};
export type NegotiationStatus = "open" | "agreed" | "declined" | "expired" | "superseded";
export interface NegotiationSummary {
    id: NegotiationId;
    client_id: UserId;
    status: NegotiationStatus;
    rate_type: RateType;
    round_count: number;
    gig_id: GigId;
    /** @description Null if the gig has been deleted. */
    gig_title: string | null;
}
export interface NegotiationWithRounds {
    id: NegotiationId;
    gig_id: GigId;
    /** @description The version of the gig that the latest offer is about: the one the negotiation started with, until an offer names another. */
    gig_version: number;
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    rate_type: RateType;
    /** @description Copied from the gig when the negotiation started, and later to the contract. */
    review_days: number;
    /** @description Null when the worker was invited. */
    application_id: ApplicationId | null;
    /** @description The owner of the gig. */
    client_id: UserId;
    /** @description The user who would do the work. */
    worker_id: UserId;
    status: NegotiationStatus;
    terms: Terms;
    /** @description SHA-256, in hex, over the terms and `brief_hash` as JSON with sorted keys and no spaces: `{"brief_hash":…,"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that isn’t set. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    /** @description The side that made the latest offer. Only the other side can agree to it. */
    offered_by: Side;
    round_count: number;
    /** @description The resulting contract. */
    contract_id: ContractId | null;
    /** @description The reason given by the side that declined. */
    decline_reason: string | null;
    /** @description When it expires unless there’s a new offer. */
    expires_at: Timestamp;
    /** @description The actions that the caller can take now. */
    allowed_actions: NegotiationAction[];
    created_at: Timestamp;
    updated_at: Timestamp;
    brief: Brief | null;
    /** @description Every offer so far, oldest first. */
    rounds: Round[];
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=application`; null if you can’t read it. */
    application?: ApplicationSummary | null;
    /** @description Present with `expand=client`; null if you can’t read it. */
    client?: UserSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
}
export type NegotiationWithRoundsExpansion = "gig" | "application" | "client" | "worker" | "contract";
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
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
export interface NewApp {
    /**
     * Format: one-line
     * @description The name that users see.
     * @example Gig radar
     */
    name: string;
    /**
     * Format: uri
     * @example https://ada.example/work
     */
    url?: string | null;
    /** @description Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or the app’s own scheme, such as `com.example.app:/callback`. Except for that port, they’re compared exactly. */
    redirect_uris: string[];
    /** @description `confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser. Default: `public`. */
    type?: AppType;
}
export interface NewApplication {
    /** @description Why you’re a good fit and how you’d do the work. */
    message: string;
    /** @description The rate you propose. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    payout_delay_days?: number;
    /** @description Files you uploaded with `POST /attachments` and haven’t attached to anything yet. */
    attachment_ids?: string[];
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
export interface NewAvatar {
    /**
     * @description A PNG, JPEG, GIF or WebP image of up to 40 megapixels that you uploaded with `POST /attachments` and haven’t attached to anything.
     * @example att_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attachment_id: string;
}
export type NewBookmark = {
    /**
     * @description The gig to save.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    gig_id: string;
    user_id?: never;
} | {
    gig_id?: never;
    /**
     * @description The user to save.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    user_id: string;
};
export interface NewDemoSession {
    /**
     * @description A user of the demo market.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    user_id: string;
}
export interface NewDeposit {
    /** @description From the wallet’s `deposit_min_cents` to its `deposit_max_cents`. */
    amount_cents: PositiveCents;
    /**
     * Format: one-line
     * @description Where the browser goes after the user has paid or canceled, with `deposit` added to its query: an https:// URL, or http:// on this machine. Default: the wallet in the console. Ignored unless users pay on a page of the provider.
     * @example https://example.com/wallet
     */
    return_url?: string;
}
export interface NewDispute {
    /** @example con_01kz3v9d6ye8tb2xw4qh5mrc7a */
    contract_id: string;
    /** @example mil_01kz3v9d6ye8tb2xw4qh5mrc7a */
    milestone_id: string;
    reason: DisputeReason;
    /** @description What happened. */
    statement: string;
    /** @description The worker’s part of the disputed amount, including fees. */
    proposed_worker_cents: Cents;
    /** @description One side’s statements and evidence can have 100,000 bytes in total, as JSON. Attach or link to longer material. */
    evidence?: NewEvidence[];
    /** @description Files you uploaded with `POST /attachments` and haven’t attached to anything yet. */
    attachment_ids?: string[];
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
     * @description Where the money goes. Required with the provider `manual`: free text for the operator, such as a bank account and its holder.
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
     * @description The kind of work. If the marketplace has categories, the key of one of them; see `GET /trade`.
     */
    category?: string | null;
    /** @description The skills the work requires. */
    skills?: string[];
    /** @description For `fixed`, the rate is the total price. */
    rate_type: RateType;
    /** @description If given, it must be the currency of this marketplace. */
    currency?: string;
    /** @description The lowest rate the client would pay. */
    rate_min_cents?: Cents | null;
    /** @description The highest rate the client would pay. */
    rate_max_cents?: Cents | null;
    hours_per_week?: number | null;
    start_date?: CalendarDate | null;
    /** @description How many days a payout takes to clear before it’s available. Default: `5`. */
    payout_delay_days?: number;
    /** @description How many days the client has to review a submission. Default: `14`. */
    review_days?: number;
    /** @description Default: `true`. */
    remote?: boolean;
    /** Format: one-line */
    location?: string | null;
    /** @description How many workers to hire. Default: `1`. */
    positions?: number;
    /** @description The deadline for applications; null for none. */
    apply_by?: Timestamp | null;
    /** @description Merged with the existing ones; `null` clears a field. */
    fields?: GigFieldChanges;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
    /** @description Default: `open`. */
    status?: NewGigStatus;
}
export type NewGigStatus = "draft" | "open";
export interface NewGigTemplate {
    /**
     * Format: one-line
     * @description The template’s name.
     * @example Manuals
     */
    name: string;
    /**
     * @description One of your gigs, in any status. Later changes to it don’t affect the template.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    gig_id: string;
}
export interface NewHints {
    /** Format: one-line */
    en?: string;
    /** Format: one-line */
    de?: string;
    /** Format: one-line */
    es?: string;
    /** Format: one-line */
    fr?: string;
}
export interface NewKey {
    /**
     * Format: one-line
     * @description What the key is for.
     * @example nightly export
     */
    name: string;
    /** @description What the key can do. */
    scopes?: Scope[];
    /**
     * @description The hosted agent that the key is for. Default: the key is for the user.
     * @example agt_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    hosted_agent_id?: string;
    /** @description Creates a key for web pages (`parley_pk_…`), which can only read what visitors see. Only operators can create one, without `scopes` or `hosted_agent_id`. Default: `false`. */
    publishable?: boolean;
    /** @description When the key expires, in real time. Default: when the request’s key expires. */
    expires_at?: Timestamp;
}
export interface NewManagedUser {
    /**
     * Format: one-line
     * @description The name that other users see.
     * @example Ada
     */
    display_name: string;
    kind: ProfileKind;
    /**
     * Format: email
     * @description The address for inviting the user to claim the account. Visible only to operators.
     * @example ada@example.com
     */
    email?: string;
}
export interface NewMessage {
    /** @description Plain text. */
    text: string;
    /** @description Files you uploaded with `POST /attachments` and haven’t attached to anything yet. */
    attachment_ids?: string[];
}
export interface NewMilestone {
    /**
     * Format: one-line
     * @description What will be delivered.
     */
    title: string;
    /** @description If the contract is paid by the hour, the default is the price of one week. */
    amount_cents?: PositiveCents;
    description?: string | null;
    /** @description Today or later. */
    due_date?: CalendarDate | null;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
export interface NewNames {
    /** Format: one-line */
    en?: string;
    /** Format: one-line */
    de?: string;
    /** Format: one-line */
    es?: string;
    /** Format: one-line */
    fr?: string;
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
    /** @description The version of the gig you’ve read. The request is refused if it isn’t the current one. Workers need to send it if the gig has changed since they applied. */
    gig_version?: number;
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
    /** @description The version of the gig you’ve read. The request is refused if it isn’t the current one. Workers need to send it if the gig has changed since they applied. */
    gig_version?: number;
    /** @description A message to the other side. */
    message?: string;
};
export type NewNote = {
    /**
     * @description The application it’s about: one to your gig, or one of yours.
     * @example app_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    application_id: string;
    user_id?: never;
    /** @description Plain text. */
    text: string;
} | {
    application_id?: never;
    /**
     * @description The user it’s about.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    user_id: string;
    /** @description Plain text. */
    text: string;
};
export interface NewNotice {
    /** @description What the user should know. It’s also in the email. */
    text: string;
    /**
     * @description What it’s about: the id of the user’s gig, review, vouch or message. Default: their profile.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    subject_id?: string;
}
export interface NewObjection {
    /**
     * @description The id of the gig, review, vouch or message that was removed; your own user id if you’re suspended.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    subject_id: string;
    /** @description Why it should be restored, or why you should be reinstated. */
    text: string;
}
export interface NewPasskey {
    /**
     * Format: one-line
     * @description Your name for the device.
     */
    name: string;
    /** @description The browser’s response, as serialized by `credential.toJSON()`. */
    response: {
        [key: string]: unknown;
    };
}
export interface NewPayoutAccount {
    /**
     * Format: one-line
     * @description Who owns the account.
     * @example Ada Example
     */
    holder: string;
    /**
     * Format: one-line
     * @description What you call the account, such as the name of the bank. Shown with each withdrawal.
     * @example Example Bank
     */
    label: string;
    /**
     * Format: one-line
     * @description What identifies the account, such as an IBAN. It’s stored encrypted, and only its last characters are ever shown to you again.
     * @example FR76 3000 6000 0112 3456 7890 189
     */
    reference: string;
}
export interface NewProviderAccount {
    /**
     * @description The country of the account’s owner, as an ISO 3166-1 code. Default: the platform’s own. It can’t change.
     * @example FR
     */
    country?: string;
}
export interface NewRefund {
    /** @description Default: everything that’s unspent. */
    amount_cents?: PositiveCents;
}
export interface NewRemoval {
    /** @description The reason. The owner can read it. */
    reason: string;
}
export interface NewReport {
    subject_type: ReportableType;
    /**
     * @description The id of the gig, user, review, vouch or message.
     * @example gig_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    subject_id: string;
    /** @description Why it breaks the rules. */
    reason: ReportReason;
    /** @description What an operator should know. Only operators can read it. */
    text?: string;
}
export interface NewReview {
    rating: number;
    comment?: string;
}
export interface NewRound {
    /** @description Per hour or in total, depending on the gig’s `rate_type`. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    /** @description How many days a payout clears. */
    payout_delay_days?: number;
    /** @description The gig’s current version, to make its title, description and skills the brief of your offer. If omitted, the brief stays the same, even if the gig has changed. */
    gig_version?: number;
    /** @description A message to the other side. */
    message?: string;
}
export interface NewSavedSearch {
    /**
     * Format: one-line
     * @description The search’s name.
     * @example Rust, remote
     */
    name: string;
    filters: GigFilters;
    /** @description How you’re notified of new matches with `search.matched`: `event`, within seconds and at most once a minute; `daily`, in a digest at 7:00 in your profile’s time zone, or in UTC; `off`, not at all. Default: `event`. */
    notify?: SearchNotify;
}
export interface NewSnooze {
    /**
     * @description The id of the task’s `subject`.
     * @example app_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    subject_id: string;
    /** @description When the task returns to your inbox. Null or a past time ends the snooze now. */
    until: Timestamp | null;
}
export interface NewSubmission {
    /** @description What was done. */
    message: string;
    /** @description Where to find the work. */
    links?: string[];
    /** @description Files you uploaded with `POST /attachments` and haven’t attached to anything yet. */
    attachment_ids?: string[];
}
export type NewTerms = {
    /** @description The terms in Markdown. */
    text: string;
    external_url?: never;
    /** @description What has changed, in Markdown. It’s shown in the email and before people accept. */
    summary?: string;
    /** @description When it takes effect, in real time. Default: the earliest time possible. */
    effective_at?: Timestamp;
} | {
    text?: never;
    /**
     * Format: uri
     * @description The address of the terms, if they’re hosted elsewhere.
     * @example https://ada.example/work
     */
    external_url: string;
    /** @description What has changed, in Markdown. It’s shown in the email and before people accept. */
    summary?: string;
    /** @description When it takes effect, in real time. Default: the earliest time possible. */
    effective_at?: Timestamp;
};
export interface NewTextAttachment {
    /**
     * Format: one-line
     * @description The name of the file, without a path.
     * @example manual-fr.pdf
     */
    name: string;
    /** @description The content of the file. */
    text: string;
}
export interface NewTradeCategory {
    /**
     * Format: key
     * @description The name programs use: lowercase letters, digits and underscores. It can’t be changed later.
     * @example house_size
     */
    key: string;
    /** @description The default language is required. */
    names: NewNames;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. Default: `false`. */
    retired?: boolean;
    children?: NewTradeOption[];
}
export interface NewTradeField {
    /**
     * Format: key
     * @description The name programs use: lowercase letters, digits and underscores. It can’t be changed later.
     * @example house_size
     */
    key: string;
    /** @description The default language is required. */
    names: NewNames;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. Default: `false`. */
    retired?: boolean;
    /** @description Can’t be changed later. `choice`: one of the options. `choices`: any number of them. */
    type: TradeFieldType;
    hints?: NewHints;
    units?: NewUnits;
    /** @description The lowest number. */
    minimum?: number | null;
    /** @description The highest number. */
    maximum?: number | null;
    /** @description The longest text, in characters. */
    max_length?: number | null;
    options?: NewTradeOption[];
    /** @description Whether a value is required when a gig is posted, or when a gig’s or profile’s fields are edited. Default: `false`. */
    required?: boolean;
    /** @description Whether lists show the value. Default: `false`. */
    on_cards?: boolean;
    /** @description Whether lists can be filtered by it. Not for text fields: search them with `q`. Default: `false`. */
    filterable?: boolean;
}
export interface NewTradeOption {
    /**
     * Format: key
     * @description The name programs use: lowercase letters, digits and underscores. It can’t be changed later.
     * @example house_size
     */
    key: string;
    /** @description The default language is required. */
    names: NewNames;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. Default: `false`. */
    retired?: boolean;
}
export interface NewUnits {
    /** Format: one-line */
    en?: string;
    /** Format: one-line */
    de?: string;
    /** Format: one-line */
    es?: string;
    /** Format: one-line */
    fr?: string;
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
    /** @description Only operators can set it. Default: `member`. */
    role?: Role;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
    /** @description Which events it gets: those that concern you (`me`, the default), those that everyone can see (`market`), or every event without texts (`all`, for operators). It can’t be changed later. */
    audience?: Audience;
    /**
     * Format: one-line
     * @description What the webhook is for.
     */
    description?: string | null;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
export interface NewWithdrawal {
    /** @description From the wallet’s `withdrawal_min_cents` to its `withdrawal_max_cents`, and at most its `withdrawable_cents`. */
    amount_cents: PositiveCents;
    /**
     * Format: one-line
     * @description Not needed, since the money goes to your payout account. If given, it must be that account’s reference; spaces and case don’t matter.
     * @example FR76 3000 6000 0112 3456 7890 189
     */
    destination?: string;
}
export interface Note {
    id: NoteId;
    /** @description The user it’s about. For a note on an application: the other side. */
    user_id: UserId;
    /** @description The application it’s about, if any. */
    application_id: ApplicationId | null;
    text: string;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
    /** @description Present with `expand=application`; null if you can’t read it. */
    application?: ApplicationSummary | null;
}
export interface NoteChanges {
    /** @description Plain text. */
    text: string;
}
export type NoteExpansion = "user" | "application";
export type NoteId = `nte_${string}`;
export interface NotePage {
    data: Note[];
    next_cursor: string | null;
}
export interface Notice {
    id: NoticeId;
    /** @description What it’s about. */
    subject: Subject;
    text: string;
    created_at: Timestamp;
}
export interface NoticeEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "notice.created";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: NoticeFacts;
}
export interface NoticeEventPayload {
    id: EventId;
    type: NoticeEventType;
    timestamp: Timestamp;
    data: NoticeFacts;
}
export type NoticeEventType = "notice.created";
export interface NoticeFacts {
    id: NoticeId;
    subject: Subject;
}
export type NoticeId = `ntc_${string}`;
export interface NoticePage {
    data: Notice[];
    next_cursor: string | null;
}
export interface Notification {
    /** @description The id of the event. */
    id: EventId;
    type: EventType;
    created_at: Timestamp;
    /** @description What the event is about. */
    subject: Subject;
    /** @description Who caused it; null for a deadline, for your own agent, and for what operators decide about you. */
    user_id: UserId | null;
    /** @description Your agent, if it caused it. */
    agent_id: AgentId | null;
    /** @description The gig, if the event has one. */
    gig_id: GigId | null;
    /** @description The contract, if the event has one. */
    contract_id: ContractId | null;
    /** @description Whether you haven’t seen it yet. */
    unread: boolean;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
    /** @description Present with `expand=agent`; null if you can’t read it. */
    agent?: AgentSummary | null;
    /** @description Present with `expand=gig`; null if you can’t read it. */
    gig?: GigSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
}
export interface NotificationCounts {
    /** @description Notifications you haven’t seen; up to 100. */
    unread_count: number;
    /** @description Tasks in your inbox; up to 100. An agent’s request and the task it’s about count as one. */
    task_count: number;
    /** @description Tasks you’ve snoozed. */
    snoozed_count: number;
    /** @description Unread messages across all conversations. */
    unread_message_count: number;
    /** @description Conversations with unread messages. */
    unread_conversation_count: number;
    tasks: TaskCount[];
}
export type NotificationExpansion = "user" | "agent" | "gig" | "contract";
export interface NotificationPage {
    data: Notification[];
    next_cursor: string | null;
}
export interface NotificationSettings {
    kinds: EmailKinds;
    /** @description Your confirmed address, where emails are sent; null if you don’t have one. */
    email: string | null;
    /** @description Whether emails reach you: `no_address` if you haven’t confirmed one, `bounced` if three emails in a row were refused (confirm your address again to resume), `off` if this marketplace doesn’t send email. */
    email_status: EmailStatus;
    /** @description When the next daily email is sent: at 8:00 in the time zone of your profile, or in UTC. In real time. */
    next_daily_at: Timestamp;
}
export interface NotificationSettingsChanges {
    kinds: {
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        tasks?: EmailDelivery;
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        messages?: EmailDelivery;
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        approvals?: EmailDelivery;
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        disputes?: EmailDelivery;
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        money?: EmailDelivery;
        /** @description When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`. */
        searches?: EmailDelivery;
        security?: SecurityEmails;
    };
}
export interface Objection {
    id: ObjectionId;
    /** @description What was removed; the profile of someone who was suspended. */
    subject: Subject;
    /** @description Why it was removed; only a suspension can have no reason. */
    removal_reason: string | null;
    removed_at: Timestamp;
    text: string;
    /** @description `kept`: it stays removed, or the user suspended. */
    status: ObjectionStatus;
    /** @description What the operator replied. */
    note: string | null;
    created_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description When it was restored or the suspension ended, even if the objection was rejected; null until then. */
    restored_at: Timestamp | null;
}
export type ObjectionDecision = "restored" | "kept";
export interface ObjectionEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "objection.created" | "objection.resolved";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Moderation;
}
export interface ObjectionEventPayload {
    id: EventId;
    type: ObjectionEventType;
    timestamp: Timestamp;
    data: Moderation;
}
export type ObjectionEventType = "objection.created" | "objection.resolved";
export type ObjectionId = `obj_${string}`;
export interface ObjectionPage {
    data: Objection[];
    next_cursor: string | null;
}
export interface ObjectionResolution {
    decision: ObjectionDecision;
    /** @description A reply to the owner. */
    note?: string;
}
export type ObjectionStatus = "open" | "restored" | "kept";
export interface OfferedTerms {
    /** @description Per hour or in total, depending on the gig’s `rate_type`. */
    rate_cents?: Cents;
    hours_per_week?: number;
    start_date?: CalendarDate;
    /** @description How many days a payout clears. */
    payout_delay_days?: number;
}
export type Onboarding = "hire" | "work" | "dismissed";
export type OpenIdScope = "openid" | "profile" | "email";
export interface OperatorBrand {
    name: string;
    tagline: string | null;
    /**
     * @description Null if the default colors are used.
     * @example #0f766e
     */
    accent: string | null;
    shades: BrandShades;
    font: BrandFont;
    /** @description A PNG image of at most 900 × 192 pixels. */
    logo_url: string | null;
    /** @description The background the logo needs to be visible. */
    logo_background: LogoBackground | null;
    /** @description A square image: a PNG, or an SVG if it’s the default icon. */
    icon_url: string;
    /** @description The image of link previews: a PNG of 1200 × 630 pixels. */
    link_image_url: string;
    support_email: string | null;
    terms_url: string | null;
    privacy_url: string | null;
    imprint_url: string | null;
    headline: string | null;
    intro: string | null;
    powered_by: boolean;
    /** @description The SHA-256 of the uploaded logo, as you sent it. Compare it with your file’s to see whether it’s the same. */
    logo_sha256: string | null;
    /** @description The SHA-256 of the uploaded icon, as you sent it. Compare it with your file’s to see whether it’s the same. Null if it’s made from the logo or the name. */
    icon_sha256: string | null;
    /** @description Goes up with each change, for `If-Match`; 0 if nothing has been changed. */
    version: number;
    /** @description When it was last changed (real time, not the sandbox’s clock). Null if it never was. */
    changed_at: Timestamp | null;
    /** @description The operator who last changed it. */
    changed_by: UserId | null;
}
export interface OperatorHealth {
    /** @description In real time. */
    as_of: Timestamp;
    /** @description The worst result of all checks. */
    state: HealthState;
    checks: HealthCheck[];
}
export interface OperatorLanguages {
    default: Language;
    offered: Language[];
    /** @description Goes up with each change, for `If-Match`; 0 if nothing has been changed. */
    version: number;
    /** @description When they were last changed (real time, not the sandbox’s clock). Null if they never were. */
    changed_at: Timestamp | null;
    /** @description The operator who last changed it. */
    changed_by: UserId | null;
}
export interface OperatorNotice {
    id: NoticeId;
    /** @description What it’s about. */
    subject: Subject;
    text: string;
    created_at: Timestamp;
    /** @description Who got it. */
    user_id: UserId;
    /** @description The operator; the user isn’t told. */
    sent_by: UserId;
    /** @description Present with `expand=sender`; null if you can’t read it. */
    sender?: UserSummary | null;
}
export type OperatorNoticeExpansion = "sender";
export interface OperatorNoticePage {
    data: OperatorNotice[];
    next_cursor: string | null;
}
export interface OperatorObjection {
    id: ObjectionId;
    /** @description What was removed; the profile of someone who was suspended. */
    subject: Subject;
    /** @description Why it was removed; only a suspension can have no reason. */
    removal_reason: string | null;
    removed_at: Timestamp;
    text: string;
    /** @description `kept`: it stays removed, or the user suspended. */
    status: ObjectionStatus;
    /** @description What the operator replied. */
    note: string | null;
    created_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description When it was restored or the suspension ended, even if the objection was rejected; null until then. */
    restored_at: Timestamp | null;
    owner_id: UserId;
    /** @description The operator who removed it, or suspended the user. */
    removed_by: UserId;
    content: ReportedContent | null;
    /** @description Present with `expand=owner`; null if you can’t read it. */
    owner?: UserSummary | null;
    /** @description Present with `expand=removed_by_user`; null if you can’t read it. */
    removed_by_user?: UserSummary | null;
}
export type OperatorObjectionExpansion = "owner" | "removed_by_user";
export interface OperatorObjectionPage {
    data: OperatorObjection[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export interface OperatorReport {
    id: ReportId;
    /** @description What was reported. */
    subject: Subject;
    /** @description Why it breaks the rules. */
    reason: ReportReason;
    text: string | null;
    /** @description `suspended`: an operator suspended the owner instead. */
    status: ReportStatus;
    created_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Never shown to the owner. */
    reporter_id: UserId;
    /** @description The agent that reported it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description The author of what was reported. */
    owner_id: UserId;
    /** @description The conversation of a reported message, which operators can read while the report is open. */
    conversation_id: ConversationId | null;
    evidence: ReportedContent;
    /** @description What the operator wrote about the decision. */
    note: string | null;
    decided_by: UserId | null;
    /** @description Present with `expand=reporter`; null if you can’t read it. */
    reporter?: UserSummary | null;
    /** @description Present with `expand=owner`; null if you can’t read it. */
    owner?: UserSummary | null;
}
export type OperatorReportExpansion = "reporter" | "owner";
export interface OperatorReportPage {
    data: OperatorReport[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export interface OperatorSetting {
    /**
     * @description The environment variable.
     * @example PLATFORM_FEE_BPS
     */
    name: string;
    group: SettingGroup;
    meaning: string;
    /** @description The value in use; null if there is none or it’s a secret. */
    value: string | null;
    /** @description The value without operators’ changes; null if there is none or it’s a secret. */
    environment_value: string | null;
    default_value: string | null;
    /** @description Whether it’s set in the environment. If not, `environment_value` is the default. */
    is_set: boolean;
    is_secret: boolean;
    /** @description Whether operators can change it while the service is running. If not, it’s set only in the environment. */
    is_changeable: boolean;
    minimum: number | null;
    maximum: number | null;
    /** @description The possible values; null if it’s a number. */
    choices: string[] | null;
    /** @description When an operator set the value (real time); null if the environment’s value is in use. */
    changed_at: Timestamp | null;
    /** @description The operator who set it. */
    changed_by: UserId | null;
}
export interface OperatorSettings {
    data: OperatorSetting[];
}
export interface OperatorTermsVersion {
    /**
     * @description Versions are numbered from 1.
     * @example 2
     */
    terms_version: number;
    /**
     * @description The page where people can read and accept it.
     * @example https://market.example/terms/2
     */
    url: string;
    /** @description What has changed, in Markdown. */
    summary: string | null;
    /** @description When it takes effect, in real time. */
    effective_at: Timestamp;
    status: TermsStatus;
    /** @description The address of the terms, if they’re hosted elsewhere. */
    external_url: string | null;
    /** @description When it was published, in real time. */
    published_at: Timestamp;
    /** @description The operator who published it. */
    published_by: UserId;
    /** @description When it was withdrawn (real time). Null if it wasn’t. */
    withdrawn_at: Timestamp | null;
    /** @description The operator who withdrew it. */
    withdrawn_by: UserId | null;
    /** @description How many users have accepted it. */
    acceptance_count: number;
    /** @description Present with `expand=published_by_user`; null if you can’t read it. */
    published_by_user?: UserSummary | null;
}
export type OperatorTermsVersionExpansion = "published_by_user";
export interface OperatorTermsVersionPage {
    data: OperatorTermsVersion[];
    next_cursor: string | null;
}
export interface OperatorTrade {
    /** @description In two levels. If there are none, a gig’s category can be any text. */
    categories: TradeCategory[];
    /** @description The custom fields of gigs. */
    gig_fields: TradeField[];
    /** @description The custom fields of profiles. */
    profile_fields: TradeField[];
    /** @description The languages that names can be in, starting with the default language. */
    languages: Language[];
    /** @description Goes up with each change, for `If-Match`; 0 if nothing has been changed. */
    version: number;
    /** @description When it was last changed (real time, not the sandbox’s clock). Null if it never was. */
    changed_at: Timestamp | null;
    /** @description The operator who last changed it. */
    changed_by: UserId | null;
}
export interface OperatorWarning {
    code: OperatorWarningCode;
    message: string;
}
export type OperatorWarningCode = "events_behind" | "deadlines_behind" | "webhooks_behind" | "searches_behind";
export interface Overview {
    /** @description The current marketplace time. */
    as_of: Timestamp;
    currency: string;
    now: OverviewNow;
    /** @description The last days, oldest first. The last one is today. */
    days: OverviewDay[];
    /** @description Totals for the same number of days before that. */
    previous: OverviewPeriod;
}
export interface OverviewDay {
    /** @description In UTC, in marketplace time. */
    date: CalendarDate;
    /** @description Gigs opened for the first time. */
    gigs_posted: number;
    /** @description Contracts that became active. */
    deals: number;
    /** @description Released to workers, including fees, minus amounts reversed by disputes. */
    released_cents: SignedCents;
    /** @description The platform’s share of that. */
    fees_cents: SignedCents;
    /** @description Held for milestones at the end of the day. */
    escrow_cents: Cents;
    disputes_opened: number;
    /** @description Average time from posting a gig to its deal; null if there were no deals. */
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
export interface OverviewPeriod {
    /** @description Gigs opened for the first time. */
    gigs_posted: number;
    /** @description Contracts that became active. */
    deals: number;
    /** @description Released to workers, including fees, minus amounts reversed by disputes. */
    released_cents: SignedCents;
    /** @description The platform’s share of that. */
    fees_cents: SignedCents;
    /** @description Held for milestones at the end of the day. */
    escrow_cents: Cents;
    disputes_opened: number;
    /** @description Average time from posting a gig to its deal; null if there were no deals. */
    hire_seconds: number | null;
}
export interface OwnAttachment {
    id: AttachmentId;
    /** @description The name its uploader gave it. */
    name: string;
    /**
     * @description Detected from how the file starts, not from its name. HTML and SVG are `text/plain`.
     * @example application/pdf
     */
    media_type: string;
    /** @description Its size. */
    bytes: number;
    /** @description The SHA-256 of its bytes, in hexadecimal. */
    sha256: string;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    width: number | null;
    /** @description In pixels, for PNG, JPEG, GIF and WebP images; null for other files. */
    height: number | null;
    created_at: Timestamp;
    /** @description What the file is attached to. Null while nothing uses it; in that case, it’s deleted after 24 hours. */
    used_in: Subject | null;
}
export interface OwnAttachmentPage {
    data: OwnAttachment[];
    next_cursor: string | null;
}
export interface OwnProfile {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The user’s usual hourly rate. */
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
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url: string | null;
    /** @description Whether the user is available for work. */
    available: boolean;
    fields: ProfileFields;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description Your email address; connected apps don’t see it. */
    email: string | null;
    /** @description Whether you can sign in with the address. */
    email_proven: boolean;
    /** @description The new address you requested, until you open the link that was emailed to it. */
    pending_email: string | null;
    /** @description What you want to do first, which determines the checklist in the console. `dismissed` hides it. Null until you choose. */
    onboarding: Onboarding | null;
    /** @description The language of pages, emails and the console for you; null for the one your browser asks for, or the marketplace’s. */
    language: Language | null;
    /** @description When you claimed the account, if it was managed with an operator’s key; absent otherwise. `GET /profile/me/acts-on-behalf` lists what was done on your behalf. */
    claimed_at?: Timestamp;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason the operator gave, if any. */
        reason: string | null;
    };
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
}
export interface OwnTerms {
    /** @description Until the user accepts it, taking on new obligations is refused with `terms_not_accepted`. Null if the marketplace has no terms. */
    in_force: OwnTermsVersion | null;
    /** @description The version that will replace it. It can already be accepted. */
    planned: OwnTermsVersion | null;
}
export interface OwnTermsVersion {
    /**
     * @description Versions are numbered from 1.
     * @example 2
     */
    terms_version: number;
    /**
     * @description The page where people can read and accept it.
     * @example https://market.example/terms/2
     */
    url: string;
    /** @description What has changed, in Markdown. */
    summary: string | null;
    /** @description When it takes effect, in real time. */
    effective_at: Timestamp;
    /** @description When the user accepted it, in real time; null if they haven’t. */
    accepted_at: Timestamp | null;
}
export interface OwnerRecord {
    /** @description All reports about the owner’s profile and content. */
    reports: number;
    /** @description Those that led to a removal or a suspension. */
    upheld_reports: number;
    removals: number;
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
    /** @description The input for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
    options: {
        [key: string]: unknown;
    };
}
export interface PasskeyPage {
    data: Passkey[];
    next_cursor: string | null;
}
export interface PasskeySignIn {
    /** @description The browser’s response, as serialized by `credential.toJSON()`. */
    response: {
        [key: string]: unknown;
    };
}
export interface Payment {
    /**
     * @description `dep_…` or `wdr_…`.
     * @example dep_01kz3vj7e9g1j3m5p7r9t1v3x5
     */
    id: string;
    /** @description The owner of the wallet; null if the platform is paying out its fees. */
    user_id: UserId | null;
    /** @description The amount that moved or will move. */
    amount_cents: Cents;
    requested_cents: Cents;
    /** @description Why the amount differs from the requested one. */
    amount_reason: string | null;
    currency: string;
    /** @description Only deposits can be `reversed`. Only withdrawals can be `in_transit`: on their way to the bank. A withdrawal that `succeeded` can still become `failed` if the bank returns it days later. */
    status: PaymentStatus;
    /** @description The payment provider, which finishes what it started. */
    provider: PaymentProvider;
    /** @description The provider’s reference of the payment. */
    provider_reference: string | null;
    /** @description Why it failed or was reversed. */
    failure_reason: string | null;
    /** @description Why the provider hasn’t sent a pending withdrawal yet. */
    waiting_reason: string | null;
    /** @description When a withdrawal is expected at the bank. */
    arrives_at: Timestamp | null;
    /** @description Whether the bank refused a withdrawal whose money isn’t back in the wallet yet. */
    is_returning: boolean;
    /** @description The part of a deposit that went back to where it came from, or is on its way there. */
    refunded_cents: Cents;
    /** @description How much a reversal of the deposit took out of the wallet. */
    reversed_cents: Cents;
    /** @description The part of a reversed deposit that the wallet didn’t have, which is lost. */
    unrecovered_cents: Cents;
    /** @description Whether an operator settled their own payment because no one else was an operator. */
    settled_by_owner: boolean;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * @description Where a withdrawal goes: a label and the last characters of the reference.
     * @example Example Bank ••••0189
     */
    destination: string | null;
    /** @description How to pay a pending deposit if the user has to do it manually. */
    instructions: string | null;
    /**
     * @description Where the user pays a pending deposit, if the provider has a page for it. Open it in a browser; it needs no sign-in.
     * @example https://market.example.com/pay/dep_01kz3vj7e9g1j3m5p7r9t1v3x5
     */
    checkout_url: string | null;
    /** @description When a pending deposit fails if it isn’t paid at `checkout_url`. Real time. */
    expires_at: Timestamp | null;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export interface PaymentConfirmation {
    /**
     * Format: one-line
     * @description The payment’s reference, for example at the bank. It must be unique. Case and spaces at the ends don’t matter.
     */
    reference: string;
    /** @description The amount that actually moved. Default: the requested amount. For a withdrawal, it can only be lower, and the rest is returned. */
    amount_cents?: PositiveCents;
    /** @description Why the amount differs from the requested one; required if it does. Shown to the user. */
    reason?: string;
}
export type PaymentExpansion = "user";
export interface PaymentFacts {
    /**
     * @description `dep_…` or `wdr_…`.
     * @example dep_01kz3vj7e9g1j3m5p7r9t1v3x5
     */
    id: string;
    /** @description The owner of the wallet; null if the platform is paying out its fees. */
    user_id: UserId | null;
    /** @description The amount that moved or will move. */
    amount_cents: Cents;
    requested_cents: Cents;
    /** @description Why the amount differs from the requested one. */
    amount_reason: string | null;
    currency: string;
    /** @description Only deposits can be `reversed`. Only withdrawals can be `in_transit`: on their way to the bank. A withdrawal that `succeeded` can still become `failed` if the bank returns it days later. */
    status: PaymentStatus;
    /** @description The payment provider, which finishes what it started. */
    provider: PaymentProvider;
    /** @description The provider’s reference of the payment. */
    provider_reference: string | null;
    /** @description Why it failed or was reversed. */
    failure_reason: string | null;
    /** @description Why the provider hasn’t sent a pending withdrawal yet. */
    waiting_reason: string | null;
    /** @description When a withdrawal is expected at the bank. */
    arrives_at: Timestamp | null;
    /** @description Whether the bank refused a withdrawal whose money isn’t back in the wallet yet. */
    is_returning: boolean;
    /** @description The part of a deposit that went back to where it came from, or is on its way there. */
    refunded_cents: Cents;
    /** @description How much a reversal of the deposit took out of the wallet. */
    reversed_cents: Cents;
    /** @description The part of a reversed deposit that the wallet didn’t have, which is lost. */
    unrecovered_cents: Cents;
    /** @description Whether an operator settled their own payment because no one else was an operator. */
    settled_by_owner: boolean;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface PaymentFailure {
    /**
     * Format: one-line
     * @description The reference of the failed attempt. It must be unique.
     */
    reference?: string;
    /** @description Shown to the user. */
    reason?: string;
}
export interface PaymentPage {
    data: Payment[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export type PaymentProvider = "sandbox" | "manual" | "stripe";
export type PaymentStatus = "pending" | "in_transit" | "succeeded" | "failed" | "reversed";
export interface Payout {
    id: PayoutId;
    milestone_id: MilestoneId;
    contract_id: ContractId;
    /** @description The user who is paid. */
    worker_id: UserId;
    /** @description The dispute that is holding this payout, reversed it, or created it as the worker’s part. In the last case, it replaces all payouts that the same dispute reversed. */
    dispute_id: DisputeId | null;
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
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
    /** @description Present with `expand=worker`; null if you can’t read it. */
    worker?: UserSummary | null;
}
export interface PayoutAccount {
    /** @description `none`: add one before you withdraw. `waiting`: it was changed, and withdrawals are possible starting at `ready_at`. `ready`: withdrawals go to it. If the provider keeps payout accounts: `incomplete`: the user hasn’t finished at `onboarding_url`. `restricted`: the provider needs what’s `missing` before it pays. Expect more values in the future. */
    status: PayoutAccountStatus;
    /** @description Who owns the account. */
    holder: string | null;
    /** @description What you call the account. */
    label: string | null;
    /**
     * @description The last characters of the reference.
     * @example ••••0189
     */
    reference: string | null;
    /**
     * @description What the provider still needs from the user, in words.
     * @example [
     *       "a bank account",
     *       "a date of birth"
     *     ]
     */
    missing: string[];
    /**
     * @description Where the user adds or completes the account, on the provider’s pages; null if the provider doesn’t have any. They have to sign in.
     * @example https://market.example.com/wallet/payout-account/continue
     */
    onboarding_url: string | null;
    /** @description Whether it’s the test account that the sandbox supplies to users who haven’t added their own. */
    test: boolean;
    /** @description When withdrawals can go to a `waiting` account: 48 hours after its holder or reference changed. */
    ready_at: Timestamp | null;
    /** @description When it was last changed. */
    updated_at: Timestamp | null;
}
export interface PayoutAccountEvent {
    /** @description The owner of the wallet. */
    user_id: UserId;
    status: PayoutAccountStatus;
    /** @description When withdrawals can go to a `waiting` account: 48 hours after its holder or reference changed. */
    ready_at: Timestamp | null;
    updated_at: Timestamp;
}
export type PayoutAccountStatus = "none" | "waiting" | "incomplete" | "restricted" | "ready";
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
export type PayoutExpansion = "milestone" | "contract" | "worker";
export type PayoutId = `pay_${string}`;
export interface PayoutPage {
    data: Payout[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export type PayoutStatus = "clearing" | "paid" | "held" | "reversed";
export type PositiveCents = number;
export type PreviewKind = "tasks" | "messages" | "approvals" | "disputes" | "money" | "searches" | "daily" | "security" | "invitation";
export interface Profile {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The user’s usual hourly rate. */
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
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url: string | null;
    /** @description Whether the user is available for work. */
    available: boolean;
    fields: ProfileFields;
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
     * @description Visible only to the user and to operators. A new address becomes yours once you open the link we email to it.
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
     * @description Replaces a picture you uploaded with `PUT /profile/me/avatar`. `null` removes it.
     * @example https://ada.example/work
     */
    avatar_url?: string | null;
    available?: boolean;
    /** @description Merged with the existing ones; `null` clears a field. */
    fields?: ProfileFieldChanges;
    /** @description What you want to do first, which determines the checklist in the console. `dismissed` hides it. Null until you choose. */
    onboarding?: Onboarding | null;
    /** @description The language of pages, emails and the console for you: one of those that the marketplace offers. `null` for the one your browser asks for, or the marketplace’s. */
    language?: Language | null;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
}
export interface ProfileEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "profile.published" | "profile.updated" | "profile.hidden";
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
export type ProfileEventType = "profile.published" | "profile.updated" | "profile.hidden";
export interface ProfileFieldChanges {
    [key: string]: string[] | string | number | boolean | null;
}
export interface ProfileFieldFilter {
    [key: string]: string[] | string | number | boolean;
}
export interface ProfileFields {
    [key: string]: string[] | string | number | boolean;
}
export type ProfileKind = "person" | "organization";
export interface ProfilePage {
    data: Profile[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
    /** @description The user’s usual hourly rate. */
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
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url?: string | null;
    /** @description Whether the user is available for work. */
    available?: boolean;
    fields?: ProfileFields;
    created_at?: Timestamp;
}
export type ProfileSort = "newest" | "rating";
export type RateType = "hourly" | "fixed";
export interface ReadUntil {
    /**
     * @description The newest message that was read.
     * @example msg_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    message_id: string;
}
export interface Readiness {
    /** @constant */
    status: "ready";
    /** @description How far behind the workers are, measured at most five seconds ago: with events that aren’t in the feeds yet, with passed deadlines, with webhooks waiting to be called, except failing ones, and with gigs to match with saved searches or matches to announce. Null if it couldn’t be measured. */
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
export interface Refund {
    id: RefundId;
    deposit_id: DepositId;
    /** @description The owner of the wallet. */
    user_id: UserId;
    amount_cents: Cents;
    currency: string;
    /** @description A refund can become `failed` even after it `succeeded`, for example because the card has expired. The money is then back in the wallet. */
    status: RefundStatus;
    /** @description The provider’s reference of the refund. */
    provider_reference: string | null;
    failure_reason: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface RefundEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "refund.requested" | "refund.succeeded" | "refund.failed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Refund;
}
export interface RefundEventPayload {
    id: EventId;
    type: RefundEventType;
    timestamp: Timestamp;
    data: Refund;
}
export type RefundEventType = "refund.requested" | "refund.succeeded" | "refund.failed";
export type RefundId = `rfd_${string}`;
export interface RefundPage {
    data: Refund[];
    next_cursor: string | null;
}
export type RefundStatus = "pending" | "succeeded" | "failed";
export interface Rejection {
    /** @description The reason. The agent can read it. */
    reason?: string;
}
export interface Release {
    /** @description Default: all held money. */
    amount_cents?: PositiveCents;
}
export interface Removal {
    reason: string;
    removed_at: Timestamp;
}
export type RemovalOutcome = "suspended" | "member" | "arbiter";
export interface RemovalRequest {
    becomes: RemovalOutcome;
    reason: string | null;
    requested_by: UserId;
    requested_at: Timestamp;
    expires_at: Timestamp;
}
export interface RemovedContent {
    /** @description What was removed; the profile of someone who was suspended. */
    subject: Subject;
    owner_id: UserId;
    reason: string;
    removed_at: Timestamp;
    /** @description Null while it’s removed. */
    restored_at: Timestamp | null;
}
export interface RemovedGig {
    id: GigId;
    /** @description The owner. */
    client_id: UserId;
    status: GigStatus;
    /** @description Increases with each change; part of the ETag. */
    version: number;
    removal?: Removal;
}
export interface Report {
    id: ReportId;
    /** @description What was reported. */
    subject: Subject;
    /** @description Why it breaks the rules. */
    reason: ReportReason;
    text: string | null;
    /** @description `suspended`: an operator suspended the owner instead. */
    status: ReportStatus;
    created_at: Timestamp;
    decided_at: Timestamp | null;
}
export type ReportDecision = "dismissed" | "removed" | "suspended";
export interface ReportDetails {
    id: ReportId;
    /** @description What was reported. */
    subject: Subject;
    /** @description Why it breaks the rules. */
    reason: ReportReason;
    text: string | null;
    /** @description `suspended`: an operator suspended the owner instead. */
    status: ReportStatus;
    created_at: Timestamp;
    decided_at: Timestamp | null;
    /** @description Never shown to the owner. */
    reporter_id: UserId;
    /** @description The agent that reported it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    /** @description The author of what was reported. */
    owner_id: UserId;
    /** @description The conversation of a reported message, which operators can read while the report is open. */
    conversation_id: ConversationId | null;
    evidence: ReportedContent;
    /** @description What the operator wrote about the decision. */
    note: string | null;
    decided_by: UserId | null;
    /** @description As it is now; null if its owner has deleted it. */
    current: CurrentContent | null;
    /** @description What happened to it, oldest first; at most 100. */
    history: HistoryEntry[];
    owner_record: OwnerRecord;
    /** @description Present with `expand=reporter`; null if you can’t read it. */
    reporter?: UserSummary | null;
    /** @description Present with `expand=owner`; null if you can’t read it. */
    owner?: UserSummary | null;
}
export type ReportDetailsExpansion = "reporter" | "owner";
export interface ReportEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "report.created" | "report.resolved";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: Moderation;
}
export interface ReportEventPayload {
    id: EventId;
    type: ReportEventType;
    timestamp: Timestamp;
    data: Moderation;
}
export type ReportEventType = "report.created" | "report.resolved";
export type ReportId = `rpt_${string}`;
export interface ReportPage {
    data: Report[];
    next_cursor: string | null;
}
export type ReportReason = "spam" | "scam" | "abuse" | "illegal" | "private_information" | "impersonation" | "other";
export interface ReportResolution {
    /** @description `removed`: only the owner and operators can still see it. `suspended`: its owner is suspended. */
    decision: ReportDecision;
    /** @description The reason. The owner can read it if something is removed or they’re suspended; reporters never can. */
    note: string;
}
export type ReportStatus = "open" | "dismissed" | "removed" | "suspended";
export type ReportableType = "gig" | "profile" | "review" | "vouch" | "message";
export interface ReportedContent {
    /** @description The title of a gig, or the name on a profile. */
    title: string | null;
    text: string | null;
    /** @description Only for reviews. */
    rating: number | null;
}
export interface Reputation {
    /** @description The average of the reviews in `review_count`; null if there are none yet. */
    rating_average: number | null;
    /** @description Published reviews of contracts that paid out at least 1,000 cents. */
    review_count: number;
    /** @description The other published reviews, which don’t count toward the average. */
    small_review_count: number;
    vouch_count: number;
    /** @description Vouches from users who have exchanged money with this user. */
    verified_vouch_count: number;
    /** @description Completed contracts that paid out at least 1,000 cents. */
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
    /** @description Whether there may be more failed deliveries. If so, repeat the request. */
    has_more: boolean;
}
export interface Review {
    id: ReviewId;
    contract_id: ContractId;
    /** @description The author. */
    from_user_id: UserId;
    /** @description The user it’s about. */
    user_id: UserId;
    /** @description From 1 to 5. */
    rating: number;
    comment: string | null;
    /** @description Whether it counts in the user’s average: at least 1,000 cents were paid out in its contract. */
    counts_in_average: boolean;
    created_at: Timestamp;
    /** @description Null until both sides have written a review or the review window closes. */
    published_at: Timestamp | null;
    removal?: Removal;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
    /** @description Present with `expand=from_user`; null if you can’t read it. */
    from_user?: UserSummary | null;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export interface ReviewEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "review.created" | "review.published" | "review.removed" | "review.restored";
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
export type ReviewEventType = "review.created" | "review.published" | "review.removed" | "review.restored";
export type ReviewExpansion = "contract" | "from_user" | "user";
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
        /** @description Per hour or in total, depending on the gig’s `rate_type`. */
        rate_cents?: Cents;
        hours_per_week?: number;
        start_date?: CalendarDate;
        /** @description How many days a payout clears. */
        payout_delay_days?: number;
    };
    terms: Terms;
    /** @description The version of the gig that this offer’s brief is from. */
    gig_version: number;
    /** @description SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts. */
    brief_hash: string | null;
    /** @description SHA-256, in hex, over the terms and `brief_hash` as JSON with sorted keys and no spaces: `{"brief_hash":…,"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that isn’t set. If `brief_hash` is null, it’s omitted. */
    terms_hash: string;
    message: string | null;
    created_at: Timestamp;
}
export type RoundId = `rnd_${string}`;
export interface SandboxClock {
    /** @description The current marketplace time. */
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
export interface SavedFilters {
    /** @description Full text, as in web search: `"exact words"`, `-not`, `or`. */
    q?: string;
    /** @description All given skills must match. */
    skill?: string[];
    /**
     * Format: one-line
     * @description Only gigs in this category or, by key, in one below it.
     */
    category?: string;
    /** @description Only gigs with these values in custom fields. Of several options, one has to match. */
    fields?: GigFieldFilter;
    /** @description Paid by the hour, or a fixed price. */
    rate_type?: RateType;
    /** @description Only gigs whose highest rate is at least this. */
    min_rate_cents?: Cents;
    /** @description Only gigs whose lowest rate is at most this. */
    max_rate_cents?: Cents;
    /** @description Whether the work can be done remotely. */
    remote?: boolean;
    /**
     * @description Only gigs of this user; `me` for the caller.
     * @example usr_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    client_id?: string;
    /** @description Only your own gigs with all of these values in your metadata. */
    metadata?: MetadataFilter;
    /** @description Default: `open`. Other values only if `notify` is `off`. */
    status?: GigStatus;
    /** @description Default: `newest`. `relevance` needs `q`: gigs with all words in the title come first, then those with all words in the title, category and skills, then the rest, newest first in each group. */
    sort?: GigSort;
}
export interface SavedSearch {
    id: SavedSearchId;
    name: string;
    filters: SavedFilters;
    /** @description How you’re notified of new matches with `search.matched`: `event`, within seconds and at most once a minute; `daily`, in a digest at 7:00 in your profile’s time zone, or in UTC; `off`, not at all. */
    notify: SearchNotify;
    /** @description Why the search no longer matches anything: some filters are no longer valid, and are left out here. Change the filters, or delete the search. Null if there’s no problem. */
    problem: string | null;
    /** @description When you were last notified of matches; null if never. */
    notified_at: Timestamp | null;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface SavedSearchChanges {
    /**
     * Format: one-line
     * @description The search’s name.
     * @example Rust, remote
     */
    name?: string;
    /** @description Replaces all filters. Unannounced matches of the old filters are dropped. */
    filters?: GigFilters;
    /** @description How you’re notified of new matches with `search.matched`: `event`, within seconds and at most once a minute; `daily`, in a digest at 7:00 in your profile’s time zone, or in UTC; `off`, not at all. */
    notify?: SearchNotify;
}
export type SavedSearchId = `sch_${string}`;
export interface SavedSearchPage {
    data: SavedSearch[];
    next_cursor: string | null;
}
export type Scope = "read" | "gigs:write" | "applications:write" | "negotiations:write" | "contracts:write" | "contracts:approve" | "payments:write" | "disputes:write" | "disputes:arbitrate" | "messages:write" | "files:write" | "profile:write" | "webhooks:write" | "keys:write" | "agents:write" | "users:create" | "users:act" | "admin";
export interface SearchEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "search.matched";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: SearchMatch;
}
export interface SearchEventPayload {
    id: EventId;
    type: SearchEventType;
    timestamp: Timestamp;
    data: SearchMatch;
}
export type SearchEventType = "search.matched";
export interface SearchMatch {
    /** @description The saved search. */
    id: SavedSearchId;
    /** @description Its name. */
    name: string;
    /** @description Up to 20 gigs, newest first. A search announces each gig only once, even if it opens again. */
    gig_ids: GigId[];
    /** @description How many gigs matched. Only in a digest can this be more than `gig_ids` lists. */
    gig_count: number;
    /** @description Whether this is a daily digest, rather than the matches of the last minute. */
    digest: boolean;
}
export type SearchNotify = "off" | "event" | "daily";
export type SecurityEmails = "always";
export interface SeenNotifications {
    /**
     * @description The latest notification you’ve seen. It and all earlier ones count as seen.
     * @example evt_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    event_id: string;
}
export interface SentInvitation {
    email: string;
    expires_at: Timestamp;
}
export interface SentMail {
    /** @constant */
    sent: true;
    /**
     * @description Send this back together with the code.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt: string;
}
export interface SentTestEmail {
    /**
     * @description Where it was sent.
     * @example ada@example.com
     */
    email: string;
    /** @description `smtp`: the mail server gets it within seconds. `mailbox`: it’s in the sandbox’s mailbox. */
    delivery: EmailDeliveryRoute;
}
export interface Session {
    id: SessionId;
    user_id: UserId;
    /** @description How the person signed in. */
    method: SignInMethod;
    /** @description The browser’s user agent. */
    device: string | null;
    /**
     * @description The network address at sign-in.
     * @example 203.0.113.5
     */
    address: string;
    /** @description The operator who is viewing the marketplace as a demo user. */
    opened_by: UserId | null;
    signed_in_at: Timestamp;
    /** @description When it last sent a request, to within a minute. */
    last_seen_at: Timestamp;
    /** @description Thirty days after the last use, but no more than ninety days after the sign-in. */
    expires_at: Timestamp;
    /** @description Whether the sign-in was less than 15 minutes ago, which some operations require. */
    recent: boolean;
    /** @description Whether this is the current session. */
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
export interface SettingChange {
    id: SettingChangeId;
    name: ChangeableSetting;
    /** @description The value that was in use before. */
    from: string;
    /** @description The new value; null if it was returned to the environment’s value. */
    to: string | null;
    reason: string | null;
    /** @description The operator who changed it. */
    changed_by: UserId;
    /** @description In real time, even if the sandbox’s clock is ahead. */
    created_at: Timestamp;
    /** @description Present with `expand=changed_by_user`; null if you can’t read it. */
    changed_by_user?: UserSummary | null;
}
export type SettingChangeExpansion = "changed_by_user";
export type SettingChangeId = `set_${string}`;
export interface SettingChangePage {
    data: SettingChange[];
    next_cursor: string | null;
}
export interface SettingChanges {
    values: ChangedSettings;
    /**
     * Format: one-line
     * @description Shown in the history.
     */
    reason?: string;
}
export type SettingGroup = "service" | "storage" | "money" | "deadlines" | "quotas" | "mail" | "limits" | "logs";
export interface Setup {
    /** @description In the order the console shows them. */
    steps: SetupStep[];
    /** @description Whether setup is over: all steps are done, or an operator has dismissed it. Until then, the console offers to continue. */
    is_finished: boolean;
}
export interface SetupChanges {
    /** @description Steps to mark as done. Steps that are already done stay done. */
    done?: SetupStepName[];
    /** @description Default: no change. */
    is_finished?: boolean;
}
export interface SetupStep {
    name: SetupStepName;
    is_done: boolean;
}
export type SetupStepName = "brand" | "trade" | "money" | "email" | "people";
export type Side = "client" | "worker";
export type SignIn = {
    /**
     * Format: one-line
     * @description From the link in the email.
     */
    token: string;
    /**
     * @description With `code`.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt?: string;
    /**
     * Format: one-line
     * @description The six digits from the email. Needs `attempt`.
     */
    code?: string;
    /**
     * Format: one-line
     * @description For a new user: the name that other users see.
     */
    display_name?: string;
    /** @description For a new user. */
    kind?: ProfileKind;
    /** @description For a new user: the version of the terms of use that they’ve agreed to. If it’s no longer current, they have to accept the new one later. */
    terms_version?: number;
} | {
    /**
     * Format: one-line
     * @description From the link in the email.
     */
    token?: string;
    /**
     * @description With `code`.
     * @example prf_01kz3v9d6ye8tb2xw4qh5mrc7a
     */
    attempt: string;
    /**
     * Format: one-line
     * @description The six digits from the email. Needs `attempt`.
     */
    code: string;
    /**
     * Format: one-line
     * @description For a new user: the name that other users see.
     */
    display_name?: string;
    /** @description For a new user. */
    kind?: ProfileKind;
    /** @description For a new user: the version of the terms of use that they’ve agreed to. If it’s no longer current, they have to accept the new one later. */
    terms_version?: number;
};
export interface SignInMail {
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /**
     * Format: local-path
     * @description A path on this service to return to after the sign-in.
     * @example /docs/
     */
    return_to?: string;
}
export type SignInMethod = "email" | "invitation" | "operator_link" | "passkey" | "demo";
export type SignUp = "open" | "closed";
export type SignedCents = number;
export interface SignedIn {
    user: OwnProfile;
    session: Session;
    /** @description The path that was given when the email was requested. */
    return_to: string | null;
}
export interface Snooze {
    /** @description The resource that is waiting. */
    subject: Subject;
    /** @description When the snooze ends; null if the deadline is near or you ended the snooze. */
    snoozed_until: Timestamp | null;
}
export interface StaffAct {
    id: StaffActId;
    kind: StaffActKind;
    /** @description The operator or arbiter. */
    user_id: UserId;
    /** @description The managed user for whom the operator’s key acted, or the demo user the operator was viewing as; null otherwise. */
    on_behalf_of: UserId | null;
    /**
     * @description The id of the operation in this document.
     * @example suspendUser
     */
    operation: string;
    /** @example /api/users/usr_01kz3v9d6ye8tb2xw4qh5mrc7a/suspend */
    path: string;
    /** @description The id of the resource it was about. */
    subject_id: string | null;
    /** @description The reason, if the request included one. */
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
    /** @description In real time, even if the sandbox’s clock is ahead. */
    created_at: Timestamp;
}
export type StaffActId = `act_${string}`;
export type StaffActKind = "write" | "read";
export interface StaffActPage {
    data: StaffAct[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
    /** @description The amount proposed with the statement, if any. */
    proposed_worker_cents: Cents | null;
    created_at: Timestamp;
    /** @description Its files. Download each with `GET /attachments/{id}`. */
    attachments: Attachment[];
}
export interface StatementFacts {
    id: StatementId;
    side: Side;
    /** @description The author. */
    user_id: UserId;
    /** @description The hosted agent that wrote it for the user, if one did. */
    hosted_agent_id: AgentId | null;
    text: string;
    evidence: Evidence[];
    /** @description The amount proposed with the statement, if any. */
    proposed_worker_cents: Cents | null;
    created_at: Timestamp;
    /** @description Its files, if any. */
    attachment_ids?: AttachmentId[];
}
export type StatementId = `stm_${string}`;
export interface Stats {
    /** @description When everything was counted. */
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
        in_transit: number;
        succeeded: number;
        failed: number;
        reversed: number;
    };
    /** @description The number of rows by status. */
    withdrawals: {
        pending: number;
        in_transit: number;
        succeeded: number;
        failed: number;
        reversed: number;
    };
    /** @description All money in the marketplace, by kind of account. */
    money: {
        currency: string;
        /** @description In wallets. */
        available_cents: Cents;
        /** @description Released but not yet available in wallets. */
        clearing_cents: Cents;
        /** @description Held for milestones. */
        escrow_cents: Cents;
        /** @description Earned by the platform and not yet paid out. */
        fees_cents: SignedCents;
        /** @description How much of that can be paid out now. */
        payable_fees_cents: Cents;
        /** @description Which of the sums above exceed 2^53-1 and are capped at it. */
        capped: MoneySum[];
    };
    /** @description What an operator should look into: work that has been waiting for a worker for over a minute. */
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
    /** @description Its files. Download each with `GET /attachments/{id}`. */
    attachments: Attachment[];
    /** @description The changes that the client requested, if any. */
    changes_requested: string | null;
    changes_requested_at: Timestamp | null;
    created_at: Timestamp;
}
export interface SubmissionFacts {
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
    /** @description The changes that the client requested, if any. */
    changes_requested: string | null;
    changes_requested_at: Timestamp | null;
    created_at: Timestamp;
    /** @description Its files, if any. */
    attachment_ids?: AttachmentId[];
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
export interface TaskCount {
    type: string;
    action: string;
    count: number;
}
export interface TemplateGig {
    title: string;
    description: string;
    category: string | null;
    skills: string[];
    rate_type: RateType;
    currency: string;
    rate_min_cents: Cents | null;
    rate_max_cents: Cents | null;
    hours_per_week: number | null;
    payout_delay_days: number;
    review_days: number;
    remote: boolean;
    location: string | null;
    positions: number;
    fields: GigFields;
}
export interface Terms {
    rate_cents: Cents | null;
    hours_per_week: number | null;
    start_date: CalendarDate | null;
    payout_delay_days: number;
}
export interface TermsAcceptance {
    user_id: UserId;
    terms_version: number;
    /** @description When the user accepted it (real time). */
    accepted_at: Timestamp;
    /** @description The session that accepted it, if any. */
    session_id: SessionId | null;
    /** @description The key that accepted it, if any. */
    key_id: KeyId | null;
    /** @description The operator whose key accepted it for a managed user. */
    accepted_by: UserId | null;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export type TermsAcceptanceExpansion = "user";
export interface TermsAcceptancePage {
    data: TermsAcceptance[];
    next_cursor: string | null;
}
export type TermsStatus = "planned" | "in_force" | "replaced" | "withdrawn";
export interface TermsVersion {
    /**
     * @description Versions are numbered from 1.
     * @example 2
     */
    terms_version: number;
    /**
     * @description The page where people can read and accept it.
     * @example https://market.example/terms/2
     */
    url: string;
    /** @description What has changed, in Markdown. */
    summary: string | null;
    /** @description When it takes effect, in real time. */
    effective_at: Timestamp;
    status: TermsStatus;
    /** @description The address of the terms, if they’re hosted elsewhere. */
    external_url: string | null;
    /** @description When it was published, in real time. */
    published_at: Timestamp;
    /** @description The terms in Markdown; null if they’re at `external_url`. */
    text: string | null;
}
export interface TestEmail {
    /**
     * Format: email
     * @description Where to send it. Default: your confirmed address.
     * @example ada@example.com
     */
    email?: string;
}
export type Timestamp = string;
export interface TracedTransfer {
    transfer: LedgerTransfer;
    /** @description The event that reported it; null until it’s in the feed. */
    event_id: EventId | null;
    actor: EventActor | null;
    /** @description The other transfers for the same subject. */
    same_cause: LedgerTransfer[];
    /** @description The transfers that the money came from, at most 20. The oldest money in an account is spent first. */
    sources: LedgerSource[];
    /** @description The amount not covered by the sources. */
    untraced_cents: Cents;
}
export interface Trade {
    /** @description In two levels. If there are none, a gig’s category can be any text. */
    categories: TradeCategory[];
    /** @description The custom fields of gigs. */
    gig_fields: TradeField[];
    /** @description The custom fields of profiles. */
    profile_fields: TradeField[];
    /** @description The languages that names can be in, starting with the default language. */
    languages: Language[];
    /** @description Goes up with each change, for `If-Match`; 0 if nothing has been changed. */
    version: number;
}
export interface TradeCategory {
    key: string;
    names: Names;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. */
    retired: boolean;
    children: TradeOption[];
}
export interface TradeChanges {
    /** @description In the order they’re shown. If there are none, a gig’s category can be any text. */
    categories?: NewTradeCategory[];
    /** @description In the order they’re shown. At most 30 can be in use. */
    gig_fields?: NewTradeField[];
    /** @description In the order they’re shown. At most 30 can be in use. */
    profile_fields?: NewTradeField[];
}
export type TradeEffect = "removed" | "narrowed" | "retired" | "restored" | "required";
export interface TradeEffectCount {
    /**
     * @description Where the change is, in the definitions you sent.
     * @example gig_fields.0.maximum
     */
    path: string;
    /** @description The field, option or category. */
    key: string;
    /** @description What happens to the gigs or profiles. `removed`, `narrowed`: they have a value that would be excluded. `retired`, `restored`: they have the value and keep it. `required`: they have no value; they stay as they are until their fields are edited. */
    effect: TradeEffect;
    kind: FieldKind;
    /** @description How many gigs or profiles it affects. */
    count: number;
    /** @description Whether the change would be refused. */
    refused: boolean;
}
export interface TradeField {
    key: string;
    names: Names;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. */
    retired: boolean;
    /** @description `choice`: one of the options. `choices`: any number of them. */
    type: TradeFieldType;
    /** @description What to enter, for forms. */
    hints: Names;
    /** @description The unit of the number. */
    units: Names;
    /** @description The lowest number. */
    minimum: number | null;
    /** @description The highest number. */
    maximum: number | null;
    /** @description The longest text, in characters; by default 500. */
    max_length: number | null;
    options: TradeOption[];
    /** @description Whether a value is required when a gig is posted, or when a gig’s or profile’s fields are edited. */
    required: boolean;
    /** @description Whether lists show the value. */
    on_cards: boolean;
    /** @description Whether lists can be filtered by it. Not for text fields: search them with `q`. */
    filterable: boolean;
}
export type TradeFieldType = "text" | "number" | "choice" | "choices" | "boolean" | "date";
export interface TradeOption {
    key: string;
    names: Names;
    /** @description Whether it’s retired: it can’t be chosen anymore, but existing values are kept. You can bring it back. */
    retired: boolean;
}
export interface TradeTrial {
    effects: TradeEffectCount[];
}
export interface Transaction {
    id: TransactionId;
    /** @description A `fee_correction` follows a dispute that changed how much of a contract was released: it returns excess fees to the worker, or charges the difference if fees were too low. A `fee_waiver` is the part of it that the wallet couldn’t cover and the platform waives. */
    kind: TransactionKind;
    /** @description Positive for incoming money, negative for outgoing money. */
    amount_cents: SignedCents;
    currency: string;
    /** @description The reason: a deposit, withdrawal, milestone, payout or dispute. */
    subject: Subject;
    /** @description The contract that the milestone, payout or dispute belongs to. */
    contract_id: ContractId | null;
    created_at: Timestamp;
    /** @description Present with `expand=contract`; null if you can’t read it. */
    contract?: ContractSummary | null;
    /** @description Present with `expand=milestone`; null if you can’t read it. */
    milestone?: MilestoneSummary | null;
}
export type TransactionExpansion = "contract" | "milestone";
export type TransactionId = `txn_${string}`;
export type TransactionKind = "deposit" | "deposit_reversal" | "deposit_refund" | "deposit_refund_reversal" | "processing_fee" | "withdrawal" | "withdrawal_reversal" | "fund" | "refund" | "settlement" | "release" | "release_reversal" | "fee" | "fee_reversal" | "payout" | "clearing_correction" | "fee_correction" | "fee_waiver";
export interface TransactionPage {
    data: Transaction[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
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
export interface UnreadCount {
    /** @description Notifications you haven’t seen; up to 100. */
    unread_count: number;
}
export interface UnreadTotals {
    /** @description Unread messages in all conversations. */
    messages: number;
    /** @description Conversations with unread messages. */
    conversations: number;
}
export interface User {
    id: UserId;
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    headline: string | null;
    bio: string | null;
    skills: string[];
    /** @description The user’s usual hourly rate. */
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
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url: string | null;
    /** @description Whether the user is available for work. */
    available: boolean;
    fields: ProfileFields;
    reputation: Reputation;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    /** @description Your email address; connected apps don’t see it. */
    email: string | null;
    /** @description Whether you can sign in with the address. */
    email_proven: boolean;
    /** @description The new address you requested, until you open the link that was emailed to it. */
    pending_email: string | null;
    /** @description What you want to do first, which determines the checklist in the console. `dismissed` hides it. Null until you choose. */
    onboarding: Onboarding | null;
    /** @description The language of pages, emails and the console for you; null for the one your browser asks for, or the marketplace’s. */
    language: Language | null;
    /** @description When you claimed the account, if it was managed with an operator’s key; absent otherwise. `GET /profile/me/acts-on-behalf` lists what was done on your behalf. */
    claimed_at?: Timestamp;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason the operator gave, if any. */
        reason: string | null;
    };
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    role: Role;
    status: UserStatus;
    /** @description The operator whose key created this user and acts for them until they claim the account; absent for others. */
    managed_by?: UserId;
    /** @description That key, or the one it was first rotated from; absent without `managed_by`. */
    managed_by_key_id?: KeyId;
    /** @description Requests awaiting a second operator; absent if there are none. */
    removal_requests?: RemovalRequest[];
    /** @description Present with `expand=account`; null if you can’t read it. */
    account?: AccountSummary | null;
}
export interface UserChanges {
    role?: Role;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
export type UserExpansion = "account";
export type UserId = `usr_${string}`;
export interface UserInfo {
    /** @description The person, even if the app acts as an agent. */
    sub: UserId;
    /** @description With `profile`. */
    name?: string;
    /** @description With `profile`; absent if there is no picture. */
    picture?: string;
    /** @description With `profile`: the address of their public page. */
    profile?: string;
    /** @description With `profile`: when it last changed, in seconds since 1970. */
    updated_at?: number;
    /** @description With `email`: the address shown on the consent page, as long as it still belongs to them. Absent if it isn’t verified, or if the app acts as an agent. */
    email?: string;
    /** @description With `email`; always true. */
    email_verified?: boolean;
}
export interface UserPage {
    data: User[];
    next_cursor: string | null;
    /** @description The number of items across all pages. Included on the first page with `count=true`. */
    count?: number;
    /** @description Whether there may be more than `count`. Included on the first page with `count=true`. */
    count_capped?: boolean;
}
export interface UserSnapshot {
    user_id: UserId;
    kind: ProfileKind;
    display_name: string;
    role: Role;
    status: UserStatus;
    /** @description Only while the user is suspended. */
    suspension?: {
        /** @description The reason the operator gave, if any. */
        reason: string | null;
    };
    removal_request?: RemovalRequest;
    created_at: Timestamp;
}
export type UserStatus = "active" | "suspended";
export interface UserSummary {
    id: UserId;
    display_name: string;
    kind: ProfileKind;
    headline: string | null;
    /** @description The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere. */
    avatar_url: string | null;
    /** @description The average of the reviews in `review_count`; null if there are none yet. */
    rating_average: number | null;
    /** @description Published reviews of contracts that paid out at least 1,000 cents. */
    review_count: number;
}
export interface Verdict {
    /** @description The worker’s part of the disputed amount, including fees. */
    worker_cents: Cents;
    /** @description The reasons for this amount. */
    rationale: string;
}
export interface VerifiedKey {
    user_id: UserId;
    /** @description Null if the key belongs to the user rather than an agent. */
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
    /** @description Whether at least 1,000 cents have been paid out between the two users. */
    verified: boolean;
    created_at: Timestamp;
    removal?: Removal;
    /** @description Present with `expand=from_user`; null if you can’t read it. */
    from_user?: UserSummary | null;
    /** @description Present with `expand=user`; null if you can’t read it. */
    user?: UserSummary | null;
}
export interface VouchEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "vouch.created" | "vouch.removed" | "vouch.restored";
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
export type VouchEventType = "vouch.created" | "vouch.removed" | "vouch.restored";
export type VouchExpansion = "from_user" | "user";
export type VouchId = `vch_${string}`;
export interface VouchPage {
    data: Vouch[];
    next_cursor: string | null;
}
export interface Wallet {
    currency: string;
    /** @description Money that can be spent now. */
    available_cents: Cents;
    /** @description The part of the available money that can be withdrawn: all of it, unless the payment provider only pays out earnings. */
    withdrawable_cents: Cents;
    /** @description Money in escrow for milestones you’ve funded. */
    escrow_cents: Cents;
    /** @description Released money that isn’t available yet, after fees. */
    clearing_cents: Cents;
    /** @description The least that can be deposited at once. */
    deposit_min_cents: Cents;
    /** @description The most that can be deposited at once. */
    deposit_max_cents: Cents;
    /** @description The least that can be withdrawn at once. */
    withdrawal_min_cents: Cents;
    /** @description The most that can be withdrawn at once. */
    withdrawal_max_cents: Cents;
}
export interface WalletEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_in_transit" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_returning" | "wallet.withdrawal_failed";
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
export type WalletEventType = "wallet.deposit_requested" | "wallet.deposit_succeeded" | "wallet.deposit_failed" | "wallet.deposit_reversed" | "wallet.withdrawal_requested" | "wallet.withdrawal_in_transit" | "wallet.withdrawal_succeeded" | "wallet.withdrawal_returning" | "wallet.withdrawal_failed";
export interface WalletPayoutAccountChangedEvent {
    id: EventId;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "wallet.payout_account_changed";
    created_at: Timestamp;
    actor: EventActor;
    subject: Subject;
    data: PayoutAccountEvent;
}
export interface WalletPayoutAccountChangedEventPayload {
    id: EventId;
    type: WalletPayoutAccountChangedEventType;
    timestamp: Timestamp;
    data: PayoutAccountEvent;
}
export type WalletPayoutAccountChangedEventType = "wallet.payout_account_changed";
export interface Webhook {
    id: WebhookId;
    url: string;
    audience: Audience;
    events: EventSelector[];
    description: string | null;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    enabled: boolean;
    /** @description Why it’s disabled: by its `owner`, because its endpoint responded that it’s `gone` (410), or because it had been `failing` for 5 days. */
    disabled_reason: DisabledReason | null;
    /** @description When attempts started failing; null after a success. */
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
    /** @description Disables or enables the webhook. Pending deliveries are sent once it’s enabled. */
    enabled?: boolean;
    /** @description Merged with your existing metadata, up to 20 keys in total; `null` removes a key. No one else is notified. */
    metadata?: MetadataChanges;
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
    audience: Audience;
    events: EventSelector[];
    description: string | null;
    /** @description Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`. */
    metadata?: Metadata;
    enabled: boolean;
    /** @description Why it’s disabled: by its `owner`, because its endpoint responded that it’s `gone` (410), or because it had been `failing` for 5 days. */
    disabled_reason: DisabledReason | null;
    /** @description When attempts started failing; null after a success. */
    failing_since: Timestamp | null;
    /** @description Increases with every change; part of the ETag. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** @description The signing secret, as defined by Standard Webhooks. It’s shown only once. */
    secret: string;
}
export type WithdrawalId = `wdr_${string}`;
export interface WithdrawnVersion {
    /** @description The planned version. */
    terms_version: number;
}
export type WriteRefusal = "recipient_suspended" | "user_blocked" | "contact_unavailable";
