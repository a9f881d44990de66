import type { Appearance } from '@parket/domain/live/appearances'
import { Text } from '../../../../components/Text/Text.tsx'
import { cx } from '../../../../theme/cx.ts'
import {
  floorText,
  itemName,
  itemRound,
  placeText,
  rangeText,
  timeText,
  waitText,
  wayText,
} from '../../LiveScreen/liveWords.ts'
import * as styles from './AppearanceList.css.ts'

interface AppearanceListProps {
  /** The next one first. */
  appearances: readonly Appearance[]
  /** Milliseconds since the epoch. */
  now: number
  timeZone: string
  /** Hours may have moved since it was read. */
  isStale: boolean
  /** One number is followed: it need not be said whose appearance it is. */
  isAlone: boolean
}

/** When start numbers dance: the next time large, the others below it. */
export function AppearanceList({
  appearances,
  now,
  timeZone,
  isStale,
  isAlone,
}: AppearanceListProps) {
  const [first, ...later] = appearances
  return (
    <>
      {first && <First {...{ first, now, timeZone, isStale, isAlone }} />}
      {later.length > 0 && (
        <ol className={styles.later}>
          {later.map((one) => (
            <li key={`${one.number} ${one.item.id}`} className={styles.laterRow}>
              <time className={styles.laterTime} data-stale={isStale || undefined}>
                {timeText(one.expected, timeZone)}
              </time>
              <div>
                <p className={styles.name}>
                  {itemName(one.item)}, {itemRound(one.item)}
                  {!isAlone && `, №\u00A0${one.number}`}
                </p>
                <Text size="small" tone="secondary">
                  {placeText(one, timeZone)}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface FirstProps extends Omit<AppearanceListProps, 'appearances'> {
  first: Appearance
}

function First({ first, now, timeZone, isStale, isAlone }: FirstProps) {
  const place = placeText(first, timeZone)
  const [dance, ...others] = first.next
  return (
    <div>
      <div className={styles.first}>
        {first.isOn && !isStale ? (
          <p className={styles.onFloor}>Сейчас</p>
        ) : (
          <time className={cx(styles.hour, isStale && styles.oldHour)}>
            {timeText(first.expected, timeZone)}
          </time>
        )}
        <p className={styles.wait}>
          {isStale ? (
            'могло сдвинуться'
          ) : first.isOn ? (
            <strong>{first.floor === '' ? 'на\u00A0паркете' : floorText(first.floor)}</strong>
          ) : (
            <>
              <strong>{waitText(first, now)}</strong>
              <br />
              {rangeText(first, timeZone)}
            </>
          )}
        </p>
      </div>
      <p className={styles.what}>
        <strong>{itemName(first.item)}.</strong> {itemRound(first.item)}
        {dance !== undefined && others.length === 0 && `, ${dance.toLowerCase()}`}
        {!isAlone && `, №\u00A0${first.number}`}
        {place !== '' && `, ${place}`}
      </p>
      {first.next.length > 0 && first.dances.length > 1 && !isStale ? (
        <Way first={first} />
      ) : (
        first.dances.length > 0 && (
          <Text size="small" tone="secondary">
            {first.dances.join(', ')}
          </Text>
        )
      )}
    </div>
  )
}

/** How far one is through the dances of the round. */
function Way({ first }: { first: Appearance }) {
  const { dances, danced, next, isOn } = first
  return (
    <>
      <div className={styles.way} aria-hidden>
        {dances.map((dance) => (
          <span
            key={dance}
            className={styles.wayPart}
            data-danced={danced.includes(dance) || undefined}
            data-on={(isOn && next.includes(dance)) || undefined}
          />
        ))}
      </div>
      <Text size="small" tone="secondary">
        {wayText(first)}
      </Text>
    </>
  )
}
