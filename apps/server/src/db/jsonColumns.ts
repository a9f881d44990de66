import type { PriceStep } from '@parket/domain/event/event'
import type { Payee } from '@parket/domain/event/payee'
import type { Criterion, Degree } from '@parket/domain/scoring/scoring'
import type { PublicContacts } from '@parket/domain/team/publicContacts'

import type { Mail } from '../mail/mail.ts'

/** A row of any table as `to_jsonb` writes it. */
export type Row = Record<string, unknown>

/** What the JSON columns hold: the one thing about a table that the database does not know. */
export interface JsonColumns {
  'audit_log.changes': object
  'contests.criteria': Criterion[]
  'contests.degrees': Degree[]
  'contests.packet': { groupNums: number[]; min: number; max: number }
  'events.contacts': PublicContacts
  'events.payment_details': Payee
  'events.price_steps': PriceStep[]
  'idempotency_keys.response': object
  'outbox.payload': Mail
  'row_changes.after': Row
  'row_changes.before': Row
  'settings.value': object
  'teams.contacts': PublicContacts
}
