import { createLinks, type LinkBuilder } from '../paths.ts'
import { usePageState } from './PageState.tsx'

/** The builder of links of this page's tenant. */
export function useLinks(): LinkBuilder {
  const { ds } = usePageState()
  return createLinks(ds)
}
