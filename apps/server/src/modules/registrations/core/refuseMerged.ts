import { Problem } from '../../../http/problem.ts'
import type { RegDataRow } from '../../../records/registrations.ts'

/**
 * A registration that was merged into another holds nothing (docs/adr/0038): lists and sums leave it out,
 * so an entry or a payment of it would be seen by nobody.
 *
 * @throws Problem 409
 */
export function refuseMerged({ merged_into }: Pick<RegDataRow, 'merged_into'>): void {
  if (merged_into !== null) throw new Problem(409, 'registration_merged')
}
