import type { Gig, Profile } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { InviteDialog } from '../../app/invite-dialog.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { gigsQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/people.ts'

/** Invites someone to one of my open gigs. */
export function InviteToGig({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  const [gig, setGig] = useState<Gig | null>(null)
  const close = () => {
    setOpen(false)
    setGig(null)
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {words.invite.open}
      </Button>
      {gig ? (
        <InviteDialog gig={gig} person={profile} onClose={close} />
      ) : (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={words.invite.title(profile.display_name)}
          description={words.invite.text}
          closeLabel={appWords.close}
        >
          <ChooseGig onChoose={setGig} />
        </Dialog>
      )}
    </>
  )
}

function ChooseGig({ onChoose }: { onChoose: (gig: Gig) => void }) {
  const query = useInfiniteQuery(gigsQuery({ client_id: 'me', status: 'open' }))
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={3} className="h-14" />}
      empty={
        <div className="flex flex-col items-start gap-4 text-sm">
          {words.invite.none}
          <Link to={paths.newGig} className={buttonClass('primary')}>
            {words.invite.post}
          </Link>
        </div>
      }
    >
      {(gigs) => (
        <ul className="-mx-2 flex flex-col">
          {gigs
            .filter(({ allowed_actions }) => allowed_actions.includes('invite'))
            .map((gig) => (
              <li key={gig.id}>
                <button
                  type="button"
                  onClick={() => onChoose(gig)}
                  className="w-full rounded-lg p-2 text-left text-sm hover:bg-hover"
                >
                  <span className="block truncate font-medium">{gig.title}</span>
                  <GigRate gig={gig} />
                </button>
              </li>
            ))}
        </ul>
      )}
    </LoadedList>
  )
}
