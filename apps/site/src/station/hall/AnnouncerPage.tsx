import { AnnouncerScreen } from '@parket/ui/screens/station/hall/AnnouncerScreen'
import { shownFloor } from './shownFloor.ts'
import { useHall, type HallPageProps } from './useHall.ts'

/** The announcer's station: who dances now and next, as it is said aloud. */
export function AnnouncerPage(props: HallPageProps) {
  const { hall, head, timeZone, floors } = useHall(props)
  return (
    <AnnouncerScreen
      head={head}
      floor={shownFloor(hall, floors.value)}
      floors={floors}
      timeZone={timeZone}
    />
  )
}
