import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import {
  MarksView,
  type MarksViewProps,
} from '../../../office/marks/ContestMarksScreen/MarksView.tsx'
import { OutcomeAlert, type Outcome } from '../../../office/parts/OutcomeAlert.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import * as styles from './SheetsScreen.css.ts'

export type { JudgeColumn, SheetReader } from '../../../office/marks/ContestMarksScreen/columns.ts'
export { roundSheets } from '../../../office/marks/ContestMarksScreen/columns.ts'

/** A station decides nothing here beside the marks; the chief judge's takes decisions back. */
type Marks = Pick<
  MarksViewProps,
  | 'round'
  | 'reader'
  | 'dance'
  | 'typing'
  | 'agreeing'
  | 'isAfterSheet'
  | 'onDanceChange'
  | 'onOffer'
  | 'onWithdraw'
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
  /** Where it leads back to, and how. */
  back: { label: string; onPress: () => void }
}

/** The sheets of a round at a station: typed from paper, entered a second time, mended where two entries differ. */
export function SheetsScreen({ head, title, marks, timeZone, outcome, back }: SheetsScreenProps) {
  return (
    <StaffPage head={head} back={back} aside={null}>
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
          onRenewNext={null}
        />
      )}
    </StaffPage>
  )
}

function ignore(): void {}
