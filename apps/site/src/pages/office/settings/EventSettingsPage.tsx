import { unwrap } from '@parket/api-client/problem'
import { publicationGaps } from '@parket/domain/event/publication'
import { eventFileAddress } from '@parket/domain/files/eventFiles'
import { isPicture } from '@parket/domain/files/fileTypes'
import { usualPrice } from '@parket/domain/event/priceRows'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { can } from '@parket/domain/rights/rights'
import {
  EventSettingsScreen,
  type EventSettings,
  type EventSettingsScreenProps,
} from '@parket/ui/screens/office/settings/EventSettingsScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { formConflicts } from '../../../data/form/formConflicts.ts'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { screenView } from '@parket/react/data/view'
import {
  broughtBack,
  checkSettings,
  fetchSettings,
  fieldsOf,
  sendSettings,
  settingsRecord,
  type SettingsData,
  type SettingsSource,
} from './settingsRecord.ts'
import { useEventActions } from '../events/useEventActions.ts'
import { useRehearsal } from '../events/useRehearsal.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useEventFiles } from './useEventFiles.ts'

export function EventSettingsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const query = useQuery(
    { queryKey: ['event', eventId, 'settings'], queryFn: () => fetchSettings(eventId) },
    queryClient,
  )
  const event = query.data?.event ?? null
  const page = usePageFrame(eventId)
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  if (query.data) return <LoadedSettings key={eventId} source={query.data} page={page} />
  const view = screenView<never, 'noRight'>(queryView<never>({ ...query, data: undefined }), [
    'noRight',
  ])
  return <EventSettingsScreen {...page} event={event} view={view} />
}

type Frame = Pick<EventSettingsScreenProps, 'tabs' | 'account' | 'links'>

function usePageFrame(eventId: number): Frame {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  return {
    tabs: useEventTabs(eventId, 'eventSettings'),
    account: { isLoggedIn: user !== null, onLogin },
    links: { home: links.to('home'), event: links.to('event', { eventId }) },
  }
}

interface LoadedSettingsProps {
  source: SettingsSource
  page: Frame
}

function LoadedSettings({ source, page }: LoadedSettingsProps): ReactNode {
  const { now } = usePageState()
  const { subject } = useAuth()
  const links = useLinks()
  const { event, contests } = source
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [record] = useState(() => settingsRecord(source))
  // What is stored, and what was before the last save: that can be brought back.
  const [stored, setStored] = useState(record.values)
  const [before, setBefore] = useState<EventSettings | null>(null)
  const noteSaved = () => setSavedAt(formatTime(new Date(), defaultTimeZone))
  const files = useEventFiles({
    eventId: event.id,
    files: source.files,
    onSaved(stored, areAllSaved) {
      if (areAllSaved) noteSaved()
      keepSettings(event.id, { files: stored })
    },
  })
  const fileIds = new Set(files.kept.map(({ id }) => id))
  const form = useEditForm<EventSettings, SettingsData>({
    record,
    check: (values) => checkSettings(values, { contests, fileIds }),
    send: (next) => sendSettings(event.id, next),
    reload: async () => settingsRecord(await fetchSettings(event.id)),
    toRecord: settingsRecord,
    onDone(saved) {
      keepSettings(event.id, saved)
      setBefore(stored)
      setStored(settingsRecord(saved).values)
      if (files.isChanged) files.save()
      else noteSaved()
    },
    isGuarded: true,
  })
  const { data: retention = null } = useQuery(
    {
      queryKey: ['event', event.id, 'retention'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/retention', { params: { path: { id: event.id } } })),
    },
    queryClient,
  )
  const actions = useEventActions()
  const rehearsal = useRehearsal()
  const isRehearsal = event.rehearsal_of !== null
  const { values } = form
  function submit() {
    // Files alone leave the settings as they are.
    if (files.isChanged && !form.isChanged) files.save()
    else form.submit()
  }
  function undo() {
    if (before === null) return
    form.change(broughtBack(before, stored))
    form.submit()
  }
  return (
    <EventSettingsScreen
      {...page}
      event={event}
      view={{
        state: 'ready',
        form: { ...toRecordForm(form), onSubmit: submit },
        files: {
          ...files.view,
          onDelete(id) {
            // The server takes the links to a deleted file away with it.
            const kept = values.attachments.filter(({ file_id }) => file_id !== id)
            if (kept.length < values.attachments.length) form.change({ attachments: kept })
            files.view.onDelete(id)
          },
        },
        linkable: files.kept.map(({ id, name }) => ({ value: id, label: name })),
        pictures: files.kept
          .filter(({ mime }) => isPicture(mime))
          .map(({ id, name, previewUrl }) => {
            const address = eventFileAddress(event.id, id)
            return { name, address, shownAt: previewUrl ?? address }
          }),
        brandHref: can(subject, 'teams.edit')
          ? links.to('adminTeams', {}, { team: event.team_id })
          : null,
        isChanged: form.isChanged || files.isChanged,
        savedAt,
        onUndo: before && undo,
        ...formConflicts(form),
        publication: {
          event,
          gaps: isRehearsal ? [] : publicationGaps({ ...fieldsOf(event), ...values }, contests),
          isPending: actions.isPending || rehearsal.isPending,
          outcome: rehearsal.outcome ?? actions.outcome,
          onAction: (what) => actions.onAction(event, what),
          onRehearse: isRehearsal ? null : () => rehearsal.onRehearse(event.id),
        },
        retention,
        today: calendarDay(now, event.time_zone),
        price: usualPrice(contests),
      }}
    />
  )
}

/** What was saved, for whoever reads the settings next. */
function keepSettings(eventId: number, saved: Partial<SettingsSource>): void {
  queryClient.setQueryData<SettingsSource>(
    ['event', eventId, 'settings'],
    (before) => before && { ...before, ...saved },
  )
}
