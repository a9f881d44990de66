import { RatedPerson } from '@parket/react/components/RatedPerson'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function RatedPersonPage({ params, title }: PageProps): ReactNode {
  useStoredEvent()
  return <RatedPerson personId={Number(params['personId'])} title={title} />
}
