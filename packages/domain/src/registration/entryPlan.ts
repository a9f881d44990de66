import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { isJnjRole, type JnjRole } from './request.ts'

/** An entry of a registration as it is stored. */
export interface EntryBefore {
  id: number
  contest_id: string
  packet_contest_id: string | null
  role: JnjRole | null
}

/** An entry as a change of a registration sends it. */
export interface SentEntry {
  id?: number | null
  contest_id?: string | null
  packet_contest_id?: string | null
  role?: string | null
}

/** An entry as it will be. */
export interface PlannedEntry {
  /** Null: it is new. */
  id: number | null
  contest_id: string
  packet_contest_id: string | null
  role: JnjRole | null
  /** Nothing about it changes, so it is not asked again whether it may be entered. */
  isKept: boolean
}

export interface EntryPlan {
  entries: PlannedEntry[]
  /** What was left out and becomes withdrawn. */
  leftOut: EntryBefore[]
  errors: FieldErrors
}

/**
 * What becomes of a registration's entries: «PUT of a regData sends the whole list: an entry left
 * out becomes `withdrawn`, one without id is new» (docs/rules/registration.md, «Changing a registration»). What is
 * withdrawn already stays so, and may be sent along.
 *
 * @returns problems under `registrations.<index>.<field>` and `packets.<contest id>`
 */
export function planEntries(
  sent: readonly SentEntry[],
  before: readonly EntryBefore[],
  withdrawnIds: ReadonlySet<number>,
): EntryPlan {
  const errors: FieldErrors = {}
  const byId = new Map(before.map((entry) => [entry.id, entry]))
  const wanted = sent.flatMap((entry, index) => {
    if (isGiven(entry.id) && withdrawnIds.has(entry.id)) return []
    const planned = isGiven(entry.id) ? kept(entry, byId.get(entry.id)) : entered(entry)
    if (planned) return [planned]
    const field = isGiven(entry.id) ? 'id' : 'contest_id'
    addError(
      errors,
      `registrations.${index}.${field}`,
      problemText(field === 'id' ? 'entry_foreign' : 'required'),
    )
    return []
  })
  const entries = wanted.map((entry) => withoutLostPacket(entry, wanted))
  refuseRepeated(errors, entries)
  const keptIds = new Set(entries.map(({ id }) => id))
  return { entries, leftOut: before.filter(({ id }) => !keptIds.has(id)), errors }
}

function kept(sent: SentEntry, entry: EntryBefore | undefined): PlannedEntry | null {
  if (!entry || (isGiven(sent.contest_id) && sent.contest_id !== entry.contest_id)) return null
  const packet =
    sent.packet_contest_id === undefined ? entry.packet_contest_id : sent.packet_contest_id
  const role = sent.role === undefined ? entry.role : asRole(sent.role)
  const isKept = packet === entry.packet_contest_id && role === entry.role
  return {
    id: entry.id,
    contest_id: entry.contest_id,
    packet_contest_id: packet,
    role,
    isKept,
  }
}

function entered({ contest_id, packet_contest_id = null, role }: SentEntry): PlannedEntry | null {
  if (!contest_id) return null
  return { id: null, contest_id, packet_contest_id, role: asRole(role), isKept: false }
}

/** Whoever gives up a packet keeps its contests, as chosen singly. */
function withoutLostPacket(entry: PlannedEntry, entries: readonly PlannedEntry[]): PlannedEntry {
  const isLost =
    entry.isKept &&
    entry.packet_contest_id !== null &&
    entries.every(({ contest_id }) => contest_id !== entry.packet_contest_id)
  return isLost ? { ...entry, packet_contest_id: null } : entry
}

function refuseRepeated(errors: FieldErrors, entries: readonly PlannedEntry[]): void {
  const seen = new Set<string>()
  for (const { contest_id } of entries) {
    if (seen.has(contest_id)) {
      addError(errors, `packets.${contest_id}`, problemText('contest_chosen_twice'))
    }
    seen.add(contest_id)
  }
}

function asRole(role: unknown): JnjRole | null {
  return isJnjRole(role) ? role : null
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined
}
