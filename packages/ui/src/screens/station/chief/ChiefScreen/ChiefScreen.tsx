import { boardRoundTitle } from '@parket/domain/station/board/words'
import { boardTasks } from '@parket/domain/station/board/tasks'
import { Button } from '../../../../components/Button/Button.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { OutcomeAlert } from '../../../office/parts/OutcomeAlert.tsx'
import { KeptFile } from '../../staff/KeptFile.tsx'
import { LatePanel } from '../../staff/LatePanel.tsx'
import { UnsentLoader } from '../../staff/UnsentLoader.tsx'
import { SheetLegend } from '../../staff/SheetCell.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { placesStep } from './placesStep.ts'
import type { ChiefScreenProps, ChiefView } from './chiefView.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { ExtraRoundPanel } from './ExtraRoundPanel.tsx'
import { FloorRound } from './FloorRound.tsx'
import { OtherRounds } from './OtherRounds.tsx'
import { Tasks } from './Tasks.tsx'
import * as staff from '../../staff/staff.css.ts'

export type { Outcome } from '../../../office/parts/OutcomeAlert.tsx'
export type { ChiefActions, ChiefPanel, ChiefScreenProps, ChiefView } from './chiefView.ts'

/** The chief judge on the day: what runs on each floor and what it waits for; beside it what is to be decided. */
export function ChiefScreen({ view, actions }: ChiefScreenProps) {
  const { head, board, outcome, busy } = view
  const running = board?.rounds.filter(({ status }) => status === 'running') ?? []
  return (
    <StaffPage
      head={head}
      back={null}
      asideLabel="Решения"
      aside={<Beside view={view} actions={actions} />}
      footer={waitingPlaces(view).length > 0 && <Places view={view} actions={actions} />}
    >
      <h1 className={staff.hiddenTitle}>Зал</h1>
      <OutcomeAlert outcome={outcome} />
      {board === null && <Spinner aria-label="Загружаем зал…" />}
      {board !== null && running.length === 0 && (
        <p className={staff.empty}>Сейчас на&nbsp;паркете никого: ни&nbsp;один тур не&nbsp;идёт.</p>
      )}
      {board !== null &&
        running.map((round) => (
          <FloorRound
            key={round.id}
            round={round}
            board={board}
            isBusy={busy === round.id}
            actions={actions}
          />
        ))}
      {running.length > 0 && <SheetLegend />}
      {board !== null && <OtherRounds board={board} busy={busy} actions={actions} />}
    </StaffPage>
  )
}

function Beside({ view, actions }: ChiefScreenProps) {
  const { board, panel } = view
  switch (panel?.kind) {
    case 'loading':
      return <Spinner aria-label="Загружаем тур…" />
    case 'decision':
      return (
        <DecisionPanel
          key={`${panel.round.id} ${panel.form.kind}`}
          round={panel.round}
          {...panel.form}
        />
      )
    case 'late':
      return <LatePanel {...panel} />
    case 'extra':
      return <ExtraRoundPanel {...panel} />
    case undefined:
      return (
        <>
          <Tasks tasks={board === null ? [] : boardTasks(board)} onTask={actions.onTask} />
          <UnsentLoader load={view.unsent} onFile={actions.onUnsentFile} />
          <KeptFile
            file={view.emergency}
            isOffline={view.head.isOffline}
            timeZone={view.timeZone}
            onSave={actions.onSaveEmergency}
          />
        </>
      )
  }
}

function waitingPlaces({ board }: ChiefView) {
  return board?.rounds.flatMap((round) => placesStep(round) ?? []) ?? []
}

/** The first contest whose places wait for the chief judge; the others come after it. */
function Places({ view, actions }: ChiefScreenProps) {
  const waiting = waitingPlaces(view)
  const [first] = waiting
  if (!first) return null
  const { round, text, act } = first
  const others = waiting.length - 1
  return (
    <>
      <div>
        <p className={staff.itemTitle}>{boardRoundTitle(round)}: подсчитан</p>
        <p className={staff.quiet}>
          {text}
          {others > 0 && `. Ещё ждут: ${others}`}
        </p>
      </div>
      <Button variant="primary" onPress={() => actions.onPlaces(round)}>
        {`${act} ${round.group_num}`}
      </Button>
    </>
  )
}
