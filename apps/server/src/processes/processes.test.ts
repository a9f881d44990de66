import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

import { sql } from 'kysely'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { forBothEngines, onPostgres } from '../testing/database.ts'
import { recordLog } from '../testing/log.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { openPrivateFolder } from '../storage/privateFolder.ts'
import { storeName } from '../storage/storeName.ts'
import { enterProcess, GONE_SECONDS, type ProcessFacts } from './processes.ts'

const facts: ProcessFacts = {
  host: hostname(),
  version: '1.2.3',
  filesStore: 'folder a',
  keyFingerprint: 'ab12',
}

afterEach(() => vi.useRealTimers())

forBothEngines('the processes of one database', (engine) => {
  async function open() {
    const { db, close } = await engine.createDatabase()
    onTestFinished(close)
    const enter = (more: Partial<ProcessFacts> = {}) =>
      enterProcess(db, { ...facts, ...more }, recordLog())
    const listed = () => db.selectFrom('processes').select('id').execute()
    return { db, enter, listed }
  }

  it('run side by side with the same files and key, old and new versions too, and leave no row behind', async () => {
    const { enter, listed } = await open()
    const one = await enter()
    const other = await enter({ version: '1.3.0', host: 'another' })
    expect(await listed()).toHaveLength(2)
    await one.leave()
    expect(await listed()).toEqual([{ id: other.id }])
    await other.leave()
    expect(await listed()).toEqual([])
  })

  it.each([
    [{ filesStore: 'folder b' }, /on .*, keeps files elsewhere: give both the same S3_\*/],
    [{ keyFingerprint: 'cd34' }, /on .*, has another SECRET_KEY/],
    [{ keyFingerprint: null }, /on .*, has another SECRET_KEY/],
  ])('refuse one with %o', async (more, message) => {
    const { enter, listed } = await open()
    const one = await enter()
    await expect(enter(more)).rejects.toThrow(message)
    expect(await listed()).toEqual([{ id: one.id }])
    await one.leave()
    await (await enter(more)).leave()
  })

  it('forget one that was killed', async () => {
    const { db, enter, listed } = await open()
    const killed = (seconds: number) =>
      db.insertInto('processes').values({
        id: randomUUID(),
        host: 'another',
        version: '1.2.3',
        files_store: 'folder b',
        key_fingerprint: null,
        seen_at: sql<Date>`now() - make_interval(secs => ${seconds})`,
      })
    await killed(GONE_SECONDS - 5).execute()
    await expect(enter()).rejects.toThrow('keeps files elsewhere')
    await db.deleteFrom('processes').execute()
    await killed(GONE_SECONDS + 1).execute()
    await killed(25 * 60 * 60).execute()
    const one = await enter()
    expect(await listed()).toHaveLength(2)
    await one.leave()
  })
})

onPostgres('a process on another machine', (engine) => {
  it('is refused where its clock is off by more than 5 s from the database’s', async () => {
    const { db, close } = await engine.createDatabase()
    onTestFinished(close)
    const enter = () => enterProcess(db, facts, recordLog())
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 8000)
    await expect(enter()).rejects.toThrow(
      'The clock of this machine is off by 8 s from the database',
    )
    vi.setSystemTime(Date.now() - 4000)
    await (await enter()).leave()
  })
})

it('a folder of files has a name of its own, whoever asks', async () => {
  const [one, other] = [tempFolder(), tempFolder()]
  for (const dataDir of [one, other]) await openPrivateFolder(`${dataDir}/files`)
  const nameOf = (dataDir: string) => storeName({ dataDir, s3: null })
  const [first, again] = await Promise.all([nameOf(one), nameOf(one)])
  expect(first).toMatch(/^folder [0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(await nameOf(other)).not.toBe(first)
})
