import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import {
  byNumber,
  createCompetition,
  createEntries,
  type Competition,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Role = 'leader' | 'follower'
type Refusal = { code: string }

forEachEngine('who comes to a final of pairs and who leaves it', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const urlOf = ({ contest_id, id }: Round) => `/api/contests/${contest_id}/rounds/${id}`
  const fresh = async ({ contest_id, id }: Round) =>
    (await day.rounds(contest_id)).find((one) => one.id === id) as Round

  /** The rounds of a contest with heats: the final alone, where nobody has to be chosen. */
  async function drawn(leaders: number, followers: number): Promise<Round[]> {
    const people = [
      ...Array<Role>(leaders).fill('leader'),
      ...Array<Role>(followers).fill('follower'),
    ]
    const id = await day.enter(people, {
      scoring: 'relative-placement',
      jnj_role_split: true,
      dances: ['WCS'],
      final_max: 6,
    })
    const answer = await day.setContest(id, 'ready')
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return day.rounds(id)
  }
  async function drawnFinal(leaders: number, followers: number): Promise<Round> {
    return (await drawn(leaders, followers)).at(-1) as Round
  }
  async function begun(leaders: number, followers: number): Promise<Round> {
    const final = await drawnFinal(leaders, followers)
    await day.begin(final)
    return fresh(final)
  }
  const mark = (round: Round) => day.type(round, byNumber(round.advance))
  async function step(round: Round, status: string): Promise<Round> {
    const answer = await day.setRound(round, status)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<Round>()
  }
  async function enter({ contest_id }: Round, role: Role): Promise<number> {
    const [id = 0] = await createEntries(api.database.db, day.eventId, contest_id, [role])
    return id
  }
  const come = (round: Round, registration_id: number) =>
    day.call('POST', `${urlOf(round)}/late-entries`, { registration_id })
  const renew = (round: Round) => day.call('PUT', `${urlOf(round)}/entries`, {})
  const setAttendance = (id: number, attendance: 'absent' | null) =>
    api.database.db.updateTable('registrations').where('id', '=', id).set({ attendance }).execute()
  const leave = (round: Round, id: number) =>
    day.send('PUT', `${urlOf(round)}/entries/${id}`, { status: 'withdrawn', reason: 'Травма' })
  const setPairs = (round: Round, heats: object[][]) =>
    day.call('PUT', `${urlOf(round)}/pairs`, { heats })
  const peopleIn = ({ pairs }: Round) =>
    new Set(pairs.flatMap(({ leader_id, follower_id }) => [leader_id, follower_id]))

  it('nobody comes late to pairs that are marked: the marks are of those who danced', async () => {
    const final = await begun(3, 2)
    await mark(final)
    const refused = await come(final, await enter(final, 'follower'))
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Refusal>().code).toBe('round_marked')
    expect((await fresh(final)).pairs).toEqual(final.pairs)
  })

  it('pairs that are marked are not renewed after the beginning was taken back', async () => {
    const final = await begun(2, 3)
    await mark(final)
    const locked = await step(final, 'locked')
    const [gone] = locked.pairs as [Round['pairs'][0]]
    await setAttendance(gone.follower_id, 'absent')
    const refused = await renew(locked)
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Refusal>().code).toBe('round_marked')
    expect((await fresh(final)).pairs).toEqual(final.pairs)
  })

  it('a late entry to pairs is not undone: they may be marked meanwhile', async () => {
    const final = await begun(2, 2)
    const answer = await come(final, await enter(final, 'leader'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-change-set-id']).toBeUndefined()
  })

  it('a late entry is not given to somebody who has left', async () => {
    const final = await begun(2, 2)
    const [{ leader_id: gone }] = final.pairs as [Round['pairs'][0]]
    await leave(final, gone)
    const late = await enter(final, 'follower')
    const after = (await come(final, late)).json<Round>()
    const dancing = peopleIn(after)
    expect(dancing.has(gone)).toBe(false)
    expect(dancing.has(late)).toBe(true)
    expect(after.pairs).toHaveLength(3)
    expect(after.heats.flat().map(({ registration_id }) => registration_id)).toContain(gone)
  })

  it('who had left and was taken out comes back as a late entry, and dances', async () => {
    const final = await begun(2, 2)
    const [{ leader_id: back }] = final.pairs as [Round['pairs'][0]]
    await leave(final, back)
    await setAttendance(back, 'absent')
    await renew(final)
    await setAttendance(back, null)
    const after = (await come(final, back)).json<Round>()
    expect(peopleIn(after).has(back)).toBe(true)
    const { entries } = await day.marks(final)
    expect(entries.every(({ status }) => status === 'danced')).toBe(true)
  })

  it('who was scratched and is active again dances once the round is drawn anew or renewed', async () => {
    const [prelim, final] = (await drawn(4, 8)) as [Round, Round]
    await day.begin(prelim)
    await mark(await fresh(prelim))
    await step(await fresh(prelim), 'judged')
    const [first = 0, second = 0] = (await day.marks(prelim)).going_on
    await setAttendance(first, 'absent')
    await setAttendance(second, 'absent')
    const without = await step(final, 'drawn')
    expect([first, second].some((id) => peopleIn(without).has(id))).toBe(false)
    const statuses = async () =>
      new Map((await day.marks(final)).entries.map((one) => [one.registration_id, one.status]))
    expect((await statuses()).get(first)).toBe('withdrawn')

    await setAttendance(first, null)
    const renewed = (await renew(without)).json<Round>()
    expect(peopleIn(renewed).has(first)).toBe(true)
    expect((await statuses()).get(first)).toBe('danced')
    expect((await statuses()).get(second)).toBe('withdrawn')

    await setAttendance(second, null)
    await step(renewed, 'planned')
    const anew = await step(await fresh(final), 'drawn')
    expect(peopleIn(anew).has(second)).toBe(true)
    expect([...(await statuses()).values()]).not.toContain('withdrawn')
  })

  it('an exit noted by hand stays when the round is renewed', async () => {
    const final = await begun(3, 3)
    const [{ leader_id: gone }] = final.pairs as [Round['pairs'][0]]
    await leave(final, gone)
    const renewed = (await renew(await step(final, 'locked'))).json<Round>()
    expect(peopleIn(renewed).has(gone)).toBe(false)
    const { entries } = await day.marks(final)
    expect(entries.find((one) => one.registration_id === gone)?.status).toBe('withdrawn')
  })

  it('of a redance pairs change heats alone', async () => {
    const final = await begun(3, 4)
    await mark(final)
    const judged = await step(final, 'judged')
    const again = await day.send<Round>('POST', `${urlOf(judged)}/extra`, { type: 'redance' })
    const { pairs } = await step(again, 'drawn')
    const alone = pairs.map((pair) => [pair])
    const moved = await setPairs(again, alone)
    expect(moved.json<Round>().pairs.map(({ heat }) => heat)).toEqual([0, 1, 2, 3])
    const [one, other, ...rest] = pairs as [Round['pairs'][0], Round['pairs'][0]]
    const swapped = [
      { ...one, follower_id: other.follower_id },
      { ...other, follower_id: one.follower_id },
    ]
    const repeated = pairs.find(({ scored }) => !scored)?.leader_id
    const otherPass = pairs.map(({ leader_id, follower_id, scored }) => ({
      leader_id,
      follower_id,
      scored: leader_id === repeated ? !scored : scored,
    }))
    for (const wanted of [[...swapped, ...rest], otherPass]) {
      const refused = await setPairs(again, [wanted])
      expect(refused.statusCode).toBe(409)
      expect(refused.json<Refusal>().code).toBe('redance_other_pairs')
    }
  })

  it('a final that is only planned has nobody to arrange yet', async () => {
    const final = await drawnFinal(4, 8)
    expect(final.status).toBe('planned')
    const refused = await setPairs(final, [])
    expect(refused.json()).toMatchObject({
      code: 'round_undrawn',
      message: problemText('round_undrawn'),
    })
  })

  it('the log says which pass counts', async () => {
    const final = await drawnFinal(1, 2)
    const [one, other] = final.pairs as [Round['pairs'][0], Round['pairs'][0]]
    const heats = [[{ ...one, scored: !one.scored }], [{ ...other, scored: !other.scored }]]
    expect((await setPairs(final, heats)).statusCode).toBe(200)
    const noted = ({ leader_id, follower_id }: Round['pairs'][0], scored: boolean) => [
      [leader_id, follower_id, scored],
    ]
    expect(await auditOf(api.database.db, 'round', final.id)).toMatchObject([
      {
        changes: {
          pairs: {
            from: [noted(one, one.scored), noted(other, other.scored)],
            to: [noted(one, !one.scored), noted(other, !other.scored)],
          },
        },
      },
    ])
  })
})
