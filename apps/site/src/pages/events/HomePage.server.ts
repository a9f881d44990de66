import { serverPage } from '../../data/page/ServerPage.ts'
import { eventListSource, parseEventListQuery } from './eventList.ts'

export const page = serverPage({
  source: () => eventListSource(parseEventListQuery('')),
  head: () => ({ title: '', description: 'Турниры, регистрация участников и результаты' }),
})
