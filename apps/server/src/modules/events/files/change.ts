import { openAsBlob } from 'node:fs'

import { eventFilePlace, isPicture } from '@parket/domain/files/fileTypes'

import { changesBetween } from '../../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { withIncomingFile, type IncomingFile } from '../../../files/incoming.ts'
import { makePreview } from '../../../files/pictures.ts'
import { putNew, removeStored } from '../../../files/stored.ts'
import { Problem } from '../../../http/problem.ts'
import {
  deleteEventFile,
  findEventFile,
  saveEventFile,
  type EventFileRow,
} from '../../../records/eventFiles.ts'
import { fileAddressingFor, presentEventFile } from './present.ts'

/**
 * Saves a file of an event. The new content is stored first, then the row refers to it, then the
 * old content is removed, so that a concurrent read gets either version complete.
 *
 * @throws Problem 404 for an id no file can have, 413, 415, 422
 */
export function putEventFile(
  context: Context,
  { path }: Input<'uploadEventFile'>,
): Promise<Answer<'uploadEventFile'>> {
  const place = eventFilePlace(path.fileId)
  if (place === null) throw new Problem(404, 'file_not_found')
  return withIncomingFile(context, place, async (file) => {
    const { storage } = context.files
    // A broken picture is refused before anything is stored.
    const preview = isPicture(file.mime) ? await makePreview(file.path, place) : null
    const storage_key = await putNew(storage, await openAsBlob(file.path))
    const preview_key = preview && (await putNew(storage, preview))
    const { before, saved } = await save(context, path.fileId, file, { storage_key, preview_key })
    await removeStored(context, [before?.storage_key, before?.preview_key])
    return presentEventFile(saved, eventOf(context), fileAddressingFor(context))
  })
}

async function save(
  context: Context,
  id: string,
  { name, mime, size }: IncomingFile,
  keys: { storage_key: string; preview_key: string | null },
): Promise<{ before: EventFileRow | undefined; saved: EventFileRow }> {
  const event_id = eventOf(context).id
  const write = async ({ trx, writeAudit }: AuditedEventTransaction) => {
    const before = await findEventFile(trx, event_id, id)
    const saved = await saveEventFile(trx, { event_id, id, name, mime, size, ...keys })
    await writeAudit({
      entity: 'eventFile',
      entityId: id,
      changes: changesBetween(before ? described(before) : {}, described(saved)),
    })
    return { before, saved }
  }
  return auditedEventTransaction(context, undefined, write, { isUndoable: false })
}

/** Deletes a file and the attachments that lead to it. @throws Problem 404 */
export async function removeEventFile(
  context: Context,
  { path }: Input<'deleteEventFile'>,
): Promise<void> {
  const event_id = eventOf(context).id
  const remove = async ({ trx, writeAudit }: AuditedEventTransaction) => {
    const row = await deleteEventFile(trx, event_id, path.fileId)
    if (!row) throw new Problem(404, 'file_not_found')
    await writeAudit({
      entity: 'eventFile',
      entityId: path.fileId,
      changes: { name: { from: row.name, to: null } },
    })
    return row
  }
  const deleted = await auditedEventTransaction(context, undefined, remove, { isUndoable: false })
  await removeStored(context, [deleted.storage_key, deleted.preview_key])
}

function described({ name, mime, size }: EventFileRow): object {
  return { name, mime, size }
}
