import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { filterOf } from '@parket/domain/registration/storedRegistration'
import { RegistrationPendingScreen } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import { WithdrawRegistration } from '@parket/ui/screens/registration/WithdrawRegistration'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { queryClient } from '../../data/queryClient.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import type { EventData } from '../../data/event/eventSource.ts'
import { clearChange, readChange } from '../../registration/wizard/changeStorage.ts'
import { fetchRegistration } from '../../registration/own/fetchRegistration.ts'
import { knownPin } from '../../registration/own/openRegistration.ts'
import { renewRegistrations } from '../../registration/own/registrationQueries.ts'
import { useWithdrawal } from '../../registration/wizard/useWithdrawal.ts'
import { useWizard } from '../../registration/wizard/useWizard.ts'
import { changeMachine } from '../../registration/wizard/wizardActors.ts'
import { WizardForm } from './WizardForm.tsx'
import { wizardLinks } from '../../registration/wizard/wizardLinks.ts'

interface ChangePageProps {
  data: EventData
  regDataId: number
  /** ISO instant. */
  now: string
}

/** The wizard that changes a registration. */
export function ChangePage({ data, regDataId, now }: ChangePageProps): ReactNode {
  const eventId = data.event.id
  const { status } = useAuth()
  // Fetched once: what others change meanwhile is told when this is sent.
  const [stored, setStored] = useState<RegistrationAnswer | null>(null)
  const isSessionKnown = status === 'loggedIn' || status === 'anonymous'
  const {
    data: fresh,
    error,
    refetch,
  } = useQuery(
    {
      queryKey: ['registration-to-change', eventId, regDataId],
      queryFn: () => fetchRegistration(eventId, regDataId, knownPin(eventId, regDataId)),
      enabled: isSessionKnown && stored === null,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (fresh && stored === null) setStored(fresh)
  const onLogin = useLoginDialog()
  const links = wizardLinks(useLinks(), eventId, regDataId)
  if (stored) return <ChangeWizard data={data} stored={stored} now={now} links={links} />
  return (
    <RegistrationPendingScreen
      view={
        error
          ? {
              state: 'failed',
              message: userFacingText(error),
              onRetry: isLoginNeeded(error) ? onLogin : () => void refetch(),
            }
          : { state: 'loading' }
      }
      links={links}
    />
  )
}

function isLoginNeeded(error: Error): boolean {
  return error instanceof ApiProblem && error.status === 401
}

interface ChangeWizardProps extends Pick<ChangePageProps, 'data' | 'now'> {
  stored: RegistrationAnswer
  links: ReturnType<typeof wizardLinks>
}

function ChangeWizard({ data, stored, now, links }: ChangeWizardProps): ReactNode {
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
  const { registrations } = stored
  const withdrawal = useWithdrawal(data.event.id, stored, () => {
    clearChange()
    navigate(links.back, { replace: true })
  })
  return (
    <WizardForm wizard={wizard} now={now} links={links}>
      {!isWithdrawn(registrations) && (
        <WithdrawRegistration regN={stored.regData.reg_n} withdrawal={withdrawal} />
      )}
    </WizardForm>
  )
}
