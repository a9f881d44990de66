// Writes one row after another and tells each on standard output once it is committed. Run as a
// process of its own, to be killed: what it told must be there afterwards.
import { writeSync } from 'node:fs'

import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'

const { db } = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  dataDir: process.env['DATA_DIR'] ?? '',
})
await migrateToLatest(db)
for (;;) {
  const { id } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('teams').set({ home_text: crypto.randomUUID() }).execute()
    return trx
      .insertInto('audit_log')
      .values({ action: 'write', entity: 'test', entity_id: '1' })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  writeSync(1, `${id}\n`)
}
