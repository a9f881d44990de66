import type { components } from '@parket/api-client/schema'
import { resultFileFormat, type ResultFile } from '@parket/domain/scoring/resultFile'
import { nameCommitment } from '@parket/domain/scoring/resultNames'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { sha256 } from '../../../security/sha256.ts'
import { saltedPanel, type SaltedJudge } from '../../marks/fileRound.ts'
import { loadSeats } from '../../rounds/panels/seats.ts'
import type { PersonOf, Shown } from './present.ts'

type Schemas = components['schemas']

/** All who judge a contest, in the whole of it or in a round, with names and their salts; substitutes too. */
export async function namedJudges(
  db: Kysely<Database>,
  contest: Parameters<typeof loadSeats>[1],
): Promise<SaltedJudge[]> {
  return saltedPanel(db, (await loadSeats(db, contest)).all)
}

/**
 * The open result file of a contest, with names as the consents allow now; null before its marks are
 * published.
 */
export function toOpenFile(
  { contest, whole }: Shown,
  personOf: PersonOf,
  named: readonly SaltedJudge[],
): Schemas['ResultFile'] | null {
  if (whole === null || !contest.marks_published) return null
  const { content } = whole
  const isSigned = content.format === resultFileFormat
  const openPanel = (panel: ResultFile['panel']) =>
    panel.map((judge) => {
      const { name = '', salts = [] } = named.find(({ letter }) => letter === judge.letter) ?? {}
      const fits = (salt: string) => nameCommitment(salt, name, sha256) === judge.name_commit
      // Of judges who were merged the salt that this file was made with; one that does not fit tells of another name.
      const name_salt = salts.find(fits) ?? salts[0] ?? null
      return { ...judge, name, ...(isSigned && { name_salt }) }
    })
  return {
    ...content,
    contest: {
      ...content.contest,
      criteria: [...content.contest.criteria],
      ...(content.contest.degrees && { degrees: [...content.contest.degrees] }),
      order_eliminated: content.contest.order_eliminated === true,
    },
    panel: openPanel(content.panel),
    rounds: content.rounds.map((round) =>
      round.panel === undefined ? round : { ...round, panel: openPanel(round.panel) },
    ),
    places: content.places.map((place) => {
      const { names, salts } = personOf(whole, place.start_number)
      return Object.assign({}, place, { names }, isSigned && { names_salt: salts })
    }),
  }
}
