import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { conversationQuery, conversationsQuery, messagesQuery } from '../app/conversation/queries.ts'
import { withoutFields } from '../app/field-search.ts'
import { parley } from '../app/parley.ts'
import {
  bookmarksQuery,
  gigQuery,
  gigsQuery,
  inboxQuery,
  noticesQuery,
  ownProfileQuery,
  profileQuery,
  profilesQuery,
  searchesQuery,
  tradeQuery,
  walletQuery,
} from '../app/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { addressOf } from '../app/saved-address.ts'
import { filtersFrom, parseGigSearch, parseMineSearch, parseNewGigSearch } from '../pages/gigs/search.ts'
import { parseMessageSearch } from '../pages/messages/search.ts'
import { parsePeopleSearch, parseProfileSearch, peopleFiltersFrom } from '../pages/people/search.ts'
import { parseSavedSearch } from '../pages/saved/search.ts'
import { root } from './root.ts'

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    void queryClient.prefetchInfiniteQuery(inboxQuery)
    void queryClient.prefetchQuery(walletQuery)
  },
  component: lazyRouteComponent(() => import('../pages/home/home-page.tsx'), 'HomePage'),
})

const findGigs = createRoute({
  getParentRoute: () => root,
  path: '/gigs',
  validateSearch: parseGigSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(tradeQuery)
    if (isSimple(deps)) void queryClient.prefetchInfiniteQuery(gigsQuery(filtersFrom(deps, [])))
  },
  component: lazyRouteComponent(() => import('../pages/gigs/find-gigs-page.tsx'), 'FindGigsPage'),
})

const myGigs = createRoute({
  getParentRoute: () => root,
  path: '/gigs/mine',
  validateSearch: parseMineSearch,
  component: lazyRouteComponent(() => import('../pages/gigs/my-gigs-page.tsx'), 'MyGigsPage'),
})

const newGig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/new',
  validateSearch: parseNewGigSearch,
  component: lazyRouteComponent(() => import('../pages/gigs/new-gig-page.tsx'), 'NewGigPage'),
})

const gig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/$id',
  loader: ({ params }) => void queryClient.prefetchQuery(gigQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/gigs/gig-page.tsx'), 'GigPage'),
})

const editGig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/$id/edit',
  loader: ({ params }) => void queryClient.prefetchQuery(gigQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/gigs/edit-gig-page.tsx'), 'EditGigPage'),
})

const findPeople = createRoute({
  getParentRoute: () => root,
  path: '/people',
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(tradeQuery)
    if (isSimple(deps)) void queryClient.prefetchInfiniteQuery(profilesQuery(peopleFiltersFrom(deps, [])))
  },
  component: lazyRouteComponent(() => import('../pages/people/find-people-page.tsx'), 'FindPeoplePage'),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  validateSearch: parseProfileSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(profileQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/people/profile-page.tsx'), 'ProfilePage'),
})

const editProfile = createRoute({
  getParentRoute: () => root,
  path: '/people/me/edit',
  loader: () => void queryClient.prefetchQuery(ownProfileQuery),
  component: lazyRouteComponent(() => import('../pages/people/edit-profile-page.tsx'), 'EditProfilePage'),
})

const saved = createRoute({
  getParentRoute: () => root,
  path: '/saved',
  validateSearch: parseSavedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { show } }) => {
    if (show === 'searches') void queryClient.prefetchInfiniteQuery(searchesQuery)
    else void queryClient.prefetchInfiniteQuery(bookmarksQuery(show === 'people' ? 'user' : 'gig'))
  },
  component: lazyRouteComponent(() => import('../pages/saved/saved-page.tsx'), 'SavedPage'),
})

/** The gigs of a saved search, for links that know only its id. */
const savedSearch = createRoute({
  getParentRoute: () => root,
  path: '/saved/searches/$id',
  loader: async ({ params }) => {
    const search = addressOf((await parley.searches.get(params.id)).filters)
    if (search) throw redirect({ to: '/gigs', search, replace: true })
    throw redirect({ to: '/saved', search: { show: 'searches' }, replace: true })
  },
})

const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  validateSearch: parseMessageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(conversationsQuery(deps)),
  component: lazyRouteComponent(() => import('../pages/messages/messages-page.tsx'), 'MessagesPage'),
})

const noConversation = createRoute({
  getParentRoute: () => messages,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/messages/no-conversation.tsx'), 'NoConversation'),
})

const conversation = createRoute({
  getParentRoute: () => messages,
  path: '/$id',
  loader: ({ params }) => {
    void queryClient.prefetchQuery(conversationQuery(params.id))
    void queryClient.prefetchInfiniteQuery(messagesQuery(params.id))
  },
  component: lazyRouteComponent(() => import('../pages/messages/conversation-page.tsx'), 'ConversationPage'),
})

const notices = createRoute({
  getParentRoute: () => root,
  path: '/notices',
  loader: () => void queryClient.prefetchInfiniteQuery(noticesQuery),
  component: lazyRouteComponent(() => import('../pages/notices/notices-page.tsx'), 'NoticesPage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings/settings-page.tsx'), 'SettingsPage'),
})

/** How many cents an amount is depends on the currency, and filters by custom fields depend on the fields there are. */
function isSimple({ min_rate, max_rate, ...search }: { min_rate?: number; max_rate?: number }): boolean {
  return (
    min_rate === undefined &&
    max_rate === undefined &&
    Object.keys(withoutFields(search)).length === Object.keys(search).length
  )
}

/** Home, gigs, people, saved items, messages, notices from operators, and settings. */
export const marketRoutes = [
  home,
  findGigs,
  myGigs,
  newGig,
  gig,
  editGig,
  findPeople,
  profile,
  editProfile,
  saved,
  savedSearch,
  messages.addChildren([noConversation, conversation]),
  notices,
  settings,
] as const
