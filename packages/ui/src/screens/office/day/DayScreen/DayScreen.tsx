import { formatShortWeekdays } from '@parket/domain/format/weekdays'
import { formatTime } from '@parket/domain/format/dateTime'
import { delayText } from '@parket/domain/timetable/delayText'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { DelayNote } from '../../parts/DelayNote.tsx'
import { OutcomeAlert } from '../../parts/OutcomeAlert.tsx'
import type { DayScreenProps, EventDay } from './dayData.ts'
import { latestFloor, reliefText, taskWords } from './dayWords.ts'
import { DayRounds } from './DayRounds.tsx'
import { DayTasks } from './DayTasks.tsx'
import { FloorNow } from './FloorNow.tsx'
import { MissingSheets } from './MissingSheets.tsx'
import { PublicDraws } from './PublicDraws.tsx'
import { StartDialog } from './StartDialog.tsx'
import * as styles from './day.css.ts'

export type { DayScreenProps, DayTask, EventDay, PublicDrawsProps, RoundStart } from './dayData.ts'
export type { StartDialogProps } from './dayData.ts'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'

/** The day of the event: what is on, what waits for whom, what comes next. */
export function DayScreen(props: DayScreenProps) {
  const { view, event, tabs, account, onDayChange, outcome, starting, links } = props
  const timeZone = event?.time_zone ?? 'Europe/Moscow'
  return (
    <OrganiserPage
      title="День"
      event={event}
      tabs={tabs}
      actions={
        <>
          {view.state === 'ready' && view.day !== null && view.days.length > 1 && (
            <DayChoice day={view.day} days={view.days} onChange={onDayChange} />
          )}
          {links.papers !== null && (
            <ButtonLink href={links.papers} variant="secondary">
              Печать отделения
            </ButtonLink>
          )}
          <ButtonLink href={links.timetable} variant="secondary">
            Расписание
          </ButtonLink>
        </>
      }
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем день…"
    >
      {(day) => (
        <Stack gap="small">
          <OutcomeAlert outcome={outcome} />
          {day.floors.length === 0 ? (
            <EmptyState
              title="Расписания ещё нет"
              action={<ButtonLink href={links.timetable}>Составить расписание</ButtonLink>}
            >
              Здесь будет видно, что&nbsp;идёт на&nbsp;площадках, что&nbsp;дальше и&nbsp;чего
              не&nbsp;хватает.
            </EmptyState>
          ) : (
            <Day {...props} day={day} timeZone={timeZone} />
          )}
          {starting && <StartDialog {...starting} />}
        </Stack>
      )}
    </OrganiserPage>
  )
}

interface DayChoiceProps {
  day: string
  days: readonly string[]
  onChange: (day: string) => void
}

function DayChoice({ day, days, onChange }: DayChoiceProps) {
  const [first, ...others] = days.map((each) => ({
    value: each,
    label: `${formatShortWeekdays(each, each)}, ${Number(each.slice(-2))}`,
  }))
  if (first === undefined) return null
  return (
    <SegmentedControl
      aria-label="День турнира"
      items={[first, ...others]}
      value={day}
      onChange={onChange}
    />
  )
}

interface DayProps extends Pick<
  DayScreenProps,
  | 'onItemState'
  | 'pendingItems'
  | 'delaySeconds'
  | 'onStart'
  | 'onFinish'
  | 'isFinishing'
  | 'publicDraws'
  | 'links'
> {
  day: EventDay
  timeZone: string
}

function Day(props: DayProps) {
  const { day, timeZone, onItemState, pendingItems, onStart, onFinish, isFinishing, links } = props
  const { floors, tasks, now } = day
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <DayHead day={day} timeZone={timeZone} delaySeconds={props.delaySeconds} />
        <div className={styles.floors}>
          {floors.map((floor) => (
            <FloorNow
              key={floor.floor}
              floor={floor}
              timeZone={timeZone}
              onItemState={onItemState}
              pendingItems={pendingItems}
              onStart={onStart}
              links={links}
            />
          ))}
        </div>
        <DayRounds floors={floors} timeZone={timeZone} onStart={onStart} links={links} />
      </div>
      <div className={styles.aside}>
        <DayTasks
          tasks={tasks}
          now={now}
          timeZone={timeZone}
          taskHref={links.task}
          judgedHref={links.judged}
          onFinish={onFinish}
          isFinishing={isFinishing}
        />
        {props.publicDraws && <PublicDraws {...props.publicDraws} />}
        <MissingSheets floors={floors} marksHref={links.marks} />
      </div>
    </div>
  )
}

function DayHead({
  day,
  timeZone,
  delaySeconds,
}: Pick<DayProps, 'day' | 'timeZone' | 'delaySeconds'>) {
  const latest = latestFloor(day.floors)
  const [urgent] = day.tasks
  const relief = latest && reliefText(latest.relief, timeZone)
  return (
    <div className={styles.head}>
      <time className={styles.clock} dateTime={day.now}>
        {formatTime(day.now, timeZone)}
      </time>
      {latest && (
        <p className={styles.late}>
          <strong className={latest.delay > 0 ? styles.lateBy : styles.onTime}>
            {delayText(latest.delay)}
          </strong>
          {relief && <span>{relief}</span>}
        </p>
      )}
      <DelayNote seconds={delaySeconds} />
      {urgent && (
        <a className={styles.urgent} href="#day-tasks">
          <b className={styles.name}>Сделать {day.tasks.length}</b>
          <span className={styles.urgentTask}>
            {urgent.title}. {taskWords(urgent.kind).about}
          </span>
        </a>
      )}
    </div>
  )
}
