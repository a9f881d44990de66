import { formatTime } from '@parket/domain/format/dateTime'
import type { NowFloor, NowItem, NowRound } from '@parket/domain/live/now'
import {
  floorHeats,
  itemOnFloor,
  itemsAhead,
  numbersOf,
  type FloorHeat,
} from '@parket/domain/live/floorHeats'
import { delayText } from '@parket/domain/timetable/delayText'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { cx } from '../../../theme/cx.ts'
import { heatText, itemName, itemRound, roleText } from './liveWords.ts'
import * as rows from '../parts/AppearanceList/AppearanceList.css.ts'
import * as styles from './LiveScreen.css.ts'

interface FloorsNowProps {
  floors: readonly NowFloor[]
  /** One's own: they stand out among those that dance. */
  numbers: readonly number[]
  timeZone: string
  isStale: boolean
}

/** How many items of a floor are told ahead. */
const NEXT = 3

/** What is on on each floor, and what comes next. */
export function FloorsNow(props: FloorsNowProps) {
  const { floors, timeZone, isStale } = props
  const ahead = floors.flatMap((floor) =>
    itemsAhead(floor)
      .slice(0, NEXT)
      .map((item) => ({ floor: floor.floor, item })),
  )
  const next = ahead.toSorted((one, other) =>
    one.item.expected_start.localeCompare(other.item.expected_start),
  )
  const [only] = floors.length === 1 ? floors : []
  const isOne = only !== undefined
  return (
    <>
      <section className={styles.section}>
        <div className={cx(styles.head, styles.ruled)}>
          <Heading level={2} size={2}>
            Идёт
          </Heading>
          {only && only.delay !== 0 && <Delay minutes={only.delay} />}
        </div>
        {floors.map((floor) => (
          <Floor key={floor.floor} {...props} floor={floor} isOne={isOne} />
        ))}
      </section>
      {next.length > 0 && (
        <section className={styles.section}>
          <div className={cx(styles.head, styles.ruled)}>
            <Heading level={2} size={2}>
              Дальше
            </Heading>
          </div>
          <ol className={rows.later}>
            {next.map(({ floor, item }) => (
              <li key={item.id} className={rows.laterRow}>
                <time className={rows.laterTime} data-stale={isStale || undefined}>
                  {formatTime(item.expected_start, timeZone)}
                </time>
                <div>
                  <p className={styles.name}>
                    {itemName(item)}
                    {itemRound(item) !== '' && `, ${itemRound(item)}`}
                  </p>
                  <Text size="small" tone="secondary">
                    {[!isOne && floor, plannedText(item, timeZone)].filter(Boolean).join(', ')}
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Floor({
  floor,
  numbers,
  timeZone,
  isOne,
}: Omit<FloorsNowProps, 'floors'> & { floor: NowFloor; isOne: boolean }) {
  const on = itemOnFloor(floor)
  const { onFloor } = floorHeats(floor)
  const next = floor.items.find(({ state }) => state === 'ahead')
  return (
    <div className={isOne ? styles.onlyFloor : styles.floor}>
      {!isOne && <p className={styles.floorName}>{floor.floor}</p>}
      <div className={styles.onNow}>
        {on ? (
          <>
            <h3 className={styles.onName}>{itemName(on)}</h3>
            {on.rounds.length === 0 && itemRound(on) !== '' && (
              <Text tone="secondary">{itemRound(on)}</Text>
            )}
            {onFloor ? (
              <HeatNow heat={onFloor} numbers={numbers} />
            ) : (
              on.rounds.map((round) => (
                <div key={`${round.role} ${round.type}`}>
                  <Text tone="secondary">
                    {[itemRound(on), roleText(round), ...round.dances].filter(Boolean).join(', ')}
                  </Text>
                  {namedHeats(round).map(({ name, heat }) => (
                    <Heat key={name} {...{ name, heat, numbers }} />
                  ))}
                </div>
              ))
            )}
          </>
        ) : (
          <Text tone="secondary">
            {next
              ? `Скоро, в\u00A0${formatTime(next.expected_start, timeZone)}: ${itemName(next)}`
              : 'На сегодня всё'}
          </Text>
        )}
        {!isOne && floor.delay !== 0 && <Delay minutes={floor.delay} />}
      </div>
    </div>
  )
}

/** Without those that everybody left; the others keep their numbers. */
function namedHeats({ heats }: NowRound) {
  return (heats ?? [])
    .map((heat, at) => ({
      heat,
      name: (heats?.length ?? 0) > 1 ? `заход\u00A0${at + 1}` : '',
    }))
    .filter(({ heat }) => heat.length > 0)
}

/** The heat that the marshal let out. */
function HeatNow({ heat, numbers }: { heat: FloorHeat; numbers: readonly number[] }) {
  return (
    <div>
      <Text tone="secondary">{heatText(heat)}</Text>
      <Heat name="" heat={numbersOf(heat)} numbers={numbers} />
    </div>
  )
}

interface HeatProps {
  /** Said before the numbers, where there are several heats. */
  name: string
  heat: readonly number[]
  /** One's own. */
  numbers: readonly number[]
}

function Heat({ name, heat, numbers }: HeatProps) {
  return (
    <p className={styles.heat}>
      {name !== '' && <span className={styles.heatName}>{name}</span>}
      {heat.map((number) =>
        numbers.includes(number) ? (
          <mark key={number} className={styles.mine}>
            {number}
          </mark>
        ) : (
          <span key={number}>{number}</span>
        ),
      )}
    </p>
  )
}

function Delay({ minutes }: { minutes: number }) {
  return <span className={minutes > 0 ? styles.late : styles.early}>{delayText(minutes)}</span>
}

/** «по плану 15:20» where it is expected at another time. */
function plannedText({ start, expected_start }: NowItem, timeZone: string): string {
  const planned = formatTime(start, timeZone)
  return planned === formatTime(expected_start, timeZone) ? '' : `по\u00A0плану ${planned}`
}
