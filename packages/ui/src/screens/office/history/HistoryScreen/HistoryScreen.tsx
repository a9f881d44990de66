import { fullName } from '@parket/domain/account/user'
import {
  auditAction,
  auditChanges,
  auditChangeText,
  auditEntities,
  auditRecord,
} from '@parket/domain/audit/words'
import type { EventHeading } from '@parket/domain/event/event'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import * as office from '../../parts/office.css.ts'
import * as styles from './history.css.ts'

/** A line of the audit log. */
export interface HistoryEntry {
  id: number
  at: string
  /** Null for a visitor without an account and for the server itself. */
  user: { last_name: string; first_name: string } | null
  action: string
  entity: string
  entity_id: string
  /** What the record is called; null for one that has no name, or is gone. */
  entity_name: string | null
  changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>
  /** What it is undone by; null where it cannot be, or was. */
  change_set_id: number | null
}

export interface HistoryQuery {
  q: string
  /** A kind of record; empty: all. */
  entity: string
}

export interface HistoryScreenProps extends OfficeScreen {
  /** One page of changes, the latest first; or why there are none. */
  view: Loading | Failed | NoRight | Ready<ListRows<HistoryEntry>>
  /** The event, which the page names; null while it is on its way; absent for a team. */
  event?: (EventHeading & { published?: boolean }) | null
  /** The organiser’s pages of the event, this one marked `isCurrent`; absent for a team. */
  tabs?: readonly TabNavItem[]
  /** Filters, as the address has them. */
  query: HistoryQuery
  /** Gives what has changed of the filters. */
  onQueryChange: (change: Partial<HistoryQuery>) => void
  /** Shows all again; null: what is shown is not of one record only. */
  onShowAll?: (() => void) | null
  /** The kinds of records that there can be here. */
  entities: readonly string[]
  /** Contests by id, for changes that name them so. */
  contestNames?: ReadonlyMap<string, string>
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Takes a change back. */
  onUndo: (entry: HistoryEntry) => void
  /** The change that is being taken back. */
  undoingId: number | null
  /** Why the last one could not be taken back, in Russian. */
  problem: string | null
  /** Addresses that it leads to. */
  links: { home: string; page: (page: number) => string }
}

/** Who changed what and when, in words, with the way back (docs/adr/0020). */
export function HistoryScreen(props: HistoryScreenProps) {
  const { view, event, tabs, problem, account, links } = props
  return (
    <OrganiserPage
      title="История"
      event={event}
      tabs={tabs}
      view={view}
      width="standard"
      account={account}
      links={links}
      filters={<HistoryFilters {...props} />}
      loadingText="Загружаем историю…"
    >
      {(data) => (
        <Stack gap="small">
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          <EntryList {...props} data={data} />
        </Stack>
      )}
    </OrganiserPage>
  )
}

function HistoryFilters({ query, onQueryChange, entities }: HistoryScreenProps) {
  return (
    <search className={office.filters}>
      <SearchField
        label="Кто или номер"
        value={query.q}
        maxLength={100}
        onChange={(q) => onQueryChange({ q })}
      />
      <Select
        label="Что"
        value={query.entity}
        items={[
          { value: '', label: 'Всё' },
          ...entities.map((value) => ({ value, label: auditEntities[value] ?? value })),
        ]}
        onChange={(entity) => onQueryChange({ entity })}
      />
    </search>
  )
}

const words = ['изменение', 'изменения', 'изменений'] as const

function EntryList(props: HistoryScreenProps & { data: ListRows<HistoryEntry> }) {
  const { data, query, onQueryChange, onShowAll, links } = props
  const [first] = data.items
  if (data.items.length === 0) {
    return query.q === '' && query.entity === '' ? (
      <EmptyState title="Изменений пока нет">Здесь будет всё, что меняют организаторы.</EmptyState>
    ) : (
      <EmptyState
        title="Ничего не нашлось"
        action={<Button onPress={() => onQueryChange({ q: '', entity: '' })}>Показать всё</Button>}
      />
    )
  }
  return (
    <>
      <Inline>
        <Text size="small" tone="secondary">
          <output>{data.isUpdating ? 'Обновляем…' : countOf(data.total, words)}</output>
          {onShowAll && first && `, только ${oneRecord(first)}`}
        </Text>
        {onShowAll && (
          <Button variant="quiet" onPress={onShowAll}>
            Показать всё
          </Button>
        )}
      </Inline>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={styles.list} role="list">
        {data.items.map((entry) => (
          <Entry key={entry.id} {...props} entry={entry} undo={undoOf(entry, data.items)} />
        ))}
      </ol>
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />
    </>
  )
}

/**
 * What one press takes back: a change of many records has one line for each, and its way back at the first of them.
 */
function undoOf(
  { id, change_set_id }: HistoryEntry,
  entries: readonly HistoryEntry[],
): 'one' | 'all' | null {
  if (change_set_id === null) return null
  const [first, second] = entries.filter((entry) => entry.change_set_id === change_set_id)
  if (first?.id !== id) return null
  return second === undefined ? 'one' : 'all'
}

const undoLabels = { one: 'Вернуть как было', all: 'Вернуть всё как было' } as const

interface EntryProps extends HistoryScreenProps {
  entry: HistoryEntry
  /** Null: not here. */
  undo: keyof typeof undoLabels | null
}

function Entry({ entry, undo, event, timeZone, contestNames, onUndo, undoingId }: EntryProps) {
  const { at, user, action, entity, entity_name, changes } = entry
  const what = auditAction(action, entity)
  const time = formatDateTime(at, timeZone)
  // The event's own page need not name it on each line.
  const record = event && entity === 'event' ? '' : auditRecord(entity, entity_name)
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <span className={styles.who}>
          {user ? fullName(user) || 'Удалённая запись' : 'Без входа'}
        </span>
        <time dateTime={at}>{time}</time>
      </span>
      <div>
        <p className={styles.changeText}>{record === '' ? what : `${what}: ${record}`}</p>
        <Changes
          lines={auditChanges(entity, changes, timeZone, contestNames)
            .filter(({ from, to }) => from !== '—' || to !== '—')
            .map(auditChangeText)}
        />
      </div>
      {undo !== null && (
        <span>
          <Button
            aria-label={`${undoLabels[undo]}: ${what}, ${record === '' ? '' : `${record}, `}${time}`}
            isPending={undoingId === entry.id}
            onPress={() => onUndo(entry)}
          >
            {undoLabels[undo]}
          </Button>
        </span>
      )}
    </li>
  )
}

/** So many lines are read at a glance; a new contest has five times as many. */
const MOST_LINES = 6

/** What has changed, of much the first of it. */
function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length <= MOST_LINES) return <LineList lines={lines} />
  const shown = MOST_LINES - 2
  return (
    <>
      <LineList lines={lines.slice(0, shown)} />
      <Disclosure summary={`Ещё ${countOf(lines.length - shown, fieldWords)}`}>
        <LineList lines={lines.slice(shown)} />
      </Disclosure>
    </>
  )
}

const fieldWords = ['значение', 'значения', 'значений'] as const

function LineList({ lines }: { lines: readonly string[] }) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.changes} role="list">
      {lines.map((line, index) => (
        // Rows of one kind have fields of one name; the lines of an entry never change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

/** «заявка № 12». */
function oneRecord({ entity, entity_name }: HistoryEntry): string {
  const kind = (auditEntities[entity] ?? entity).toLowerCase()
  return [kind, auditRecord(entity, entity_name)].join(' ').trim()
}
