import { checkAttachments } from '@parket/domain/event/attachments'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { raiseVersion } from '../../../change/raiseVersion.ts'
import { readIfMatch, versionTag } from '../../../change/versions.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields } from '../../../http/problem.ts'
import { listAttachments, listFileIds } from '../../../records/events.ts'
import { presentAttachment } from './present.ts'

/**
 * Saves the whole list of an event's attachments in the order of `ind`: a missing one is deleted,
 * one without an id is new.
 *
 * @throws Problem 409 when the list was read at another version of the event, 422
 */
export function replaceEventAttachments(
  context: Context,
  { headers, body }: Input<'replaceEventAttachments'>,
): Promise<Answer<'replaceEventAttachments'>> {
  const { id: event_id } = eventOf(context)
  const [version] = readIfMatch(headers['If-Match']) ?? []
  return auditedEventTransaction(context, version, async ({ trx, event, writeAudit }) => {
    const before = await listAttachments(trx, event_id)
    const attachments = body.map((sent) => readAttachment(sent, before))
    const errors = checkAttachments(attachments, new Set(await listFileIds(trx, event_id)))
    const known = new Set(before.map(({ id }) => id))
    const seen = new Set<number>()
    attachments.forEach(({ id }, index) => {
      if (id === undefined) return
      if (!known.has(id) || seen.has(id)) addError(errors, `${index}.id`, problemText('invalid'))
      seen.add(id)
    })
    if (hasErrors(errors)) throw invalidFields(errors)

    // Renumber from 0 in the order of `ind`; items without `ind` come last.
    const ordered = attachments
      .toSorted((one, other) => one.ind - other.ind)
      .map(({ id, title, url, file_id, is_partner }, ind) => ({
        id,
        event_id,
        ind,
        title,
        url,
        file_id,
        is_partner,
      }))
    await trx.deleteFrom('attachments').where('event_id', '=', event_id).execute()
    const kept = ordered.flatMap(({ id, ...rest }) => (id === undefined ? [] : [{ id, ...rest }]))
    const added = ordered.filter(({ id }) => id === undefined)
    for (const rows of [kept, added].filter(({ length }) => length > 0)) {
      await trx.insertInto('attachments').values(rows).execute()
    }
    const after = await listAttachments(trx, event_id)
    const next = await raiseVersion(trx, event)
    await writeAudit({
      entity: 'event',
      entityId: event_id,
      changes: {
        attachments: { from: before.map(presentAttachment), to: after.map(presentAttachment) },
      },
    })
    context.reply.header('etag', versionTag(next))
    return after.map(presentAttachment)
  })
}

type SentAttachment = Input<'replaceEventAttachments'>['body'][number]

function readAttachment(
  sent: SentAttachment,
  known: readonly { id: number; is_partner: boolean }[],
) {
  const { id, ind = Infinity, title = '', url, file_id } = sent
  const { is_partner = known.find((one) => one.id === id)?.is_partner ?? false } = sent
  return {
    id,
    ind,
    is_partner,
    title: title.trim(),
    url: url?.trim() || null,
    file_id: file_id?.trim() || null,
  }
}
