import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { makeFavicon, makeLogo, makePreview, WEBP } from '../files/pictures.ts'
import { putNew } from '../files/stored.ts'
import { StorageUnavailableError, type Storage } from '../storage/storage.ts'
import { drawBanner } from './builders/banner.ts'
import { teamMarks } from './builders/teamMarks.ts'

/** Events of the demo that have a file in a slot; the others show how it looks without one. */
const filled = { banner: [3, 6], invitation: [1, 5] }

/**
 * Gives teams of the demo their marks, and events their banners and invitations. An object store that is away just now
 * does not keep the demo from starting: then there are none.
 */
export async function writeDemoFiles(trx: Kysely<Database>, storage: Storage): Promise<void> {
  try {
    await writeTeamMarks(trx, storage)
    await writeEventFiles(trx, storage)
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error
  }
}

async function writeTeamMarks(trx: Kysely<Database>, storage: Storage): Promise<void> {
  for (const [id, { logo, favicon }] of teamMarks) {
    const logo_key = await putNew(storage, await makeLogo(Buffer.from(logo)))
    const favicon_key = await putNew(storage, await makeFavicon(Buffer.from(favicon)))
    await trx.updateTable('teams').set({ logo_key, favicon_key }).where('id', '=', id).execute()
  }
}

async function writeEventFiles(trx: Kysely<Database>, storage: Storage): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .where('events.id', 'in', [...filled.banner, ...filled.invitation])
    .select(['events.id', 'accent'])
    .orderBy('events.id')
    .execute()
  const rows = []
  for (const { id: event_id, accent } of events) {
    const picture = await drawBanner({ accent, seed: event_id })
    for (const [id, ids] of Object.entries(filled)) {
      if (!ids.includes(event_id)) continue
      const storage_key = await putNew(storage, new Blob([new Uint8Array(picture)]))
      const preview_key = await putNew(storage, await makePreview(picture))
      const about = { id, name: `${id}.webp`, mime: WEBP, size: picture.length }
      rows.push({ event_id, ...about, storage_key, preview_key })
    }
  }
  await trx.insertInto('event_files').values(rows).execute()
}
