import { createLinks } from '@parket/domain/site/links'
import { eventListSource, parseEventListQuery } from '@parket/react/events/eventList'
import { eventListProps } from '@parket/react/events/eventListProps'
import { eventListView } from '@parket/react/events/eventListView'
import { readPage } from '@parket/react/readPage'
import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import { brandStyleText } from '@parket/ui/theme/brand'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The list of events as a document: for a letter, a widget, a page without script. Its CSS is what a bundler makes of the
 * same imports; Node itself needs none.
 *
 * @param api a client of `createApiClient`
 * @param search the address's query
 */
export async function eventListPage(api, search) {
  const query = parseEventListQuery(search)
  const list = await readPage(eventListSource(query), api)
  const screen = createElement(EventListScreen, {
    ...eventListProps(query, createLinks(null)),
    view: eventListView({ state: 'ready', data: list }),
    now: new Date().toISOString(),
  })
  const style = brandStyleText({ accent: '#0f6e84' })
  return `<!doctype html><html lang="ru"><title>Турниры</title><style>${style}</style>${renderToStaticMarkup(screen)}</html>`
}
