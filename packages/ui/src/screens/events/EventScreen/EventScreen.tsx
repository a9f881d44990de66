import type { Instant } from '@parket/domain/format/date'
import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventData, ShownContest } from '../eventData.ts'
import { ContestSections } from './ContestSections.tsx'
import { EventAside } from './EventAside.tsx'
import { EventHero } from './EventHero.tsx'
import { EventScreenSkeleton } from './EventScreenSkeleton.tsx'
import { EventNav, type EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import type { ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import { Timetable, type TimetableSession } from './Timetable.tsx'
import * as styles from './EventScreen.css.ts'

export interface EventLinks {
  /** Where registering starts. */
  registration: string
  /** Opens a registration made earlier. */
  change: string
  events: string
  pages: EventPageLinks
}

/** An event with what its home shows besides its contests. */
export interface EventHomeData extends Omit<EventData, 'contests'> {
  contests: readonly ShownContest[]
  /** By start; none until the organisers have planned the day. */
  sessions: readonly TimetableSession[]
}

export interface EventScreenProps {
  view: Loading | Failed | Ready<EventHomeData>
  now: Instant
  links: EventLinks
  share: ShareLinksProps
}

/** An event's home: when, where, what is danced, what it costs and how to enter. */
export function EventScreen({ view, now, links, share }: EventScreenProps) {
  if (view.state === 'loading') return <EventScreenSkeleton />
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.events}>Все турниры</ButtonLink>}
      />
    )
  }
  const { event, contests, tags, sessions } = view
  return (
    <Page gap="xlarge">
      <Stack gap="medium">
        <EventHero event={event} tags={tags} now={now} links={links} />
        <EventNav current="home" links={links.pages} />
      </Stack>
      {sessions.length > 0 && <Timetable sessions={sessions} event={event} />}
      <div className={styles.columns}>
        <Stack as="section" gap="medium">
          <Heading level={2}>Номинации</Heading>
          {contests.length === 0 ? (
            <EmptyState title="Номинаций пока нет" headingLevel={3}>
              Организаторы ещё составляют программу. Загляните позже или спросите у них: контакты на
              этой странице.
            </EmptyState>
          ) : (
            <ContestSections data={view} now={now} />
          )}
          {contests.length > 0 && isRegistrationOpen(event, now) && (
            <div>
              <ButtonLink href={links.registration} variant="primary">
                Зарегистрироваться
              </ButtonLink>
            </div>
          )}
        </Stack>
        <EventAside event={event} now={now} share={share} />
      </div>
    </Page>
  )
}
