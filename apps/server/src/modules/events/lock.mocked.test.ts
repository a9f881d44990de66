import type { Transaction } from 'kysely'
import { expect, it, vi } from 'vitest'

import type { Database } from '../../db/schema.ts'
import { startApi } from '../../testing/api.ts'
import { onPostgres } from '../../testing/database.ts'
import { createEvent } from '../../testing/fixtures.ts'
import { staffTeam } from '../../testing/staff.ts'

// The event's row is read as it is, without the lock.
vi.mock('./lock.ts', () => ({
  lockEvent: (trx: Transaction<Database>, id: number) =>
    trx.selectFrom('events').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
}))

/** Races are lost sooner or later; one that is never seen would make its tests worthless. */
const ROUNDS = 30

onPostgres('without the lock of an event', (engine) => {
  it('several edits from one version go through: the tests of edits at one moment can fail', async () => {
    const api = await startApi(engine)
    const { team, tokens } = await staffTeam(api)
    let seen = 0
    for (let round = 0; round < ROUNDS && seen < 2; round += 1) {
      const { id } = await createEvent(api.database.db, team.id)
      const answers = await Promise.all(
        ['Тверь', 'Псков', 'Орёл', 'Москва'].map((city) =>
          api.call({
            method: 'PUT',
            url: `/api/admin/events/${id}`,
            body: { city, version: 1 },
            token: tokens.admin,
          }),
        ),
      )
      seen = answers.filter(({ statusCode }) => statusCode === 200).length
    }
    expect(seen).toBeGreaterThan(1)
    await api.close()
  })
})
