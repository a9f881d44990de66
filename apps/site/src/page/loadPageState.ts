import type { PageState } from './PageState.tsx'

/** Asks for what the server would have put into the page: for `npm run dev`, where pages come bare. */
export async function loadPageState(): Promise<PageState> {
  const [{ api }, { unwrap }] = await Promise.all([
    import('../api.ts'),
    import('@parket/api-client/problem'),
  ])
  const [{ team }, version] = await Promise.all([
    unwrap(api.GET('/api/tenant')),
    fetch('/version.txt').then((answer) => answer.text()),
  ])
  const ds = new URLSearchParams(location.search).get('ds')
  return {
    team,
    ds,
    siteUrl: location.origin,
    version: version.trim(),
    now: new Date().toISOString(),
    refusal: null,
    result: null,
  }
}
