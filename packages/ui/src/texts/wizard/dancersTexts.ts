import { genderLabels } from '@parket/domain/person/gender'

/** What is said of the dancers, where they are asked for and in the review. */
export const dancersTexts = {
  wantedOne: 'Один танцор на\u00A0заявку.',
  wantedSeveral:
    'Один танцор на\u00A0заявку. Если солистов несколько, добавьте всех сразу: контакты заполнять заново не\u00A0придётся.',
  wantedExactly: 'Вместе выступают {n}\u00A0{n:танцор|танцора|танцоров}',
  wantedRange: 'В\u00A0заявке от\u00A0{min} до\u00A0{max}\u00A0{max:танцора|танцоров|танцоров}',
  add: 'Добавить танцора',
  another: 'Ещё один танцор',
  roster: 'Мои танцоры',
  paste: 'Вставить из\u00A0таблицы',
  chosen: 'Номинации уже выбраны: {names}',

  dancer: 'Танцор',
  dancerN: 'Танцор {n}',
  lastName: 'Фамилия',
  firstName: 'Имя',
  birthDate: 'Дата рождения',
  gender: 'Пол',
  female: genderLabels.F,
  male: genderLabels.M,
  remove: 'Убрать',
  /** The whole name of the button; begins with what is seen. */
  removeDancer: 'Убрать танцора {n}',
  age: '{age}\u00A0{age:год|года|лет}',
  ageOfYear: '{age}\u00A0{age:год|года|лет} по\u00A0году рождения',
  ageOnDay: '{age}\u00A0{age:год|года|лет} в\u00A0день турнира',

  more: 'Ещё о танцоре',
  formerName: 'Прежняя фамилия',
  formerNameHint: 'Чтобы прошлые результаты остались вашими',
  codes: 'Номера в федерациях',
  codesHint: 'Через запятую: WDSF 10078901, РТС-12345',

  troupe: 'Коллектив',
  troupeHint: 'Необязательно. Под этим именем вас объявит ведущий',
  club: 'Клуб',
  coach: 'Тренер или руководитель',
  optional: 'Необязательно',

  others: 'Следом',
  othersHint:
    'Номинации каждому выберете по\u00A0очереди, а\u00A0отправите всё сразу. Заявка у\u00A0каждого своя.',
  nameless: 'Без имени',
  removeOther: 'Убрать: {name}',

  /** Of the review: after the birth date. */
  genderTold: ', пол:\u00A0{gender}',
} as const

export type DancersTextName = keyof typeof dancersTexts
