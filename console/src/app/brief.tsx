import type { Brief, Contract, NegotiationWithRounds } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Section } from '../ui/card.tsx'
import { listOf } from '../ui/lists.ts'
import { Notice } from '../ui/notice.tsx'
import { briefWords as words } from '../words/brief.ts'
import { Markdown } from './markdown.tsx'
import { paths } from './paths.ts'
import { gigQuery } from './queries.ts'

type Deal = Pick<NegotiationWithRounds, 'gig_id' | 'brief' | 'rounds'> | Pick<Contract, 'gig_id' | 'brief'>

/** The work as both sides agreed on it, and whether the gig now says something else. */
export function BriefSection({ deal }: { deal: Deal }) {
  const { brief, gig_id } = deal
  const gig = useQuery(gigQuery(gig_id)).data
  const changed = useChangesOfGig(deal)
  return (
    <Section
      title={words.title}
      aside={
        gig && (
          <Link to={paths.gig(gig_id)} className="text-accent-text text-sm underline-offset-4 hover:underline">
            {words.gig}
          </Link>
        )
      }
    >
      <Card className="flex flex-col gap-4 p-5">
        {changed.length > 0 && (
          <Notice tone="warn" title={words.changed}>
            {('rounds' in deal ? words.negotiationKeeps : words.contractKeeps)(partsInWords(changed))}
          </Notice>
        )}
        {brief ? <BriefText brief={brief} /> : <p className="text-ink-soft text-sm">{words.none}</p>}
      </Card>
    </Section>
  )
}

/** The parts of the gig that now differ from the deal. */
export function useChangesOfGig({ brief, gig_id }: Deal): (keyof Brief)[] {
  const gig = useQuery(gigQuery(gig_id)).data
  if (!brief || !gig) return []
  return (['title', 'description', 'skills'] as const).filter(
    (name) => JSON.stringify(gig[name]) !== JSON.stringify(brief[name]),
  )
}

export function partsInWords(names: readonly (keyof Brief)[]): string {
  return listOf(names.map((name) => words.parts[name]))
}

function BriefText({ brief: { title, description, skills } }: { brief: Brief }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = description.length > LONG || description.split('\n').length > LONG_LINES
  return (
    <div className="flex min-w-0 flex-col gap-3 text-sm">
      <h3 className="break-words font-medium">{title}</h3>
      <Markdown isFolded={isLong && !isOpen}>{description}</Markdown>
      {isLong && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          className="self-start"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.less : words.more}
        </Button>
      )}
      {skills.length > 0 && (
        <ul aria-label={words.skills} className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// About as much as fits in six lines.
const LONG = 600
const LONG_LINES = 6
