import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { pointsText, type PointsKey } from '@parket/domain/station/judge/pointsKeypad'
import { BackspaceIcon } from '../../../../icons/BackspaceIcon.tsx'
import { ChevronLeftIcon } from '../../../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../../../icons/ChevronRightIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './JudgeScreen.css.ts'

const keys: readonly PointsKey[] = [7, 8, 9, 'ten', 4, 5, 6, 'erase', 1, 2, 3, 0]

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
          className={cx(styles.keyLook.off, styles.lowKey)}
          disabled={at <= 0}
          onClick={() => go(-1)}
        >
          <b className={styles.neighbour}>
            <ChevronLeftIcon /> {numbers[at - 1] ?? '–'}
          </b>
        </button>
        <button
          type="button"
          className={cx(styles.keyLook.off, styles.lowKey, styles.endKey)}
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
              className={styles.keyLook[isOn ? 'on' : 'off']}
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
      <fieldset className={styles.keypad} aria-label="Клавиатура">
        {keys.map((key) =>
          key === 'erase' ? (
            <button
              key={key}
              type="button"
              className={styles.digitLook.erase}
              aria-label="Стереть"
              disabled={!isOpen}
              onClick={() => actions.onKey(key)}
            >
              <span className={styles.eraseIcon}>
                <BackspaceIcon />
              </span>
            </button>
          ) : (
            <button
              key={key}
              type="button"
              className={styles.digitLook.digit}
              disabled={!isOpen}
              onClick={() => actions.onKey(key)}
            >
              {key === 'ten' ? 10 : key}
            </button>
          ),
        )}
      </fieldset>
    </>
  )
}
