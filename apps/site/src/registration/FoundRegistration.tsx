import { FoundRegistrationScreen } from '@parket/ui/screens/registration/FoundRegistrationScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import type { EventData } from '../sources/events.ts'
import type { RegDataAnswer } from './useFindRegistration.ts'

export interface FoundRegistrationProps {
  entry: RegDataAnswer
  data: EventData
  onClose: () => void
}

/** An entry opened by its number and PIN. */
export function FoundRegistration({ entry, data, onClose }: FoundRegistrationProps): ReactNode {
  const links = useLinks()
  return (
    <FoundRegistrationScreen
      event={data.event}
      entry={entry}
      contests={data.contests}
      onClose={onClose}
      links={{ event: links.to(patterns.event, { eventId: data.event.id }) }}
    />
  )
}
