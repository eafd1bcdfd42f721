import {
  AppWindow,
  Banknote,
  Bookmark,
  Bot,
  Briefcase,
  CalendarDays,
  Code,
  FileSignature,
  Flag,
  FlaskConical,
  Gauge,
  Gavel,
  Handshake,
  Home,
  ListTree,
  type LucideIcon,
  MessagesSquare,
  Palette,
  Scale,
  ScrollText,
  Search,
  Shapes,
  SlidersHorizontal,
  Stamp,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react'
import { words } from '../words/app.ts'
import { paths } from './paths.ts'
import { useSession } from './session.tsx'

export interface Destination {
  to: string
  label: string
  icon: LucideIcon
  /** On phones, in the bar at the lower edge; the others are behind “More”. */
  isInBar?: boolean
  /** Only this address, not those below it. */
  isExact?: boolean
}

const { navigation } = words

interface Group {
  label: string | null
  items: readonly Destination[]
}

/** The main navigation, in groups, with the pages that the signed-in person's role allows. */
export function useDestinations(): readonly Group[] {
  const { role, mode } = useSession()
  if (role === 'member') return forEverybody
  const desk = { to: paths.disputesDesk, label: navigation.disputesDesk, icon: Gavel }
  if (role === 'arbiter') return [...forEverybody, { label: navigation.groups.staff, items: [desk] }]
  const items: Destination[] = [
    { to: paths.overview, label: navigation.overview, icon: Gauge, isExact: true },
    { to: paths.users, label: navigation.users, icon: UserCog },
    { to: paths.money, label: navigation.money, icon: Banknote },
    { to: paths.ledger, label: navigation.ledger, icon: ListTree },
    desk,
    { to: paths.reports, label: navigation.reports, icon: Flag },
    { to: paths.auditLog, label: navigation.auditLog, icon: ScrollText },
    { to: paths.firstPartyApps, label: navigation.firstPartyApps, icon: AppWindow },
    { to: paths.branding, label: navigation.branding, icon: Palette },
    { to: paths.trade, label: navigation.trade, icon: Shapes },
    { to: paths.configuration, label: navigation.configuration, icon: SlidersHorizontal },
  ]
  if (mode === 'sandbox') items.push({ to: paths.sandbox, label: navigation.sandbox, icon: FlaskConical })
  return [...forEverybody, { label: navigation.groups.staff, items }]
}

const forEverybody: readonly Group[] = [
  {
    label: null,
    items: [
      { to: paths.home, label: navigation.home, icon: Home, isInBar: true, isExact: true },
      { to: paths.messages, label: navigation.messages, icon: MessagesSquare, isInBar: true },
    ],
  },
  {
    label: navigation.groups.market,
    items: [
      { to: paths.gigs, label: navigation.findGigs, icon: Search, isInBar: true, isExact: true },
      { to: paths.myGigs, label: navigation.myGigs, icon: Briefcase },
      { to: paths.people, label: navigation.people, icon: Users },
      { to: paths.saved, label: navigation.saved, icon: Bookmark },
    ],
  },
  {
    label: navigation.groups.deals,
    items: [
      { to: paths.negotiations, label: navigation.negotiations, icon: Handshake },
      { to: paths.contracts, label: navigation.contracts, icon: FileSignature, isInBar: true },
      { to: paths.disputes, label: navigation.disputes, icon: Scale },
      { to: paths.calendar, label: navigation.calendar, icon: CalendarDays },
      { to: paths.wallet, label: navigation.wallet, icon: Wallet, isInBar: true },
    ],
  },
  {
    label: navigation.groups.agents,
    items: [
      { to: paths.approvals, label: navigation.approvals, icon: Stamp },
      { to: paths.agents, label: navigation.agents, icon: Bot },
      { to: paths.developers, label: navigation.developers, icon: Code },
    ],
  },
]
