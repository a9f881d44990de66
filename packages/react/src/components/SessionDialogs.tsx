import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { factorQuestion } from '../data/auth/factorPrompt.ts'
import type { Login } from '../login/useLogin.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

const LoginDialogs = lazy(async () => ({
  default: (await import('./LoginDialogs.tsx')).LoginDialogs,
}))

const FactorDialog = lazy(async () => ({
  default: (await import('./FactorDialog.tsx')).FactorDialog,
}))

/** The dialogs of the login over any page: login, forgotten password, a code that a call asks for. */
export function SessionDialogs({ login }: { login: Login }): ReactNode {
  const question = useSyncExternalStore(
    factorQuestion.watch,
    factorQuestion.read,
    factorQuestion.readOnServer,
  )
  const [wasFactorAsked, setWasFactorAsked] = useState(false)
  if (question && !wasFactorAsked) setWasFactorAsked(true)
  return (
    <>
      {login.wasOpened && (
        <PageErrorBoundary>
          <Suspense>
            <LoginDialogs
              isOpen={login.isOpen}
              onClose={login.onClose}
              onLoggedIn={login.onLoggedIn}
            />
          </Suspense>
        </PageErrorBoundary>
      )}
      {wasFactorAsked && (
        <PageErrorBoundary>
          <Suspense>
            <FactorDialog question={question} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </>
  )
}
