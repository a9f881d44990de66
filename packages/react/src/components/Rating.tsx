import { TeamRatingScreen } from '@parket/ui/screens/rating/TeamRatingScreen'
import type { ReactNode } from 'react'
import { useRating } from '../rating/useRating.ts'

/** The rating of the team, with its filters. */
export function Rating(): ReactNode {
  return <TeamRatingScreen {...useRating()} />
}
