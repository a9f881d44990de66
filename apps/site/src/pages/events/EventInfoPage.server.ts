import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventInfoSource } from '@parket/react/events/eventInfo'

export const page = serverPage({
  source: (props) => eventInfoSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Положение, документы и место'),
})
