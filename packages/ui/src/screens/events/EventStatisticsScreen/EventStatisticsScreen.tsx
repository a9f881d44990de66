import { formatDate } from '@parket/domain/format/date'
import { formatNumber } from '@parket/domain/format/number'
import { ageGroups, cumulativeEntries, largestAndRest } from '@parket/domain/statistics/series'
import { BarChart } from '../../../components/BarChart/BarChart.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Histogram } from '../../../components/Histogram/Histogram.tsx'
import { LineChart } from '../../../components/LineChart/LineChart.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Stat } from '../../../components/Stat/Stat.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import { ContestTable } from './ContestTable.tsx'
import type { EventStatistics } from './statisticsData.ts'
import * as styles from './EventStatisticsScreen.css.ts'

/** How many cities get a bar of their own in the chart. */
const MOST_CITIES = 12

export interface EventStatisticsScreenProps {
  view: Loading | Failed | Ready<{ event: EventOfPage; statistics: EventStatistics }>
  links: EventPageLinks
}

/** Who has entered, in figures and pictures (spec §2, /events/{id}/statistics). */
export function EventStatisticsScreen({ view, links }: EventStatisticsScreenProps) {
  return (
    <EventPage title="Статистика" current="statistics" view={view} links={links}>
      {({ statistics }) =>
        statistics.entries === 0 ? (
          <EmptyState
            title="Заявок пока нет"
            action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
          >
            Числа и&nbsp;графики появятся вместе с&nbsp;первыми заявками.
          </EmptyState>
        ) : (
          <Figures {...statistics} />
        )
      }
    </EventPage>
  )
}

function Figures(statistics: EventStatistics) {
  const { entries, dancers, by_contest, by_section, by_age, by_city, by_day } = statistics
  const series = cumulativeEntries(by_day)
  const waiting = by_contest.reduce((sum, contest) => sum + contest.waiting, 0)
  return (
    <>
      <div className={styles.stats}>
        <Stat
          label="Заявки"
          value={whole(entries)}
          {...(waiting > 0 && { detail: `и\u00A0${whole(waiting)} в\u00A0листе ожидания` })}
        />
        <Stat label="Танцоры" value={whole(dancers)} />
        <Stat
          label="Номинации с заявками"
          value={whole(by_contest.filter((contest) => contest.entries > 0).length)}
        />
        <Stat label="Города" value={whole(by_city.length)} />
      </div>
      <div className={styles.charts}>
        {series.length > 1 && (
          <Card>
            <LineChart
              title="Заявки по дням"
              labelTitle="День"
              labels={series.map(({ day }) => formatDate(day))}
              series={[{ name: 'Заявок всего', values: series.map((point) => point.entries) }]}
            />
          </Card>
        )}
        <Card>
          <Histogram
            title="Возраст танцоров"
            columns={['Лет', 'Танцоров']}
            bins={ageGroups(by_age)}
          />
        </Card>
        <Card>
          <BarChart
            title="Заявки по секциям"
            columns={['Секция', 'Заявок']}
            items={largestAndRest(
              by_section.map(({ name, entries }) => ({
                label: name || 'Без секции',
                value: entries,
              })),
              MOST_CITIES,
              'Остальные секции',
            )}
          />
        </Card>
        <Card>
          <BarChart
            title="Танцоры по городам"
            columns={['Город', 'Танцоров']}
            items={largestAndRest(
              by_city.map(({ name, dancers }) => ({ label: name || 'Не указан', value: dancers })),
              MOST_CITIES,
              'Остальные города',
            )}
          />
        </Card>
      </div>
      <Stack as="section" gap="medium">
        <Heading level={2}>Номинации</Heading>
        <ContestTable contests={by_contest} />
      </Stack>
    </>
  )
}

function whole(value: number): string {
  return formatNumber(value, 0)
}
