import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../server/test/support/browser.ts'
import { signedImage } from '../../server/test/support/images.ts'
import { createWorld, type World } from '../../server/test/support/world.ts'
import { type Machine, newMachine } from './support/parley.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5" fill="#c2410c"/></svg>'

const SETUP = `
languages:
  default: de
  offered: [de, en]
brand:
  name: Studio Hub
  tagline: Illustrators for hire
  accent: "#0F766E"
  font: lora
  logo: ./logo.svg
rules:
  PLATFORM_FEE_BPS: 700
  SIGN_UP: closed
trade:
  categories:
    - key: illustration
      names: { de: Illustration, en: Illustration }
      children:
        - { key: portraits, names: { de: Porträts } }
  gig_fields:
    - key: certified
      names: { de: Zertifiziert }
      type: boolean
      filterable: true
terms:
  file: ./terms.md
people:
  - email: ada@example.com
    display_name: Ada
    role: arbiter
`

const UNCHANGED = ['languages', 'brand', 'rules', 'trade', 'terms', 'people']
  .map((name) => `${name.padEnd(11)}unchanged\n`)
  .join('')

/** The machine of an operator, with a setup file. */
async function operatorsMachine(world: World, setup = SETUP): Promise<Machine & { file: string }> {
  const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' })
  const file = join(machine.folder, 'setup.yaml')
  const beside = { 'logo.svg': LOGO, 'terms.md': '# Terms of use\n\nBe honest.\n' }
  await writeFile(file, setup)
  for (const [name, content] of Object.entries(beside)) await writeFile(join(machine.folder, name), content)
  return { ...machine, file }
}

/** What an operator would have to set by hand. */
async function setupOf({ operator }: World): Promise<object> {
  const paths = ['languages', 'brand', 'settings/changes', 'terms', 'setup', 'trade'].map((part) => `/operator/${part}`)
  const [languages, brand, settings, terms, setup, trade, arbiters] = await Promise.all(
    [...paths, '/users?role=arbiter'].map((path) => operator.get(path)),
  )
  return {
    languages: languages?.body,
    brand: brand?.body,
    terms: terms?.body.data,
    trade: trade?.body,
    settings: settings?.body.data.map(({ name, to }: { name: string; to: string }) => [name, to]),
    arbiters: arbiters?.body.data.map(({ email }: { email: string }) => email),
    steps: setup?.body.steps.flatMap((step: { name: string; is_done: boolean }) => (step.is_done ? [step.name] : [])),
  }
}

describe('parley init --from', () => {
  it('sets up a marketplace from a file, shows the changes first if asked, and changes nothing the second time', async () => {
    const world = await createWorld()
    const { run, file } = await operatorsMachine(world)
    const before = await setupOf(world)
    const dry = await run(['init', '--from', file, '--dry-run'])
    expect(dry).toMatchObject({ code: 0, stderr: '' })
    expect(dry.stdout.split('\n')).toEqual([
      'languages  would change: default: en → de; offered: ["en","de","es","fr"] → ["de","en"]',
      'brand      would change: name: Parley → Studio Hub; tagline: none → Illustrators for hire; accent: none → #0f766e; font: system → lora; logo: ./logo.svg',
      'rules      would change: PLATFORM_FEE_BPS: 500 → 700; SIGN_UP: open → closed',
      'trade      would change: categories.illustration: added; gig_fields.certified: added',
      'terms      would change: version 1: ./terms.md',
      'people     would change: ada@example.com: invitation as arbiter',
      '',
    ])
    expect(await setupOf(world)).toEqual(before)

    const first = await run(['init', '--from', file])
    expect(first).toMatchObject({ code: 0, stderr: '', stdout: dry.stdout.replaceAll('would change: ', '') })
    const after = await setupOf(world)
    expect(after).toMatchObject({
      languages: { default: 'de', offered: ['de', 'en'] },
      terms: [{ terms_version: 1, status: 'in_force' }],
      trade: { categories: [{ children: [{ key: 'portraits' }] }], gig_fields: [{ key: 'certified' }] },
      brand: { name: 'Studio Hub', accent: '#0f766e', font: 'lora', logo_url: expect.stringMatching(/\.png$/) },
      settings: [
        ['SIGN_UP', 'closed'],
        ['PLATFORM_FEE_BPS', '700'],
      ],
      arbiters: ['ada@example.com'],
      steps: ['brand', 'trade', 'money', 'people'],
    })
    expect(await mailsTo(world, 'ada@example.com')).toHaveLength(1)

    for (const flags of [['--dry-run'], []]) {
      const again = await run(['init', '--from', file, ...flags])
      expect(again.stdout).toBe(UNCHANGED)
    }
    expect(await setupOf(world)).toEqual(after)
    expect(await mailsTo(world, 'ada@example.com')).toHaveLength(1)
  })

  it('recognizes an image that has metadata', async () => {
    const world = await createWorld()
    const { run, file, folder } = await operatorsMachine(world, 'brand: { name: Studio Hub, logo: ./logo.png }')
    await writeFile(join(folder, 'logo.png'), await signedImage('#00aa00'))
    expect((await run(['init', '--from', file])).stdout).toBe(
      'brand      name: Parley → Studio Hub; logo: ./logo.png\n',
    )
    expect((await run(['init', '--from', file, '--dry-run'])).stdout).toBe('brand      unchanged\n')
  })

  it('changes only what is different, and returns to defaults', async () => {
    const world = await createWorld()
    const { run, file, folder } = await operatorsMachine(world)
    await run(['init', '--from', file])
    await writeFile(
      file,
      'brand: { name: Studio Hub, font: lora }\nrules: { PLATFORM_FEE_BPS: null, SIGN_UP: closed }\ntrade: { gig_fields: [{ key: certified, names: { de: Zertifikat }, type: boolean }] }\nterms: { file: ./terms.md }\n',
    )
    await writeFile(join(folder, 'terms.md'), '# Terms of use\n\nBe honest and kind.\n')
    expect((await run(['init', '--from', file])).stdout.split('\n')).toEqual([
      'brand      tagline: Illustrators for hire → none; accent: #0f766e → none; logo: removed',
      'rules      PLATFORM_FEE_BPS: 700 → 500, the environment’s value',
      'trade      gig_fields.certified.names.de: Zertifiziert → Zertifikat; gig_fields.certified.filterable: true → none',
      'terms      version 2: ./terms.md',
      '',
    ])
    const { data } = (await world.operator.get('/operator/terms')).body
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['planned', 'in_force'])
    const { body } = await world.operator.get('/operator/brand')
    expect(body).toMatchObject({ name: 'Studio Hub', tagline: null, accent: null, font: 'lora', logo_url: null })
  })

  it('says where in the file something is wrong', async () => {
    const world = await createWorld()
    const { run, file, folder } = await operatorsMachine(world)
    const tried = async (content: string, name = file) => {
      await writeFile(name, content)
      const { code, stderr } = await run(['init', '--from', name])
      return [code, stderr.split('\n')[0]]
    }
    expect(await tried('brand: { name: Studio Hub, accent: "#ffdd00" }')).toEqual([
      4,
      `Error: ${file}: brand.accent is too light: white text on it has a contrast of 1.3:1, and needs 4.5:1; choose a darker color, such as #887500 (unreadable_color)`,
    ])
    expect(await tried('rules: { PLATFORM_FEE_BPS: 20000 }')).toEqual([
      4,
      `Error: ${file}: rules.PLATFORM_FEE_BPS must be at most 10000 (too_large)`,
    ])
    const { brand } = (await setupOf(world)) as { brand: object }
    expect(brand).toMatchObject({ name: 'Parley' })
    expect(await tried('people: [{ email: ada@example.com, display_name: Ada }, { email: ben@example.com }]')).toEqual([
      4,
      `Error: ${file}: people.1.display_name is required (required)`,
    ])
    expect(await tried('languages: { default: fr, offered: [en] }')).toEqual([
      4,
      `Error: ${file}: languages.default must be one of the offered languages (not_allowed)`,
    ])
    expect(await tried('trade: { gig_fields: [{ key: size, names: { en: Size }, type: metres }] }')).toEqual([
      4,
      expect.stringContaining(`Error: ${file}: trade.gig_fields.0.type must be one of`),
    ])
    // None of these changes anything, not even what comes before the mistake.
    const mistakes = {
      'brand: { name: Other }\nrules: { COLOR: red }': 'rules.COLOR isn’t a setting that operators can change.',
      'brand: { name: Other, logo: ./none.svg }': 'brand.logo names ./none.svg, which can’t be read: ',
      'brand: { name: Other }\nterms: { file: /etc/hosts }':
        'terms.file names /etc/hosts, which isn’t in the folder of the setup file',
      'brand: { name: Other }\npeople: ada@example.com': 'people must be a list.',
      'brand: { name: Other }\nmenu: []': 'unknown section: menu.',
    }
    for (const [content, message] of Object.entries(mistakes))
      expect(await tried(content)).toEqual([2, expect.stringContaining(`Error: ${file}: ${message}`)])
    expect(await tried('brand: [')).toEqual([2, expect.stringContaining(`Error: ${file} isn’t valid YAML or JSON: `)])
    expect(((await setupOf(world)) as { brand: object }).brand).toEqual(brand)
    expect((await run(['init', '--from', join(folder, 'none.yaml')])).code).toBe(2)
    expect((await run(['init', 'my-project', '--from', file])).code).toBe(2)
    expect((await run(['init', '--dry-run'])).code).toBe(2)
  })
})

describe('the file in the guide', () => {
  it('can be applied', async () => {
    const guide = await readFile(new URL('../../docs/guides/make-it-yours.md', import.meta.url), 'utf8')
    const [, setup] = /^```yaml\n(.*?)^```/ms.exec(guide) ?? []
    const { run, file } = await operatorsMachine(await createWorld(), setup)
    const { code, stdout } = await run(['init', '--from', file])
    expect([code, stdout.match(/unchanged/g)]).toEqual([0, null])
    expect((await run(['init', '--from', file])).stdout.match(/unchanged/g)).toHaveLength(
      stdout.trim().split('\n').length,
    )
  })
})

describe('parley init --export', () => {
  it.each(['exported.yaml', 'exported.json'])(
    'writes %s, which is the setup: applying it changes nothing',
    async (name) => {
      const world = await createWorld()
      const { run, file, folder } = await operatorsMachine(world)
      await run(['init', '--from', file])
      const exported = join(folder, name)
      expect(await run(['init', '--export', exported])).toMatchObject({
        code: 0,
        stdout: `Wrote languages, brand, rules, trade, terms, people to ${exported}.\n`,
      })
      const text = await readFile(exported, 'utf8')
      expect(text).toContain('Studio Hub')
      expect(text).not.toContain(String(world.operator.secret))
      for (const flags of [['--dry-run'], []])
        expect((await run(['init', '--from', exported, ...flags])).stdout).toBe(UNCHANGED)

      // Another marketplace gets the same, including the logo.
      const other = await createWorld()
      const env = { PARLEY_URL: other.url, PARLEY_KEY: other.operator.secret ?? '' }
      expect((await run(['init', '--from', exported], { env })).code).toBe(0)
      const [logo, otherLogo] = (await Promise.all([setupOf(world), setupOf(other)])).map((setup) =>
        (setup as { brand: { logo_url: string } }).brand.logo_url.replace(/.*\//, ''),
      )
      expect(otherLogo).toBe(logo)
      expect((await run(['init', '--from', exported], { env })).stdout).toBe(UNCHANGED)
    },
  )

  it('writes nothing about a marketplace that no one has set up, and replaces no file', async () => {
    const { run, folder, file } = await operatorsMachine(await createWorld())
    const exported = join(folder, 'exported.yaml')
    expect((await run(['init', '--export', exported])).stdout).toContain('Nothing has been set up yet')
    expect((await run(['init', '--from', exported])).code).toBe(0)
    expect((await run(['init', '--export', file])).code).toBe(2)
    expect(await readFile(file, 'utf8')).toBe(SETUP)
    expect(existsSync(join(folder, 'logo.png'))).toBe(false)
  })
})
