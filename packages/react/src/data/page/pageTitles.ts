import type { PageName } from '@parket/domain/site/pages'

/**
 * The pages of this package by the names of their addresses, each with the window's title; of an event's page what it
 * is about. '' for the bare name of team or event.
 */
export const pageTitles = {
  home: '',
  events: 'Турниры',
  event: '',
  eventInfo: 'Информация',
  eventLive: 'Прямо сейчас',
  eventResults: 'Результаты',
  contestResults: 'Результаты',
  eventDraws: 'Жеребьёвки',
  eventStatistics: 'Статистика',
  selectRegistration: 'Регистрация',
  register: 'Регистрация',
  clubRegistration: 'Заявка клуба',
  rating: 'Рейтинг',
  ratedPerson: 'Очки танцора',
  privacy: 'Персональные данные',
  consent: 'Согласие',
  searchDancer: 'Поиск танцора',
} as const satisfies { readonly [Name in PageName]?: string }

/** A page that this package has. */
export type PackagePage = keyof typeof pageTitles
