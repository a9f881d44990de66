/** What the dialog says that adds one more soloist. */
export const anotherTexts = {
  title: 'Ещё один танцор',
  note: 'Контакты те\u00A0же. Номинации выберете следом, а\u00A0отправите всё сразу.',
  add: 'Добавить',
  addAndGoOn: 'Добавить и\u00A0дальше',
} as const

export type AnotherTextName = keyof typeof anotherTexts
