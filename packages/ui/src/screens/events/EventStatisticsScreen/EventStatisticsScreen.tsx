import { formatNearDay } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { ageGroups, dailyEntries, largestAndRest } from '@parket/domain/statistics/series'
import { BarChart } from '../../../components/BarChart/BarChart.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Histogram } from '../../../components/Histogram/Histogram.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import { ContestTable } from './ContestTable.tsx'
import type { EventStatistics } from './statisticsData.ts'
import { Summary } from './Summary.tsx'
import * as styles from './EventStatisticsScreen.css.ts'

/** How many cities get a bar of their own in the chart. */
const MOST_CITIES = 7

export interface EventStatisticsScreenProps {
  view: Loading | Failed | Ready<{ event: EventOfPage; statistics: EventStatistics }>
  now: Instant
  links: EventPageLinks
}

/** Who has entered: a sentence first, then pictures and figures (spec §2, /events/{id}/statistics). */
export function EventStatisticsScreen({ view, now, links }: EventStatisticsScreenProps) {
  return (
    <EventPage title="Статистика" isTitleHidden current="statistics" view={view} links={links}>
      {({ event, statistics }) =>
        statistics.entries === 0 ? (
          <EmptyState
            title="Заявок пока нет"
            action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
          >
            Числа и&nbsp;графики появятся вместе с&nbsp;первыми заявками.
          </EmptyState>
        ) : (
          <Figures statistics={statistics} timeZone={event.time_zone} now={now} />
        )
      }
    </EventPage>
  )
}

interface FiguresProps {
  statistics: EventStatistics
  timeZone: string
  now: Instant
}

function Figures({ statistics, timeZone, now }: FiguresProps) {
  const { by_contest, by_section, by_age, by_city, by_day } = statistics
  const days = dailyEntries(by_day)
  return (
    <div className={styles.sections}>
      <Summary statistics={statistics} />
      {days.length > 1 && (
        <Histogram
          title="Заявки по дням"
          columns={['День', 'Заявок']}
          bins={days.map(({ day, entries }) => ({
            label: formatNearDay(day, timeZone, now),
            count: entries,
          }))}
        />
      )}
      <div className={styles.charts}>
        <BarChart
          title="Заявки по секциям"
          columns={['Секция', 'Заявок']}
          items={largestAndRest(
            by_section.map(({ name, entries }) => ({
              label: name || 'Без раздела',
              value: entries,
            })),
            MOST_CITIES,
            'Остальные',
          )}
        />
        <BarChart
          title="Танцоры по городам"
          columns={['Город', 'Танцоров']}
          items={largestAndRest(
            by_city.map(({ name, dancers }) => ({ label: name || 'Не указан', value: dancers })),
            MOST_CITIES,
            'Остальные',
          )}
        />
      </div>
      <Histogram
        title="Возраст"
        detail="Танцоров, на первый день турнира"
        columns={['Лет', 'Танцоров']}
        bins={ageGroups(by_age)}
      />
      <Stack as="section" gap="medium">
        <Heading level={2}>Номинации</Heading>
        <ContestTable contests={by_contest} />
      </Stack>
    </div>
  )
}
