import type { ReactNode } from 'react'
import type { EventData } from '../../data/event/eventSource.ts'
import { lazyPage } from '../../data/page/lazyPage.tsx'
import { useDraftOwner } from '../../registration/useDraftOwner.ts'
import { useNewRegistration } from '../../registration/useNewRegistration.ts'
import { WizardForm } from '../WizardForm.tsx'

const donePage = lazyPage(async () => (await import('./DonePage.tsx')).DonePage)

export interface RegistrationWizardProps {
  data: EventData
}

/** The wizard of a new registration, and the page of what was made with it. */
export function RegistrationWizard({ data }: RegistrationWizardProps): ReactNode {
  const { userId, turn } = useDraftOwner()
  return <OwnWizard key={turn} data={data} userId={userId} />
}

interface OwnWizardProps extends RegistrationWizardProps {
  /** Whose draft it is; null: a visitor's. */
  userId: number | null
}

function OwnWizard({ data, userId }: OwnWizardProps): ReactNode {
  const { wizard, links, now, done } = useNewRegistration({ data, userId })
  return done === null ? (
    <WizardForm wizard={wizard} now={now} links={links} />
  ) : (
    <donePage.Component data={data} {...done} />
  )
}
