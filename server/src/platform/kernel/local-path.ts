/** Whether a text is a path of this service. Browsers read `//` at the start, and a backslash, as the address of another host. */
export function isLocalPath(text: string): boolean {
  return /^\/(?!\/)[!-[\]-~]*$/.test(text)
}
