import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { seededRandom } from '../../events/rehearsal/random.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import {
  createCompetition,
  type Competition,
  type MarksOf,
  type Round,
  type RoundMarks,
} from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { naiveGoingOn, naivePlaces } from '../../../testing/naiveScoring.ts'

/**
 * A whole event through the API: 300 entries in 40 contests of all kinds, nine judges, up to three rounds,
 * scratches and substitutions in the middle; its open file is recomputed by a second, naive reading of the rules.
 */

/** Of the contests with several rounds or dances; three judge the others. */
const JUDGES = 'ABCDEFGHI'
const LARGE = 9
const random = seededRandom(2027)

let api: Api
let day: Competition
let file: { contests: ResultFile[] }

type Role = 'leader' | 'follower'
type Kind = { entries: number | Role[]; values: object }

const roles = (leaders: number, followers: number): Role[] => [
  ...Array<Role>(leaders).fill('leader'),
  ...Array<Role>(followers).fill('follower'),
]
const times = (n: number, kind: Kind): Kind[] => Array<Kind>(n).fill(kind)
const jackAndJill = { scoring: 'relative-placement', jnj_role_split: true, dances: ['WCS'] }
const criteria = JSON.stringify([
  { name: 'Техника', max: 100 },
  { name: 'Образ', max: 50 },
])

/** 40 contests, 300 entries. */
const kinds: Kind[] = [
  ...times(2, { entries: 20, values: { dances: ['Румба'] } }),
  ...times(3, { entries: 11, values: { dances: ['Самба'] } }),
  ...times(4, { entries: 6, values: { dances: ['Румба', 'Джайв', 'Самба'] } }),
  ...times(7, { entries: 6, values: { dances: ['Вальс'] } }),
  ...times(15, { entries: 6, values: { scoring: 'points', criteria, dances: ['Folk'] } }),
  ...times(6, { entries: 5, values: { scoring: 'relative-placement', dances: ['WCS'] } }),
  ...times(2, { entries: roles(4, 4), values: jackAndJill }),
  // The leaders go on to the final from a round before it; the followers, fewer, dance twice there.
  { entries: roles(10, 5), values: { ...jackAndJill, final_max: 6 } },
]

/** Judges who see the same with some noise of their own, and mistake nothing. */
function marksOf(round: Round): MarksOf {
  return ({ kind }, numbers) => {
    const seen = new Map(numbers.map((number) => [number, (number % 7) + random.next() * 5]))
    const ranked = numbers.toSorted((one, other) => (seen.get(other) ?? 0) - (seen.get(one) ?? 0))
    return Object.fromEntries(
      ranked.map((number, at) => {
        if (kind === 'crosses') return [number, [at < round.advance ? 1 : 0]]
        if (kind === 'callbacks') {
          return [number, [at < round.advance ? 10 : ([4.5, 4.3, 4.2][at - round.advance] ?? 0)]]
        }
        if (kind === 'points') return [number, [random.int(60, 100), random.int(30, 50)]]
        return [number, [at + 1]]
      }),
    )
  }
}

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  for (const [nth, { entries, values }] of kinds.entries()) {
    const id = await day.enter(entries, values, nth < LARGE ? JUDGES : 'ABC')
    await day.setContest(id, 'ready')
    for (const { id: roundId } of await day.rounds(id)) await dance(id, roundId, nth)
    for (const level of ['places', 'marks']) {
      await day.send('POST', `/api/contests/${id}/publication`, { level })
    }
  }
  file = await day.send('GET', `/api/events/${day.eventId}/result-file`, undefined, 'anonymous')
}, 240_000)
afterAll(() => api.close())

/** Draws, dances, marks and counts a round; in some contests something happens in the middle. */
async function dance(contestId: string, roundId: number, nth: number): Promise<void> {
  const find = async () => (await day.rounds(contestId)).find(({ id }) => id === roundId) as Round
  await day.begin(await find())
  const round = await find()
  const url = `/api/contests/${contestId}/rounds/${roundId}`
  const { dances } = await day.marks(round)
  const [first, second] = dances
  const leave = (at: number, status: string) => {
    const entry = round.heats.flat()[at]
    const reason = 'Снялся в середине'
    return day.send('PUT', `${url}/entries/${entry?.registration_id}`, { status, reason })
  }
  if (nth % 4 === 1 && round.index === 0) await leave(0, 'not_present')
  if (first && second) {
    await day.type(round, marksOf(round), first.name)
    const body = { letter: 'C', judge_id: day.judges['K'], dance: second.name, reason: 'Устал' }
    await day.send('POST', `${url}/substitutions`, body)
    await leave(1, nth % 2 === 0 ? 'withdrawn' : 'disqualified')
  }
  await day.type(round, marksOf(round))
  await decideTie(url)
  const judged = await day.setRound(round, 'judged')
  if (judged.statusCode !== 200) throw new Error(judged.body)
  // Somebody who goes on is scratched before the next round.
  if (round.index > 0 && round.role === null) await scratchOne(await day.marks(round))
}

async function decideTie(url: string): Promise<void> {
  const { undecided } = await day.send<RoundMarks>('GET', `${url}/marks`)
  if (undecided.length === 0) return
  await day.send('POST', `${url}/decisions`, { kind: 'cut', choice: 'all', text: 'Зал вмещает' })
}

async function scratchOne({ going_on }: RoundMarks): Promise<void> {
  await api.database.db
    .updateTable('registrations')
    .where('id', '=', going_on[0] ?? 0)
    .set({ status: 'withdrawn', withdrawn_at: new Date('2027-02-20T12:00:00Z') })
    .execute()
}

it('300 entries dance 40 contests of all kinds, some of them three rounds', () => {
  const entered = kinds.reduce(
    (sum, { entries }) => sum + (typeof entries === 'number' ? entries : entries.length),
    0,
  )
  expect([entered >= 290, file.contests.length]).toEqual([true, 40])
  expect(Math.max(...file.contests.map(({ rounds }) => rounds.length))).toBe(3)
  const used = new Set(file.contests.flatMap(({ rounds }) => rounds.map(({ kind }) => kind)))
  expect([...used].toSorted()).toEqual([
    'callbacks',
    'crosses',
    'points',
    'relative-placement',
    'skating',
  ])
})

it('who goes on is who has the most, or more where the organiser decided so', () => {
  const steps = file.contests.flatMap(({ rounds }) =>
    rounds.flatMap((round, at) => {
      const isNext = ({ role }: (typeof rounds)[number]) => role === round.role || role === null
      const next = rounds.slice(at + 1).find(isNext)
      return next ? [{ round, next }] : []
    }),
  )
  expect(steps.length).toBeGreaterThan(6)
  const wrong = steps.filter(({ round, next }) => {
    const right = naiveGoingOn(round)
    const entered = new Set(
      next.entries
        .filter((one) => round.role === null || (one.role ?? next.role) === round.role)
        .map(({ start_number }) => start_number),
    )
    if (right === null) return round.decisions.length === 0
    return entered.size !== right.length || right.some((number) => !entered.has(number))
  })
  expect(wrong).toEqual([])
})

it('places are those of the rules read plainly; who left has one after all, or none', () => {
  const wrong = file.contests.flatMap((contest) => {
    const right = naivePlaces(contest)
    const stated = new Map(
      contest.places.map(({ start_number, place, place_to }) => [start_number, [place, place_to]]),
    )
    const numbers = [...new Set([...right.keys(), ...stated.keys()])]
    return numbers.flatMap((number) => {
      const [one, other] = [right.get(number), stated.get(number)]
      const isSame = one?.[0] === other?.[0] && one?.[1] === other?.[1]
      return isSame
        ? []
        : [{ contest: contest.contest.group_num, number, right: one, stated: other }]
    })
  })
  expect(wrong).toEqual([])
})

it('a Jack & Jill ends with both roles in one final: both of a pair have its place', () => {
  const contests = file.contests.filter(({ rounds }) => rounds.some(({ pairs }) => pairs.length))
  expect(contests).toHaveLength(3)
  for (const { rounds, places } of contests) {
    const finals = rounds.filter(({ index }) => index === 0)
    expect(finals.map(({ role }) => role)).toEqual([null])
    const [final] = finals
    const danced = new Set(
      final?.entries.filter(({ status }) => status === 'danced').map((one) => one.start_number),
    )
    const placed = new Set(places.map(({ start_number }) => start_number))
    const paired = final?.pairs.flatMap(({ leader, follower }) => [leader, follower]) ?? []
    expect(new Set(paired.filter((number) => danced.has(number)))).toEqual(danced)
    expect([...danced].filter((number) => !placed.has(number))).toEqual([])
  }
})

it('both judges of a seat that changed hands stand on the protocol', () => {
  const names = file.contests.flatMap(({ panel }) => panel.map(({ name }) => name))
  expect(names.filter((name) => name.includes('с танца'))).toHaveLength(4)
})
