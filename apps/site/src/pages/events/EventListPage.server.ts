import { serverPage } from '../../data/page/ServerPage.ts'
import { eventListSource, parseEventListQuery } from '@parket/react/events/eventList'

export const page = serverPage({
  source: ({ search }) => eventListSource(parseEventListQuery(search)),
  head({ items }, { title }) {
    const names = items.slice(0, 3).map((event) => event.name)
    return { title, description: [title, ...names].join(' · ') }
  },
  canonicalQuery(search) {
    const { filter, page: number } = parseEventListQuery(search)
    return { filter: filter === 'past' ? filter : '', page: number === 1 ? '' : number }
  },
})
