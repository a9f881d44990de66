import { EventStatistics } from '@parket/react/components/EventStatistics'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function EventStatisticsPage({ params, title }: PageProps): ReactNode {
  return <EventStatistics eventId={Number(params['eventId'])} title={title} />
}
