import { formatNearDay } from '@parket/domain/event/nearDates'
import { isRunning } from '@parket/domain/event/dates'
import type { PlannedEvent } from '@parket/domain/event/eventMilestones'
import type { Instant } from '@parket/domain/format/date'
import { dailyEntries } from '@parket/domain/statistics/series'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Histogram } from '../../../../components/Histogram/Histogram.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import {
  busiestDay,
  comparisonText,
  entryForms,
  countText,
} from '../../../events/EventStatisticsScreen/chartWords.ts'
import type { EventStatistics } from '../../../events/EventStatisticsScreen/statisticsData.ts'
import {
  ConsentRequestDialog,
  type ConsentRequestDialogProps,
} from '../../registrations/ConsentRequestDialog/ConsentRequestDialog.tsx'
import {
  EmergencyPanel,
  type EmergencyPanelProps,
} from '../../emergency/EmergencyPanel/EmergencyPanel.tsx'
import type { EventDay } from '../../day/DayScreen/dayData.ts'
import { Figures } from './Figures.tsx'
import { lifeText } from './lifeWords.ts'
import { NowOnFloors } from './NowOnFloors.tsx'
import * as styles from './overview.css.ts'
import { Tasks } from './Tasks.tsx'
import type { EventTask } from './taskWords.ts'
import { EventMilestones } from './EventMilestones.tsx'

export type { ConsentRequestDialogProps } from '../../registrations/ConsentRequestDialog/ConsentRequestDialog.tsx'
export type { EventTask } from './taskWords.ts'

interface Overview {
  event: PlannedEvent
  statistics: EventStatistics
  tasks: readonly EventTask[]
}

export interface EventOverviewScreenProps extends EventOfficeScreen {
  /** Tasks, numbers and money of the event; or why there are none. */
  view: Loading | Failed | NoRight | Ready<Overview>
  /** Null while it is on its way. */
  event: OfficeEvent | null
  /** What is on, of a running event; null otherwise, or while it is on its way. */
  day: EventDay | null
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Opens the dialog that asks for the consents to processing. */
  onAskConsents: () => void
  /** Null: closed. */
  asking: ConsentRequestDialogProps | null
  /** The emergency file; null: it is not theirs. */
  emergency: EmergencyPanelProps | null
  /** Addresses that it leads to. */
  links: {
    home: string
    /** The event as its visitors see it. */
    event: string
    /** What is on now, of a running event. */
    day: string
    registrations: string
    contests: string
    payments: string
    /** The registrations with an entry on a waiting list. */
    waiting: string
    /** Where a kind of task is done. */
    task: (kind: EventTask['kind']) => string
  }
}

/** Where an event stands: what waits for the organiser, figures that lead on, sign-ups, the order of works. */
export function EventOverviewScreen(props: EventOverviewScreenProps) {
  const { view, event, tabs, day, now, account, onAskConsents, asking, emergency, links } = props
  return (
    <OrganiserPage
      title="Обзор"
      event={event}
      tabs={tabs}
      actions={
        <>
          <ButtonLink href={links.event} variant="secondary">
            Страница турнира
          </ButtonLink>
          {view.state === 'ready' && isRunning(view.event, now) && (
            <ButtonLink href={links.day} variant="primary">
              День турнира
            </ButtonLink>
          )}
        </>
      }
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем обзор…"
    >
      {({ event: dates, statistics, tasks }) => (
        <div className={styles.sections}>
          <p className={styles.summary}>
            <strong className={styles.life}>{lifeText(dates, now)}</strong>{' '}
            {countText(statistics.entries, entryForms)}.{' '}
            {!isRunning(dates, now) && comparisonText(statistics)}
          </p>
          {day && <NowOnFloors day={day} timeZone={dates.time_zone} dayHref={links.day} />}
          <div className={styles.columns}>
            <Tasks tasks={tasks} taskHref={links.task} onAskConsents={onAskConsents} />
            <Figures statistics={statistics} links={links} />
          </div>
          <SignUps statistics={statistics} timeZone={dates.time_zone} now={now} />
          <EventMilestones event={dates} now={now} />
          {emergency && <EmergencyPanel {...emergency} />}
          {asking && <ConsentRequestDialog {...asking} />}
        </div>
      )}
    </OrganiserPage>
  )
}

interface SignUpsProps {
  statistics: EventStatistics
  timeZone: string
  now: Instant
}

/** One day alone is no picture. */
function SignUps({ statistics, timeZone, now }: SignUpsProps) {
  const days = dailyEntries(statistics.by_day)
  if (days.length < 2) return null
  return (
    <Histogram
      title="Участия по дням"
      detail={busiestDay(days, timeZone, now)}
      columns={['День', 'Участий']}
      bins={days.map(({ day, entries }) => ({
        label: formatNearDay(day, timeZone, now),
        count: entries,
      }))}
    />
  )
}
