import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventStatisticsSource } from '@parket/react/events/eventStatistics'

export const page = serverPage({
  source: (props) => eventStatisticsSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Заявки, танцоры, города'),
})
