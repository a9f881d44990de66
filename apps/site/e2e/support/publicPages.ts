import { CUP } from './demo.ts'

/** Pages that come whole from the server, each with something that stands on it. */
export const publicPages = [
  { address: '/', heading: 'Паркет', content: CUP.name },
  { address: '/events/', heading: 'Турниры', content: CUP.name },
  { address: '/events/?filter=past', heading: 'Турниры', content: 'Осенний бал' },
  { address: CUP.page, heading: CUP.name, content: 'Малая группа' },
  { address: `${CUP.page}info`, heading: 'Информация', content: 'Дворец спорта' },
  { address: `${CUP.page}results`, heading: 'Результаты', content: 'Результаты появятся' },
  { address: '/events/2/results', heading: 'Результаты', content: 'Опубликовано' },
  { address: '/events/2/statistics', heading: 'Статистика', content: 'Танцоры по городам' },
  { address: CUP.door, heading: 'Регистрация', content: 'Изменить регистрацию' },
  { address: `${CUP.wizard}?count=solo`, heading: 'Регистрация', content: 'Email' },
]
