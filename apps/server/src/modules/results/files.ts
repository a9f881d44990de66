import type { components } from '@parket/api-client/schema'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import { toFilePanel } from '../marks/fileRound.ts'
import { listSeats } from '../marks/state.ts'
import type { PersonOf, Shown } from './present.ts'

type Schemas = components['schemas']

/** The panel with the names of its judges, substitutes too. */
export async function namedPanel(
  db: Kysely<Database>,
  contest: Pick<Contest, 'id' | 'event_id'>,
): Promise<ResultFile['panel']> {
  return toFilePanel({ seats: await listSeats(db, contest) })
}

/**
 * The open result file of a contest, with names as the consents allow now; null before its marks are
 * published.
 */
export function toOpenFile(
  { contest, whole }: Shown,
  personOf: PersonOf,
  panel: ResultFile['panel'],
): Schemas['ResultFile'] | null {
  if (whole === null || !contest.marks_published) return null
  const { content } = whole
  return {
    ...content,
    contest: {
      ...content.contest,
      criteria: [...content.contest.criteria],
      order_eliminated: content.contest.order_eliminated === true,
    },
    panel: content.panel.map(({ letter, role }) => ({
      letter,
      role,
      name: panel.find((judge) => judge.letter === letter)?.name ?? '',
    })),
    places: content.places.map(({ start_number, place, place_to, rule }) => ({
      start_number,
      names: personOf(whole, start_number).names,
      place,
      place_to,
      rule,
    })),
  }
}
