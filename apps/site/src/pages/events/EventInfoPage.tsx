import { EventInfoScreen } from '@parket/ui/screens/events/EventInfoScreen'
import type { ReactNode } from 'react'
import { eventDocuments, mapHref } from './eventDocuments.ts'
import { withFileAddresses } from './fileAddresses.ts'
import { useEventPage } from './useEventPage.ts'
import { NotFound } from '../status/NotFound.tsx'
import { PageData } from '../../data/page/PageData.tsx'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView, type View } from '../../data/page/source.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { eventInfoSource, type EventInfoData } from './eventInfo.ts'

export function EventInfoPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventInfoSource(eventId)}>
      {(view) => <EventInfo eventId={eventId} title={title} view={view} />}
    </PageData>
  )
}

interface EventInfoProps {
  eventId: number
  title: string
  view: View<EventInfoData>
}

function EventInfo({ eventId, title, view }: EventInfoProps): ReactNode {
  const { siteUrl } = usePageState()
  const { user } = useAuth()
  const pages = useEventPage(eventId, view, title)
  if (view.state === 'notFound') return <NotFound message={view.message} />
  const map = view.state === 'ready' ? mapHref(view.data.event) : null
  return (
    <EventInfoScreen
      view={screenView(view, (data) => ({
        event: { ...data.event, info: withFileAddresses(data.event.info, data, siteUrl) },
        documents: eventDocuments(data),
      }))}
      links={{ ...pages, map }}
      {...(user && { onDownload: ({ fileId }) => void download(eventId, fileId) })}
    />
  )
}

/** A plain link carries no token: staff get the files of a draft through the client. */
async function download(eventId: number, fileId: string | null): Promise<void> {
  const { downloadEventFile } = await import('../../data/download/downloadEventFile.ts')
  await downloadEventFile(eventId, fileId ?? '')
}
