import type { EventHeading } from '@parket/domain/event/event'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { DataTable } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { MailIcon } from '../../../../icons/MailIcon.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { media } from '../../../../theme/scale.ts'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { tallListHeight } from '../../parts/listHeight.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { toSortField, toSortOrder } from '../../parts/sortField.ts'
import type { BulkDialogProps } from '../BulkDialog/BulkDialog.tsx'
import type { LetterDialogProps } from '../LetterDialog/LetterDialog.tsx'
import type { RegistrationExport } from './MoreMenu.tsx'
import { RegistrationFilters } from './RegistrationFilters.tsx'
import { registrationColumns } from './registrationColumns.tsx'
import type {
  NamedContest,
  RegistrationFacets,
  RegistrationItem,
  RegistrationListEvent,
  RegistrationQuery,
  RegistrationSort,
} from './registrationData.ts'

export type { BulkDialogProps } from '../BulkDialog/BulkDialog.tsx'
export type { LetterDialogProps } from '../LetterDialog/LetterDialog.tsx'
export type { RegistrationExport } from './MoreMenu.tsx'
export type { ContactFormProps, ContactValues } from './ContactForm.tsx'
export type { PinLetter } from './registrationData.ts'
export type { RegistrationRecordProps } from './RegistrationRecord.tsx'
export type { PaymentFormProps, PaymentValues } from '../../parts/PaymentAccount/PaymentForm.tsx'
export type { PaymentAccountProps } from '../../parts/PaymentAccount/PaymentAccount.tsx'

// The list is read first: what stands beside it comes when it is asked for.
/** A registration beside the list: the `pane` of `record`. */
export const RegistrationRecord = lazy(async () => ({
  default: (await import('./RegistrationRecord.tsx')).RegistrationRecord,
}))
const BulkDialog = lazy(async () => ({
  default: (await import('../BulkDialog/BulkDialog.tsx')).BulkDialog,
}))
const LetterDialog = lazy(async () => ({
  default: (await import('../LetterDialog/LetterDialog.tsx')).LetterDialog,
}))
const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu }))

interface RegistrationPage extends ListRows<RegistrationItem> {
  event: RegistrationListEvent & EventHeading
  /** Kopecks over all that match; null for who does not see the money of the event. */
  sums: { charged: number; paid: number } | null
}

export interface RegistrationListScreenProps extends OfficeScreen {
  /** One page of registrations with their sums; or why there are none. */
  view: Loading | Failed | NoRight | Ready<RegistrationPage>
  /** Contests to filter by and to name the entries; empty until they have come. */
  contests: readonly NamedContest[]
  /** Filters and order, as the address has them. */
  query: RegistrationQuery
  /** Gives what has changed of the filters and the order. */
  onQueryChange: (change: Partial<RegistrationQuery>) => void
  /** Ids of the selected registrations. */
  selection: { value: readonly string[]; onChange: (value: string[]) => void }
  /** What there is to filter by; null until it has come. */
  facets: RegistrationFacets | null
  /** Opens a registration beside the list, by its id. */
  onOpen: (regDataId: number) => void
  /** The registration beside the list, by its id; null: none is open. */
  record: { id: number; pane: ReactNode } | null
  /** Saves all that match; null for who has no right to. */
  onExport: ((format: RegistrationExport) => void) | null
  /** Changes many at once: those selected, or all that match where the list is empty. */
  onBulk: (selected: readonly RegistrationItem[]) => void
  /** Null: closed. */
  bulk: BulkDialogProps | null
  /** Writes to those selected, or to all that match where the list is empty; null for who has no right to. */
  onLetter: ((selected: readonly RegistrationItem[]) => void) | null
  /** Null: closed. */
  letter: LetterDialogProps | null
  /** What the last action came to. */
  outcome: Outcome | null
  /** The organiser's pages of the event. */
  tabs?: readonly TabNavItem[]
  /** Addresses that it leads to. */
  links: {
    home: string
    page: (page: number) => string
    /** Where those that were entered twice are made one. */
    duplicates: string
    /** Where registrations are taken from a table. */
    import: string
    /** Where the staff enter a paper form. */
    register: string
    /** Start numbers and lists on paper. */
    print: string
  }
}

/** Who has registered for the event: search, filters and order live in the address. */
export function RegistrationListScreen(props: RegistrationListScreenProps) {
  const { view, contests, query, onQueryChange, facets, onExport, tabs, account, links } = props
  const hasRows = view.state === 'ready' && view.total > 0
  return (
    <OrganiserPage
      title="Регистрации"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      actions={
        <>
          <Suspense>
            <MoreMenu onExport={onExport} isFiltered={hasFilter(query)} links={links} />
          </Suspense>
          {props.onLetter && (
            <Button
              isDisabled={!hasRows}
              iconStart={<MailIcon />}
              onPress={() => props.onLetter?.([])}
            >
              Письмо
            </Button>
          )}
          <Button isDisabled={!hasRows} onPress={() => props.onBulk([])}>
            Изменить отбор
          </Button>
          <ButtonLink variant="primary" iconStart={<PlusIcon />} href={links.register}>
            Заявка
          </ButtonLink>
        </>
      }
      filters={
        <RegistrationFilters
          query={query}
          contests={contests}
          facets={facets}
          onQueryChange={onQueryChange}
        />
      }
      skeleton={<RegistrationTable {...props} data={null} />}
      loadingText="Загружаем регистрации…"
    >
      {(data) => (
        <Stack gap="small">
          <OutcomeAlert outcome={props.outcome} />
          <ListAndRecord
            list={<RegistrationTable {...props} data={data} />}
            record={
              props.record && (
                <Suspense fallback={<Skeleton lines={8} />}>{props.record.pane}</Suspense>
              )
            }
            recordWidth="standard"
          />
          {props.letter && (
            <Suspense>
              <LetterDialog {...props.letter} />
            </Suspense>
          )}
          {props.bulk && (
            <Suspense>
              <BulkDialog {...props.bulk} />
            </Suspense>
          )}
        </Stack>
      )}
    </OrganiserPage>
  )
}

interface RegistrationTableProps extends Pick<
  RegistrationListScreenProps,
  | 'contests'
  | 'query'
  | 'onQueryChange'
  | 'selection'
  | 'onOpen'
  | 'onBulk'
  | 'onLetter'
  | 'record'
  | 'links'
> {
  /** Null while it is on its way. */
  data: RegistrationPage | null
}

const noItems: readonly RegistrationItem[] = []
/** They stand in the record beside the list. */
const hiddenFirst: readonly string[] = ['email', 'phone', 'created_at']

function RegistrationTable(props: RegistrationTableProps) {
  const { data, contests, query, onQueryChange, selection, onOpen, record, links } = props
  const event = data?.event ?? null
  // Where the record covers the list, the list stays as it is: its rows keep their height, and the page its place.
  const isNarrow = useMedia(media.roomy) && record !== null
  const columns = useMemo(
    () => registrationColumns({ event, contests, isNarrow, onOpen }),
    [event, contests, isNarrow, onOpen],
  )
  const actionsOf = (selected: RegistrationItem[]) => (
    <>
      {props.onLetter && <Button onPress={() => props.onLetter?.(selected)}>Письмо</Button>}
      <Button onPress={() => props.onBulk(selected)}>Изменить</Button>
    </>
  )
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Регистрации"
        columns={columns}
        items={data?.items ?? noItems}
        getKey={({ regData }) => String(regData.id)}
        isLoading={data === null || data.isUpdating}
        empty={<NoRegistrations query={query} onQueryChange={onQueryChange} />}
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>{data.isUpdating ? 'Обновляем…' : totals(data)}</output>
            </Text>
          )
        }
        onRowAction={({ regData }) => onOpen(regData.id)}
        currentKey={record ? String(record.id) : undefined}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) =>
          onQueryChange({ sort: (toSortField(sort) || 'reg_n') as RegistrationSort })
        }
        value={selection.value}
        onChange={selection.onChange}
        bulkActions={actionsOf}
        defaultHiddenColumns={hiddenFirst}
        density="compact"
        height={tallListHeight}
      />
      {data && <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />}
    </Stack>
  )
}

function totals({ total, sums }: RegistrationPage): string {
  const count = countOf(total, words)
  if (sums === null) return count
  return `${count}, начислено ${formatMoney(sums.charged)}, оплачено ${formatMoney(sums.paid)}`
}

const words = ['заявка', 'заявки', 'заявок'] as const
const noFilter = {
  q: '',
  group_num: '',
  status: '',
  payment: '',
  consent: '',
  city: '',
  club: '',
  age_min: '',
  age_max: '',
} as const

function hasFilter(query: RegistrationQuery): boolean {
  return (Object.keys(noFilter) as (keyof typeof noFilter)[]).some((name) => query[name] !== '')
}

type NoRegistrationsProps = Pick<RegistrationListScreenProps, 'query' | 'onQueryChange'>

function NoRegistrations({ query, onQueryChange }: NoRegistrationsProps) {
  return hasFilter(query) ? (
    <EmptyState
      title="Ничего не нашлось"
      action={<Button onPress={() => onQueryChange(noFilter)}>Показать все</Button>}
    >
      Ищем по&nbsp;имени танцора, номеру, городу, клубу, тренеру, почте и&nbsp;телефону.
    </EmptyState>
  ) : (
    <EmptyState title="Заявок пока нет">
      Как только кто-нибудь запишется, заявка появится здесь. Проверьте, что турнир опубликован
      и&nbsp;приём заявок открыт.
    </EmptyState>
  )
}
