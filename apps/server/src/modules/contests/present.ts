import type { components } from '@parket/api-client/schema'
import { contestFields } from '@parket/domain/contest/fields'

import { valuesOfRow } from '../../db/fieldColumns.ts'
import type { ContestRow } from '../../records/contests.ts'

export function presentContest(contest: ContestRow): components['schemas']['Contest'] {
  return {
    id: contest.id,
    event_id: contest.event_id,
    ...valuesOfRow(contestFields, contest),
    active_count: contest.active_count,
    waiting_count: contest.waiting_count,
    ...(contest.role_counts && { role_counts: contest.role_counts }),
    version: contest.version,
  }
}
