import { Privacy } from '@parket/react/components/Privacy'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function PrivacyPage({ title }: PageProps): ReactNode {
  return <Privacy title={title} />
}
