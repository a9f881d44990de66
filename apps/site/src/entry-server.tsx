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
  fetch: (request: Request) => Promise<Response>
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
      const { pathname, search } = new URL(`http://page${request.url}`)
      const { api, ds, team, refusal } = await openTenant(request)
      const match = refusal ? null : findRoute(pathname)
      const result = match && (await fetchResult(api, match, search.slice(1)))
      const state: PageState = {
        team,
        ds,
        version: request.version,
        now: startOfMinute(request.now).toISOString(),
        refusal,
        result,
      }
      // What is missing is told in full, too; so only pages drawn in the browser are incomplete.
      const isComplete = !match || match.route.isServerRendered === true
      const rendered = renderDocument({
        head: headOf(match, state),
        brandStyle: brandStyleText(team.accent),
        assets: assetsFor({ container: match?.route.page.container ?? null, isComplete }),
        isComplete,
        body: renderToString(<App state={state} serverPath={pathname} serverSearch={search} />),
        state,
      })
      return { status: statusOf(match, state), ...rendered }
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

interface OpenedTenant {
  api: ApiClient
  ds: string | null
  team: Team
  refusal: PageState['refusal']
}

/** The team of a request; where `ds` names none, the host's own team says so. */
async function openTenant(request: RenderRequest, ds = request.ds): Promise<OpenedTenant> {
  const api = createApiClient({
    baseUrl: 'http://page',
    fetch: request.fetch,
    csrf: 'none',
    getDs: () => ds,
  })
  try {
    const { team } = await unwrap(api.GET('/api/tenant'))
    return { api, ds, team, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404 || ds === null) throw error
    const own = await openTenant(request, null)
    return { ...own, refusal: { status: 404, message: userFacingText(error) } }
  }
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

function statusOf(match: RouteMatch | null, { refusal, result }: PageState): number {
  return refusal?.status ?? (match ? (result?.status ?? 200) : 404)
}

function headOf(match: RouteMatch | null, { team, refusal, result }: PageState): Head {
  const own = result && 'data' in result ? match?.route.head?.(result.data) : undefined
  const refused = result && 'message' in result ? result.message : null
  const missing = match ? refused : (refusal?.message ?? 'Страница не найдена')
  return {
    title: documentTitle(own?.title || missing || '', team),
    description: own?.description ?? null,
    favicon: faviconOf(team),
  }
}
