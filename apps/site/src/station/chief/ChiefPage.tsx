import type { BoardRound } from '@parket/domain/station/board/board'
import type { BoardTask } from '@parket/domain/station/board/tasks'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { ChiefScreen, type ChiefActions } from '@parket/ui/screens/station/chief/ChiefScreen'
import { useState } from 'react'
import { SheetsPage } from '../staff/SheetsPage.tsx'
import { staffConnection } from '../staff/staffConnection.ts'
import { useBoard } from '../staff/useBoard.ts'
import { useEmergencyFile } from '../staff/useEmergencyFile.ts'
import { useLateMarks } from '../staff/useLateMarks.ts'
import { useUnsentFile } from '../../data/marks/useUnsentFile.ts'
import { useStaffHead } from '../staff/useStaffHead.ts'
import { PlacesPage } from './PlacesPage.tsx'
import { useChiefDecision } from './useChiefDecision.ts'
import { useExtraRound } from './useExtraRound.ts'
import { useRoundSteps } from './useRoundSteps.ts'

interface ChiefPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
}

/** What is open over the hall. */
type Opened =
  | { kind: 'places'; round: BoardRound }
  | { kind: 'sheets'; round: BoardRound; dance: string | null }

/** The chief judge's station: the hall, decisions, places. */
export function ChiefPage({ pairing, onCutOff }: ChiefPageProps) {
  const { station, token } = pairing
  const [connection] = useState(() => staffConnection(token, onCutOff))
  const { api } = connection
  const { board, isOffline, refetch } = useBoard(connection, station.eventId)
  const { head, timeZone } = useStaffHead(connection, {
    station,
    delays: board?.delays ?? null,
    isOffline,
  })
  const late = useLateMarks({ api, timeZone, refetch })
  const unsent = useUnsentFile({ api, eventId: station.eventId, refetch })
  const { emergency, onSaveEmergency } = useEmergencyFile(connection, station.eventId, board)
  const steps = useRoundSteps({ api, refetch })
  const decision = useChiefDecision({ api, eventId: station.eventId, board, refetch })
  const extra = useExtraRound({ api, refetch })
  const [opened, setOpened] = useState<Opened | null>(null)

  function close() {
    setOpened(null)
    void refetch()
  }
  /** One thing at a time stands in the column. */
  function show(open: () => void) {
    late.panel?.onClose()
    decision.close()
    extra.panel?.onClose()
    open()
  }
  function answer(task: BoardTask) {
    switch (task.kind) {
      case 'tie':
        return show(() => decision.open(task.round, 'cut'))
      case 'silent':
        return show(() => decision.open(task.round, 'seat'))
      case 'late':
      case 'refused':
        return show(() => late.open(task.round))
      case 'differs':
        return setOpened({ kind: 'sheets', round: task.round, dance: task.dance })
      case 'battery':
        return undefined
    }
  }
  const actions: ChiefActions = {
    onCount: steps.count,
    onReopen: steps.reopen,
    onAnnounce: steps.announce,
    onDecide: (round, kind) => show(() => decision.open(round, kind)),
    onExtra: (round) => show(() => extra.open(round)),
    onTask: answer,
    onUnsentFile: unsent.onFile,
    onSaveEmergency,
    onSheets: (round) => setOpened({ kind: 'sheets', round, dance: null }),
    onPlaces: (round) => setOpened({ kind: 'places', round }),
  }

  if (opened?.kind === 'places') {
    const round = board?.rounds.find(({ id }) => id === opened.round.id)
    return (
      <PlacesPage
        api={api}
        head={head}
        round={opened.round}
        late={round?.late ?? 0}
        onBack={close}
      />
    )
  }
  if (opened?.kind === 'sheets') {
    return (
      <SheetsPage
        {...{ connection, head, timeZone, board }}
        station={station}
        round={opened.round}
        dance={opened.dance}
        back={{ label: 'Зал', onPress: close }}
      />
    )
  }
  const panel = late.panel
    ? ({ kind: 'late', ...late.panel } as const)
    : ((extra.panel && ({ kind: 'extra', ...extra.panel } as const)) ?? decision.panel)
  return (
    <ChiefScreen
      view={{
        head,
        board,
        panel,
        unsent: unsent.load,
        emergency,
        timeZone,
        busy: steps.busy,
        outcome: steps.outcome ?? decision.outcome,
      }}
      actions={actions}
    />
  )
}
