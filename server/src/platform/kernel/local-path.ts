/** Whether a text is a path of this service. Browsers treat a leading `//`, or a backslash, as another host's address. */
export function isLocalPath(text: string): boolean {
  return /^\/(?!\/)[!-[\]-~]*$/.test(text)
}
