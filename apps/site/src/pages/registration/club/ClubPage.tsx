import { ClubRegistration } from '@parket/react/components/ClubRegistration'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function ClubPage({ params, title }: PageProps): ReactNode {
  return <ClubRegistration eventId={Number(params['eventId'])} title={title} />
}
