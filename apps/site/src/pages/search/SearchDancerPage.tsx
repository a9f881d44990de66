import { SearchDancer } from '@parket/react/components/SearchDancer'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { ReactNode } from 'react'

export function SearchDancerPage({ title }: PageProps): ReactNode {
  usePageTitle(title)
  useStoredEvent()
  return <SearchDancer />
}
