/** The longest reason an agent can give its owner. */
export const REASON_MAX_LENGTH = 500
