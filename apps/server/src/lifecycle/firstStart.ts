import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Config } from '../config/config.ts'
import type { Database } from '../db/schema.ts'
import { writeDemoFiles } from '../demo/files.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { siteUrl } from '../mail/siteUrl.ts'
import type { Published } from '../modules/marks/publication.ts'
import { issueOneTimeToken } from '../security/oneTimeTokens.ts'
import { openVault } from '../security/vault.ts'
import type { Storage } from '../storage/storage.ts'

/** How long the printed link works; a later start prints a new one. */
const SETUP_LINK_MS = millisecondsInDay

/**
 * Prepares a new database once, with the demo data if configured. Processes that start together
 * wait for the first. A database that was created without the demo never gets it.
 */
export async function prepareNewDatabase(
  db: Kysely<Database>,
  {
    demo,
    storage,
    signing = null,
  }: { demo: boolean; storage: Storage; signing?: Published['signing'] },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('settings')
      .values({ key: 'installation', value: JSON.stringify({ demo, begun_at: now }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!isNew || !demo) return
    await seedDemo(trx, now, signing)
    await writeDemoFiles(trx, storage)
  })
}

/** By what the results of the demo are signed, as the server signs them. */
export async function signingOfStart(config: Config): Promise<Published['signing']> {
  return {
    vault: await openVault(config),
    siteOf: (domain) => siteUrl(config, domain),
    // The team's key is made with the first result.
    tellUnsigned: () => Promise.resolve(),
  }
}

/**
 * A token to become the first superadmin; null when there is one. Whoever verifies it must check
 * again that there still is none.
 */
export async function firstSuperadminToken(
  db: Kysely<Database>,
  now: Date,
): Promise<string | null> {
  const superadmin = await db
    .selectFrom('users')
    .select('id')
    .where('superadmin', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (superadmin) return null
  return issueOneTimeToken(db, {
    kind: 'first-superadmin',
    userId: null,
    now,
    validMs: SETUP_LINK_MS,
  })
}
