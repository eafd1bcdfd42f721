import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { Toasts } from '../ui/toast.tsx'
import { words } from '../words/app.ts'
import { AccountItems } from './account-items.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { useLiveUpdates } from './live.ts'
import { type Destination, useDestinations } from './navigation.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { paths } from './paths.ts'
import { useMe } from './session.tsx'
import { MOD_KEY, useShortcuts } from './shortcuts.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { SuspendedBanner } from './suspended-banner.tsx'

// Loaded when they are first opened: most visits do without them.
const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(({ CommandPalette }) => ({ default: CommandPalette })),
)
const KeysHelp = lazy(() => import('./keys-help.tsx').then(({ KeysHelp }) => ({ default: KeysHelp })))

/** The frame around every page: navigation, banners, and what can open over any page. */
export function Shell() {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  useLiveUpdates()
  useShortcuts({ openPalette: () => setOpen('palette'), openHelp: () => setOpen('keys') })
  const close = () => setOpen(null)
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-floating"
      >
        {words.skipToContent}
      </a>
      <Sidebar onPalette={() => setOpen('palette')} onHelp={() => setOpen('keys')} />
      <div className="flex min-w-0 flex-1 flex-col">
        <DemoBanner />
        <SuspendedBanner />
        <OfflineBanner />
        <Content />
      </div>
      <BottomBar onHelp={() => setOpen('keys')} onPalette={() => setOpen('palette')} />
      <Suspense>
        {open === 'palette' && <CommandPalette onClose={close} onHelp={() => setOpen('keys')} />}
        {open === 'keys' && <KeysHelp onClose={close} />}
      </Suspense>
      <SignInAgain user={useMe()} />
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
    if (last.current !== pathname) ref.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return (
    <main ref={ref} id="content" tabIndex={-1} className="flex-1 outline-none">
      <Outlet />
    </main>
  )
}

function Sidebar({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }) {
  const me = useMe()
  const destinations = useDestinations()
  return (
    <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-5 overflow-y-auto border-line border-r bg-surface px-3 py-4 lg:flex">
      <Link to={paths.home} className="px-3 font-semibold text-lg tracking-tight">
        {words.product}
      </Link>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-9 shrink-0 items-center gap-2 rounded-lg border border-line bg-canvas px-3 text-ink-faint text-sm hover:border-line-strong"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="truncate">{words.palette.open}</span>
        <span className="ml-auto whitespace-nowrap">
          <Kbd>{`${MOD_KEY}K`}</Kbd>
        </span>
      </button>
      <nav aria-label={words.navigation.label} className="flex flex-1 flex-col gap-5">
        {destinations.map(({ label, items }) => (
          <div key={label ?? 'top'}>
            {label && <p className="px-3 pb-1 text-ink-faint text-xs">{label}</p>}
            <ul className="flex flex-col gap-0.5">
              {items.map((item) => (
                <li key={item.to}>
                  <NavigationLink destination={item} />
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
            className="flex w-full items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-hover"
          >
            <Avatar name={me.display_name} isSquare={me.kind === 'organization'} />
            <span className="min-w-0 text-sm">
              <span className="sr-only">{words.account.open}: </span>
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

function NavigationLink({ destination: { to, label, icon: Icon, isExact = false } }: { destination: Destination }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: isExact, includeSearch: false }}
      className="flex h-9 items-center gap-3 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink data-[status=active]:bg-hover data-[status=active]:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </Link>
  )
}

/** The navigation of small screens, in reach of the thumb. */
function BottomBar({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }) {
  const all = useDestinations().flatMap(({ items }) => items)
  const tab =
    'flex flex-1 flex-col items-center justify-center gap-1 rounded-lg text-xs text-ink-soft data-[status=active]:text-accent-text'
  return (
    <nav
      aria-label={words.navigation.label}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(3.75rem+env(safe-area-inset-bottom))] border-line border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {all
        .filter(({ isInBar }) => isInBar)
        .map(({ to, label, icon: Icon, isExact = false }) => (
          <Link key={to} to={to} activeOptions={{ exact: isExact, includeSearch: false }} className={tab}>
            <Icon aria-hidden="true" className="size-5" />
            {label}
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
              </Link>
            </MenuLink>
          ))}
        <MenuLine />
        <AccountItems onHelp={onHelp} />
      </Menu>
    </nav>
  )
}
