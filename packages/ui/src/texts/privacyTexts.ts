/** What is said of personal data where they are asked for. */
export const privacyTexts = {
  note: 'Почту и\u00A0телефон видите только вы и\u00A0организаторы турниров.',
  policy: 'Как мы\u00A0обрабатываем персональные данные',
} as const

export type PrivacyTextName = keyof typeof privacyTexts
