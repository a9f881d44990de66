import type { ReactNode } from 'react'
import type { KnownValues } from '../../../data/address/searchState.ts'
import { useSearchState } from '../../../data/address/useSearchState.ts'
import { useClearEvent } from '../../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { AdminRating } from './AdminRating.tsx'
import { RatingSamePerson } from './RatingSamePerson.tsx'
import { RatingRuns } from './RatingRuns.tsx'
import { RatingSchemes } from './RatingSchemes.tsx'

const defaults = { part: 'rating' }

const known: KnownValues<typeof defaults> = { part: ['rating', 'schemes', 'runs', 'doubles'] }

/** The rating of the team: places, schemes, calculations, likely doubles (/admin/rating). */
export function AdminRatingPage({ title }: PageProps): ReactNode {
  const [{ part }] = useSearchState(defaults, known)
  useClearEvent()
  usePageTitle(title)
  if (part === 'schemes') return <RatingSchemes />
  if (part === 'runs') return <RatingRuns />
  if (part === 'doubles') return <RatingSamePerson />
  return <AdminRating />
}
