import type { LateMarksBody, MarkBody } from './foldMarks.ts'

/** A line that may concern an entry. */
interface EntryLine {
  /** Null: of the event's own chain. */
  round_id: number | null
  n: number
  kind: string
  body: object
}

/** An entry as marks, draws and decisions name it. */
export interface NamedEntry {
  /** Of its registrations: those of a pair have one number. */
  registrations: ReadonlySet<number>
  start_number: number
}

/** The lines that tell of an entry's marks, heats and exits, with what was decided about its late marks. */
export function linesOfEntry<Line extends EntryLine>(
  lines: readonly Line[],
  entry: NamedEntry,
): Line[] {
  const own = lines.filter((line) => isOfEntry(line, entry))
  const late = new Set(own.map(({ round_id, n }) => `${round_id} ${n}`))
  const isDecided = ({ kind, round_id, body }: Line) =>
    (kind === 'late.applied' || kind === 'late.dismissed') &&
    late.has(`${round_id} ${(body as { of: number }).of}`)
  return lines.filter((line) => own.includes(line) || isDecided(line))
}

function isOfEntry({ kind, body }: EntryLine, { registrations, start_number }: NamedEntry) {
  const isOwn = (id: string | number) => registrations.has(Number(id))
  switch (kind) {
    case 'mark':
      return Object.keys((body as MarkBody).entries).some(isOwn)
    case 'late': {
      const { entries, numbers } = body as LateMarksBody
      return Object.keys(entries).some(isOwn) || String(start_number) in numbers
    }
    case 'draw':
      return ((body as { heats?: number[][] }).heats ?? []).some((heat) => heat.some(isOwn))
    case 'decision': {
      const { registration_id, numbers = {} } = body as DecidedEntries
      const isNamed = registration_id !== undefined && isOwn(registration_id)
      return isNamed || Object.keys(numbers).some(isOwn)
    }
    default:
      return false
  }
}

interface DecidedEntries {
  registration_id?: number
  /** By registration. */
  numbers?: Readonly<Record<string, number>>
}
