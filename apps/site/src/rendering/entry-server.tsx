import { join } from 'node:path'
import { createApiClient, type ApiClient } from '@parket/api-client/client'
import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { markdownToHtml } from '@parket/ui/components/markdownToHtml'
import { MarkdownContext } from '@parket/ui/components/MarkdownContext'
import { brandStyleText } from '@parket/ui/theme/brand'
import { pictureStyleText } from '@parket/ui/theme/pictureStyle'
import { renderToString } from 'react-dom/server'
import { App } from '../shell/App.tsx'
import { documentTitle, faviconOf, type Head } from '@parket/react/data/head'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { PageState, Team } from '@parket/react/data/page/PageState'
import { embed } from '@parket/react/data/page/embed'
import type { EmbeddedData } from '@parket/react/data/page/source'
import { canonicalPath, findPage, isServerRendered, pages, type PageMatch } from '../pages.ts'
import { withQuery } from '@parket/domain/site/address'
import { pagePath } from '@parket/domain/site/links'
import { createAssets, preloadHeaders, type PageKind } from './assets.ts'
import { renderDocument } from './document.ts'
import { isStationPath } from '../station/stationAddress.ts'
import {
  readEmergencyAssets,
  renderEmergencyDocument,
  type EmergencyAssets,
} from './emergencyDocument.ts'
import { readStationAssets, renderStationDocument } from './stationDocument.ts'
import { stationManifest } from './stationManifest.ts'
import { createPageCache } from './pageCache.ts'
import { serverPageOf } from './pages.ts'
import type { RenderedPage, RenderRequest, ShareCard, SiteRenderer } from './rendering.ts'
import { dancerCard, resultCard } from './share/resultCard.ts'
import { eventCard, teamCard } from './share/shareCard.ts'
import { stripCard } from './share/stripCard.ts'
import { robotsText, buildSitemap } from './sitemap.ts'
import { eventStructuredData } from './structuredData.ts'
import type { HomeData } from '@parket/react/events/eventHome'
import {
  contestResultSource,
  parseResultQuery,
  type ContestResultData,
} from '@parket/react/events/eventResults'
import { eventSource, type Event, type EventData } from '@parket/react/data/event/eventSource'

/** Takes the folder of the browser's build and gives the renderer of pages. */
export function createRenderer(clientFolder: string): SiteRenderer {
  const assetsFor = createAssets(clientFolder)
  const stationAssets = readStationAssets(clientFolder)
  let emergencyAssets: EmergencyAssets | null = null
  const ready = preloadPages()
  const cachedPage = createPageCache()

  return {
    earlyHints(url) {
      const { pathname, search } = addressOf(url)
      if (isStationPath(pathname)) {
        return stationAssets.scripts.map((href) => `<${href}>; rel=modulepreload`)
      }
      return preloadHeaders(assetsFor(kindOf(findPage(pathname), search.slice(1))))
    },

    async renderPage(request) {
      await ready
      const { pathname, search } = addressOf(request.url)
      const { api, ds, team, refusal } = await openTenant(request)
      if (!refusal && isStationPath(pathname)) return renderStationDocument(team, ds, stationAssets)
      const match = refusal ? null : findPage(pathname)
      const embedded = match && (await fetchData(api, match, search.slice(1)))
      const state: PageState = {
        team,
        ds,
        version: request.version,
        siteUrl: request.siteUrl(team.domain),
        now: request.now.toISOString(),
        refusal,
        embedded,
      }
      const draw = (): RenderedPage => {
        const kind = kindOf(match, search.slice(1))
        const rendered = renderDocument({
          head: headOf(match, search.slice(1), state),
          brandStyle: brandStyleText(team) + pictureStyleText(team),
          assets: assetsFor(kind),
          isComplete: kind.isComplete,
          isForm: match?.page.isForm === true,
          body: renderToString(
            <MarkdownContext value={markdownToHtml}>
              <App state={state} serverPath={pathname} serverSearch={search} />
            </MarkdownContext>,
          ),
          state,
        })
        return {
          status: statusOf(match, state),
          ...rendered,
        }
      }
      return cachedPage(request.url, state, draw, request.onRevalidated)
    },

    async renderShareCard(request) {
      const { pathname, searchParams } = addressOf(request.url)
      const match = findPage(pathname)
      const { api, team, refusal } = await openTenant(request)
      if (refusal || !match) return null
      return shareCardOf(match, { api, team, query: searchParams })
    },

    async renderSitemap(request) {
      const { api, team } = await openTenant(request)
      return buildSitemap(api, request.siteUrl(team.domain))
    },

    async renderStationManifest(request) {
      const { ds, team } = await openTenant(request)
      return stationManifest(team, ds)
    },

    emergencyPage(file) {
      emergencyAssets ??= readEmergencyAssets(join(clientFolder, '../emergency'))
      return renderEmergencyDocument(file, emergencyAssets)
    },

    async renderRobots(request) {
      const { team } = await openTenant(request)
      return robotsText(request.siteUrl(team.domain))
    },
  }
}

function addressOf(url: string): URL {
  return new URL(`http://page${url}`)
}

/** What is missing is told in full, too; so only pages drawn in the browser are incomplete. */
function kindOf(match: PageMatch | null, search: string): PageKind {
  return {
    file: match?.page.file ?? null,
    parts: match?.page.parts,
    isComplete: !match || isServerRendered(match, search),
  }
}

/** On the server nothing waits: the pages it renders are there before the first request. */
async function preloadPages(): Promise<void> {
  await Promise.all(
    pages.filter(({ rendered }) => rendered === 'server').map((page) => page.preload()),
  )
}

interface CardRequest {
  api: ApiClient
  team: Team
  query: URLSearchParams
}

/** @returns null where there is no such page, or nothing of it is public yet */
async function shareCardOf(
  { page, params }: PageMatch,
  { api, team, query }: CardRequest,
): Promise<ShareCard | null> {
  if (page.name === 'home') return teamCard(team)
  const shape = query.get('shape') === 'tall' ? 'tall' : 'wide'
  const eventId = Number(params['eventId'])
  if (page.name === 'contestResults') {
    const source = contestResultSource(eventId, Number(params['groupNum']))
    const found = await embed(source, api)
    if (!('data' in found)) return null
    const { event, result } = found.data as ContestResultData
    const { number } = parseResultQuery(query.toString())
    return resultCard({ team, event, shape }, result, number) ?? eventCard(team, event)
  }
  const found = await embed(eventSource(eventId), api)
  if (!('data' in found)) return null
  const { event } = found.data as EventData
  switch (query.get('card')) {
    case 'dancer':
      return dancerCard({ team, event, shape })
    case 'strip':
      return stripCard(team, event)
    default:
      return eventCard(team, event)
  }
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

async function fetchData(
  api: ApiClient,
  match: PageMatch,
  search: string,
): Promise<EmbeddedData | null> {
  const page = serverPageOf(match.page)
  if (!page) return null
  return embed(page.source(propsOf(match, search)), api)
}

function propsOf({ page, params }: PageMatch, search: string): PageProps {
  return { params, search, title: page.title }
}

function statusOf(match: PageMatch | null, { refusal, embedded }: PageState): number {
  return refusal?.status ?? (match ? (embedded?.status ?? 200) : 404)
}

function headOf(match: PageMatch | null, search: string, state: PageState): Head {
  const { team, refusal, embedded, siteUrl } = state
  const own =
    embedded && 'data' in embedded
      ? match && serverPageOf(match.page)?.head(embedded.data, propsOf(match, search))
      : undefined
  const refused = embedded && 'message' in embedded ? embedded.message : null
  const missing = match ? refused : (refusal?.message ?? 'Страница не найдена')
  const title = documentTitle(own?.title || missing || match?.page.title || '', team)
  const isFound = statusOf(match, state) === 200 && match !== null && match.page.isIndexed
  return {
    title,
    description: own?.description ?? null,
    favicon: faviconOf(team),
    canonical: isFound ? siteUrl + canonicalAddress(match, search) : null,
    share: isFound
      ? { title, siteName: team.name, picture: siteUrl + (own?.picture ?? sharePath(own?.event)) }
      : null,
    data: isFound && match.page.name === 'event' ? structuredDataOf(state) : null,
  }
}

/** The one address of a page, however it was asked for. */
function canonicalAddress(match: PageMatch, search: string): string {
  return withQuery(canonicalPath(match), serverPageOf(match.page)?.canonicalQuery?.(search) ?? {})
}

/** The picture of a page: its event's, or the team's. A changed event has another address. */
function sharePath(event: Event | undefined): string {
  if (!event) return '/share.png'
  const { id: eventId, version } = event
  return `${pagePath('event', { eventId })}share.png?v=${version}`
}

function structuredDataOf({ embedded, team, siteUrl, now }: PageState): object | null {
  if (!embedded || !('data' in embedded)) return null
  const { event, contests, tags } = embedded.data as HomeData
  return eventStructuredData(
    event,
    { contests, tags },
    {
      organizer: team.name,
      now: new Date(now),
      addresses: {
        page: siteUrl + pagePath('event', { eventId: event.id }),
        registration: siteUrl + pagePath('selectRegistration', { eventId: event.id }),
        picture: siteUrl + sharePath(event),
      },
    },
  )
}
