/** Skills in lower case, for comparison. */
export function skillKeysOf(skills: readonly string[]): string[] {
  return skills.map((skill) => skill.toLowerCase())
}
