import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import type { Insertable } from 'kysely'

import { columnsOf } from '../db/fieldColumns.ts'
import type { ContestsTable } from '../db/schema.ts'

/** The columns that hold the fields; they were checked. */
export function contestColumns(fields: ContestFields) {
  return columnsOf(contestFields, fields) as Pick<Insertable<ContestsTable>, keyof ContestFields>
}
