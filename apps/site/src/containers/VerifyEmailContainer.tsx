import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
} from '@parket/ui/screens/account/VerifyEmailScreen'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { ContainerProps } from '../routes.tsx'

export function VerifyEmailContainer({ params }: ContainerProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <VerifyEmail token={params['token'] ?? ''} />
    </QueryClientProvider>
  )
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

/** Spends the link once, however often the page is drawn: a query is shared and kept. */
function useVerification(token: string): VerifyEmailScreenProps['view'] {
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await unwrap(api.POST('/api/verify-email', { body: { token } }))
      return true
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  if (isSuccess) return { state: 'done' }
  if (!error) return { state: 'loading' }
  const message = userFacingText(error)
  const isUseless = error instanceof ApiProblem && error.status === 422
  if (isUseless) return { state: 'refused', message }
  return { state: 'failed', message, onRetry: () => void refetch() }
}
