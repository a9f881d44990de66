import {
  EventInfoScreen,
  type EventInfoScreenProps,
} from '@parket/ui/screens/events/EventInfoScreen'
import type { ReactNode } from 'react'
import { useEventInfo } from '../events/useEventInfo.ts'
import { NotFound } from './NotFound.tsx'

interface EventInfoProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
  /** Saves a document that a plain link would not: it carries no token, and those of a draft need one. */
  onDownload?: EventInfoScreenProps['onDownload']
}

/** What the organisers tell of an event: their text, the documents, the place. */
export function EventInfo({ eventId, title, onDownload }: EventInfoProps): ReactNode {
  const { missing, props } = useEventInfo(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  return <EventInfoScreen {...props} {...(onDownload && { onDownload })} />
}
