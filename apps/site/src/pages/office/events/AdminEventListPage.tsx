import { unwrap } from '@parket/api-client/problem'
import { can } from '@parket/domain/rights/rights'
import {
  AdminEventListScreen,
  type AdminEventQuery,
} from '@parket/ui/screens/office/events/AdminEventListScreen'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useListPage } from '../../../data/useListPage.ts'
import { screenView } from '@parket/react/data/view'
import { useEventActions } from './useEventActions.ts'
import { useEventDeletion } from './useEventDeletion.ts'
import { useEventDialog } from './useEventDialog.ts'
import { useRehearsal } from './useRehearsal.ts'

const defaults: AdminEventQuery = { q: '', filter: '', published: '', sort: '' }

const known: KnownValues<AdminEventQuery> = {
  filter: ['', 'future', 'past'],
  published: ['', 'true', 'false', 'archived'],
  sort: ['', 'date_begin', '-date_begin', 'name', '-name'],
}

const statusQuery = {
  '': {},
  true: { published: true },
  false: { published: false },
  archived: { archived: true },
} as const satisfies Record<AdminEventQuery['published'], object>

export function AdminEventListPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const [, navigate] = useLocation()
  const { user, subject } = useAuth()
  const { team } = usePageState()
  const mayCreate = can(subject, 'event.create', { teamId: team.id })
  const onLogin = useLoginDialog()
  const { filters, change, view, pageHref } = useListPage({
    defaults,
    known,
    key: ['admin', 'events'],
    fetch: ({ q, filter, published, sort }, page) =>
      unwrap(
        api.GET('/api/admin/events', {
          params: {
            query: {
              ...page,
              ...(q && { q }),
              ...(filter && { filter }),
              ...statusQuery[published],
              ...(sort && { sort }),
            },
          },
        }),
      ),
  })
  const { dialog, onCreate, onCopy } = useEventDialog((eventId) =>
    navigate(links.to('eventSettings', { eventId })),
  )
  const { outcome, onAction } = useEventActions()
  const rehearsal = useRehearsal()
  const deletion = useEventDeletion()
  const [selected, setSelected] = useState<readonly string[]>([])
  useClearEvent()
  usePageTitle(title)

  return (
    <AdminEventListScreen
      view={screenView(view, ['noRight'])}
      query={filters}
      onQueryChange={change}
      selection={{ value: selected, onChange: setSelected }}
      onCreate={mayCreate ? onCreate : null}
      onCopy={mayCreate ? onCopy : null}
      onAction={(...action) => {
        deletion.clearOutcome()
        onAction(...action)
      }}
      onRehearse={({ id }) => {
        deletion.clearOutcome()
        rehearsal.onRehearse(id)
      }}
      onDelete={deletion.onDelete}
      mayDelete={({ id }) => can(subject, 'event.delete', { teamId: team.id, eventId: id })}
      deletion={deletion.question}
      dialog={dialog}
      outcome={deletion.outcome ?? rehearsal.outcome ?? outcome}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        event: (eventId) => links.to('event', { eventId }),
        settings: (eventId) => links.to('eventSettings', { eventId }),
        registrations: (eventId) => links.to('eventRegistrations', { eventId }),
        page: pageHref,
      }}
    />
  )
}
