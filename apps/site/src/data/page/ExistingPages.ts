import type { PageName } from '@parket/domain/site/pages'
import { createContext, use } from 'react'

/** The pages that the site has, with their titles. The shell hands down those of the page table. */
export const ExistingPagesContext = createContext<ReadonlyMap<PageName, string>>(new Map())

export function useExistingPages(): ReadonlyMap<PageName, string> {
  return use(ExistingPagesContext)
}
