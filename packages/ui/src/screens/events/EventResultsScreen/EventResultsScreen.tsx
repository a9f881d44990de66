import { numberedName } from '@parket/domain/contest/title'
import { bySection } from '@parket/domain/contest/lists'
import { formatEventDates, isPast } from '@parket/domain/event/dates'
import type { Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { State } from '../../../components/State/State.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventContest } from '../eventData.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import * as styles from './EventResultsScreen.css.ts'

export interface EventResults {
  event: EventOfPage
  /** The contests that are judged; those that are published are shown. */
  contests: readonly EventContest[]
}

export interface EventResultsScreenProps {
  view: Loading | Failed | Ready<EventResults>
  now: Instant
  links: EventPageLinks
}

/** What has been judged and published (spec §2, /events/{id}/results). */
export function EventResultsScreen({ view, now, links }: EventResultsScreenProps) {
  return (
    <EventPage title="Результаты" current="results" view={view} links={links}>
      {({ event, contests }) => {
        const published = contests.filter(({ status }) => status === 'published')
        return published.length === 0 ? (
          <NothingYet event={event} now={now} links={links} />
        ) : (
          <Published contests={published} />
        )
      }}
    </EventPage>
  )
}

function NothingYet({
  event,
  now,
  links,
}: Pick<EventResults, 'event'> & Omit<EventResultsScreenProps, 'view'>) {
  return (
    <EmptyState
      title={
        isPast(event, now)
          ? 'Результаты ещё не опубликованы'
          : `Результаты появятся на турнире, ${formatEventDates(event)}`
      }
      action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
    >
      {isPast(event, now)
        ? 'Организаторы публикуют номинации по одной, как только протокол проверен. Загляните позже.'
        : 'Номинации появляются здесь одна за другой, как только судьи закончат и протокол проверят.'}
    </EmptyState>
  )
}

function Published({ contests }: { contests: readonly EventContest[] }) {
  return (
    <Stack gap="large">
      <Text tone="secondary" isMeasured>
        Опубликовано: {countOf(contests.length, ['номинация', 'номинации', 'номинаций'])}. Места
        и&nbsp;протоколы этих номинаций скоро можно будет открыть отсюда.
      </Text>
      {bySection(contests).map(({ section, contests: own }) => (
        <Stack as="section" key={section} gap="small">
          <Heading level={2} size={3}>
            {section || 'Без секции'}
          </Heading>
          <Card padding="none">
            <ul className={styles.rows}>
              {own.map((contest) => (
                <li key={contest.id} className={styles.row}>
                  <span>{numberedName(contest)}</span>
                  <span className={styles.terms}>
                    <Text as="span" size="small" tone="secondary">
                      {countOf(contest.active_count, ['заявка', 'заявки', 'заявок'])}
                    </Text>
                    <State tone="positive">Опубликовано</State>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </Stack>
      ))}
    </Stack>
  )
}
