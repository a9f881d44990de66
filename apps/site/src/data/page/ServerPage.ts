import type { Query } from '@parket/domain/site/address'
import type { Event } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { PageSource } from '@parket/react/data/page/source'

/** What a page says of itself to search engines and messengers. */
export interface PageHead {
  /** '' for the team's bare name. */
  title: string
  description: string
  /** The event whose page this is. */
  event?: Event
  /** Path of the picture beside its link; its event's or the team's where the page has none of its own. */
  picture?: string
}

/** What the server does for a page before and beside rendering it; no part of the browser's code. */
export interface ServerPage<Data = unknown> {
  /** What is fetched beforehand and put into the page: the source that the page itself asks for. */
  source: (props: PageProps) => PageSource<Data>
  /** What the data say of the page. */
  head: (data: Data, props: PageProps) => PageHead
  /** What of the query makes it another page for whoever searches. */
  canonicalQuery?: (search: string) => Query
}

/** Keeps `source` and `head` of one page agreeing on their data. */
export function serverPage<Data>(definition: ServerPage<Data>): ServerPage {
  return definition as ServerPage
}

export function eventIdOf({ params }: Pick<PageProps, 'params'>): number {
  return Number(params['eventId'])
}
