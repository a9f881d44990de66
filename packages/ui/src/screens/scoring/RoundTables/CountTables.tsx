import type { RoundTable } from '@parket/domain/scoring/roundTable'
import { formatShortNumber } from '@parket/domain/format/number'
import { formatTenths } from './formatTenths.ts'
import { MarksTable, type OfRound } from './MarksTable.tsx'

type Crosses = Extract<RoundTable, { kind: 'crosses' }>
type Callbacks = Extract<RoundTable, { kind: 'callbacks' }>

/** Who gave a cross in each dance, by letter, and how many there are. */
export function CrossesTable({ table, ...rest }: OfRound & { table: Crosses }) {
  return (
    <MarksTable<Crosses['rows'][number]>
      {...rest}
      title="Кресты"
      rows={table.rows}
      columns={[
        ...table.dances.map((dance, at) => ({
          id: dance,
          title: dance,
          render: ({ given }: Crosses['rows'][number]) =>
            given[at]?.length ? given[at].join('\u2009') : '–',
        })),
        {
          id: 'total',
          title: 'Всего',
          isFirst: true,
          isStrong: true,
          render: ({ total }) => total,
        },
      ]}
    />
  )
}

/** What each judge said: 10 is «да», 4.5 to 4.2 the three reserves. */
export function CallbacksTable({ table, ...rest }: OfRound & { table: Callbacks }) {
  return (
    <MarksTable<Callbacks['rows'][number]>
      {...rest}
      title="Оценки судей"
      rows={table.rows}
      columns={[
        ...table.judges.map((letter, at) => ({
          id: letter,
          title: letter,
          label: `Судья ${letter}`,
          render: ({ marks }: Callbacks['rows'][number]) => formatShortNumber(marks[at] ?? 0),
        })),
        {
          id: 'total',
          title: 'Сумма',
          isFirst: true,
          isStrong: true,
          render: ({ total }) => formatTenths(total),
        },
      ]}
    />
  )
}
