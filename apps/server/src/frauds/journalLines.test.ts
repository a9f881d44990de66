import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { namedHeads } from '@parket/domain/journal/head'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { sql, type Selectable } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { hashOf } from '../change/journal.ts'
import type { JournalTable } from '../db/schema.ts'
import { checkFile, missingHeads } from '../journal/checkChains.ts'
import { copyClosedRounds, openCopyFolder } from '../journal/copyClosedRounds.ts'
import type { ClosedRound, HashedLine } from '../journal/line.ts'
import { readChain } from '../journal/readChain.ts'
import { publicKinds } from '../journal/toldLines.ts'
import { mailHeads } from '../modules/journalLetters/mailHeads.ts'
import { startApi, type Api } from '../testing/api.ts'
import { runScript } from '../testing/child.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, type FraudDay } from '../testing/fraudDay.ts'
import { lettersTo } from '../testing/letters.ts'
import { tempFolder } from '../testing/tempFolder.ts'

const FIVE_MINUTES = minutesToMilliseconds(5)

/** Somebody who has the database and its triggers, but not what was printed and mailed. */
let api: Api
let own: FraudDay
let kept: Selectable<JournalTable>[]
/** The letter that left the server, and the heads it named: nothing else is known outside. */
let letter: string
let told: string[]
/** When it left. */
let later: Date
let roundId: number

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
  const { db } = api.database
  await sql`alter table journal disable trigger user`.execute(db)
  kept = await db.selectFrom('journal').selectAll().orderBy('id').execute()
  roundId = own.at.published.round.id
  const url = `/api/admin/events/${own.day.eventId}`
  await own.day.send('PUT', url, { journal_copies: 'copy@parket.test' })
  later = new Date(Math.max(...kept.map(({ at }) => at.getTime())) + FIVE_MINUTES)
  await mailHeads(db, { publicUrl: 'https://parket.test', port: 3000 }, later)
  letter = (await lettersTo(db, 'copy@parket.test')).at(-1)?.text ?? ''
  told = namedHeads(letter)
})
afterEach(restore)
afterAll(async () => {
  await sql`alter table journal enable trigger user`.execute(api.database.db)
  await api.close()
})

async function restore(): Promise<void> {
  const { db } = api.database
  await db.deleteFrom('journal').execute()
  const rows = kept.map((row) =>
    Object.assign({}, row, {
      body: JSON.stringify(row.body),
      answer: row.answer && JSON.stringify(row.answer),
    }),
  )
  await db.insertInto('journal').values(rows).execute()
}

/** The lines of the published contest's round, then those of the event. */
async function lines(): Promise<HashedLine[]> {
  const { db } = api.database
  const eventId = own.day.eventId
  const round = await readChain(db, { eventId, roundId })
  return [...round, ...(await readChain(db, { eventId, roundId: null }))]
}

const isClosing = ({ kind, body }: HashedLine) =>
  kind === 'round.closed' && (body as ClosedRound).round_id === roundId

/** By which of its readers the journal is found to be changed: `check-journal`, with what was told, or the staff's page. */
async function found(): Promise<{ file: boolean; told: boolean; page: boolean }> {
  const all = await lines()
  // A copy ends with a closing, another one with what is public.
  const ends = [isClosed, ({ kind }: HashedLine) => isClosed({ kind }) || isPublic(kind)]
  const copies = ends.map((isEnd) => all.slice(0, all.findLastIndex(isEnd) + 1))
  const { id } = own.at.published
  const page = await own.day.send<{
    is_intact: boolean
    is_event_intact: boolean
    is_whole: boolean
  }>('GET', `/api/contests/${id}/rounds/${roundId}/journal`)
  return {
    file: copies.some((copy) => checkFile(copy).problems.length > 0),
    told: missingHeads(await wholeJournal(), told).length > 0,
    page: !(page.is_intact && page.is_event_intact && page.is_whole),
  }
}

const isClosed = ({ kind }: Pick<HashedLine, 'kind'>) => kind === 'round.closed'
const isPublic = (kind: string) => publicKinds.some((one) => one === kind)

/** Every chain of the event: letters name other rounds, too. */
async function wholeJournal(): Promise<HashedLine[]> {
  const others = Object.values(own.at).filter(({ round }) => round.id !== roundId)
  const chains = others.map(({ round }) =>
    readChain(api.database.db, { eventId: own.day.eventId, roundId: round.id }),
  )
  return [...(await lines()), ...(await Promise.all(chains)).flat()]
}

/** As `npm run check-journal -- copies --heads letter.txt` says it of the journal as it stands in the database. */
async function checkJournal(): Promise<{ code: number | null; said: string }> {
  const folder = tempFolder()
  await copyClosedRounds(api.database.db, await openCopyFolder(folder), later)
  writeFileSync(join(folder, 'letter.txt'), letter)
  const args = [folder, '--heads', join(folder, 'letter.txt')]
  const child = runScript('checkJournal.ts', {}, args)
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    said.push(line)
  }
  return { code: await child.exit, said: said.join('\n') }
}

type Where = (line: HashedLine) => boolean
const inRound =
  (kind: string): Where =>
  (line) =>
    line.round_id === roundId && line.kind === kind
const inEvent =
  (kind: string): Where =>
  (line) =>
    line.round_id === null && line.kind === kind

/** Which lines are changed: one of each kind that a contest leaves, in each chain. */
const targets: readonly [what: string, where: Where][] = [
  ['a mark', inRound('mark')],
  ['the end of a sheet', inRound('sheet.finished')],
  ['a draw', inEvent('draw')],
  ['the closing of a round', inEvent('round.closed')],
  ['an approval', inEvent('approval')],
  ['a publication', inEvent('publication')],
]

const of = (where: Where) => async () => {
  const line = (await lines()).find(where)
  if (!line) throw new Error('no such line')
  return line
}
const row = ({ event_id, round_id, n }: HashedLine) =>
  sql<boolean>`event_id = ${event_id} and round_id is not distinct from ${round_id} and n = ${n}`

async function set(line: HashedLine, values: object): Promise<void> {
  await api.database.db.updateTable('journal').set(values).where(row(line)).execute()
}
const remove = (line: HashedLine) =>
  api.database.db.deleteFrom('journal').where(row(line)).execute()

/** Makes a chain follow again from a line on, as whoever knows how it is made would. */
async function rehash({ round_id }: HashedLine): Promise<void> {
  const chain = (await lines()).filter((line) => line.round_id === round_id)
  let prev = ''
  let n = 0
  for (const line of chain) {
    n += 1
    const hash = hashOf(prev, { ...line, n })
    await set(line, { n, prev, hash })
    prev = hash
  }
}

/** What is done to a line. */
const changes: readonly [what: string, change: (line: HashedLine) => Promise<unknown>][] = [
  ['altered', (line) => set(line, { body: JSON.stringify({ ...line.body, attempt: 7 }) })],
  ['given to somebody else', (line) => set(line, { user_id: own.day.people.supervisor.id })],
  ['moved in time', (line) => set(line, { at: new Date('2026-11-20T01:00:00Z') })],
  ['called another kind', (line) => set(line, { kind: 'check' })],
  ['moved to a device', (line) => set(line, { station_id: own.stations.judgeStation.id })],
  ['deleted', remove],
  [
    'altered with its hash',
    async (line) => {
      const body = { ...line.body, attempt: 7 }
      await set(line, { body: JSON.stringify(body), hash: hashOf(line.prev, { ...line, body }) })
    },
  ],
]

/** After these every line follows again: heads that were told before do not. */
const rewritings: typeof changes = [
  [
    'altered, and all that follows',
    async (line) => {
      await set(line, { body: JSON.stringify({ ...line.body, attempt: 7 }) })
      await rehash(line)
    },
  ],
  [
    'deleted, and all that follows',
    async (line) => {
      await remove(line)
      await rehash(line)
    },
  ],
]

describe('the journal in the database', () => {
  it('is whole as long as nobody changes it', async () => {
    expect(await found()).toEqual({ file: false, told: false, page: false })
  })

  const each = targets.flatMap(([target, where]) =>
    changes.map(([what, change]) => ({ target, what, change, find: of(where) })),
  )
  it.each(each)('$target that is $what is named', async ({ change, find }) => {
    const line = await find()
    await change(line)
    const named = await found()
    expect(named.page || named.told).toBe(true)
    expect(named.file).toBe(true)
  })

  const rewritten = targets.flatMap(([target, where]) =>
    rewritings.map(([what, change]) => ({ target, what, change, find: of(where) })),
  )
  it.each(rewritten)(
    '$target that is $what, is named by what was told',
    async ({ change, find }) => {
      await change(await find())
      expect(await found()).toMatchObject({ told: true })
    },
  )

  it.each(targets)('%s that is put in is named', async (_, where) => {
    const line = await of(where)()
    const { db } = api.database
    const end = (await lines()).filter(({ round_id }) => round_id === line.round_id)
    const last = end.at(-1) ?? line
    const { body, ...rest } = line
    const twice = { ...rest, n: last.n + 1, prev: line.prev, body: JSON.stringify(body) }
    await db.insertInto('journal').values(twice).execute()
    expect((await found()).page).toBe(true)
  })

  it.each([1, 2, 3])('%i last lines of a round that are cut off are named', async (count) => {
    const chain = (await lines()).filter(({ round_id }) => round_id === roundId)
    for (const line of chain.slice(-count)) await remove(line)
    expect(await found()).toMatchObject({ file: true, told: true, page: true })
  })

  it('all lines of a round that are gone are named', async () => {
    const chain = (await lines()).filter(({ round_id }) => round_id === roundId)
    for (const line of chain) await remove(line)
    expect(await found()).toMatchObject({ file: true, told: true, page: true })
  })

  it('all lines of a round that still runs are gone: its sheets are left without them', async () => {
    const { id, round } = own.at.running
    const url = `/api/contests/${id}/rounds/${round.id}/journal`
    const isWhole = async () => (await own.day.send<{ is_whole: boolean }>('GET', url)).is_whole
    expect(await isWhole()).toBe(true)
    await api.database.db.deleteFrom('journal').where('round_id', '=', round.id).execute()
    expect(await isWhole()).toBe(false)
  })

  it('the last lines of the event that are cut off are named by what was told', async () => {
    const last = (await lines()).at(-1) as HashedLine
    await remove(last)
    expect(await found()).toEqual({ file: false, told: true, page: false })
  })

  const after: [string, Where][] = [
    ['an approval', inEvent('approval')],
    ['a publication', inEvent('publication')],
  ]
  it.each(after)(
    'after the last closing: %s that is gone, with all that follows made anew, is named by `check-journal --heads`',
    async (_, where) => {
      expect(await checkJournal()).toMatchObject({ code: 0 })
      const line = await of(where)()
      const closing = (await lines()).findLast(({ kind }) => kind === 'round.closed')
      expect(line.n).toBeGreaterThan(closing?.n ?? 0)
      for (const change of rewritings.map(([, change]) => change)) {
        await change(line)
        const { code, said } = await checkJournal()
        expect(code).toBe(1)
        expect(said).toContain('NOT WHOLE: no line has the head')
        await restore()
      }
    },
  )

  it('a chain and its closing, written anew to the end, are named by what was told', async () => {
    const mark = await of(inRound('mark'))()
    await set(mark, { body: JSON.stringify({ ...mark.body, attempt: 7 }) })
    await rehash(mark)
    const head = (await lines()).findLast(({ round_id }) => round_id === roundId)?.hash
    const closing = await of(isClosing)()
    await set(closing, { body: JSON.stringify({ ...closing.body, head }) })
    await rehash(closing)
    expect(await found()).toMatchObject({ file: false, told: true })
  })
})

it('a line of the journal is changed by nobody while the triggers are there', async () => {
  const { db } = api.database
  await sql`alter table journal enable trigger user`.execute(db)
  const change = db.updateTable('journal').set({ kind: 'check' }).execute()
  await expect(change).rejects.toThrow('append-only')
  await expect(db.deleteFrom('journal').execute()).rejects.toThrow('append-only')
  await sql`alter table journal disable trigger user`.execute(db)
})
