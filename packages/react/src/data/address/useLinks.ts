import { createLinks, type LinkBuilder } from '@parket/domain/site/links'
import { usePageState } from '../page/PageState.tsx'
import { ports } from '../ports.ts'

/**
 * The builder of links of this page's tenant. Files of the API are no pages of the site: their addresses (`keep`) name
 * the team even where the site itself does and its pages need not.
 */
export function useLinks(): LinkBuilder {
  const { ds } = usePageState()
  return {
    ...createLinks(ds, ports.addresses),
    keep: createLinks(ds ?? ports.ds()).keep,
  }
}
