import { createHash } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('the panel of a round', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  /** A contest of a semi-final and a final, both judged by A, B and C. */
  async function drawn(): Promise<[Round, Round]> {
    const id = await day.enter(9, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    return (await day.rounds(id)) as [Round, Round]
  }
  const ids = (letters: string) => Array.from(letters, (letter) => day.judges[letter] ?? 0)
  const put = (round: Round, judgeIds: number[] | null | undefined, version?: number) =>
    day.call('PUT', `/api/contests/${round.contest_id}/rounds/${round.id}/panel`, {
      ...(judgeIds !== undefined && { judgeIds }),
      ...(version !== undefined && { version }),
    })
  const lettersOf = ({ seats }: Pick<Round, 'seats'>) => seats.map(({ letter }) => letter).join('')

  it('may be another than that of its semi-final: marks, result, file and its check go by it', async () => {
    const [semi, final] = await drawn()
    expect([lettersOf(final), final.own_panel]).toEqual(['ABC', false])
    const changed = (await put(final, ids('BDE'), final.version)).json<Round>()
    expect([lettersOf(changed), changed.own_panel]).toEqual(['BDE', true])
    expect((await put(final, ids('AB'), final.version)).json<Refusal>().code).toBe('stale')
    expect(await auditOf(api.database.db, 'round', String(final.id))).toMatchObject([
      {
        action: 'replaceRoundPanel',
        changes: { judgeIds: { from: ids('ABC'), to: ids('BDE') } },
      },
    ])

    await day.begin(semi)
    expect(lettersOf(await day.marks(semi))).toBe('ABC')
    await day.type(semi, byNumber(6))
    expect((await put(semi, ids('ABD'))).json<Refusal>().code).toBe('round_panel_judged')
    expect((await day.setRound(semi, 'judged')).statusCode).toBe(200)

    const [, next] = (await day.rounds(final.contest_id)) as [Round, Round]
    await day.begin(next)
    const marks = await day.marks(next)
    expect(lettersOf(marks)).toBe('BDE')
    expect(marks.problems).toEqual(
      Array.from('BDE', (letter) => `Румба, судья ${letter}: оценки не введены`),
    )
    await day.type(next, byNumber(6))
    expect((await put(next, null)).json<Refusal>().code).toBe('round_panel_judged')
    expect((await day.setRound(next, 'judged')).statusCode).toBe(200)

    const publication = `/api/contests/${final.contest_id}/publication`
    await day.send('POST', publication, { level: 'places' })
    await day.send('POST', publication, { level: 'marks' })
    const { group_num } = await day.send<{ group_num: number }>(
      'GET',
      `/api/contests/${final.contest_id}`,
    )
    const group = `/api/events/${day.eventId}/groups/${group_num}`
    const file = await day.send<ResultFile>('GET', `${group}/result-file`)
    expect(file.panel.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
    expect(file.rounds.map(({ panel }) => panel)).toEqual([
      undefined,
      Array.from('BDE', (letter) =>
        expect.objectContaining({ letter, name: `Судья${letter} Ирина`, role: 'line' }),
      ),
    ])
    expect(checkResultFile(JSON.stringify(file), sha256)).toMatchObject([{ problems: [] }])
    const shown = await day.send<ResultFile>('GET', `${group}/results`)
    expect(shown.panel.map(({ name }) => name)).toEqual(
      Array.from('ABC', (letter) => `Судья${letter} Ирина`),
    )
    expect(shown.rounds.map(({ panel }) => panel?.map(({ name }) => name))).toEqual([
      undefined,
      Array.from('BDE', (letter) => `Судья${letter} Ирина`),
    ])
  })

  it('holds judges of the event with a letter, each once, one at least; null is that of the contest', async () => {
    const [, final] = await drawn()
    const wrong = await put(final, [...ids('DD'), 999_999])
    expect(wrong.json<Refusal>().errors).toEqual({
      'judgeIds.1': [problemText('repeated')],
      'judgeIds.2': [problemText('judge_foreign')],
    })
    for (const none of [[], undefined]) {
      expect((await put(final, none)).json<Refusal>().errors).toEqual({
        judgeIds: [problemText('required')],
      })
    }
    await put(final, ids('D'))
    const { json } = await put(final, null)
    expect([lettersOf(json<Round>()), json<Round>().own_panel]).toEqual(['ABC', false])
  })

  it('keeps its judges at the event, and moves with nobody but them when rounds are drawn anew', async () => {
    const [, final] = await drawn()
    await put(final, ids('GH'))
    const url = `/api/events/${day.eventId}/judges/${day.judges['G']}`
    expect((await day.call('DELETE', url)).json<Refusal>().code).toBe('judge_on_panel')
    await day.setContest(final.contest_id, 'ready')
    const [semi, again] = (await day.rounds(final.contest_id)) as [Round, Round]
    expect([lettersOf(semi), lettersOf(again)]).toEqual(['ABC', 'GH'])
  })

  it('is that of the round that a redance repeats', async () => {
    const [semi] = await drawn()
    await put(semi, ids('DEF'))
    await day.begin(semi)
    await day.type(semi, byNumber(6))
    await day.setRound(semi, 'judged')
    const url = `/api/contests/${semi.contest_id}/rounds/${semi.id}/extra`
    const redance = await day.send<Round>('POST', url, { type: 'redance' })
    expect([lettersOf(redance), redance.own_panel]).toEqual(['DEF', true])
  })

  it('does not hold a judge whose seat is empty since an earlier round, or a substitute twice', async () => {
    const [semi, final] = await drawn()
    await put(final, ids('BCD'))
    await day.begin(semi)
    const url = `/api/contests/${semi.contest_id}/rounds/${semi.id}`
    const vacated = { kind: 'seat', dance: 'Румба', letter: 'B', text: 'Судья уехал' }
    await day.send('POST', `${url}/decisions`, vacated)
    const substituted = { letter: 'C', dance: 'Румба', judge_id: day.judges['K'], reason: 'Болен' }
    await day.send('POST', `${url}/substitutions`, substituted)
    const [, later] = (await day.rounds(semi.contest_id)) as [Round, Round]
    expect(lettersOf(later)).toBe('CD')
    expect((await put(later, ids('BCK'))).json<Refusal>().errors).toEqual({
      'judgeIds.0': [problemText('seat_empty')],
      'judgeIds.2': [problemText('judge_seated')],
    })
  })

  describe('nobody sits in two seats of a round', () => {
    const substitute = (round: Round, letter: string, by: string) =>
      day.call('POST', `/api/contests/${round.contest_id}/rounds/${round.id}/substitutions`, {
        letter,
        dance: 'Румба',
        judge_id: day.judges[by],
        reason: 'Болен',
      })
    const twice = (judge: string, round: string) => [
      problemText('judge_seated_twice', { judge: `Судья${judge} Ирина`, round }),
    ]

    it('a substitute who sits in a later round already is refused, and the round named', async () => {
      const [semi, final] = await drawn()
      await put(final, ids('BCK'))
      await day.begin(semi)
      const refused = await substitute(semi, 'C', 'K')
      expect(refused.statusCode).toBe(422)
      expect(refused.json<Refusal>().errors).toEqual({ judge_id: twice('K', 'Финал') })
      expect((await substitute(semi, 'A', 'K')).statusCode).toBe(200)
    })

    it('a round does not go back to the panel of its contest while a substitute sits there as well', async () => {
      const [semi, final] = await drawn()
      for (const round of [semi, final]) await put(round, ids('AB'))
      await day.begin(semi)
      expect((await substitute(semi, 'B', 'C')).statusCode).toBe(200)
      const [, later] = (await day.rounds(semi.contest_id)) as [Round, Round]
      const refused = await put(later, null)
      expect(refused.json<Refusal>().errors).toEqual({ judgeIds: twice('C', 'Финал') })
      expect((await put(later, ids('AC'))).statusCode).toBe(200)
    })

    it('an undo does not bring back a panel that holds the substitute as well', async () => {
      const [semi, final] = await drawn()
      const own = await put(final, ids('AB'))
      await put(semi, ids('AB'))
      await day.begin(semi)
      expect((await substitute(semi, 'B', 'C')).statusCode).toBe(200)
      const set = String(own.headers['x-change-set-id'])
      const undo = `/api/admin/events/${day.eventId}/change-sets/${set}/undo`
      const refused = await day.call('POST', undo, {})
      expect(refused.json<Refusal>()).toMatchObject({
        code: 'judge_seated_twice',
        message: twice('C', 'Финал')[0],
      })
    })

    it('two seats that one person took over in different rounds are not together in a third', async () => {
      const contest = await day.enter(20, { dances: ['Румба'] })
      await day.setContest(contest, 'ready')
      const [first, semi, final] = (await day.rounds(contest)) as [Round, Round, Round]
      await put(semi, ids('BD'))
      await put(final, ids('A'))
      await day.begin(first)
      expect((await substitute(first, 'C', 'K')).statusCode).toBe(200)
      await day.type(first, byNumber(12))
      await day.setRound(first, 'judged')
      const [, next] = (await day.rounds(contest)) as [Round, Round, Round]
      await day.begin(next)
      expect((await substitute(next, 'D', 'K')).statusCode).toBe(200)
      const [, , last] = (await day.rounds(contest)) as [Round, Round, Round]
      expect((await put(last, ids('ACD'))).json<Refusal>().errors).toEqual({
        'judgeIds.2': [problemText('judge_seated')],
      })
    })

    it('nor does the panel of the contest take in who was substituted before any mark', async () => {
      const contest = await day.enter(9, { dances: ['Румба'] }, 'AB')
      await day.setContest(contest, 'ready')
      const [semi] = (await day.rounds(contest)) as [Round]
      await day.begin(semi)
      expect((await substitute(semi, 'B', 'C')).statusCode).toBe(200)
      const judgeIds = ids('ABC')
      const one = await day.call('PUT', `/api/contests/${contest}/panel`, { judgeIds })
      expect(one.json<Refusal>().errors).toEqual({ judgeIds: twice('C', '1/2') })
      const many = await day.call('PUT', `/api/events/${day.eventId}/panels`, {
        panels: [{ contest_id: contest, judgeIds }],
      })
      expect(many.json<Refusal>().errors).toEqual({ 'panels.0.judgeIds': twice('C', '1/2') })
    })
  })

  it('is what the timetable asks who is on two floors at once', async () => {
    const [, final] = await drawn()
    const [, other] = await drawn()
    const item = ({ contest_id }: Round) => ({
      kind: 'round',
      contest_id,
      round_index: 0,
      minutes: 30,
    })
    for (const [number, [floor, round]] of [
      ['Большой', final] as const,
      ['Малый', other] as const,
    ].entries()) {
      await day.send('POST', `/api/events/${day.eventId}/sessions`, {
        number: number + 1,
        floor,
        start: '2027-05-15T10:00:00+03:00',
        items: [item(round)],
      })
    }
    const judgesMet = async () =>
      (
        await day.send<{ kind: string; judge_ids: number[] }[]>(
          'GET',
          `/api/events/${day.eventId}/session-conflicts`,
        )
      ).flatMap(({ kind, judge_ids }) => (kind === 'judge' ? [judge_ids] : []))
    expect(await judgesMet()).toEqual([ids('ABC')])
    await put(final, ids('CDE'))
    expect(await judgesMet()).toEqual([ids('C')])
    await put(other, ids('FGH'))
    expect(await judgesMet()).toEqual([])
  })
})

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
