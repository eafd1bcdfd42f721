/**
 * The same text for addresses that differ only in the case of ASCII letters. Unicode folding would also map other characters,
 * such as the Kelvin sign to `k`, and mistake one address's owner for another's.
 */
export function emailKey(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
