import { eventFields } from '@parket/domain/event/fields'
import { publicationGaps } from '@parket/domain/event/publication'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import {
  EventSettingsScreen,
  type ConflictText,
  type EventSettings,
  type EventSettingsScreenProps,
} from '@parket/ui/screens/organiser/EventSettingsScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../data/event/eventPageTitle.ts'
import { useEditForm, type EditForm } from '../../data/form/useEditForm.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import { queryView } from '../../data/queryView.ts'
import { screenView } from '../../data/view.ts'
import {
  checkSettings,
  fetchSettings,
  fieldsOf,
  sendSettings,
  settingsRecord,
  type SettingsSource,
} from './settingsRecord.ts'
import { useEventTabs } from './useEventTabs.ts'
import { usePublication } from './usePublication.ts'

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
  const { event, contests } = source
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [record] = useState(() => settingsRecord(source))
  const form = useEditForm<EventSettings, Pick<SettingsSource, 'event' | 'tags'>>({
    record,
    check: (values) => checkSettings(values, contests),
    send: (next) => sendSettings(event.id, next),
    reload: async () => settingsRecord(await fetchSettings(event.id)),
    toRecord: settingsRecord,
    onDone(saved) {
      setSavedAt(formatTime(new Date(), defaultTimeZone))
      queryClient.setQueryData(['event', event.id, 'settings'], { ...source, ...saved })
    },
    isGuarded: true,
  })
  const publication = usePublication(source)
  const { values, errors, message, refusals, isSending } = form
  return (
    <EventSettingsScreen
      {...page}
      event={event}
      view={{
        state: 'ready',
        form: {
          values,
          errors,
          message,
          refusals,
          isSending,
          onChange: form.change,
          onSubmit: form.submit,
        },
        isChanged: form.isChanged,
        savedAt,
        conflicts: conflictTexts(form),
        onResolve: (choice) =>
          form.resolve(
            choice === 'mine'
              ? {}
              : Object.fromEntries(form.conflicts.map(({ field, theirs }) => [field, theirs])),
          ),
        publication: {
          ...publication,
          isPublished: event.published,
          gaps: publicationGaps({ ...fieldsOf(event), ...values }, contests),
        },
        today: calendarDay(now, event.time_zone),
      }}
    />
  )
}

function conflictTexts({ conflicts }: EditForm<EventSettings>): ConflictText[] {
  return conflicts.map(({ field, mine, theirs }) => ({
    label: field === 'tags' ? 'Метки' : eventFields[field].label,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }))
}

/** Lists and groups of fields are too long for a line: that they differ is all that is said. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `«${value}»`
  return value === null ? 'пусто' : 'другой состав'
}
