import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
} from '@parket/ui/screens/account/VerifyEmailScreen'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '../api.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'

export function VerifyEmailContainer({ params }: ContainerProps): ReactNode {
  const token = params['token'] ?? ''
  return <VerifyEmail key={token} token={token} />
}

function VerifyEmail({ token }: { token: string }): ReactNode {
  const links = useLinks()
  usePageTitle('Подтверждение адреса')
  return (
    <VerifyEmailScreen
      view={useVerification(token)}
      links={{ home: links.to(patterns.home), profile: links.to(patterns.ownProfile) }}
    />
  )
}

/** How spending each link went; a link is spent once, however often its page is drawn. */
const spent = new Map<string, Promise<VerifyEmailScreenProps['view']>>()

function useVerification(token: string): VerifyEmailScreenProps['view'] {
  const [view, setView] = useState<VerifyEmailScreenProps['view']>({ state: 'loading' })
  useEffect(() => {
    let isLeft = false
    async function show() {
      const outcome = spent.get(token) ?? spend(token)
      spent.set(token, outcome)
      const result = await outcome
      if (!isLeft) setView(result.state === 'failed' ? { ...result, onRetry } : result)
    }
    function onRetry() {
      spent.delete(token)
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

async function spend(token: string): Promise<VerifyEmailScreenProps['view']> {
  try {
    await unwrap(api.POST('/api/verify-email', { body: { token } }))
    return { state: 'done' }
  } catch (error) {
    const message = userFacingText(error)
    const isUseless = error instanceof ApiProblem && error.status === 422
    return isUseless ? { state: 'refused', message } : { state: 'failed', message, onRetry() {} }
  }
}
