import { withQuery, fillPath } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready, ListRows } from '../../../viewState.ts'
import { PersonForm } from '../parts/PersonForm.tsx'
import type { PersonQuery, SearchForm } from '../parts/searchData.ts'
import { RegisteredEvents, type RegisteredEvent } from './RegisteredEvents.tsx'
import { TournamentRow, type Tournament } from './TournamentRow.tsx'
import * as styles from '../parts/search.css.ts'

export type { PersonQuery, RegisteredEvent, SearchForm }

export interface TournamentsScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: { state: 'idle' } | Loading | Failed | Ready<Omit<ListRows<Tournament>, 'isUpdating'>>
  /** Whom the account registered besides; [] for a visitor, and while somebody else is looked for. */
  registered: readonly RegisteredEvent[]
  /** Who is looked for, as typed. */
  form: SearchForm<PersonQuery>
  /** The reader's own tournaments are shown: the form is one line above them. */
  isOwn?: boolean
  /** Addresses that it leads to. */
  links: {
    /** A pattern with `:eventId`. */
    event: string
    /** This list; `page` is added to its query. */
    page: string
  }
}

/** Tournaments of one person, oneself when logged in (/info-by-name). */
export function TournamentsScreen({
  view,
  registered,
  form,
  isOwn = false,
  links,
}: TournamentsScreenProps) {
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Мои турниры</Heading>
        <Text tone="secondary" isMeasured>
          Где вы танцевали и&nbsp;куда записаны. Фамилия, имя и&nbsp;дата рождения&nbsp;— как
          в&nbsp;заявке: они нужны только для поиска и&nbsp;нигде не&nbsp;сохраняются.
        </Text>
      </Stack>
      <PersonForm form={form} submitLabel="Показать" isOwn={isOwn} />
      <Tournaments view={view} links={links} />
      <RegisteredEvents events={registered} href={links.event} />
    </Page>
  )
}

function Tournaments({ view, links }: Pick<TournamentsScreenProps, 'view' | 'links'>) {
  if (view.state === 'idle') return null
  if (view.state === 'loading') return <TableSkeleton label="Загружаем турниры…" />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.total === 0) {
    return (
      <EmptyState title="Турниров не нашлось">
        Проверьте, как имя и&nbsp;дата рождения указаны в&nbsp;заявке: совпасть должно всё.
      </EmptyState>
    )
  }
  return (
    <Stack gap="medium">
      <Text size="small" tone="secondary">
        <output>{countOf(view.total, ['турнир', 'турнира', 'турниров'])}</output>
      </Text>
      <ul className={styles.list}>
        {view.items.map((tournament) => (
          <TournamentRow
            key={tournament.event.id}
            tournament={tournament}
            href={fillPath(links.event, { eventId: tournament.event.id })}
          />
        ))}
      </ul>
      <Pagination
        page={view.page}
        pageCount={view.pageCount}
        hrefOf={(page) => withQuery(links.page, { page })}
      />
    </Stack>
  )
}
