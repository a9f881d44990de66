import { unwrap } from '@parket/api-client/problem'
import {
  JudgeListScreen,
  type JudgeListScreenProps,
  type JudgeQuery,
} from '@parket/ui/screens/office/judges/JudgeListScreen'
import type { ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useListPage } from '../../../data/useListPage.ts'
import { mapView, screenView } from '@parket/react/data/view'
import { useJudgeRecord, type Judge } from './useJudgeRecord.ts'

/** The list's order and words, and the judge who is open. */
type Filters = JudgeQuery & { judge: string }

const newJudge = 'new'

const defaults: Filters = { q: '', sort: 'last_name', judge: '' }

const known: KnownValues<Filters> = {
  sort: ['last_name', '-last_name', 'city', '-city', 'category', '-category'],
}

/** The judges' directory (/admin/judges: superadmin section). */
export function AdminJudgeListPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user, teams } = useAuth()
  const onLogin = useLoginDialog()
  const { filters, view, change, hrefOf, pageHref } = useListPage({
    defaults,
    known,
    key: ['judges', 'list'],
    fetch: ({ q, sort }, page) =>
      unwrap(api.GET('/api/judges', { params: { query: { ...page, sort, ...(q && { q }) } } })),
  })
  useClearEvent()
  usePageTitle(title)

  const teamOf = ({ team_id }: Judge): string | null =>
    team_id === null ? null : (teams?.find(({ id }) => id === team_id)?.name ?? '')
  const shown = view.state === 'ready' ? view.data.items : []
  const open = shown.find(({ id }) => String(id) === filters.judge) ?? null
  const screen: Omit<JudgeListScreenProps, 'record'> = {
    view: screenView(
      mapView(view, ({ items, ...rows }) => ({
        ...rows,
        items: items.map((judge) => ({ ...judge, team: teamOf(judge) })),
      })),
      ['noRight'],
    ),
    query: filters,
    onQueryChange: change,
    onCreate: () => change({ judge: newJudge }),
    account: { isLoggedIn: user !== null, onLogin },
    links: {
      home: links.to('home'),
      judge: (judgeId) => hrefOf({ judge: String(judgeId) }),
      page: pageHref,
    },
  }
  if (!open && filters.judge !== newJudge) return <JudgeListScreen {...screen} record={null} />
  return (
    <WithRecord
      key={filters.judge}
      screen={screen}
      judge={open}
      team={open && teamOf(open)}
      onClose={() => change({ judge: '' })}
    />
  )
}

interface WithRecordProps {
  screen: Omit<JudgeListScreenProps, 'record'>
  judge: Judge | null
  team: string | null
  onClose: () => void
}

/** A form of its own for each judge. */
function WithRecord({ screen, ...options }: WithRecordProps): ReactNode {
  return <JudgeListScreen {...screen} record={useJudgeRecord(options)} />
}
