import { EventList } from '@parket/react/components/EventList'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { ReactNode } from 'react'

export function EventListPage({ title }: PageProps): ReactNode {
  useClearEvent()
  usePageTitle(title)
  return <EventList />
}
