import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { conversationOf, type Deal, fundedMilestone, negotiate, postGig } from '../../server/test/support/deals.ts'
import { plainImage } from '../../server/test/support/images.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow, openVisitorWindow } = sharedChromium()
const picture = await plainImage('teal', 400, 200)

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const plan: GivenFile = { name: 'plan.png', mimeType: 'image/png', buffer: picture }
const notes: GivenFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Sixty pages.') }

describe('a message', () => {
  it('gets files by drop, paste and choice, which a draft keeps, and the other side sees', async () => {
    const { client, worker, path } = await newTalk()
    const [cleo, wanda] = [await openWindow(world, client), await openWindow(world, worker)]
    await Promise.all([cleo.page.goto(consolePath(path)), wanda.page.goto(consolePath(path))])
    const { page, context } = wanda
    const field = page.getByRole('textbox', { name: 'Message Cleo' })
    await field.fill('Here is the plan.')
    const attached = page.getByRole('list', { name: 'Attached files' })

    // Still uploading: it says so, and nothing can be sent.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = (route: Route) => held.then(() => route.continue())
    await context.route('**/api/attachments?*', hold)
    await drop(page.getByText('Ask Cleo a question', { exact: false }), [plan])
    await attached.getByRole('progressbar', { name: 'Uploading plan.png' }).waitFor()
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
    release()
    await attached.getByRole('progressbar').waitFor({ state: 'detached' })
    await context.unroute('**/api/attachments?*', hold)
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)

    await paste(field, [notes])
    await attached.getByText('notes.txt').waitFor()
    await page
      .getByLabel('Attach files')
      .and(page.locator('input'))
      .setInputFiles([{ ...notes, name: 'mistake.txt' }])
    await hasArrived(attached, 'mistake.txt')
    await attached.getByRole('button', { name: 'Remove mistake.txt' }).click()
    await attached.getByText('mistake.txt').waitFor({ state: 'detached' })
    // Removing a file deletes it, and frees its space.
    const namesOf = async () => (await done(worker.get('/attachments'))).data.map(({ name }: { name: string }) => name)
    await expect.poll(namesOf).toEqual(['notes.txt', 'plan.png'])

    await page.reload()
    await attached.getByText('notes.txt').waitFor()
    expect(await attached.getByRole('listitem').count()).toBe(2)
    await field.press('Enter')
    const shown = cleo.page.getByRole('article').getByRole('img', { name: 'Preview of plan.png' })
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    await cleo.page
      .getByRole('article')
      .getByRole('link', { name: /^notes\.txt/ })
      .waitFor()
    await attached.waitFor({ state: 'detached' })
    expect([...cleo.complaints, ...wanda.complaints]).toEqual([])
  })

  it('says which file can’t be attached and why, and accepts it again once the connection is back', async () => {
    const { worker, path } = await newTalk()
    const { page, context } = await openWindow(world, worker)
    await page.goto(consolePath(path))
    const field = page.getByRole('textbox', { name: 'Message Cleo' })
    await field.waitFor()
    const attached = page.getByRole('list', { name: 'Attached files' })
    const itemOf = (name: string) => attached.getByRole('listitem').filter({ hasText: name })
    await drop(field, [{ ...notes, name: 'film.bin', buffer: Buffer.alloc(26 * 1024 * 1024) }])
    await itemOf('film.bin').getByText('This file is larger than 25 MB.').waitFor()
    await attached.getByRole('button', { name: 'Remove film.bin' }).click()
    await drop(field, [{ ...notes, name: 'empty.txt', buffer: Buffer.alloc(0) }])
    await itemOf('empty.txt').getByRole('alert').waitFor()
    await attached.getByRole('button', { name: 'Remove empty.txt' }).click()
    // A picture that isn't really one.
    await drop(field, [{ ...plan, name: 'broken.png', buffer: picture.subarray(0, 60) }])
    await itemOf('broken.png').getByRole('alert').waitFor()
    await attached.getByRole('button', { name: 'Remove broken.png' }).click()

    await context.setOffline(true)
    await drop(field, [notes])
    await itemOf('notes.txt').getByRole('alert').waitFor()
    await context.setOffline(false)
    await attached.getByRole('button', { name: 'Upload notes.txt again' }).click()
    await itemOf('notes.txt').getByRole('alert').waitFor({ state: 'detached' })
    const nine = Array.from({ length: 10 }, (_, index) => ({ ...notes, name: `${index}.txt` }))
    await drop(field, nine)
    await itemOf('9.txt').getByText('You can attach up to 10 files.').waitFor()
    await expect.poll(async () => (await done(worker.get('/attachments'))).data.length).toBe(10)
    // Text that's copied along with a picture of itself stays text.
    await paste(field, [plan], 'Just text')
    expect(await attached.getByText('plan.png').count()).toBe(0)
  })
})

describe('a form', () => {
  it('takes files to an application, a delivery and a dispute', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Cleo' }),
      world.newUser({ display_name: 'Wanda' }),
    ])
    const [cleo, wanda] = [await openWindow(world, client), await openWindow(world, worker)]
    const gigId = await postGig(client, { title: 'Tune a harp' })
    await wanda.page.goto(`/gigs/${gigId}`)
    await wanda.page.getByRole('textbox', { name: /^Why you’re a good fit/ }).fill('Me.')
    await drop(wanda.page.getByRole('textbox', { name: /^Why you’re a good fit/ }), [plan])
    const attached = wanda.page.getByRole('list', { name: 'Attached files' })
    await hasArrived(attached, 'plan.png')
    // The draft keeps it.
    await wanda.page.reload()
    await hasArrived(attached, 'plan.png')
    await wanda.page.getByRole('button', { name: 'Send application' }).click()
    await wanda.page.getByRole('img', { name: 'Preview of plan.png' }).waitFor()
    const [application] = (await done(client.get(`/gigs/${gigId}/applications`))).data
    expect(namesIn(application)).toEqual(['plan.png'])

    const deal: Deal = { client, worker, gigId: await postGig(client, { title: 'Tune a lute' }) }
    const milestone = await fundedMilestone(deal)
    const { contract_id, id } = await done(client.get(milestone))
    await wanda.page.goto(`/contracts/${contract_id}`)
    await wanda.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    const dialog = wanda.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'What you did' }).fill('Tuned.')
    await paste(dialog.getByRole('textbox', { name: 'What you did' }), [notes])
    await hasArrived(dialog.getByRole('list', { name: 'Attached files' }), 'notes.txt')
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const [submission] = (await done(client.get(`${milestone}/submissions`))).data
    expect(namesIn(submission)).toEqual(['notes.txt'])

    await cleo.page.goto(`/contracts/${contract_id}/milestones/${id}/dispute`)
    await cleo.page.getByLabel('Reason').selectOption('quality')
    await cleo.page.getByLabel('What happened').fill('Out of tune.')
    await drop(cleo.page.getByLabel('What happened'), [plan])
    await hasArrived(cleo.page.getByRole('list', { name: 'Attached files' }), 'plan.png')
    await cleo.page.getByLabel('What Wanda should get').fill('0')
    await cleo.page.getByRole('button', { name: 'Open dispute' }).click()
    await cleo.page.getByRole('img', { name: 'Preview of plan.png' }).waitFor()
    expect([...cleo.complaints, ...wanda.complaints]).toEqual([])
  })
})

describe('a profile picture', () => {
  it('is uploaded and removed where the profile is edited, and everyone sees it', async () => {
    const ada = await world.newUser({ display_name: 'Ada' })
    await done(ada.patch('/profile/me', { headline: 'Translator' }))
    const { page, complaints } = await openWindow(world, ada)
    await page.goto('/people/me/edit')
    const section = page.getByRole('region', { name: 'Profile picture' })
    await page.getByRole('textbox', { name: 'Headline' }).fill('Translator of songs')
    await section.locator('input').setInputFiles([plan])
    await section.locator('img').waitFor()
    const { avatar_url } = await done(ada.get('/profile/me'))
    expect(await section.locator('img').getAttribute('src')).toBe(avatar_url)
    // It doesn't count as a change made elsewhere, and what was typed is still there.
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByRole('heading', { name: 'Ada' }).first().waitFor()
    expect((await done(ada.get('/profile/me'))).headline).toBe('Translator of songs')

    const visitor = await openVisitorWindow(world)
    await visitor.page.goto(`/people/${ada.userId}`)
    const shown = visitor.page.getByRole('main').locator(`img[src="${avatar_url}"]`)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

    await page.goto('/people/me/edit')
    await drop(section, [notes])
    await page.getByText('Choose a PNG, JPEG, GIF, or WebP image.').first().waitFor()
    await section.getByRole('button', { name: 'Remove picture' }).click()
    await section.locator('img').waitFor({ state: 'detached' })
    expect((await done(ada.get('/profile/me'))).avatar_url).toBeNull()
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: 'Ada' }).waitFor()
    expect(await shown.count()).toBe(0)
    expect([...complaints, ...visitor.complaints]).toEqual([])
  })
})

/** Waits until an attached file shows its size instead of its progress. */
function hasArrived(list: Locator, name: string): Promise<void> {
  return list
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/^\d+ kB$/)
    .waitFor()
}

function namesIn({ attachments }: { attachments: { name: string }[] }): string[] {
  return attachments.map(({ name }) => name)
}

async function newTalk() {
  const [client, worker] = await Promise.all([
    world.newUser({ display_name: 'Cleo' }),
    world.newUser({ display_name: 'Wanda' }),
  ])
  const deal: Deal = { client, worker, gigId: await postGig(client, { title: 'Tune a harp' }) }
  await negotiate(deal)
  return { client, worker, path: await conversationOf(deal) }
}

function consolePath(path: string): string {
  return path.replace('/conversations/', '/messages/')
}

/** What a browser does when files are dropped on an element. */
async function drop(target: Locator, files: readonly GivenFile[]): Promise<void> {
  const dataTransfer = await transferOf(target.page(), files)
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}

async function paste(target: Locator, files: readonly GivenFile[], text?: string): Promise<void> {
  const clipboard = await transferOf(target.page(), files, text)
  await target.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    clipboard,
  )
}

function transferOf(page: Page, files: readonly GivenFile[], text?: string) {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    // A large one isn't sent to the browser byte by byte.
    base64: buffer.length > 1_000_000 ? '' : buffer.toString('base64'),
    bytes: buffer.length,
  }))
  return page.evaluateHandle(
    ([list, typed]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64, bytes } of list) {
        const content =
          base64 === '' ? new Uint8Array(bytes) : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        transfer.items.add(new File([content], name, { type: mimeType }))
      }
      if (typed !== undefined) transfer.setData('text/plain', typed)
      return transfer
    },
    [given, text] as const,
  )
}
