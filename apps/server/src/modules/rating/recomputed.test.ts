import type { components } from '@parket/api-client/schema'
import { initialScheme, type PointsScheme } from '@parket/domain/rating/scheme'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { seededRandom } from '../events/rehearsal/random.ts'
import { startApi, type Api } from '../../testing/api.ts'
import { anyEngine } from '../../testing/database.ts'
import { createEvent, defaultTeam, NOW } from '../../testing/fixtures.ts'
import { createPublishedContest, type FinishedEntry } from '../../testing/publishedContest.ts'
import { calculateDueRatings } from './work.ts'

/**
 * The rating of 50 generated events by five schemes, recomputed from their open result files alone by a second, naive
 * reading of the rules: in whole units, with no code of the product.
 */

type Schemas = components['schemas']

/** Shared places of up to four and whole percents leave no smaller part of a point. */
const UNIT = 1200
const random = seededRandom(22)
const kinds = ['Чемпионат', 'Первенство', 'Кубок', 'Клубный']
const factors = [2.5, 2, 1, 0.5]
const months = { kind: 'rolling', months: 12 } as const
const base: PointsScheme = { ...initialScheme, starts_on: '2020-01-01' }
const oneTier = (points: number[]) => [{ from: 1, points }]

const schemes: Record<string, PointsScheme> = {
  wsdc: base,
  kinds: {
    ...base,
    tiers: oneTier([20, 15, 10, 5]),
    multipliers: kinds.map((kind, at) => ({ kind, percent: (factors[at] ?? 1) * 100 })),
  },
  couples: {
    ...base,
    formula: { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null },
    window: months,
    ties: 'fewer-events',
  },
  finals: {
    ...base,
    tiers: oneTier([6, 5, 4, 3, 2, 1]),
    finalists_only: true,
    window: months,
    best: 4,
  },
  tiers: {
    ...base,
    tiers: [
      { from: 3, points: [3, 2, 1] },
      { from: 8, points: [8, 6, 4, 2], rest: { points: 1, to: 8 } },
    ],
    counts_disqualified: true,
    window: { kind: 'season', from_month: 9 },
    minimum: 2,
  },
}

let api: Api
let teamId: number
let files: { kind: string; day: string; event: number; contests: ResultFile[] }[]

const letters = 'абвгдежзик'
const people = Array.from({ length: 40 }, (_, at) => ({
  last_name: `Танцор${letters.charAt(Math.floor(at / 10))}${letters.charAt(at % 10)}`,
  first_name: 'Анна',
  birth_date: '1999-04-12',
}))

/** Entries with places of one's own and shared ones, some without a place, in one or two roles. */
function drawEntries(): FinishedEntry[] {
  const shuffled = people
    .map((person) => ({ person, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
  const isByRole = random.next() < 0.3
  const roles = isByRole ? (['leader', 'follower'] as const) : [null]
  const hasFinal = random.next() < 0.5
  return roles.flatMap((role, nth) => {
    const count = random.int(2, 18)
    let next = 1
    let shared = 0
    let place: [number, number] = [0, 0]
    return Array.from({ length: count }, (_, at): FinishedEntry => {
      const person = shuffled[nth * 20 + at]?.person ?? {
        last_name: '',
        first_name: '',
        birth_date: '',
      }
      const start_number = nth * 100 + at + 1
      const isOut = at >= count - 2 && random.next() < 0.5
      if (isOut) {
        const status = random.next() < 0.5 ? 'disqualified' : 'not_present'
        return { start_number, role, person, status, place: null, isFinalist: !hasFinal }
      }
      if (shared === 0) {
        shared = random.next() < 0.3 ? random.int(2, 4) : 1
        place = [next, next + shared - 1]
        next += shared
      }
      shared -= 1
      return { start_number, role, person, place, isFinalist: !hasFinal || at < 6 }
    })
  })
}

beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  teamId = (await defaultTeam(db)).id
  files = []
  for (let n = 0; n < 50; n += 1) {
    const begin = new Date(Date.UTC(2025, random.int(0, 21), random.int(1, 19), 9))
    const kind = kinds[random.int(0, 3)] ?? ''
    const event = await createEvent(db, teamId, { date_begin: begin, date_end: begin, kind })
    for (let group = 1; group <= random.int(1, 3); group += 1) {
      await createPublishedContest(db, event, drawEntries(), { group_num: group })
    }
    const answer = await api.call({ url: `/api/events/${event.id}/result-file` })
    const { contests } = answer.json<{ contests: ResultFile[] }>()
    files.push({ kind, day: begin.toISOString().slice(0, 10), event: event.id, contests })
  }
}, 120_000)
afterAll(() => api.close())

/** Points of a place, in units. */
function placePoints(place: number, size: number, others: number | null, scheme: PointsScheme) {
  // «Both need» the fewest entries, one here.
  if (scheme.formula) return others === 0 ? 0 : Math.max(0, size - place + 1)
  const reached = (count: number) =>
    scheme.tiers
      .filter(({ from }) => count >= from)
      .reduce((most, { from }) => Math.max(most, from), 0)
  if (reached(size) === 0 || (others !== null && reached(others) === 0)) return 0
  const tier = scheme.tiers.find(({ from }) => from === reached(size))
  if (tier && place <= tier.points.length) return tier.points[place - 1] ?? 0
  return tier?.rest && place <= tier.rest.to ? tier.rest.points : 0
}

type Gained = { name: string; units: number; day: string; event: number }

function gained(scheme: PointsScheme): Gained[] {
  return files.flatMap(({ kind, day, event, contests }) =>
    contests.flatMap(({ rounds, places }) => {
      const danced = rounds[0]?.entries ?? []
      const roleOf = (n: number) => danced.find((one) => one.start_number === n)?.role ?? null
      const sizeOf = (role: string | null) =>
        danced.filter(
          (one) =>
            one.role === role &&
            one.status !== 'not_present' &&
            (scheme.counts_disqualified || one.status !== 'disqualified'),
        ).length
      const finalists = rounds.find(({ index }) => index === 0)?.entries ?? []
      return places.map(({ start_number, names, place, place_to }) => {
        const role = roleOf(start_number)
        const others = role === null ? null : sizeOf(role === 'leader' ? 'follower' : 'leader')
        let units = 0
        for (let at = place; at <= place_to; at += 1) {
          units += placePoints(at, sizeOf(role), others, scheme) * UNIT
        }
        units /= place_to - place + 1
        if (scheme.multipliers.length > 0) units *= factors[kinds.indexOf(kind)] ?? 1
        const isIn = finalists.some((one) => one.start_number === start_number)
        if (scheme.finalists_only && !isIn) units = 0
        return { name: names[0] ?? '', units, day, event }
      })
    }),
  )
}

/** The calculation is of 20 November 2026. */
function isCounted(day: string, { window }: PointsScheme): boolean {
  if (day > '2026-11-20') return false
  if (window.kind === 'rolling') return day > '2025-11-20'
  return window.kind === 'all' || day >= '2026-09-01'
}

function naive(scheme: PointsScheme) {
  const own = new Map<string, Gained[]>()
  for (const one of gained(scheme)) {
    if (isCounted(one.day, scheme)) own.set(one.name, [...(own.get(one.name) ?? []), one])
  }
  const sums = [...own].map(([name, results]) => {
    const best = results
      .toSorted((one, other) => other.units - one.units || other.day.localeCompare(one.day))
      .slice(0, scheme.best ?? results.length)
    const events = scheme.ties === 'shared' ? 0 : new Set(best.map(({ event }) => event)).size
    const units = best.reduce((sum, one) => sum + one.units, 0)
    return { name, units, events, isRanked: best.length >= (scheme.minimum ?? 1) }
  })
  const ranked = sums.filter(({ isRanked }) => isRanked)
  return sums
    .map(({ name, units, events, isRanked }) => {
      const better = ranked.filter(
        (one) => one.units > units || (one.units === units && one.events < events),
      )
      return [name, units, isRanked ? better.length + 1 : null]
    })
    .toSorted(byName)
}

function byName([one]: unknown[], [other]: unknown[]): number {
  return String(one).localeCompare(String(other))
}

it.each(Object.entries(schemes))(
  '%s: the rating equals the one recomputed from the open result files',
  async (_, scheme) => {
    const { db } = api.database
    await db.deleteFrom('rating_schemes').execute()
    const content = JSON.stringify(scheme)
    const values = { team_id: teamId, starts_on: scheme.starts_on, content }
    await db.insertInto('rating_schemes').values(values).execute()
    await db.insertInto('rating_requests').values({ team_id: teamId }).execute()
    expect(await calculateDueRatings(db, NOW)).toBe(1)
    const answer = await api.call({ url: '/api/rating?page_size=200' })
    const { items } = answer.json<Schemas['TeamRating']>()
    const found = items
      .map(({ name, points, rank }) => [name, (points.num * UNIT) / points.den, rank])
      .toSorted(byName)
    expect(found.length).toBeGreaterThan(20)
    expect(found).toEqual(naive(scheme))
  },
)
