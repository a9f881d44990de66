import { withQuery } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TabNav } from '../../../components/TabNav/TabNav.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready, ListRows } from '../../../viewState.ts'
import type { ListedEvent } from '../eventData.ts'
import { EventRows } from '../parts/EventRow/EventRows.tsx'
import { EventSearchForm, type EventQuery, type EventSearchTarget } from './EventSearchForm.tsx'

export type EventFilter = 'future' | 'past'

interface EventPage extends Omit<ListRows<ListedEvent>, 'items' | 'isUpdating'> {
  events: readonly ListedEvent[]
}

export interface EventListScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<EventPage>
  /** Events to come, or those gone by. */
  filter: EventFilter
  /** What the list was searched for. */
  query: EventQuery
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: {
    future: string
    past: string
    /** This filter without a search. */
    clear: string
    /** A pattern with `:eventId`. */
    event: string
    /** This list; `page` is added to its query. */
    page: string
  }
  /** Where the search goes without script. */
  form: EventSearchTarget
  /** Searches without loading the page anew. */
  onSearch?: (query: EventQuery) => void
  /** 2 where the list stands below the heading of a page. */
  headingLevel?: 1 | 2
}

/** So few rows are looked through faster than they are searched. */
const NO_SEARCH_UP_TO = 2

/** Published events of the tenant, future or past. */
export function EventListScreen(props: EventListScreenProps) {
  const { view, filter, query, links, form, onSearch, headingLevel = 1 } = props
  const isSearchable = isSearched(query) || (view.state === 'ready' && view.total > NO_SEARCH_UP_TO)
  return (
    <Page>
      <Heading level={headingLevel}>Турниры</Heading>
      <Stack gap="large">
        <TabNav
          aria-label="Когда"
          items={[
            { href: links.future, label: 'Будущие', isCurrent: filter === 'future' },
            { href: links.past, label: 'Прошедшие', isCurrent: filter === 'past' },
          ]}
        />
        {isSearchable && (
          <EventSearchForm
            key={JSON.stringify(query)}
            query={query}
            target={form}
            onSearch={onSearch}
          />
        )}
      </Stack>
      <EventList {...props} rowLevel={headingLevel === 1 ? 2 : 3} />
    </Page>
  )
}

function isSearched(query: EventQuery): boolean {
  return Object.values(query).some((part) => part !== '')
}

interface RowLevel {
  /** Of the headings below the list's own. */
  rowLevel: 2 | 3
}

function EventList({ view, query, filter, now, links, rowLevel }: EventListScreenProps & RowLevel) {
  if (view.state === 'failed') {
    return <ErrorState headingLevel={rowLevel} message={view.message} onRetry={view.onRetry} />
  }
  if (view.state === 'ready' && view.events.length === 0) {
    return isSearched(query) ? (
      <NothingFound links={links} rowLevel={rowLevel} />
    ) : (
      <NoEvents filter={filter} links={links} rowLevel={rowLevel} />
    )
  }
  const page = view.state === 'ready' ? view : null
  return (
    <Stack gap="medium">
      <Text size="small" tone="secondary">
        <output>
          {page ? countOf(page.total, ['турнир', 'турнира', 'турниров']) : 'Загружаем турниры…'}
        </output>
      </Text>
      <div aria-busy={page === null}>
        <EventRows
          events={page?.events ?? null}
          now={now}
          href={links.event}
          headingLevel={rowLevel}
        />
      </div>
      {page && (
        <Pagination
          page={page.page}
          pageCount={page.pageCount}
          hrefOf={(number) => withQuery(links.page, { page: number })}
        />
      )}
    </Stack>
  )
}

function NothingFound({ links, rowLevel }: Pick<EventListScreenProps, 'links'> & RowLevel) {
  return (
    <EmptyState
      headingLevel={rowLevel}
      title="Ничего не нашлось"
      action={<ButtonLink href={links.clear}>Показать все</ButtonLink>}
    >
      Проверьте, как написаны город и название: город ищется целиком, название&nbsp;— по&nbsp;любой
      его части. Или возьмите больше дней.
    </EmptyState>
  )
}

function NoEvents({
  filter,
  links,
  rowLevel,
}: Pick<EventListScreenProps, 'filter' | 'links'> & RowLevel) {
  return filter === 'future' ? (
    <EmptyState
      headingLevel={rowLevel}
      title="Новых турниров пока нет"
      action={<ButtonLink href={links.past}>Прошедшие турниры</ButtonLink>}
    >
      Как только организаторы объявят следующий, он появится здесь.
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={rowLevel}
      title="Прошедших турниров нет"
      action={<ButtonLink href={links.future}>Будущие турниры</ButtonLink>}
    >
      Здесь останутся турниры с результатами, когда закончатся.
    </EmptyState>
  )
}
