import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { liveSource } from '@parket/react/events/eventLive'

export const page = serverPage({
  source: (props) => liveSource(eventIdOf(props)),
  head: ({ event }, { title }) =>
    eventHead(event, title, 'Что идёт на паркете, что дальше и когда ваш выход'),
})
