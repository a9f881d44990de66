import { countOf } from '@parket/domain/format/plural'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './JudgeHeader.css.ts'

/** Contest, round and dance; who marks. */
export function JudgeHeader({ view }: Pick<JudgeScreenProps, 'view'>) {
  const { round, dance, letter } = view
  const { dances } = round
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{round.contest}</h1>
        <p className={styles.subtitle}>
          {round.label},{' '}
          {round.isOfPairs ? (
            `${countOf(numbersOf(round).length, ['пара', 'пары', 'пар'])} по\u00A0номеру ведущего`
          ) : (
            <b className={styles.dance}>{dances[dance]?.toLowerCase()}</b>
          )}
          {dances.length > 1 && (
            <>
              , {dance + 1}&nbsp;из&nbsp;{dances.length}
            </>
          )}
        </p>
      </div>
      <p className={styles.letter}>
        <VisuallyHidden>Судья </VisuallyHidden>
        {letter}
      </p>
    </header>
  )
}
