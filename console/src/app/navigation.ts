import { Briefcase, FileSignature, Handshake, Home, type LucideIcon, Scale, Search, Users, Wallet } from 'lucide-react'
import { words } from '../words/app.ts'
import { paths } from './paths.ts'

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

/** The main navigation, in groups. */
export const destinations: readonly { label: string | null; items: readonly Destination[] }[] = [
  { label: null, items: [{ to: paths.home, label: navigation.home, icon: Home, isInBar: true, isExact: true }] },
  {
    label: navigation.groups.market,
    items: [
      { to: paths.gigs, label: navigation.findGigs, icon: Search, isInBar: true, isExact: true },
      { to: paths.myGigs, label: navigation.myGigs, icon: Briefcase, isInBar: true },
      { to: paths.people, label: navigation.people, icon: Users },
    ],
  },
  {
    label: navigation.groups.deals,
    items: [
      { to: paths.negotiations, label: navigation.negotiations, icon: Handshake },
      { to: paths.contracts, label: navigation.contracts, icon: FileSignature, isInBar: true },
      { to: paths.disputes, label: navigation.disputes, icon: Scale },
      { to: paths.wallet, label: navigation.wallet, icon: Wallet },
    ],
  },
]
