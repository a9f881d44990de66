import type { Kysely } from 'kysely'
import { can, ownEvents } from '@parket/domain/rights/rights'

import { redactValues } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { tenantOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { withIncomingFile } from '../../../files/incoming.ts'
import { makePhoto, WEBP } from '../../../files/pictures.ts'
import { sendFile } from '../../../files/send.ts'
import { putNew, removeStored } from '../../../files/stored.ts'
import { Problem } from '../../../http/problem.ts'
import { concernsUser } from '../../../records/registrations.ts'
import { presentUser } from './present.ts'
import { findUser, lockUser, type UserRow } from './queries.ts'

/** @throws Problem 404 also for whoever may not see it */
export async function downloadUserPhoto(
  context: Context,
  { path, query }: Input<'downloadUserPhoto'>,
): Promise<Answer<'downloadUserPhoto'>> {
  if (!(await maySeePhoto(context, path.id))) throw new Problem(404, 'file_not_found')
  return sendFile(context, {
    async find() {
      const user = await findUser(context.db, path.id)
      const key = user?.profile_photo_path
      return key ? { key, mime: WEBP, name: null, size: null, modifiedAt: null } : undefined
    },
    v: query.v,
    keptBy: 'private',
  })
}

/** @throws Problem 413, 415, 422 */
export function uploadUserPhoto(
  context: Context,
  { path }: Input<'uploadUserPhoto'>,
): Promise<Answer<'uploadUserPhoto'>> {
  return withIncomingFile(context, 'photo', async (file) => {
    const key = await putNew(context.files.storage, await makePhoto(file.path))
    const { before, saved } = await switchPhoto(context, path.id, key)
    await removeStored(context, [before.profile_photo_path])
    return presentUser(saved)
  })
}

/** @throws Problem 404 */
export async function deleteUserPhoto(
  context: Context,
  { path }: Input<'deleteUserPhoto'>,
): Promise<void> {
  const { before } = await switchPhoto(context, path.id, null)
  await removeStored(context, [before.profile_photo_path])
}

function switchPhoto(
  context: Context,
  id: number,
  to: string | null,
): Promise<{ before: UserRow; saved: UserRow }> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const before = await lockUser(trx, id)
    if (!before) throw new Problem(404, 'not_found')
    if (to === null && before.profile_photo_path === null) throw new Problem(404, 'file_not_found')
    const saved = await trx
      .updateTable('users')
      .set({ profile_photo_path: to })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const changes = redactValues({ photo: { from: before.profile_photo_path, to } })
    await writeAudit({ entity: 'user', entityId: id, changes })
    return { before, saved }
  })
}

/**
 * A photo may show a child: it is for the person, a superadmin, and staff who see the person's
 * contacts anyway, with a registration at this tenant's events.
 */
async function maySeePhoto(context: Context, id: number): Promise<boolean> {
  const { db, caller } = context
  const user = userOf(context)
  if (user.id === id || user.superadmin) return true
  const teamId = tenantOf(context).id
  const events = ownEvents(caller, 'registrations.view')
  const isOfTeam = can(caller, 'registrations.view', { teamId })
  if (!isOfTeam && events.length === 0) return false
  return isRegisteredAt(db, id, { teamId, events: isOfTeam ? null : events })
}

/** @param events of the team; null: all of them */
async function isRegisteredAt(
  db: Kysely<Database>,
  userId: number,
  { teamId, events }: { teamId: number; events: number[] | null },
): Promise<boolean> {
  const found = await db
    .selectFrom('reg_datas')
    .innerJoin('events', 'events.id', 'reg_datas.event_id')
    .where('events.team_id', '=', teamId)
    .$if(events !== null, (query) => query.where('events.id', 'in', events ?? []))
    .where(() => concernsUser(userId))
    .select('reg_datas.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
