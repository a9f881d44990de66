import { searchTextLimit } from '@parket/domain/search/searchText'
import { countOf } from '@parket/domain/format/plural'
import { lazy, Suspense, useMemo } from 'react'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { OutcomeAlert } from '../../parts/OutcomeAlert.tsx'
import { listHeight } from '../../parts/listHeight.ts'
import { toSortField, toSortOrder } from '../../parts/sortField.ts'
import type { EventDialogProps, EventDraft } from './EventDialog.tsx'
import { eventColumns } from './eventColumns.tsx'
import * as styles from '../../parts/office.css.ts'
import type { ListRows } from '../../../../viewState.ts'
import type {
  AdminEvent,
  AdminEventListScreenProps,
  AdminEventQuery,
  AdminEventSort,
} from './adminEventData.ts'

export type {
  AdminEvent,
  AdminEventListScreenProps,
  AdminEventQuery,
  AdminEventSort,
} from './adminEventData.ts'

export type { AdminEventAction } from '../../parts/eventLife.ts'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'
export type { EventDialogProps, EventDraft }

const EventDialog = lazy(async () => ({
  default: (await import('./EventDialog.tsx')).EventDialog,
}))

/** The organisers' events, drafts included. */
export function AdminEventListScreen(props: AdminEventListScreenProps) {
  const { view, account, links, onCreate, dialog, deletion } = props
  return (
    <OrganiserPage
      title="Турниры"
      view={view}
      account={account}
      links={links}
      actions={
        onCreate && (
          <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
            Турнир
          </Button>
        )
      }
      filters={<EventFilters {...props} />}
      skeleton={<EventTable {...props} data={null} />}
      loadingText="Загружаем турниры…"
    >
      {(data) => (
        <Stack gap="small">
          <OutcomeAlert outcome={props.outcome} />
          <EventTable {...props} data={data} />
          <Suspense>{dialog && <EventDialog {...dialog} />}</Suspense>
          {deletion && (
            <AlertDialog
              isOpen
              title={`Удалить турнир «${deletion.name}»?`}
              confirmLabel="Удалить"
              isPending={deletion.isPending}
              onConfirm={deletion.onConfirm}
              onCancel={deletion.onCancel}
            >
              Номинации, отделения, судьи, сотрудники, файлы и&nbsp;история пропадут: вернуть их
              нельзя. Турнир с&nbsp;заявками не&nbsp;удаляется, его убирают в&nbsp;архив.
            </AlertDialog>
          )}
        </Stack>
      )}
    </OrganiserPage>
  )
}

type EventFiltersProps = Pick<AdminEventListScreenProps, 'query' | 'onQueryChange'>

function EventFilters({ query, onQueryChange }: EventFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Название"
        value={query.q}
        maxLength={searchTextLimit}
        onChange={(q) => onQueryChange({ q })}
      />
      <Select
        label="Когда"
        value={query.filter}
        items={[
          { value: '', label: 'Все' },
          { value: 'future', label: 'Будущие' },
          { value: 'past', label: 'Прошедшие' },
        ]}
        onChange={(filter) => onQueryChange({ filter: filter as AdminEventQuery['filter'] })}
      />
      <Select
        label="Статус"
        value={query.published}
        items={[
          { value: '', label: 'Любой' },
          { value: 'true', label: 'Опубликован' },
          { value: 'false', label: 'Черновик' },
          { value: 'archived', label: 'В архиве' },
        ]}
        onChange={(published) =>
          onQueryChange({ published: published as AdminEventQuery['published'] })
        }
      />
    </search>
  )
}

interface EventTableProps extends AdminEventListScreenProps {
  /** Null while it is on its way. */
  data: ListRows<AdminEvent> | null
}

const noEvents: readonly AdminEvent[] = []
const noneHidden: readonly string[] = []

function EventTable(props: EventTableProps) {
  const { data, query, onQueryChange, selection, links } = props
  const { onAction, onCopy, onRehearse, onDelete, mayDelete } = props
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Турниры"
        columns={useMemo(
          () => eventColumns({ links, onAction, onCopy, onRehearse, onDelete, mayDelete }),
          [links, onAction, onCopy, onRehearse, onDelete, mayDelete],
        )}
        items={data?.items ?? noEvents}
        getKey={({ id }) => String(id)}
        isLoading={data === null || data.isUpdating}
        empty={<NoEvents query={query} />}
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>
                {data.isUpdating
                  ? 'Обновляем…'
                  : countOf(data.total, ['турнир', 'турнира', 'турниров'])}
              </output>
            </Text>
          )
        }
        rowHref={({ id }) => links.settings(id)}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) => onQueryChange({ sort: toSortField(sort) as AdminEventSort })}
        value={selection.value}
        onChange={selection.onChange}
        defaultHiddenColumns={noneHidden}
        exporting={{ fileName: 'турниры' }}
        density="compact"
        height={listHeight}
      />
      {data && <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />}
    </Stack>
  )
}

function NoEvents({ query }: { query: AdminEventQuery }) {
  if ([query.q, query.filter, query.published].some((value) => value !== '')) {
    return <EmptyState title="Ничего не нашлось">Измените название или снимите отбор.</EmptyState>
  }
  return (
    <EmptyState title="Турниров пока нет">
      Новый турнир создаёт супервайзер команды: с&nbsp;нуля или копией прошлого.
    </EmptyState>
  )
}
