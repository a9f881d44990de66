import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventHomeSource } from '@parket/react/events/eventHome'

export const page = serverPage({
  source: (props) => eventHomeSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Номинации, цены и регистрация'),
})
