import { filterOf } from '@parket/domain/registration/standing'
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
import { fetchEntry } from './fetchEntry.ts'
import { noActions } from './firstView.ts'
import { knownPin, renewOpenEntry, type RegDataAnswer } from './openEntry.ts'
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
  const [standing, setStanding] = useState<RegDataAnswer | null>(null)
  const isSessionKnown = status === 'loggedIn' || status === 'anonymous'
  const {
    data: fresh,
    error,
    refetch,
  } = useQuery({
    queryKey: ['registration-to-change', eventId, regDataId],
    queryFn: () => fetchEntry(eventId, regDataId, knownPin(eventId, regDataId)),
    enabled: isSessionKnown && standing === null,
    staleTime: 0,
    gcTime: 0,
  })
  if (fresh && standing === null) setStanding(fresh)
  const onLogin = useLoginDialog()
  const links = useWizardLinks(eventId, regDataId)
  if (standing) return <ChangeWizard data={data} standing={standing} now={now} links={links} />
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
  standing: RegDataAnswer
  links: ReturnType<typeof useWizardLinks>
}

function ChangeWizard({ data, standing, now, links }: ChangeWizardProps): ReactNode {
  const [, navigate] = useLocation()
  const filter = useMemo(() => filterOf(standing), [standing])
  const [draft] = useState(() => readChange(standing, data.contests))
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
        standing={standing}
        draft={draft}
        isTyped={false}
        isNextWanted={false}
        onRun={setRunning}
        onDone={(entry) => {
          renewOpenEntry(entry)
          for (const name of ['registration', 'payment-account', 'own-registrations']) {
            void queryClient.invalidateQueries({ queryKey: [name] })
          }
          navigate(links.back, { replace: true, state: { isSaved: true } })
        }}
      />
    </>
  )
}
