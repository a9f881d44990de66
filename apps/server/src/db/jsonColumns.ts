import type { PriceStep } from '@parket/domain/event/event'
import type { Payee } from '@parket/domain/event/payee'
import type { SheetMarks } from '@parket/domain/marks/sheets'
import type { ResultChange } from '@parket/domain/rating/difference'
import type { PointsScheme } from '@parket/domain/rating/scheme'
import type { RoundOnPaper } from '@parket/domain/round/sessionPapers'
import type { Criterion, Degree, ResultFile } from '@parket/domain/scoring/scoring'
import type { PublicContacts } from '@parket/domain/team/publicContacts'

import type { Mail } from '../mail/mail.ts'

/** What a job of each kind is given. */
export interface JobPayloads {
  mail: Mail
}

/** A row of any table as `to_jsonb` writes it. */
export type Row = Record<string, unknown>

/** What the JSON columns hold: the one thing about a table that the database does not know. */
export interface JsonColumns {
  'audit_log.changes': object
  'contests.criteria': Criterion[]
  'contests.degrees': Degree[]
  'contests.packet': { groupNums: number[]; min: number; max: number }
  'emergency_files.numbers': Record<string, Record<string, number>>
  'events.contacts': PublicContacts
  'events.payment_details': Payee
  'events.price_steps': PriceStep[]
  'idempotency_keys.response': object
  'journal.answer': object
  'journal.body': object
  'mark_corrections.after': SheetMarks
  'mark_corrections.before': SheetMarks
  'mark_sheets.marks': SheetMarks
  'outbox.payload': JobPayloads[keyof JobPayloads]
  'paper_prints.rounds': RoundOnPaper[]
  'publications.changed': string[]
  'publications.content': ResultFile
  'publications.registrations': Record<string, number>
  'rating_changes.results': ResultChange[]
  'rating_runs.schemes': { id: number; version: number; content: PointsScheme }[]
  'rating_schemes.content': PointsScheme
  'round_decisions.numbers': Record<string, number>
  'round_versions.numbers': Record<string, number>
  'row_changes.after': Row
  'row_changes.before': Row
  'settings.value': object
  'teams.contacts': PublicContacts
  'trainee_sheets.marks': SheetMarks
}
