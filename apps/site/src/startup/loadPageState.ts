import { unwrap } from '@parket/api-client/problem'
import { api } from '@parket/react/data/api'
import { versionText } from '../data/loadVersion.ts'
import type { PageState } from '@parket/react/data/page/PageState'

/** Asks for what the server would have put into the page: for `npm run dev`, where pages come bare. */
export async function loadPageState(): Promise<PageState> {
  const [{ team }, version] = await Promise.all([unwrap(api.GET('/api/tenant')), versionText()])
  const ds = new URLSearchParams(location.search).get('ds')
  return {
    team,
    ds,
    siteUrl: location.origin,
    version,
    now: new Date().toISOString(),
    refusal: null,
    embedded: null,
  }
}
