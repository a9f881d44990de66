import type { EventTag } from '../event/event.ts'
import type { RegistrationEvent } from '../event/event.ts'
import type { Instant } from '../format/date.ts'
import { cheapestArrangement, type ArrangementRules } from '../money/arrangement.ts'
import { computeCharges, type ChargedEntry, type ChargedRegData } from '../money/charges.ts'
import { chargedAfterChange, chargedEntries, previewChange } from '../money/preview.ts'
import { totalOf } from '../money/total.ts'
import type { KnownEntry } from '../registration/availability.ts'
import type { Draft } from '../registration/draft.ts'
import { editDraft } from '../registration/draftEdits.ts'
import { dancerKey } from '../registration/dancers.ts'
import { packetEntries } from '../registration/packets.ts'
import type { DancerInput, PacketSelections } from '../registration/request.ts'
import { singleKey } from '../registration/singleKey.ts'
import {
  changeRequest,
  draftOf,
  filterOf,
  type ChangeRequest,
  type StoredRegistration,
} from '../registration/storedRegistration.ts'
import { isBundle } from './cells.ts'
import type { ClubEntry } from './entries.ts'
import { planSet, rolesOf, waitingIn, type PlannedSet } from './planSet.ts'
import { clubQueue, heldBy, type ClubQueue, type ContestPlaces } from './queue.ts'

export interface ClubRules extends ArrangementRules {
  event: ArrangementRules['event'] & RegistrationEvent
  tags: readonly EventTag[]
  contests: readonly (ArrangementRules['contests'][number] & ContestPlaces)[]
}

/** Everything that the grid holds. */
export interface ClubChoice {
  /** The rows; who stands in no entry is not registered. */
  roster: readonly DancerInput[]
  entries: readonly ClubEntry[]
  /** What is registered already. */
  stored: readonly StoredRegistration[]
}

/** A registration that is there and becomes another. */
export interface PlannedChange {
  stored: StoredRegistration
  draft: Draft
}

/** What is sent for the grid, and what it costs; sums in kopecks. */
export interface ClubPlan {
  sets: PlannedSet[]
  changes: PlannedChange[]
  /** Of the new and the changed registrations: `expected_amount`. */
  expected: number
  /** Of all registrations, also of those that stay as they are. */
  total: number
  /** What bundles save against the same contests singly, in the new registrations. */
  saving: number
  /** What waits and is charged to nobody yet. */
  queue: ClubQueue
  /** What each dancer costs, by `dancerKey`. */
  byDancer: ReadonlyMap<string, number>
}

/**
 * What the grid stands for: a registration for each set of dancers, in the cheapest packets and passes, «never dearer by
 * accident» (docs/rules/money.md, «Cheapest arrangement»). A registration that is there is changed where its contests
 * differ, and keeps its packets where that is cheaper.
 */
export function planClub(choice: ClubChoice, rules: ClubRules, now: Instant): ClubPlan {
  const byKey = new Map(choice.roster.map((dancer) => [dancerKey(dancer), dancer]))
  const { ofStored, ofNew } = shareEntries(choice)
  // Changes are stored first (`registerMany`).
  const inOrder = [...[...ofStored.values()].flat(), ...ofNew.flat()]
  const added = inOrder.filter((entry) => !heldBy(entry, choice.stored))
  const queue = clubQueue(choice.entries, added, choice.stored, rules.contests)
  const changes: PlannedChange[] = []
  const known: KnownEntry[] = []
  const kept: StoredRegistration[] = []

  for (const stored of choice.stored) {
    const own = ofStored.get(stored.regData.id)
    const draft = own ? changedDraft(stored, own, rules, now) : null
    if (draft) changes.push({ stored, draft })
    else kept.push(stored)
    known.push(...knownEntries(stored))
  }

  const sets: PlannedSet[] = []
  const newEntries: ClubEntry[][] = []
  let saving = 0
  for (const entries of ofNew) {
    const [first] = entries
    const dancers = (first?.dancers ?? []).flatMap((key) => byKey.get(key) ?? [])
    if (dancers.length === 0) continue
    const { set, saved } = planSet(dancers, entries, { queue, rules, now, known })
    saving += saved
    sets.push(set)
    newEntries.push(entries)
  }

  const shown = new Set(rules.contests.map(({ id }) => id))
  const inEvent = (entries: readonly ChargedEntry[]) =>
    entries.filter(({ contest_id }) => shown.has(contest_id))
  const charged: ChargedRegData[] = [
    ...kept.map(({ regData, dancers, registrations }) => ({
      id: regData.id,
      reg_n: regData.reg_n,
      dancers,
      registrations: inEvent(
        registrations.map(({ contest_id, packet_contest_id, status, priced_on }) => ({
          contest_id,
          packet_contest_id,
          status,
          created_at: priced_on ?? regData.created_at,
        })),
      ),
    })),
    ...changes.map(({ stored, draft }) => ({
      id: stored.regData.id,
      reg_n: stored.regData.reg_n,
      dancers: stored.dancers,
      registrations: inEvent(
        waitingIn(
          chargedAfterChange(draft, stored, now),
          (ofStored.get(stored.regData.id) ?? []).filter((entry) => queue.added.has(entry)),
        ),
      ),
    })),
    ...sets.map(({ dancers, packets }, index) => ({
      id: -1 - index,
      reg_n: Number.MAX_SAFE_INTEGER - sets.length + index,
      dancers,
      registrations: waitingIn(
        chargedEntries(packets, rules, now),
        newEntries[index]?.filter((entry) => queue.added.has(entry)) ?? [],
      ),
    })),
  ]
  const lines = computeCharges(charged, rules)
  const sumOf = (ids: readonly number[]) => totalOf(ids.flatMap((id) => lines.get(id) ?? []))
  const sent = [...changes.map(({ stored }) => stored.regData.id), ...sets.map((_, n) => -1 - n)]
  return {
    sets,
    changes,
    expected: sumOf(sent),
    total: sumOf(charged.map(({ id }) => id)),
    saving,
    queue,
    byDancer: amountsByDancer(charged, rules),
  }
}

/** The body of the change of a registration, as `registerMany` takes it. */
export function toChangeRequest({ stored, draft }: PlannedChange): {
  id: number
  version: number
  registrations: ChangeRequest['registrations']
} {
  const { id, version } = stored.regData
  return { id, version, registrations: changeRequest(draft, stored).registrations }
}

/**
 * Entries of the same dancers are one registration. Where they have one already, or several, each keeps what it has, and
 * the first takes what is new.
 *
 * @returns by the id of the stored registration, [] for one that nothing is left of; those withdrawn before are left out
 */
function shareEntries({ entries, stored }: ClubChoice) {
  const live = stored.filter(({ registrations }) => registrations.some(isLive))
  const ofStored = new Map(live.map(({ regData }) => [regData.id, [] as ClubEntry[]]))
  const ofNew: ClubEntry[][] = []
  for (const [key, own] of Map.groupBy(entries, ({ dancers }) => setKey(dancers))) {
    const holders = live.filter(({ dancers }) => setKey(dancers.map(dancerKey)) === key)
    const [first] = holders
    if (!first) ofNew.push(own)
    for (const entry of first ? own : []) {
      const holder = holders.find((one) => hasContest(one, entry.contestId)) ?? first
      ofStored.get(holder?.regData.id ?? 0)?.push(entry)
    }
  }
  return { ofStored, ofNew }
}

function setKey(dancers: readonly string[]): string {
  return dancers.toSorted().join('+')
}

function isLive({ status }: StoredRegistration['registrations'][number]): boolean {
  return status !== 'withdrawn'
}

function hasContest({ registrations }: StoredRegistration, contestId: string): boolean {
  return registrations.some((entry) => isLive(entry) && entry.contest_id === contestId)
}

/** The stored registration with these contests; null where it has them already. */
function changedDraft(
  stored: StoredRegistration,
  entries: readonly ClubEntry[],
  rules: ClubRules,
  now: Instant,
): Draft | null {
  const { contests } = rules
  const bundles = new Set(contests.filter(isBundle).map(({ id }) => id))
  const live = stored.registrations.filter(isLive)
  const before = new Set(live.map(({ contest_id }) => contest_id).filter((id) => !bundles.has(id)))
  const wantedIds = new Set(entries.map(({ contestId }) => contestId))
  const roles = rolesOf(entries)
  const draft = draftOf(0, stored, contests)
  const toggled = [
    ...[...before].filter((id) => !wantedIds.has(id)),
    ...[...wantedIds].filter((id) => !before.has(id)),
  ]
  const hasSameRoles = [...wantedIds].every((id) => draft.roles[id] === roles[id])
  if (toggled.length === 0 && hasSameRoles) return null

  const filter = filterOf(stored)
  let changed: Draft = { ...draft, roles: { ...draft.roles, ...roles } }
  for (const contestId of toggled) {
    const toggle = { type: 'contest.toggle', packetKey: singleKey, contestId } as const
    changed = editDraft(changed, toggle, { contests, filter })
  }
  changed = { ...changed, packets: withoutUnfinished(changed.packets, bundles, wantedIds.size) }
  const arranged = cheapestArrangement(
    { packets: changed.packets, dancers: changed.dancers },
    rules,
    now,
  )
  const candidates = [changed, ...(arranged ? [{ ...changed, packets: arranged.packets }] : [])]
  const costOf = (one: Draft) => totalOf(previewChange(one, stored, rules, now).after)
  return candidates.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
}

/** A packet with too few contests left is given up, its contests stay; with no contest left passes go, too. */
function withoutUnfinished(
  packets: PacketSelections,
  bundles: ReadonlySet<string>,
  wanted: number,
): PacketSelections {
  const unfinished = packetEntries(packets).filter(([, { status }]) => status === false)
  const ids = [
    ...(packets[singleKey]?.selectedGroupIds ?? []),
    ...unfinished.flatMap(([, { selectedGroupIds }]) => selectedGroupIds),
  ]
  const single = wanted === 0 ? ids.filter((id) => !bundles.has(id)) : ids
  return {
    ...packets,
    ...Object.fromEntries(
      unfinished.map(([id]) => [id, { status: null, selectedGroupIds: [] }] as const),
    ),
    [singleKey]: { status: true, selectedGroupIds: single },
  }
}

function knownEntries({ regData, dancers, registrations }: StoredRegistration): KnownEntry[] {
  return registrations
    .filter(isLive)
    .map(({ contest_id, status }) => ({ reg_n: regData.reg_n, contest_id, status, dancers }))
}

/** Each registration as if every dancer of it had one alone: what a leader collects from each. */
function amountsByDancer(
  charged: readonly ChargedRegData[],
  rules: ClubRules,
): ReadonlyMap<string, number> {
  const alone = charged.flatMap(({ dancers, ...regData }) =>
    dancers.map((dancer) => ({
      key: dancerKey(dancer),
      regData: { ...regData, dancers: [dancer] },
    })),
  )
  const lines = computeCharges(
    alone.map(({ regData }, id) => ({ ...regData, id })),
    rules,
  )
  const sums = new Map<string, number>()
  for (const [id, { key }] of alone.entries()) {
    sums.set(key, (sums.get(key) ?? 0) + totalOf(lines.get(id) ?? []))
  }
  return sums
}
