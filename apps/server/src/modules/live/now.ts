import type { components } from '@parket/api-client/schema'
import { contestTitle } from '@parket/domain/contest/title'
import { calendarDay } from '@parket/domain/format/date'
import { areHeatsPublic } from '@parket/domain/live/publicHeats'
import { isJudged } from '@parket/domain/round/status'
import { lastReleased } from '@parket/domain/station/hall/outings'
import { floorDelay } from '@parket/domain/timetable/expectedTimes'
import { startOfMinute } from 'date-fns/startOfMinute'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { EventRow } from '../../records/events.ts'
import { listSessions, type SessionItemRow } from '../../records/timetable.ts'
import { listEventRounds } from '../day/rounds.ts'
import { chooseDay, expectFloors } from '../day/schedule.ts'
import { goingOn } from '../results/core/present.ts'
import { listClosings, type Closing } from '../marks/closings.ts'
import { listNowCeremonies } from '../results/ceremony/nowCeremonies.ts'
import { listReleased } from '../results/core/queries.ts'
import { titleOfItem } from '../timetable/present.ts'
import { listHeats, type RoundHeats } from './heats.ts'
import { loadReleases, type Release } from './releases.ts'
import { shownContests, withPublication, type RoundOfNow } from './publicRounds.ts'

type Schemas = components['schemas']

/** Read whole once for all who ask in the same minute (docs/rules/operating.md, «Now»). */
export async function readNow(
  db: Kysely<Database>,
  event: EventRow,
  moment: Date,
  results_version: number,
): Promise<Schemas['EventNow']> {
  const ceremonies = await listNowCeremonies(db, event, moment)
  if (event.timetable_published_at === null) {
    return { day: null, floors: [], ceremonies, closed: null, results_version }
  }
  const now = startOfMinute(moment).getTime()
  const [sessions, rounds, heats, closings] = await Promise.all([
    listSessions(db, event.id),
    listEventRounds(db, event.id),
    listHeats(db, event.id),
    listClosings(db, event.id),
  ])
  const shown = shownContests(sessions)
  const published = await listReleased(db, [...shown])
  const known = rounds
    .filter(({ contest_id }) => shown.has(contest_id))
    .map((round) => withPublication(round, published))
  const releases = await loadReleases(db, listDanced(known))
  const byDay = Map.groupBy(sessions, ({ start_at }) => calendarDay(start_at, event.time_zone))
  const day = chooseDay([...byDay.keys()].toSorted(), calendarDay(moment, event.time_zone))
  const floors = expectFloors(byDay.get(day ?? '') ?? [], rounds, now).map(({ floor, items }) => {
    const danced = items.flatMap((item) => known.filter((round) => isOfItem(round, item)))
    const on = lastReleased(danced.map(({ id }) => ({ id, releases: releases.get(id) ?? [] })))
    const facts: Facts = { rounds: known, heats, releases, onFloor: on?.round_id ?? null }
    return {
      floor,
      delay: floorDelay(items),
      items: items
        .filter(({ contest_status }) => contest_status !== 'draft')
        .map((item) => presentItem(item, facts)),
    }
  })
  const items = (byDay.get(day ?? '') ?? []).flatMap((session) => session.items)
  const closed = presentClosed(items, known, closings)
  return { day, floors, ceremonies, closed, results_version }
}

/** The rounds that are danced, and of which everybody may see who does. */
function listDanced(rounds: readonly RoundOfNow[]): number[] {
  const byContest = Map.groupBy(rounds, ({ contest_id }) => contest_id)
  return rounds
    .filter(({ status }) => status === 'locked' || status === 'running')
    .filter((round) => areHeatsPublic(round, byContest.get(round.contest_id) ?? []))
    .map(({ id }) => id)
}

/** The round of these items that was counted last, as long as it stays counted. */
function presentClosed(
  items: readonly SessionItemRow[],
  rounds: readonly RoundOfNow[],
  closings: ReadonlyMap<number, Closing>,
): Schemas['NowClosed'] | null {
  const found = [...closings.values()].toReversed().flatMap(({ roundId, head, at }) => {
    const round = rounds.find(({ id, status }) => id === roundId && isJudged(status))
    const item = items.find(
      ({ contest_id, round_index }) =>
        contest_id === round?.contest_id && round_index === round?.index,
    )
    return round && item ? [{ round, item, head, at }] : []
  })
  const [last] = found
  if (!last) return null
  const { round, item, head, at } = last
  const { index: round_index, role, type } = round
  return { title: titleOfNow(item), round_index, role, type, head, at: at.toISOString() }
}

type ItemOfNow = ReturnType<typeof expectFloors>[number]['items'][number]

function goesOn({ publication, index, role, type }: RoundOfNow): number[] | null {
  if (publication === null || index === 0) return null
  const { content } = publication
  const round = content.rounds.find(
    (one) => one.index === index && one.role === role && one.type === type,
  )
  return round ? goingOn(round, content) : null
}

/** What a floor shows follows from these; nothing in `releases` is a secret. */
interface Facts {
  rounds: readonly RoundOfNow[]
  heats: ReadonlyMap<number, RoundHeats>
  releases: ReadonlyMap<number, readonly Release[]>
  /** The round whose heat was let out last. */
  onFloor: number | null
}

function isOfItem(
  { contest_id, index }: RoundOfNow,
  item: Pick<ItemOfNow, 'contest_id' | 'round_index'>,
): boolean {
  return contest_id === item.contest_id && index === item.round_index
}

function presentItem(
  item: ItemOfNow,
  { rounds, heats, releases, onFloor }: Facts,
): Schemas['NowItem'] {
  const ofContest = rounds.filter(({ contest_id }) => contest_id === item.contest_id)
  const own = ofContest.filter((round) => isOfItem(round, item))
  const { id, kind, group_num, round_index, state } = item
  return {
    id,
    kind,
    title: titleOfNow(item),
    group_num,
    round_index,
    state,
    start: toText(item.start),
    expected_start: toText(item.expectedStart),
    expected_end: toText(item.expectedEnd),
    rounds: own.map((round) => ({
      role: round.role,
      type: round.type,
      dances: heats.get(round.id)?.dances ?? [],
      heats: areHeatsPublic(round, ofContest) ? (heats.get(round.id)?.numbers ?? []) : null,
      released: (releases.get(round.id) ?? []).map(({ dance, heat, at }) => ({ dance, heat, at })),
      is_on_floor: round.id === onFloor,
      goes_on: goesOn(round),
    })),
    result: resultOf(own),
  }
}

/** A round is named by its contest alone: its label stands beside. */
function titleOfNow(item: SessionItemRow): string {
  const { title, group_name, section } = item
  if (title !== '' || group_name === null) return titleOfItem(item)
  return contestTitle({ group_name, section: section ?? '' })
}

function resultOf(rounds: readonly RoundOfNow[]): Schemas['NowItem']['result'] {
  if (rounds.length === 0 || !rounds.every(({ status }) => isJudged(status))) return 'none'
  return rounds.every(({ isPublished }) => isPublished) ? 'published' : 'waiting'
}

function toText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
