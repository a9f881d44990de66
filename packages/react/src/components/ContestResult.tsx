import { ContestResultScreen } from '@parket/ui/screens/events/ContestResultScreen'
import type { ReactNode } from 'react'
import { useContestResult } from '../events/useContestResult.ts'
import { NotFound } from './NotFound.tsx'

interface ContestResultProps {
  eventId: number
  groupNum: number
  /** The window's title until the contest is known. */
  title?: string
}

/** The published result of a contest: places, rounds, marks. */
export function ContestResult({ eventId, groupNum, title }: ContestResultProps): ReactNode {
  const { missing, props } = useContestResult(eventId, groupNum, title)
  if (missing !== null) return <NotFound message={missing} />
  return <ContestResultScreen {...props} />
}
