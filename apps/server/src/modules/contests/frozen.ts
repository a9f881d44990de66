import { frozenChanges } from '@parket/domain/contest/frozen'
import { contestTitle } from '@parket/domain/contest/title'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findDrawn } from '../../records/rounds.ts'
import type { Edited } from './edited.ts'

/**
 * «Once its first round is drawn, a contest's counts, ages, `scoring`, `dances`, criteria and
 * `jnj_role_split` are frozen» (docs/rules/contest-life.md, «Frozen after the draw»).
 *
 * @throws Problem 409 naming the contest, the round and the fields
 */
export async function refuseFrozen(trx: Transaction<Database>, edited: Edited[]): Promise<void> {
  const changing = edited.flatMap(({ contest, before, after }) => {
    const fields = frozenChanges(before, after)
    return fields.length > 0 ? [{ contest, fields }] : []
  })
  if (changing.length === 0) return
  const drawn = await findDrawn(
    trx,
    changing.map(({ contest }) => contest.id),
  )
  for (const { contest, fields } of changing) {
    const index = drawn.get(contest.id)
    if (index === undefined) continue
    const params = {
      contest: contestTitle(contest),
      round: roundLabel(index),
      fields: fields.join(', '),
    }
    throw new Problem(409, 'contest_drawn', { params })
  }
}
