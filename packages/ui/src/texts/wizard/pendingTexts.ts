/** What is said while there is no wizard: it is on its way, or registration is closed. */
export const pendingTexts = {
  opening: 'Открываем регистрацию…',
  closed: 'Регистрация закрыта',
  toEvent: 'К турниру',
} as const

export type PendingTextName = keyof typeof pendingTexts
