import { EventResults } from '@parket/react/components/EventResults'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function EventResultsPage({ params, title }: PageProps): ReactNode {
  return <EventResults eventId={Number(params['eventId'])} title={title} />
}
