import type { ClubTyped } from './clubContext.ts'
import type { ClubEntry } from './entries.ts'

/** A grid that was kept: what was typed, and what was registered when it was. */
export interface KeptGrid {
  typed: ClubTyped
  base: ClubTyped
}

/**
 * What was typed, over what is registered now: only the leader's own differences are put on it, so that what was registered
 * elsewhere meanwhile stays (docs/adr/0053-drafts-on-a-device.md). Where both changed who dances together, what is
 * registered stays.
 *
 * @param saved what is registered now
 * @returns null where nothing is left to send
 */
export function restoreGrid({ typed, base }: KeptGrid, saved: ClubTyped): ClubTyped | null {
  const added = typed.entries.filter((entry) => !holds(base.entries, entry))
  const removed = base.entries.filter((entry) => !holds(typed.entries, entry))
  const kept = saved.entries.filter((entry) => !holds(removed, entry))
  const fitting = added.filter((entry) => !kept.some((one) => isInTheWay(one, entry)))
  const contacts = {
    regData: ownFields(typed.contacts.regData, base.contacts.regData, saved.contacts.regData),
    consents: ownFields(typed.contacts.consents, base.contacts.consents, saved.contacts.consents),
  }
  const isChanged =
    fitting.length > 0 ||
    kept.length < saved.entries.length ||
    JSON.stringify(contacts) !== JSON.stringify(saved.contacts)
  return isChanged ? { entries: [...kept, ...fitting], contacts } : null
}

function holds(entries: readonly ClubEntry[], wanted: ClubEntry): boolean {
  return entries.some((entry) => isSame(entry, wanted))
}

function isSame(one: ClubEntry, other: ClubEntry): boolean {
  return (
    one.contestId === other.contestId &&
    one.role === other.role &&
    one.dancers.toSorted().join() === other.dancers.toSorted().join()
  )
}

/** Nobody dances twice in a contest. */
function isInTheWay(one: ClubEntry, other: ClubEntry): boolean {
  return (
    one.contestId === other.contestId &&
    one.dancers.some((dancer) => other.dancers.includes(dancer))
  )
}

function ownFields<Fields extends object>(typed: Fields, base: Fields, saved: Fields): Fields {
  const names = Object.keys(saved) as (keyof Fields)[]
  const own = names.filter((name) => typed[name] !== base[name])
  return { ...saved, ...Object.fromEntries(own.map((name) => [name, typed[name]])) }
}
