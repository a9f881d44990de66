import { CheckIcon } from '../../../../icons/CheckIcon.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { DayJudge } from './dayData.ts'
import { judgeText } from './dayWords.ts'
import * as styles from './day.css.ts'

/** The judges of a running round: who has given everything in, who is on the way, whose entries differ. */
export function JudgeTiles({ judges }: { judges: readonly DayJudge[] }) {
  if (judges.length === 0) return null
  return (
    <ul className={styles.tiles} aria-label="Листы судей">
      {judges.map((judge) => (
        <li key={judge.letter} className={styles.tile[tileTone(judge)]} title={judge.name}>
          <b>{judge.letter}</b>
          {judge.counted === judge.sheets && judge.differs === 0 ? (
            <>
              <CheckIcon />
              <VisuallyHidden>{judgeText(judge)}</VisuallyHidden>
            </>
          ) : (
            <span>{judgeText(judge)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function tileTone({ sheets, counted, differs }: DayJudge): keyof typeof styles.tile {
  if (differs > 0) return 'differs'
  return counted === sheets ? 'done' : 'open'
}
