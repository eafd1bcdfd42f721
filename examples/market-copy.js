import { readFile, rename, writeFile } from 'node:fs/promises'
import { Parley } from '@parley/sdk'

// Keeps a copy of all public gigs in a file, as a search index would. No matter how it was stopped, it continues after the last
// event it saved. Run it with PARLEY_URL, and PARLEY_KEY set to any key with the scope read.

const path = process.argv[2] ?? 'gigs.json'
const parley = new Parley()
let copy = JSON.parse(await readFile(path, 'utf8').catch(() => 'null')) ?? newCopy()

for (;;) {
  try {
    for await (const event of parley.events.follow({ audience: 'market', ...(copy.after && { after: copy.after }) })) {
      await apply(event)
      copy.after = event.id
      await save()
    }
  } catch (error) {
    // The service was restored from an older copy, so what was read since then is no longer true.
    if (!error.has?.('bad_cursor')) throw error
    copy = newCopy()
  }
}

async function apply({ type, data }) {
  const { gigs, hidden } = copy
  if (type === 'gig.removed') delete gigs[data.id]
  // Events contain the description only if it changed, and everything else always.
  else if (type.startsWith('gig.')) gigs[data.id] = { ...gigs[data.id], ...data }
  else if (type === 'profile.hidden') {
    hidden.push(data.user_id)
    for (const { id, client_id } of Object.values(gigs)) if (client_id === data.user_id) delete gigs[id]
  } else if (type === 'profile.published' && hidden.includes(data.user_id)) {
    copy.hidden = hidden.filter((id) => id !== data.user_id)
    await readGigsOf(data.user_id)
  }
}

/** Changes while the gigs were hidden aren't in the feed after this position, so the gigs are read again. */
async function readGigsOf(client_id) {
  for (const status of ['open', 'paused', 'filled', 'closed', 'expired']) {
    for await (const { allowed_actions, ...gig } of parley.gigs.list({ client_id, status })) copy.gigs[gig.id] = gig
  }
}

function newCopy() {
  return { after: null, gigs: {}, hidden: [] }
}

// Replaces the file in one step, so that the copy always matches its position in the feed.
async function save() {
  await writeFile(`${path}.new`, JSON.stringify(copy))
  await rename(`${path}.new`, path)
}
