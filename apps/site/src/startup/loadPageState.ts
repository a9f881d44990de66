import { unwrap } from '@parket/api-client/problem'
import { api } from '../data/api.ts'
import { versionText } from '../data/loadVersion.ts'
import type { PageState } from '../data/page/PageState.tsx'

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
