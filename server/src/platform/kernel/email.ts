/**
 * The same text for addresses that differ only in the case of ASCII letters. Unicode also folds other characters, such as the
 * Kelvin sign to `k`: the owner of one address would be taken for the owner of another.
 */
export function emailKey(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
