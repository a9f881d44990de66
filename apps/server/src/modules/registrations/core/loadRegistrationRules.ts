import { isPhoneNumber } from '@parket/domain/account/phoneNumber'
import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { findContests } from '../../../records/contests.ts'
import { listTags, type EventRow } from '../../../records/events.ts'
import { fileAddressingFor } from '../../events/files/present.ts'
import { presentEvent } from '../../events/core/present.ts'

export type Rules = Awaited<ReturnType<typeof loadRegistrationRules>>

/**
 * The rules that check and price an event's registrations. Stable only behind the event's lock.
 */
export async function loadRegistrationRules(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
) {
  return {
    event: presentEvent(event, true, fileAddressingFor(context)),
    tags: await listTags(trx, event.id),
    contests: await findContests(trx, event.id),
    isPhone: isPhoneNumber,
  }
}
