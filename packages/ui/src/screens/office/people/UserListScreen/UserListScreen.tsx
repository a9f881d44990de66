import { fullName } from '@parket/domain/account/user'
import { calendarDay, formatDate } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { useMemo } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { DataTable, type DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { listHeight } from '../../parts/listHeight.ts'
import { toSortField, toSortOrder } from '../../parts/sortField.ts'
import * as office from '../../parts/office.css.ts'
import { UserRecord } from './UserRecord.tsx'
import type { UserItem, UserRecordProps } from './userData.ts'

export type { UserAction, UserItem, UserRecordProps } from './userData.ts'

export interface UserQuery {
  q: string
  /** Those who are blocked, or the others. */
  deleted: '' | 'true' | 'false'
  sort: 'last_name' | '-last_name' | 'email' | '-email' | 'created_at' | '-created_at'
}

export interface UserListScreenProps extends OfficeScreen {
  /** One page of accounts; or why there are none. */
  view: Loading | Failed | NoRight | Ready<ListRows<UserItem>>
  /** Filters, order and page, as the address has them. */
  query: UserQuery
  /** Gives what has changed of the filters and the order. */
  onQueryChange: (change: Partial<UserQuery>) => void
  /** The account beside the list; null: none is open. */
  record: UserRecordProps | null
  /** Addresses that it leads to. */
  links: {
    home: string
    user: (userId: number) => string
    page: (page: number) => string
    server: string
  }
  /** Of dates, IANA. */
  timeZone: string
}

/** All accounts, for a superadmin (/admin/users). */
export function UserListScreen(props: UserListScreenProps) {
  const { view, record, account, links } = props
  return (
    <OrganiserPage
      title="Пользователи"
      actions={<ButtonLink href={links.server}>Сервер</ButtonLink>}
      view={view}
      account={account}
      links={links}
      filters={<UserFilters {...props} />}
      skeleton={<UserTable {...props} data={null} />}
      loadingText="Загружаем пользователей…"
    >
      {(data) => (
        <ListAndRecord
          list={<UserTable {...props} data={data} />}
          record={record && <UserRecord key={record.user.id} {...record} />}
          recordWidth="narrow"
        />
      )}
    </OrganiserPage>
  )
}

function UserFilters({ query, onQueryChange }: UserListScreenProps) {
  return (
    <search className={office.filters}>
      <SearchField
        label="Имя или email"
        value={query.q}
        maxLength={100}
        onChange={(q) => onQueryChange({ q })}
      />
      <Select
        label="Состояние"
        value={query.deleted}
        items={[
          { value: '', label: 'Любое' },
          { value: 'false', label: 'Действует' },
          { value: 'true', label: 'Заблокирован' },
        ]}
        onChange={(deleted) => onQueryChange({ deleted: deleted as UserQuery['deleted'] })}
      />
    </search>
  )
}

const noUsers: readonly UserItem[] = []

function UserTable(props: UserListScreenProps & { data: ListRows<UserItem> | null }) {
  const { data, query, onQueryChange, record, links, timeZone } = props
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Пользователи"
        columns={useMemo(() => userColumns(timeZone), [timeZone])}
        items={data?.items ?? noUsers}
        getKey={({ id }) => String(id)}
        isLoading={data === null || data.isUpdating}
        empty={
          <EmptyState
            title="Никого не нашлось"
            action={
              <Button onPress={() => onQueryChange({ q: '', deleted: '' })}>Показать всех</Button>
            }
          />
        }
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>
                {data.isUpdating
                  ? 'Обновляем…'
                  : countOf(data.total, ['человек', 'человека', 'человек'])}
              </output>
            </Text>
          )
        }
        rowHref={({ id }) => links.user(id)}
        currentKey={record ? String(record.user.id) : undefined}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) =>
          onQueryChange({ sort: (toSortField(sort) || 'last_name') as UserQuery['sort'] })
        }
        density="compact"
        height={listHeight}
      />
      {data && <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />}
    </Stack>
  )
}

/** Whose row it is, is a link: the table makes it one. */
function userColumns(timeZone: string): DataColumn<UserItem>[] {
  return [
    {
      id: 'last_name',
      title: 'Имя',
      isRowHeader: true,
      isSortable: true,
      width: 180,
      render: (user) => fullName(user) || 'Стёрто',
    },
    { id: 'email', title: 'Email', isSortable: true, width: 200, render: ({ email }) => email },
    { id: 'city', title: 'Город', width: 120, render: ({ city }) => city },
    {
      id: 'created_at',
      title: 'На сайте с',
      isSortable: true,
      width: 120,
      render: ({ created_at }) => formatDate(calendarDay(created_at, timeZone)),
    },
    {
      id: 'state',
      title: 'Состояние',
      width: 130,
      render: ({ deleted_at, superadmin, email_verified_at }) => {
        if (deleted_at !== null) return <State tone="closed">Заблокирован</State>
        if (superadmin) return <State tone="neutral">Суперадмин</State>
        return email_verified_at ? (
          <State tone="positive">Действует</State>
        ) : (
          <State tone="caution">Не&nbsp;подтверждён</State>
        )
      },
    },
  ]
}
