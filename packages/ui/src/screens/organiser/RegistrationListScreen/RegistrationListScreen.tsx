import { formatEventDates } from '@parket/domain/event/dates'
import { countOf } from '@parket/domain/format/plural'
import { useState } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { NoRightPage } from '../../../layouts/NoRightPage/NoRightPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { RegistrationDetails } from './RegistrationDetails.tsx'
import { RegistrationFilters, type RegistrationQuery } from './RegistrationFilters.tsx'
import { registrationColumns } from './registrationColumns.tsx'
import type { NamedContest, RegistrationItem, RegistrationListEvent } from './registrationData.ts'

interface RegistrationPage {
  event: RegistrationListEvent
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
  /** State of the address. */
  query: RegistrationQuery
  onQueryChange: (change: Partial<RegistrationQuery>) => void
  account: { isLoggedIn: boolean; onLogin: () => void }
  links: { home: string; page: (page: number) => string }
}

/** Who has registered for the event: search, filters and order live in the address. */
export function RegistrationListScreen(props: RegistrationListScreenProps) {
  const { view, contests, query, onQueryChange, account, links } = props
  if (view.state === 'noRight') return <NoRightPage {...account} links={links} />
  return (
    <Page width="wide">
      <Stack gap="xsmall">
        <Heading level={1}>Регистрации</Heading>
        {view.state === 'ready' && (
          <Text tone="secondary">
            {view.event.name}, {formatEventDates(view.event)}
          </Text>
        )}
      </Stack>
      <RegistrationFilters query={query} contests={contests} onQueryChange={onQueryChange} />
      <RegistrationTable {...props} />
    </Page>
  )
}

const noFilter = { q: '', group_num: '', status: '' } as const

function RegistrationTable(props: RegistrationListScreenProps) {
  const { view, contests, query, onQueryChange, links } = props
  const [openId, setOpenId] = useState<number | null>(null)
  if (view.state === 'noRight') return null
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.state === 'loading') return <TableSkeleton label="Загружаем регистрации…" />

  const { event, items, total, page, pageCount, isUpdating } = view
  if (items.length === 0) {
    const isFiltered = Object.keys(noFilter).some(
      (key) => query[key as keyof typeof noFilter] !== '',
    )
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
  const open = items.find(({ regData }) => regData.id === openId)
  return (
    <Stack gap="small">
      <Text size="small" tone="secondary">
        <output>
          {isUpdating
            ? 'Обновляем…'
            : countOf(total, ['регистрация', 'регистрации', 'регистраций'])}
        </output>
      </Text>
      <div aria-busy={isUpdating} data-density="compact">
        <Table
          aria-label="Регистрации"
          columns={registrationColumns({
            event,
            contests,
            sort: query.sort,
            onSort: (sort) => onQueryChange({ sort }),
            onOpen: setOpenId,
          })}
          rows={items}
          getKey={({ regData }) => regData.id}
        />
      </div>
      <Pagination page={page} pageCount={pageCount} hrefOf={links.page} />
      <RegistrationDetails
        item={open ?? null}
        event={event}
        contests={contests}
        onClose={() => setOpenId(null)}
      />
    </Stack>
  )
}
