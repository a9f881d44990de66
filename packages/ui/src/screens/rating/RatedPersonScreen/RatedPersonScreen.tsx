import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { PersonPoints, type PersonPointsProps } from '../parts/PersonPoints.tsx'
import type { DancerHistory, PersonRating } from '../parts/ratingData.ts'
import { PersonHistory, type PersonHistoryProps } from './PersonHistory.tsx'

interface RatedPerson {
  name: string
  rating: PersonRating
  history: DancerHistory | null
}

export interface RatedPersonScreenProps {
  /** The name as the consents allow; without a history where not every entry was agreed to be published. */
  view: Loading | Failed | Ready<RatedPerson>
  /** Addresses that it leads to. */
  links: PersonPointsProps['links'] & PersonHistoryProps['links'] & { rating: string }
}

/** Somebody in the rating of a team: each result with its rule, why the sum changed, partners and next events. */
export function RatedPersonScreen({ view, links }: RatedPersonScreenProps) {
  return (
    <Page>
      <Stack gap="xsmall">
        <Link href={links.rating}>Рейтинг</Link>
        <Heading level={1}>{view.state === 'ready' ? view.name : 'Очки танцора'}</Heading>
      </Stack>
      {view.state === 'loading' && <TableSkeleton label="Загружаем очки…" />}
      {view.state === 'failed' && <ErrorState message={view.message} onRetry={view.onRetry} />}
      {view.state === 'ready' && <PersonPoints rating={view.rating} links={links} />}
      {view.state === 'ready' && view.history && (
        <PersonHistory items={view.rating.items} history={view.history} links={links} />
      )}
    </Page>
  )
}
