import { calendarDay } from '@parket/domain/format/date'
import { formatDateTime, formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { formatWeekdayDate } from '@parket/domain/format/weekdays'
import type { ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { conflictCount, floorName } from '../TimetableSessionScreen/timetableWords.ts'
import * as styles from './timetableScreen.css.ts'

export { PlanDialog, type PlanDialogProps, type PlanDraft } from './PlanDialog.tsx'
export { SessionDialog, type SessionDialogProps, type SessionDraft } from './SessionDialog.tsx'

/** A session in the list. */
export interface TimetableListItem {
  id: number
  number: number
  title: string
  floor: string
  start: string
  end: string
  /** How many rounds, breaks and ceremonies it has. */
  itemCount: number
  conflicts: number
}

export interface TimetableScreenProps extends EventOfficeScreen {
  /** The sessions of the event in their order; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ sessions: readonly TimetableListItem[] }>
  /** The event, which the page names; null while it is on its way. */
  event: OfficeEvent | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Rounds that stand in no session. */
  unplaced: number
  /** Since when the public sees the timetable; null while it is a draft, undefined until it is known. */
  publishedAt: string | null | undefined
  /** Shows the timetable to everybody, or takes it back. */
  onPublish: (isPublished: boolean) => void
  /** The publication is on its way. */
  isPublishing: boolean
  /** Opens the dialog that plans all sessions anew. */
  onPlan: () => void
  /** Begins a new session. */
  onCreate: () => void
  /** Opens the dialog that changes a session. */
  onEdit: (session: TimetableListItem) => void
  /** Deletes a session; its rounds stand nowhere then. */
  onRemove: (session: TimetableListItem) => void
  /** What the last action came to. */
  outcome: Outcome | null
  /** The dialog that is open. */
  dialog: ReactNode
  /** Addresses that it leads to. */
  links: { home: string; session: (id: number) => string }
}

/** Sessions of an event by day (/admin/events/{eventId}/sessions/). */
export function TimetableScreen(props: TimetableScreenProps) {
  const { onPlan, onCreate, unplaced, outcome, dialog } = props
  return (
    <OrganiserPage
      {...props}
      title="Отделения"
      loadingText="Загружаем отделения…"
      actions={
        <>
          <Button onPress={onPlan}>Составить план</Button>
          <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
            Отделение
          </Button>
        </>
      }
    >
      {({ sessions }) => (
        <Stack gap="medium">
          <OutcomeAlert outcome={outcome} />
          {sessions.length > 0 && <Publication {...props} />}
          {unplaced > 0 && (
            <Text tone="secondary">
              {countOf(unplaced, ['тур', 'тура', 'туров'])} без&nbsp;времени
            </Text>
          )}
          <Days {...props} sessions={sessions} />
          {dialog}
        </Stack>
      )}
    </OrganiserPage>
  )
}

/** What the public sees of the timetable, and the act that changes it. */
function Publication({
  publishedAt,
  onPublish,
  isPublishing,
  timeZone,
}: Pick<TimetableScreenProps, 'publishedAt' | 'onPublish' | 'isPublishing' | 'timeZone'>) {
  if (publishedAt === undefined) return null
  if (publishedAt === null) {
    return (
      <Alert
        tone="info"
        title="Черновик: расписание видят только сотрудники"
        action={
          <Button variant="primary" isPending={isPublishing} onPress={() => onPublish(true)}>
            Опубликовать
          </Button>
        }
      >
        На&nbsp;странице турнира вместо него стоит час начала из&nbsp;настроек.
      </Alert>
    )
  }
  return (
    <div className={styles.publication}>
      <Text tone="secondary">
        Опубликовано {formatDateTime(publishedAt, timeZone)}. Изменения видны сразу.
      </Text>
      <Button isPending={isPublishing} onPress={() => onPublish(false)}>
        Скрыть от&nbsp;всех
      </Button>
    </div>
  )
}

function Days({
  sessions,
  timeZone,
  ...props
}: TimetableScreenProps & { sessions: readonly TimetableListItem[] }) {
  if (sessions.length === 0) {
    return (
      <EmptyState title="Отделений пока нет">
        Составьте план: туры встанут по&nbsp;площадкам без&nbsp;накладок. Или добавьте отделение
        и&nbsp;расставьте туры сами.
      </EmptyState>
    )
  }
  const days = Map.groupBy(sessions, ({ start }) => calendarDay(start, timeZone))
  return (
    <div className={styles.days}>
      {[...days].map(([day, own]) => (
        <section key={day}>
          <Heading level={2} size={4}>
            {formatWeekdayDate(day)}
          </Heading>
          {/* Safari forgets that an unmarked list is a list. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={styles.list} role="list">
            {own.map((session) => (
              <Row key={session.id} session={session} timeZone={timeZone} {...props} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = Pick<TimetableScreenProps, 'timeZone' | 'onEdit' | 'onRemove' | 'links'> & {
  session: TimetableListItem
}

function Row({ session, timeZone, onEdit, onRemove, links }: RowProps) {
  const { id, number, title, floor, start, end, itemCount, conflicts } = session
  const name = title || `Отделение ${number}`
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        {formatTime(start, timeZone)}–{formatTime(end, timeZone)}
      </span>
      <span className={styles.name}>
        <Link href={links.session(id)}>{name}</Link>
        {floor !== '' && `, ${floorName(floor)}`}
      </span>
      <span className={styles.facts}>
        {countOf(itemCount, ['пункт', 'пункта', 'пунктов'])}
        {conflicts > 0 && (
          <>
            , <span className={styles.conflict}>{conflictCount(conflicts)}</span>
          </>
        )}
      </span>
      <span className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={`Изменить: ${name}, ${floorName(floor)}`}
          onPress={() => onEdit(session)}
        >
          Изменить
        </Button>
        <Button
          variant="quiet"
          aria-label={`Удалить: ${name}, ${floorName(floor)}`}
          onPress={() => onRemove(session)}
        >
          Удалить
        </Button>
      </span>
    </li>
  )
}
