import type { RegistrationContest } from '../contest/contest.ts'
import type { Range, RegistrationFilter } from '../contest/filters.ts'
import type { Affiliation } from './affiliation.ts'
import { blankDancer, withEmptyRows, withoutKeys, type Draft, type DraftEntry } from './draft.ts'
import { withoutEntry } from './draftEntries.ts'
import { foldName } from '../person/foldName.ts'
import { dancerKey } from './dancers.ts'
import { heldIds, isPacketComplete, packetEntries } from './packets.ts'
import { singleKey } from './singleKey.ts'
import type { Consents, Contacts, DancerInput, JnjRole, PacketSelections } from './request.ts'

/** Changes of what is typed and chosen in the wizard. */
export type DraftEdit =
  | { type: 'contacts.change'; change: Partial<Contacts & Affiliation> }
  | { type: 'dancer.add' }
  | { type: 'dancer.change'; index: number; change: Partial<DancerInput> }
  | { type: 'dancer.remove'; index: number }
  /** Several at once, pasted or of the roster: they fill empty rows first; who has no room waits. */
  | { type: 'dancers.enter'; dancers: readonly DancerInput[] }
  /** Somebody who waits for their turn after all does not. */
  | { type: 'other.remove'; index: number }
  /** One of several entries is not sent after all; by its place (`entriesOf`). */
  | { type: 'entry.remove'; index: number }
  | { type: 'packet.take'; packetId: string }
  | { type: 'packet.drop'; packetId: string }
  /** The same contests in other packets and passes (`cheaperArrangement`). */
  | { type: 'packets.arrange'; packets: PacketSelections }
  /** The contests as they were ticked, also where they cost more. */
  | { type: 'packets.undo' }
  /** `packetKey`: a packet's contest id, or `single`. */
  | { type: 'contest.toggle'; packetKey: string; contestId: string }
  | { type: 'role.choose'; contestId: string; role: JnjRole }
  | { type: 'consents.change'; change: Consents }

export const editTypes = [
  'contacts.change',
  'dancer.add',
  'dancer.change',
  'dancer.remove',
  'dancers.enter',
  'other.remove',
  'entry.remove',
  'packet.take',
  'packet.drop',
  'packets.arrange',
  'packets.undo',
  'contest.toggle',
  'role.choose',
  'consents.change',
] as const satisfies readonly DraftEdit['type'][]

interface EditRules {
  contests: readonly RegistrationContest[]
  filter: RegistrationFilter
}

/** The draft after a change; the content being new, its submit key is gone: contacts and consents are those of all entries. */
export function editDraft(draft: Draft, edit: DraftEdit, rules: EditRules): Draft {
  if (edit.type === 'entry.remove') return withoutEntry(draft, edit.index)
  const isShared = edit.type === 'contacts.change' || edit.type === 'consents.change'
  const keys = isShared ? withoutKeys(draft) : { submitKey: null }
  return { ...draft, ...changed(draft, edit, rules), ...keys }
}

function changed(
  draft: Draft,
  edit: Exclude<DraftEdit, { type: 'entry.remove' }>,
  { contests, filter }: EditRules,
): Partial<Draft> {
  switch (edit.type) {
    case 'contacts.change':
      return { contacts: { ...draft.contacts, ...edit.change } }
    case 'dancer.add':
      return { dancers: [...draft.dancers, { ...blankDancer }] }
    case 'dancer.change':
      return {
        dancers: draft.dancers.map((dancer, index) =>
          index === edit.index ? { ...dancer, ...edit.change } : dancer,
        ),
      }
    case 'dancer.remove':
      return { dancers: draft.dancers.filter((_, index) => index !== edit.index) }
    case 'dancers.enter':
      return entered(draft, edit.dancers, filter.count)
    case 'other.remove':
      return { others: draft.others.filter((_, index) => index !== edit.index) }
    case 'packet.take':
      return { packets: withSelection(draft.packets, edit.packetId, [], contests) }
    case 'packet.drop':
      return dropped(draft, edit.packetId)
    case 'packets.arrange':
      return arranged(draft, edit.packets)
    case 'packets.undo':
      return { packets: asTicked(draft), autoBundles: null }
    case 'contest.toggle':
      return withContestToggled(draft, edit, contests)
    case 'role.choose':
      return { roles: { ...draft.roles, [edit.contestId]: edit.role } }
    default:
      return { consents: { ...draft.consents, ...edit.change } }
  }
}

/** Nobody is entered twice; as many as dance together are dancers, the rest come after. */
function entered(
  { dancers, others, chosen }: Draft,
  added: readonly DancerInput[],
  count: Range,
): Partial<Draft> {
  const filled = dancers.filter((dancer) => !isBlank(dancer))
  const entered = chosen.flatMap((entry) => entry.dancers)
  const known = new Set([...filled, ...others, ...entered].map(dancerKey))
  const fresh = added.filter((dancer) => !known.has(dancerKey(dancer)))
  const all = [...filled, ...fresh]
  const together = Math.max(filled.length, count.max)
  return {
    dancers: withEmptyRows(all.slice(0, together), count.min),
    others: [...others, ...all.slice(together)],
  }
}

/**
 * A draft begun under one filter and opened under another: in each entry as many rows as this one asks for. Only
 * empty rows are added and removed; with other rows the content is new, and the submit key is dropped.
 */
export function fitToFilter(draft: Draft, count: Range): Draft {
  const chosen = draft.chosen.map((entry) => fitted(entry, count))
  const isAnother = chosen.some((entry, place) => entry !== draft.chosen[place])
  const fit = fitted(draft, count)
  return isAnother ? { ...fit, chosen } : fit
}

function fitted<E extends DraftEntry>(entry: E, { min, max }: Range): E {
  const { length } = entry.dancers
  if (length >= min && length <= max) return entry
  const kept = length > max ? entry.dancers.filter((dancer) => !isBlank(dancer)) : entry.dancers
  const dancers = withEmptyRows(kept, min)
  return dancers.length === length ? entry : { ...entry, dancers, submitKey: null }
}

function isBlank({ last_name, first_name, birth_date }: DancerInput): boolean {
  return foldName(last_name + first_name + birth_date) === ''
}

/** A packet that the sum took is given up for good; its contests stay. */
function dropped(draft: Draft, packetId: string): Partial<Draft> {
  if (isAuto(draft, packetId)) return { packets: asTicked(draft), autoBundles: null }
  return { packets: { ...draft.packets, [packetId]: { status: null, selectedGroupIds: [] } } }
}

/** What is taken anew is taken by the sum; not from whoever wanted the contests as they were ticked. */
function arranged(draft: Draft, packets: PacketSelections): Partial<Draft> {
  if (draft.autoBundles === null) return { packets }
  const before = new Set(heldIds(asTicked(draft)))
  return { packets, autoBundles: heldIds(packets).filter((id) => !before.has(id)) }
}

/** Ticks go to the contests as they were ticked: what the sum took of it may be another packet by now. */
function withContestToggled(
  draft: Draft,
  edit: { packetKey: string; contestId: string },
  contests: readonly RegistrationContest[],
): Partial<Draft> {
  const { autoBundles } = draft
  if (isAuto(draft, edit.contestId)) return { packets: asTicked(draft), autoBundles: null }
  // Filled by hand the packet is the person's own; others would be left unfinished.
  const undone = autoBundles?.filter((id) => id !== edit.packetKey) ?? []
  return {
    packets: toggled(withoutBundles(draft.packets, undone), edit, contests),
    autoBundles: autoBundles && [],
  }
}

function isAuto({ autoBundles }: Draft, id: string): boolean {
  return autoBundles?.includes(id) ?? false
}

/** The choice without the packets and passes that the sum took by itself. */
export function asTicked({ packets, autoBundles }: Draft): PacketSelections {
  return withoutBundles(packets, autoBundles ?? [])
}

/** Their contests are chosen singly. */
function withoutBundles(packets: PacketSelections, ids: readonly string[]): PacketSelections {
  const auto = new Set(ids)
  const kept = Object.entries(packets).filter(([key]) => !auto.has(key))
  const freed = Object.entries(packets).flatMap(([key, { selectedGroupIds }]) =>
    auto.has(key) ? selectedGroupIds : [],
  )
  const single = packets[singleKey]?.selectedGroupIds.filter((id) => !auto.has(id)) ?? []
  return {
    ...Object.fromEntries(kept),
    [singleKey]: { status: true, selectedGroupIds: [...single, ...freed] },
  }
}

/**
 * «A contest is chosen once over all keys»: choosing it here takes it from elsewhere; «a contest ticked at
 * step 3 that a chosen packet can still take joins it by itself» (docs/rules/money.md, «Cheapest arrangement»).
 * Ticked again there it is given up, wherever it is.
 */
function toggled(
  packets: PacketSelections,
  { packetKey, contestId }: { packetKey: string; contestId: string },
  contests: readonly RegistrationContest[],
): PacketSelections {
  const holders = packetKey === singleKey ? Object.keys(packets) : [packetKey]
  const isGivenUp = holders.some((key) => packets[key]?.selectedGroupIds.includes(contestId))
  let next = packets
  for (const [key, { selectedGroupIds }] of Object.entries(packets)) {
    if (selectedGroupIds.includes(contestId)) {
      const others = selectedGroupIds.filter((id) => id !== contestId)
      next = withSelection(next, key, others, contests)
    }
  }
  if (isGivenUp) return next
  const holder = packetKey === singleKey ? packetWithRoom(contestId, next, contests) : packetKey
  const chosen = [...(next[holder]?.selectedGroupIds ?? []), contestId]
  return withSelection(next, holder, chosen, contests)
}

/** The chosen packet that can still take a contest; `single` where none can. */
function packetWithRoom(
  contestId: string,
  packets: PacketSelections,
  contests: readonly RegistrationContest[],
): string {
  const contest = contests.find(({ id }) => id === contestId)
  const holder = packetEntries(packets).find(([key, { status, selectedGroupIds }]) => {
    const packet = contests.find(({ id }) => id === key)?.packet
    return (
      status !== null &&
      packet &&
      contest &&
      packet.groupNums.includes(contest.group_num) &&
      selectedGroupIds.length < packet.max
    )
  })
  return holder?.[0] ?? singleKey
}

/** A selection with the status that follows from it: complete or unfinished; never undecided. */
function withSelection(
  packets: PacketSelections,
  key: string,
  selectedGroupIds: string[],
  contests: readonly RegistrationContest[],
): PacketSelections {
  const packet = contests.find(({ id }) => id === key)
  const status =
    key === singleKey ||
    (packet !== undefined && isPacketComplete(selectedGroupIds, packet, contests))
  return { ...packets, [key]: { status, selectedGroupIds } }
}
