import { readFileSync } from 'node:fs'

import { namedHeads } from '@parket/domain/journal/head'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { anyEngine } from '../../testing/database.ts'
import { createJudge, NOW } from '../../testing/fixtures.ts'
import { lettersTo } from '../../testing/letters.ts'
import { tempFolder } from '../../testing/tempFolder.ts'
import { checkFile, missingHeads } from '../../journal/checkChains.ts'
import { copyClosedRounds, openCopyFolder } from '../../journal/copyClosedRounds.ts'
import type { ClosedRound, HashedLine } from '../../journal/line.ts'
import { mailHeads } from './mailHeads.ts'
import { readChain } from '../../journal/readChain.ts'

const MINUTE = 60_000
const settings = { publicUrl: 'https://parket.test', port: 3000 }

let api: Api
let day: Competition

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
})
afterAll(() => api.close())

const mail = (minutes: number) =>
  mailHeads(api.database.db, settings, new Date(NOW.getTime() + minutes * MINUTE))
const letters = (address: string) => lettersTo(api.database.db, address)
const setCopies = (journal_copies: string, by?: 'eventManager') =>
  day.call('PUT', `/api/admin/events/${day.eventId}`, { journal_copies }, by)

/** A final that is danced and closed. @returns its round */
async function close(): Promise<number> {
  const id = await day.enter(3, { scoring: 'skating', dances: ['Вальс'] })
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  await day.begin(round)
  await day.type(round, (_, numbers) =>
    Object.fromEntries(numbers.map((number, at) => [number, [at + 1]])),
  )
  expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
  return round.id
}

const event = () => readChain(api.database.db, { eventId: day.eventId, roundId: null })
const headOf = async (roundId: number) =>
  (await event())
    .map(({ kind, body }) => (kind === 'round.closed' ? (body as ClosedRound) : null))
    .find((closed) => closed?.round_id === roundId)
    ?.head.slice(0, 12)

it('heads of rounds go to the chief judge and to whom the event names, one letter for half an hour', async () => {
  const { db } = api.database
  const closed = [await close(), await close()]
  expect(await mail(60)).toBe(0)

  const { id: chiefId } = await createJudge(db, { email: 'chief@parket.test' })
  await db
    .insertInto('event_judges')
    .values({ event_id: day.eventId, judge_id: chiefId, role: 'chief', letter: null })
    .execute()
  expect((await setCopies('copy@parket.test; Chief@parket.test')).statusCode).toBe(200)
  // The event goes on before the letter is written.
  await day.setContest(await day.enter(3, { scoring: 'skating', dances: ['Вальс'] }), 'ready')
  expect(await mail(29)).toBe(0)
  expect(await mail(30)).toBe(2)
  const [letter, ...more] = await letters('chief@parket.test')
  expect(more).toEqual([])
  const heads = namedHeads(letter?.text ?? '')
  expect(heads.slice(0, 2)).toEqual(await Promise.all(closed.map(headOf)))
  const lastClosed = (await event()).findLast(({ kind }) => kind === 'round.closed')
  expect(heads[2]).toBe(lastClosed?.hash.slice(0, 12))
  expect(await letters('copy@parket.test')).toHaveLength(1)
  expect(letter?.text).toContain('Финал')
  expect(letter?.text).not.toContain('Танцор')
  for (const head of heads) expect(letter?.html).toContain(head.slice(0, 4))
  // What the letter told is in the copies, which end with the closing.
  const copies = await copyClosedRounds(db, await openCopyFolder(tempFolder()), NOW)
  const lines = copies.flatMap((path) => readFileSync(path, 'utf8').trimEnd().split('\n'))
  const copied = lines.map((line) => JSON.parse(line) as HashedLine)
  expect(missingHeads(copied, heads)).toEqual([])

  expect(await mail(90)).toBe(0)
})

it('the next closing is told in the next letter, alone, by one of two processes', async () => {
  const roundId = await close()
  const [one, other] = await Promise.all([mail(31), mail(31)])
  expect(one + other).toBe(2)
  const told = (await letters('copy@parket.test')).at(-1)?.text ?? ''
  expect(namedHeads(told)).toHaveLength(2)
  expect(namedHeads(told)[0]).toBe(await headOf(roundId))
})

it('what is published, corrected or taken back goes out within five minutes, in one letter, and is in the copies', async () => {
  const { db } = api.database
  await close()
  const [contest] = await db
    .selectFrom('contests')
    .where('event_id', '=', day.eventId)
    .where('status', '=', 'judged')
    .orderBy('group_num', 'desc')
    .select(['id', 'group_num'])
    .execute()
  const id = contest?.id ?? ''
  await mail(31)
  const heads = async () => namedHeads((await letters('copy@parket.test')).at(-1)?.text ?? '')
  const before = await letters('copy@parket.test')

  await day.send('POST', `/api/contests/${id}/publication`, { level: 'places' })
  await day.send('POST', `/api/contests/${id}/publication`, { level: 'marks' })
  expect(await mail(4)).toBe(0)
  expect(await mail(5)).toBe(2)
  const [letter, ...more] = (await letters('copy@parket.test')).slice(before.length)
  expect(more).toEqual([])
  expect(letter?.text).toContain(`${contest?.group_num}.`)
  expect(letter?.text).toContain('опубликовано, версия 1, опубликованы оценки')
  const published = (await event()).at(-1)
  expect(await heads()).toEqual([published?.hash.slice(0, 12)])

  await day.setContest(id, 'judged')
  expect((await event()).at(-1)).toMatchObject({
    kind: 'publication',
    body: { contest_id: id, round_id: null, is_withdrawn: true },
  })
  expect(await mail(5)).toBe(2)
  expect((await letters('copy@parket.test')).at(-1)?.text).toContain('публикация отменена')
  const copies = await copyClosedRounds(db, await openCopyFolder(tempFolder()), NOW)
  const last = copies.find((path) => path.includes('/line-')) ?? ''
  const copied = readFileSync(last, 'utf8').trimEnd().split('\n')
  const lines = copied.map((line) => JSON.parse(line) as HashedLine)
  expect(checkFile(lines).problems).toEqual([])
  expect(missingHeads(lines, await heads())).toEqual([])
})

it('a rehearsal writes to nobody', async () => {
  const { db } = api.database
  await close()
  const rehearsed = (id: number | null) =>
    db
      .updateTable('events')
      .set({ rehearsal_of: id, published: false })
      .where('id', '=', day.eventId)
      .execute()
  const { id } = await db
    .insertInto('events')
    .columns(['team_id', 'name', 'date_begin', 'date_end'])
    .expression((eb) =>
      eb
        .selectFrom('events')
        .where('id', '=', day.eventId)
        .select(['team_id', 'name', 'date_begin', 'date_end']),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await rehearsed(id)
  expect(await mail(60)).toBe(0)
  await rehearsed(null)
})

it('addresses are set by an admin, are checked, stand in the history, and the public is not told', async () => {
  expect((await setCopies('copy@parket.test', 'eventManager')).statusCode).toBe(403)
  const refused = await setCopies('copy@parket.test, oleg')
  expect(refused.json()).toMatchObject({
    errors: { journal_copies: ['Это не адрес почты: oleg'] },
  })
  const read = (by?: 'anonymous') =>
    day.send<{ journal_copies: string | null }>('GET', `/api/events/${day.eventId}`, undefined, by)
  await day.send('PUT', `/api/admin/events/${day.eventId}`, { journal_copies: 'copy@parket.test' })
  expect((await read()).journal_copies).toBe('copy@parket.test')
  await api.database.db
    .updateTable('events')
    .set({ published: true })
    .where('id', '=', day.eventId)
    .execute()
  expect((await read('anonymous')).journal_copies).toBeNull()
  const audit = await api.database.db
    .selectFrom('audit_log')
    .where('entity', '=', 'event')
    .where('entity_id', '=', String(day.eventId))
    .select('changes')
    .execute()
  expect(JSON.stringify(audit)).toContain('journal_copies')
})

it('an event whose letter cannot be written holds up no other, and the fault is told at the end', async () => {
  const { db } = api.database
  const broken = await createCompetition(api)
  // Its closing tells no round, and its number is before that of the other event.
  const line = { event_id: day.eventId, n: 10_000, at: NOW, kind: 'round.closed', prev: '' }
  await close()
  await db
    .insertInto('journal')
    .values({ ...line, round_id: null, body: JSON.stringify({ round_id: 'x' }), hash: 'x' })
    .execute()
  const later = { ...line, event_id: broken.eventId, hash: 'y' }
  await db
    .insertInto('journal')
    .values({ ...later, round_id: null, body: JSON.stringify({ round_id: 1, head: 'ab' }) })
    .execute()
  await broken.send('PUT', `/api/admin/events/${broken.eventId}`, {
    journal_copies: 'later@parket.test',
  })
  await expect(mail(31)).rejects.toThrow('invalid input syntax')
  expect(await letters('later@parket.test')).toHaveLength(1)
})
