import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { BoardRound } from '@parket/domain/station/board/board'
import { TallyScreen } from '@parket/ui/screens/station/tally/TallyScreen'
import { useState } from 'react'
import { SheetsPage } from '../staff/SheetsPage.tsx'
import { staffConnection } from '../staff/staffConnection.ts'
import { useBoard } from '../staff/useBoard.ts'
import { useEmergencyFile } from '../staff/useEmergencyFile.ts'
import { useLateMarks } from '../staff/useLateMarks.ts'
import { useEmergencyMarks } from '../../data/marks/useEmergencyMarks.ts'
import { useUnsentFile } from '../../data/marks/useUnsentFile.ts'
import { useStaffHead } from '../staff/useStaffHead.ts'

interface TallyPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
}

/** The scrutineers' station: all sheets live, and those of a round to type. */
export function TallyPage({ pairing, onCutOff }: TallyPageProps) {
  const { station, token } = pairing
  const [connection] = useState(() => staffConnection(token, onCutOff))
  const { board, isOffline, refetch } = useBoard(connection, station.eventId)
  const { head, timeZone } = useStaffHead(connection, {
    station,
    delays: board?.delays ?? null,
    isOffline,
  })
  const late = useLateMarks({ api: connection.api, timeZone, refetch })
  const unsent = useUnsentFile({ api: connection.api, eventId: station.eventId, refetch })
  const emergency = useEmergencyFile(connection, station.eventId, board)
  const bringing = useEmergencyMarks({ api: connection.api, eventId: station.eventId, refetch })
  const [opened, setOpened] = useState<{ round: BoardRound; dance: string | null } | null>(null)
  if (opened) {
    return (
      <SheetsPage
        {...{ connection, head, timeZone, board }}
        station={station}
        round={opened.round}
        dance={opened.dance}
        back={{
          label: 'Все\u00A0листы',
          onPress: () => {
            setOpened(null)
            void refetch()
          },
        }}
      />
    )
  }
  return (
    <TallyScreen
      head={head}
      board={board}
      late={late.panel}
      unsent={unsent}
      bringing={bringing}
      timeZone={timeZone}
      {...emergency}
      onRound={(round, dance) => setOpened({ round, dance })}
      onLate={(round) => late.open(round)}
    />
  )
}
