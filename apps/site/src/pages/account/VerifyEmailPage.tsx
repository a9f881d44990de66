import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
} from '@parket/ui/screens/account/VerifyEmailScreen'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '../../data/api.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'

export function VerifyEmailPage({ params, title }: PageProps): ReactNode {
  const token = params['token'] ?? ''
  return <VerifyEmail key={token} token={token} title={title} />
}

function VerifyEmail({ token, title }: { token: string; title: string }): ReactNode {
  const links = useLinks()
  usePageTitle(title)
  return (
    <VerifyEmailScreen
      view={useVerification(token)}
      links={{ home: links.to('home'), profile: links.to('profile') }}
    />
  )
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
