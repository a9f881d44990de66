import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import {
  TeamListScreen,
  type TeamListScreenProps,
} from '@parket/ui/screens/office/people/TeamListScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView, type View } from '@parket/react/data/view'
import { useTeamRecord } from './useTeamRecord.ts'

const newTeam = 'new'

/** Teams (/admin/teams/): all of them for a superadmin, who changes them; one's own for others. */
export function AdminTeamListPage({ title }: PageProps): ReactNode {
  const { user } = useAuth()
  useClearEvent()
  usePageTitle(title)
  return user?.superadmin ? <AllTeams /> : <OwnTeams />
}

/** «Superadmins get the team list loaded» (docs/rules/rights.md, «Team list»). */
function AllTeams(): ReactNode {
  const teams = useQuery(
    { queryKey: ['teams'], queryFn: () => unwrap(api.GET('/api/teams')) },
    queryClient,
  )
  const state = useSearchState({ team: '' })
  const open = teams.data?.find(({ id }) => String(id) === state[0].team)
  // A form of its own for each team, made when the team has come.
  return (
    <TeamEditor
      key={open ? `team ${open.id}` : state[0].team}
      teams={queryView(teams)}
      open={open}
      state={state}
    />
  )
}

type Team = components['schemas']['Team']

interface TeamEditorProps {
  teams: View<Team[]>
  open: Team | undefined
  state: ReturnType<typeof useSearchState<{ team: string }>>
}

function TeamEditor({
  teams,
  open,
  state: [state, { change, hrefOf }],
}: TeamEditorProps): ReactNode {
  const screen = useTeamScreen()
  const { record, deletion } = useTeamRecord({
    team: state.team === newTeam ? null : open,
    onOpen: (teamId) => change({ team: String(teamId) }),
    onClose: () => change({ team: '' }),
  })
  const view = mapView(teams, (all) => ({ teams: all.map((team) => ({ ...team, role: null })) }))
  return (
    <TeamListScreen
      {...screen}
      view={screenView(view, ['noRight'])}
      onCreate={() => change({ team: newTeam })}
      record={record}
      deletion={deletion}
      links={{ ...screen.links, team: (teamId) => hrefOf({ team: String(teamId) }) }}
    />
  )
}

/** «Shows a team admin or supervisor their own teams» (docs/rules/rights.md, «Pages under /admin»). */
function OwnTeams(): ReactNode {
  const { user } = useAuth()
  const id = user?.id ?? 0
  const own = useQuery(
    {
      queryKey: ['teams', 'of', id],
      queryFn: () => unwrap(api.GET('/api/users/{id}/teams', { params: { path: { id } } })),
      enabled: user !== null,
    },
    queryClient,
  )
  const view = mapView(queryView(own), (rows) => ({
    teams: rows
      .filter(({ role, team }) => role !== 'manager' && team.deleted_at === null)
      .map(({ role, team: { id, name, domain_unicode, deleted_at } }) => ({
        id,
        name,
        domain_unicode,
        deleted_at,
        role,
      })),
  }))
  return (
    <TeamListScreen
      {...useTeamScreen()}
      view={screenView(view, ['noRight'])}
      onCreate={null}
      record={null}
      deletion={null}
    />
  )
}

function useTeamScreen(): Pick<TeamListScreenProps, 'account' | 'links'> {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  return {
    account: { isLoggedIn: user !== null, onLogin },
    links: {
      home: links.to('home'),
      users: (teamId) => links.to('teamUsers', { teamId }),
      keys: (teamId) => links.to('teamKeys', { teamId }),
      history: links.to('adminHistory'),
      team: null,
    },
  }
}
