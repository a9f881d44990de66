import type { components } from '@parket/api-client/schema'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { toFilePanel } from '../../marks/fileRound.ts'
import { loadSeats } from '../../rounds/panels/seats.ts'
import { namedRound, withNames } from './namedPanel.ts'
import type { PersonOf, Shown } from './present.ts'

type Schemas = components['schemas']

/** All who judge a contest, in the whole of it or in a round, with names; substitutes too. */
export async function namedJudges(
  db: Kysely<Database>,
  contest: Parameters<typeof loadSeats>[1],
): Promise<ResultFile['panel']> {
  return toFilePanel((await loadSeats(db, contest)).all)
}

/**
 * The open result file of a contest, with names as the consents allow now; null before its marks are
 * published.
 */
export function toOpenFile(
  { contest, whole }: Shown,
  personOf: PersonOf,
  named: ResultFile['panel'],
): Schemas['ResultFile'] | null {
  if (whole === null || !contest.marks_published) return null
  const { content } = whole
  return {
    ...content,
    contest: {
      ...content.contest,
      criteria: [...content.contest.criteria],
      ...(content.contest.degrees && { degrees: [...content.contest.degrees] }),
      order_eliminated: content.contest.order_eliminated === true,
    },
    panel: withNames(content.panel, named),
    rounds: content.rounds.map((round) => Object.assign({}, round, namedRound(round, named))),
    places: content.places.map((place) =>
      Object.assign({}, place, { names: personOf(whole, place.start_number).names }),
    ),
  }
}
