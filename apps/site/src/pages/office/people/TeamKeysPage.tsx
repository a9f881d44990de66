import { unwrap, userFacingText } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { can } from '@parket/domain/rights/rights'
import { TeamKeysScreen } from '@parket/ui/screens/office/people/TeamKeysScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { toasts } from '../../../data/toasts.ts'
import { screenView } from '@parket/react/data/view'

/** By which keys a team signs its result files (/admin/teams/{teamId}/keys). */
export function TeamKeysPage({ params, title }: PageProps): ReactNode {
  const id = Number(params['teamId'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const [isAsked, setIsAsked] = useState(false)
  const path = { params: { path: { id } } }
  const queryKey = ['team', id, 'keys']
  const keys = useQuery(
    { queryKey, queryFn: () => unwrap(api.GET('/api/teams/{id}/result-keys', path)) },
    queryClient,
  )
  const signing = keys.data?.keys.find(({ until }) => until === null)?.id ?? null
  const replacement = useMutation(
    {
      mutationFn: () =>
        unwrap(api.POST('/api/teams/{id}/result-keys', { ...path, body: { key: signing } })),
      onSuccess(saved) {
        queryClient.setQueryData(queryKey, saved)
        toasts.add({ text: 'Ключ заменён' })
      },
    },
    queryClient,
  )
  useClearEvent()
  usePageTitle(title)
  return (
    <TeamKeysScreen
      view={screenView(queryView(keys), ['noRight'])}
      timeZone={defaultTimeZone}
      replacement={
        can(subject, 'teamKeys.edit', { teamId: id })
          ? {
              isAsked,
              isSending: replacement.isPending,
              problem: replacement.error ? userFacingText(replacement.error) : null,
              onAsk: () => setIsAsked(true),
              onConfirm() {
                setIsAsked(false)
                replacement.mutate()
              },
              onCancel: () => setIsAsked(false),
            }
          : null
      }
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), check: links.to('resultCheck') }}
    />
  )
}
