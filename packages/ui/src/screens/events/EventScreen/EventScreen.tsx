import type { Instant } from '@parket/domain/format/date'
import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Page } from '../../parts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../viewData.ts'
import type { EventData } from '../eventData.ts'
import { ContestSections } from './ContestSections.tsx'
import { EventAside } from './EventAside.tsx'
import { EventHero } from './EventHero.tsx'
import { EventScreenSkeleton } from './EventScreenSkeleton.tsx'
import * as styles from './EventScreen.css.ts'

export interface EventLinks {
  /** The door to registering. */
  registration: string
  events: string
  /** Sub-pages; null where there is nothing to see yet. */
  info: string | null
  results: string | null
  statistics: string | null
}

export interface EventScreenProps {
  view: Loading | Failed | Ready<EventData>
  now: Instant
  links: EventLinks
}

/** An event's home: when, where, what is danced, what it costs and how to enter. */
export function EventScreen({ view, now, links }: EventScreenProps) {
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
  const { event, contests, tags } = view
  return (
    <Page gap="xlarge">
      <EventHero event={event} tags={tags} now={now} links={links} />
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
        <EventAside event={event} now={now} />
      </div>
    </Page>
  )
}
