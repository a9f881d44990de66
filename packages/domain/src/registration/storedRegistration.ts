import { keepingPhone, phoneText } from '../account/phone.ts'
import type { RegistrationContest } from '../contest/contest.ts'
import { anyAge, anyCount, type Range, type RegistrationFilter } from '../contest/filters.ts'
import { isPacket } from '../contest/tags.ts'
import type { IsoDate } from '../format/date.ts'
import { affiliationOf, type Affiliation } from './affiliation.ts'
import { contestsForChange, tagsForChange } from './change.ts'
import { givenConsents } from './consents.ts'
import { newDraft, type Draft } from './draft.ts'
import { takenPacketIds } from './packets.ts'
import { singleKey } from './singleKey.ts'
import { defaultGender } from '../person/gender.ts'
import type {
  Consents,
  Contacts,
  DancerInput,
  EntryStatus,
  JnjRole,
  PacketSelections,
} from './request.ts'
import type { RegistrationRules } from './check.ts'
import type { PlannedEntry } from './entryPlan.ts'

/** An entry of a registration as the API tells it. */
export interface StoredEntry {
  id: number
  contest_id: string
  packet_contest_id: string | null
  status: EntryStatus
  role: JnjRole | null
  /** The day whose price step applies; left out, that of the registration. */
  priced_on?: IsoDate
}

/** A registration as the server has stored it, to be changed. */
export interface StoredRegistration {
  regData: Contacts &
    Affiliation & {
      id: number
      reg_n: number
      version: number
      created_at: string
      consents: Consents
    }
  dancers: readonly (DancerInput & { id: number })[]
  registrations: readonly StoredEntry[]
}

/** The body of `PUT /api/events/{id}/reg-datas/{regId}`. */
export interface ChangeRequest {
  regData: Contacts & Affiliation & { version: number }
  dancers: DancerInput[]
  registrations: {
    id?: number
    contest_id: string
    packet_contest_id: string | null
    role: JnjRole | null
  }[]
  consents: Consents
}

/** What a registration is offered when it is changed: what dances with as many, of any age. */
export function filterOf({ dancers }: Pick<StoredRegistration, 'dancers'>): RegistrationFilter {
  return { count: countFor(dancers.length), age: anyAge }
}

/** Soloists and duets stay such; a group may grow and shrink. */
function countFor(dancers: number): Range {
  return dancers <= 2 ? { min: dancers, max: dancers } : { min: 3, max: anyCount.max }
}

/** The registration as a draft, at the last step: from there each part can be opened. */
export function draftOf(
  eventId: number,
  stored: StoredRegistration,
  contests: readonly RegistrationContest[],
): Draft {
  const { email, phone, city, consents } = stored.regData
  const contacts = { email, phone: phoneText(phone), city, ...affiliationOf(stored.regData) }
  const entries = entriesOf(stored)
  return {
    ...newDraft(eventId, filterOf(stored), { contacts }),
    step: 4,
    reached: 4,
    dancers: stored.dancers.map(asInput),
    packets: selectionsOf(entries, contests),
    roles: rolesOf(entries),
    consents: {
      processing: consents.processing ?? null,
      publication: consents.publication ?? null,
    },
  }
}

/** What to send for a changed draft: entries that stay keep their ids, and with them their places. */
export function changeRequest(draft: Draft, stored: StoredRegistration): ChangeRequest {
  return {
    regData: { ...draft.contacts, version: stored.regData.version },
    dancers: draft.dancers,
    registrations: plannedEntries(draft, stored).map(asSent),
    consents: givenConsents(draft.consents),
  }
}

function asSent(entry: PlannedEntry): ChangeRequest['registrations'][number] {
  const { id, contest_id, packet_contest_id, role } = entry
  return { ...(id !== null && { id }), contest_id, packet_contest_id, role }
}

/** What to send to withdraw some entries, or with none left the registration; a packet goes whole. */
export function withdrawalRequest(
  { regData, registrations }: Pick<StoredRegistration, 'regData' | 'registrations'>,
  withdrawn: ReadonlySet<number>,
): Pick<ChangeRequest, 'registrations'> & { regData: { version: number } } {
  const packets = new Set(
    registrations.filter(({ id }) => withdrawn.has(id)).map(({ contest_id }) => contest_id),
  )
  const left = registrations.filter(
    ({ id, status, packet_contest_id }) =>
      status !== 'withdrawn' &&
      !withdrawn.has(id) &&
      (packet_contest_id === null || !packets.has(packet_contest_id)),
  )
  return {
    regData: { version: regData.version },
    registrations: left.map(({ id, contest_id, packet_contest_id, role }) => ({
      id,
      contest_id,
      packet_contest_id,
      role,
    })),
  }
}

/** The entries a draft stands for, each with what it already is. */
export function plannedEntries(draft: Draft, stored: StoredRegistration): PlannedEntry[] {
  const byContest = new Map(entriesOf(stored).map((entry) => [entry.contest_id, entry] as const))
  const plan = (contest_id: string, packet_contest_id: string | null): PlannedEntry => {
    const own = byContest.get(contest_id)
    const role = draft.roles[contest_id] ?? null
    return {
      id: own?.id ?? null,
      contest_id,
      packet_contest_id,
      role,
      isKept: own?.packet_contest_id === packet_contest_id && own.role === role,
    }
  }
  const taken = takenPacketIds(draft.packets)
  const selected = (key: string) => draft.packets[key]?.selectedGroupIds ?? []
  return [
    ...selected(singleKey).map((id) => plan(id, null)),
    ...taken.map((id) => plan(id, null)),
    ...taken.flatMap((packetId) => selected(packetId).map((id) => plan(id, packetId))),
  ]
}

/** The rules as they are for a change: what stands may stay though its contest takes no entries. */
export function rulesFor<
  Rules extends RegistrationRules & { stored?: StoredRegistration | undefined },
>(draft: Draft, rules: Rules): Rules {
  if (!rules.stored) return rules
  const entries = plannedEntries(draft, rules.stored)
  return {
    ...rules,
    contests: contestsForChange(rules.contests, entries),
    tags: tagsForChange(rules.tags, entries),
    isPhone: keepingPhone(rules.stored.regData.phone, rules.isPhone),
  }
}

/**
 * Somebody else changed the registration meanwhile: what was typed here stays, everything else is as
 * it is now (docs/rules/site.md, «Forms»: «nothing typed is lost»).
 * @param before the registration the draft was begun with
 */
export function draftMergedWithServer(
  draft: Draft,
  before: StoredRegistration,
  now: StoredRegistration,
  contests: readonly RegistrationContest[],
): Draft {
  const old = draftOf(draft.eventId, before, contests)
  const fresh = draftOf(draft.eventId, now, contests)
  const contact = (name: keyof Draft['contacts']) => {
    const isTyped = draft.contacts[name] !== old.contacts[name]
    return (isTyped ? draft : fresh).contacts[name]
  }
  return {
    ...draft,
    submitKey: null,
    contacts: {
      email: contact('email'),
      phone: contact('phone'),
      city: contact('city'),
      troupe: contact('troupe'),
      club: contact('club'),
      coach: contact('coach'),
    },
    dancers: dancersMergedWithServer(draft.dancers, old.dancers, fresh.dancers),
    ...(isSame([draft.packets, draft.roles], [old.packets, old.roles]) && {
      packets: fresh.packets,
      roles: fresh.roles,
    }),
    ...(isSame(draft.consents, old.consents) && { consents: fresh.consents }),
  }
}

/** Dancers changed here stay as typed; who went meanwhile and was not touched here is gone. */
function dancersMergedWithServer(
  typed: readonly DancerInput[],
  old: readonly DancerInput[],
  fresh: readonly DancerInput[],
): DancerInput[] {
  const byId = (list: readonly DancerInput[], id: number) => list.find((one) => one.id === id)
  const kept = typed.flatMap((dancer): DancerInput[] => {
    if (dancer.id === undefined) return [dancer]
    const now = byId(fresh, dancer.id)
    if (isSame(asInput(dancer), byId(old, dancer.id))) return now ? [now] : []
    return [now ? dancer : asNew(dancer)]
  })
  const known = new Set([...typed, ...old].map(({ id }) => id))
  return [...kept, ...fresh.filter(({ id }) => !known.has(id))]
}

/** The dancer without the id: who is gone there is a new dancer here. */
function asNew({
  last_name,
  first_name,
  birth_date,
  gender = defaultGender,
  user_id = null,
  former_last_name = '',
  federation_codes = [],
}: DancerInput): DancerInput {
  const identifiers = { former_last_name, federation_codes }
  return { last_name, first_name, birth_date, gender, user_id, ...identifiers }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function asInput(dancer: DancerInput): DancerInput {
  return { ...(dancer.id !== undefined && { id: dancer.id }), ...asNew(dancer) }
}

function entriesOf({ registrations }: Pick<StoredRegistration, 'registrations'>): StoredEntry[] {
  return registrations.filter(({ status }) => status !== 'withdrawn')
}

function selectionsOf(
  entries: readonly StoredEntry[],
  contests: readonly RegistrationContest[],
): PacketSelections {
  const packetIds = new Set(contests.filter(isPacket).map(({ id }) => id))
  const packets: PacketSelections = { [singleKey]: { status: true, selectedGroupIds: [] } }
  for (const { contest_id } of entries) {
    if (packetIds.has(contest_id)) packets[contest_id] = { status: true, selectedGroupIds: [] }
  }
  for (const { contest_id, packet_contest_id } of entries) {
    if (packetIds.has(contest_id)) continue
    const chosen = packets[packet_contest_id ?? singleKey] ?? packets[singleKey]
    chosen?.selectedGroupIds.push(contest_id)
  }
  return packets
}

function rolesOf(entries: readonly StoredEntry[]): Record<string, JnjRole> {
  return Object.fromEntries(
    entries.flatMap(({ contest_id, role }) => (role ? [[contest_id, role]] : [])),
  )
}
