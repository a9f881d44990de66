import type { ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
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
