import { isStationKind, stationKindLabel } from '../station/kinds.ts'

/** Who did something, as a list calls them: «Судья, Валеев Тимур», «Иванова Ольга», «Сервер». */
export function actorName({
  key,
  who,
  station_kind,
}: {
  /** By `journalActor`. */
  key: string
  /** '' where it is known no more. */
  who: string
  /** Null for a person. */
  station_kind: string | null
}): string {
  if (isStationKind(station_kind)) {
    const label = stationKindLabel(station_kind)
    return who === '' ? label : `${label}, ${who}`
  }
  if (key === 'user 0') return 'Сервер'
  return who === '' ? 'Имя стёрто' : who
}
