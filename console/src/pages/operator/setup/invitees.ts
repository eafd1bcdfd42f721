/** Someone to invite. */
export interface Invitee {
  display_name: string
  email: string
}

/** The people in a text with one on each line, as email programs write them: `Maya Lindqvist <maya@example.com>`. */
export function parseInvitees(text: string): Invitee[] {
  return text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', email = line] = /^(.*?)\s*<([^<>]+)>$/.exec(line) ?? []
      return { display_name: name.replace(/^"|"$/g, '') || nameFrom(email), email }
    })
}

/** `Maya Lindqvist` for `maya.lindqvist@example.com`, which people can change later. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}
