import type { PointsTable, RoundTable } from '@parket/domain/scoring/roundTable'
import { formatTenths } from './formatTenths.ts'
import { MarksTable, type MarksColumn, type OfRound } from './MarksTable.tsx'
import * as styles from './MarksTable.css.ts'

type Points = Extract<RoundTable, { kind: 'points' }>
type Total = Points['totals'][number]

interface PointsSheetProps extends OfRound {
  sheet: PointsTable
  /** Beside the only sheet; null where they have a table of their own. */
  totals: readonly Total[] | null
  /** On a phone it opens by its title. */
  isFoldable: boolean
}

/** «Самба: техника»; of one dance or one criterion the other alone. */
export function sheetTitle({ dance, criterion }: PointsTable): string {
  return [dance, criterion].filter((part) => part !== '').join(': ')
}

/** What each judge gave for a criterion of a dance. */
export function PointsSheet({ sheet, totals, ...rest }: PointsSheetProps) {
  const judged = sheet.judges.map((letter, at) => ({
    id: letter,
    title: letter,
    label: `Судья ${letter}`,
    render: ({ marks }: PointsTable['rows'][number]) => {
      const mark = marks[at]
      if (!mark) return '–'
      const text = formatTenths(mark.value)
      return mark.isDropped ? <del className={styles.dropped}>{text}</del> : text
    },
  }))
  const title = sheetTitle(sheet)
  if (totals === null)
    return <MarksTable {...rest} title={title} rows={sheet.rows} columns={judged} />
  const rows = sheet.rows.map((row, at) => Object.assign({}, row, { sum: totals[at] as Total }))
  return (
    <MarksTable<(typeof rows)[number]>
      {...rest}
      title={title}
      rows={rows}
      columns={[...judged, ...sumColumns(totals).map((column) => ofSum(column))]}
    />
  )
}

/** The sums by criterion, what was taken off, and what is left. */
export function PointsTotals({ table, ...rest }: OfRound & { table: Points }) {
  const criteria = table.criteria.map((criterion, at) => ({
    id: criterion,
    title: criterion,
    render: (row: Total) => formatTenths(row.criteria[at] ?? 0),
  }))
  return (
    <MarksTable<Total>
      {...rest}
      title="Сумма баллов"
      rows={table.totals}
      columns={[...criteria, ...sumColumns(table.totals)]}
    />
  )
}

function sumColumns(totals: readonly Total[]): MarksColumn<Total>[] {
  const sum: MarksColumn<Total> = {
    id: 'total',
    title: 'Сумма',
    isFirst: true,
    isStrong: true,
    render: ({ total }) => formatTenths(total),
  }
  const deduction: MarksColumn<Total> = {
    id: 'deduction',
    title: 'Снято',
    render: ({ deduction }) => (deduction > 0 ? formatTenths(deduction) : '–'),
  }
  return totals.some((one) => one.deduction > 0) ? [deduction, sum] : [sum]
}

/** A column of sums beside the marks. */
function ofSum({
  id,
  title,
  isFirst,
  isStrong,
  render,
}: MarksColumn<Total>): MarksColumn<{ sum: Total }> {
  return { id, title, isFirst, isStrong, render: ({ sum }) => render(sum) }
}
