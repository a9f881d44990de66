/** What is said of a packet, at its own step and above the contests. */
export const offersTexts = {
  count: '{n}\u00A0{n:номинация|номинации|номинаций}',
  range: '{min}–{max}\u00A0{max:номинация|номинации|номинаций}',
  /** `{count}` is `count` or `range`. */
  all: '{count}, все',
  some: '{count} из\u00A0{all} на\u00A0выбор',
  /** `{choice}` is `all` or `some`. */
  singly: '{choice}; по\u00A0одной\u00A0— от {price}',
  together: 'Все за\u00A0{price} вместо {singly}',
  priced: '{price}: {choice}',
  fit: 'Подобрать',
  /** Whole names of the buttons; begin with what is seen. */
  fitPacket: 'Подобрать: {packet}',
  tickAll: 'Отметить все\u00A0{n}',
  tickAllOf: 'Отметить все {n}: {packet}',
} as const

export type OffersTextName = keyof typeof offersTexts
