import { lazy, Suspense, useMemo } from 'react'
import { bySection } from '@parket/domain/contest/lists'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable, type RowGrouping } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { media } from '../../../../theme/scale.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { tallListHeight } from '../../parts/listHeight.ts'
import { OutcomeAlert } from '../../parts/OutcomeAlert.tsx'
import { RowKeys } from '../../parts/RowKeys.tsx'
import { ContestFilters } from './ContestFilters.tsx'
import type { AdminContest } from './contestData.ts'
import { contestColumns } from './contestColumns.tsx'
import * as styles from './contests.css.ts'
import type { ContestListScreenProps } from './contestData.ts'

export type { ContestListScreenProps } from './contestData.ts'

export type { AdminContest, ContestQuery } from './contestData.ts'
export type { GridDialogProps, GridDraft } from './GridDialog.tsx'
export type { ImportDialogProps, ImportPreview } from './ImportDialog.tsx'
export type { OrderDialogProps, OrderedContest } from './OrderDialog.tsx'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'

// The list is read first: its menu comes after it, forms when they are asked for.
const ListMenu = lazy(async () => ({ default: (await import('./ListMenu.tsx')).ListMenu }))
const BulkMenu = lazy(async () => ({ default: (await import('./BulkMenu.tsx')).BulkMenu }))
const GridDialog = lazy(async () => ({ default: (await import('./GridDialog.tsx')).GridDialog }))
const ImportDialog = lazy(async () => ({
  default: (await import('./ImportDialog.tsx')).ImportDialog,
}))
const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }))

/** All contests of an event by section, and the one that is open (/admin/events/{eventId}/groups/). */
export function ContestListScreen(props: ContestListScreenProps) {
  const { view, event, tabs, onCreate, record, grid, importing, order } = props
  const { account, links } = props
  return (
    <OrganiserPage
      title="Номинации"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      actions={
        <>
          <Suspense>
            <ListMenu {...props} />
          </Suspense>
          <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
            Номинация
          </Button>
        </>
      }
      filters={<ContestFilters {...props} />}
      skeleton={<ContestTable {...props} data={null} />}
      loadingText="Загружаем номинации…"
    >
      {(data) => (
        <Stack gap="small">
          <OutcomeAlert outcome={props.outcome} />
          <ListAndRecord
            list={
              <>
                <ContestTable {...props} data={data} />
                <RowKeys />
              </>
            }
            record={record && <Suspense fallback={<Skeleton lines={6} />}>{record.pane}</Suspense>}
            recordWidth="narrow"
          />
          <Suspense>
            {grid && <GridDialog {...grid} />}
            {importing && <ImportDialog {...importing} />}
            {order && <OrderDialog {...order} />}
          </Suspense>
        </Stack>
      )}
    </OrganiserPage>
  )
}

interface ContestTableProps extends ContestListScreenProps {
  /** Null while it is on its way. */
  data: { contests: readonly AdminContest[]; total: number } | null
}

const noContests: readonly AdminContest[] = []
const noneHidden: readonly string[] = []
const grouping: RowGrouping<AdminContest> = {
  title: 'Секция',
  of: ({ section }) => section,
  render: (section, contests) => (
    <>
      {section || 'Без секции'} <span className={styles.sectionSum}>{sumText(contests)}</span>
    </>
  ),
}

function ContestTable(props: ContestTableProps) {
  const { data, query, onQueryChange, selection, links, record, panels, money } = props
  // Where the record covers the list, the list stays as it is: its rows keep their height, and the page its place.
  const isNarrow = useMedia(media.roomy) && record !== null
  const hasSections = data?.contests.some(({ section }) => section !== '')
  // The table keeps the groups in the order in which they come.
  const items = useMemo(
    () => (data ? bySection(data.contests).flatMap(({ contests }) => contests) : noContests),
    [data],
  )
  const bulkActions = (selected: AdminContest[]) => <BulkActions {...props} contests={selected} />
  return (
    <DataTable
      aria-label="Номинации"
      columns={useMemo(
        () => contestColumns({ links, panels, isNarrow }),
        [links, panels, isNarrow],
      )}
      items={items}
      grouping={hasSections ? grouping : undefined}
      getKey={({ id }) => id}
      isLoading={data === null}
      empty={<NoContests query={query} onQueryChange={onQueryChange} />}
      summary={data && <Summary {...data} money={money} paymentsHref={links.payments} />}
      rowHref={({ group_num }) => links.contest(group_num)}
      currentKey={record?.id ?? undefined}
      value={selection.value}
      onChange={selection.onChange}
      bulkActions={bulkActions}
      defaultHiddenColumns={noneHidden}
      exporting={{ fileName: 'номинации' }}
      density="compact"
      height={tallListHeight}
    />
  )
}

interface BulkActionsProps extends Pick<
  ContestListScreenProps,
  'onStatus' | 'onMassEdit' | 'onPacket' | 'onDelete'
> {
  contests: readonly AdminContest[]
}

/** What the selected contests amount to, and what is done to all of them. */
function BulkActions({ contests, onStatus, onMassEdit, onPacket, onDelete }: BulkActionsProps) {
  return (
    <>
      <span>{entriesText(contests)}</span>
      {contests.every(({ status }) => status === 'judged') ? (
        <Button variant="primary" onPress={() => onStatus(contests, 'published')}>
          Опубликовать
        </Button>
      ) : (
        <>
          <Button onPress={() => onStatus(contests, 'open')}>Открыть приём</Button>
          <Button onPress={() => onStatus(contests, 'closed')}>Закрыть приём</Button>
        </>
      )}
      <Button onPress={() => onMassEdit(contests)}>Изменить…</Button>
      <Suspense>
        <BulkMenu {...{ contests, onStatus, onPacket, onDelete }} />
      </Suspense>
    </>
  )
}

const words = ['номинация', 'номинации', 'номинаций'] as const

interface SummaryProps extends Pick<ContestListScreenProps, 'money'> {
  contests: readonly AdminContest[]
  total: number
  paymentsHref: string
}

function Summary({ contests, total, money, paymentsHref }: SummaryProps) {
  const shown = contests.length === total ? '' : `, всего номинаций ${total}`
  return (
    <Text size="small" tone="secondary">
      <output>
        {sumText(contests)}
        {shown}
      </output>
      {money && money.charged > 0 && (
        <>
          {' · собрано '}
          <Link href={paymentsHref}>{formatMoney(money.paid)}</Link>
          {` из ${formatMoney(money.charged)}`}
        </>
      )}
    </Text>
  )
}

/** «12 номинаций, 179 участий». */
function sumText(contests: readonly AdminContest[]): string {
  return `${countOf(contests.length, words)}, ${entriesText(contests)}`
}

function entriesText(contests: readonly AdminContest[]): string {
  const count = contests.reduce((sum, { active_count }) => sum + active_count, 0)
  return countOf(count, ['участие', 'участия', 'участий'])
}

type NoContestsProps = Pick<ContestListScreenProps, 'query' | 'onQueryChange'>

function NoContests({ query, onQueryChange }: NoContestsProps) {
  if (Object.values(query).every((value) => value === '')) {
    return (
      <EmptyState title="Номинаций пока нет">
        Создайте первую кнопкой «Номинация» или все сразу через «Ещё»: сеткой или из&nbsp;таблицы.
        Или скопируйте прошлый турнир вместе с&nbsp;его номинациями.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Ничего не нашлось"
      action={
        <Button onPress={() => onQueryChange({ q: '', section: '', status: '', attention: '' })}>
          Показать все
        </Button>
      }
    >
      Измените поиск или снимите отбор.
    </EmptyState>
  )
}
