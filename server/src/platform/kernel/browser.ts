/** The browser or program that sent a request without a key. */
export interface Browser {
  userAgent: string | null
  /** The languages it asks for, as its header lists them. */
  acceptLanguage: string | null
  /** Its network address. */
  address: string
  /** The secret in its cookie, if it has one. */
  sessionSecret: string | null
}

/** The browser of a caller who starts a session, and how it gets the cookie. */
export interface NewSession {
  browser: Browser
  setCookie: (secret: string) => void
}
