import { eventHead } from '../../../data/event/eventHead.ts'
import { eventSource } from '@parket/react/data/event/eventSource'
import { eventIdOf, serverPage } from '../../../data/page/ServerPage.ts'

export const page = serverPage({
  source: (props) => eventSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Заявки принимаются на сайте'),
})
