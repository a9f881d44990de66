import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { asRequest } from '../logging/requestId.ts'
import { onPostgres } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { SLOW_QUERY_MS, tellSlow, type SlowQuery } from './slowQueries.ts'

it('tells of a query that took long its text and its request, none of its values', () => {
  const told: SlowQuery[] = []
  const tell = tellSlow((query) => told.push(query))
  const query = { sql: 'select $1', parameters: ['secret@parket.test'] } as never
  asRequest('r1', () => tell({ level: 'query', query, queryDurationMillis: SLOW_QUERY_MS }))
  tell({ level: 'query', query, queryDurationMillis: SLOW_QUERY_MS - 1 })
  expect(told).toEqual([{ ms: SLOW_QUERY_MS, sql: 'select $1', reqId: 'r1' }])
})

onPostgres('a slow query', (engine) => {
  it('is told by an open database, with the request that waits for it', async () => {
    const { url, close } = await engine.createDatabase()
    const told: SlowQuery[] = []
    const database = await openDatabase(
      { databaseUrl: url, dataDir: '' },
      () => {},
      (query) => told.push(query),
    )
    const seconds = SLOW_QUERY_MS / 1000
    await asRequest('r2', () => sql`select pg_sleep(${seconds})`.execute(database.db))
    expect(told).toMatchObject([{ sql: 'select pg_sleep($1)', reqId: 'r2' }])
    await database.close()
    await close()
  })
})
