import { EventInfo } from '@parket/react/components/EventInfo'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function EventInfoPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { user } = useAuth()
  return (
    <EventInfo
      eventId={eventId}
      title={title}
      {...(user && { onDownload: ({ fileId }) => void download(eventId, fileId) })}
    />
  )
}

/** A plain link carries no token: staff get the files of a draft through the client. */
async function download(eventId: number, fileId: string | null): Promise<void> {
  const { downloadEventFile } = await import('../../data/download/downloadEventFile.ts')
  await downloadEventFile(eventId, fileId ?? '')
}
