import { unwrap, userFacingText } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { assignableRoles, can } from '@parket/domain/rights/rights'
import { PeopleScreen } from '@parket/ui/screens/office/people/PeopleScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { teamPlace } from './peoplePlaces.ts'
import { usePeople } from './usePeople.ts'

/** Members of a team and their roles (/admin/teams/{teamId}/users). */
export function TeamUsersPage({ params, title }: PageProps): ReactNode {
  const teamId = Number(params['teamId'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const path = { params: { path: { id: teamId } } }
  const place = teamPlace(teamId)
  const isEditor = can(subject, 'teamMembers.edit', { teamId })
  const assignable = isEditor ? assignableRoles(subject, { teamId }) : []

  const team = useQuery(
    { queryKey: ['team', teamId], queryFn: () => unwrap(api.GET('/api/teams/{id}', path)) },
    queryClient,
  )
  const list = useListPage({
    defaults: { q: '' },
    key: [...place.key, 'list'],
    fetch: ({ q }, page) =>
      unwrap(
        api.GET('/api/teams/{id}/users', {
          params: { path: { id: teamId }, query: { ...page, sort: 'role', ...(q && { q }) } },
        }),
      ),
  })
  const { invitations, props } = usePeople(place, assignable)
  const rule = useMutation(
    {
      mutationFn: (requires_second_factor: boolean) =>
        unwrap(
          api.PUT('/api/teams/{id}/second-factor', { ...path, body: { requires_second_factor } }),
        ),
      onSuccess: (saved) => queryClient.setQueryData(['team', teamId], saved),
    },
    queryClient,
  )
  useClearEvent()
  usePageTitle(title)

  const view = joinViews(joinViews(queryView(team), invitations), list.view)
  return (
    <PeopleScreen
      {...props}
      title={team.data ? `Участники команды «${team.data.name}»` : 'Участники команды'}
      explanation="Роль в команде действует на всех её турнирах: руководитель, администратор, менеджер стойки."
      view={screenView(
        mapView(view, ([[, open], { items, ...rows }]) => ({
          ...rows,
          items: items.map(({ user: person, role }) => ({ ...person, role })),
          invitations: open,
        })),
        ['noRight'],
      )}
      search={{ q: list.filters.q, onChange: (q) => list.change({ q }) }}
      assignable={assignable}
      timeZone={defaultTimeZone}
      problem={props.problem ?? (rule.error ? userFacingText(rule.error) : null)}
      secondFactor={
        isEditor && team.data
          ? {
              isRequired: team.data.requires_second_factor,
              isBusy: rule.isPending,
              onChange: (isRequired) => rule.mutate(isRequired),
            }
          : null
      }
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
