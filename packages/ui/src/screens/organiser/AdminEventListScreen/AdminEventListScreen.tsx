import { formatEventDates } from '@parket/domain/event/dates'
import type { EventPeriod } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { NoRightPage } from '../../../layouts/NoRightPage/NoRightPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import * as styles from '../parts/organiser.css.ts'

export interface AdminEvent extends EventPeriod {
  id: number
  name: string
  city: string
  published: boolean
}

export interface AdminEventQuery {
  q: string
  filter: '' | 'future' | 'past'
  /** Drafts or published ones only. */
  published: '' | 'true' | 'false'
}

export interface AdminEventListScreenProps {
  view:
    | Loading
    | Failed
    | NoRight
    | Ready<{ events: readonly AdminEvent[]; total: number; page: number; pageCount: number }>
  query: AdminEventQuery
  onQueryChange: (change: Partial<AdminEventQuery>) => void
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
  const { view, query, onQueryChange, account, links } = props
  if (view.state === 'noRight') return <NoRightPage {...account} links={links} />
  return (
    <Page width="wide">
      <Heading level={1}>Турниры</Heading>
      <search className={styles.filters}>
        <SearchField
          label="Название"
          value={query.q}
          maxLength={100}
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
      <EventTable {...props} />
    </Page>
  )
}

function EventTable({ view, query, links }: AdminEventListScreenProps) {
  if (view.state === 'noRight') return null
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.state === 'loading') return <TableSkeleton label="Загружаем турниры…" />
  if (view.events.length === 0) {
    const isFiltered = Object.values(query).some((value) => value !== '')
    return isFiltered ? (
      <EmptyState title="Ничего не нашлось">Измените название или снимите отбор.</EmptyState>
    ) : (
      <EmptyState title="Турниров пока нет">
        Новый турнир создаёт супервайзер команды. Как только он появится, им можно будет управлять
        отсюда.
      </EmptyState>
    )
  }
  return (
    <Stack gap="small">
      <Text size="small" tone="secondary">
        <output>{countOf(view.total, ['турнир', 'турнира', 'турниров'])}</output>
      </Text>
      <Table
        aria-label="Турниры"
        columns={columns(links)}
        rows={view.events}
        getKey={({ id }) => id}
      />
      <Pagination page={view.page} pageCount={view.pageCount} hrefOf={links.page} />
    </Stack>
  )
}

function columns(links: AdminEventListScreenProps['links']): TableColumn<AdminEvent>[] {
  return [
    {
      id: 'name',
      title: 'Турнир',
      isRowHeader: true,
      render: ({ id, name }) => <Link href={links.event(id)}>{name}</Link>,
    },
    { id: 'dates', title: 'Даты', render: (event) => formatEventDates(event) },
    { id: 'city', title: 'Город', render: ({ city }) => city },
    {
      id: 'status',
      title: 'Статус',
      render: ({ published }) => (
        <span>
          {published ? <Badge tone="positive">Опубликован</Badge> : <Badge>Черновик</Badge>}
        </span>
      ),
    },
    {
      id: 'registrations',
      title: 'Заявки',
      render: ({ id, name }) => (
        <Link href={links.registrations(id)}>
          Регистрации <VisuallyHidden>турнира «{name}»</VisuallyHidden>
        </Link>
      ),
    },
  ]
}
