import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { RegistrationPendingScreen } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import { WithdrawRegistration } from '@parket/ui/screens/registration/WithdrawRegistration'
import type { ReactNode } from 'react'
import type { EventData } from '../../data/event/eventSource.ts'
import { useRegistrationChange } from '../../registration/useRegistrationChange.ts'
import { useStoredRegistration } from '../../registration/useStoredRegistration.ts'
import { WizardForm } from '../WizardForm.tsx'

interface ChangePageProps {
  data: EventData
  regDataId: number
}

/** The wizard that changes a registration. */
export function ChangePage({ data, regDataId }: ChangePageProps): ReactNode {
  const { stored, pending } = useStoredRegistration(data.event.id, regDataId)
  if (stored) return <ChangeWizard data={data} stored={stored} />
  return <RegistrationPendingScreen {...pending} />
}

interface ChangeWizardProps {
  data: EventData
  stored: RegistrationAnswer
}

function ChangeWizard(options: ChangeWizardProps): ReactNode {
  const { wizard, links, now, withdrawal } = useRegistrationChange(options)
  return (
    <WizardForm wizard={wizard} now={now} links={links}>
      {withdrawal && <WithdrawRegistration {...withdrawal} />}
    </WizardForm>
  )
}
