import { contestFields } from '../contest/fields.ts'
import { eventFields } from '../event/fields.ts'
import { judgeFields } from '../judge/judge.ts'
import { teamFields } from '../team/team.ts'
import { auditValueText, type AuditValue } from './values.ts'

/*
 * Over 300 lines because one table of words, with a line for each call and field, is easier to search.
 */

/** The kinds of records that the audit log tells of, as its filter calls them. */
export const auditEntities: Readonly<Record<string, string>> = {
  event: 'Турнир',
  eventFile: 'Файл турнира',
  contest: 'Номинация',
  regData: 'Заявка',
  round: 'Тур',
  markSheet: 'Лист оценок',
  session: 'Отделение',
  eventJudge: 'Судья турнира',
  eventUser: 'Сотрудник турнира',
  eventInvitation: 'Приглашение на турнир',
  team: 'Команда',
  teamUser: 'Участник команды',
  teamInvitation: 'Приглашение в команду',
  user: 'Учётная запись',
  login: 'Вход',
  refusal: 'Отказ в доступе',
  lockOut: 'Попытки остановлены',
  judge: 'Судья справочника',
  ratingScheme: 'Схема рейтинга',
  ratingRun: 'Расчёт рейтинга',
  personLink: 'Двойники',
  resultQuestion: 'Вопрос о результате',
  station: 'Рабочее место',
}

/** What each call did, as the audit log says it; the calls are those of the contract. */
const actions: Readonly<Record<string, string>> = {
  logIn: 'Вход',
  logOut: 'Выход',
  registerUser: 'Создана учётная запись',
  requestPasswordReset: 'Запрошен новый пароль',
  resetPassword: 'Задан новый пароль по ссылке',
  verifyEmail: 'Подтверждён адрес почты',
  changePassword: 'Сменён пароль',
  createFirstSuperadmin: 'Создан первый суперадмин',
  updateUser: 'Изменён профиль',
  deleteUser: 'Учётная запись заблокирована',
  restoreUser: 'Учётная запись разблокирована',
  makeSuperadmin: 'Даны права суперадмина',
  unmakeSuperadmin: 'Сняты права суперадмина',
  sendVerificationMail: 'Выслана ссылка для подтверждения',
  eraseUser: 'Данные стёрты',
  uploadUserPhoto: 'Загружена фотография',
  deleteUserPhoto: 'Убрана фотография',
  endDevice: 'Завершён вход на устройстве',
  logOutEverywhere: 'Завершены все входы',
  beginSecondFactor: 'Начато включение второго фактора',
  confirmSecondFactor: 'Включён второй фактор',
  removeSecondFactor: 'Выключен второй фактор',
  createRosterDancer: 'Добавлен танцор в список',
  updateRosterDancer: 'Изменён танцор списка',
  deleteRosterDancer: 'Убран танцор из списка',
  uploadEventFile: 'Загружен файл',
  deleteEventFile: 'Удалён файл',
  inviteToEvent: 'Приглашение на турнир',
  withdrawEventInvitation: 'Приглашение отозвано',
  saveEventUser: 'Роль на турнире',
  removeEventUser: 'Снята роль на турнире',
  createEvent: 'Создан турнир',
  updateEvent: 'Изменены настройки турнира',
  deleteEvent: 'Удалён турнир',
  copyEvent: 'Турнир скопирован',
  startRehearsal: 'Начата репетиция',
  endRehearsal: 'Репетиция удалена',
  replaceEventTags: 'Изменены метки турнира',
  replaceEventAttachments: 'Изменены вложения турнира',
  undoEventChange: 'Возвращено как было',
  createContests: 'Созданы номинации',
  createContest: 'Создана номинация',
  updateContest: 'Изменена номинация',
  deleteContest: 'Удалена номинация',
  deleteContests: 'Удалены номинации',
  setContestStatuses: 'Изменено состояние номинации',
  createSession: 'Создано отделение',
  updateSession: 'Изменено отделение',
  deleteSession: 'Удалено отделение',
  replaceSessions: 'Изменено расписание',
  setItemState: 'Отмечен ход расписания',
  setSessionDraw: 'Публичная жеребьёвка отделения',
  setTimetablePublication: 'Опубликовано или снято расписание',
  startRounds: 'Подготовлены туры отделения',
  endRounds: 'Закончены туры',
  notePaperPrint: 'Напечатаны бумаги отделения',
  registerForEvent: 'Новая регистрация',
  registerMany: 'Заявка клуба',
  updateRegData: 'Изменена регистрация',
  withdrawConsent: 'Согласие отозвано',
  sendConsentRequests: 'Письмо с просьбой о согласии',
  writeToRegistrations: 'Письмо организатора',
  takeBackLetters: 'Письмо организатора отозвано',
  giveConsents: 'Даны согласия',
  claimRegData: 'Регистрация добавлена к учётной записи',
  sendPins: 'Высланы номер и PIN',
  sendPin: 'Высланы номер и PIN',
  exportEventRegistrations: 'Выгружены регистрации',
  importRegistrations: 'Заявки загружены из таблицы',
  enterPaperForm: 'Введена бумажная анкета',
  mergeRegistrations: 'Заявки объединены',
  decideDistinct: 'Решено, что это разные заявки',
  undoDistinct: 'Отменено решение о разных заявках',
  setAttendance: 'Отметка на стойке',
  setAdmission: 'Отмечены документы танцора',
  setStartNumber: 'Изменён стартовый номер',
  addJointPayment: 'Оплата за несколько заявок',
  getClosingSheet: 'Выгружена ведомость оплат',
  addLedgerEntry: 'Запись об оплате',
  createJudge: 'Судья добавлен в справочник',
  updateJudge: 'Изменён судья справочника',
  deleteJudge: 'Судья убран из справочника',
  saveEventJudge: 'Судья турнира',
  removeEventJudge: 'Судья убран с турнира',
  createEventJudge: 'Введён судья своей команды',
  addEventJudges: 'Добавлены судьи списком',
  mergeJudge: 'Судья объединён с другим',
  replaceEventPanels: 'Изменена бригада судей',
  replaceContestPanel: 'Изменена бригада судей',
  answerJudgeConflicts: 'Ответ о связях судьи с участниками',
  replaceRoundPanel: 'Изменена бригада тура',
  setRoundStatus: 'Изменено состояние тура',
  arrangeHeats: 'Изменены заходы',
  arrangePairs: 'Изменены пары финала',
  planRound: 'Изменён план тура',
  renewRoundEntries: 'Участники тура приведены в соответствие',
  addRound: 'Добавлен тур надежды или перетанцовка',
  removeRound: 'Убран тур надежды или перетанцовка',
  reorderContests: 'Изменён порядок номинаций',
  importContests: 'Номинации загружены из таблицы',
  moveEntry: 'Участие перенесено в другую номинацию',
  changeRegistrations: 'Массовое изменение заявок',
  promoteEntry: 'Участию из очереди дано место',
  takeBackPlace: 'Данное место возвращено',
  claimSheet: 'Взят лист оценок',
  saveSheet: 'Введены оценки',
  setHeatCalls: 'Отметки выпускающего',
  setHeatRelease: 'Заход на паркете',
  finishSheet: 'Лист оценок закончен',
  agreeOnSheet: 'Согласие об оценках листа',
  setRoundEntryStatus: 'Отметка об участнике тура',
  addDecision: 'Записано решение',
  withdrawDecision: 'Решение отменено',
  substituteJudge: 'Замена судьи в бригаде',
  answerResultChecks: 'Ответ на проверки итогов',
  publishResult: 'Опубликованы результаты',
  approveResult: 'Утверждены итоги',
  approveByLink: 'Утверждены итоги по ссылке из письма',
  sendApprovalLink: 'Отправлена ссылка главному судье',
  revealPlaces: 'Открыто место на награждении',
  createStation: 'Создано рабочее место',
  updateStation: 'Изменено рабочее место',
  deleteStation: 'Рабочее место отключено',
  openStationCode: 'Создан код рабочего места',
  answerWaitingDevice: 'Ответ устройству, которое ждёт',
  pairStation: 'Подключено устройство',
  sendOperations: 'Оценки с устройства',
  getEmergencyFile: 'Скачан аварийный файл',
  bringEmergencyMarks: 'Перенесены оценки из аварийного файла',
  decideLateMarks: 'Решено о поздних оценках',
  receiveUnsent: 'Загружены оценки файлом с устройства',
  askAboutResult: 'Вопрос о результате',
  answerResultQuestion: 'Ответ на вопрос о результате',
  addLateEntry: 'Позднее участие поставлено в заход',
  createRatingScheme: 'Добавлена схема рейтинга',
  updateRatingScheme: 'Изменена схема рейтинга',
  deleteRatingScheme: 'Удалена схема рейтинга',
  requestRatingRun: 'Запрошен расчёт рейтинга',
  decideDouble: 'Решено, один ли это человек',
  undoDouble: 'Отменено решение о двойниках',
  createTeam: 'Создана команда',
  updateTeam: 'Изменена команда',
  requireSecondFactor: 'Второй фактор организаторов',
  replaceTeamKey: 'Заменён ключ подписи результатов',
  inviteToTeam: 'Приглашение в команду',
  withdrawTeamInvitation: 'Приглашение отозвано',
  saveTeamUser: 'Роль в команде',
  removeTeamUser: 'Снята роль в команде',
  uploadTeamFile: 'Загружена картинка команды',
  deleteTeamFile: 'Убрана картинка команды',
  promoteWaiting: 'Участие из очереди получило место',
  erasePersonalData: 'Удалены персональные данные: срок хранения прошёл',
}

/**
 * What a call did, in Russian; a call without a text keeps its name.
 * @param entity the kind of record; a call that was refused, or held back, did nothing else
 */
export function auditAction(action: string, entity = ''): string {
  if (entity === 'refusal' || entity === 'lockOut') return auditEntities[entity] ?? ''
  return actions[action] ?? action
}

/** Records that have a name of their own instead of a number or a person's name. */
const named = new Set(['event', 'contest', 'round', 'session', 'team'])

/** What the record of a line is called: ««11. Соло, взрослые»», «№ 12», «Ким Ева»; '' where it has no name. */
export function auditRecord(entity: string, name: string | null): string {
  if (name === null) return ''
  return named.has(entity) ? `«${name}»` : name
}

/** Fields that stand in no table of fields. */
const otherFields: Readonly<Record<string, string>> = {
  result_key: 'Ключ подписи',
  of: 'К чему',
  role: 'Роль',
  letter: 'Буква',
  status: 'Состояние',
  judgeIds: 'Бригада',
  deleted_at: 'Удаление',
  archived_at: 'Архив',
  published: 'Публикация',
  superadmin: 'Суперадмин',
  email: 'Email',
  phone: 'Телефон',
  city: 'Город',
  last_name: 'Фамилия',
  first_name: 'Имя',
  birth_date: 'Дата рождения',
  password: 'Пароль',
  second_factor: 'Второй фактор',
  profile_photo_path: 'Фотография',
  troupe: 'Коллектив',
  club: 'Клуб',
  coach: 'Тренер',
  start_number: 'Стартовый номер',
  checked_in_at: 'Отметка о приходе',
  amount: 'Сумма',
  kind: 'Вид',
  tags: 'Метки',
  attachments: 'Вложения',
  contest_order: 'Порядок номинаций',
  contest_id: 'Номинация участия',
  dancers: 'Танцоры',
  registrations: 'Участия',
  heats: 'Заходы',
  pairs: 'Пары',
  items: 'Порядок',
  title: 'Название',
  number: 'Номер',
  floor: 'Площадка',
  starts_at: 'Начало',
  started_at: 'Началось',
  timetable_published_at: 'Расписание опубликовано',
  ended_at: 'Закончилось',
  start: 'Начало',
  name: 'Название',
  size: 'Размер',
  mime: 'Тип файла',
  version: 'Версия',
  medical_seen: 'Справка',
  insurance_seen: 'Страховка',
  document_seen: 'Документ',
  ledger: 'Запись об оплате',
  merged_into: 'Объединение с заявкой',
  distinct_from: 'Не то же, что заявка',
  type: 'Вид тура',
  is_same: 'Один человек',
  answer: 'Ответ',
  is_corrected: 'Исправлено',
  rows: 'Строк',
  format: 'Формат',
  outcome: 'Исход',
  reason: 'Причина',
  attendance: 'Приход',
  reg_n: 'Номер заявки',
  erased_registrations: 'Заявок стёрто',
  copy_of: 'Копия турнира',
  rehearsal: 'Репетиция',
  marks: 'Оценки',
  marks_published: 'Оценки показаны',
  finished_at: 'Закончен',
  late_entries: 'Поздние участия',
  advance: 'Проходят дальше',
  dances: 'Танцы',
  starts_on: 'Действует с',
  user_id: 'Учётная запись',
  judge_id: 'Судья',
  contestIds: 'Номинации',
  contests: 'Номинации',
  consents: 'Согласия',
  consent_asked_at: 'Просьба о согласии',
  written: 'Тема письма',
  entries: 'Участник тура',
  decisions: 'Решение',
  publication: 'Публикация',
  approval: 'Утверждение',
  approval_link: 'Ссылка главному судье',
  draw_hash: 'Хеш жеребьёвки',
  checks: 'Ответы на проверки',
  revealed_from_place: 'Открыты места с',
  seats: 'Место в бригаде',
  tiers: 'Очки по числу участников',
  finalists_only: 'Только финалисты',
  counts_disqualified: 'Дисквалифицированные в счёте',
  multipliers: 'Коэффициенты',
  window: 'За какое время',
  ties: 'При равенстве',
  promotions: 'Переход в следующий уровень',
  best: 'Лучших результатов в счёте',
  logo: 'Логотип',
  favicon: 'Значок сайта',
  photo: 'Фотография',
  papers: 'Бумаги',
  device: 'Устройство',
  is_without_pin: 'Без PIN',
  late_marks: 'Поздние оценки',
  emergency_file: 'Аварийный файл',
  emergency_marks: 'Листы из аварийного файла',
  unsent: 'Отправок из файла',
  heat_calls: 'Участник захода',
  heat_releases: 'Заход на паркете',
  unmarked: 'Не отмечены',
  label: 'Подпись',
  who: 'Кто работает',
  id: 'Номер',
}

const tables: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> = {
  event: eventFields,
  contest: contestFields,
  team: teamFields,
  judge: judgeFields,
}

/** `status` of `registrations.12.status`, `ledger` of `ledger.3`: rows are many. */
function withoutRow(path: string): string {
  const [list = '', , field] = path.split('.')
  return field ?? list
}

/** A field of a record as its form calls it. */
function fieldLabel(entity: string, field: string): string {
  return tables[entity]?.[field]?.label ?? otherFields[field] ?? field
}

/** Texts longer than this are cut. */
const LONGEST = 120

/** «—» for none; long texts are cut. */
function changeText(value: AuditValue, timeZone: string): string {
  const text = auditValueText(value, timeZone) || '—'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Ids in words; null where one of them has no name. */
function namesText(value: unknown, names: ReadonlyMap<string, string>): string | null {
  const ids: unknown[] = Array.isArray(value) ? value : [value]
  const texts = ids.map((id) => (typeof id === 'string' ? names.get(id) : undefined))
  return texts.length > 0 && texts.every((text) => text !== undefined) ? texts.join(', ') : null
}

/** One field of a change, in words. */
export interface AuditChangeText {
  field: string
  from: string
  to: string
}

/**
 * What a change did to the fields of a record, in words.
 * @param timeZone IANA zone in which moments are shown
 * @param names of what the log knows by id: contests, say
 */
export function auditChanges(
  entity: string,
  changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>,
  timeZone: string,
  names: ReadonlyMap<string, string> = new Map(),
): AuditChangeText[] {
  return Object.entries(changes).map(([path, { from, to }]) => {
    const field = withoutRow(path)
    return {
      field: fieldLabel(entity, field),
      from: namesText(from, names) ?? changeText({ entity, field, value: from }, timeZone),
      to: namesText(to, names) ?? changeText({ entity, field, value: to }, timeZone),
    }
  })
}

/** «Город: Тверь, стало Москва»; an empty value before or after is left out. */
export function auditChangeText({ field, from, to }: AuditChangeText): string {
  if (from === to || from === '—') return `${field}: ${to}`
  return to === '—' ? `${field}: было ${from}` : `${field}: ${from}, стало ${to}`
}
