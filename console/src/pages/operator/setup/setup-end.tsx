import type { Setup } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen, CircleDashed, Eye, FileCode, type LucideIcon, Sparkles, UserPlus } from 'lucide-react'
import { ActionButton } from '../../../app/action.tsx'
import { paths } from '../../../app/paths.ts'
import { demoQuery } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/setup.ts'
import { useFinishSetup } from './step-page.tsx'

const { end: text } = words

/** What to do after the last step. */
export function SetupEnd({ setup }: { setup: Setup }) {
  const { mode } = useSession()
  const finish = useFinishSetup()
  // The demo market needs an empty sandbox, and people may have been invited.
  const { data: demo } = useQuery({ ...demoQuery, enabled: mode === 'sandbox' })
  const skipped = setup.steps.filter(({ is_done }) => !is_done)
  return (
    <Page title={text.title} description={text.text}>
      <div className="flex flex-col gap-8">
        {skipped.length > 0 && (
          <Section title={text.open} description={text.openText}>
            <Card>
              <ul className="divide-y divide-line">
                {skipped.map(({ name }) => (
                  <Item
                    key={name}
                    icon={CircleDashed}
                    title={words.names[name]}
                    text={words.texts[name]}
                    to={paths.setup}
                    search={{ step: name }}
                  />
                ))}
              </ul>
            </Card>
          </Section>
        )}
        <Section title={text.next}>
          <Card>
            <ul className="divide-y divide-line">
              <Item icon={Eye} title={text.visit} text={text.visitText} href="/?as=visitor" />
              {demo?.status === 'empty' && (
                <Item icon={Sparkles} title={text.demo} text={text.demoText} to={paths.home} />
              )}
              <Item icon={UserPlus} title={text.users} text={text.usersText} to={paths.users} />
              <Item icon={FileCode} title={text.file} text={text.fileText} href="/docs/guides/make-it-yours" />
              <Item icon={BookOpen} title={text.guides} text={text.guidesText} href="/docs/guides/" />
            </ul>
          </Card>
        </Section>
        <div>
          {setup.is_finished ? (
            <Link to={paths.home} className={buttonClass('primary')}>
              {text.home}
            </Link>
          ) : (
            <ActionButton action={finish} variant="primary">
              {text.finish}
            </ActionButton>
          )}
        </div>
      </div>
    </Page>
  )
}

interface ItemProps {
  icon: LucideIcon
  title: string
  text: string
  /** A page of the console. */
  to?: string
  search?: object
  /** Any other page. It opens in a new tab. */
  href?: string
}

function Item({ icon: Icon, title, text, href, ...place }: ItemProps) {
  const className = 'flex items-start gap-3 px-5 py-4 text-sm hover:bg-hover focus-visible:-outline-offset-2'
  const content = (
    <>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </span>
    </>
  )
  return (
    <li>
      {href ? (
        <a href={href} target="_blank" rel="noopener" className={className}>
          {content}
        </a>
      ) : (
        <Link {...place} className={className}>
          {content}
        </Link>
      )}
    </li>
  )
}
