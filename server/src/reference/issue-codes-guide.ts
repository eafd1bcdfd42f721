import { issueCodes } from '../platform/kernel/issue-codes.ts'

/** The text of `docs/guides/issue-codes.md`. */
export function issueCodesGuide(): string {
  const rows = Object.entries(issueCodes).map(
    ([code, { status, meaning, remedy }]) => `| \`${code}\` | ${status} | ${meaning} | ${remedy} |`,
  )
  return `# Issue codes

Every problem that a response can report, its status, and what to do about it. Each issue also includes its remedy, and values in
\`details\`. \`npm run issue-codes\` generates this page from the list that the service itself uses.

| \`code\` | Status | Meaning | Remedy |
|---|---|---|---|
${rows.join('\n')}
`
}
