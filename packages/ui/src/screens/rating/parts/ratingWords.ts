import { countOf } from '@parket/domain/format/plural'
import type { RatingLine } from './ratingData.ts'

/** «Казань, 4 результата, набраны очки в «B»». */
export function detailsOf({ city, results, rank, promotions }: RatingLine): string {
  const next = [...new Set(promotions.map(({ to }) => `«${to}»`))].join(', ')
  return [
    city,
    countOf(results, ['результат', 'результата', 'результатов']),
    rank === null && 'для\u00A0места мало',
    next !== '' && `набраны очки в\u00A0${next}`,
  ]
    .filter((part) => part)
    .join(', ')
}

/** Whether the whole place is within the first three: one shared by more would take some of them only. */
export function isLeader({ rank, rank_to: rankTo }: RatingLine): boolean {
  return rank !== null && (rankTo ?? rank) <= 3
}
