import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const PROGRAM = `
import { Parley, type GigId } from '../src/index.ts'
const parley = new Parley()
export async function use() {
  const gig = await parley.gigs.get('gig_1')
  const me = await parley.me.get()
  const gigId: GigId = gig.id
  const ids: [string, \`usr_\${string}\`, \`usr_\${string}\`] = [gigId, me.user.id, me.user.user_id]
  if (gig.allowed_actions.includes('invite')) await parley.negotiations.create({ gig_id: gig.id, worker_id: 'usr_1' })
  await parley.negotiations.create({ application_id: 'app_1', terms: { rate_cents: 5 } })
  await parley.request('openNegotiation', { body: { application_id: 'app_1' } })
  await parley.negotiations.agree('neg_1', { round: 1, terms_hash: 'x' })
  const [row] = await parley.contracts.list({ expand: ['client', 'gig'] }).all({ max: 1 })
  const names: [string | undefined, string | undefined] = [row?.client?.display_name, row?.gig?.title]
  const read = await parley.gigs.get('gig_1', { expand: ['client'], timeoutMs: 5 })
  const client: string | null = read.client && read.client.display_name
  const { client: notAsked } = await parley.gigs.get('gig_1', { timeoutMs: 5 })
  for await (const { type, data } of parley.events.follow({ audience: 'market' })) if (type === 'gig.removed') data.client_id
  for await (const { data } of parley.events.follow({ types: ['gig.created'] })) data.title.length
  await parley.session.create({ attempt: 'prf_1', code: '123456' })
  return [ids, names, client, notAsked?.display_name]
}
interface Own {
  gig: { certified?: boolean; languages?: ('en' | 'fr')[]; pages?: number; event?: string }
  profile: { certified: boolean }
}
const own: Parley<Own> = new Parley<Own>()
export async function useFields() {
  const body = { title: 'x', description: 'x', rate_type: 'fixed' } as const
  const gig = await own.as('usr_1').gigs.create({ ...body, fields: { certified: true, languages: ['en'] } })
  const languages: ('en' | 'fr')[] | undefined = gig.fields.languages
  await own.gigs.update(gig.id, { fields: { certified: null, pages: 5 } })
  const fields = { languages: ['en', 'fr'], certified: true, 'pages.min': 5, 'event.max': '2026-12-01' } as const
  const [first] = await own.gigs.list({ q: 'x', expand: ['client'], fields }).all({ max: 1 })
  const [person] = await own.profiles.list({ fields: { certified: true } }).all({ max: 1 })
  await parley.gigs.list({ fields: { anything: 'goes', 'pages.min': 5 } }).page()
  const any = (await parley.gigs.get('gig_1')).fields.anything
  return [languages, first?.client?.display_name, first?.fields.pages, person?.fields.certified, any]
}
export async function misuse() {
  const gig = await parley.gigs.get('gig_1')
  const amount: number = gig
  const byId: number = await parley.request('getGig', { params: { id: 'gig_1' } })
  const listed: number[] = await parley.contracts.list().all({ max: 1 })
  const other: \`con_\${string}\` = gig.id
  gig.allowed_actions.includes('expire')
  const [plain] = await parley.contracts.list({ expand: ['client'] }).all({ max: 1 })
  if (plain) plain.worker.display_name
  await parley.contracts.list({ expand: ['clients'] }).page()
  await parley.negotiations.create({ gig_id: 'gig_1' })
  await parley.negotiations.create({ application_id: 'app_1', gig_id: 'gig_1', worker_id: 'usr_1' })
  await parley.negotiations.agree('neg_1', {})
  await parley.negotiations.create()
  await parley.request('openNegotiation')
  for await (const { data } of parley.events.follow({ audience: 'all', types: ['gig.created'] })) data.title.length
  await own.gigs.update('gig_1', { fields: { certified: 'yes' } })
  await own.gigs.list({ fields: { languages: ['de'] } }).page()
  await own.gigs.list({ fields: { pages: 5 } }).page()
  const unknown = (await own.profiles.get('usr_1')).fields.languages
  return [amount, byId, listed, other, unknown]
}
`

it('lets correct programs compile, and names its types where a program is wrong', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  }
  const name = `${FOLDER}program-of-a-user.ts`
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => file === name || fileExists(file)
  host.readFile = (file) => (file === name ? PROGRAM : readFile(file))
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, PROGRAM, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest)
  const program = ts.createProgram([name], options, host)
  const problems = program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ messageText, start = 0 }) => ({
    line: PROGRAM.slice(PROGRAM.lastIndexOf('\n', start), PROGRAM.indexOf('\n', start)).trim(),
    message: ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0],
  }))
  expect(problems).toEqual([
    { line: expect.stringContaining('amount'), message: "Type 'Gig' is not assignable to type 'number'." },
    { line: expect.stringContaining('byId'), message: "Type 'Gig' is not assignable to type 'number'." },
    { line: expect.stringContaining('listed'), message: "Type 'Contract[]' is not assignable to type 'number[]'." },
    {
      line: expect.stringContaining('other'),
      message: expect.stringMatching(/`gig_.*is not assignable to type .*`con_/),
    },
    { line: expect.stringContaining("'expire'"), message: expect.stringContaining("type 'GigAction'") },
    { line: expect.stringContaining('plain.worker'), message: "'plain.worker' is possibly 'null' or 'undefined'." },
    { line: expect.stringContaining("'clients'"), message: expect.stringContaining("type 'ContractExpansion'") },
    { line: expect.stringContaining("{ gig_id: 'gig_1' }"), message: expect.stringContaining("type 'NewNegotiation'") },
    { line: expect.stringContaining('app_1'), message: expect.stringContaining("type 'NewNegotiation'") },
    { line: expect.stringContaining('agree'), message: expect.stringContaining("type 'Agreement'") },
    { line: expect.stringContaining('create()'), message: 'Expected 1-2 arguments, but got 0.' },
    { line: expect.stringContaining("'openNegotiation')"), message: 'Expected 2-3 arguments, but got 1.' },
    { line: expect.stringContaining("audience: 'all'"), message: "'data.title' is possibly 'undefined'." },
    { line: expect.stringContaining("'yes'"), message: expect.stringContaining('boolean | null') },
    { line: expect.stringContaining("['de']"), message: expect.stringContaining('"en" | "fr"') },
    {
      line: expect.stringContaining('{ pages: 5 } }).page()'),
      message: expect.stringContaining("'pages' does not exist"),
    },
    { line: expect.stringContaining('unknown'), message: expect.stringContaining("'languages' does not exist") },
  ])
})
