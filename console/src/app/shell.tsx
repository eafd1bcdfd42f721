import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Count } from '../ui/count.tsx'
import { cx } from '../ui/cx.ts'
import { Kbd } from '../ui/kbd.tsx'
import { SiteSign } from '../ui/logo.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { TitleCount } from '../ui/page.tsx'
import { siteIcon, siteName } from '../ui/site.ts'
import { Toasts } from '../ui/toast.tsx'
import { words } from '../words/app.ts'
import { uiWords } from '../words/ui.ts'
import { AcceptTerms, TermsBanner } from './accept-terms.tsx'
import { AccountItems } from './account-items.tsx'
import { Bell } from './bell.tsx'
import { countLabel, useNavigationCounts, useNewCount } from './counts.ts'
import { DemoBanner } from './demo-banner.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { useLiveUpdates } from './live.ts'
import { type Destination, useDestinations } from './navigation.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { paths } from './paths.ts'
import { useMe } from './session.tsx'
import { MOD_KEY, useShortcuts } from './shortcuts.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { storedChoice } from './stored-choice.ts'
import { SuspendedBanner } from './suspended-banner.tsx'

// Loaded when first opened, because most visits don't need them.
const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(({ CommandPalette }) => ({ default: CommandPalette })),
)
const KeysHelp = lazy(() => import('./keys-help.tsx').then(({ KeysHelp }) => ({ default: KeysHelp })))

const NotificationsDialog = lazy(() =>
  import('./notifications-dialog.tsx').then(({ NotificationsDialog }) => ({ default: NotificationsDialog })),
)

/** The frame around every page: navigation, banners, and what can open over any page. */
export function Shell() {
  const [open, setOpen] = useState<'palette' | 'keys' | 'news' | null>(null)
  useLiveUpdates()
  useKeptFocus()
  useShortcuts({ openPalette: () => setOpen('palette'), openHelp: () => setOpen('keys'), isPaused: open !== null })
  const close = () => setOpen(null)
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-floating"
      >
        {words.skipToContent}
      </a>
      <Sidebar
        onPalette={() => setOpen('palette')}
        onHelp={() => setOpen('keys')}
        bell={<Bell onOpen={() => setOpen('news')} />}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar bell={<Bell onOpen={() => setOpen('news')} />} />
        <div className="print:hidden">
          <DemoBanner />
          <SuspendedBanner />
          <TermsBanner />
          <OfflineBanner />
        </div>
        <TitleCount value={useNewCount()}>
          <Content />
        </TitleCount>
      </div>
      <BottomBar onHelp={() => setOpen('keys')} onPalette={() => setOpen('palette')} />
      <Suspense>
        {open === 'palette' && <CommandPalette onClose={close} onHelp={() => setOpen('keys')} />}
        {open === 'keys' && <KeysHelp onClose={close} />}
        {open === 'news' && <NotificationsDialog onClose={close} />}
      </Suspense>
      <SignInAgain user={useMe()} />
      <AcceptTerms />
    </div>
  )
}

/**
 * On small screens, notifications and toasts have their own space above the page, so that they don't cover anything. On wide
 * screens, where the sidebar serves as the header, only the toasts are shown here.
 */
function TopBar({ bell }: { bell: ReactNode }) {
  return (
    <div className="sticky top-0 z-40 border-line border-b bg-surface lg:static lg:z-50 lg:border-0 print:hidden">
      <header className="flex h-12 items-center justify-between pr-2 pl-4 sm:px-8 lg:hidden">
        <Link to={paths.home} className="flex min-w-0 font-semibold tracking-tight">
          <SiteSign />
        </Link>
        {bell}
      </header>
      <Toasts closeLabel={words.close} />
    </div>
  )
}

/** The page. A new page takes the focus, so that screen readers and the keyboard begin at its top. */
function Content() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    // A list next to the item opened from it is still the same page.
    const isKept = document.activeElement?.closest('[data-keeps-focus]')
    if (last.current !== pathname && !isKept) ref.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return (
    <main
      ref={ref}
      id="content"
      tabIndex={-1}
      className="relative flex-1 outline-none [&:focus-visible_h1]:outline-2 [&:focus-visible_h1]:outline-accent-text [&:focus-visible_h1]:outline-offset-2"
    >
      <Outlet />
    </main>
  )
}

const sidebar = storedChoice<'wide' | 'narrow'>('parley.sidebar')

/** The navigation for wide screens. When collapsed, it shows icons; their names are still read aloud, and shown on hover. */
function Sidebar({ onPalette, onHelp, bell }: { onPalette: () => void; onHelp: () => void; bell: ReactNode }) {
  const me = useMe()
  const destinations = useDestinations()
  const counts = useNavigationCounts()
  const isNarrow = sidebar.use() === 'narrow'
  const Toggle = isNarrow ? PanelLeftOpen : PanelLeftClose
  const toggleLabel = isNarrow ? words.navigation.expand : words.navigation.collapse
  return (
    <header
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-5 overflow-y-auto overflow-x-hidden border-line border-r bg-surface px-3 py-4 lg:flex print:hidden',
        isNarrow ? 'w-16' : 'w-60',
      )}
    >
      <div className={cx('flex items-center', isNarrow && 'flex-col-reverse')}>
        {isNarrow ? (
          <Link to={paths.home} title={siteName} className="order-last mb-2">
            <img src={siteIcon} alt={siteName} className="size-8 rounded-lg" />
          </Link>
        ) : (
          <Link to={paths.home} className="flex min-w-0 flex-1 px-3 font-semibold text-lg tracking-tight">
            <SiteSign />
          </Link>
        )}
        {bell}
        <button
          type="button"
          title={toggleLabel}
          aria-label={toggleLabel}
          aria-expanded={!isNarrow}
          onClick={() => sidebar.choose(isNarrow ? 'wide' : 'narrow')}
          className="flex size-10 shrink-0 items-center justify-center rounded-lg text-ink-faint hover:bg-hover hover:text-ink"
        >
          <Toggle aria-hidden="true" className="size-4" />
        </button>
      </div>
      <button
        type="button"
        onClick={onPalette}
        title={isNarrow ? words.palette.open : undefined}
        className="flex h-9 shrink-0 items-center gap-2 rounded-lg border border-line bg-canvas px-3 text-ink-faint text-sm hover:border-line-strong"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className={isNarrow ? 'sr-only' : 'truncate'}>{words.palette.open}</span>
        {!isNarrow && (
          <span className="ml-auto whitespace-nowrap">
            <Kbd>{`${MOD_KEY}K`}</Kbd>
          </span>
        )}
      </button>
      <nav aria-label={words.navigation.label} className={cx('flex flex-1 flex-col', isNarrow ? 'gap-3' : 'gap-5')}>
        {destinations.map(({ label, items }) => (
          <div key={label ?? 'top'} className={cx(isNarrow && label && 'border-line border-t pt-3')}>
            {label && <p className={isNarrow ? 'sr-only' : 'px-3 pb-1 text-ink-faint text-xs'}>{label}</p>}
            <ul className="flex flex-col gap-0.5">
              {items.map((item) => (
                <li key={item.to}>
                  <NavigationLink destination={item} count={counts[item.to] ?? 0} isNarrow={isNarrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Menu
        side="top"
        trigger={
          <button
            type="button"
            title={isNarrow ? me.display_name : undefined}
            className={cx(
              'flex w-full items-center gap-3 rounded-lg py-2 text-left hover:bg-hover',
              isNarrow ? 'justify-center' : 'px-3',
            )}
          >
            <Avatar name={me.display_name} url={me.avatar_url} isSquare={me.kind === 'organization'} />
            <span className={isNarrow ? 'sr-only' : 'min-w-0 text-sm'}>
              <span className="sr-only">{uiWords.label(words.account.open)} </span>
              <span className="block truncate font-medium">{me.display_name}</span>
              {me.email && <span className="block truncate text-ink-faint text-xs">{me.email}</span>}
            </span>
          </button>
        }
      >
        <AccountItems onHelp={onHelp} />
      </Menu>
    </header>
  )
}

interface NavigationLinkProps {
  destination: Destination
  /** What's waiting there. */
  count: number
  isNarrow: boolean
}

function NavigationLink({ destination, count, isNarrow }: NavigationLinkProps) {
  const { to, label, icon: Icon, isExact = false } = destination
  return (
    <Link
      to={to}
      title={isNarrow ? label : undefined}
      activeOptions={{ exact: isExact, includeSearch: false }}
      className="relative flex min-h-9 items-center gap-3 rounded-lg px-3 py-1 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink data-[status=active]:bg-hover data-[status=active]:text-ink"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={isNarrow ? 'sr-only' : 'wrap-anywhere min-w-0 hyphens-auto'}>{label}</span>
      <Count count={count} label={countLabel(to, count)} className={isNarrow ? 'absolute -top-1 right-0' : 'ml-auto'} />
    </Link>
  )
}

/** The navigation for small screens, within reach of the thumb. */
function BottomBar({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }) {
  const all = useDestinations().flatMap(({ items }) => items)
  const counts = useNavigationCounts()
  const tab =
    'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-lg text-xs text-ink-soft data-[status=active]:text-accent-text'
  return (
    <nav
      aria-label={words.navigation.label}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(3.75rem+env(safe-area-inset-bottom))] border-line border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {all
        .filter(({ isInBar }) => isInBar)
        .map(({ to, label, icon: Icon, isExact = false }) => (
          <Link key={to} to={to} activeOptions={{ exact: isExact, includeSearch: false }} className={tab}>
            <Icon aria-hidden="true" className="size-5" />
            <span className="wrap-anywhere max-w-full hyphens-auto text-center leading-tight">{label}</span>
            <Count
              count={counts[to] ?? 0}
              label={countLabel(to, counts[to] ?? 0)}
              className="absolute top-0.5 left-1/2 ml-1"
            />
          </Link>
        ))}
      <Menu
        side="top"
        className="flex flex-1"
        trigger={
          <button type="button" className={tab}>
            <MenuIcon aria-hidden="true" className="size-5" />
            {words.navigation.more}
          </button>
        }
      >
        <MenuItem icon={<Search aria-hidden="true" />} onSelect={onPalette}>
          {words.palette.open}
        </MenuItem>
        <MenuLine />
        {all
          .filter(({ isInBar }) => !isInBar)
          .map(({ to, label, icon: Icon }) => (
            <MenuLink key={to}>
              <Link to={to}>
                <Icon aria-hidden="true" />
                {label}
                <Count count={counts[to] ?? 0} label={countLabel(to, counts[to] ?? 0)} className="ml-auto" />
              </Link>
            </MenuLink>
          ))}
        <MenuLine />
        <AccountItems onHelp={onHelp} />
      </Menu>
    </nav>
  )
}
