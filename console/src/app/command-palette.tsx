import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Code, Keyboard, type LucideIcon, Plus, Search, Settings, UserPen, Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { words } from '../words/app.ts'
import { useDeveloperMode } from './developer-mode.ts'
import { useDestinations } from './navigation.ts'
import { type ResultGroup, resultsQuery } from './palette-results.ts'
import { paths } from './paths.ts'
import { useMe } from './session.tsx'
import { useSettled } from './use-settled.ts'

/** Jumps to a page, an action, or something of the reader's own, by its name. */
export function CommandPalette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const { palette, account, keys } = words
  const [text, setText] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The browser would focus the first focusable element, which is the frame around the input.
    input.current?.focus()
    return () => opened?.close()
  }, [])
  const go = (to: string, search: Record<string, string> = {}) => {
    onClose()
    void navigate({ to, search })
  }
  const typed = text.trim()
  const [isDeveloper, setDeveloper] = useDeveloperMode()
  const toggleDeveloper = () => {
    setDeveloper(!isDeveloper)
    onClose()
  }
  const isNamed = ({ label }: { label: string }) =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => label.toLowerCase().includes(word))
  const pages = useDestinations()
    .flatMap(({ items }) => items)
    .filter(isNamed)
  const actions = [
    { icon: Plus, label: palette.postGig, run: () => go(paths.newGig) },
    { icon: UserPen, label: palette.editProfile, run: () => go(paths.editProfile) },
    { icon: Settings, label: account.settings, run: () => go(paths.settings) },
    { icon: Keyboard, label: keys.title, run: onHelp },
    { icon: Code, label: isDeveloper ? account.developerOff : account.developerOn, run: toggleDeveloper },
  ].filter(isNamed)
  const { groups, status } = useResults(typed)
  const count = pages.length + actions.length + groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through `cancel`.
    <dialog
      ref={dialog}
      aria-label={palette.title}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="mx-auto mt-[12dvh] w-[calc(100vw-2rem)] max-w-xl animate-appear overflow-hidden rounded-2xl bg-surface shadow-floating backdrop:bg-black/40"
    >
      {/* The service does the searching; its results must not be filtered again. */}
      <Command label={palette.title} loop shouldFilter={false}>
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          maxLength={TEXT_MAX}
          placeholder={palette.placeholder}
          className="control-text h-13 w-full border-line border-b bg-transparent px-5 outline-none"
        />
        <Command.List label={palette.title} className="max-h-80 overflow-y-auto p-2">
          <Group heading={palette.goTo} isEmpty={pages.length === 0}>
            {pages.map(({ to, label, icon }) => (
              <Item key={to} value={to} icon={icon} onSelect={() => go(to)} title={label} />
            ))}
          </Group>
          <Group heading={palette.doThis} isEmpty={actions.length === 0}>
            {actions.map(({ icon, label, run }) => (
              <Item key={label} value={label} icon={icon} onSelect={run} title={label} />
            ))}
          </Group>
          {groups.map(({ heading, icon, results }) => (
            <Group key={heading} heading={heading} isEmpty={false}>
              {results.map(({ id, to, title, detail }) => (
                <Item key={id} value={id} icon={icon} onSelect={() => go(to)} title={title} detail={detail} />
              ))}
            </Group>
          ))}
          {/* Only once the search is done: until then, Enter must not open what a better match is about to replace. */}
          <Group heading={palette.elsewhere} isEmpty={!typed || status === 'searching'}>
            <Item
              value="gigs"
              icon={Search}
              onSelect={() => go(paths.gigs, { q: typed })}
              title={palette.searchGigs(typed)}
            />
            <Item
              value="people"
              icon={Users}
              onSelect={() => go(paths.people, { q: typed })}
              title={palette.searchPeople(typed)}
            />
          </Group>
        </Command.List>
        {typed && (
          <p role="status" className="border-line border-t px-5 py-2.5 text-ink-faint text-xs">
            {status === 'searching' ? palette.searching : status === 'failed' ? palette.failed : palette.results(count)}
          </p>
        )}
      </Command>
    </dialog>
  )
}

/** The results for exactly the typed text, so that results of an earlier one can't be opened. */
function useResults(typed: string): { groups: readonly ResultGroup[]; status: 'searching' | 'failed' | 'done' } {
  const settled = useSettled(typed)
  const isLongEnough = typed.length >= TEXT_MIN
  const { data, isError } = useQuery({
    ...resultsQuery(settled, useMe().user_id),
    enabled: isLongEnough && settled === typed,
  })
  if (!isLongEnough) return { groups: [], status: 'done' }
  if (settled !== typed) return { groups: [], status: 'searching' }
  if (data) return { groups: data, status: 'done' }
  return { groups: [], status: isError ? 'failed' : 'searching' }
}

function Group({ heading, isEmpty, children }: { heading: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  )
}

interface ItemProps {
  value: string
  icon: LucideIcon
  onSelect: () => void
  title: string
  detail?: string
}

function Item({ value, icon: Icon, onSelect, title, detail }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex h-10 cursor-default items-center gap-3 rounded-lg px-3 text-sm aria-selected:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint"
    >
      <Icon aria-hidden="true" />
      <span className="min-w-0 truncate">{title}</span>
      {detail && <span className="ml-auto min-w-0 truncate text-ink-faint">{detail}</span>}
    </Command.Item>
  )
}

// What the service accepts, and how many letters a useful search needs.
const TEXT_MAX = 200
const TEXT_MIN = 2
