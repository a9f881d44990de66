import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import { toCsv } from '@parket/domain/table/csv'
import type { Table } from '@parket/domain/table/table'

import type { components } from '@parket/api-client/schema'
import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { toXlsx, xlsxType } from '../../tables/xlsx.ts'
import { findRating } from './stored.ts'
import { filterRating, presentLines } from './teamRating.ts'

/** The rating as a table, with the filters of the page. */
export async function exportTeamRating(
  context: Context,
  { query }: Input<'exportTeamRating'>,
): Promise<Answer<'exportTeamRating'>> {
  const { format = 'csv', ds: _, ...filters } = query
  const rating = await findRating(context.db, tenantOf(context).id)
  const lines = rating ? await filterRating(context, rating, filters) : []
  const table = toTable(rating ? await presentLines(context, rating, lines) : [])
  const { reply } = context
  const name = `rating-${rating?.run.as_of ?? 'empty'}.${format}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8')
    return toCsv(table)
  }
  reply.type(xlsxType)
  // The contract's types know bytes as text only.
  return (await toXlsx(table)) as unknown as string
}

const head = ['Место', 'Танцор', 'Город', 'Очки', 'Результатов', 'Турниров', 'Переход']

function toTable(lines: readonly components['schemas']['RatingLine'][]): Table {
  return {
    head,
    rows: lines.map(({ rank, rank_to, name, city, points, results, events, promotions }) => [
      rank === null ? '' : sharedPlace(rank, rank_to ?? rank),
      name,
      city,
      // A sum of thirds is no decimal number: it stays exact as text.
      100 % points.den === 0 ? points.num / points.den : pointsText(points),
      results,
      events,
      promotions.map(({ to }) => to).join(', '),
    ]),
  }
}
