import { scoreOf } from '@parket/domain/marks/scoredRows'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { pointsText } from '@parket/domain/station/judge/pointsKeypad'
import { holderOf } from '@parket/domain/station/judge/scoreKeypad'
import { cx } from '../../../../theme/cx.ts'
import type { JudgeView } from './judgeView.ts'
import * as styles from './JudgeCounter.css.ts'

/** The score that is typed, or stands; of one that another number has, whose it is. */
export function ScoreCount({ view }: { view: JudgeView }) {
  const { round, sheet, typedScore, out } = view
  if (!typedScore) return null
  const { number, digits, refused } = typedScore
  const score = scoreOf(sheet.rows[number])
  const holder = refused === null ? null : holderOf(sheet.rows, refused, number)
  const left = numbersOf(round).filter(
    (one) => !out.includes(one) && scoreOf(sheet.rows[one]) === null,
  ).length
  return (
    <>
      <b className={cx(styles.count, styles.ordinal, refused !== null && styles.wrongCount)}>
        {refused !== null
          ? pointsText(refused)
          : digits !== ''
            ? `${digits}${digits.length > 1 ? ',' : ''}`
            : score === null
              ? '–'
              : pointsText(score)}
      </b>
      <p className={styles.countWords} aria-live="polite">
        {holder === null ? `№\u00A0${number}` : `Уже стоит у\u00A0${holder}`}
        <span className={styles.rest[holder !== null ? 'wrong' : left > 0 ? 'needed' : 'quiet']}>
          {holder !== null ? 'другую десятую' : left > 0 ? `ещё\u00A0${left}` : 'все баллы'}
        </span>
      </p>
    </>
  )
}
