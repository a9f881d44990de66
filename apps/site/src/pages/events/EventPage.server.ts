import { eventHead } from '../../data/event/eventHead.ts'
import { trimHomeData } from '../../data/event/trim.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { eventHomeSource } from './eventHome.ts'

export const page = serverPage({
  source: (props) => eventHomeSource(eventIdOf(props)),
  trim: trimHomeData,
  head: ({ event }, { title }) => eventHead(event, title, 'Номинации, цены и регистрация'),
})
