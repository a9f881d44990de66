import { formatDayInWords } from '@parket/domain/event/dates'
import { countingText, givingText } from '@parket/domain/rating/schemeWords'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { RatingFilters, type RatingChoice } from '../parts/RatingFilters.tsx'
import { RatingTable, type RatingTableProps } from '../parts/RatingTable.tsx'
import type { RatingPage } from '../parts/ratingData.ts'

export type { RatingQuery } from '../parts/ratingData.ts'

export interface TeamRatingScreenProps extends RatingChoice {
  /** One page of the rating and its rules; or why there is none. */
  view: Loading | Failed | Ready<RatingPage>
  /** Addresses that it leads to. */
  links: RatingTableProps['links'] & {
    events: string
    /** One's own rating; null where there is no such page. */
    userRating: string | null
  }
}

/** The rating of a team, for everybody: by which rules, who stands where; every line opens its points. */
export function TeamRatingScreen({ view, query, onQueryChange, links }: TeamRatingScreenProps) {
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Рейтинг</Heading>
        {view.state === 'ready' && view.rules && (
          <Text tone="secondary" isMeasured>
            {view.asOf && `На ${formatDayInWords(view.asOf)}. `}
            {givingText(view.rules)} {countingText(view.rules)} Нажмите на&nbsp;имя, чтобы увидеть,
            за&nbsp;что даны очки.{' '}
            {links.userRating !== null && <Link href={links.userRating}>Мой рейтинг</Link>}
          </Text>
        )}
      </Stack>
      <Content {...{ view, query, onQueryChange, links }} />
    </Page>
  )
}

function Content({ view, query, onQueryChange, links }: TeamRatingScreenProps) {
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.state === 'ready' && view.rules === null) {
    return (
      <EmptyState
        title="Рейтинга пока нет"
        action={<ButtonLink href={links.events}>К&nbsp;турнирам</ButtonLink>}
      >
        Он появится, когда команда задаст схему очков и&nbsp;опубликует результаты.
      </EmptyState>
    )
  }
  const choices = view.state === 'ready' ? view.choices : null
  return (
    <>
      <RatingFilters query={query} onQueryChange={onQueryChange} choices={choices} />
      {view.state === 'loading' ? (
        <TableSkeleton label="Загружаем рейтинг…" />
      ) : (
        <RatingTable data={view} hasLeaders onQueryChange={onQueryChange} links={links} />
      )}
    </>
  )
}
