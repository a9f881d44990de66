import type { Kysely } from 'kysely'

import type { Answer } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { withParts } from '../../../records/registrations.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { presentItem } from '../core/present.ts'
import type { PairIds } from './pairIds.ts'

type Item = Answer<'listDuplicates'>['pairs'][number]['one']

/** Both registrations of each pair, as lists show them, in the order of the pairs. */
export async function readPairs<T extends PairIds>(
  db: Kysely<Database>,
  pairs: readonly T[],
): Promise<{ pair: T; one: Item; other: Item }[]> {
  const ids = [...new Set(pairs.flatMap(({ reg_data_id, other_id }) => [reg_data_id, other_id]))]
  if (ids.length === 0) return []
  const regDatas = await db.selectFrom('reg_datas').where('id', 'in', ids).selectAll().execute()
  const balances = await balancesOf(db, ids)
  const items = new Map(
    (await withParts(db, regDatas)).map((whole) => [
      whole.regData.id,
      presentItem(whole, balances.get(whole.regData.id)),
    ]),
  )
  return pairs.flatMap((pair) => {
    const [one, other] = [items.get(pair.reg_data_id), items.get(pair.other_id)]
    return one && other ? [{ pair, one, other }] : []
  })
}
