import type { DanceTable, RoundTable } from '@parket/domain/scoring/roundTable'
import { formatShortNumber } from '@parket/domain/format/number'
import { placeLine } from '@parket/domain/scoring/placeText'
import { MarksTable, type OfRound } from './MarksTable.tsx'
import * as styles from './MarksTable.css.ts'

type Places = Extract<RoundTable, { kind: 'places' }>
type OverallRow = NonNullable<Places['overall']>[number]
type DanceRow = DanceTable['rows'][number]

/** The places judges gave in a dance, and how many are as good as each column. */
export function DancePlaces({
  dance: { dance, judges, rows },
  ...rest
}: OfRound & { dance: DanceTable; isFoldable: boolean }) {
  const columnCount = rows[0]?.columns.length ?? 0
  return (
    <MarksTable<DanceRow>
      {...rest}
      title={dance}
      rows={rows}
      columns={[
        ...judges.map((letter, at) => ({
          id: letter,
          title: letter,
          label: `Судья ${letter}`,
          render: ({ marks }: DanceRow) => marks[at],
        })),
        ...Array.from({ length: columnCount }, (_, at) => ({
          id: `column ${at + 1}`,
          title: at === 0 ? '1' : `1–${at + 1}`,
          label: at === 0 ? 'Первых мест' : `Мест ${at + 1} и выше`,
          isFirst: at === 0,
          render: ({ columns }: DanceRow) => <Column cell={columns[at] ?? null} />,
          isDeciding: ({ columns }: DanceRow) => columns[at]?.isDeciding === true,
        })),
        {
          id: 'place',
          title: 'Место',
          isFirst: true,
          isStrong: true,
          render: ({ first, last }: DanceRow) => rangeText(first, last),
        },
      ]}
    />
  )
}

function Column({ cell }: { cell: DanceRow['columns'][number] }) {
  if (cell === null) return null
  if (cell.count === 0) return '–'
  return (
    <>
      {cell.count}
      {cell.sum !== null && <span className={styles.detail}> ({formatShortNumber(cell.sum)})</span>}
    </>
  )
}

/** Over all dances: the places in each, their sum, and how equal sums were settled (rules 9 to 11). */
export function OverallPlaces({
  rows,
  dances,
  ...rest
}: OfRound & { rows: readonly OverallRow[]; dances: readonly string[] }) {
  const isSettled = rows.some(({ place }) => place.rule !== 9)
  return (
    <MarksTable<OverallRow>
      {...rest}
      title="Места за танцы"
      rows={rows}
      columns={[
        ...dances.map((dance, at) => ({
          id: dance,
          title: dance,
          render: ({ dancePlaces }: OverallRow) => formatShortNumber(dancePlaces[at] ?? 0),
        })),
        {
          id: 'total',
          title: 'Сумма',
          isFirst: true,
          render: ({ place }) => formatShortNumber(place.total),
          isDeciding: ({ place }) => place.rule === 9,
        },
        ...(isSettled
          ? [
              {
                id: 'rules',
                title: 'Правила 10 и 11',
                render: ({ place }: OverallRow) =>
                  place.rule !== 9 && <span className={styles.rule}>{placeLine(place)}</span>,
                isDeciding: ({ place }: OverallRow) => place.rule !== 9,
              },
            ]
          : []),
        {
          id: 'place',
          title: 'Место',
          isFirst: true,
          isStrong: true,
          render: ({ place }) => rangeText(place.first, place.last),
        },
      ]}
    />
  )
}

/** «2», «2–3». */
function rangeText(first: number, last: number): string {
  return first === last ? String(first) : `${first}–${last}`
}
