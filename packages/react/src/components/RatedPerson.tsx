import { RatedPersonScreen } from '@parket/ui/screens/rating/RatedPersonScreen'
import type { ReactNode } from 'react'
import { useRatedPerson } from '../rating/useRatedPerson.ts'
import { NotFound } from './NotFound.tsx'

interface RatedPersonProps {
  personId: number
  /** The window's title until the name is known. */
  title?: string
}

/** Somebody of the rating with their points. */
export function RatedPerson({ personId, title }: RatedPersonProps): ReactNode {
  const { missing, props } = useRatedPerson(personId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <RatedPersonScreen {...props} />
}
