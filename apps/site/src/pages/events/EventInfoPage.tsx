import { EventInfoScreen } from '@parket/ui/screens/events/EventInfoScreen'
import type { ReactNode } from 'react'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { mapView, screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { mapLink } from '@parket/domain/event/mapLink'
import { eventDocuments } from './eventDocuments.ts'
import { eventInfoSource } from './eventInfo.ts'
import { withFileAddresses } from './fileAddresses.ts'
import { useEventPage } from '@parket/react/events/useEventPage'

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
