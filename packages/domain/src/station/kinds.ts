/** What a device is paired for (docs/rules/stations.md). */
export const stationKinds = [
  'judge',
  'chief',
  'tally',
  'marshal',
  'announcer',
  'dj',
  'screen',
] as const

export type StationKind = (typeof stationKinds)[number]

const labels: Record<StationKind, string> = {
  judge: 'Судья',
  chief: 'Главный судья',
  tally: 'Счётная комиссия',
  marshal: 'Выпускающий',
  announcer: 'Ведущий',
  dj: 'Диджей',
  screen: 'Экран зала',
}

/** The Russian word for a kind. */
export function stationKindLabel(kind: StationKind): string {
  return labels[kind]
}

export function isStationKind(kind: unknown): kind is StationKind {
  return stationKinds.some((known) => known === kind)
}

/** A station of a judge of the event; the others are told apart by their label. */
export function isOfJudge(kind: StationKind): boolean {
  return kind === 'judge' || kind === 'chief'
}

/** Somebody works there whom no list of judges names. */
export function hasWorker(kind: StationKind): boolean {
  return kind !== 'screen' && !isOfJudge(kind)
}

/** Where a station opens: `/judge/{secret}`. */
export function stationPath(kind: StationKind, secret: string): string {
  const page = kind === 'judge' || kind === 'screen' ? kind : 'station'
  return `/${page}/${secret}`
}
