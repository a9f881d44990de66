import { bySection } from '@parket/domain/contest/lists'
import { isPast } from '@parket/domain/event/dates'
import { formatNearDates } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { audienceLabel } from '../../contests/contestLabels.ts'
import type { EventContest } from '../eventData.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import * as contestRows from '../parts/contestRows.css.ts'
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

/** What has been judged and published, by contest (spec §2, /events/{id}/results). */
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
          : `Результаты появятся на турнире, ${formatNearDates(event, now)}`
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
    <div className={styles.sections}>
      <Text tone="secondary" isMeasured>
        Судьи закончили: {countOf(contests.length, ['номинация', 'номинации', 'номинаций'])}. Места
        и&nbsp;протоколы скоро можно будет открыть отсюда.
      </Text>
      {bySection(contests).map(({ section, contests: own }) => (
        <section key={section}>
          <Heading level={2} size={3}>
            {section || 'Без раздела'}
          </Heading>
          <ul className={contestRows.rows}>
            {own.map((contest) => (
              <li key={contest.id} className={contestRows.row}>
                <span className={contestRows.number}>{contest.group_num}</span>
                <div>
                  <p className={contestRows.name}>{contest.group_name}</p>
                  <Text size="small" tone="secondary">
                    {audienceLabel(contest)}
                  </Text>
                </div>
                <Text as="span" size="small" tone="secondary">
                  {countOf(contest.active_count, ['заявка', 'заявки', 'заявок'])}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
