import { Outlet, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIsWide } from '../../ui/media.ts'
import { TabTitle } from '../../ui/page.tsx'
import { words } from '../../words/messages.ts'
import { ConversationList } from './conversation-list.tsx'

/**
 * All conversations, with the open one next to them; on phones, one or the other. The page is as tall as the window.
 * Escape goes from the field back to the list.
 */
export function MessagesPage() {
  const isWide = useIsWide()
  const { id } = useParams({ strict: false })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const backToList = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof HTMLTextAreaElement)) return
      list.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    }
    document.addEventListener('keydown', backToList)
    return () => document.removeEventListener('keydown', backToList)
  }, [])
  return (
    <div
      data-keeps-focus={isWide || undefined}
      className="absolute inset-x-0 top-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] flex lg:bottom-0"
    >
      {(isWide || !id) && (
        <div ref={list} className="flex w-full flex-col border-line lg:w-80 lg:border-r">
          {!id && <TabTitle>{words.title}</TabTitle>}
          <h1 className="px-4 pt-5 pb-2 font-semibold text-xl tracking-tight">{words.title}</h1>
          <ConversationList openId={id} />
        </div>
      )}
      {(isWide || id) && (
        <div className="flex min-w-0 flex-1 flex-col bg-surface">
          <Outlet />
        </div>
      )}
    </div>
  )
}
