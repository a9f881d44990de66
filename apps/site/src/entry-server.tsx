import { createApiClient, type ApiClient } from '@parket/api-client/client'
import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { markdownToHtml } from '@parket/ui/components/markdownToHtml'
import { MarkdownContext } from '@parket/ui/components/MarkdownContext'
import { brandStyleText } from '@parket/ui/theme/brand'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { documentTitle, faviconOf, type Head } from './head.ts'
import type { PageState, Team } from './page/PageState.tsx'
import { keyText, type PageSource, type SourceResult } from './page/source.ts'
import { findRoute, isDrawnByServer, routes, type RouteMatch } from './routes.tsx'
import { createLinks, patterns, titles, withQuery } from './paths.ts'
import { createAssets, hintsOf, type PageKind } from './server/assets.ts'
import { renderDocument } from './server/document.ts'
import { createKeptPages } from './server/keptPages.ts'
import { serverPages } from './server/pages.ts'
import type { RenderedPage, RenderRequest, SiteRenderer } from './server/rendering.ts'
import { eventCard, teamCard } from './server/share/shareCard.ts'
import { robots, sitemap } from './server/sitemap.ts'
import { eventStructuredData } from './server/structuredData.ts'
import type { HomeData } from './sources/eventHome.ts'
import { eventSource, type Event, type EventData } from './sources/events.ts'

/** Takes the folder of the browser's build and gives the renderer of pages. */
export function createRenderer(clientFolder: string): SiteRenderer {
  const assetsFor = createAssets(clientFolder)
  const ready = preloadPages()
  const keptPage = createKeptPages()

  return {
    earlyHints(url) {
      const { pathname, search } = addressOf(url)
      return hintsOf(assetsFor(kindOf(findRoute(pathname), search.slice(1))))
    },

    async renderPage(request) {
      await ready
      const { pathname, search } = addressOf(request.url)
      const { api, ds, team, refusal } = await openTenant(request)
      const match = refusal ? null : findRoute(pathname)
      const result = match && (await fetchResult(api, match, search.slice(1)))
      const state: PageState = {
        team,
        ds,
        version: request.version,
        siteUrl: request.siteUrl(team.domain),
        now: request.now.toISOString(),
        refusal,
        result,
      }
      const draw = (): RenderedPage => {
        const kind = kindOf(match, search.slice(1))
        const rendered = renderDocument({
          head: headOf(match, search.slice(1), state),
          brandStyle: brandStyleText(team.accent),
          assets: assetsFor(kind),
          isComplete: kind.isComplete,
          isForm: match?.route.isForm === true,
          body: renderToString(
            <MarkdownContext value={markdownToHtml}>
              <App state={state} serverPath={pathname} serverSearch={search} />
            </MarkdownContext>,
          ),
          state,
        })
        return {
          status: statusOf(match, state),
          // Refused tenants and addresses without a page say nothing of what the app would show there.
          isPublic: match !== null && kind.isComplete,
          ...rendered,
        }
      }
      return keptPage(request.url, state, draw, request.onDrawnAhead)
    },

    async renderShareCard(request) {
      const match = findRoute(addressOf(request.url).pathname)
      const { api, team, refusal } = await openTenant(request)
      if (refusal) return null
      if (match?.route.pattern === patterns.home) return teamCard(team)
      const source = match && eventSource(Number(match.params['eventId']))
      const result = source && (await resultOf(api, source))
      return result && 'data' in result ? eventCard(team, (result.data as EventData).event) : null
    },

    async renderSitemap(request) {
      const { api, team } = await openTenant(request)
      return sitemap(api, request.siteUrl(team.domain))
    },

    async renderRobots(request) {
      const { team } = await openTenant(request)
      return robots(request.siteUrl(team.domain))
    },
  }
}

function addressOf(url: string): URL {
  return new URL(`http://page${url}`)
}

/** What is missing is told in full, too; so only pages drawn in the browser are incomplete. */
function kindOf(match: RouteMatch | null, search: string): PageKind {
  return {
    container: match?.route.page.container ?? null,
    isComplete: !match || isDrawnByServer(match, search),
  }
}

/** On the server nothing waits: the pages it renders are there before the first request. */
async function preloadPages(): Promise<void> {
  await Promise.all(
    routes.filter((route) => route.isServerRendered).map((route) => route.page.preload()),
  )
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
  const page = serverPages.get(route.pattern)
  if (!page) return null
  const result = await resultOf(api, page.source({ params, search }))
  return page.shown && 'data' in result ? { ...result, data: page.shown(result.data) } : result
}

async function resultOf(api: ApiClient, source: PageSource<unknown>): Promise<SourceResult> {
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

function headOf(match: RouteMatch | null, search: string, state: PageState): Head {
  const { team, refusal, result, siteUrl } = state
  const own =
    result && 'data' in result
      ? match && serverPages.get(match.route.pattern)?.head(result.data)
      : undefined
  const refused = result && 'message' in result ? result.message : null
  const missing = match ? refused : (refusal?.message ?? 'Страница не найдена')
  const title = documentTitle(own?.title || missing || titleOf(match), team)
  const isFound = statusOf(match, state) === 200 && match !== null && isIndexed(match)
  return {
    title,
    description: own?.description ?? null,
    favicon: faviconOf(team),
    canonical: isFound ? siteUrl + canonicalPath(match, search) : null,
    share: isFound
      ? { title, siteName: team.name, picture: siteUrl + sharePath(own?.event) }
      : null,
    data: isFound && match.route.pattern === patterns.event ? structuredDataOf(state) : null,
  }
}

/** Whether a page is to be found by searching, and shown where its address is sent to. */
function isIndexed({ route }: RouteMatch): boolean {
  return route.isServerRendered === true && !route.isForm
}

/** Of a page that has no data to take it from. */
function titleOf(match: RouteMatch | null): string {
  return match?.route.pattern === patterns.privacy ? titles.privacy : ''
}

/** The one address of a page, however it was asked for. */
function canonicalPath({ route, params }: RouteMatch, search: string): string {
  const path = route.pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return withQuery(path, serverPages.get(route.pattern)?.canonicalQuery?.(search) ?? {})
}

/** The picture of a page: its event's, or the team's. A changed event has another address. */
function sharePath(event: Event | undefined): string {
  if (!event) return '/share.png'
  const { id: eventId, version } = event
  return `${createLinks(null).to(patterns.event, { eventId })}share.png?v=${version}`
}

function structuredDataOf({ result, team, siteUrl, now }: PageState): object | null {
  if (!result || !('data' in result)) return null
  const { event, contests } = result.data as HomeData
  const links = createLinks(null)
  return eventStructuredData(event, contests, {
    organizer: team.name,
    now: new Date(now),
    addresses: {
      page: siteUrl + links.to(patterns.event, { eventId: event.id }),
      registration: siteUrl + links.to(patterns.selectRegistration, { eventId: event.id }),
      picture: siteUrl + sharePath(event),
    },
  })
}
