import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RankPicker.css.ts'

/** From so many numbers on a phone has two columns. */
const MANY = 7

/** More places than these do not stand in a row on a tablet: numbers are tapped there, too. */
const IN_A_ROW = 10

export interface RankPickerProps extends ElementProps {
  /** What is ranked. */
  'aria-label': string
  /** Start numbers, in the order of the floor: they are never sorted by place. */
  numbers: readonly number[]
  /** The place of a number; without one it has none yet. */
  places: Readonly<Record<number, number>>
  /** The number was tapped (phone): it takes the next free place, or gives its own back. */
  onTap: (number: number) => void
  /** A place was chosen for a number (tablet): it is taken over from whoever has it. */
  onChoose: (number: number, place: number) => void
  /** The places stand. */
  isDisabled?: boolean
}

/**
 * Gives each number a place, each place once. On a phone one taps the numbers in their order, on a tablet each number has a
 * row of places.
 */
export function RankPicker({
  numbers,
  places,
  onTap,
  onChoose,
  isDisabled = false,
  ...element
}: RankPickerProps) {
  const given = new Set(Object.values(places))
  return (
    <ol
      {...element}
      className={cx(
        styles.list,
        numbers.length >= MANY && styles.manyRows,
        numbers.length > IN_A_ROW && styles.tapped,
      )}
    >
      {numbers.map((number) => {
        const own = places[number]
        return (
          <li key={number} className={styles.item}>
            <button
              type="button"
              className={styles.rowLook[own === undefined ? 'free' : 'placed']}
              disabled={isDisabled}
              onClick={() => onTap(number)}
            >
              <b className={styles.number}>
                <VisuallyHidden>№ </VisuallyHidden>
                {number}
              </b>
              {own === undefined ? (
                <span className={styles.noPlace}>
                  <VisuallyHidden> места нет</VisuallyHidden>
                </span>
              ) : (
                <span className={styles.place}>
                  <VisuallyHidden> место </VisuallyHidden>
                  {own}
                </span>
              )}
            </button>
            <b className={styles.wideNumber}>{number}</b>
            <fieldset className={styles.choices} aria-label={`Место, №\u00A0${number}`}>
              {numbers.map((_, index) => {
                const place = index + 1
                const isOwn = own === place
                const look = isOwn ? 'own' : given.has(place) ? 'used' : 'free'
                return (
                  <button
                    key={place}
                    type="button"
                    className={styles.choiceLook[look]}
                    aria-pressed={isOwn}
                    disabled={isDisabled}
                    onClick={() => onChoose(number, place)}
                  >
                    {place}
                  </button>
                )
              })}
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
