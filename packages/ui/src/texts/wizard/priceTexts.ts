/** What is said of the sum, beside each step and in the review. */
export const priceTexts = {
  nothingYet: 'Сумма появится, когда выберете номинации',
  total: 'Итого',
  lines: 'Сумма по строкам',
  later: 'С\u00A0{date} будет {sum}',

  caption: 'Из чего складывается сумма',
  dancers: '{n}\u00A0{n:танцор|танцора|танцоров}',
  /** `{dancers}` is `dancers`. */
  covered: '{dancers}, входит в\u00A0пасс',

  cheaper: 'Те же номинации\u00A0— на\u00A0{saving} дешевле.',
  arrange: 'Оформить так',
  take: 'Взять {bundles}.',
  leave: 'Не\u00A0брать {bundles}.',
  rearrange: 'Достаточно распределить номинации по\u00A0пакетам иначе.',
  bundle: '«{name}»',
  arranged: 'На\u00A0{saving} дешевле',
  /** `{arranged}` is `arranged`, shown strong. */
  inSum: '{arranged}, уже в\u00A0сумме: {bundles}',
  singly: 'Считать отдельно',
} as const

export type PriceTextName = keyof typeof priceTexts
