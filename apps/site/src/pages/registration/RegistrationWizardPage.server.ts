import { eventHead } from '../../data/event/eventHead.ts'
import { eventSource } from '../../data/event/eventSource.ts'
import { trimEventData } from '../../data/event/trim.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'

export const page = serverPage({
  source: (props) => eventSource(eventIdOf(props)),
  trim: trimEventData,
  head: ({ event }, { title }) => eventHead(event, title, 'Заявки принимаются на сайте'),
})
