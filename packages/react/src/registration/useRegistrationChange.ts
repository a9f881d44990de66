import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { filterOf } from '@parket/domain/registration/storedRegistration'
import type { RegistrationWizardScreenProps } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import type { WithdrawRegistrationProps } from '@parket/ui/screens/registration/WithdrawRegistration'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLinks } from '../data/address/useLinks.ts'
import type { EventData } from '../data/event/eventSource.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { renewRegistrations } from './own/registrationQueries.ts'
import { clearChange, readChange } from './wizard/changeStorage.ts'
import { useWithdrawal } from './wizard/useWithdrawal.ts'
import { useWizard, type RunningWizard } from './wizard/useWizard.ts'
import { changeMachine } from './wizard/wizardActors.ts'
import { wizardLinks } from './wizard/wizardLinks.ts'

/** The wizard that changes a registration. */
export interface RegistrationChange {
  /** Its view and its acts, as `RegistrationWizardScreen` takes them. */
  wizard: RunningWizard
  links: RegistrationWizardScreenProps['links']
  /** ISO instant. */
  now: string
  /** Takes the whole registration back, for `WithdrawRegistration`; null where that has been done. */
  withdrawal: WithdrawRegistrationProps | null
}

/** What is changed. */
export interface RegistrationChangeOptions {
  /** The event with what can be danced at it. */
  data: EventData
  /** The registration as it stands: `useStoredRegistration`. */
  stored: RegistrationAnswer
}

/**
 * Runs the wizard over a registration that was made. What comes of it is shown at the registration's own page. What calls it
 * needs a `key` of the registration: another one begins anew.
 */
export function useRegistrationChange({
  data,
  stored,
}: RegistrationChangeOptions): RegistrationChange {
  const eventId = data.event.id
  const { now } = usePageState()
  const links = wizardLinks(useLinks(), eventId, stored.regData.id)
  const [, navigate] = useLocation()
  const filter = useMemo(() => filterOf(stored), [stored])
  const wizard = useWizard({
    machine: changeMachine,
    data,
    filter,
    now,
    stored,
    readDraft: () => readChange(stored, data.contests),
    onRegistered() {
      void renewRegistrations()
      navigate(links.back, { replace: true, state: { isSaved: true } })
    },
  })
  const withdrawal = useWithdrawal(eventId, stored, () => {
    clearChange()
    navigate(links.back, { replace: true })
  })
  return {
    wizard,
    links,
    now,
    withdrawal: isWithdrawn(stored.registrations)
      ? null
      : { regN: stored.regData.reg_n, withdrawal },
  }
}
