import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { lazyPage, type LazyPage } from './page/lazyPage.tsx'
import { patterns } from './paths.ts'

export interface ContainerProps {
  params: Record<string, string>
  /** The address's query without «?». */
  search: string
}

export interface SiteRoute {
  pattern: string
  page: LazyPage<ContainerProps>
  /** Complete HTML from the server; otherwise the content waits for the browser. */
  isServerRendered?: boolean
  /** A form to fill in: of no use without its code, and nothing that one searches for. */
  isForm?: boolean
  /** Whether a query asks a server-rendered page for what only this browser knows. */
  needsBrowser?: (search: string) => boolean
}

/** Every page of the site. All of them load lazily (spec §2). */
export const routes: readonly SiteRoute[] = [
  {
    pattern: patterns.home,
    page: lazyPage(
      'HomeContainer',
      async () => (await import('./containers/HomeContainer.tsx')).HomeContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.events,
    page: lazyPage(
      'EventListContainer',
      async () => (await import('./containers/EventListContainer.tsx')).EventListContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.event,
    page: lazyPage(
      'EventContainer',
      async () => (await import('./containers/EventContainer.tsx')).EventContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.eventInfo,
    page: lazyPage(
      'EventInfoContainer',
      async () => (await import('./containers/EventInfoContainer.tsx')).EventInfoContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.eventResults,
    page: lazyPage(
      'EventResultsContainer',
      async () => (await import('./containers/EventResultsContainer.tsx')).EventResultsContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.eventStatistics,
    page: lazyPage(
      'EventStatisticsContainer',
      async () =>
        (await import('./containers/EventStatisticsContainer.tsx')).EventStatisticsContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.selectRegistration,
    page: lazyPage(
      'SelectRegistrationContainer',
      async () =>
        (await import('./containers/SelectRegistrationContainer.tsx')).SelectRegistrationContainer,
    ),
    isServerRendered: true,
    // A registration is shown to whoever knows its PIN.
    needsBrowser: (search) => new URLSearchParams(search).has('entry'),
  },
  {
    pattern: patterns.register,
    page: lazyPage(
      'RegistrationWizardContainer',
      async () =>
        (await import('./containers/RegistrationWizardContainer.tsx')).RegistrationWizardContainer,
    ),
    isServerRendered: true,
    isForm: true,
    // A registration that was made is shown to whoever knows its PIN.
    needsBrowser(search) {
      const query = new URLSearchParams(search)
      return query.has('done') || query.has('change')
    },
  },
  {
    pattern: patterns.privacy,
    page: lazyPage(
      'PrivacyContainer',
      async () => (await import('./containers/PrivacyContainer.tsx')).PrivacyContainer,
    ),
    isServerRendered: true,
  },
  {
    pattern: patterns.adminEvents,
    page: lazyPage(
      'AdminEventListContainer',
      async () =>
        (await import('./containers/AdminEventListContainer.tsx')).AdminEventListContainer,
    ),
  },
  {
    pattern: patterns.adminRegistrations,
    page: lazyPage(
      'RegistrationListContainer',
      async () =>
        (await import('./containers/RegistrationListContainer.tsx')).RegistrationListContainer,
    ),
  },
  {
    pattern: patterns.accountRegistration,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).AccountRegistrationContainer,
    ),
  },
  {
    pattern: patterns.ownProfile,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).ProfileContainer,
    ),
  },
  {
    pattern: patterns.resetPassword,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).ResetPasswordContainer,
    ),
  },
  {
    pattern: patterns.verifyEmail,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).VerifyEmailContainer,
    ),
  },
  {
    pattern: patterns.firstSuperadmin,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).FirstSuperadminContainer,
    ),
  },
  {
    pattern: patterns.myRegistrations,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).MyRegistrationsContainer,
    ),
  },
  {
    pattern: patterns.searchDancer,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).SearchDancerContainer,
    ),
  },
  {
    pattern: patterns.infoByName,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).InfoByNameContainer,
    ),
  },
  {
    pattern: patterns.userRating,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).UserRatingContainer,
    ),
  },
  {
    pattern: patterns.selfCheck,
    page: lazyPage(
      'SelfCheckContainer',
      async () => (await import('./containers/SelfCheckContainer.tsx')).SelfCheckContainer,
    ),
  },
]

export interface RouteMatch {
  route: SiteRoute
  params: Record<string, string>
}

/**
 * The route of a path, null where the site has no such page.
 * @param path as it stands in the address, escapes and all: server and browser match the same text
 */
export function findRoute(path: string): RouteMatch | null {
  for (const candidate of routes) {
    const [matches, found] = matchRoute(parse, candidate.pattern, path)
    if (!matches) continue
    const params = found as Record<string, string>
    if (isEventId(params['eventId'])) return { route: candidate, params }
  }
  return null
}

/** Whether the server draws the page of an address whole; `search` is its query without «?». */
export function isDrawnByServer({ route }: RouteMatch, search: string): boolean {
  return route.isServerRendered === true && !route.needsBrowser?.(search)
}

/** Events have positive integers for ids: no page stands under any other. */
function isEventId(text: string | undefined): boolean {
  return text === undefined || /^[1-9]\d{0,8}$/.test(text)
}
