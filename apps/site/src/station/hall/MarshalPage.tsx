import { withNotes } from '@parket/domain/station/hall/notes'
import { MarshalScreen } from '@parket/ui/screens/station/hall/MarshalScreen'
import { shownFloor } from './shownFloor.ts'
import { useHall, type HallPageProps } from './useHall.ts'
import { useHeatNotes } from './useHeatNotes.ts'

/** The marshal's station: who of the next heats is there, and the heat that goes out. */
export function MarshalPage(props: HallPageProps) {
  const { api, hall, refetch, head, timeZone, floors } = useHall(props)
  const { notes, unsent, reasons, press, sendAgain } = useHeatNotes({
    api,
    stationId: props.pairing.station.id,
    hall,
    refetch,
  })
  return (
    <MarshalScreen
      head={head}
      floor={shownFloor(hall && withNotes(hall, notes), floors.value)}
      floors={floors}
      timeZone={timeZone}
      unsent={unsent}
      reasons={reasons}
      onCall={({ round, outing }, registrationIds, state) =>
        press({ kind: 'call', contestId: round.contest_id, outing, registrationIds, state })
      }
      onRelease={({ round, outing }, released) =>
        press({ kind: 'release', contestId: round.contest_id, outing, released })
      }
      onSendAgain={sendAgain}
    />
  )
}
