import { ContestResult } from '@parket/react/components/ContestResult'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

export function ContestResultPage({ params, title }: PageProps): ReactNode {
  const { eventId, groupNum } = params
  return <ContestResult eventId={Number(eventId)} groupNum={Number(groupNum)} title={title} />
}
