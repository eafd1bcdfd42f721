export type { ApprovalOptions } from './approvals.ts'
export { Client, type ClientOptions, type TokenSource } from './client.ts'
export * from './errors.ts'
export type { EventOf, FollowedEvent, FollowOptions, FollowQuery } from './events.ts'
export type { CustomFields } from './fields.ts'
export type { components, operations, paths } from './generated/api.ts'
export { type ContractFees, type FeesAfterDispute, feeOf, feesAfterDispute } from './generated/fees.ts'
export * from './generated/resources.ts'
export type * from './generated/schemas.ts'
export type {
  Answer,
  AttemptEnd,
  AttemptStart,
  Bytes,
  EventStream,
  Expanded,
  ExpandOptions,
  ExpandQuery,
  Input,
  OperationId,
  Query,
  RequestOptions,
} from './operation.ts'
export { type Page, PageList } from './pages.ts'
export { createClient, Parley } from './parley.ts'
export { ServerSentEventParser } from './server-sent-events.ts'
export { briefHash, type ContractContent, type OfferContent, termsHash } from './terms-hash.ts'
export type { WaitOptions } from './wait-for.ts'
export {
  type SignOptions,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from './webhooks.ts'
