import { eventHead } from '../../data/event/eventHead.ts'
import { trimResults } from '../../data/event/trim.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventResultsSource } from './eventResults.ts'

export const page = serverPage({
  source: (props) => eventResultsSource(eventIdOf(props)),
  trim: trimResults,
  head: ({ event }, { title }) => eventHead(event, title, 'Опубликованные номинации'),
})
