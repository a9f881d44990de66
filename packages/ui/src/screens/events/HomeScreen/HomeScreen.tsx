import { fillPath } from '@parket/domain/site/address'
import { isOn, isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Markdown } from '../../../components/Markdown/Markdown.tsx'
import { fullWidth } from '../../../layouts/Page/fullWidth.css.ts'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { ListedEvent } from '../eventData.ts'
import { EventPoster } from '../parts/EventPoster/EventPoster.tsx'
import { EventRows } from '../parts/EventRow/EventRows.tsx'
import { inHero, inStrip } from '../parts/pictureWords.css.ts'
import { DancerSearch, type DancerSearchTarget } from './DancerSearch.tsx'
import { HomeHero } from './HomeHero.tsx'
import * as styles from './HomeScreen.css.ts'

/** How many posters stand beside each other. */
const POSTERS = 3

/** Events of the tenant as its home page shows them. */
export interface HomeEvents {
  /** The next events, the soonest first. */
  next: readonly ListedEvent[]
  /** How many there are ahead. */
  nextTotal: number
  /** The last events, the latest first. */
  past: readonly ListedEvent[]
}

export interface HomeScreenProps {
  /** Whose site it is. */
  team: {
    name: string
    /** Markdown. */
    home_text: string
  }
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<HomeEvents>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: {
    events: string
    past: string
    /** A pattern with `:eventId`, as the next four are. */
    event: string
    results: string
    /** What happens at an event that is on. */
    live: string
    registration: string
    /** Opens a registration made earlier. */
    change: string
    ownRegistrations: string
    /** The rating of the team. */
    rating: string
  }
  /** Where the search of dancers goes without script. */
  search: DancerSearchTarget
}

/** The tenant's home page: the next event one can enter, then what is on, the others, results and the search. */
export function HomeScreen(props: HomeScreenProps) {
  const { team, view, now, links } = props
  if (view.state === 'failed') {
    return <ErrorState headingLevel={1} message={view.message} onRetry={view.onRetry} />
  }
  if (view.state === 'loading') return <HomeSkeleton name={team.name} />
  const { next, nextTotal, past } = view
  const hero = next.find((event) => isRegistrationOpen(event, now)) ?? next[0]
  const others = next.filter((event) => event !== hero)
  const on = others.filter((event) => isOn(event, now))
  const ahead = others.filter((event) => !on.includes(event))
  return (
    <>
      <div className={fullWidth}>
        {hero ? (
          <HomeHero
            event={hero}
            now={now}
            links={{
              event: fillPath(links.event, { eventId: hero.id }),
              registration: fillPath(links.registration, { eventId: hero.id }),
            }}
          />
        ) : (
          <NoHero name={team.name} />
        )}
      </div>
      <Page>
        <div className={styles.sections}>
          {!hero && <NoEvents past={past.length > 0 ? links.past : null} />}
          {on.length > 0 && (
            <section>
              <div className={styles.head}>
                <Heading level={2}>Идёт сейчас</Heading>
              </div>
              <OnNow events={on} now={now} href={links.live} />
            </section>
          )}
          {ahead.length > 0 && (
            <section>
              <SectionHead
                title="Дальше в календаре"
                href={links.events}
                all={`Все\u00A0${nextTotal}`}
              />
              <NextEvents events={ahead} now={now} href={links.event} />
            </section>
          )}
          <div className={styles.columns}>
            {past.length > 0 && (
              <section>
                <SectionHead title="Результаты" href={links.past} all="Все" />
                <EventRows events={past} now={now} href={links.results} headingLevel={3} />
              </section>
            )}
            <DancerSearch
              target={props.search}
              change={
                hero
                  ? { href: fillPath(links.change, { eventId: hero.id }), event: hero.name }
                  : null
              }
              ownRegistrations={links.ownRegistrations}
              rating={links.rating}
            />
            {team.home_text.trim() !== '' && (
              <section className={styles.about}>
                <Heading level={2}>{team.name}</Heading>
                <Markdown text={team.home_text} headingLevel={3} />
              </section>
            )}
          </div>
        </div>
      </Page>
    </>
  )
}

function SectionHead({ title, href, all }: { title: string; href: string; all: string }) {
  return (
    <div className={styles.head}>
      <Heading level={2}>{title}</Heading>
      <Link href={href} aria-label={`${all}: ${title.toLowerCase()}`}>
        {all}
      </Link>
    </div>
  )
}

interface EventsProps {
  events: readonly ListedEvent[]
  now: Instant
  /** A pattern with `:eventId`. */
  href: string
}

/** The only one with its picture, several as rows. */
function OnNow({ events, now, href }: EventsProps) {
  const [only, ...others] = events
  if (!only || others.length > 0) {
    return <EventRows events={events} now={now} href={href} headingLevel={3} />
  }
  return <EventPoster event={only} now={now} href={fillPath(href, { eventId: only.id })} isAlone />
}

/** Posters where there are enough for a row of them, or one. */
function NextEvents({ events, now, href }: EventsProps) {
  const [only] = events
  if (only && events.length === 1) {
    return (
      <EventPoster event={only} now={now} href={fillPath(href, { eventId: only.id })} isAlone />
    )
  }
  if (events.length < POSTERS) {
    return <EventRows events={events} now={now} href={href} headingLevel={3} />
  }
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.posters} role="list">
      {events.slice(0, POSTERS).map((event) => (
        <li key={event.id}>
          <EventPoster event={event} now={now} href={fillPath(href, { eventId: event.id })} />
        </li>
      ))}
    </ul>
  )
}

/** The tenant's own picture, while no event is ahead. */
function NoHero({ name }: { name: string }) {
  return (
    <EventPicture eventId={name} format="strip">
      <div className={inStrip}>
        <Heading level={1}>{name}</Heading>
      </div>
    </EventPicture>
  )
}

function NoEvents({ past }: { past: string | null }) {
  return (
    <EmptyState
      title="Новых турниров пока нет"
      action={past !== null && <ButtonLink href={past}>Прошедшие турниры</ButtonLink>}
    >
      Как только организаторы объявят следующий, он появится здесь.
    </EmptyState>
  )
}

/** Ground and seams first: the page keeps its shape. */
function HomeSkeleton({ name }: { name: string }) {
  return (
    <>
      <div className={fullWidth} aria-busy>
        <EventPicture eventId={name} format="hero" isFloorOnly>
          <div className={inHero}>
            <Heading level={1}>{name}</Heading>
            <output>Загружаем турниры…</output>
          </div>
        </EventPicture>
      </div>
      <Page>
        <EventRows events={null} now="" href="" headingLevel={3} />
      </Page>
    </>
  )
}
