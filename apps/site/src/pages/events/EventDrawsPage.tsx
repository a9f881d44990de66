import { EventDraws } from '@parket/react/components/EventDraws'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function EventDrawsPage({ params, title }: PageProps): ReactNode {
  return <EventDraws eventId={Number(params['eventId'])} title={title} />
}
