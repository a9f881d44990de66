import { Rating } from '@parket/react/components/Rating'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { ReactNode } from 'react'

/** The rating of the team, for everybody (docs/rules/rating.md, «Where it shows»). */
export function TeamRatingPage({ title }: PageProps): ReactNode {
  usePageTitle(title)
  useStoredEvent()
  return <Rating />
}
