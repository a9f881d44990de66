import { RegistrationDoneScreen } from '@parket/ui/screens/registration/RegistrationDoneScreen'
import { RegistrationWizardScreen } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import type { EventData } from '../sources/events.ts'
import { useWizard } from './useWizard.ts'

interface RegistrationWizardProps {
  data: EventData
  /** The address's query: the door's filters. */
  search: string
  /** ISO instant. */
  now: string
}

/** The wizard, and what it made of the entry. */
export function RegistrationWizard({ data, search, now }: RegistrationWizardProps): ReactNode {
  const links = useLinks()
  const { view, actions, result, onRestart } = useWizard({ data, search, now })
  const { event, contests } = data
  const eventHref = links.to(patterns.event, { eventId: event.id })
  const doorHref = links.to(patterns.selectRegistration, { eventId: event.id })

  if (result) {
    return (
      <RegistrationDoneScreen
        event={event}
        regN={result.regData.reg_n}
        pinCode={result.regData.pin_code}
        email={view.draft.contacts.email}
        dancers={view.draft.dancers}
        registrations={result.registrations}
        contests={contests}
        links={{ event: eventHref, change: doorHref }}
        onAnother={onRestart}
      />
    )
  }
  return (
    <RegistrationWizardScreen
      view={view}
      now={now}
      actions={actions}
      links={{ event: eventHref, selectRegistration: doorHref, privacy: null }}
    />
  )
}
