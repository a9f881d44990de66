import { DjScreen } from '@parket/ui/screens/station/hall/DjScreen'
import { shownFloor } from './shownFloor.ts'
import { useHall, type HallPageProps } from './useHall.ts'
import { usePlayer } from './usePlayer.ts'

/** The length of a dance until the event's is known, in seconds. */
const USUAL_SECONDS = 90

/** The music's station: what is played, and the order of the next dances. */
export function DjPage(props: HallPageProps) {
  const { hall, head, timeZone, floors } = useHall(props)
  const floor = shownFloor(hall, floors.value)
  const danceSeconds = hall?.dance_seconds ?? USUAL_SECONDS
  const { player, run, restart, finish, take } = usePlayer(floor, danceSeconds)
  return (
    <DjScreen
      head={head}
      floor={floor}
      floors={floors}
      timeZone={timeZone}
      danceSeconds={danceSeconds}
      player={player}
      onRun={run}
      onRestart={restart}
      onFinish={finish}
      onTake={take}
    />
  )
}
