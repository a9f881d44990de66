import { Live } from '@parket/react/components/Live'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function LivePage({ params, title }: PageProps): ReactNode {
  return <Live eventId={Number(params['eventId'])} title={title} />
}
