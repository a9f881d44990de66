import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Head } from './head.ts'
import { eventHead, eventListHead, homeHead } from './heads.ts'
import { lazyPage, type LazyPage } from './page/lazyPage.tsx'
import type { PageSource } from './page/source.ts'
import { patterns } from './paths.ts'
import { eventListSource, eventSource, parseEventListQuery } from './sources/events.ts'

export interface ContainerProps {
  params: Record<string, string>
  /** The address's query without «?». */
  search: string
}

export interface SiteRoute<Data = unknown> {
  pattern: string
  page: LazyPage<ContainerProps>
  /** Complete HTML from the server; otherwise the content waits for the browser. */
  isServerRendered?: boolean
  /** What the server fetches beforehand and puts into the page. */
  source?: (props: ContainerProps) => PageSource<Data>
  /** Title and description by that data. */
  head?: (data: Data) => Pick<Head, 'title' | 'description'>
}

/** Keeps `source` and `head` of one route agreeing on their data. */
function route<Data>(definition: SiteRoute<Data>): SiteRoute {
  return definition as SiteRoute
}

const eventOf = ({ params }: ContainerProps) => eventSource(Number(params['eventId']))

/** Every page of the site. All of them load lazily (spec §2). */
export const routes: readonly SiteRoute[] = [
  route({
    pattern: patterns.home,
    page: lazyPage(
      'HomeContainer',
      async () => (await import('./containers/HomeContainer.tsx')).HomeContainer,
    ),
    isServerRendered: true,
    source: () => eventListSource(parseEventListQuery('')),
    head: homeHead,
  }),
  route({
    pattern: patterns.events,
    page: lazyPage(
      'EventListContainer',
      async () => (await import('./containers/EventListContainer.tsx')).EventListContainer,
    ),
    isServerRendered: true,
    source: ({ search }) => eventListSource(parseEventListQuery(search)),
    head: eventListHead,
  }),
  route({
    pattern: patterns.event,
    page: lazyPage(
      'EventContainer',
      async () => (await import('./containers/EventContainer.tsx')).EventContainer,
    ),
    isServerRendered: true,
    source: eventOf,
    head: ({ event }) => eventHead(event),
  }),
  route({
    pattern: patterns.selectRegistration,
    page: lazyPage(
      'SelectRegistrationContainer',
      async () =>
        (await import('./containers/SelectRegistrationContainer.tsx')).SelectRegistrationContainer,
    ),
    isServerRendered: true,
    source: eventOf,
    head: ({ event }) => ({ ...eventHead(event), title: `Регистрация. ${event.name}` }),
  }),
  route({
    pattern: patterns.register,
    page: lazyPage(
      'RegistrationWizardContainer',
      async () =>
        (await import('./containers/RegistrationWizardContainer.tsx')).RegistrationWizardContainer,
    ),
    source: eventOf,
    head: ({ event }) => ({ ...eventHead(event), title: `Регистрация. ${event.name}` }),
  }),
  route({
    pattern: patterns.adminEvents,
    page: lazyPage(
      'AdminEventListContainer',
      async () =>
        (await import('./containers/AdminEventListContainer.tsx')).AdminEventListContainer,
    ),
  }),
  route({
    pattern: patterns.adminRegistrations,
    page: lazyPage(
      'RegistrationListContainer',
      async () =>
        (await import('./containers/RegistrationListContainer.tsx')).RegistrationListContainer,
    ),
  }),
  route({
    pattern: patterns.accountRegistration,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).AccountRegistrationContainer,
    ),
  }),
  route({
    pattern: patterns.ownProfile,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).ProfileContainer,
    ),
  }),
  route({
    pattern: patterns.resetPassword,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).ResetPasswordContainer,
    ),
  }),
  route({
    pattern: patterns.verifyEmail,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).VerifyEmailContainer,
    ),
  }),
  route({
    pattern: patterns.firstSuperadmin,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).FirstSuperadminContainer,
    ),
  }),
  route({
    pattern: patterns.myRegistrations,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).MyRegistrationsContainer,
    ),
  }),
  route({
    pattern: patterns.searchDancer,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).SearchDancerContainer,
    ),
  }),
  route({
    pattern: patterns.infoByName,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).InfoByNameContainer,
    ),
  }),
  route({
    pattern: patterns.userRating,
    page: lazyPage(
      'OwnPages',
      async () => (await import('./containers/OwnPages.tsx')).UserRatingContainer,
    ),
  }),
]

export interface RouteMatch {
  route: SiteRoute
  params: Record<string, string>
}

/** The route of a path, null where the site has no such page. */
export function findRoute(path: string): RouteMatch | null {
  for (const candidate of routes) {
    const [matches, found] = matchRoute(parse, candidate.pattern, path)
    if (!matches) continue
    const params = found as Record<string, string>
    if (isEventId(params['eventId'])) return { route: candidate, params }
  }
  return null
}

/** Events have positive integers for ids: no page stands under any other. */
function isEventId(text: string | undefined): boolean {
  return text === undefined || /^[1-9]\d{0,8}$/.test(text)
}
