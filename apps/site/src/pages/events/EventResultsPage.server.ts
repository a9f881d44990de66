import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventResultsSource, parseResultQuery } from '@parket/react/events/eventResults'

export const page = serverPage({
  source: (props) => eventResultsSource(eventIdOf(props), parseResultQuery(props.search).number),
  head: ({ event }, { title }) => eventHead(event, title, 'Места и оценки по номинациям'),
})
