import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { type OpenDatabase, openDatabase } from '../db/database.ts'
import type { Mail } from '../mail/mail.ts'
import { type TestDatabase, forBothEngines, onPostgres } from '../testing/database.ts'
import { asRequest } from '../logging/requestId.ts'
import { recordLog } from '../testing/log.ts'
import {
  type Job,
  MAX_ATTEMPTS,
  queueMail,
  releaseLeases,
  retrySeconds,
  takeJobs,
} from './outbox.ts'
import { type JobHandler, PermanentError, doDueJobs } from './worker.ts'

const letter = (subject: string): Mail => ({
  to: { name: '', address: 'a@example.org' },
  senderName: 'Паркет',
  subject,
  text: '',
  html: '',
})

const never: JobHandler<Mail> = () => Promise.reject(new Error('away'))

let database: TestDatabase
afterEach(() => database.close())

function worker(mail: JobHandler<Mail>, db = database.db) {
  const log = recordLog()
  return { log, run: () => doDueJobs({ db, handlers: { mail }, log }) }
}

const makeAllDue = () =>
  database.db
    .updateTable('outbox')
    .set({ run_at: sql<Date>`now()`, lease_until: null })
    .execute()

const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

forBothEngines('the outbox', (engine) => {
  test('a letter of a change that was rolled back is never sent', async () => {
    database = await engine.createDatabase()
    const change = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, letter('no'))
      throw new Error('refused')
    })
    await expect(change).rejects.toThrow('refused')
    expect(await takeJobs(database.db, ['mail'], 10)).toEqual([])
  })

  test('what a worker had taken when it was ended is due again once its leases are released', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('1'))
    expect(await takeJobs(database.db, ['mail'], 10)).toHaveLength(1)
    expect(await takeJobs(database.db, ['mail'], 10)).toEqual([])
    await releaseLeases(database.db)
    const [job] = await takeJobs(database.db, ['mail'], 10)
    expect(job?.attempts).toBe(2)
  })

  test('letters go out in the order they were written, each once', async () => {
    database = await engine.createDatabase()
    const sent: unknown[] = []
    for (const subject of ['1', '2', '3']) await queueMail(database.db, letter(subject))
    const { run } = worker(async ({ payload }) => {
      sent.push(payload)
    })
    expect(await run()).toBe(3)
    expect(await run()).toBe(0)
    expect(sent).toEqual([letter('1'), letter('2'), letter('3')])
    expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ sent_at: expect.any(Date) })))
  })

  test('a failed letter is put off, longer each time, and the others go on', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('bad'))
    await queueMail(database.db, letter('good'))
    const { run, log } = worker(({ payload }) =>
      payload.subject === 'bad' ? Promise.reject(new Error('away')) : Promise.resolve(),
    )
    await run()
    const pauseOf = async () => {
      const { rows } = await sql<{ pause: number }>`
        select extract(epoch from run_at - now())::float8 as pause from outbox where id = 1
      `.execute(database.db)
      return rows[0]?.pause
    }
    const [bad, good] = await rows()
    expect(good).toMatchObject({ sent_at: expect.any(Date), attempts: 1 })
    expect(bad).toMatchObject({ sent_at: null, failed_at: null, attempts: 1, last_error: 'away' })
    expect(await pauseOf()).toBeGreaterThan(retrySeconds(1) - 10)
    expect(log.entries.map(({ level }) => level).sort()).toEqual(['info', 'warn'])
    await makeAllDue()
    await run()
    expect(await pauseOf()).toBeGreaterThan(retrySeconds(2) - 10)
  })

  test('after the last attempt it is given up, aloud, with the request that queued it', async () => {
    database = await engine.createDatabase()
    const { db } = database
    await asRequest('r1', () => queueMail(db, letter('bad')))
    const { run, log } = worker(never)
    for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
      await makeAllDue()
      await run()
    }
    await makeAllDue()
    expect(await run()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: MAX_ATTEMPTS, failed_at: expect.any(Date) }])
    expect(log.entries.at(-1)).toMatchObject({
      level: 'error',
      message: 'job given up',
      details: { reqId: 'r1' },
    })
  })

  test('a hopeless letter is given up at once', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('bad'))
    await worker(() => Promise.reject(new PermanentError('no such mailbox'))).run()
    expect(await rows()).toMatchObject([
      { attempts: 1, failed_at: expect.any(Date), last_error: 'no such mailbox' },
    ])
  })

  test('what a dead worker had taken is free when its lease ends, not before', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('1'))
    const [taken] = await takeJobs(database.db, ['mail'], 1)
    expect(await takeJobs(database.db, ['mail'], 1)).toEqual([])
    await database.db
      .updateTable('outbox')
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .execute()
    expect(await takeJobs(database.db, ['mail'], 1)).toMatchObject([{ id: taken?.id, attempts: 2 }])
  })

  test('a worker that lost its lease cannot undo what the next one did', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('1'))
    const slow = worker(async () => {
      await makeAllDue()
      await worker(async () => {}).run()
      throw new Error('too late')
    })
    await slow.run()
    expect(await rows()).toMatchObject([
      { attempts: 2, sent_at: expect.any(Date), last_error: null },
    ])
  })
})

forBothEngines('kinds of jobs', (engine) => {
  const queue = (kind: string, payload: object) =>
    database.db
      .insertInto('outbox')
      .values({ kind, payload: JSON.stringify(payload) })
      .execute()

  test('each job is done by the handler of its kind', async () => {
    database = await engine.createDatabase()
    await queueMail(database.db, letter('1'))
    await queue('payment-check', { payment: 7 })
    const done: unknown[] = []
    const handlers = {
      mail: async ({ payload }: { payload: Mail }) => void done.push(payload.subject),
      'payment-check': async (job: { payload: { payment: number } }) =>
        void done.push(job.payload.payment),
    }
    const taken = await doDueJobs({ db: database.db, handlers, log: recordLog() })
    expect([taken, done]).toEqual([2, ['1', 7]])
    expect(await rows()).toMatchObject([1, 2].map(() => ({ sent_at: expect.any(Date) })))
  })

  test('a job of a kind that this program does not know waits for one that does', async () => {
    database = await engine.createDatabase()
    await queue('of-tomorrow', {})
    const { run, log } = worker(never)
    expect(await run()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 0, failed_at: null, lease_until: null }])
    expect(log.entries).toEqual([])
  })
})

onPostgres('the outbox', (engine) => {
  test('several workers on connections of their own send each letter once', async () => {
    database = await engine.createDatabase()
    const letters = 200
    await database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < letters; n += 1) await queueMail(trx, letter(String(n)))
    })
    const sent: Job['id'][] = []
    const processes: OpenDatabase[] = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ databaseUrl: database.url, dataDir: '' })),
    )
    const workers = processes.map(({ db }) =>
      worker(async ({ id }) => {
        sent.push(id)
      }, db),
    )
    const taken = await Promise.all(workers.map(({ run }) => run()))
    await Promise.all(processes.map(({ close }) => close()))
    expect(taken.filter((n) => n > 0).length).toBeGreaterThan(1)
    expect(sent).toHaveLength(letters)
    expect(new Set(sent).size).toBe(letters)
  })
})
