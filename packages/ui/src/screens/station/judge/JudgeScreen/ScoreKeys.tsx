import { scoreOf } from '@parket/domain/marks/scoredRows'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { pointsText } from '@parket/domain/station/judge/pointsKeypad'
import { holderOf, nearestFree, type ScoreKey } from '@parket/domain/station/judge/scoreKeypad'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { BackspaceIcon } from '../../../../icons/BackspaceIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './JudgeScreen.css.ts'

const keys: readonly ScoreKey[] = [7, 8, 9, 'nearest', 4, 5, 6, 'erase', 1, 2, 3, 0]

/** More numbers than these stand in lower keys. */
const IN_TWO_ROWS = 8

/** A final by scores: every number with its score, and the device's own keypad. */
export function ScoreKeys({ view, actions }: JudgeScreenProps) {
  const { round, sheet, typedScore, phase, out } = view
  if (!typedScore) return null
  const { number: typing, refused } = typedScore
  const isOpen = phase === 'marking'
  const holder = refused === null ? null : holderOf(sheet.rows, refused, typing)
  const nearest = refused === null ? null : nearestFree(sheet.rows, typing, refused)
  const numbers = numbersOf(round)
  const isMany = numbers.length > IN_TWO_ROWS
  return (
    <>
      <fieldset className={styles.scores} aria-label="Баллы">
        {numbers.map((number) => {
          const look = number === holder ? 'wrong' : number === typing ? 'on' : 'off'
          const score = scoreOf(sheet.rows[number])
          const isOut = out.includes(number)
          return (
            <button
              key={number}
              ref={number === typing ? showKey : undefined}
              type="button"
              className={cx(
                styles.keyLook[look],
                styles.scoreKey,
                isMany && styles.lineKey,
                isOut && styles.outKey,
              )}
              aria-pressed={number === typing}
              disabled={!isOpen || isOut}
              onClick={() => actions.onTap(number)}
            >
              <VisuallyHidden>№&nbsp;</VisuallyHidden>
              {number}
              <b
                className={cx(
                  styles.keyFigure,
                  isMany && styles.lineFigure,
                  number === holder && styles.wrongCount,
                )}
              >
                {score === null ? '–' : pointsText(score)}
              </b>
            </button>
          )
        })}
      </fieldset>
      <fieldset className={styles.keypad} aria-label="Клавиатура">
        {keys.map((key) => {
          if (key === 'nearest' && nearest === null) return <span key={key} />
          return (
            <button
              key={key}
              type="button"
              className={styles.digitLook[key === 'nearest' || key === 'erase' ? key : 'digit']}
              aria-label={key === 'erase' ? 'Стереть' : undefined}
              disabled={!isOpen}
              onClick={() => actions.onScoreKey(key)}
            >
              {key === 'erase' ? (
                <span className={styles.eraseIcon}>
                  <BackspaceIcon />
                </span>
              ) : key === 'nearest' && nearest !== null ? (
                <>
                  взять <b className={styles.nearestFigure}>{pointsText(nearest)}</b>
                </>
              ) : (
                key
              )}
            </button>
          )
        })}
      </fieldset>
    </>
  )
}

/** The number that is typed next may stand below the edge. */
function showKey(key: HTMLButtonElement | null) {
  key?.scrollIntoView({ block: 'nearest' })
}
