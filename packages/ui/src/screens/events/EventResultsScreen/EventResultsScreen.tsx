import { fillPath } from '@parket/domain/site/address'
import { bySection } from '@parket/domain/contest/lists'
import { isPast } from '@parket/domain/event/dates'
import { formatNearDates } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import type { ListedResult } from '../resultData.ts'
import { ContestResultRow } from './ContestResultRow.tsx'
import { OwnResults, type OwnNumberForm } from './OwnResults.tsx'
import * as styles from './EventResultsScreen.css.ts'
import type { EventResultsLinks } from './eventResultsData.ts'

export type { EventResultsLinks } from './eventResultsData.ts'

export interface EventResults {
  event: EventOfPage
  /** The contests of which something is public. */
  contests: readonly ListedResult[]
}

export interface EventResultsScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<EventResults>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: EventResultsLinks
  /** Finds one's own result by start number. */
  form: OwnNumberForm
}

/** What has been judged and published, by contest (/events/{id}/results). */
export function EventResultsScreen({ view, now, links, form }: EventResultsScreenProps) {
  return (
    <EventPage title="Результаты" current="results" view={view} links={links}>
      {({ event, contests }) =>
        contests.length === 0 ? (
          <NothingYet event={event} now={now} links={links} />
        ) : (
          <div className={styles.sections}>
            <OwnResults form={form} contests={contests} links={links} />
            {bySection(contests).map(({ section, contests: own }) => (
              <section key={section}>
                <Heading level={2} size={3}>
                  {section || 'Без раздела'}
                </Heading>
                <ul className={styles.rows}>
                  {own.map((contest) => (
                    <ContestResultRow
                      key={contest.contest_id}
                      contest={contest}
                      href={fillPath(links.contest, { groupNum: contest.group_num })}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )
      }
    </EventPage>
  )
}

function NothingYet({
  event,
  now,
  links,
}: Pick<EventResults, 'event'> & Pick<EventResultsScreenProps, 'now' | 'links'>) {
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
