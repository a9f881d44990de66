import type { Board, BoardRound } from '@parket/domain/station/board/board'
import { boardNumbers } from '@parket/domain/station/board/tasks'
import { Button } from '../../../../components/Button/Button.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import {
  BringMarks,
  type BringMarksProps,
} from '../../../office/emergency/BringMarks/BringMarks.tsx'
import { KeptFile, type KeptFileState } from '../../staff/KeptFile.tsx'
import { LatePanel, type LatePanelProps } from '../../staff/LatePanel.tsx'
import { SheetLegend } from '../../staff/SheetCell.tsx'
import { UnsentLoader } from '../../staff/UnsentLoader.tsx'
import type { UnsentPickerProps } from '../../staff/UnsentPicker.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import { Devices } from './Devices.tsx'
import { LateRounds } from './LateRounds.tsx'
import { Wall } from './Wall.tsx'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './TallyScreen.css.ts'

export type { KeptFileState } from '../../staff/KeptFile.tsx'
export type { UnsentLoad } from '../../staff/UnsentPicker.tsx'
export type { LateItem, LatePanelProps } from '../../staff/LatePanel.tsx'

export interface TallyScreenProps {
  /** Of the page. */
  head: StaffHead
  /** Null while it is on its way. */
  board: Board | null
  /** Marks that came too late to a round, opened; null: closed. */
  late: LatePanelProps | null
  /** The file of a tablet that could not send. */
  unsent: UnsentPickerProps
  /** The emergency file on this device. */
  emergency: KeptFileState
  /** The marks of that file, brought back. */
  bringing: Omit<BringMarksProps, 'marksHref'>
  /** Of the event. */
  timeZone: string
  /** Opens the sheets of a round, at a dance. */
  onRound: (round: BoardRound, dance: string | null) => void
  /** Opens what came too late to a round. */
  onLate: (round: BoardRound) => void
  /** Saves the emergency file where the person says. */
  onSaveEmergency: () => void
}

/** The scrutineers' wall: one row a dance, what to do stands at its end; beside it the devices. */
export function TallyScreen(props: TallyScreenProps) {
  const { head, board, late, unsent, emergency, bringing, timeZone } = props
  const { onRound, onLate, onSaveEmergency } = props
  const running = board?.rounds.filter(({ status }) => status === 'running') ?? []
  const [first] = running
  return (
    <StaffPage
      head={head}
      back={null}
      asideLabel="Планшеты"
      aside={
        late ? (
          <LatePanel {...late} />
        ) : (
          board && (
            <div className={styles.beside}>
              <Devices board={board} />
              <LateRounds board={board} onLate={onLate} />
              <UnsentLoader {...unsent} />
              <KeptFile
                file={emergency}
                isOffline={head.isOffline}
                timeZone={timeZone}
                onSave={onSaveEmergency}
              >
                {/* What differs waits among the late marks above. */}
                <BringMarks {...bringing} marksHref={null} />
              </KeptFile>
              {first && (
                <div className={styles.push}>
                  <Button variant="primary" isFullWidth onPress={() => onRound(first, null)}>
                    Набрать с&nbsp;бумаги
                  </Button>
                </div>
              )}
            </div>
          )
        )
      }
    >
      <h1 className={staff.hiddenTitle}>Листы</h1>
      {board === null ? (
        <Spinner aria-label="Загружаем листы…" />
      ) : (
        <>
          <Numbers board={board} />
          <Wall board={board} onRound={onRound} />
          <SheetLegend />
        </>
      )}
    </StaffPage>
  )
}

function Numbers({ board }: { board: Board }) {
  const { accepted, onDevices, missing, differing } = boardNumbers(board)
  const facts = [
    { key: 'accepted', value: accepted, text: 'листов принято', tone: null },
    { key: 'onDevices', value: onDevices, text: 'отметок ждут на\u00A0планшетах', tone: 'warning' },
    { key: 'missing', value: missing, text: 'листов не\u00A0сдано', tone: 'bad' },
    { key: 'differing', value: differing, text: 'разошлось', tone: 'bad' },
  ] as const
  return (
    <dl className={styles.numbers}>
      {facts.map(({ key, value, text, tone }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.factText}>{text}</dt>
          <dd className={styles.factNumber}>
            <span className={tone !== null && value > 0 ? staff.tone[tone] : undefined}>
              {value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
