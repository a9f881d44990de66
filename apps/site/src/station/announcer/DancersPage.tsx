import { AnnouncerScreen } from '@parket/ui/screens/station/hall/AnnouncerScreen'
import type { ReactNode } from 'react'
import { shownFloor } from '../hall/shownFloor.ts'
import { useHall, type HallPageProps } from '../hall/useHall.ts'

/** Who dances now and next, as it is said aloud. */
export function DancersPage({ pages, ...props }: HallPageProps & { pages: ReactNode }) {
  const { hall, head, timeZone, floors } = useHall(props)
  return (
    <AnnouncerScreen
      head={{ ...head, pages }}
      floor={shownFloor(hall, floors.value)}
      floors={floors}
      timeZone={timeZone}
    />
  )
}
