import { unwrap, userFacingText } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { assignableRoles, can } from '@parket/domain/rights/rights'
import { PeopleScreen } from '@parket/ui/screens/office/people/PeopleScreen'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useClearEvent } from '../../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { queryView } from '../../../data/queryView.ts'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '../../../data/view.ts'
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
