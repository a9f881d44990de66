/** What components say by themselves. */
export const componentsTexts = {
  /** Before the text of a notice, by its tone; heard, not seen. */
  info: 'К сведению',
  positive: 'Готово',
  caution: 'Внимание',
  critical: 'Ошибка',
  /** Beside a step's name; heard, not seen. */
  stepDone: 'готово',
  stepError: 'есть ошибки',
  close: 'Закрыть',
  clear: 'Очистить',
  cancel: 'Отмена',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  failed: 'Не получилось загрузить',
  retry: 'Повторить',
  /** The form of a date, in an empty field. */
  dateForm: 'дд.мм.гггг',
} as const

export type ComponentsTextName = keyof typeof componentsTexts
