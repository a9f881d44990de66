/** What is said of packets, at their own step and above the contests. */
export const packetsTexts = {
  none: 'На\u00A0этом турнире нет пакетов для\u00A0такого состава: выбирать нечего. Номинации выберете по\u00A0одной на\u00A0следующем шаге.',
  required: 'На\u00A0этом турнире нужно выбрать хотя бы один пакет.',
  optional:
    'Пакет\u00A0— несколько номинаций за\u00A0одну цену, обычно дешевле, чем по\u00A0одной. Не\u00A0нужен\u00A0— идите дальше: всё можно выбрать и\u00A0без него.',
  toReview: 'Больше ничего: сразу к\u00A0проверке',

  count: '{n}\u00A0{n:номинация|номинации|номинаций}',
  range: '{min}–{max}\u00A0{max:номинация|номинации|номинаций}',
  /** `{count}` is `count` or `range`. */
  all: '{count}, все',
  some: '{count} из\u00A0{all} на\u00A0выбор',
  singly: '{choice}; по\u00A0одной\u00A0— от {price}',

  progress: 'Выбрано {chosen} из\u00A0{range}',
  complete: 'пакет собран',
  missing: 'ещё\u00A0{n}\u00A0{n:номинация|номинации|номинаций}',
  excess: 'лишних\u00A0— {n}',
  takeAll: 'Выбрать все {n}',
  dropAll: 'Снять все',

  together: 'Все за\u00A0{price} вместо {singly}',
  priced: '{price}: {choice}',
  fit: 'Подобрать',
  fitPacket: 'Подобрать: {packet}',
  tickAll: 'Отметить все\u00A0{n}',
  tickAllOf: 'Отметить все {n}: {packet}',
} as const

export type PacketsTextName = keyof typeof packetsTexts
