import { Consent } from '@parket/react/components/Consent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function ConsentPage({ params }: PageProps): ReactNode {
  return <Consent consent={params['consent'] ?? ''} />
}
