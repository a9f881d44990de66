import { createLinks, type LinkBuilder } from '@parket/domain/site/links'
import { usePageState } from '../page/PageState.tsx'
import { ports } from '../ports.ts'

/** The builder of links of this page's tenant. */
export function useLinks(): LinkBuilder {
  const { ds } = usePageState()
  return createLinks(ds, ports.addresses)
}
