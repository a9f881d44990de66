import type { AgeMode, DrawMode, SecondEntry, StartNumberMode } from './event.ts'
import type { Payee } from './payee.ts'
import type { PublicContacts } from '../team/publicContacts.ts'

/** How the choices of an event's settings are called in its form and its history. */
export const ageModeLabels: Readonly<Record<AgeMode, string>> = {
  exact: 'Полных лет в первый день',
  year: 'По году рождения',
}

export const startNumberLabels: Readonly<Record<StartNumberMode, string>> = {
  reg_n: 'Номер заявки',
  own: 'Свой: его дают организаторы',
}

export const drawModeLabels: Readonly<Record<DrawMode, string>> = {
  server: 'Программа выбирает сама',
  public: 'Зал называет цифры',
}

export const secondEntryLabels: Readonly<Record<SecondEntry, string>> = {
  none: 'Не нужен',
  finals: 'Финалов',
  all: 'Всех туров',
}

/** The zones of Russia, by IANA name. */
export const timeZoneLabels: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград, МСК−1',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара, МСК+1',
  'Asia/Yekaterinburg': 'Екатеринбург, МСК+2',
  'Asia/Omsk': 'Омск, МСК+3',
  'Asia/Novosibirsk': 'Новосибирск, МСК+4',
  'Asia/Irkutsk': 'Иркутск, МСК+5',
  'Asia/Yakutsk': 'Якутск, МСК+6',
  'Asia/Vladivostok': 'Владивосток, МСК+7',
  'Asia/Magadan': 'Магадан, МСК+8',
  'Asia/Kamchatka': 'Камчатка, МСК+9',
}

/** In the order of the form. */
export const contactLabels: Readonly<Record<keyof PublicContacts, string>> = {
  phone: 'Телефон',
  email: 'Email',
  site: 'Сайт',
  address: 'Адрес',
}

/** In the order of the form. */
export const payeeLabels: Readonly<Record<keyof Payee, string>> = {
  name: 'Получатель',
  account: 'Расчётный счёт',
  bank: 'Банк',
  bic: 'БИК',
  corr_account: 'Корр. счёт',
  inn: 'ИНН',
  kpp: 'КПП',
}
