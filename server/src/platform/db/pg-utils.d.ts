declare module 'pg/lib/utils.js' {
  /** As text, or bytes, of a parameter. */
  export function prepareValue(value: unknown): string | Buffer | null
}
