import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import {
  MarksView,
  type MarksViewProps,
} from '../../../office/marks/ContestMarksScreen/MarksView.tsx'
import { OutcomeAlert, type Outcome } from '../../../office/parts/OutcomeAlert.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import * as styles from './SheetsScreen.css.ts'

export type { JudgeColumn } from '../../../office/marks/ContestMarksScreen/columns.ts'
export { roundSheets } from '../../../office/marks/ContestMarksScreen/columns.ts'

/** A station decides nothing beside the marks: decisions have a page of their own. */
type Marks = Pick<
  MarksViewProps,
  | 'round'
  | 'typist'
  | 'dance'
  | 'typing'
  | 'agreeing'
  | 'isAfterSheet'
  | 'onDanceChange'
  | 'onOffer'
>

export interface SheetsScreenProps {
  /** Of the page. */
  head: StaffHead
  /** The contest and its round. */
  title: string
  /** Its marks; null while they are on their way. */
  marks: Marks | null
  /** The zone of the event. */
  timeZone: string
  /** What the last action came to. */
  outcome: Outcome | null
  /** Back to all sheets. */
  onBack: () => void
}

/** The sheets of a round at a station: typed from paper, entered a second time, mended where two entries differ. */
export function SheetsScreen({ head, title, marks, timeZone, outcome, onBack }: SheetsScreenProps) {
  return (
    <StaffPage head={head} back={{ label: 'Все\u00A0листы', onPress: onBack }} aside={null}>
      <h1 className={styles.title}>{title}</h1>
      {marks === null ? (
        <>
          <OutcomeAlert outcome={outcome} />
          <Spinner aria-label="Загружаем листы…" />
        </>
      ) : (
        <MarksView
          {...marks}
          rounds={[]}
          deciding={null}
          waiting={null}
          timeZone={timeZone}
          outcome={outcome}
          onRoundChange={ignore}
          onFinishRound={null}
          onDecide={null}
          onWithdraw={null}
          onRenewNext={null}
        />
      )}
    </StaffPage>
  )
}

function ignore(): void {}
