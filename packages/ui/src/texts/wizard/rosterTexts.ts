/** What the dialog says that keeps a list of dancers. */
export const rosterTexts = {
  title: 'Мои танцоры',
  removed: '{name}: в\u00A0списке больше нет.',
  putBack: 'Вернуть',
  unkept: 'В\u00A0этой заявке, но\u00A0ещё не\u00A0в\u00A0списке: {names}.',
  keep: 'Запомнить {n}\u00A0{n:танцора|танцоров|танцоров}',
  none: 'Список пока пуст. Заполните танцоров в\u00A0заявке и\u00A0запомните их\u00A0здесь: в\u00A0следующий раз останется только отметить.',
  search: 'Поиск',
  list: 'Танцоры',
  choose: 'Отметьте, кто танцует',
  add: 'В\u00A0заявку: {n}\u00A0{n:танцор|танцора|танцоров}',
  me: '{name} (я)',
  edit: 'Исправить: {name}',
  remove: 'Удалить из списка: {name}',
  save: 'Сохранить',
  cancel: 'Отмена',
} as const

export type RosterTextName = keyof typeof rosterTexts
