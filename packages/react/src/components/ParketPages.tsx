import { sitePages, type PageName } from '@parket/domain/site/pages'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { matchRoute, useRouter } from 'wouter'
import { useAddress } from '../data/address/useAddress.ts'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { ports } from '../data/ports.ts'
import { NotFound } from './NotFound.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { PageLoading } from './PageLoading.tsx'

type Parameters = Readonly<Record<string, string>>

const page = (load: () => Promise<(parameters: Parameters) => ReactNode>) =>
  lazyPage<{ parameters: Parameters }>(async () => {
    const show = await load()
    return ({ parameters }) => show(parameters)
  }).Component

const eventIdOf = ({ eventId }: Parameters) => Number(eventId)

/** The pages of this package by the names of their addresses; the code of each comes when it is shown. */
const pages: { readonly [Name in PageName]?: ComponentType<{ parameters: Parameters }> } = {
  events: page(async () => {
    const { EventList } = await import('./EventList.tsx')
    return () => <EventList />
  }),
  event: page(async () => {
    const { EventHome } = await import('./EventHome.tsx')
    return (parameters) => <EventHome eventId={eventIdOf(parameters)} />
  }),
  eventLive: page(async () => {
    const { Live } = await import('./Live.tsx')
    return (parameters) => <Live eventId={eventIdOf(parameters)} />
  }),
  eventResults: page(async () => {
    const { EventResults } = await import('./EventResults.tsx')
    return (parameters) => <EventResults eventId={eventIdOf(parameters)} />
  }),
  contestResults: page(async () => {
    const { ContestResult } = await import('./ContestResult.tsx')
    return (parameters) => (
      <ContestResult eventId={eventIdOf(parameters)} groupNum={Number(parameters['groupNum'])} />
    )
  }),
  selectRegistration: page(async () => {
    const { RegistrationStart } = await import('./RegistrationStart.tsx')
    return (parameters) => <RegistrationStart eventId={eventIdOf(parameters)} />
  }),
  register: page(async () => {
    const { Registration } = await import('./Registration.tsx')
    return (parameters) => <Registration eventId={eventIdOf(parameters)} />
  }),
  rating: page(async () => {
    const { Rating } = await import('./Rating.tsx')
    return () => <Rating />
  }),
  ratedPerson: page(async () => {
    const { RatedPerson } = await import('./RatedPerson.tsx')
    return (parameters) => <RatedPerson personId={Number(parameters['personId'])} />
  }),
  privacy: page(async () => {
    const { Privacy } = await import('./Privacy.tsx')
    return () => <Privacy />
  }),
  consent: page(async () => {
    const { Consent } = await import('./Consent.tsx')
    return (parameters) => <Consent consent={parameters['consent'] ?? ''} />
  }),
  searchDancer: page(async () => {
    const { SearchDancer } = await import('./SearchDancer.tsx')
    return () => <SearchDancer />
  }),
}

interface ParketPagesProps {
  /** What stands at `/`; left out, the list of events. */
  home?: ReactNode
}

/** The page of the current address: events, results, registering, rating, search. */
export function ParketPages({ home }: ParketPagesProps): ReactNode {
  const { parser } = useRouter()
  const { path } = useAddress()
  const found = Object.entries(pages).flatMap(([name, Page]) => {
    const [matches, parameters] = matchRoute(parser, addressOf(name as PageName), path)
    return matches ? [{ Page, parameters: parameters as Parameters }] : []
  })[0]
  return (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        {found ? <found.Page parameters={found.parameters} /> : <Home path={path} home={home} />}
      </Suspense>
    </PageErrorBoundary>
  )
}

function Home({ path, home }: ParketPagesProps & { path: string }): ReactNode {
  const Events = pages.events
  if (path !== addressOf('home')) return <NotFound />
  return home ?? (Events && <Events parameters={{}} />)
}

const addressOf = (name: PageName): string => ports.addresses[name] ?? sitePages[name].path
