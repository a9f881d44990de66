import { EventInfoScreen } from '@parket/ui/screens/events/EventInfoScreen'
import type { ReactNode } from 'react'
import { eventDocuments, mapHref } from '../event/eventDocuments.ts'
import { withFileAddresses } from '../event/fileAddresses.ts'
import { useEventPage } from '../event/useEventPage.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import { screenView, type View } from '../page/source.ts'
import type { ContainerProps } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { eventInfoSource, type EventInfoData } from '../sources/eventInfo.ts'

export function EventInfoContainer({ params }: ContainerProps): ReactNode {
  const eventId = Number(params['eventId'])
  return (
    <PageData source={eventInfoSource(eventId)}>
      {(view) => <EventInfo eventId={eventId} view={view} />}
    </PageData>
  )
}

function EventInfo({ eventId, view }: { eventId: number; view: View<EventInfoData> }): ReactNode {
  const { siteUrl } = usePageState()
  const { user } = useSession()
  const pages = useEventPage(eventId, view, 'Информация')
  if (view.state === 'notFound') return <NotFoundPage message={view.message} />
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
  const { downloadEventFile } = await import('../download/downloadEventFile.ts')
  await downloadEventFile(eventId, fileId ?? '')
}
