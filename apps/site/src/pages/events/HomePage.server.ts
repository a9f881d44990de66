import { serverPage } from '../../data/page/ServerPage.ts'
import { homeSource } from './home.ts'

export const page = serverPage({
  source: () => homeSource,
  head: () => ({ title: '', description: 'Турниры, регистрация участников и результаты' }),
})
