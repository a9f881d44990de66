import { allPlaces } from '@parket/domain/contest/places'
import { numberedTitle } from '@parket/domain/contest/title'
import type { EventAges, EventHeading } from '@parket/domain/event/event'
import type { EntryStatus } from '@parket/domain/registration/request'
import { useMemo } from 'react'
import { Breadcrumbs } from '../../../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { EventOfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { AddDialog, type AddDialogProps } from './AddDialog.tsx'
import type { ContestEntry, EntryContest } from './contestEntry.ts'
import { entryColumns } from './entryColumns.tsx'
import { MoveDialog, type MoveDialogProps } from './MoveDialog.tsx'
import { PlaceDialog, type PlaceDialogProps } from './PlaceDialog.tsx'
import * as styles from './entries.css.ts'

export type { ContestEntry, EntryContest, FoundRegistration } from './contestEntry.ts'
export type { AddDialogProps } from './AddDialog.tsx'
export type { MoveDialogProps } from './MoveDialog.tsx'
export type { PlaceDialogProps } from './PlaceDialog.tsx'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'

export interface ContestEntries {
  event: EventAges & EventHeading
  contest: EntryContest
  /** Of every status. */
  entries: readonly ContestEntry[]
}

/** Taller than the entries of any contest: all of them are seen, and only the page scrolls. */
const WHOLE_LIST = '20000px'

export interface ContestRegistrationsScreenProps extends EventOfficeScreen {
  /** The contest with its entries; or why there are none. */
  view: Loading | Failed | NoRight | Ready<ContestEntries>
  /** Which entries are shown. */
  status: EntryStatus
  /** Shows the active, waiting or withdrawn entries. */
  onStatusChange: (status: EntryStatus) => void
  /** What the last action came to. */
  outcome: Outcome | null
  /** Opens the dialog that enters a registration of the event. */
  onAdd: () => void
  /** Opens the dialog that moves an entry to another contest. */
  onMove: (entry: ContestEntry) => void
  /** Takes an entry from the waiting list. */
  onPromote: (entry: ContestEntry) => void
  /** Null: closed. */
  add: AddDialogProps | null
  /** A place beyond the capacity that is asked about; null: closed. */
  place: PlaceDialogProps | null
  /** An entry being moved; null: closed. */
  move: MoveDialogProps | null
  /** Addresses that it leads to. */
  links: { home: string; contests: string; contest: string; self: string }
  /** The form that changes the registration of an entry or withdraws it. */
  changeHref: (entry: ContestEntry) => string
}

/** Who is in a contest, who waits, who withdrew (/admin/events/{eventId}/groups/{groupNum}/reg-list). */
export function ContestRegistrationsScreen(props: ContestRegistrationsScreenProps) {
  const { view, onAdd, add, place, move, outcome, tabs, account, links } = props
  const data = view.state === 'ready' ? view : null
  return (
    <OrganiserPage
      title={data ? numberedTitle(data.contest) : 'Участия номинации'}
      event={data?.event ?? null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      actions={
        <Button variant="primary" iconStart={<PlusIcon />} onPress={onAdd}>
          Участие
        </Button>
      }
      filters={
        data && (
          <Breadcrumbs
            items={[
              { label: 'Номинации', href: links.contests },
              { label: numberedTitle(data.contest), href: links.contest },
              { label: 'Участия', href: links.self },
            ]}
          />
        )
      }
      skeleton={<EntryTable {...props} data={null} />}
      loadingText="Загружаем участия…"
    >
      {(ready) => (
        <Stack gap="small">
          <OutcomeAlert outcome={outcome} />
          <div className={styles.head}>
            <StatusChoice {...props} entries={ready.entries} />
            <Places contest={ready.contest} />
          </div>
          <EntryTable {...props} data={ready} />
          {add && <AddDialog {...add} />}
          {place && <PlaceDialog {...place} />}
          {move && <MoveDialog key={move.entry.id} {...move} />}
        </Stack>
      )}
    </OrganiserPage>
  )
}

const statusLabels = { active: 'Участвуют', waiting: 'Ждут', withdrawn: 'Сняты' } as const

function StatusChoice({
  entries,
  status,
  onStatusChange,
}: Pick<ContestRegistrationsScreenProps, 'status' | 'onStatusChange'> & {
  entries: readonly ContestEntry[]
}) {
  const item = (value: EntryStatus) => ({
    value,
    label: `${statusLabels[value]}: ${entries.filter((entry) => entry.status === value).length}`,
  })
  return (
    <SegmentedControl
      aria-label="Какие участия"
      value={status}
      items={[item('active'), item('waiting'), item('withdrawn')]}
      onChange={onStatusChange}
    />
  )
}

function Places({ contest }: { contest: EntryContest }) {
  const places = allPlaces(contest)
  return (
    <Text size="small" tone="secondary">
      {places === null ? 'Мест без ограничения' : `Занято ${contest.active_count} из ${places}`}
    </Text>
  )
}

interface EntryTableProps extends ContestRegistrationsScreenProps {
  /** Null while it is on its way. */
  data: ContestEntries | null
}

const noEntries: readonly ContestEntry[] = []

function EntryTable({ data, status, onMove, onPromote, changeHref }: EntryTableProps) {
  const { event = null, contest, entries = noEntries } = data ?? {}
  const hasRoles = contest?.jnj_role_split ?? false
  const columns = useMemo(
    () => entryColumns({ event, status, hasRoles, onMove, onPromote, changeHref }),
    [event, status, hasRoles, onMove, onPromote, changeHref],
  )
  const shown = useMemo(
    () =>
      entries
        .filter((entry) => entry.status === status)
        .toSorted((one, other) => (one.waiting_place ?? 0) - (other.waiting_place ?? 0)),
    [entries, status],
  )
  return (
    <DataTable
      key={status}
      aria-label={`Участия: ${statusLabels[status].toLowerCase()}`}
      columns={columns}
      items={shown}
      getKey={({ id }) => String(id)}
      isLoading={data === null}
      empty={<NoEntries status={status} />}
      exporting={{ fileName: `номинация ${contest?.group_num ?? ''}` }}
      density="compact"
      height={WHOLE_LIST}
    />
  )
}

function NoEntries({ status }: { status: EntryStatus }) {
  if (status === 'waiting') {
    return (
      <EmptyState title="Никто не ждёт">
        Когда места кончатся, новые участия встанут сюда по&nbsp;порядку.
      </EmptyState>
    )
  }
  if (status === 'withdrawn') return <EmptyState title="Снятых участий нет" />
  return (
    <EmptyState title="Участий пока нет">
      Они появятся здесь, как только кто-нибудь запишется. Добавить участие можно и&nbsp;самому.
    </EmptyState>
  )
}
