import { createApiClient, type ApiClient } from '@parket/api-client/client'
import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { brandStyleText } from '@parket/ui/theme/brand'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { documentTitle, faviconOf, type Head } from './head.ts'
import type { PageState, Team } from './page/PageState.tsx'
import { keyText, type PageSource, type SourceResult } from './page/source.ts'
import { findRoute, routes, type RouteMatch } from './routes.tsx'
import { createAssets } from './server/assets.ts'
import { renderDocument, type RenderedDocument } from './server/document.ts'

export interface RenderRequest {
  /** Path and query as asked for. */
  url: string
  /** The tenant's domain from an honoured `ds` parameter, null otherwise. */
  ds: string | null
  now: Date
  version: string
  fetch: typeof fetch
}

export interface RenderedPage extends RenderedDocument {
  status: number
}

const MINUTE_MS = 60_000

/** Takes the folder of the browser's build and gives the renderer of pages. */
export function createRenderer(clientFolder: string) {
  const assetsFor = createAssets(clientFolder)
  const ready = preloadPages()

  return {
    /** Renders the page of an address; unknown addresses and refused data get a page and their status. */
    async renderPage(request: RenderRequest): Promise<RenderedPage> {
      await ready
      const { pathname, search } = new URL(request.url, 'http://page')
      const api = createApiClient({
        baseUrl: 'http://page',
        fetch: request.fetch,
        csrf: 'none',
        getDs: () => request.ds,
      })
      const match = findRoute(pathname)
      const [team, result] = await Promise.all([
        unwrap(api.GET('/api/tenant')).then((tenant) => tenant.team),
        match ? fetchResult(api, match, search.slice(1)) : null,
      ])
      const state: PageState = {
        team,
        ds: request.ds,
        version: request.version,
        now: startOfMinute(request.now).toISOString(),
        result,
      }
      const rendered = renderDocument({
        head: headOf(match, result, team),
        brandStyle: brandStyleText(team.accent),
        assets: assetsFor(match?.route.isServerRendered ? match.route.container : null),
        body: renderToString(<App state={state} serverPath={pathname} serverSearch={search} />),
        state,
      })
      return { status: match ? (result?.status ?? 200) : 404, ...rendered }
    },
  }
}

/** On the server nothing waits: the pages it renders are there before the first request. */
async function preloadPages(): Promise<void> {
  await Promise.all(
    routes.filter((route) => route.isServerRendered).map((route) => route.page.preload()),
  )
}

/** Pages made within the same minute are equal to the letter, so that browsers may keep them. */
function startOfMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS)
}

async function fetchResult(
  api: ApiClient,
  { route, params }: RouteMatch,
  search: string,
): Promise<SourceResult | null> {
  const source: PageSource<unknown> | undefined = route.source?.({ params, search })
  if (!source) return null
  const key = keyText(source)
  try {
    return { key, status: 200, data: await source.fetch(api) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { key, status: error.status, message: userFacingText(error) }
  }
}

function headOf(match: RouteMatch | null, result: SourceResult | null, team: Team): Head {
  const own = result && 'data' in result ? match?.route.head?.(result.data) : undefined
  return {
    title: documentTitle(own?.title || (match ? null : 'Страница не найдена'), team),
    description: own?.description ?? null,
    favicon: faviconOf(team),
  }
}
