/** Skills as they are compared, whatever their case. */
export function skillKeysOf(skills: readonly string[]): string[] {
  return skills.map((skill) => skill.toLowerCase())
}
