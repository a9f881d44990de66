import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventDrawsSource } from '@parket/react/events/eventDraws'

export const page = serverPage({
  source: (props) => eventDrawsSource(eventIdOf(props)),
  head: ({ event }, { title }) =>
    eventHead(event, title, 'Каждая жеребьёвка турнира с зерном и причиной'),
})
