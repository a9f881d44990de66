import { RegistrationStart } from '@parket/react/components/RegistrationStart'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function SelectRegistrationPage({ params, title }: PageProps): ReactNode {
  return <RegistrationStart eventId={Number(params['eventId'])} title={title} />
}
