import { canonicalJson } from '../scoring/canonicalJson.ts'

/** What lines of the journal tell of (docs/rules/marks-and-results.md, «Journal»). */
export const journalKinds = [
  'mark',
  'sheet.finished',
  'sheet.reopened',
  'late',
  'late.applied',
  'late.dismissed',
  'round.closed',
  'decision',
  'draw',
  'panel',
  'input',
  'approval',
  'publication',
  'check',
  'correction',
  'station',
] as const

export type JournalKind = (typeof journalKinds)[number]

/** A line as it is chained: ids and numbers alone, moments as ISO 8601 in UTC. */
export interface ChainedLine {
  event_id: number
  /** Null: of the event's own chain. */
  round_id: number | null
  n: number
  at: string
  device_at: string | null
  kind: JournalKind
  user_id: number | null
  station_id: number | null
  epoch: number | null
  seq: number | null
  body: object
}

/** What is hashed of a line: the hash before it, then the line in its one spelling. */
export function chainedText(prev: string, line: ChainedLine): string {
  const { event_id, round_id, n, at, device_at, kind, user_id, station_id, epoch, seq, body } = line
  const all = { event_id, round_id, n, at, device_at, kind, user_id, station_id, epoch, seq, body }
  return `${prev}${canonicalJson(all)}`
}
