import { formatDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { paymentMethods, type PaymentMethod } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import { media } from '../../../../theme/scale.ts'
import type { PaidDay } from './paymentData.ts'
import * as styles from './payments.css.ts'

/** More days than fit a phone's screen or two are folded by month there. */
const DAYS_UNFOLDED = 7

type Moved = Pick<PaidDay, 'payments' | 'refunds' | 'undone'>

/** What came on a day, or in all, by method. */
interface DayRow {
  key: string
  title: string
  by: ReadonlyMap<PaymentMethod, Moved>
}

/** What came and went, first in all, then by day: by column on a wide screen, by month on a phone. */
export function ClosingDays({ days }: { days: readonly PaidDay[] }) {
  const isPhone = useMedia(media.mobile)
  const methods = paymentMethods.filter((one) => days.some(({ method }) => method === one))
  const total: DayRow = {
    key: 'total',
    title: 'Итого',
    by: new Map(
      methods.map((method) => [method, totalOf(days.filter((day) => day.method === method))]),
    ),
  }
  const rows = [...Map.groupBy(days, ({ day }) => day)].map(([day, own]): DayRow => ({
    key: day,
    title: formatDate(day),
    by: new Map(own.map((each) => [each.method, each])),
  }))
  if (!isPhone)
    return <DayTable title="Оплаты по дням и способам" rows={[total, ...rows]} methods={methods} />
  return (
    <Stack gap="medium">
      <MethodTable total={total} methods={methods} />
      {rows.length <= DAYS_UNFOLDED ? (
        <NarrowTable title="Оплаты по дням" rows={rows} />
      ) : (
        <div>
          {[...Map.groupBy(rows, ({ key }) => key.slice(0, 7))].map(([month, own]) => (
            <Disclosure key={month} summary={<MonthSum month={month} rows={own} />}>
              <NarrowTable title={`Оплаты по дням: ${monthTitle(month)}`} rows={own} />
            </Disclosure>
          ))}
        </div>
      )}
    </Stack>
  )
}

function DayTable({
  title,
  rows,
  methods,
}: {
  title: string
  rows: readonly DayRow[]
  methods: readonly PaymentMethod[]
}) {
  const columns: TableColumn<DayRow>[] = [
    { id: 'day', title: 'День', isRowHeader: true, render: (row) => row.title },
    ...methods.map((method): TableColumn<DayRow> => ({
      id: method,
      title: paymentMethodLabels[method],
      align: 'end',
      render: ({ by }) => <MovedSum moved={by.get(method)} />,
    })),
    {
      id: 'total',
      title: 'Всего',
      align: 'end',
      render: (row) => <MovedSum moved={movedOf(row)} />,
    },
  ]
  return <Table aria-label={title} columns={columns} items={rows} getKey={({ key }) => key} />
}

/** The sums of all days: on a phone the methods stand below one another. */
function MethodTable({ total, methods }: { total: DayRow; methods: readonly PaymentMethod[] }) {
  const items = [
    ...methods.map((method) => ({
      title: paymentMethodLabels[method],
      moved: total.by.get(method),
    })),
    { title: total.title, moved: movedOf(total) },
  ]
  return (
    <Table
      aria-label="Оплаты по способам"
      onPhone="rows"
      items={items}
      getKey={({ title }) => title}
      columns={[
        { id: 'method', title: 'Способ', isRowHeader: true, render: ({ title }) => title },
        {
          id: 'sum',
          title: 'Всего',
          align: 'end',
          render: ({ moved }) => <MovedSum moved={moved} />,
        },
      ]}
    />
  )
}

/** A day in a line or two: its sum, and below it what it is made of. */
function NarrowTable({ title, rows }: { title: string; rows: readonly DayRow[] }) {
  return (
    <Table
      aria-label={title}
      onPhone="rows"
      items={rows}
      getKey={({ key }) => key}
      columns={[
        { id: 'day', title: 'День', isRowHeader: true, render: (row) => row.title },
        {
          id: 'total',
          title: 'Всего',
          align: 'end',
          render: (row) => (
            <>
              <MovedSum moved={movedOf(row)} />
              <span className={styles.back}>{toldMethods(row)}</span>
            </>
          ),
        },
      ]}
    />
  )
}

/** A month as its days and the sums of all: the months add up to them. */
function MonthSum({ month, rows }: { month: string; rows: readonly DayRow[] }) {
  return (
    <span className={styles.month}>
      <span>{monthTitle(month)}</span>
      <MovedSum moved={totalOf(rows.map(movedOf))} />
    </span>
  )
}

/** «ноябрь 2026 г.» of «2026-11». */
function monthTitle(month: string): string {
  const format = new Intl.DateTimeFormat('ru-RU', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** «наличные 20 300 ₽, карта 47 190 ₽»: what came, by method. */
function toldMethods({ by }: DayRow): string {
  return [...by]
    .filter(([, { payments }]) => payments > 0)
    .map(
      ([method, { payments }]) =>
        `${paymentMethodLabels[method].toLowerCase()}\u00A0${formatMoney(payments)}`,
    )
    .join(', ')
}

function movedOf({ by }: DayRow): Moved {
  return totalOf([...by.values()])
}

function totalOf(moved: readonly Moved[]): Moved {
  const sum = (field: keyof Moved) => moved.reduce((total, each) => total + each[field], 0)
  return { payments: sum('payments'), refunds: sum('refunds'), undone: sum('undone') }
}

/**
 * What came; what was given back stands below it, so that the money in hand can be counted, or alone where nothing came.
 * What was undone is named apart: nobody has that money.
 */
function MovedSum({ moved }: { moved: Moved | undefined }) {
  if (!moved) return '—'
  const { payments, refunds, undone } = moved
  return (
    <span className={styles.number}>
      {(payments > 0 || refunds + undone === 0) && formatMoney(payments)}
      {refunds > 0 && <span className={styles.back}>возврат {formatMoney(refunds)}</span>}
      {undone > 0 && <span className={styles.back}>отменено {formatMoney(undone)}</span>}
    </span>
  )
}
