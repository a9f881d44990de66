import { checkEventTags } from '@parket/domain/event/tagList'
import { payGroupNumber } from '@parket/domain/event/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { raiseVersion } from '../../../change/raiseVersion.ts'
import { readIfMatch, versionTag } from '../../../change/versions.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields } from '../../../http/problem.ts'
import { findContests } from '../../../records/contests.ts'
import { listTags } from '../../../records/events.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'
import { presentTag } from './present.ts'

/**
 * Saves the whole list of an event's tags: a missing one is deleted, one without an id is new. A
 * changed PAY-GROUP corrects the charges.
 *
 * @throws Problem 409 when the list was read at another version of the event, 422
 */
export function replaceEventTags(
  context: Context,
  { headers, body }: Input<'replaceEventTags'>,
): Promise<Answer<'replaceEventTags'>> {
  const { id: event_id } = eventOf(context)
  const [version] = readIfMatch(headers['If-Match']) ?? []
  return auditedEventTransaction(context, version, async ({ trx, event, writeAudit }) => {
    const before = await listTags(trx, event_id)
    const tags = readTags(body, event_id)
    const contests = await findContests(trx, event_id)
    const groupNums = new Set(contests.map(({ group_num }) => group_num))
    refuseWrongTags(tags, new Set(before.map(({ id }) => id)), groupNums)

    await trx.deleteFrom('event_tags').where('event_id', '=', event_id).execute()
    const kept = tags.flatMap(({ id, ...tag }) => (id === undefined ? [] : [{ id, ...tag }]))
    const added = tags.filter(({ id }) => id === undefined)
    for (const rows of [kept, added].filter(({ length }) => length > 0)) {
      await trx.insertInto('event_tags').values(rows).execute()
    }
    const after = await listTags(trx, event_id)
    const next = await raiseVersion(trx, event)
    await writeAudit({
      entity: 'event',
      entityId: event_id,
      changes: { tags: { from: before.map(presentTag), to: after.map(presentTag) } },
    })
    if (payGroupNumber(before) !== payGroupNumber(after)) {
      await settleEvent(trx, event_id, userOf(context).id)
    }
    context.reply.header('etag', versionTag(next))
    return after.map(presentTag)
  })
}

type SentTags = Input<'replaceEventTags'>['body']
type TagInput = {
  id?: number
  event_id: number
  tag_name: string
  tag_value: string | null
  pub: boolean
}

function readTags(sent: SentTags, event_id: number): TagInput[] {
  return sent.map(({ id, tag_name = '', tag_value, pub = false }) => ({
    id,
    event_id,
    tag_name: tag_name.trim(),
    tag_value: tag_value?.trim() || null,
    pub,
  }))
}

function refuseWrongTags(
  tags: TagInput[],
  known: ReadonlySet<number>,
  groupNums: ReadonlySet<number>,
): void {
  const errors = checkEventTags(tags, groupNums)
  const seen = new Set<number>()
  tags.forEach(({ id }, index) => {
    if (id === undefined) return
    if (!known.has(id) || seen.has(id)) addError(errors, `${index}.id`, problemText('invalid'))
    seen.add(id)
  })
  if (hasErrors(errors)) throw invalidFields(errors)
}
