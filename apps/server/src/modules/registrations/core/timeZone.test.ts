import { sql, type Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { openDatabase } from '../../../db/database.ts'
import { migrateToLatest } from '../../../db/migrate.ts'
import type { Database } from '../../../db/schema.ts'
import { killChild } from '../../../testing/child.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { onPostgres } from '../../../testing/database.ts'
import { defaultTeam } from '../../../testing/fixtures.ts'
import { endProcess, startProcess } from '../../../testing/httpClient.ts'
import { tempFolder } from '../../../testing/tempFolder.ts'

const TZ = 'Pacific/Auckland'
/** A process starts first. */
const timeout = 60_000

/** Registers somebody born on 04.03.2012 with a server process far east, and reads it back there. */
async function registerThere(cup: Cup, env: Record<string, string>) {
  const server = await startProcess({ TZ, ...env })
  onTestFinished(() => killChild(server.child))
  const dancers = [newDancer({ birth_date: '2012-03-04' }), newDancer({ birth_date: '2012-03-05' })]
  const answer = await server.send(
    'POST',
    `/api/events/${cup.event.id}/register`,
    registration([cup.ids.duet], { dancers }),
  )
  const body = (await answer.json()) as {
    regData: { id: number; pin_code: string }
    dancers: { birth_date: string }[]
  }
  const { id, pin_code } = body.regData
  const read = await fetch(
    `${server.origin}/api/events/${cup.event.id}/reg-datas/${id}?pin=${pin_code}`,
  )
  const { dancers: again } = (await read.json()) as typeof body
  await endProcess(server)
  return { answered: birthDates(body.dancers), read: birthDates(again) }
}

function birthDates(dancers: { birth_date: string }[]): string[] {
  return dancers.map(({ birth_date }) => birth_date)
}

async function stored(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(birth_date, 'YYYY-MM-DD') as day from dancers order by ind`.execute(db)
  return rows.map(({ day }) => day)
}

const expected = ['2012-03-04', '2012-03-05']

onPostgres('a birth date', (engine) => {
  it(`stays the same day with a server in ${TZ}`, { timeout }, async () => {
    const database = await engine.createDatabase()
    const cup = await createCup(database.db, (await defaultTeam(database.db)).id)
    const seen = await registerThere(cup, { DATABASE_URL: database.url ?? '' })
    expect(seen).toEqual({ answered: expected, read: expected })
    expect(await stored(database.db)).toEqual(expected)
    await database.close()
  })
})

it(`a birth date stays the same day with a server in ${TZ} (embedded)`, { timeout }, async () => {
  const dataDir = tempFolder()
  const open = () => openDatabase({ databaseUrl: null, dataDir })
  const before = await open()
  await migrateToLatest(before.db)
  const cup = await createCup(before.db, (await defaultTeam(before.db)).id)
  await before.close()

  const seen = await registerThere(cup, { DATA_DIR: dataDir })
  expect(seen).toEqual({ answered: expected, read: expected })

  const after = await open()
  expect(await stored(after.db)).toEqual(expected)
  await after.close()
})
