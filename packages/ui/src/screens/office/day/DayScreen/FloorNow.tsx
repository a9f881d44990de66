import { formatTime } from '@parket/domain/format/dateTime'
import { canBeStarted } from '@parket/domain/round/readiness'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import type { DayFloor, DayItem, DayScreenProps } from './dayData.ts'
import { itemAtHand, itemName, itemRound, judgesOf, runningText, waitingText } from './dayWords.ts'
import { JudgeTiles } from './JudgeTiles.tsx'
import { ReadinessText } from './ReadinessText.tsx'
import * as styles from './day.css.ts'

/** So many items come next in sight. */
const NEXT_ITEMS = 3

interface FloorNowProps extends Pick<
  DayScreenProps,
  'onItemState' | 'pendingItems' | 'onStart' | 'links'
> {
  floor: DayFloor
  timeZone: string
}

/** A floor: what is on with its judges and acts, and what comes next. */
export function FloorNow({ floor, timeZone, ...acts }: FloorNowProps) {
  const shown = itemAtHand(floor)
  const next = floor.items.filter((item) => item.state === 'ahead' && item !== shown)
  const name = floor.floor === '' ? 'Площадка' : floor.floor
  return (
    <section className={styles.floor} aria-label={`Площадка ${floor.floor}`.trim()}>
      {shown ? (
        <Shown item={shown} floorName={name} timeZone={timeZone} {...acts} />
      ) : (
        <p className={styles.floorHead}>
          <b className={styles.floorName}>{name}</b> на&nbsp;сегодня всё
        </p>
      )}
      <ol className={styles.next}>
        {next.slice(0, NEXT_ITEMS).map((item) => (
          <li key={item.id} className={styles.nextRow}>
            <time className={styles.time} dateTime={item.expected_start}>
              {formatTime(item.expected_start, timeZone)}
            </time>
            <span className={styles.nextName}>
              <b className={styles.name}>{itemName(item)}</b> {itemRound(item)}
            </span>
            <ReadinessText item={item} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ShownProps extends Omit<FloorNowProps, 'floor'> {
  item: DayItem
  floorName: string
}

function Shown({ item, floorName, timeZone, ...acts }: ShownProps) {
  const { state, started_at, expected_start, contest } = item
  const isRunning = state === 'running'
  const waiting = isRunning ? waitingText(item) : ''
  return (
    <>
      <p className={styles.floorHead}>
        <b className={styles.floorName}>{floorName}</b>
        <span>
          {isRunning && started_at !== null
            ? `идёт с\u00A0${formatTime(started_at, timeZone)}`
            : `дальше, в\u00A0${formatTime(expected_start, timeZone)}`}
        </span>
        {waiting !== '' && <em className={styles.waiting}>{waiting}</em>}
      </p>
      <h2 className={styles.current}>
        {contest ? (
          <Link isQuiet href={acts.links.rounds(contest.group_num)}>
            {itemName(item)}
          </Link>
        ) : (
          itemName(item)
        )}
      </h2>
      <p className={styles.detail}>{runningText(item)}</p>
      {isRunning && <JudgeTiles judges={judgesOf(item)} />}
      <Acts item={item} {...acts} />
    </>
  )
}

function Acts({
  item,
  onItemState,
  pendingItems,
  onStart,
  links,
}: Omit<ShownProps, 'floorName' | 'timeZone'>) {
  const { id, state, contest, readiness, rounds } = item
  const isPending = pendingItems.has(id)
  if (state === 'running') {
    return (
      <div className={styles.acts}>
        <Button isPending={isPending} onPress={() => onItemState(id, 'over')}>
          Закончить
        </Button>
        {contest && (
          <ButtonLink
            variant="secondary"
            href={links.marks(contest.group_num, rounds[0]?.id ?? null)}
          >
            Оценки
          </ButtonLink>
        )}
      </div>
    )
  }
  if (contest === null) {
    return (
      <div className={styles.acts}>
        <Button isPending={isPending} onPress={() => onItemState(id, 'running')}>
          Начать
        </Button>
      </div>
    )
  }
  if (readiness === null || !canBeStarted(readiness)) {
    return (
      <div className={styles.acts}>
        <ReadinessText item={item} />
        <ButtonLink variant="secondary" href={links.rounds(contest.group_num)}>
          Туры и&nbsp;заходы
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.acts}>
      <Button onPress={() => onStart([id])}>Начать тур</Button>
      <ReadinessText item={item} />
    </div>
  )
}
