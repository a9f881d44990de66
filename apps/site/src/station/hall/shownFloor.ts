import type { Hall, HallFloor } from '@parket/domain/station/hall/hall'

/** The floor that a page shows; an empty one while the day has none. Null: the hall is not known yet. */
export function shownFloor(hall: Hall | null, name: string): HallFloor | null {
  if (hall === null) return null
  return (
    hall.floors.find(({ floor }) => floor === name) ?? {
      floor: name,
      delay: 0,
      on_floor: null,
      items: [],
    }
  )
}
