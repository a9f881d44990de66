import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import { WarningIcon } from '../../../../icons/WarningIcon.tsx'
import type { TimetableActions, TimetableData } from './timetableData.ts'
import { conflictText, itemOf, mendText } from './timetableWords.ts'
import * as styles from './timetable.css.ts'

interface ConflictProps {
  conflict: TimetableConflict
  /** The one of its two items where it is shown. */
  itemId: number
  data: TimetableData
  onMend: TimetableActions['onMend']
  judgesHref: string
}

/** Who cannot dance or judge as planned, and the ways out. */
export function Conflict({ conflict, itemId, data, onMend, judgesHref }: ConflictProps) {
  return (
    <div className={styles.conflict}>
      <WarningIcon />
      <div>
        <span className={styles.conflictText}>{conflictText(conflict, itemId, data)}</span>
        {itemOf(conflict, data) === itemId && (
          <div className={styles.ways}>
            {data.mendsOf(conflict).map((mend) =>
              mend.kind === 'judge' ? (
                <a key={mend.kind} className={styles.way} href={judgesHref}>
                  {mendText(mend, data)}
                </a>
              ) : (
                <button
                  key={mend.kind}
                  type="button"
                  className={styles.way}
                  onClick={() => onMend(mend)}
                >
                  {mendText(mend, data)}
                </button>
              ),
            )}
          </div>
        )}
      </div>
    </div>
  )
}
