import { steps } from '@parket/domain/registration/wizard/stepIndex'

/** What stands around every step: its name and question, the draft, the buttons, what came of sending. */
export const frameTexts = {
  title: 'Регистрация',
  changeTitle: 'Изменение регистрации №\u00A0{n}',
  steps: 'Шаги регистрации',
  position: 'Шаг {step} из\u00A0{steps}: {name}',

  contacts: steps[0].label,
  dancers: steps[1].label,
  packets: steps[2].label,
  contests: steps[3].label,
  review: steps[4].label,

  askContacts: 'Куда прислать билет',
  askDancers: 'Кто танцует',
  askPackets: 'Взять ли пакет',
  askContests: 'Что танцуем',
  askContestsOfOne: 'Что танцует\u00A0{name}',
  askContestsOfTwo: 'Что танцуют {first} и\u00A0{second}',
  askReview: 'Всё ли верно',

  problems: 'Проверьте, что введено',
  /** What was registered before sending failed: `{list}` of `registered`. */
  registeredOne: 'Уже есть заявка: {list}',
  registeredMany: 'Уже зарегистрированы: {list}',
  registered: '{names}, №\u00A0{n}',
  registeredHint: 'Остальные не\u00A0отправлены: исправьте и\u00A0отправьте ещё раз.',

  back: 'Назад',
  cancel: 'Отмена',
  next: 'Далее: {what}',
  submit: 'Зарегистрироваться',
  save: 'Сохранить изменения',

  draftInTab:
    'Всё, что вы введёте, сохранится в\u00A0этом браузере, пока вы не\u00A0закроете вкладку.',
  draftOnDevice:
    'Всё, что вы введёте, сохранится на\u00A0этом устройстве: на\u00A0{days}\u00A0{days:день|дня|дней} или до\u00A0выхода из\u00A0учётной записи.',
  draftSaving: 'Сохраняем черновик…',
  draftSavedInTab: 'Черновик сохранён, пока открыта эта вкладка',
  draftSavedOnDevice:
    'Черновик сохранён на\u00A0этом устройстве: на\u00A0{days}\u00A0{days:день|дня|дней} или до\u00A0выхода из\u00A0учётной записи',
  draftFailed:
    'Черновик не\u00A0сохраняется: браузер не\u00A0даёт места. Не\u00A0закрывайте страницу.',
  restart: 'Начать заново',
  restartTitle: 'Начать заново?',
  restartHint: 'Всё, что введено и\u00A0выбрано, пропадёт. Отправленные заявки останутся.',

  retryHint: 'Всё введённое сохранено. Отправьте ещё раз: вторая заявка не\u00A0появится.',
  priceHint:
    'Заявка не\u00A0отправлена, всё введённое сохранено. Проверьте сумму и\u00A0отправьте ещё раз, если она подходит.',
  logIn: 'Войти',
  logInHint: 'Вход устарел. Всё введённое сохранено: войдите и\u00A0отправьте ещё раз.',
  stale: 'Заявку изменил кто-то другой',
  staleHint:
    'То, что ввели вы, останется; остальное станет таким, как сейчас. Проверьте и\u00A0сохраните ещё раз.',
  reload: 'Загрузить свежее',
} as const

export type FrameTextName = keyof typeof frameTexts
