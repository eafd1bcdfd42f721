/** An error that Stripe answers with. */
export class StripeFailure extends Error {
  readonly status: number
  readonly error: StripeErrorBody
  /** Whether a retry with the same idempotency key gets the same error: not when the request was invalid to begin with. */
  readonly isSaved: boolean

  constructor(status: number, error: StripeErrorBody, isSaved = false) {
    super(error.message)
    this.status = status
    this.error = error
    this.isSaved = isSaved
  }
}

interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  message: string
  param?: string
}

/** The request makes no sense, whatever the state. */
export function invalid(code: string, message: string, param?: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, message, ...(param && { param }) })
}

/** The request makes sense, but not now. */
export function refused(code: string, message: string, param?: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, message, ...(param && { param }) }, true)
}

export function missing(noun: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${noun}: '${id}'`
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
