import type { EventHeading } from '@parket/domain/event/event'
import { formatEventDates } from '@parket/domain/event/dates'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { fullWidth } from '../../../../layouts/Page/fullWidth.css.ts'
import { Page } from '../../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'
import { CancelledNotice } from '../CancelledNotice.tsx'
import { EventNav, type EventPageId, type EventPageLinks } from '../EventNav/EventNav.tsx'
import { backgroundsOf, hasOwnPicture } from '../ownPicture.ts'
import * as words from '../pictureWords.css.ts'
import * as styles from './EventPage.css.ts'

/** The event of a page; a draft is said to be one. */
export type EventOfPage = EventHeading & {
  id: number
  published: boolean
  cancelled_at: string | null
  banner_url: string | null
  bg_mobile_url?: string | null
  bg_desktop_url?: string | null
}

interface EventPageProps<Data extends { event: EventOfPage }> {
  /** What this page of the event is about. */
  title: string
  /** The page begins with a sentence of its own: its title is told, not shown. */
  isTitleHidden?: boolean
  current: EventPageId
  view: Loading | Failed | Ready<Data>
  links: EventPageLinks
  children: (data: Data) => ReactNode
}

/** A page of an event other than its home: the event's strip, navigation, title, content. */
export function EventPage<Data extends { event: EventOfPage }>(props: EventPageProps<Data>) {
  const { title, isTitleHidden = false, current, view, links, children } = props
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
      />
    )
  }
  const event = view.state === 'ready' ? view.event : null
  return (
    <>
      <div className={fullWidth}>
        <Strip event={event} href={links.home} />
      </div>
      <Page>
        <EventNav current={current} links={links} />
        {event && <CancelledNotice event={event} />}
        {isTitleHidden ? (
          <VisuallyHidden as="div">
            <Heading level={1}>{title}</Heading>
          </VisuallyHidden>
        ) : (
          <Heading level={1}>{title}</Heading>
        )}
        {view.state === 'ready' ? children(view) : <ContentSkeleton />}
      </Page>
    </>
  )
}

/** The event's picture as a band, with its dates, its city and its name. */
function Strip({ event, href }: { event: EventOfPage | null; href: string }) {
  if (!event) return <EventPicture eventId="loading" format="strip" isFloorOnly />
  const facts = [formatEventDates(event), event.city]
  return (
    <EventPicture
      eventId={event.id}
      format="strip"
      bannerUrl={event.banner_url}
      backgrounds={backgroundsOf(event)}
    >
      <div className={hasOwnPicture(event) ? words.underBanner : words.inStrip}>
        <p>
          {!event.published && (
            <>
              <span>Черновик</span>,{' '}
            </>
          )}
          {facts.filter((fact) => fact !== '').join(', ')}
        </p>
        <p className={styles.name}>
          <Link href={href} isQuiet>
            {event.name}
          </Link>
        </p>
      </div>
    </EventPicture>
  )
}

function ContentSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>Загружаем…</output>
      </VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  )
}
