import type { IssueDefinition } from './issue-details.ts'

/** Problems with the request itself: its URL, headers, body and fields. */
export const requestIssues = {
  required: {
    status: 422,
    meaning: 'The field is missing.',
    remedy:
      'Send the field `path` with a value that fits `details`, or send the fields in `details.alternatives` instead, if given.',
    details: {
      types: 'texts',
      'allowed?': 'values',
      'minimum?': 'value',
      'maximum?': 'value',
      'format?': 'text',
      'example?': 'value',
      'alternatives?': 'texts',
    },
  },
  unknown_field: {
    status: 422,
    meaning: 'There is no such field or parameter.',
    remedy: 'Use a name in `details.suggestions`, or omit the field. `details.allowed` lists every valid name.',
    details: { suggestions: 'texts', allowed: 'texts' },
  },
  wrong_type: {
    status: 422,
    meaning: 'The value has the wrong JSON type. Values are never converted.',
    remedy:
      'Send a value of one of the JSON types in `details.types`. If `details.allowed` is given, send one of these, or a list of them.',
    details: { types: 'texts', 'allowed?': 'texts' },
  },
  not_integer: {
    status: 422,
    meaning: 'The value isn’t an integer.',
    remedy:
      'Send a number without quotes and without a fraction, between `details.minimum` and `details.maximum` if given.',
    details: { 'minimum?': 'integer', 'maximum?': 'integer' },
  },
  too_small: {
    status: 422,
    meaning: 'The number, date or time is below its minimum.',
    remedy: 'Send at least `details.minimum`, or a later time.',
    details: { minimum: 'value' },
  },
  too_large: {
    status: 422,
    meaning: 'The number is above its maximum.',
    remedy: 'Send at most `details.maximum`.',
    details: { maximum: 'integer' },
  },
  too_short: {
    status: 422,
    meaning: 'The text or list is shorter than its minimum.',
    remedy: 'Make it at least `details.minimum` long, counted in `details.unit`.',
    details: { minimum: 'integer', unit: 'text' },
  },
  too_long: {
    status: 422,
    meaning: 'The text or list is longer than its maximum.',
    remedy: 'Make it at most `details.maximum` long, counted in `details.unit`.',
    details: { maximum: 'integer', unit: 'text' },
  },
  bad_format: {
    status: 422,
    meaning: 'The value isn’t in the documented format.',
    remedy: 'Send a value in the format `details.format`, such as `details.example` if given.',
    details: { format: 'text', 'example?': 'text' },
  },
  blank: {
    status: 422,
    meaning: 'The text has no visible characters.',
    remedy: 'Send text with at least one visible character.',
  },
  bad_characters: {
    status: 422,
    meaning: 'The text contains NUL or half of a surrogate pair.',
    remedy: 'Remove these characters.',
  },
  not_allowed: {
    status: 422,
    meaning: 'The value isn’t one of the allowed values.',
    remedy: 'Send one of `details.allowed`. If that’s empty, omit the field.',
    details: { allowed: 'values' },
  },
  duplicate_item: {
    status: 422,
    meaning: 'The list contains the same item twice.',
    remedy: 'Send each item once.',
  },
  repeated: {
    status: 422,
    meaning: 'The query parameter was given more than once.',
    remedy: 'Send the parameter named in `path` only once.',
  },
  bad_cursor: {
    status: 422,
    meaning: 'The cursor was changed, or belongs to another list, filter or user.',
    remedy: 'Omit the parameter named in `path` to start over.',
  },
  stale_cursor: {
    status: 422,
    meaning: 'The database was restored from an older copy after the cursor was issued.',
    remedy:
      'Read your resources again, then read the events from the beginning, without the parameter named in `path`.',
  },
  target_not_allowed: {
    status: 422,
    meaning: 'Webhooks can use only https addresses on the public internet.',
    remedy: 'Send another URL: https, with a host name that resolves to public addresses.',
  },
  damaged_image: {
    status: 422,
    meaning: 'The file looks like an image but can’t be read as one.',
    remedy: 'Export the image again, or put it in an archive to send it unchanged.',
  },
  unreadable_color: {
    status: 422,
    meaning: 'White text on this color can’t be read: its contrast is below 4.5:1.',
    remedy: 'Use the color in `details.suggestion`, the nearest one that’s readable, or a darker one.',
    details: { suggestion: 'text', contrast: 'text' },
  },
  idempotency_mismatch: {
    status: 422,
    meaning: 'This Idempotency-Key was used with a different body.',
    remedy: 'Use a new Idempotency-Key for a new request, or the original body for a retry.',
  },
  bad_passkey_response: {
    status: 422,
    meaning: 'The browser’s response doesn’t match options from this service, or the passkey is already registered.',
    remedy: 'Request new options, and have the browser create a passkey with them.',
  },
  not_for_agents: {
    status: 422,
    meaning: 'Hosted agents’ keys can’t have this scope.',
    remedy: 'Use only scopes in `details.allowed`, or create a key for the owner.',
    details: { allowed: 'texts' },
  },
  malformed_json: {
    status: 400,
    meaning: 'The body isn’t valid JSON in UTF-8.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  duplicate_key: {
    status: 400,
    meaning: 'An object in the body has the same key twice.',
    remedy: 'Send the key `details.key` once.',
    details: { key: 'text' },
  },
  too_deep: {
    status: 400,
    meaning: 'The JSON in the body is nested too deeply.',
    remedy: 'Nest at most `details.maximum` levels deep.',
    details: { maximum: 'integer' },
  },
  too_many_values: {
    status: 400,
    meaning: 'The JSON in the body has too many values.',
    remedy: 'Send at most `details.maximum` values, commas and brackets in one body.',
    details: { maximum: 'integer' },
  },
  not_an_object: {
    status: 400,
    meaning: 'The body is JSON but not an object.',
    remedy: 'Send a JSON object, such as `{}`.',
  },
  bad_header: {
    status: 400,
    meaning: 'A request header is malformed; `path` names it.',
    remedy: 'Send the header named in `path` in the format of `details.example`, or omit it if it’s optional.',
    details: { example: 'text' },
  },
  malformed_request: {
    status: 400,
    meaning: 'The request isn’t valid HTTP.',
    remedy: 'Send a well-formed HTTP/1.1 request, with percent-encoded UTF-8 in its URL.',
  },
  not_found: {
    status: 404,
    meaning: 'The resource doesn’t exist, or the caller doesn’t have access to it.',
    remedy: 'Check the ids in the request. The list operations return everything this caller can see.',
  },
  unknown_path: {
    status: 404,
    meaning: 'The API doesn’t have this path.',
    remedy: 'Use an operation in `details.suggestions`, or look it up in `/openapi.json`.',
    details: { suggestions: 'texts' },
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path doesn’t support this method.',
    remedy: 'Use a method in `details.allowed`, or an operation in `details.suggestions`.',
    details: { allowed: 'texts', suggestions: 'texts' },
  },
  request_timeout: {
    status: 408,
    meaning: 'The request took too long to arrive.',
    remedy: 'Send the request again without pausing.',
  },
  body_too_large: {
    status: 413,
    meaning: 'The body is too large.',
    remedy: 'Send at most `details.maximum` bytes.',
    details: { maximum: 'integer' },
  },
  url_too_long: {
    status: 414,
    meaning: 'The URL is too long.',
    remedy: 'Use at most `details.maximum` characters, with fewer or shorter parameters.',
    details: { maximum: 'integer' },
  },
  bad_content_type: {
    status: 415,
    meaning: 'The body isn’t JSON in UTF-8, or it’s compressed.',
    remedy: 'Send JSON with the header `content-type: application/json` and without `content-encoding`.',
  },
  range_not_satisfiable: {
    status: 416,
    meaning: 'The file has no bytes in the range.',
    remedy: 'Request a range that begins at `details.maximum` or before, or omit the `Range` header.',
    details: { maximum: 'integer' },
  },
  bad_expectation: {
    status: 417,
    meaning: 'The `Expect` header asks for something the service doesn’t support.',
    remedy: 'Omit the `Expect` header.',
  },
  headers_too_large: {
    status: 431,
    meaning: 'The request headers are too large.',
    remedy: 'Send fewer or shorter headers: at most `details.maximum` bytes in total.',
    details: { maximum: 'integer' },
  },
} as const satisfies Record<string, IssueDefinition>
