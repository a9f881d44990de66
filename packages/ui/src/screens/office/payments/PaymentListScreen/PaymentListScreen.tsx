import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { paymentStatusLabel } from '@parket/domain/money/paymentStatus'
import { searchTextLimit } from '@parket/domain/search/searchText'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { ChipGroup } from '../../../../components/ChipGroup/ChipGroup.tsx'
import { DataTable } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { FilterBar } from '../../../../components/FilterBar/FilterBar.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Stat } from '../../../../components/Stat/Stat.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { Text } from '../../../../components/Text/Text.tsx'
import { DownloadIcon } from '../../../../icons/DownloadIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { listHeight } from '../../parts/listHeight.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { toSortField, toSortOrder } from '../../parts/sortField.ts'
import { ClosingSheet } from './ClosingSheet.tsx'
import type { JointPaymentDialogProps } from './JointPaymentDialog.tsx'
import { paymentColumns } from './paymentColumns.tsx'
import type {
  PaymentItem,
  PaymentPage,
  PaymentQuery,
  PaymentSort,
  PaymentSums,
} from './paymentData.ts'
import * as styles from './payments.css.ts'

export type { JointPaymentDialogProps, JointPaymentValues } from './JointPaymentDialog.tsx'
export type { PaymentItem, PaymentQuery } from './paymentData.ts'

// The list is read first: what stands beside and above it comes when it is asked for.
/** An account beside the list: the `pane` of `record`. */
export const PaymentRecord = lazy(async () => ({
  default: (await import('./PaymentRecord.tsx')).PaymentRecord,
}))
const JointPaymentDialog = lazy(async () => ({
  default: (await import('./JointPaymentDialog.tsx')).JointPaymentDialog,
}))

export interface PaymentListScreenProps extends OfficeScreen {
  /** One page of registrations with what they owe and have paid; or why there are none. */
  view: Loading | Failed | NoRight | Ready<PaymentPage>
  /** The whole event in sum: it stands above the list, and makes the closing sheet. */
  sums: Loading | Failed | Ready<PaymentSums>
  /** Filters, order and view, as the address has them. */
  query: PaymentQuery
  /** Gives what has changed of the filters, the order and the view. */
  onQueryChange: (change: Partial<PaymentQuery>) => void
  /** Ids of the selected registrations. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  /** Opens the account of a registration beside the list, by its id. */
  onOpen: (regDataId: number) => void
  /** The account beside the list, by the id of its registration; null: none is open. */
  record: { id: number; pane: ReactNode } | null
  /** Takes one payment for these. */
  onTakeJointly: (items: readonly PaymentItem[]) => void
  /** Null: closed. */
  joint: JointPaymentDialogProps | null
  /** Saves the closing sheet. */
  onDownload: () => void
  /** What the last action came to. */
  outcome: Outcome | null
  /** The organiser's pages of the event. */
  tabs?: readonly TabNavItem[]
  /** Addresses that it leads to. */
  links: { home: string; page: (page: number) => string }
}

/** The money of an event: who owes and who has paid, and the sheet that closes its books. */
export function PaymentListScreen(props: PaymentListScreenProps) {
  const { view, sums, query, onQueryChange, joint, onDownload, tabs, account, links } = props
  const isClosing = query.show === 'closing'
  return (
    <OrganiserPage
      title="Платежи"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      actions={
        <Button iconStart={<DownloadIcon />} onPress={onDownload}>
          Ведомость, XLSX
        </Button>
      }
      filters={
        <Stack gap="small">
          <Sums view={sums} />
          <div className={styles.head}>
            <SegmentedControl
              aria-label="Что показать"
              value={query.show}
              items={[
                { value: 'accounts', label: 'По заявкам' },
                { value: 'closing', label: 'Сверка' },
              ]}
              onChange={(show) => onQueryChange({ show })}
            />
            {!isClosing && (
              <div className={styles.filters}>
                <FilterBar
                  search={
                    <SearchField
                      label="Поиск"
                      placeholder="Имя, номер, город"
                      value={query.q}
                      maxLength={searchTextLimit}
                      onChange={(q) => onQueryChange({ q })}
                    />
                  }
                  chips={<StatusChips view={sums} query={query} onQueryChange={onQueryChange} />}
                />
              </div>
            )}
          </div>
        </Stack>
      }
      skeleton={isClosing ? <Skeleton lines={10} /> : <PaymentTable {...props} data={null} />}
      loadingText="Загружаем платежи…"
    >
      {(data) => (
        <Stack gap="small">
          <OutcomeAlert outcome={props.outcome} />
          {isClosing ? <ClosingSheet view={sums} /> : <Accounts {...props} data={data} />}
          {joint && (
            <Suspense>
              <JointPaymentDialog {...joint} />
            </Suspense>
          )}
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Sums({ view }: { view: PaymentListScreenProps['sums'] }) {
  const sums = view.state === 'ready' ? view : null
  const shown = (value: number | undefined) => (value === undefined ? '…' : formatMoney(value))
  const received = sums ? sums.payments - sums.refunds : undefined
  return (
    <div className={styles.sums}>
      <Stat label="Начислено" value={shown(sums?.charged)} />
      <Stat label="Получено" value={shown(received)} />
      <Stat label="Долг" value={shown(sums?.debt)} />
      <Stat label="Переплата" value={shown(sums?.overpaid)} />
    </div>
  )
}

const statuses = ['', 'unpaid', 'partial', 'paid', 'overpaid'] as const

function countOfStatus(counts: PaymentSums['statuses'], status: (typeof statuses)[number]): number {
  if (status !== '') return counts[status]
  return counts.unpaid + counts.partial + counts.paid + counts.overpaid
}

interface StatusChipsProps extends Pick<PaymentListScreenProps, 'query' | 'onQueryChange'> {
  /** Counts stand once they are here. */
  view: PaymentListScreenProps['sums']
}

function StatusChips({ view, query, onQueryChange }: StatusChipsProps) {
  // They are of the whole event: beside the accounts of a name they would promise others.
  const counts = view.state === 'ready' && query.q === '' ? view.statuses : null
  return (
    <ChipGroup
      aria-label="Состояние оплаты"
      value={query.status}
      items={statuses.map((status) => ({
        value: status,
        label: status === '' ? 'Все' : paymentStatusLabel(status),
        count: counts ? countOfStatus(counts, status) : undefined,
      }))}
      onChange={(status) => onQueryChange({ status: status ?? '' })}
    />
  )
}

function Accounts(props: PaymentListScreenProps & { data: PaymentPage }) {
  const { record } = props
  return (
    <ListAndRecord
      list={<PaymentTable {...props} />}
      record={record && <Suspense fallback={<Skeleton lines={8} />}>{record.pane}</Suspense>}
      recordWidth="standard"
    />
  )
}

interface PaymentTableProps extends Pick<
  PaymentListScreenProps,
  'query' | 'onQueryChange' | 'selection' | 'onOpen' | 'onTakeJointly' | 'record' | 'links'
> {
  /** Null while it is on its way. */
  data: PaymentPage | null
}

const noItems: readonly PaymentItem[] = []
/** Money needs the room; who asks for it shows it. */
const hiddenFirst: readonly string[] = ['city']

function PaymentTable(props: PaymentTableProps) {
  const { data, query, onQueryChange, selection, onOpen, onTakeJointly, record, links } = props
  const timeZone = data?.event.time_zone ?? null
  const columns = useMemo(() => paymentColumns({ timeZone, onOpen }), [timeZone, onOpen])
  const actionsOf = (selected: PaymentItem[]) => (
    <Button onPress={() => onTakeJointly(selected)}>Принять одну оплату</Button>
  )
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Счета заявок"
        columns={columns}
        items={data?.items ?? noItems}
        getKey={({ reg_data_id }) => String(reg_data_id)}
        isLoading={data === null || data.isUpdating}
        empty={<NoAccounts query={query} onQueryChange={onQueryChange} />}
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>{data.isUpdating ? 'Обновляем…' : totals(data)}</output>
            </Text>
          )
        }
        bulkActions={actionsOf}
        onRowAction={({ reg_data_id }) => onOpen(reg_data_id)}
        currentKey={record ? String(record.id) : undefined}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) =>
          onQueryChange({ sort: (toSortField(sort) || 'reg_n') as PaymentSort })
        }
        value={selection.value}
        onChange={selection.onChange}
        defaultHiddenColumns={hiddenFirst}
        density="compact"
        height={listHeight}
      />
      {data && <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />}
    </Stack>
  )
}

function totals({ total, charged, paid }: PaymentPage): string {
  const count = countOf(total, ['заявка', 'заявки', 'заявок'])
  return `${count}, начислено ${formatMoney(charged)}, оплачено ${formatMoney(paid)}`
}

function NoAccounts({
  query,
  onQueryChange,
}: Pick<PaymentListScreenProps, 'query' | 'onQueryChange'>) {
  return query.q !== '' || query.status !== '' ? (
    <EmptyState
      title="Ничего не нашлось"
      action={<Button onPress={() => onQueryChange({ q: '', status: '' })}>Показать все</Button>}
    >
      Ищем по&nbsp;имени танцора, номеру заявки и&nbsp;городу.
    </EmptyState>
  ) : (
    <EmptyState title="Платить пока некому">
      Счета появятся здесь вместе с&nbsp;первыми заявками.
    </EmptyState>
  )
}
