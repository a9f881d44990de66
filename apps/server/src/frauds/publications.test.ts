import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { isResultValid } from '@parket/domain/result/resultReport'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import { signedText, type ResultKeys } from '@parket/domain/scoring/resultSignature'
import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { hashOf } from '../change/journal.ts'
import { copyClosedRounds, openCopyFolder } from '../journal/copyClosedRounds.ts'
import type { HashedLine } from '../journal/line.ts'
import { readChain } from '../journal/readChain.ts'
import { resultHash } from '../modules/marks/approved.ts'
import { findContests } from '../records/contests.ts'
import { signingKey } from '../records/resultKeys.ts'
import { isSignatureOf, signText } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import { startApi, testVault, type Api } from '../testing/api.ts'
import { runScript } from '../testing/child.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, PIN, type FraudDay } from '../testing/fraudDay.ts'
import { tempFolder } from '../testing/tempFolder.ts'

/** Somebody who has the database and the team's key, but not the journal that left the server. */
let api: Api
let own: FraudDay
let file: ResultFile

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
  file = await own.file(own.at.published)
})
afterAll(() => api.close())

/** The file with another winner, whose marks agree, with a hash that fits and a signature of the team's own key. */
async function forge(): Promise<ResultFile> {
  const forged = structuredClone(file)
  const numbers = own.at.published.numbers.map(String)
  const [one = '', other = ''] = numbers
  for (const { values } of forged.rounds.flatMap(({ marks }) => marks)) {
    Object.assign(values, { [one]: values[other], [other]: values[one] })
  }
  const [first, second] = forged.places
  if (!first || !second) throw new Error('no places')
  forged.places.splice(
    0,
    2,
    { ...second, place: first.place, place_to: first.place_to, rule: first.rule },
    { ...first, place: second.place, place_to: second.place_to, rule: second.rule },
  )
  forged.hash = sha256(hashInput(forged))
  const { id, privateKey } = await api.database.db
    .transaction()
    .execute((trx) => signingKey(trx, own.day.teamId, testVault, new Date(forged.made_at ?? '')))
  if (privateKey === null) throw new Error('no key')
  const value = signText(privateKey, signedText(forged))
  return { ...forged, signature: { alg: 'Ed25519', key: id, value } }
}

/** By itself and by the team's keys nothing is wrong with it. */
async function isSoundByItself(one: ResultFile): Promise<boolean> {
  const keys = (await api.call({ url: '/.well-known/parket-keys.json' })).json<ResultKeys>()
  const [contest] = checkResultFile(JSON.stringify(one), sha256)
  return contest !== undefined && isResultValid(contest, keys, isSignatureOf)
}

/** The site's answer of `/result-check`. */
async function ask({ format, version, event, contest, made_at = '', hash, signature }: ResultFile) {
  const one = {
    format,
    version,
    event_id: event.id,
    group_num: contest.group_num,
    made_at,
    hash,
    signature: signature ?? null,
  }
  const body = { files: [one] }
  const answer = await api.call({ method: 'POST', url: '/api/result-check', body })
  return answer.json<components['schemas']['FileCheck']>().files[0]
}

/** The line that the public page of the result names. */
async function publicLine() {
  const url = `/api/events/${own.day.eventId}/groups/${own.at.published.num}/results`
  const result = await own.day.send<{ journal: object | null }>('GET', url, undefined, 'anonymous')
  return result.journal
}

async function isPageWhole(): Promise<boolean> {
  const { id, round } = own.at.published
  const url = `/api/contests/${id}/rounds/${round.id}/journal`
  const page = await own.day.send<components['schemas']['RoundJournal']>('GET', url)
  return page.is_published_whole
}

/** As `npm run check-journal -- copies --result file.json` says it. */
async function checkJournal(
  one: ResultFile,
  more: readonly HashedLine[] = [],
): Promise<{ code: number | null; said: string; all: string }> {
  const copies = tempFolder()
  const { db } = api.database
  const { last } = await db
    .selectFrom('journal')
    .select((eb) => eb.fn.max('at').as('last'))
    .executeTakeFirstOrThrow()
  await copyClosedRounds(db, await openCopyFolder(copies), last ?? new Date())
  if (more.length > 0) {
    const rows = more.map((line) => JSON.stringify(line))
    writeFileSync(join(copies, 'more.jsonl'), rows.join('\n'))
  }
  return runCheck(copies, one)
}

async function runCheck(copies: string, one: ResultFile) {
  const path = join(tempFolder(), 'result.json')
  writeFileSync(path, JSON.stringify(one))
  const child = runScript('checkJournal.ts', {}, [copies, '--result', path])
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    said.push(line)
  }
  return { code: await child.exit, said: said.at(-1) ?? '', all: said.join('\n') }
}

it('a published file is in the journal, as the chief judge approved it', async () => {
  expect(await ask(file)).toMatchObject({ published: 'same', journal: 'told' })
  expect(await isPageWhole()).toBe(true)
  const { code, said } = await checkJournal(file)
  expect(said).toMatch(/: line \d+ publishes it, and the chief judge approved it$/)
  expect(code).toBe(0)
})

it('a file that the team’s own key signs with another winner is in no journal', async () => {
  const forged = await forge()
  expect(await isSoundByItself(forged)).toBe(true)
  expect(await ask(forged)).toMatchObject({
    published: 'other',
    journal: 'missing',
    signature: 'good',
  })
  expect(await checkJournal(forged)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/NOT WHOLE: no line publishes this result$/),
  })
})

it('a second history that publishes such a file does not hide the first', async () => {
  const forged = await forge()
  const chain = await readChain(api.database.db, { eventId: own.day.eventId, roundId: null })
  const rewritten: HashedLine[] = []
  for (const line of chain) {
    const isOwn = (line.body as { hash?: string }).hash === file.hash
    const body = isOwn ? { ...line.body, hash: forged.hash } : line.body
    const prev = rewritten.at(-1)?.hash ?? ''
    rewritten.push({ ...line, body, prev, hash: hashOf(prev, { ...line, body }) })
  }
  const { code, all } = await checkJournal(forged, rewritten)
  expect(all).toMatch(/NOT WHOLE: event \d+: two histories from line \d+\n/)
  expect(all).toMatch(/, head \w{12}: NOT WHOLE: no line publishes this result\n/)
  expect(code).toBe(1)
})

it('a file of an event whose journal tells of no publication is older than it', async () => {
  const chain = await readChain(api.database.db, { eventId: own.day.eventId, roundId: null })
  const first = chain.findIndex(({ kind }) => kind === 'publication')
  const path = join(tempFolder(), 'event.jsonl')
  const rows = chain.slice(0, first).map((line) => JSON.stringify(line))
  writeFileSync(path, rows.join('\n'))
  const { code, said } = await runCheck(path, file)
  expect(said).toMatch(/: older than the journal: no line publishes anything$/)
  expect(code).toBe(0)
})

it('a publication that is replaced in the database by such a file is named, and the true file is still told', async () => {
  const forged = await forge()
  const { db } = api.database
  const contestId = own.at.published.id
  const setContent = (content: ResultFile) =>
    db
      .updateTable('publications')
      .set({ content: JSON.stringify(content) })
      .where('contest_id', '=', contestId)
      .where('round_id', 'is', null)
      .execute()
  await setContent(forged)
  const shown = await own.file(own.at.published)
  expect(shown.hash).toBe(forged.hash)
  expect(await ask(shown)).toMatchObject({
    published: 'same',
    journal: 'missing',
    signature: 'good',
  })
  expect(await ask(file)).toMatchObject({ published: 'other', journal: 'told' })
  expect(await isPageWhole()).toBe(false)
  expect((await checkJournal(shown)).code).toBe(1)
  // Nor is the line of the true one shown beside it, whatever hash it says.
  expect(await publicLine()).toBeNull()
  await setContent({ ...forged, hash: file.hash })
  expect(await publicLine()).toBeNull()
  await setContent(file)
  expect(await publicLine()).toMatchObject({ n: expect.any(Number) })
  expect(await isPageWhole()).toBe(true)
})

it('a publication that is gone from the database, or put there, is named on the page of the journal', async () => {
  const { db } = api.database
  const contestId = own.at.published.id
  const [row] = await db
    .selectFrom('publications')
    .where('contest_id', '=', contestId)
    .selectAll()
    .execute()
  if (!row) throw new Error('no publication')
  const { id: _id, content, changed, registrations, ...rest } = row
  const put = (version: number) =>
    db
      .insertInto('publications')
      .values({
        ...rest,
        version,
        content: JSON.stringify(content),
        changed: JSON.stringify(changed),
        registrations: JSON.stringify(registrations),
      })
      .execute()
  await put(row.version + 1)
  expect(await isPageWhole()).toBe(false)
  await db.deleteFrom('publications').where('contest_id', '=', contestId).execute()
  expect(await isPageWhole()).toBe(false)
  await put(row.version)
  expect(await isPageWhole()).toBe(true)
})

it('an approval that is replaced in the database, or taken out of it, is named on the page of the journal', async () => {
  const { db } = api.database
  const contestId = own.at.published.id
  const [row] = await db
    .selectFrom('approvals')
    .where('contest_id', '=', contestId)
    .where('withdrawn_at', 'is', null)
    .selectAll()
    .execute()
  if (!row) throw new Error('no approval')
  const stored = db.updateTable('approvals').where('id', '=', row.id)
  await stored.set({ hash: 'f'.repeat(64) }).execute()
  expect(await isPageWhole()).toBe(false)
  await stored.set({ hash: row.hash, withdrawn_at: new Date() }).execute()
  expect(await isPageWhole()).toBe(false)
  await stored.set({ withdrawn_at: null }).execute()
  expect(await isPageWhole()).toBe(true)
})

it('a protocol has the line only of what was published, and not of what the marks say since', async () => {
  const { id, sheets } = own.at.published
  const { db } = api.database
  const url = `/api/contests/${id}/result`
  const line = async () => (await own.day.send<{ journal: object | null }>('GET', url)).journal
  expect(await line()).toMatchObject({ n: expect.any(Number) })
  const { marks } = await db
    .selectFrom('mark_sheets')
    .where('id', '=', sheets[0] ?? 0)
    .select('marks')
    .executeTakeFirstOrThrow()
  const entries = Object.entries(marks)
  const turned = Object.fromEntries(
    entries.map(([entry], at) => [entry, entries[entries.length - 1 - at]?.[1]]),
  )
  const setMarks = (now: object) =>
    db
      .updateTable('mark_sheets')
      .set({ marks: JSON.stringify(now) })
      .where('id', '=', sheets[0] ?? 0)
      .execute()
  await setMarks(turned)
  expect(await line()).toBeNull()
  await setMarks(marks)
  expect(await line()).toMatchObject({ n: expect.any(Number) })
})

/** Turns the places round, and the chief judge approves it. */
async function correct(): Promise<void> {
  const { id, round, entries, sheets } = own.at.published
  const marks = entries.map((registration_id, at) => ({
    registration_id,
    values: [entries.length - at],
  }))
  for (const sheetId of sheets) {
    const url = `/api/contests/${id}/rounds/${round.id}/sheets/${sheetId}`
    await own.day.send('PUT', url, { marks, reason: 'Судья перепутал' })
  }
  const { checks } = await own.day.send<components['schemas']['ResultPreview']>(
    'GET',
    `/api/contests/${id}/result`,
  )
  const answers = checks
    .filter(({ answer }) => answer === null)
    .map(({ key }) => ({ key, text: 'Проверено' }))
  const approval = { approve: true, pin: PIN, answers }
  const url = `/api/contests/${id}/approval`
  const answer = await own.ask('chiefStation', { method: 'PUT', url, body: approval })
  expect(answer.statusCode).toBe(200)
}

it('a correction that the chief judge approves has a line of its own, and the version before cannot be put back', async () => {
  const { db } = api.database
  const { id } = own.at.published
  await correct()
  const second = await own.file(own.at.published)
  expect(second.version).toBe(2)
  expect(await ask(second)).toMatchObject({ published: 'same', journal: 'told' })
  expect(await ask(file)).toMatchObject({ published: 'older', journal: 'told' })
  expect(await isPageWhole()).toBe(true)
  expect(await publicLine()).toMatchObject({ n: expect.any(Number) })
  expect((await checkJournal(second)).said).toMatch(
    /publishes it, and the chief judge approved it$/,
  )
  expect((await checkJournal(file)).said).toMatch(/publishes a newer version$/)
  const hide = (released_at: Date | null) =>
    db
      .updateTable('publications')
      .set({ released_at })
      .where('contest_id', '=', id)
      .where('version', '=', 2)
      .execute()
  await hide(null)
  expect(await ask(file)).toMatchObject({ published: 'same', journal: 'missing' })
  expect(await isPageWhole()).toBe(false)
  await hide(new Date())
  expect(await isPageWhole()).toBe(true)
})

it('what was taken back is not made public again in the database', async () => {
  const { db } = api.database
  const { id } = own.at.published
  const second = await own.file(own.at.published)
  expect((await own.day.setContest(id, 'judged')).statusCode).toBe(200)
  expect(await ask(second)).toMatchObject({ published: 'withdrawn', journal: 'told' })
  expect(await isPageWhole()).toBe(true)
  await db
    .updateTable('publications')
    .set({ withdrawn_at: null })
    .where('contest_id', '=', id)
    .execute()
  await db.updateTable('contests').set({ marks_published: true }).where('id', '=', id).execute()
  expect(await ask(second)).toMatchObject({ published: 'same', journal: 'missing' })
  expect(await isPageWhole()).toBe(false)
  expect(await checkJournal(second)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/NOT WHOLE: published, and line \d+ takes it back$/),
  })
})

it('an approval that was written into the database alone approves nothing', async () => {
  const { db } = api.database
  const { id } = own.at.judged
  const hash = await db.transaction().execute(async (trx) => {
    const event = await trx
      .selectFrom('events')
      .where('id', '=', own.day.eventId)
      .selectAll()
      .executeTakeFirstOrThrow()
    const contest = (await findContests(trx, event.id)).find((one) => one.id === id)
    if (!contest) throw new Error('no contest')
    return resultHash({ trx, event, contest })
  })
  await db
    .insertInto('approvals')
    .values({ event_id: own.day.eventId, contest_id: id, hash: hash ?? '', at: new Date() })
    .execute()
  await own.day.send('POST', `/api/contests/${id}/publication`, { level: 'places' })
  await own.day.send('POST', `/api/contests/${id}/publication`, { level: 'marks' })
  expect(await checkJournal(await own.file(own.at.judged))).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /NOT WHOLE: line \d+ publishes what the chief judge did not approve$/,
    ),
  })
})
