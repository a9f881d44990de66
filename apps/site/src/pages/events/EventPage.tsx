import { EventHome } from '@parket/react/components/EventHome'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function EventPage({ params, title }: PageProps): ReactNode {
  return <EventHome eventId={Number(params['eventId'])} title={title} />
}
