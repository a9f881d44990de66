/** What the dialog says that takes dancers from a spreadsheet. */
export const pasteTexts = {
  title: 'Вставить из таблицы',
  rows: 'Строки таблицы',
  rowsHint:
    'Фамилия, имя, дата рождения и пол (ж или м); по строке на танцора. Можно скопировать прямо из Excel.',
  rowsForm: 'Смирнова\tМария\t12.04.1999\tж',
  none: 'Вставьте хотя бы одну строку',
  mend: 'Поправьте строки с\u00A0ошибками: {n}',
  add: 'Добавить',
  addSome: 'Добавить: {n}\u00A0{n:танцор|танцора|танцоров}',
  read: 'Поняли: {n}\u00A0{n:танцор|танцора|танцоров}.',
  bad: 'С\u00A0ошибками\u00A0— {n}.',
  badTaken: 'С\u00A0ошибками\u00A0— {n}: добавить можно и\u00A0так, поправите в\u00A0полях формы.',
  apart: 'Кто танцует отдельно, получит свою заявку; отправите всё сразу.',
  list: 'Как мы поняли',
  nameless: 'Без имени',
  gender: 'Пол: {name}',
  female: 'ж',
  male: 'м',
} as const

export type PasteTextName = keyof typeof pasteTexts
