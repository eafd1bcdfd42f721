import { describe, expect, it } from 'vitest'
import { eventTypeNames } from '../../server/src/events/feed/domain.ts'
import { expectCleanAudit } from '../../server/test/support/deals.ts'
import { acceptTerms, publishTerms } from '../../server/test/support/terms.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { amountWithRoundedFee } from '../src/trigger/dispute-recipes.ts'
import { recipes, refusals } from '../src/trigger/recipes.ts'
import { newMachine } from './support/parley.ts'

// Payments can only fail where operators settle them.
const onlyManual = ['wallet.deposit_failed', 'wallet.withdrawal_failed']
// These run separately, because the deadlines of other events would pass, too.
const movingTheClock = [
  'approval.expired',
  'contract.completed',
  'contract.expired',
  'gig.expired',
  'milestone.refund_announced',
  'negotiation.expired',
  'payout.paid',
  'review.created',
  'review.published',
]

const sandbox = await createWorld({ working: true })
const manual = await createWorld({ working: true, settings: { payments: 'manual' } })
// As in the demo market.
await acceptTerms(sandbox.operator, (await publishTerms(sandbox.operator)).terms_version)
const [machine, manualMachine] = await Promise.all([machineOf(sandbox), machineOf(manual)])

function machineOf({ url, operator }: typeof sandbox) {
  return newMachine({ PARLEY_URL: url, PARLEY_KEY: operator.secret ?? '' })
}

describe('parley trigger', () => {
  it('causes every type of event that the API alone can cause, and prints the event and what it created', async () => {
    const caused: string[] = []
    const cause = async (type: string) => {
      const at = onlyManual.includes(type) ? manualMachine : machine
      const { code, stdout, stderr } = await at.run(['trigger', type, '--json'])
      expect([type, code, stderr]).toEqual([type, 0, ''])
      const { event, steps } = JSON.parse(stdout)
      expect(event).toMatchObject({ id: expect.stringMatching(/^evt_/), type })
      expect([type, steps.length > 0]).toEqual([type, true])
      caused.push(type)
    }
    const types = Object.keys(recipes)
    const atOnce = types.filter((type) => !movingTheClock.includes(type))
    const lane = async () => {
      for (let type = atOnce.pop(); type !== undefined; type = atOnce.pop()) await cause(type)
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    for (const type of movingTheClock) await cause(type)
    expect([...caused, ...Object.keys(refusals)].sort()).toEqual([...eventTypeNames].sort())
    expect(Object.keys(refusals)).toHaveLength(13)
    await expectCleanAudit(sandbox)
    await expectCleanAudit(manual)
  })

  it('works where operators settle payments, too', async () => {
    for (const type of ['contract.completed', 'wallet.deposit_succeeded', 'wallet.withdrawal_succeeded']) {
      const { code, stderr } = await manualMachine.run(['trigger', type, '--json'])
      expect([type, code, stderr]).toEqual([type, 0, ''])
    }
  })

  it('refuses the other types, and says why and what to do', async () => {
    for (const [type, { why, instead }] of Object.entries(refusals)) {
      const { code, stdout, stderr } = await machine.run(['trigger', type])
      expect([type, code, stdout]).toEqual([type, 4, ''])
      expect(stderr).toContain(why)
      expect(stderr).toContain(instead)
    }
    for (const type of onlyManual) {
      expect((await machine.run(['trigger', type])).stderr).toContain('PAYMENTS=manual')
    }
    expect(await machine.run(['trigger', 'contract.exploded'])).toMatchObject({ code: 2 })
  })

  it('shows the steps with who took them; what it causes is in the feed of the caller', async () => {
    const { stdout } = await machine.run(['trigger', 'negotiation.agreed', '--keys'])
    expect(stdout).toMatch(/you {6}Post a gig +gig_/)
    expect(stdout).toMatch(/worker +Agree to an offer +neg_/)
    const [, eventId = '', subject = ''] = /negotiation\.agreed {2}(evt_\w+) {2}about (neg_\w+)/.exec(stdout) ?? []
    const feed = await sandbox.operator.get(`/events?types=negotiation.agreed&subject_id=${subject}`)
    expect(feed.body.data.map(({ id }: { id: string }) => id)).toEqual([eventId])
    const [, key = ''] = /worker +usr_\w+ {2}(parley_sk_\w+)/.exec(stdout) ?? []
    expect((await sandbox.as(key).get(`/negotiations/${subject}`)).body.status).toBe('agreed')
  })

  it('never touches a live marketplace, and tells members for which events it needs an operator’s key', async () => {
    const live = await createWorld({ mode: 'live' })
    const inLive = await (await machineOf(live)).run(['trigger', 'gig.created'])
    expect([inLive.code, inLive.stderr]).toEqual([4, expect.stringContaining('isn’t a sandbox')])
    const member = await sandbox.newUser()
    const env = { PARLEY_KEY: member.secret ?? '' }
    const early = await machine.run(['trigger', 'gig.created'], { env })
    expect([early.code, early.stderr]).toEqual([4, expect.stringContaining('parley terms accept --terms-version 1')])
    expect(await machine.run(['terms', 'accept', '--terms-version', '1'], { env })).toMatchObject({ code: 0 })
    expect(await machine.run(['trigger', 'gig.created'], { env })).toMatchObject({ code: 0 })
    const asMember = await machine.run(['trigger', 'contract.completed'], { env })
    expect([asMember.code, asMember.stderr]).toEqual([
      4,
      expect.stringMatching(/operator key.*parley trigger contract\.completed/),
    ])
  })

  it('finds an amount whose fee is rounded, unless every fee is whole', () => {
    expect(amountWithRoundedFee(500)).toBe(10)
    expect(amountWithRoundedFee(33)).toBe(152)
    expect(amountWithRoundedFee(0)).toBeNull()
    expect(amountWithRoundedFee(10_000)).toBeNull()
  })
})
