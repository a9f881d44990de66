/** What the dialogs of the login say. */
export const loginTexts = {
  title: 'Вход',
  email: 'Email',
  password: 'Пароль',
  code: 'Код из приложения',
  codeHint: 'Или код восстановления',
  submit: 'Войти',
  forgot: 'Забыл пароль',
  register: 'Регистрация',

  forgotTitle: 'Восстановление пароля',
  forgotHint: 'Адрес, с которым вы регистрировались: пришлём на него ссылку для нового пароля.',
  sendLetter: 'Отправить письмо',
  failedTitle: 'Ошибка',
  correct: 'Исправить',
  sendingTitle: 'Отправка письма',
  /** `{email}` stands for the address. */
  sending: 'Отправляем письмо для восстановления пароля на почту {email}. Минутку.',
  sentTitle: 'Письмо отправлено',
  /** `{email}` stands for the address, which is shown strong. */
  sent: 'Проверьте почтовый ящик {email} и папку «Спам».',
  understood: 'Понятно',
  failed: 'Произошла ошибка при отправке письма. Попробуйте снова.',
  sendAgain: 'Отправить ещё раз',
  changeEmail: 'Изменить адрес',

  confirmTitle: 'Подтвердите, что это вы',
  confirmHint:
    'Это действие защищено вторым фактором. Введённое на\u00A0странице никуда не\u00A0денется.',
  confirm: 'Подтвердить',

  logOut: 'Выйти',
} as const

export type LoginTextName = keyof typeof loginTexts
