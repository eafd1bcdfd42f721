import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Code, Keyboard, type LucideIcon, Plus, Search, Settings, UserPen, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { words } from '../words/app.ts'
import { useDeveloperMode } from './developer-mode.ts'
import { useDestinations } from './navigation.ts'
import { paths } from './paths.ts'

/** Jumps to a page or an action by its name. */
export function CommandPalette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const { palette, account, keys } = words
  const [text, setText] = useState('')
  const ref = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through `cancel`.
    <dialog
      ref={ref}
      aria-label={palette.title}
      onCancel={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className="mx-auto mt-[12dvh] w-[calc(100vw-2rem)] max-w-xl animate-appear overflow-hidden rounded-2xl bg-surface shadow-floating backdrop:bg-black/40"
    >
      <Command label={palette.title} loop>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={palette.placeholder}
          className="control-text h-13 w-full border-line border-b bg-transparent px-5 outline-none"
        />
        <Command.List className="max-h-80 overflow-y-auto p-2">
          <Command.Empty className="p-6 text-center text-ink-faint text-sm">{palette.nothing}</Command.Empty>
          <Command.Group heading={palette.doThis} className={GROUP}>
            <Item icon={Plus} onSelect={() => go(paths.newGig)}>
              {palette.postGig}
            </Item>
            <Item icon={UserPen} onSelect={() => go(paths.editProfile)}>
              {palette.editProfile}
            </Item>
            <Item icon={Settings} onSelect={() => go(paths.settings)}>
              {account.settings}
            </Item>
            <Item icon={Keyboard} onSelect={onHelp}>
              {keys.title}
            </Item>
            <Item icon={Code} onSelect={toggleDeveloper}>
              {isDeveloper ? account.developerOff : account.developerOn}
            </Item>
            {typed && (
              <>
                <Item icon={Search} onSelect={() => go(paths.gigs, { q: typed })}>
                  {palette.searchGigs(typed)}
                </Item>
                <Item icon={Users} onSelect={() => go(paths.people, { q: typed })}>
                  {palette.searchPeople(typed)}
                </Item>
              </>
            )}
          </Command.Group>
          <Command.Group heading={palette.goTo} className={GROUP}>
            {useDestinations()
              .flatMap(({ items }) => items)
              .map(({ to, label, icon }) => (
                <Item key={to} icon={icon} onSelect={() => go(to)}>
                  {label}
                </Item>
              ))}
          </Command.Group>
        </Command.List>
      </Command>
    </dialog>
  )
}

function Item({ icon: Icon, onSelect, children }: { icon: LucideIcon; onSelect: () => void; children: string }) {
  return (
    <Command.Item
      onSelect={onSelect}
      className="flex h-10 cursor-default items-center gap-3 rounded-lg px-3 text-sm aria-selected:bg-hover [&_svg]:size-4 [&_svg]:text-ink-faint"
    >
      <Icon aria-hidden="true" />
      <span className="truncate">{children}</span>
    </Command.Item>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs'
