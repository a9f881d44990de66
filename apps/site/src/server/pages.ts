import { patterns, type Query } from '../paths.ts'
import type { PageSource } from '../page/source.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventHomeSource } from '../sources/eventHome.ts'
import { eventInfoSource } from '../sources/eventInfo.ts'
import { eventResultsSource } from '../sources/eventResults.ts'
import { eventStatisticsSource } from '../sources/eventStatistics.ts'
import { eventListSource, parseEventListQuery } from '../sources/eventList.ts'
import { eventSource } from '../sources/events.ts'
import { eventHead, eventListHead, homeHead, type OwnHead } from './heads.ts'
import { shownEventData, shownHomeData, shownResults, shownStatistics } from './shownFields.ts'

/** What the server does for a page before and beside rendering it; no part of the browser's code. */
export interface ServerPage<Data = unknown> {
  /** What is fetched beforehand and put into the page: the source that the page's container asks for. */
  source: (props: ContainerProps) => PageSource<Data>
  /** What of the data stands in the page; all where it is not given. */
  shown?: (data: Data) => Data
  /** What the data say of the page. */
  head: (data: Data) => OwnHead
  /** What of the query makes it another page for whoever searches. */
  canonicalQuery?: (search: string) => Query
}

/** Keeps `source`, `shown` and `head` of one page agreeing on their data. */
function page<Data>(definition: ServerPage<Data>): ServerPage {
  return definition as ServerPage
}

const eventIdOf = ({ params }: ContainerProps) => Number(params['eventId'])

/** By the pattern of the route; pages not named here bring their data in the browser. */
export const serverPages: ReadonlyMap<string, ServerPage> = new Map([
  [patterns.home, page({ source: () => eventListSource(parseEventListQuery('')), head: homeHead })],
  [
    patterns.events,
    page({
      source: ({ search }) => eventListSource(parseEventListQuery(search)),
      head: eventListHead,
      canonicalQuery(search) {
        const { filter, page } = parseEventListQuery(search)
        return { filter: filter === 'past' ? filter : '', page: page === 1 ? '' : page }
      },
    }),
  ],
  [
    patterns.event,
    page({
      source: (props) => eventHomeSource(eventIdOf(props)),
      shown: shownHomeData,
      head: ({ event }) => eventHead(event, '', 'Номинации, цены и регистрация'),
    }),
  ],
  [
    patterns.eventInfo,
    page({
      source: (props) => eventInfoSource(eventIdOf(props)),
      head: ({ event }) => eventHead(event, 'Информация', 'Положение, документы и место'),
    }),
  ],
  [
    patterns.eventResults,
    page({
      source: (props) => eventResultsSource(eventIdOf(props)),
      shown: shownResults,
      head: ({ event }) => eventHead(event, 'Результаты', 'Опубликованные номинации'),
    }),
  ],
  [
    patterns.eventStatistics,
    page({
      source: (props) => eventStatisticsSource(eventIdOf(props)),
      shown: shownStatistics,
      head: ({ event }) => eventHead(event, 'Статистика', 'Заявки, танцоры, города'),
    }),
  ],
  [
    patterns.selectRegistration,
    page({
      source: (props) => eventSource(eventIdOf(props)),
      shown: shownEventData,
      head: ({ event }) => eventHead(event, 'Регистрация', 'Заявки принимаются на сайте'),
    }),
  ],
  [
    patterns.register,
    page({
      source: (props) => eventSource(eventIdOf(props)),
      shown: shownEventData,
      head: ({ event }) => eventHead(event, 'Регистрация', 'Заявки принимаются на сайте'),
    }),
  ],
])
