import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { connectedAppsQuery } from '../../app/queries.ts'
import { Card, Section } from '../../ui/card.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/agents.ts'
import { words as settingsWords } from '../../words/settings.ts'

const { apps: text } = words

/** Apps that were connected as the agent. They are disconnected in the settings, with all others. */
export function AppsOfAgent({ agentId }: { agentId: string }) {
  const query = useInfiniteQuery({
    ...connectedAppsQuery,
    select: ({ pages, pageParams }) => ({
      pageParams,
      pages: pages.map((page) => ({
        ...page,
        data: page.data.filter(({ hosted_agent_id }) => hosted_agent_id === agentId),
      })),
    }),
  })
  return (
    <Section
      title={text.title}
      description={text.text}
      aside={
        <Link to={paths.settings} className="text-accent-text text-sm underline-offset-4 hover:underline">
          {text.all}
        </Link>
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-16" />}
        empty={<p className="text-ink-faint text-sm">{text.none}</p>}
      >
        {(apps) => (
          <Card>
            <ul aria-label={text.title} className="divide-y divide-line">
              {apps.map(({ id, name, created_at, last_used_at }) => (
                <li key={id} className="p-4 text-sm sm:px-5">
                  <p className="truncate font-medium">{name}</p>
                  <p className="text-ink-faint">
                    <Time at={created_at} isReal says={settingsWords.apps.since} />
                    {last_used_at && (
                      <>
                        {' '}
                        · <Time at={last_used_at} isReal says={settingsWords.apps.used} />
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}
