import type { Gig } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { Tag } from '../ui/badge.tsx'
import { Deadline, Time } from '../ui/time.tsx'
import { words } from '../words/gigs.ts'
import { FieldTags } from './field-tags.tsx'
import { MarkdownExcerpt } from './markdown.tsx'
import { paths } from './paths.ts'
import { Person } from './people.tsx'
import { GigRate } from './rate.tsx'
import { SaveButton } from './save-button.tsx'
import { useMe } from './session.tsx'
import { AgentBadge } from './terms.tsx'

const SKILLS_MAX = 4

/** A gig in a list. The whole row is the link. */
export function GigRow({ gig }: { gig: Gig }) {
  const isOwn = useMe().user_id === gig.client_id
  return (
    <article className="relative flex gap-3 p-4 hover:bg-hover has-[[data-row]:focus-visible]:bg-hover sm:p-5">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 font-medium">
            <Link to={paths.gig(gig.id)} data-row className="after:absolute after:inset-0">
              {gig.title}
            </Link>
          </h2>
          <GigRate gig={gig} className="text-sm" />
        </div>
        <p className="line-clamp-2 max-w-3xl text-ink-soft text-sm">
          <MarkdownExcerpt>{gig.description}</MarkdownExcerpt>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-faint text-sm">
          <span className="relative min-w-0 max-w-full">
            <Person id={gig.client_id} />
          </span>
          {gig.hosted_agent_id && <AgentBadge />}
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden="true" className="size-3.5" />
            {placeOf(gig)}
          </span>
          <Time at={gig.created_at} />
          {gig.apply_by && <Deadline at={gig.apply_by} says={words.row.applyBy} />}
          <FieldTags kind="gig" fields={gig.fields} />
          {gig.skills.length > 0 && (
            <span className="flex min-w-0 flex-wrap gap-1.5">
              {gig.skills.slice(0, SKILLS_MAX).map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </span>
          )}
        </div>
      </div>
      {!isOwn && (
        <span className="relative -my-2 -mr-2">
          <SaveButton saved={{ gig_id: gig.id }} name={gig.title} isIcon />
        </span>
      )}
    </article>
  )
}

/** Where the work is done. */
export function placeOf({ remote, location }: Pick<Gig, 'remote' | 'location'>): string {
  if (remote) return location ? `${words.row.remote} · ${location}` : words.row.remote
  return location ?? words.row.onSite
}
