import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { matchRoute, useRouter } from 'wouter'
import { addressElsewhere } from '../data/address/addressElsewhere.ts'
import { hasSoundIds } from '../data/address/hasSoundIds.ts'
import { pageAddress } from '../data/address/pageAddress.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { usePageChange } from '../data/address/usePageChange.ts'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { usePageState } from '../data/page/PageState.tsx'
import { pageTitles, type PackagePage } from '../data/page/pageTitles.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
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
const pages: {
  readonly [Name in Exclude<PackagePage, 'home'>]: ComponentType<{ parameters: Parameters }>
} = {
  events: page(async () => {
    const { EventList } = await import('./EventList.tsx')
    return () => (
      <>
        <PageTitle title={pageTitles.events} />
        <EventList />
      </>
    )
  }),
  event: page(async () => {
    const { EventHome } = await import('./EventHome.tsx')
    return (parameters) => <EventHome eventId={eventIdOf(parameters)} title={pageTitles.event} />
  }),
  eventInfo: page(async () => {
    const { EventInfo } = await import('./EventInfo.tsx')
    return (parameters) => (
      <EventInfo eventId={eventIdOf(parameters)} title={pageTitles.eventInfo} />
    )
  }),
  eventLive: page(async () => {
    const { Live } = await import('./Live.tsx')
    return (parameters) => <Live eventId={eventIdOf(parameters)} title={pageTitles.eventLive} />
  }),
  eventResults: page(async () => {
    const { EventResults } = await import('./EventResults.tsx')
    return (parameters) => (
      <EventResults eventId={eventIdOf(parameters)} title={pageTitles.eventResults} />
    )
  }),
  contestResults: page(async () => {
    const { ContestResult } = await import('./ContestResult.tsx')
    return (parameters) => (
      <ContestResult
        eventId={eventIdOf(parameters)}
        groupNum={Number(parameters['groupNum'])}
        title={pageTitles.contestResults}
      />
    )
  }),
  eventDraws: page(async () => {
    const { EventDraws } = await import('./EventDraws.tsx')
    return (parameters) => (
      <EventDraws eventId={eventIdOf(parameters)} title={pageTitles.eventDraws} />
    )
  }),
  eventStatistics: page(async () => {
    const { EventStatistics } = await import('./EventStatistics.tsx')
    return (parameters) => (
      <EventStatistics eventId={eventIdOf(parameters)} title={pageTitles.eventStatistics} />
    )
  }),
  selectRegistration: page(async () => {
    const { RegistrationStart } = await import('./RegistrationStart.tsx')
    return (parameters) => (
      <RegistrationStart eventId={eventIdOf(parameters)} title={pageTitles.selectRegistration} />
    )
  }),
  register: page(async () => {
    const { Registration } = await import('./Registration.tsx')
    return (parameters) => (
      <Registration eventId={eventIdOf(parameters)} title={pageTitles.register} />
    )
  }),
  clubRegistration: page(async () => {
    const { ClubRegistration } = await import('./ClubRegistration.tsx')
    return (parameters) => (
      <ClubRegistration eventId={eventIdOf(parameters)} title={pageTitles.clubRegistration} />
    )
  }),
  rating: page(async () => {
    const { Rating } = await import('./Rating.tsx')
    return () => (
      <>
        <PageTitle title={pageTitles.rating} />
        <Rating />
      </>
    )
  }),
  ratedPerson: page(async () => {
    const { RatedPerson } = await import('./RatedPerson.tsx')
    return (parameters) => (
      <RatedPerson personId={Number(parameters['personId'])} title={pageTitles.ratedPerson} />
    )
  }),
  privacy: page(async () => {
    const { Privacy } = await import('./Privacy.tsx')
    return () => <Privacy title={pageTitles.privacy} />
  }),
  consent: page(async () => {
    const { Consent } = await import('./Consent.tsx')
    return (parameters) => <Consent consent={parameters['consent'] ?? ''} />
  }),
  searchDancer: page(async () => {
    const { SearchDancer } = await import('./SearchDancer.tsx')
    return () => (
      <>
        <PageTitle title={pageTitles.searchDancer} />
        <SearchDancer />
      </>
    )
  }),
}

interface ParketPagesProps {
  /** What stands at `/`; left out, the list of events. */
  home?: ReactNode
}

/**
 * The page of the current address: events, results, registering, rating, search. A change of page goes up to the top and
 * takes the focus to the element `main`, which `SiteFrame` has.
 */
export function ParketPages({ home }: ParketPagesProps): ReactNode {
  const { parser } = useRouter()
  const { path } = useAddress()
  usePageChange()
  const found = Object.entries(pages).flatMap(([name, Page]) => {
    const [matches, named] = matchRoute(parser, pageAddress(name as PackagePage), path)
    const parameters = named as Parameters
    return matches && hasSoundIds(parameters) ? [{ Page, parameters }] : []
  })[0]
  return (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        {found ? <found.Page parameters={found.parameters} /> : <Other home={home} />}
      </Suspense>
    </PageErrorBoundary>
  )
}

function Other({ home }: ParketPagesProps): ReactNode {
  const { parser } = useRouter()
  const address = useAddress()
  const { siteUrl } = usePageState()
  if (address.path === pageAddress('home')) return <Home home={home} />
  const elsewhere = addressElsewhere(address, siteUrl, parser)
  return elsewhere === null ? <NotFound /> : <Elsewhere address={elsewhere} />
}

function Home({ home }: ParketPagesProps): ReactNode {
  if (home === undefined) return <pages.events parameters={{}} />
  return (
    <>
      {/* Before the site's own page, which may have another title. */}
      <PageTitle title={pageTitles.home} />
      {home}
    </>
  )
}

/** Leads on without a step of the history that comes back here. */
function Elsewhere({ address }: { address: string }): ReactNode {
  useEffect(() => location.replace(address), [address])
  return <PageLoading />
}

function PageTitle({ title }: { title: string }): ReactNode {
  usePageTitle(title)
  return null
}
