/** What is said of withdrawing the registration that is changed. */
export const withdrawTexts = {
  withdraw: 'Снять заявку',
  title: 'Снять заявку №\u00A0{n}?',
  keep: 'Оставить',
  hint: 'Все номинации этой заявки освободятся; где есть очередь, место получит следующий в\u00A0ней. Вернуться можно будет, только пока открыт приём и\u00A0есть места.',
} as const

export type WithdrawTextName = keyof typeof withdrawTexts
