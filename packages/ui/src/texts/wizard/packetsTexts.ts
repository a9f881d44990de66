/** What the step of packets says. */
export const packetsTexts = {
  none: 'На\u00A0этом турнире нет пакетов для\u00A0такого состава: выбирать нечего. Номинации выберете по\u00A0одной на\u00A0следующем шаге.',
  required: 'На\u00A0этом турнире нужно выбрать хотя бы один пакет.',
  optional:
    'Пакет\u00A0— несколько номинаций за\u00A0одну цену, обычно дешевле, чем по\u00A0одной. Не\u00A0нужен\u00A0— идите дальше: всё можно выбрать и\u00A0без него.',
  toReview: 'Больше ничего: сразу к\u00A0проверке',
  progress: 'Выбрано {chosen} из\u00A0{range}',
  complete: 'пакет собран',
  missing: 'ещё\u00A0{n}\u00A0{n:номинация|номинации|номинаций}',
  excess: 'лишних\u00A0— {n}',
  takeAll: 'Выбрать все {n}',
  dropAll: 'Снять все',
} as const

export type PacketsTextName = keyof typeof packetsTexts
