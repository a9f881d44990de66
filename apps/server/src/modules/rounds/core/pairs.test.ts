import { problemText } from '@parket/domain/problems/catalogue'
import { recompute } from '@parket/domain/scoring/recompute'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import {
  byNumber,
  createCompetition,
  createEntries,
  type Competition,
  type MarkSheet,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Role = 'leader' | 'follower'
type Refusal = { code: string; errors: Record<string, string[]> }
type Preview = { places: { start_number: number; role: string; place: number }[] }

forEachEngine('the final of a Jack & Jill', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const values = {
    scoring: 'relative-placement' as const,
    jnj_role_split: true,
    dances: ['WCS'],
    final_max: 6,
  }
  const roles = (leaders: number, followers: number): Role[] => [
    ...Array<Role>(leaders).fill('leader'),
    ...Array<Role>(followers).fill('follower'),
  ]
  const urlOf = ({ contest_id, id }: Round) => `/api/contests/${contest_id}/rounds/${id}`

  async function ready(leaders: number, followers: number): Promise<Round[]> {
    const id = await day.enter(roles(leaders, followers), values)
    const answer = await day.setContest(id, 'ready')
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return day.rounds(id)
  }
  async function readyFinal(leaders: number, followers: number): Promise<Round> {
    const [final] = await ready(leaders, followers)
    return final as Round
  }
  const fresh = async ({ contest_id, id }: Round) =>
    (await day.rounds(contest_id)).find((one) => one.id === id) as Round
  /** Begun, with all its marks, and judged. */
  async function danced(round: Round): Promise<Round> {
    await day.begin(await fresh(round))
    const begun = await fresh(round)
    await day.type(begun, byNumber(begun.advance))
    const judged = await day.setRound(begun, 'judged')
    if (judged.statusCode !== 200) throw new Error(judged.body)
    return fresh(round)
  }
  const numbersIn = ({ heats }: Round) =>
    new Map(heats.flat().map((one) => [one.registration_id, one.start_number]))
  const heatsOf = ({ pairs }: Round) => [...Map.groupBy(pairs, ({ heat }) => heat).values()]
  const setPairs = (round: Round, heats: object[][], version?: number) =>
    day.call('PUT', `${urlOf(round)}/pairs`, { heats, version })

  it('is one, of both roles; leaders and followers come to it through rounds of their own', async () => {
    const rounds = await ready(8, 13)
    expect(rounds.map(({ index, role, status }) => [index, role, status])).toEqual([
      [2, 'follower', 'drawn'],
      [1, 'leader', 'drawn'],
      [1, 'follower', 'planned'],
      [0, null, 'planned'],
    ])
    const final = rounds.at(-1) as Round
    const early = await day.setRound(final, 'drawn')
    expect(early.json<Refusal>().errors).toEqual({ status: [problemText('round_unknown_entries')] })
    for (const round of rounds.slice(0, 3)) await danced(round)
    const drawn = (await day.setRound(final, 'drawn')).json<Round>()
    expect(drawn.pairs).toHaveLength(6)
    expect(drawn.pairs.every(({ scored }) => scored)).toBe(true)
    expect(drawn.heats.flat()).toHaveLength(12)
    expect(drawn.seed).not.toBeNull()
  })

  it('takes a role straight away that has no round before it', async () => {
    const [prelim, final] = (await ready(4, 8)) as [Round, Round]
    expect(prelim).toMatchObject({ role: 'follower', index: 1, status: 'drawn' })
    await danced(prelim)
    const { pairs } = (await day.setRound(final, 'drawn')).json<Round>()
    expect(new Set(pairs.map(({ leader_id }) => leader_id)).size).toBe(4)
    expect(pairs).toHaveLength(6)
  })

  it('is drawn with the contest where nobody has to be chosen; the draw is given up and made anew', async () => {
    const final = await readyFinal(5, 5)
    expect(final).toMatchObject({ index: 0, role: null, status: 'drawn', conflicts: [] })
    expect(final.pairs).toHaveLength(5)
    const planned = (await day.setRound(final, 'planned')).json<Round>()
    expect(planned).toMatchObject({ pairs: [], heats: [], seed: null })
    const again = (await day.setRound(final, 'drawn')).json<Round>()
    expect(again.pairs).toHaveLength(5)
    expect(again.seed).not.toBe(final.seed)
  })

  it('needs both roles', async () => {
    const id = await day.enter(roles(4, 0), values)
    const answer = await day.setContest(id, 'ready')
    expect(answer.statusCode).toBe(422)
    expect(Object.values(answer.json<Refusal>().errors).flat().join()).toContain(
      problemText('pairs_one_role'),
    )
  })

  it('lets the smaller role dance again, in another heat; one pass of each counts', async () => {
    const final = await readyFinal(3, 5)
    expect(final.pairs).toHaveLength(5)
    expect(final.pairs.filter(({ scored }) => !scored)).toHaveLength(2)
    expect(final.conflicts).toEqual([])
    for (const heat of heatsOf(final)) {
      const ids = heat.flatMap(({ leader_id, follower_id }) => [leader_id, follower_id])
      expect(new Set(ids).size).toBe(ids.length)
    }
    // Everybody stands once in the heats: where the pair counts for them.
    expect(final.heats.flat()).toHaveLength(8)
  })

  it('is arranged by hand until it is locked: partners change, who made it is noted', async () => {
    const final = await readyFinal(3, 3)
    const [one, other, ...rest] = final.pairs as [Round['pairs'][0], Round['pairs'][0]]
    const swapped = [
      { ...one, follower_id: other.follower_id },
      { ...other, follower_id: one.follower_id },
    ]
    const answer = await setPairs(final, [swapped, rest], final.version)
    expect(answer.statusCode).toBe(200)
    const arranged = answer.json<Round>()
    expect(heatsOf(arranged).map((heat) => heat.length)).toEqual([2, 1])
    expect(arranged.pairs[0]).toMatchObject({
      leader_id: one.leader_id,
      follower_id: other.follower_id,
      heat: 0,
    })
    expect(await auditOf(api.database.db, 'round', final.id)).toMatchObject([
      { action: 'arrangePairs' },
    ])
    const stale = await setPairs(final, [swapped, rest], final.version)
    expect(stale.json<Refusal>().code).toBe('stale')
    await day.setRound(final, 'locked')
    expect((await setPairs(final, [swapped, rest])).json<Refusal>().code).toBe('heats_locked')
  })

  it('keeps everybody in a pair, and the larger role in one', async () => {
    const final = await readyFinal(2, 3)
    const refused = { heats: [problemText('pairs_other_people')] }
    const [first, ...others] = final.pairs
    for (const pairs of [others, [first, first, ...others], []]) {
      const answer = await setPairs(final, [pairs as object[]])
      expect(answer.json<Refusal>().errors).toEqual(refused)
    }
    const stranger = await setPairs(final, [[{ ...first, leader_id: 1 }, ...others]])
    expect(stranger.json<Refusal>().errors).toEqual(refused)
  })

  it('has no entries moved one by one; a round without pairs has no pairs to arrange', async () => {
    const final = await readyFinal(2, 2)
    const ids = final.heats.map((heat) => heat.map((entry) => entry.registration_id))
    const moved = await day.call('PUT', `${urlOf(final)}/heats`, { heats: ids })
    expect(moved.json<Refusal>().code).toBe('round_of_pairs')
    const id = await day.enter(3, { dances: ['WCS'] })
    await day.setContest(id, 'ready')
    const [single] = (await day.rounds(id)) as [Round]
    expect((await setPairs(single, [])).json<Refusal>().code).toBe('round_without_pairs')
  })

  it('gives a late entry the repeat of somebody, else a partner who repeats', async () => {
    const final = await readyFinal(2, 3)
    await day.setRound(final, 'locked')
    const enter = async (role: Role) => {
      const [id = 0] = await createEntries(api.database.db, day.eventId, final.contest_id, [role])
      return id
    }
    const come = (registration_id: number) =>
      day.send<Round>('POST', `${urlOf(final)}/late-entries`, { registration_id })
    const leader = await enter('leader')
    const even = await come(leader)
    expect(even.pairs).toHaveLength(3)
    expect(even.pairs.find(({ leader_id }) => leader_id === leader)?.scored).toBe(true)
    expect(even.pairs.every(({ scored }) => scored)).toBe(true)
    const odd = await come(await enter('follower'))
    expect(odd.pairs.map(({ scored }) => scored).filter((scored) => !scored)).toHaveLength(1)
    expect(odd.conflicts).toEqual([])
    expect(odd.heats.flat().filter(({ is_late }) => is_late)).toHaveLength(2)
  })

  it('goes on without who is scratched: the partner is given another, who had none or repeats', async () => {
    const final = await readyFinal(3, 3)
    const [gone] = final.pairs as [Round['pairs'][0]]
    await api.database.db
      .updateTable('registrations')
      .where('id', '=', gone.leader_id)
      .set({ attendance: 'absent' })
      .execute()
    const renewed = await day.send<Round>('PUT', `${urlOf(final)}/entries`, {})
    expect(renewed.pairs).toHaveLength(3)
    expect(renewed.pairs.some(({ leader_id }) => leader_id === gone.leader_id)).toBe(false)
    expect(renewed.pairs.filter(({ scored }) => !scored)).toMatchObject([
      { follower_id: gone.follower_id },
    ])
    expect(renewed.conflicts).toEqual([])
  })

  it('leaves who went on and was scratched since without a partner, after all who danced', async () => {
    const [prelim, final] = (await ready(4, 8)) as [Round, Round]
    await danced(prelim)
    const { going_on } = await day.marks(prelim)
    const [scratched = 0] = going_on
    await api.database.db
      .updateTable('registrations')
      .where('id', '=', scratched)
      .set({ status: 'withdrawn', withdrawn_at: new Date('2027-02-20T12:00:00Z') })
      .execute()
    const drawn = (await day.setRound(final, 'drawn')).json<Round>()
    expect(drawn.pairs).toHaveLength(5)
    expect(drawn.pairs.some(({ follower_id }) => follower_id === scratched)).toBe(false)
    const { contest_id } = await danced(final)
    const { places } = await day.send<Preview>('GET', `/api/contests/${contest_id}/result`)
    const followers = places.filter(({ role }) => role === 'follower')
    const number = numbersIn(drawn).get(scratched)
    expect(followers.find(({ start_number }) => start_number === number)).toMatchObject({
      place: 6,
    })
  })

  it('is marked by the number of the leader, a repeat of his by the follower’s', async () => {
    const final = await readyFinal(2, 3)
    await day.begin(final)
    const { pairs } = await day.marks(final)
    expect(pairs).toHaveLength(3)
    expect(final.pairs).toEqual(
      expect.arrayContaining(pairs.map((pair) => expect.objectContaining(pair) as unknown)),
    )
    const marked = pairs.map((pair) => (pair.scored ? pair.leader_id : pair.follower_id))
    const body = { dance: 'WCS', letter: 'A' }
    const sheet = await day.send<MarkSheet>('POST', `${urlOf(final)}/sheets`, body)
    const save = (ids: number[], places = [1, 2, 3]) =>
      day.call('PUT', `${urlOf(final)}/sheets/${sheet.id}`, {
        marks: ids.map((registration_id, at) => ({ registration_id, values: [places[at]] })),
      })
    const partner = pairs.find(({ scored }) => scored)?.follower_id ?? 0
    expect((await save([partner])).json<Refusal>().errors).toEqual({
      'marks.0': [problemText('entry_not_in_round')],
    })
    expect((await save(marked, [1, 2, 4])).statusCode).toBe(422)
    expect((await save(marked)).statusCode).toBe(200)
    await day.send('POST', `${urlOf(final)}/sheets/${sheet.id}/finish`, {})
  })

  it('orders pairs where the chief judge has to, by the number they are marked by', async () => {
    const final = await readyFinal(2, 2)
    await day.begin(final)
    const order = (registration_id: number) =>
      day.call('POST', `${urlOf(final)}/decisions`, {
        kind: 'order',
        entries: [{ registration_id, value: 1 }],
        text: 'Ничья',
      })
    const [pair] = final.pairs as [Round['pairs'][0]]
    expect((await order(pair.follower_id)).json<Refusal>().errors).toEqual({
      'entries.0': [problemText('entry_not_in_round')],
    })
    expect((await order(pair.leader_id)).statusCode).toBe(200)
  })

  it('gives both of a pair its place; its file recomputes, with the pairs in it', async () => {
    const { contest_id, pairs, ...final } = await danced(await readyFinal(5, 6))
    for (const level of ['places', 'marks']) {
      await day.send('POST', `/api/contests/${contest_id}/publication`, { level })
    }
    const { contests } = await day.send<{ contests: ResultFile[] }>(
      'GET',
      `/api/events/${day.eventId}/result-file`,
      undefined,
      'anonymous',
    )
    const numbers = numbersIn({ contest_id, pairs, ...final })
    const file = contests.find(({ rounds }) => rounds[0]?.pairs.length === 6) as ResultFile
    const [round] = file.rounds as [ResultFile['rounds'][0]]
    expect(round.role).toBeNull()
    expect(new Set(round.pairs)).toEqual(
      new Set(
        pairs.map(({ leader_id, follower_id, scored }) => ({
          leader: numbers.get(leader_id),
          follower: numbers.get(follower_id),
          scored,
        })),
      ),
    )
    expect(round.entries.filter(({ role }) => role === 'leader')).toHaveLength(5)
    expect(recompute(file).disagreements).toEqual([])
    const placeOf = new Map(file.places.map(({ start_number, place }) => [start_number, place]))
    expect(file.places).toHaveLength(11)
    const byLeader = round.pairs
      .filter(({ scored }) => scored)
      .toSorted((one, other) => one.leader - other.leader)
    // The judges of this test see the smaller number before the larger one.
    expect(byLeader.map(({ leader }) => placeOf.get(leader))).toEqual([1, 2, 3, 4, 5])
  })

  it('is danced again by the same pairs', async () => {
    const final = await danced(await readyFinal(3, 4))
    const again = await day.send<Round>('POST', `${urlOf(final)}/extra`, { type: 'redance' })
    const drawn = (await day.setRound(again, 'drawn')).json<Round>()
    const named = ({ pairs }: Round) =>
      pairs.map((pair) => `${pair.leader_id} ${pair.follower_id} ${pair.scored}`).toSorted()
    expect(named(drawn)).toEqual(named(final))
    await danced(again)
    const { places } = await day.send<Preview>('GET', `/api/contests/${final.contest_id}/result`)
    expect(places).toHaveLength(7)
  })

  it('is undone with the change that drew it', async () => {
    const id = await day.enter(roles(2, 3), values)
    const answer = await day.setContest(id, 'ready')
    const changeSet = answer.headers['x-change-set-id']
    await day.send('POST', `/api/admin/events/${day.eventId}/change-sets/${String(changeSet)}/undo`)
    expect(await day.rounds(id)).toEqual([])
  })
})
