import type { components } from '@parket/api-client/schema'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { atFile, withIncomingFile } from '../../../files/incoming.ts'
import { makeFavicon, makeLogo, PNG, WEBP } from '../../../files/pictures.ts'
import { sendFile } from '../../../files/send.ts'
import { putNew, removeStored, stateOf } from '../../../files/stored.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { teamFileUrl } from '../../tenant/present.ts'
import { findTeam, lockTeam } from './queries.ts'

type TeamFileId = components['schemas']['TeamFile']['id']

/** How each picture of a brand is made and where its key stands. */
const pictures = {
  logo: { make: makeLogo, mime: WEBP, column: 'logo_key' },
  favicon: { make: makeFavicon, mime: PNG, column: 'favicon_key' },
} as const

/** @throws Problem 404 */
export function downloadTeamFile(
  context: Context,
  { path, query }: Input<'downloadTeamFile'>,
): Promise<Answer<'downloadTeamFile'>> {
  const { mime, column } = pictures[path.fileId]
  return sendFile(context, {
    async find() {
      const team = await findTeam(context.db, path.id)
      const key = team && !team.deleted_at ? team[column] : null
      return key === null ? undefined : { key, mime, name: null, size: null, modifiedAt: null }
    },
    v: query.v,
    keptBy: 'public',
  })
}

/** @throws Problem 404, 413, 415, 422 */
export async function uploadTeamFile(
  context: Context,
  { path }: Input<'uploadTeamFile'>,
): Promise<Answer<'uploadTeamFile'>> {
  const { make, mime, column } = pictures[path.fileId]
  const team = await findTeam(context.db, path.id)
  if (!team) throw new Problem(404, 'team_not_found')
  // «The team without a domain always shows the default icon» (docs/rules/tenants.md, «Brand»).
  if (path.fileId === 'favicon' && team.domain === null)
    throw invalidFields(atFile('default_team_icon'))
  return withIncomingFile(context, path.fileId, async (file) => {
    const picture = await make(file.path)
    const key = await putNew(context.files.storage, picture)
    const old = await switchKey(context, { ...path, column, to: key })
    await removeStored(context, [old])
    return {
      id: path.fileId,
      url: teamFileUrl(path.id, path.fileId, key),
      size: picture.size,
      mime,
      updated_at: context.now.toISOString(),
    }
  })
}

/** @throws Problem 404 */
export async function deleteTeamFile(
  context: Context,
  { path }: Input<'deleteTeamFile'>,
): Promise<void> {
  const { column } = pictures[path.fileId]
  const old = await switchKey(context, { ...path, column, to: null })
  await removeStored(context, [old])
}

type Switch = {
  id: number
  fileId: TeamFileId
  column: 'logo_key' | 'favicon_key'
  /** The new key; null takes the picture away. */
  to: string | null
}

/** @returns the key until then */
function switchKey(context: Context, { id, fileId, column, to }: Switch): Promise<string | null> {
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const team = await lockTeam(trx, id)
    if (!team) throw new Problem(404, 'team_not_found')
    const from = team[column]
    if (to === null && from === null) throw new Problem(404, 'file_not_found')
    await trx
      .updateTable('teams')
      .set({ [column]: to })
      .where('id', '=', id)
      .execute()
    const changes = { [fileId]: { from: from && stateOf(from), to: to && stateOf(to) } }
    await writeAudit({ teamId: id, entity: 'team', entityId: id, changes })
    return from
  })
}
