import { searchTextLimit } from '@parket/domain/search/searchText'
import { formatEventDates } from '@parket/domain/event/dates'
import type { EventPeriod } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { useMemo } from 'react'
import { State } from '../../../components/State/State.tsx'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import type { DataColumn } from '../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { OrganiserPage } from '../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { listHeight } from '../parts/listHeight.ts'
import { toSortField, toSortOrder } from '../parts/sortField.ts'
import * as styles from '../parts/organiser.css.ts'

export interface AdminEvent extends EventPeriod {
  id: number
  name: string
  city: string
  published: boolean
}

export type AdminEventSort = '' | 'date_begin' | '-date_begin' | 'name' | '-name'

export interface AdminEventQuery {
  q: string
  filter: '' | 'future' | 'past'
  /** Drafts or published ones only. */
  published: '' | 'true' | 'false'
  /** Empty: the latest first. */
  sort: AdminEventSort
}

interface AdminEventPage {
  events: readonly AdminEvent[]
  total: number
  /** From 1. */
  page: number
  pageCount: number
  /** What is shown is of the query before; the new answer is on its way. */
  isUpdating: boolean
}

export interface AdminEventListScreenProps {
  view: Loading | Failed | NoRight | Ready<AdminEventPage>
  query: AdminEventQuery
  onQueryChange: (change: Partial<AdminEventQuery>) => void
  /** Ids of the selected events. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  account: { isLoggedIn: boolean; onLogin: () => void }
  links: {
    home: string
    event: (eventId: number) => string
    registrations: (eventId: number) => string
    page: (page: number) => string
  }
}

/** The organisers' events, drafts included. */
export function AdminEventListScreen(props: AdminEventListScreenProps) {
  const { view, account, links } = props
  return (
    <OrganiserPage
      title="Турниры"
      view={view}
      account={account}
      links={links}
      filters={<EventFilters {...props} />}
      skeleton={<EventTable {...props} data={null} />}
      loadingText="Загружаем турниры…"
    >
      {(data) => <EventTable {...props} data={data} />}
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
  data: AdminEventPage | null
}

const noEvents: readonly AdminEvent[] = []
const noneHidden: readonly string[] = []

function EventTable({ data, query, onQueryChange, selection, links }: EventTableProps) {
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Турниры"
        columns={useMemo(() => columns(links.registrations), [links.registrations])}
        items={data?.events ?? noEvents}
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
        rowHref={({ id }) => links.event(id)}
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
      Новый турнир создаёт супервайзер команды. Как только он появится, им можно будет управлять
      отсюда.
    </EmptyState>
  )
}

function columns(
  registrationsHref: AdminEventListScreenProps['links']['registrations'],
): DataColumn<AdminEvent>[] {
  return [
    {
      id: 'name',
      title: 'Турнир',
      width: 280,
      isRowHeader: true,
      isSortable: true,
      sortLabels: { ascending: 'По названию', descending: 'По названию, с конца' },
      render: ({ name }) => name,
    },
    {
      id: 'date_begin',
      title: 'Даты',
      width: 190,
      isSortable: true,
      sortLabels: { ascending: 'Сначала ранние', descending: 'Сначала поздние' },
      render: (event) => formatEventDates(event),
    },
    { id: 'city', title: 'Город', width: 140, render: ({ city }) => city },
    {
      id: 'status',
      title: 'Статус',
      width: 140,
      render: ({ published }) =>
        published ? (
          <State tone="positive">Опубликован</State>
        ) : (
          <State tone="closed">Черновик</State>
        ),
    },
    {
      id: 'registrations',
      title: 'Заявки',
      width: 130,
      render: ({ id, name }) => (
        <Link href={registrationsHref(id)}>
          Регистрации <VisuallyHidden>турнира «{name}»</VisuallyHidden>
        </Link>
      ),
      exportValue: ({ id }) => registrationsHref(id),
    },
  ]
}
