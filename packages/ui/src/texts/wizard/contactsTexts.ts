/** What is said of the contacts, where they are asked for and in the review. */
export const contactsTexts = {
  email: 'Email',
  emailHint: 'На него придут номер и PIN-код регистрации',
  phone: 'Телефон',
  phoneHint: 'Чтобы организаторы могли связаться с вами',
  city: 'Город',
} as const

export type ContactsTextName = keyof typeof contactsTexts
