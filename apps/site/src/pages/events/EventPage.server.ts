import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventHomeSource } from './eventHome.ts'

export const page = serverPage({
  source: (props) => eventHomeSource(eventIdOf(props)),
  head: ({ event }, { title }) => eventHead(event, title, 'Номинации, цены и регистрация'),
})
