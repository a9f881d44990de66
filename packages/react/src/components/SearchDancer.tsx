import { SearchDancerScreen } from '@parket/ui/screens/search/SearchDancerScreen'
import type { ReactNode } from 'react'
import { useSearch } from '../search/useSearch.ts'

/** The search of dancers by name and city. */
export function SearchDancer(): ReactNode {
  return <SearchDancerScreen {...useSearch()} />
}
