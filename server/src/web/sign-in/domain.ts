/** Where to send someone who has to sign in first or again, or who wants to continue as someone else. */
export function signInPath(returnTo: string | null, { isSwitch = false } = {}): string {
  const query = new URLSearchParams({
    ...(returnTo !== null && { return_to: returnTo }),
    ...(isSwitch && { switch: 'yes' }),
  })
  return query.size === 0 ? '/sign-in' : `/sign-in?${query}`
}
