import { toMarks } from '@parket/domain/emergency/copy'
import { dancedRound } from '@parket/domain/emergency/dancedRound'
import { decidedFile, withRoundDecided, type Decided } from '@parket/domain/emergency/decided'
import type { EmergencyFile, EmergencyRound } from '@parket/domain/emergency/file'
import { drawnPairs, type Pairing } from '@parket/domain/emergency/pairing'
import { emergencyProblems } from '@parket/domain/emergency/problems'
import { contestPlaces } from '@parket/domain/emergency/results'
import { cutEntries, findUndecidedTie } from '@parket/domain/emergency/tie'
import { withTyped, type TypedMarks } from '@parket/domain/emergency/typed'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { forEachEngine } from '../../testing/database.ts'
import { NOW } from '../../testing/fixtures.ts'
import { createStation } from '../../testing/stations.ts'

interface Brought {
  added: number
  equal: number
  refused: number
  rounds: { notes: string[]; sheets: { message: string | null }[] }[]
}

forEachEngine('what an emergency file decides', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${day.eventId}/emergency-file`
  const download = async () => JSON.parse((await day.call('GET', url())).body) as EmergencyFile
  const said = { text: 'Решил главный судья', by: 'Заречная Ирина', at: NOW.toISOString() }

  /** Every judge's sheet of a round. */
  function sheets(
    { id, file, letters }: EmergencyRound,
    rowsOf: (letterAt: number) => Record<number, number[]>,
    typed: TypedMarks,
  ): TypedMarks {
    return (letters[0] ?? []).reduce(
      (before, letter, at) =>
        withTyped(before, id, { dance: file.dances[0] ?? '', attempt: 1, letter }, rowsOf(at)),
      typed,
    )
  }

  /** Five go on for sure; the last three are tied at the sixth place. */
  const tiedRows = (numbers: readonly number[]) => (letterAt: number) => {
    const rest = [10, 4.5, 4.3]
    return Object.fromEntries(
      numbers.map((number, at) => [
        number,
        [at < 5 ? 10 : (rest[(at - 5 + letterAt) % rest.length] ?? 0)],
      ]),
    )
  }

  it('a tie at the cut and the pairs of a Jack & Jill lead to the places of the server', async () => {
    const roles = [...Array<'leader'>(8).fill('leader'), ...Array<'follower'>(8).fill('follower')]
    const contestId = await day.enter(roles, {
      scoring: 'relative-placement',
      jnj_role_split: true,
      dances: ['WCS'],
      final_max: 6,
    })
    await day.setContest(contestId, 'ready')
    const now = async (id: number) =>
      (await day.rounds(contestId)).find((round) => round.id === id) as Round
    const prelims = (await day.rounds(contestId)).filter(({ index }) => index > 0)
    for (const { id } of prelims) await day.begin(await now(id))

    // On the laptop, with no server.
    const given = await download()
    const own = given.rounds.filter(({ contest_id }) => contest_id === contestId)
    const [leaders, followers, final] = ['leader', 'follower', null].map((role) =>
      own.find(({ file }) => file.role === role),
    ) as [EmergencyRound, EmergencyRound, EmergencyRound]
    let typed: TypedMarks = {}
    let decided: Decided = {}
    const inFile = (round: EmergencyRound) => {
      const file = decidedFile(given, decided)
      const current = file.rounds.find(({ id }) => id === round.id) as EmergencyRound
      return dancedRound(file, current, typed)
    }
    for (const round of [leaders, followers]) {
      const numbers = round.file.entries.map(({ start_number }) => start_number)
      typed = sheets(round, tiedRows(numbers), typed)
      const tie = findUndecidedTie(inFile(round))
      expect(tie).toEqual({ kind: 'cut', numbers: numbers.slice(5) })
      const entries = cutEntries('which', numbers.slice(5), numbers.slice(6, 7))
      decided = withRoundDecided(decided, round.id, {
        decisions: [{ kind: 'cut', entries, ...said }],
      })
    }
    const { pairing } = inFile(final)
    const pairs = drawnPairs(pairing as Pairing, 'laptop')
    expect(pairs).toHaveLength(6)
    decided = withRoundDecided(decided, final.id, { pairs, seed: 'laptop' })
    const leading = pairs.map(({ leader }) => leader)
    typed = sheets(
      final,
      () => Object.fromEntries(leading.map((number, at) => [number, [at + 1]])),
      typed,
    )
    const counted = decidedFile(given, decided)
    const contest = counted.contests.find(({ id }) => id === contestId)
    const offline = contestPlaces(counted, contest as EmergencyFile['contests'][number], typed)
    expect(offline.problems).toEqual([])
    expect(offline.places).toHaveLength(16)

    // The server is back: a scrutineers' station brings the marks, twice.
    const copy = toMarks(given, typed, { typedBy: 'Заречная Ирина', now: NOW, decided })
    const tally = await createStation(api.database.db, day.eventId, 'tally')
    const bring = async (token = tally.token) => {
      const answer = await api.call({ method: 'POST', url: url(), token, body: copy })
      return answer.json<Brought>()
    }
    const nobody = await createStation(api.database.db, day.eventId, 'tally', { who: '' })
    expect(await bring(nobody.token)).toMatchObject({ code: 'station_nameless' })
    const first = await bring()
    expect(first).toMatchObject({ added: 6, refused: 3 })
    const notBegun = first.rounds[2]?.sheets.map(({ message }) => message)
    expect(new Set(notBegun)).toEqual(new Set([emergencyProblems.notBegun]))
    expect(first.rounds[0]?.notes).toEqual([
      expect.stringMatching(/^Решение из файла: Проходит №\s\d+\. Запишите его/),
    ])
    expect(await bring()).toMatchObject({ added: 0, equal: 6 })

    // What the file decided is put on the record by a person; then nothing of it is asked any more.
    for (const round of [leaders, followers]) {
      const idOf = new Map(
        (await day.marks(await now(round.id))).entries.map((one) => [
          one.start_number,
          one.registration_id,
        ]),
      )
      const entries = Object.entries(decided[round.id]?.decisions[0]?.entries ?? {}).map(
        ([number, value]) => ({ registration_id: idOf.get(Number(number)), value }),
      )
      const body = { kind: 'cut', text: 'Решил главный судья', entries }
      await day.send('POST', `/api/contests/${contestId}/rounds/${round.id}/decisions`, body)
      await day.setRound(await now(round.id), 'judged')
    }
    expect((await bring()).rounds.flatMap(({ notes }) => notes)).toEqual([])

    // The pairs of the server's draw are others: their marks would be nobody's.
    await day.setRound(await now(final.id), 'drawn')
    const drawn = await now(final.id)
    const idOf = new Map(
      drawn.heats
        .flat()
        .map(({ start_number, registration_id }) => [start_number, registration_id]),
    )
    const arrange = async (of: typeof pairs) => {
      const heat = of.map(({ leader, follower, scored }) => ({
        leader_id: idOf.get(leader),
        follower_id: idOf.get(follower),
        scored,
      }))
      const { version } = await now(final.id)
      const body = { heats: [heat], version }
      await day.send('PUT', `/api/contests/${contestId}/rounds/${final.id}/pairs`, body)
    }
    const [one, two, ...others] = pairs as [(typeof pairs)[0], (typeof pairs)[0]]
    const swapped = [
      { ...one, follower: two.follower },
      { ...two, follower: one.follower },
      ...others,
    ]
    await arrange(swapped)
    await day.begin(await now(final.id))
    const other = (await bring()).rounds[2]?.sheets.map(({ message }) => message)
    expect(new Set(other)).toEqual(new Set([emergencyProblems.otherPairs]))

    for (const status of ['locked', 'drawn']) await day.setRound(await now(final.id), status)
    await arrange(pairs)
    await day.begin(await now(final.id))
    expect(await bring()).toMatchObject({ added: 3, equal: 6, refused: 0 })
    expect(await bring()).toMatchObject({ added: 0, equal: 9 })
    expect((await day.setRound(await now(final.id), 'judged')).statusCode).toBe(200)
    const preview = await day.send<{ places: { start_number: number; place: number }[] }>(
      'GET',
      `/api/contests/${contestId}/result`,
    )
    const byNumber = (places: readonly { start_number: number; place: number }[]) =>
      new Map(places.map(({ start_number, place }) => [start_number, place]))
    expect(byNumber(preview.places)).toEqual(byNumber(offline.places))
  })
})
