import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ApiClient } from '@parket/api-client/client'
import { eventHomeSource } from '@parket/react/events/eventHome'
import { eventListSource, parseEventListQuery } from '@parket/react/events/eventList'
import { serverPage, serverPageScript, serverPageStatus } from '@parket/react/serverPage'
import { markdownToHtml } from '@parket/ui/components/markdownToHtml'
import { MarkdownContext } from '@parket/ui/components/MarkdownContext'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Site } from './Site.tsx'

/** What the page of an address is made of; null where the browser fetches it: it has not to be found by a search engine. */
function sourceOf({ pathname, search }: URL) {
  const [, eventId] = /^\/events\/(\d+)\/$/.exec(pathname) ?? []
  if (eventId !== undefined) return eventHomeSource(Number(eventId))
  return pathname === '/' || pathname === '/events/'
    ? eventListSource(parseEventListQuery(search))
    : null
}

/**
 * A page as HTML, with the data that the browser goes on from.
 *
 * @param url whole, as visitors have it
 */
export async function render(url: string, api: ApiClient) {
  const page = await serverPage(url, sourceOf(new URL(url)), api)
  const site = (
    <MarkdownContext value={markdownToHtml}>
      <Site page={page} />
    </MarkdownContext>
  )
  const html = await htmlOf(site)
  return { status: serverPageStatus(page), html, data: serverPageScript(page) }
}

/** Waits until the code of the page is there, and puts it where it belongs: no script has to run to see it. */
function htmlOf(site: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(site, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
}
