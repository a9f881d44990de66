import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { LateMarks, type LateItem } from '../../office/marks/ContestMarksScreen/LateMarks.tsx'
import { PanelHead } from './PanelHead.tsx'
import * as styles from './staff.css.ts'

export type { LateItem } from '../../office/marks/ContestMarksScreen/LateMarks.tsx'

export interface LatePanelProps {
  /** What judges give there. */
  markKind: RoundKind
  /** The contest and its round. */
  title: string
  /** Those that wait; null while they are on their way. */
  items: readonly LateItem[] | null
  /** The zone of the event. */
  timeZone: string
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  /** @param apply puts them into the sheet; false leaves it as it is */
  onDecide: (n: number, apply: boolean, reason: string) => void
  onClose: () => void
}

/** A person decides about marks that came too late, with a reason: never by itself. */
export function LatePanel(props: LatePanelProps) {
  const { title, items, reasons, onClose } = props
  return (
    <div className={styles.panel}>
      <PanelHead title="Поздние оценки" onClose={onClose} />
      <p className={styles.itemTitle}>{title}</p>
      {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
      {items === null && <p className={styles.quiet}>Загружаем…</p>}
      {items?.length === 0 && <p className={styles.quiet}>Ничего не&nbsp;ждёт решения.</p>}
      <ul className={styles.list}>
        {items?.map((item) => (
          <li key={item.n} className={styles.item}>
            <LateMarks {...props} item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
