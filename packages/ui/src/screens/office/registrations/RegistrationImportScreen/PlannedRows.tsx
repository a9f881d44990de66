import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { State } from '../../../../components/State/State.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { PlannedRow, RegistrationImportPreview } from './importData.ts'
import * as styles from './import.css.ts'

/** As many as are looked through; the rest are counted. */
const shownRows = 100

interface PlannedRowsProps {
  preview: RegistrationImportPreview
  /** Those that change something. */
  rows: readonly PlannedRow[]
}

/** What the table changes: in numbers, then registration by registration. */
export function PlannedRows({ preview, rows }: PlannedRowsProps) {
  const { created, added, same, waiting, charged, amount } = preview
  const debtors = rows.filter(({ charged, amount }) => amount > 0 && amount < charged).length
  const rest = rows.length - shownRows
  const words = ['заявка', 'заявки', 'заявок'] as const
  return (
    <>
      <Text>
        <output>
          Новых заявок: {created}, дополнится: {added}, без изменений: {same}.
          {waiting > 0 && ` В лист ожидания: ${waiting}.`}
          {(charged > 0 || amount > 0) &&
            ` Начислено: ${formatMoney(charged)}, оплачено: ${formatMoney(amount)}.`}
          {debtors > 0 && ` Заплатили меньше начисленного: ${countOf(debtors, words)}.`}
        </output>
      </Text>
      {rows.length > 0 && (
        <Table
          aria-label="Что изменится"
          items={rows.slice(0, shownRows)}
          getKey={({ row }) => row}
          columns={[
            { id: 'row', title: 'Строка', align: 'end', render: ({ row }) => row },
            { id: 'title', title: 'Танцоры', isRowHeader: true, render: ({ title }) => title },
            {
              id: 'kind',
              title: 'Заявка',
              render: ({ kind }) =>
                kind === 'create' ? <State tone="positive">новая</State> : 'дополнится',
            },
            {
              id: 'contests',
              title: 'Номинации',
              render: (row) => <Contests {...row} />,
            },
            {
              id: 'charged',
              title: 'Начислено',
              align: 'end',
              render: ({ charged }) => (charged === 0 ? '—' : formatMoney(charged)),
            },
            {
              id: 'amount',
              title: 'Оплачено',
              align: 'end',
              render: ({ amount }) => (amount > 0 ? formatMoney(amount) : '—'),
            },
          ]}
        />
      )}
      {rest > 0 && (
        <Text size="small" tone="secondary">
          и&nbsp;ещё {countOf(rest, words)}
        </Text>
      )}
    </>
  )
}

function Contests({ contests, waiting }: PlannedRow) {
  if (contests.length === 0) return '—'
  return (
    <ul className={styles.contests}>
      {contests.map((contest) => (
        <li key={contest}>{contest}</li>
      ))}
      {waiting > 0 && <li>из них в&nbsp;лист ожидания: {waiting}</li>}
    </ul>
  )
}
