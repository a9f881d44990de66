import { fillIn, type TextParams } from './publicProblems.ts'

/**
 * The texts of the catalogue that a visitor's forms say by themselves: registration, accounts, search. They stand
 * apart so that a visitor's page does not carry the refusals that only the server and organisers meet.
 */
export const formProblems = {
  // Any form
  network: 'Нет связи с сервером. Проверьте подключение и повторите.',
  version_failed: 'Ошибка загрузки версии: {status}',
  unknown: 'Неизвестная ошибка',
  invalid: 'Проверьте введённые данные.',
  required: 'Заполните поле',
  too_long: 'Слишком длинно: не больше {max} символов',
  number_invalid: 'Введите число',
  number_too_small: 'Введите число не меньше {min}',
  number_too_large: 'Введите число не больше {max}',
  range_inverted: 'Начало больше конца',
  repeated: 'Уже есть в списке',
  digits_count: 'Нужно цифр: {count}',
  web_address_invalid: 'Введите адрес, который начинается с http:// или https://',
  moment_invalid: 'Проверьте дату и время',
  moment_missing: 'Укажите дату и время полностью',

  // Registration, steps 0 to 4 (docs/rules/registration.md, «Steps of the wizard»)
  email_missing: 'Укажите email',
  phone_missing: 'Укажите телефон',
  city_missing: 'Укажите город',
  email_invalid: 'Введите корректный адрес электронной почты.',
  phone_invalid: 'Проверьте номер телефона',
  dancers_too_few: 'Мало танцоров: {n} ({min})',
  dancers_too_many: 'Много танцоров: {n} ({max})',
  name_invalid: 'В имени могут быть буквы, пробел, дефис, апостроф и точка',
  plain_text_needed: 'Ссылки и формулы здесь писать нельзя',
  dancer_incomplete: 'Не указаны Ф.И., Д.Р.',
  age_mismatch: 'Возраст: {x} не соответствует фильтру: {bound}',
  birth_date_invalid: 'Такой даты нет. Введите дату рождения: дд.мм.гггг',
  birth_date_future: 'Дата рождения ещё не наступила',
  birth_date_too_early: 'Проверьте год рождения',
  gender_invalid: 'Укажите пол',
  code_invalid: '«{code}»: в номере от 3 до 30 букв, цифр и дефисов, например WDSF 10078901',
  codes_too_many: 'Не больше {max} номеров',
  dancer_repeated: 'Этот танцор уже указан',
  dancer_entered: '{dancer}: уже есть заявка № {n}',
  packets_unfinished: 'Есть незаконченный подбор номинаций',
  nothing_chosen: 'Не выбрано ни одной номинации',
  contest_chosen_twice: 'Номинация выбрана дважды',
  contest_foreign: 'Такой номинации нет в этом турнире',
  contest_not_open: 'Приём заявок в номинацию закрыт',
  contest_cancelled: 'Номинация отменена',
  contest_pay_group: 'Организационный взнос начисляется сам, выбирать его не нужно',
  contest_is_packet: 'Пакет выбирают на шаге «Пакеты»',
  contest_cannot_be_chosen: 'Эту номинацию выбрать нельзя',
  pass_useless: '{dancer}: ни одна номинация этого пасса не подходит по возрасту',
  pass_cancelled: 'Все номинации этого пасса отменены',
  packet_unfillable: 'Подходящих номинаций в пакете: {n}, а нужно не меньше {min}',
  role_missing: 'Укажите роль',
  registrations_too_many: 'Заявок за один раз не больше {max}, а здесь {n}',
  withdrawal_stale: 'Заявку изменил кто-то другой: обновите страницу, проверьте и\u00A0повторите.',
  consent_unticked: 'Отметьте согласие на\u00A0обработку персональных данных',
  consent_missing: 'Без согласия на обработку персональных данных зарегистрироваться нельзя',

  // Accounts (docs/rules/accounts.md, «Opening an account»)
  login_error: 'Ошибка при входе',
  register_only_anonymous: 'Регистрация доступна только для неавторизованных пользователей.',
  not_logged_in: 'Пользователь не авторизован',
  first_name_missing: 'Укажите имя',
  last_name_missing: 'Укажите фамилию',
  birth_date_missing: 'Укажите дату рождения',
  second_factor_required: 'Введите код из приложения или код восстановления',
  password_missing: 'Укажите пароль',
  password_wrong: 'Неверный пароль',
  password_length: 'Пароль: от {min} до {max} символов',
  password_common:
    'Такой пароль подбирают первым. Придумайте другой, например фразу из нескольких слов',
  password_mismatch: 'Пароли не совпадают',
  last_name_too_short: 'Укажите хотя бы {min} буквы фамилии',
  file_too_large: 'Файл больше {limit}',
  file_wrong_type: 'Такой тип файла не подходит',
  file_empty: 'Файл пустой',
} as const

export type FormProblemCode = keyof typeof formProblems

/** `problemText` for the texts of a visitor's forms. */
export function formProblemText(code: FormProblemCode, params: TextParams = {}): string {
  return fillIn(formProblems[code], params)
}
