import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventResultsSource } from './eventResults.ts'

export const page = serverPage({
  source: (props) => eventResultsSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Опубликованные номинации'),
})
