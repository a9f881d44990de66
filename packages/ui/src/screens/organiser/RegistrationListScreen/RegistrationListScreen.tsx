import type { EventHeading } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { useMemo, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { TabNavItem } from '../../../components/TabNav/TabNav.tsx'
import { OrganiserPage } from '../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { listHeight } from '../parts/listHeight.ts'
import { toSortField, toSortOrder } from '../parts/sortField.ts'
import { RegistrationDetails } from './RegistrationDetails.tsx'
import {
  RegistrationFilters,
  type RegistrationQuery,
  type RegistrationSort,
} from './RegistrationFilters.tsx'
import { registrationColumns } from './registrationColumns.tsx'
import type {
  NamedContest,
  PinLetter,
  RegistrationItem,
  RegistrationListEvent,
} from './registrationData.ts'

interface RegistrationPage {
  event: RegistrationListEvent & EventHeading
  items: readonly RegistrationItem[]
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  pageCount: number
  /** What is shown is of the query before; the new answer is on its way. */
  isUpdating: boolean
}

export interface RegistrationListScreenProps {
  view: Loading | Failed | NoRight | Ready<RegistrationPage>
  /** Contests to filter by and to name the entries; empty until they have come. */
  contests: readonly NamedContest[]
  /** Filters and order, as the address has them. */
  query: RegistrationQuery
  onQueryChange: (change: Partial<RegistrationQuery>) => void
  /** Ids of the selected registrations. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  /** The letter with number and PIN of a registration, by its id. */
  pinLetterOf: (regDataId: number) => PinLetter
  /** The organiser's pages of the event. */
  tabs?: readonly TabNavItem[]
  account: { isLoggedIn: boolean; onLogin: () => void }
  links: { home: string; page: (page: number) => string }
}

/** Who has registered for the event: search, filters and order live in the address. */
export function RegistrationListScreen(props: RegistrationListScreenProps) {
  const { view, contests, query, onQueryChange, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Регистрации"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      filters={
        <RegistrationFilters query={query} contests={contests} onQueryChange={onQueryChange} />
      }
      skeleton={<RegistrationTable {...props} data={null} />}
      loadingText="Загружаем регистрации…"
    >
      {(data) => <RegistrationTable {...props} data={data} />}
    </OrganiserPage>
  )
}

interface RegistrationTableProps extends Pick<
  RegistrationListScreenProps,
  'contests' | 'query' | 'onQueryChange' | 'selection' | 'pinLetterOf' | 'links'
> {
  /** Null while it is on its way. */
  data: RegistrationPage | null
}

const noItems: readonly RegistrationItem[] = []
const noneHidden: readonly string[] = []

function RegistrationTable(props: RegistrationTableProps) {
  const { data, contests, query, onQueryChange, selection, pinLetterOf, links } = props
  const [openId, setOpenId] = useState<number | null>(null)
  const event = data?.event ?? null
  const items = data?.items ?? noItems
  const columns = useMemo(
    () => registrationColumns({ event, contests, onOpen: setOpenId }),
    [event, contests],
  )
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Регистрации"
        columns={columns}
        items={items}
        getKey={({ regData }) => String(regData.id)}
        isLoading={data === null || data.isUpdating}
        empty={<NoRegistrations query={query} onQueryChange={onQueryChange} />}
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>{data.isUpdating ? 'Обновляем…' : countOf(data.total, words)}</output>
            </Text>
          )
        }
        onRowAction={({ regData }) => setOpenId(regData.id)}
        currentKey={openId === null ? undefined : String(openId)}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) =>
          onQueryChange({ sort: (toSortField(sort) || 'reg_n') as RegistrationSort })
        }
        value={selection.value}
        onChange={selection.onChange}
        defaultHiddenColumns={noneHidden}
        exporting={{ fileName: 'регистрации' }}
        density="compact"
        height={listHeight}
      />
      {data && (
        <>
          <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />
          <RegistrationDetails
            item={items.find(({ regData }) => regData.id === openId) ?? null}
            event={data.event}
            contests={contests}
            pinLetter={pinLetterOf(openId ?? 0)}
            onClose={() => setOpenId(null)}
          />
        </>
      )}
    </Stack>
  )
}

const words = ['регистрация', 'регистрации', 'регистраций'] as const
const noFilter = { q: '', group_num: '', status: '' } as const

type NoRegistrationsProps = Pick<RegistrationListScreenProps, 'query' | 'onQueryChange'>

function NoRegistrations({ query, onQueryChange }: NoRegistrationsProps) {
  const isFiltered = [query.q, query.group_num, query.status].some((value) => value !== '')
  return isFiltered ? (
    <EmptyState
      title="Ничего не нашлось"
      action={<Button onPress={() => onQueryChange(noFilter)}>Показать все</Button>}
    >
      Ищем по&nbsp;имени танцора, номеру, городу, почте и&nbsp;телефону.
    </EmptyState>
  ) : (
    <EmptyState title="Регистраций пока нет">
      Как только кто-нибудь запишется, заявка появится здесь. Проверьте, что турнир опубликован
      и&nbsp;приём заявок открыт.
    </EmptyState>
  )
}
