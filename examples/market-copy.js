import { readFile, rename, writeFile } from 'node:fs/promises'
import { Parley } from '@parley/sdk'

// Keeps a copy of all public gigs in a file, as a search index would. It continues after the last event it has saved, however
// it was stopped. Run it with PARLEY_URL, and PARLEY_KEY, any key with the scope read.

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
    // The service was restored to an older copy, so what was read since is no longer true.
    if (!error.has?.('bad_cursor')) throw error
    copy = newCopy()
  }
}

async function apply({ type, data }) {
  const { gigs, hidden } = copy
  if (type === 'gig.removed') delete gigs[data.id]
  // Events have the description only when it changes, and everything else always.
  else if (type.startsWith('gig.')) gigs[data.id] = { ...gigs[data.id], ...data }
  else if (type === 'profile.hidden') {
    hidden.push(data.user_id)
    for (const { id, client_id } of Object.values(gigs)) if (client_id === data.user_id) delete gigs[id]
  } else if (type === 'profile.published' && hidden.includes(data.user_id)) {
    copy.hidden = hidden.filter((id) => id !== data.user_id)
    await readGigsOf(data.user_id)
  }
}

/** What happened to them while they were hidden is not in the feed for those who have read that far. */
async function readGigsOf(client_id) {
  for (const status of ['open', 'paused', 'filled', 'closed', 'expired']) {
    for await (const { allowed_actions, ...gig } of parley.gigs.list({ client_id, status })) copy.gigs[gig.id] = gig
  }
}

function newCopy() {
  return { after: null, gigs: {}, hidden: [] }
}

// All at once, so that the copy and its place in the feed always belong together.
async function save() {
  await writeFile(`${path}.new`, JSON.stringify(copy))
  await rename(`${path}.new`, path)
}
