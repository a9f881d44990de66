import { scoreOf } from '@parket/domain/marks/scoredRows'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { pointsText } from '@parket/domain/station/judge/pointsKeypad'
import { holderOf, nearestFree, type ScoreKey } from '@parket/domain/station/judge/scoreKeypad'
import { Keypad, type KeypadItem } from '../../../../components/Keypad/Keypad.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../../theme/cx.ts'
import { eraseKey } from './eraseKey.tsx'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './judgeKeys.css.ts'

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
          const score = scoreOf(sheet.rows[number])
          const isOut = out.includes(number)
          return (
            <button
              key={number}
              ref={number === typing ? showKey : undefined}
              type="button"
              className={cx(styles.key, isMany && styles.lineKey, isOut && styles.outKey)}
              aria-pressed={number === typing}
              data-wrong={number === holder || undefined}
              disabled={!isOpen || isOut}
              onClick={() => actions.onTap(number)}
            >
              <VisuallyHidden>№&nbsp;</VisuallyHidden>
              {number}
              <b className={styles.keyFigure}>{score === null ? '–' : pointsText(score)}</b>
            </button>
          )
        })}
      </fieldset>
      <Keypad
        aria-label="Клавиатура"
        size="large"
        items={[7, 8, 9, nearestKey(nearest), 4, 5, 6, eraseKey, 1, 2, 3, 0]}
        isDisabled={!isOpen}
        onPress={actions.onScoreKey}
      />
    </>
  )
}

/** The free score that is nearest to one that another number has; its place stays free where none is. */
function nearestKey(score: number | null): KeypadItem<ScoreKey> | null {
  if (score === null) return null
  const label = (
    <>
      взять <b className={styles.nearestFigure}>{pointsText(score)}</b>
    </>
  )
  return { value: 'nearest', label, emphasis: 'offer' }
}

/** The number that is typed next may stand below the edge. */
function showKey(key: HTMLButtonElement | null) {
  key?.scrollIntoView({ block: 'nearest' })
}
