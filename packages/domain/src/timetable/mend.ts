import type { TimetableConflict } from './conflicts.ts'
import { delayItem, moveAfter, swapItems, type EditedSession } from './edit.ts'

/**
 * What would mend a conflict: an item goes after another one, two change places, one begins later, or another
 * judge is seated.
 */
export type Mend =
  | { kind: 'move'; itemId: number; afterId: number }
  | { kind: 'swap'; itemId: number; withId: number }
  | { kind: 'delay'; itemId: number; minutes: number }
  | { kind: 'judge'; itemId: number }

/**
 * What would mend a conflict where it is: the nearest change of places and the delay that leave fewer
 * conflicts than there are, and, for a judge, another one. A round in the wrong order goes after the one
 * that is to be danced first, or changes places with it.
 *
 * @param missing minutes by which the later item begins too early
 * @param conflictsOf the conflicts of a changed timetable
 */
export function listMends<S extends EditedSession>(
  { kind, itemIds: [earlier, later] }: TimetableConflict,
  missing: number,
  sessions: readonly S[],
  conflictsOf: (sessions: readonly S[]) => readonly TimetableConflict[],
): Mend[] {
  const now = conflictsOf(sessions).length
  const isBetter = (changed: readonly S[]) => conflictsOf(changed).length < now
  if (kind === 'order') {
    const places = following(sessions, earlier, later)
    // Where no place is free of other conflicts the order still comes first.
    const afterId = places.find((id) => isBetter(moveAfter(sessions, later, id))) ?? earlier
    const found: Mend[] = [{ kind: 'move', itemId: later, afterId }]
    if (isBetter(swapItems(sessions, later, earlier))) {
      found.push({ kind: 'swap', itemId: later, withId: earlier })
    }
    return found
  }
  const swap = [later, earlier]
    .flatMap((itemId) => neighbours(sessions, itemId).map((withId) => ({ itemId, withId })))
    .find(({ itemId, withId }) => isBetter(swapItems(sessions, itemId, withId)))
  const found: Mend[] = kind === 'judge' ? [{ kind: 'judge', itemId: later }] : []
  if (swap) found.push({ kind: 'swap', ...swap })
  if (isBetter(delayItem(sessions, later, missing))) {
    found.push({ kind: 'delay', itemId: later, minutes: missing })
  }
  return found
}

/** An item and those after it in its session, without the one that is to be moved. */
function following(sessions: readonly EditedSession[], itemId: number, moved: number): number[] {
  const ids = idsBeside(sessions, itemId)
  return ids.slice(ids.indexOf(itemId)).filter((id) => id !== moved)
}

/** The other items of an item's session, the nearest first. */
function neighbours(sessions: readonly EditedSession[], itemId: number): number[] {
  const ids = idsBeside(sessions, itemId)
  const at = ids.indexOf(itemId)
  return ids
    .map((id, index) => ({ id, distance: Math.abs(index - at) }))
    .filter(({ id }) => id !== itemId)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ id }) => id)
}

/** The items of an item's session, in order. */
function idsBeside(sessions: readonly EditedSession[], itemId: number): number[] {
  return (
    sessions.map(({ items }) => items.map(({ id }) => id)).find((all) => all.includes(itemId)) ?? []
  )
}
