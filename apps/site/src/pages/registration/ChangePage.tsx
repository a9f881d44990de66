import { filterOf } from '@parket/domain/registration/storedRegistration'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { RegistrationWizardScreen } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { queryClient } from '../../data/queryClient.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import type { EventData } from '../../data/event/eventSource.ts'
import { readChange } from './changeStorage.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import { noActions } from './firstView.ts'
import { knownPin, renewKnownRegistration, type RegDataAnswer } from './openRegistration.ts'
import { WizardEngine, type Running } from './WizardEngine.tsx'

interface ChangePageProps {
  data: EventData
  regDataId: number
  /** ISO instant. */
  now: string
}

/** The wizard with a registration in it that stands already. */
export function ChangePage(props: ChangePageProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Change {...props} />
    </QueryClientProvider>
  )
}

function Change({ data, regDataId, now }: ChangePageProps): ReactNode {
  const eventId = data.event.id
  const { status } = useAuth()
  // Begun once: what others change meanwhile is told when this is sent.
  const [stored, setStored] = useState<RegDataAnswer | null>(null)
  const isSessionKnown = status === 'loggedIn' || status === 'anonymous'
  const {
    data: fresh,
    error,
    refetch,
  } = useQuery({
    queryKey: ['registration-to-change', eventId, regDataId],
    queryFn: () => fetchRegistration(eventId, regDataId, knownPin(eventId, regDataId)),
    enabled: isSessionKnown && stored === null,
    staleTime: 0,
    gcTime: 0,
  })
  if (fresh && stored === null) setStored(fresh)
  const onLogin = useLoginDialog()
  const links = useWizardLinks(eventId, regDataId)
  if (stored) return <ChangeWizard data={data} stored={stored} now={now} links={links} />
  return (
    <RegistrationWizardScreen
      view={
        error
          ? {
              state: 'failed',
              message: userFacingText(error),
              onRetry: isLoginNeeded(error) ? onLogin : () => void refetch(),
            }
          : { state: 'loading' }
      }
      parts={null}
      now={now}
      actions={noActions}
      links={links}
    />
  )
}

function isLoginNeeded(error: Error): boolean {
  return error instanceof ApiProblem && error.status === 401
}

function useWizardLinks(eventId: number, regDataId: number) {
  const links = useLinks()
  return {
    event: links.to('event', { eventId }),
    back: links.to('selectRegistration', { eventId }, { entry: regDataId }),
    privacy: links.to('privacy'),
  }
}

interface ChangeWizardProps extends Pick<ChangePageProps, 'data' | 'now'> {
  stored: RegDataAnswer
  links: ReturnType<typeof useWizardLinks>
}

function ChangeWizard({ data, stored, now, links }: ChangeWizardProps): ReactNode {
  const [, navigate] = useLocation()
  const filter = useMemo(() => filterOf(stored), [stored])
  const [draft] = useState(() => readChange(stored, data.contests))
  const [running, setRunning] = useState<Running | null>(null)
  return (
    <>
      <RegistrationWizardScreen
        view={running ? { state: 'ready', ...running.view } : { state: 'loading' }}
        parts={running?.parts ?? null}
        now={now}
        actions={running?.actions ?? noActions}
        links={links}
      />
      <WizardEngine
        data={data}
        filter={filter}
        now={now}
        stored={stored}
        draft={draft}
        isTyped={false}
        isNextWanted={false}
        onRun={setRunning}
        onDone={(entry) => {
          renewKnownRegistration(entry)
          for (const name of ['registration', 'payment-account', 'own-registrations']) {
            void queryClient.invalidateQueries({ queryKey: [name] })
          }
          navigate(links.back, { replace: true, state: { isSaved: true } })
        }}
      />
    </>
  )
}
