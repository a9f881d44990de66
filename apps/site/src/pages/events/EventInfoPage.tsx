import { EventInfoScreen } from '@parket/ui/screens/events/EventInfoScreen'
import type { ReactNode } from 'react'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { mapView, screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { mapLink } from '@parket/domain/event/mapLink'
import { eventDocuments } from './eventDocuments.ts'
import { eventInfoSource } from './eventInfo.ts'
import { withFileAddresses } from './fileAddresses.ts'
import { useEventPage } from './useEventPage.ts'

export function EventInfoPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { siteUrl } = usePageState()
  const { user } = useAuth()
  const view = usePageData(eventInfoSource(eventId))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  const shown = mapView(view, (data) => ({
    event: { ...data.event, info: withFileAddresses(data.event.info, data, siteUrl) },
    documents: eventDocuments(data),
  }))
  return (
    <EventInfoScreen
      view={screenView(shown)}
      links={{ ...pages, map: view.state === 'ready' ? mapLink(view.data.event) : null }}
      {...(user && { onDownload: ({ fileId }) => void download(eventId, fileId) })}
    />
  )
}

/** A plain link carries no token: staff get the files of a draft through the client. */
async function download(eventId: number, fileId: string | null): Promise<void> {
  const { downloadEventFile } = await import('../../data/download/downloadEventFile.ts')
  await downloadEventFile(eventId, fileId ?? '')
}
