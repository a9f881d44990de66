import { expect, it, describe } from 'vitest'
import type { Kysely } from 'kysely'

import { lockEvent } from '../../change/lockEvent.ts'
import type { Database } from '../../db/schema.ts'
import { killChild } from '../../testing/child.ts'
import { registration } from '../../testing/cup.ts'
import { onPostgres } from '../../testing/database.ts'
import {
  addMember,
  createContest,
  createDrawnRound,
  createEvent,
  createUser,
  defaultTeam,
  NOW,
} from '../../testing/fixtures.ts'
import { startProcess, type HttpServer } from '../../testing/httpClient.ts'
import { createRunningRound, judgeFreeDance } from '../../testing/runningRound.ts'
import { threeProcesses } from '../../testing/threeProcesses.ts'

type Registered = { registrations: { id: number }[] }
type Send = HttpServer['send']

const danced = () => ({ scoring: 'points' as const, dances: ['Выход'], price: 0 })

/** So many entries in a contest. @returns their ids */
async function enter(send: Send, eventId: number, contestId: string, count: number) {
  const ids: number[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const body = registration([contestId])
    const answer = await send('POST', `/api/events/${eventId}/register`, body)
    ids.push(((await answer.json()) as Registered).registrations[0]?.id ?? 0)
  }
  return ids
}

/** A running round with these entries and a sheet that a person types. @returns its address */
async function typedRound(
  db: Kysely<Database>,
  { eventId, ids, userId }: { eventId: number; ids: number[]; userId: number },
) {
  const [first = 0, ...others] = ids
  const { sheetId, roundId, contestId } = await createRunningRound(
    db,
    { eventId, group_num: 900, entryId: first, letters: ['Q', 'R'] },
    userId,
  )
  await db
    .insertInto('heat_entries')
    .values(
      others.map((registration_id, at) => ({
        round_id: roundId,
        registration_id,
        heat: 1,
        ind: at + 1,
      })),
    )
    .execute()
  const url = `/api/contests/${contestId}/rounds/${roundId}/sheets/${sheetId}`
  const stored = () =>
    db
      .selectFrom('mark_sheets')
      .where('id', '=', sheetId)
      .select(['marks', 'version'])
      .executeTakeFirstOrThrow()
  return { url, stored }
}

onPostgres('the day of a contest by three processes', (engine) => {
  describe.each([
    { isLocked: true, name: 'with the locks' },
    { isLocked: false, name: 'without the locks, where the fault shows' },
  ])('$name', ({ isLocked }) => {
    const { db, teamId, send, sendTogether } = threeProcesses(engine, { unlocked: !isLocked })

    /** An event with a contest that takes entries. */
    async function openContest() {
      const { id: eventId } = await createEvent(db(), teamId())
      const { id: contestId } = await createContest(db(), eventId, { group_num: 1, ...danced() })
      return { eventId, contestId }
    }

    /** Two rows of one sheet are typed at one moment. @returns what was answered, and the marks that stand then */
    async function typeTogether() {
      const { eventId, contestId } = await openContest()
      const ids = await enter(send, eventId, contestId, 2)
      const { user_id: userId } = await db()
        .selectFrom('team_members')
        .where('team_id', '=', teamId())
        .select('user_id')
        .executeTakeFirstOrThrow()
      const { url, stored } = await typedRound(db(), { eventId, ids, userId })
      const { version } = await stored()
      const calls = ids.map(
        (registration_id, at) => () =>
          send('PUT', url, { marks: [{ registration_id, values: [70 + at] }], version }),
      )
      const answers = await sendTogether('sheet', calls)
      const { marks } = await stored()
      const given = Object.values(marks).flat()
      return {
        answers: answers.toSorted((one, other) => one - other),
        given: given.filter((mark) => mark !== null),
      }
    }

    it.runIf(isLocked)(
      'of two who type one sheet one is told, and nothing that was taken is lost',
      async () => {
        const { answers, given } = await typeTogether()
        expect(answers).toEqual([200, 409])
        expect(given.filter((mark) => mark === 70 || mark === 71)).toHaveLength(1)
      },
    )

    it.runIf(!isLocked)(
      'of two rows of one sheet typed at one moment one fails: a chain takes one line at a time',
      async () => {
        const { answers, given } = await typeTogether()
        expect(answers).toEqual([200, 500])
        expect(given.filter((mark) => mark === 70 || mark === 71)).toHaveLength(1)
      },
    )

    /** A round that runs, with one whole sheet that the team's supervisor types. */
    async function openSheet() {
      const { eventId, contestId } = await openContest()
      const [entryId = 0] = await enter(send, eventId, contestId, 1)
      const { user_id: userId } = await db()
        .selectFrom('team_members')
        .where('team_id', '=', teamId())
        .select('user_id')
        .executeTakeFirstOrThrow()
      const round = await createRunningRound(
        db(),
        { eventId, group_num: 900, entryId, letters: ['Q', 'R'] },
        userId,
      )
      const url = `/api/contests/${round.contestId}/rounds/${round.roundId}`
      const sheet = { url: `${url}/sheets/${round.sheetId}`, id: round.sheetId }
      return { eventId, userId, round, url, sheet }
    }

    it.runIf(isLocked)('twelve type at once, and every mark is kept', async () => {
      const { round, sheet, userId } = await openSheet()
      const copies = await db()
        .insertInto('mark_sheets')
        .values(
          Array.from({ length: 11 }, (_, n) => ({
            round_id: round.roundId,
            dance: round.freeDance,
            attempt: n + 1,
            letter: round.letter,
            pass: 'first' as const,
            user_id: userId,
            claimed_at: NOW,
            marks: '{}',
          })),
        )
        .returning('id')
        .execute()
      await db()
        .insertInto('mark_sheet_typists')
        .values(copies.map(({ id }) => ({ sheet_id: id, user_id: userId })))
        .execute()
      const ids = [sheet.id, ...copies.map(({ id }) => id)]
      const calls = ids.map((id, at) => () => {
        const marks = [{ registration_id: round.entryId, values: [50 + at] }]
        return send('PUT', sheet.url.replace(/\d+$/, String(id)), { marks, version: 1 })
      })
      const statuses = await sendTogether('sheet', calls)
      expect(statuses).toEqual(ids.map(() => 200))
      const kept = await db()
        .selectFrom('mark_sheets')
        .where('id', 'in', ids)
        .select('marks')
        .orderBy('id')
        .execute()
      expect(kept.map(({ marks }) => marks[round.entryId])).toEqual(ids.map((_, at) => [50 + at]))
    })

    it.runIf(isLocked)('who types does not wait for who changes the event', async () => {
      const { eventId, round, sheet } = await openSheet()
      const marks = [{ registration_id: round.entryId, values: [77] }]
      const status = await db()
        .transaction()
        .execute(async (trx) => {
          await lockEvent(trx, eventId)
          return (await send('PUT', sheet.url, { marks, version: 1 })).status
        })
      expect(status).toBe(200)
    })

    it.runIf(isLocked)('a round is judged with the sheet that is finished meanwhile', async () => {
      const { round, url, sheet } = await openSheet()
      await judgeFreeDance(db(), round)
      const finish = () => send('POST', `${sheet.url}/finish`, { version: 1 })
      const judge = () => send('PUT', `${url}/status`, { status: 'judged' })
      expect(await sendTogether('sheet', [finish], [judge])).toEqual([200, 200])
    })

    it.runIf(isLocked)('marks that come while a round is judged are corrections', async () => {
      const { round, url, sheet } = await openSheet()
      await judgeFreeDance(db(), round)
      expect((await send('POST', `${sheet.url}/finish`, { version: 1 })).status).toBe(200)
      const judge = () => send('PUT', `${url}/status`, { status: 'judged' })
      const marks = [{ registration_id: round.entryId, values: [66] }]
      const correct = (reason: string) => () =>
        send('PUT', sheet.url, { marks, version: 2, reason })
      expect(await sendTogether('round', [judge], [correct('')])).toEqual([200, 422])
      expect((await correct('Опечатка')()).status).toBe(200)
    })

    it.runIf(isLocked)('one draw of several wins, whole: each entry stands once', async () => {
      const { eventId, contestId } = await openContest()
      const ids = await enter(send, eventId, contestId, 3)
      const set = (status: string, more: object = {}) =>
        send('PUT', `/api/events/${eventId}/contest-statuses`, {
          contestIds: [contestId],
          status,
          ...more,
        })
      await set('closed')
      const draw = () => set('ready', { generateHeats: true })
      const statuses = await sendTogether('draw', [draw, draw, draw])
      expect(statuses).toEqual([200, 200, 200])
      const drawn = await db()
        .selectFrom('heat_entries')
        .innerJoin('rounds', 'rounds.id', 'heat_entries.round_id')
        .where('rounds.contest_id', '=', contestId)
        .select(['registration_id', 'rounds.id'])
        .orderBy('registration_id')
        .execute()
      expect(drawn.map(({ registration_id }) => registration_id)).toEqual(ids)
      expect(new Set(drawn.map((entry) => entry.id)).size).toBe(1)
    })

    it.runIf(isLocked)('a lock holds: nobody moves an entry after it', async () => {
      const { eventId, contestId } = await openContest()
      const ids = await enter(send, eventId, contestId, 2)
      await db()
        .updateTable('contests')
        .set({ status: 'ready' })
        .where('id', '=', contestId)
        .execute()
      const { id } = await createDrawnRound(db(), contestId, [ids])
      const url = `/api/contests/${contestId}/rounds/${id}`
      const lock = () => send('PUT', `${url}/status`, { status: 'locked' })
      const move = () => send('PUT', `${url}/heats`, { heats: ids.map((entry) => [entry]) })
      const answers = await sendTogether('round', [lock], [move, lock])
      expect(answers).toEqual([200, 409, 422])
      const heats = await db()
        .selectFrom('heat_entries')
        .where('round_id', '=', id)
        .select('heat')
        .execute()
      expect(heats).toEqual([{ heat: 1 }, { heat: 1 }])
    })
  })
})

onPostgres('kill -9 of the server in the middle of typing', (engine) => {
  it('keeps every mark that was acknowledged', async ({ onTestFinished }) => {
    const { db, url: databaseUrl, destroy } = await engine.createDatabase()
    const server = await startProcess({ DATABASE_URL: databaseUrl ?? '' })
    onTestFinished(async () => {
      await killChild(server.child)
      await destroy()
    })
    const teamId = (await defaultTeam(db)).id
    const user = await createUser(db)
    await addMember(db, teamId, user.id, 'supervisor')
    const who = await server.logIn(user.email)
    const { id: eventId } = await createEvent(db, teamId)
    const { id: contestId } = await createContest(db, eventId, { group_num: 1, ...danced() })
    const ids = await enter(server.send, eventId, contestId, 3)
    const { url, stored } = await typedRound(db, { eventId, ids, userId: user.id })

    const acknowledged = new Map<number, number>()
    for (let nth = 0; nth < 40; nth += 1) {
      const id = ids[nth % ids.length] ?? 0
      const { version } = await stored()
      const body = { marks: [{ registration_id: id, values: [nth + 1] }], version }
      const call = server.send('PUT', url, body, who).catch(() => null)
      // The call is on its way: whether its mark stands or not, those before it do.
      if (nth === 25) server.child.process.kill('SIGKILL')
      const answer = await call
      if (answer?.status !== 200) break
      acknowledged.set(id, nth + 1)
    }
    expect(acknowledged.size).toBe(ids.length)
    const { marks } = await stored()
    for (const [id, mark] of acknowledged) {
      // Only the mark that was on its way can stand instead.
      expect(marks[id]?.[0]).toBeGreaterThanOrEqual(mark)
    }
  })
})
