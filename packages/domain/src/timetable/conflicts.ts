import { millisecondsInMinute } from 'date-fns/constants'

/** An item of the timetable with the people it needs. */
export interface StaffedItem {
  id: number
  floor: string
  /** Milliseconds since the epoch. */
  start: number
  end: number
  /** `key` is the same for the same person, `id` is the dancer of an entry. */
  dancers: readonly { key: string | number; id: number }[]
  judgeIds: readonly number[]
}

/**
 * Two items that cannot be danced or judged as planned: a dancer in both at once, less rest between
 * them than the event asks for, a judge on two floors, or rounds of a contest in the wrong order.
 */
export interface TimetableConflict {
  kind: 'dancer' | 'rest' | 'judge' | 'order'
  /** The earlier one first; of rounds in the wrong order the one that is to be danced first. */
  itemIds: [number, number]
  dancerIds: number[]
  judgeIds: number[]
  /** The rest there is, in whole minutes; null unless `kind` is `rest`. */
  restMinutes: number | null
}

/**
 * Who cannot be where a timetable needs them (docs/rules/timetable.md, «Conflicts»), by time. An item of
 * length 0 needs nobody.
 *
 * @param minRest minutes a dancer should have between two items
 */
export function peopleConflicts(
  items: readonly StaffedItem[],
  minRest: number,
): TimetableConflict[] {
  const byTime = items
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start || one.id - other.id)
  const rest = Math.max(0, minRest * millisecondsInMinute)
  return byTime.flatMap((earlier, index) => {
    const others = byTime.slice(index + 1)
    // Who begins later still has rest enough: they stand in the order of their starts.
    const far = others.findIndex(({ start }) => start >= earlier.end + rest)
    return others
      .slice(0, far === -1 ? others.length : far)
      .flatMap((later) => dancerConflicts(earlier, later).concat(judgeConflicts(earlier, later)))
  })
}

function dancerConflicts(earlier: StaffedItem, later: StaffedItem): TimetableConflict[] {
  const rest = later.start - earlier.end
  const dancerIds = idsInBoth(earlier, later)
  if (dancerIds.length === 0) return []
  const isSimultaneous = rest < 0
  return [
    {
      kind: isSimultaneous ? 'dancer' : 'rest',
      itemIds: [earlier.id, later.id],
      dancerIds,
      judgeIds: [],
      restMinutes: isSimultaneous ? null : Math.floor(rest / millisecondsInMinute),
    },
  ]
}

/** The dancers of both items, each by the ids of all entries met. */
function idsInBoth(one: StaffedItem, other: StaffedItem): number[] {
  const keys = new Set(one.dancers.map(({ key }) => key))
  const shared = new Set(other.dancers.filter(({ key }) => keys.has(key)).map(({ key }) => key))
  const ids = [...one.dancers, ...other.dancers]
    .filter(({ key }) => shared.has(key))
    .map(({ id }) => id)
  return [...new Set(ids)].sort((a, b) => a - b)
}

function judgeConflicts(earlier: StaffedItem, later: StaffedItem): TimetableConflict[] {
  if (earlier.floor === later.floor || later.start >= earlier.end) return []
  const judgeIds = earlier.judgeIds.filter((id) => later.judgeIds.includes(id))
  if (judgeIds.length === 0) return []
  return [
    {
      kind: 'judge',
      itemIds: [earlier.id, later.id],
      dancerIds: [],
      judgeIds,
      restMinutes: null,
    },
  ]
}
