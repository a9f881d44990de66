import { formatNearDay } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
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
import {
  busiestDay,
  dancerForms,
  entryForms,
  largestText,
  countText,
  moneyText,
} from './chartWords.ts'
import type { EventStatistics } from './statisticsData.ts'
import { Summary } from './Summary.tsx'
import * as styles from './EventStatisticsScreen.css.ts'

/** How many cities get a bar of their own in the chart. */
const MOST_CITIES = 7

export interface EventStatisticsScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<{ event: EventOfPage; statistics: EventStatistics }>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: EventPageLinks
}

/** Who has entered: a sentence first, then pictures and figures (/events/{id}/statistics). */
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
  const { by_contest, by_section, by_age, by_city, by_club, by_day, before, money } = statistics
  const days = dailyEntries(by_day)
  const clubs = by_club.filter(({ name }) => name !== '')
  return (
    <div className={styles.sections}>
      <Summary statistics={statistics} />
      {days.length > 1 && (
        <Histogram
          title="Участия по дням"
          detail={busiestDay(days, timeZone, now)}
          columns={['День', 'Участий']}
          bins={days.map(({ day, entries }) => ({
            label: formatNearDay(day, timeZone, now),
            count: entries,
          }))}
        />
      )}
      <div className={styles.charts}>
        <BarChart
          title="Участия по секциям"
          detail={largestText(by_section, 'entries', statistics.entries, entryForms)}
          columns={['Секция', 'Участий']}
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
          detail={largestText(by_city, 'dancers', statistics.dancers, dancerForms)}
          columns={['Город', 'Танцоров']}
          items={largestAndRest(
            by_city.map(({ name, dancers }) => ({ label: name || 'Не указан', value: dancers })),
            MOST_CITIES,
            'Остальные',
          )}
        />
        {clubs.length > 1 && (
          <BarChart
            title="Танцоры по клубам"
            detail={largestText(clubs, 'dancers', statistics.dancers, dancerForms)}
            columns={['Клуб', 'Танцоров']}
            items={largestAndRest(
              clubs.map(({ name, dancers }) => ({ label: name, value: dancers })),
              MOST_CITIES,
              'Остальные',
            )}
          />
        )}
        {before && (
          <BarChart
            title="С прошлым турниром"
            detail={`«${before.event.name}»: ${countText(before.entries, entryForms)}, ${countText(before.dancers, dancerForms)}`}
            columns={['Участий', 'Сколько']}
            items={[
              { label: 'Сейчас', value: statistics.entries },
              { label: 'Тогда к этому дню', value: before.entries_by_then },
              { label: 'Тогда всего', value: before.entries, isRest: true },
            ]}
          />
        )}
        {money && (
          <BarChart
            title="Деньги"
            detail={`Видят администраторы. Начислено ${formatMoney(money.charged)}, ${moneyText(money)}`}
            columns={['Сумма', 'Сколько']}
            format={formatMoney}
            items={[
              { label: 'Начислено', value: money.charged },
              { label: 'Оплачено', value: money.paid },
              { label: 'Ждём', value: Math.max(0, money.charged - money.paid), isRest: true },
            ]}
          />
        )}
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
