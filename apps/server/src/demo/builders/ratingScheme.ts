import { initialScheme, type PointsScheme } from '@parket/domain/rating/scheme'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The team of the demo that has a rating. */
const PARKET = 1

/** Gives «Паркет» a points scheme; the server calculates the rating from it by itself. */
export async function writeRatingScheme(trx: Kysely<Database>, startsOn: string): Promise<void> {
  const content: PointsScheme = {
    ...initialScheme,
    name: 'Рейтинг Паркета',
    starts_on: startsOn,
    window: { kind: 'rolling', months: 12 },
    best: 4,
    promotions: [{ level: '', points: 12, to: 'Мастера' }],
  }
  await trx
    .insertInto('rating_schemes')
    .values({ team_id: PARKET, starts_on: startsOn, content: JSON.stringify(content) })
    .execute()
}
