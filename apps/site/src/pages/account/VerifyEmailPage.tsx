import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
} from '@parket/ui/screens/account/VerifyEmailScreen'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginRequest } from '@parket/react/data/auth/LoginDialogContext'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'

export function VerifyEmailPage({ params, title }: PageProps): ReactNode {
  const token = params['token'] ?? ''
  return <VerifyEmail key={token} token={token} title={title} />
}

function VerifyEmail({ token, title }: { token: string; title: string }): ReactNode {
  const links = useLinks()
  const { status } = useAuth()
  const view = useVerification(token)
  useFreshUser(view.state === 'done')
  const askLogin = useLoginRequest()
  const profile = links.to('profile')
  usePageTitle(title)
  return (
    <VerifyEmailScreen
      view={view}
      onLogin={status === 'anonymous' ? () => askLogin({ goOnTo: profile }) : null}
      links={{ home: links.to('home'), profile }}
    />
  )
}

/** Whoever is logged in may be who has just confirmed the address: the profile says so at once. */
function useFreshUser(isConfirmed: boolean): void {
  const { status, user, change } = useAuth()
  const id = isConfirmed && status === 'loggedIn' ? (user?.id ?? null) : null
  const renew = useEffectEvent(change)
  useEffect(() => {
    if (id === null) return
    unwrap(api.GET('/api/users/{id}', { params: { path: { id } } })).then(
      (fresh) => renew(fresh),
      // The profile asks again once it is opened anew.
      () => {},
    )
  }, [id])
}

/** The outcome of each link: it works once, however often its page is rendered. */
const outcomes = new Map<string, Promise<VerifyEmailScreenProps['view']>>()

function useVerification(token: string): VerifyEmailScreenProps['view'] {
  const [view, setView] = useState<VerifyEmailScreenProps['view']>({ state: 'loading' })
  useEffect(() => {
    let isLeft = false
    async function show() {
      const outcome = outcomes.get(token) ?? verify(token)
      outcomes.set(token, outcome)
      const result = await outcome
      if (!isLeft) setView(result.state === 'failed' ? { ...result, onRetry } : result)
    }
    function onRetry() {
      outcomes.delete(token)
      setView({ state: 'loading' })
      void show()
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [token])
  return view
}

async function verify(token: string): Promise<VerifyEmailScreenProps['view']> {
  try {
    await unwrap(api.POST('/api/verify-email', { body: { token } }))
    return { state: 'done' }
  } catch (error) {
    const message = userFacingText(error)
    const isUseless = error instanceof ApiProblem && error.status === 422
    return isUseless ? { state: 'refused', message } : { state: 'failed', message, onRetry() {} }
  }
}
