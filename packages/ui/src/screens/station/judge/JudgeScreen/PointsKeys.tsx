import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { pointsText, type PointsKey } from '@parket/domain/station/judge/pointsKeypad'
import { Keypad, type KeypadItem } from '../../../../components/Keypad/Keypad.tsx'
import { ChevronLeftIcon } from '../../../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../../../icons/ChevronRightIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import { eraseKey } from './eraseKey.tsx'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './judgeKeys.css.ts'

const keys: readonly (PointsKey | KeypadItem<PointsKey>)[] = [
  7,
  8,
  9,
  { value: 'ten', label: 10 },
  4,
  5,
  6,
  eraseKey,
  1,
  2,
  3,
  0,
]

/** The marks of one entry by criteria, and the device's own keypad: the system's never covers them. */
export function PointsKeys({ view, actions }: JudgeScreenProps) {
  const { round, sheet, typed, phase } = view
  if (!typed) return null
  const { field, whole } = typed
  const isOpen = phase === 'marking'
  const numbers = numbersOf(round)
  const at = numbers.indexOf(field.number)
  const go = (step: number) => {
    const number = numbers[at + step]
    if (number !== undefined) actions.onField({ number, criterion: 0 })
  }
  return (
    <>
      <fieldset className={styles.neighbours} aria-label="Выступления">
        <button
          type="button"
          className={cx(styles.key, styles.lowKey)}
          disabled={at <= 0}
          onClick={() => go(-1)}
        >
          <b className={styles.neighbour}>
            <ChevronLeftIcon /> {numbers[at - 1] ?? '–'}
          </b>
        </button>
        <button
          type="button"
          className={cx(styles.key, styles.lowKey, styles.endKey)}
          disabled={at >= numbers.length - 1}
          onClick={() => go(1)}
        >
          <b className={styles.neighbour}>
            {numbers[at + 1] ?? '–'} <ChevronRightIcon />
          </b>
        </button>
      </fieldset>
      <fieldset className={styles.criteria} aria-label={`Оценки, №\u00A0${field.number}`}>
        {round.criteria.map(({ name }, criterion) => {
          const mark = sheet.rows[field.number]?.[criterion] ?? null
          const isOn = criterion === field.criterion
          return (
            <button
              key={name}
              type="button"
              className={styles.key}
              aria-pressed={isOn}
              disabled={!isOpen}
              onClick={() => actions.onField({ ...field, criterion })}
            >
              {name}
              <b className={styles.markFigure}>
                {isOn && whole !== null ? `${whole},` : mark === null ? '–' : pointsText(mark)}
              </b>
            </button>
          )
        })}
      </fieldset>
      <Keypad
        aria-label="Клавиатура"
        size="large"
        items={keys}
        isDisabled={!isOpen}
        onPress={actions.onKey}
      />
    </>
  )
}
