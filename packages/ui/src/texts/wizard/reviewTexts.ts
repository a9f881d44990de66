/** What the last step says of what was entered, and of what it costs. */
export const reviewTexts = {
  choose: 'Выбрать',
  change: 'Изменить',
  /** Whole names of the buttons; begin with what is seen. */
  chooseWhat: 'Выбрать: {what}',
  changeWhat: 'Изменить: {what}',
  changeData: 'Изменить данные',
  changeDataOf: 'Изменить данные: {names}',
  remove: 'Убрать: {names}',
  removeTitle: 'Не регистрировать: {names}?',
  removeConfirm: 'Не регистрировать',
  removeHint: 'Выбранные номинации пропадут. У\u00A0остальных ничего не\u00A0изменится.',
  waiting: 'Ждут своей очереди: {names}',
  noPacket: 'Пакет не\u00A0выбран',
  onlyPacket: 'Кроме пакета\u00A0— ничего',
  nothing: 'Пока ничего не\u00A0выбрано',

  toPay: 'К оплате',
  toPayHint:
    'Платить сейчас не\u00A0нужно. Места в\u00A0листе ожидания не\u00A0оплачиваются, пока не\u00A0освободятся.',
  afterChange: 'Стоимость после изменения',
  same: 'Стоимость не\u00A0изменится: {sum}. Точную сумму с\u00A0учётом скидок и\u00A0оплаты покажем после сохранения.',
  changed:
    'Было {before}, станет {after}: {difference}. Точную сумму с\u00A0учётом скидок и\u00A0оплаты покажем после сохранения.',
} as const

export type ReviewTextName = keyof typeof reviewTexts
