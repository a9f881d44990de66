import { formProblems } from './formProblems.ts'
import { eventLoadText, fillIn, publicProblems, type TextParams } from './publicProblems.ts'

/**
 * Over 300 lines because every text by which the product says no stands in one list: a second text for one
 * thing is seen beside the first (docs/rules/site.md, «Texts of failures»). The server answers with them, the wizard
 * and the forms show the same. `{name}` is a parameter.
 */
const texts = {
  ...publicProblems,
  ...formProblems,

  // Answers of the API (docs/api.md, «Refusals»)
  malformed: 'Запрос составлен неверно.',
  list_too_long: 'За один раз не больше {max}',
  unauthenticated: 'Войдите, чтобы продолжить.',
  login_failed: 'Неверный email или пароль.',
  not_found: 'Не найдено',
  team_not_found: 'Команда не найдена',
  event_not_found: 'Турнир не найден',
  contest_not_found: 'Номинация не найдена',
  registration_not_found: 'Регистрация не найдена. Проверьте номер и PIN-код.',
  registration_claimed:
    'Эта заявка уже добавлена в другую учётную запись. Открыть и изменить её можно по номеру и PIN-коду.',
  stale: 'Данные изменил кто-то другой. Обновите страницу и повторите: введённое сохранится.',
  change_set_not_found: 'Такого изменения нет, или отменить его уже нельзя.',
  place_told: 'Письмо о месте уже ушло, поэтому забрать его нельзя. Участие можно снять.',
  letters_not_found: 'Таких писем нет.',
  letters_gone: 'Письма уже ушли, отозвать их нельзя.',
  undo_done: 'Это уже отменено.',
  undo_stale: 'Отменить нельзя, с тех пор изменено: {what}.',
  undo_depended_on: 'Отменить нельзя: на прежнее уже опирается другое.',
  undo_drawn: 'Отменить нельзя: номинация «{contest}» уже распределена по заходам.',
  undo_merged: 'Отменить нельзя: заявка № {n} с тех пор объединена с другой.',
  undo_given_back: 'Отменить нельзя: деньги по заявке № {n} уже возвращены.',
  bulk_changed: 'Отбор изменился, пока вы смотрели. Проверьте его ещё раз.',
  conflict: 'Такая запись уже есть.',
  in_use: 'Нельзя удалить: запись используется.',
  event_in_use: 'На турнир есть регистрации. Его можно убрать в архив, но не удалить.',
  rehearsal_not_found: 'Репетиции этого турнира нет.',
  rehearsal_not_copied: 'Это репетиция: копировать и репетировать можно сам турнир.',
  rehearsal_unpublished: 'Репетицию видят только сотрудники, опубликовать её нельзя',
  publish_no_contests: 'Откройте приём хотя бы в одну номинацию',
  publish_no_place: 'Укажите место проведения: по нему ищут дорогу',
  publish_no_contacts: 'Укажите телефон или почту: с вопросами придут к вам',
  publish_no_payee: 'Заполните реквизиты: без них у заявки не будет QR-кода для оплаты',
  event_registered:
    'На турнир есть регистрации: снять его с публикации нельзя, их страницы перестанут открываться. Уберите турнир в архив.',
  contests_too_many: 'Номинаций за один раз не больше {max}, а здесь {n}.',
  contest_exists: 'Номинация с таким идентификатором уже есть.',
  group_num_taken: 'Номер {n} уже занят другой номинацией.',
  numbers_published:
    'Турнир опубликован: номера номинаций уже в ссылках и программах, они не меняются. Порядок менять можно.',
  contest_bundled: 'Номинация входит в пакет или пасс «{contest}».',
  attendance_withdrawn:
    'Заявка снята: отмечать некого. Чтобы танцор выступил, сначала добавьте ему номинации.',
  start_number_invalid: 'Введите номер от {min} до {max}',
  start_number_fixed:
    'Номер уже стоит в листах судей: заходы закреплены. Его меняет администратор по решению главного судьи.',
  start_number_taken: 'Стартовый номер {n} уже занят.',
  session_not_found: 'Отделение не найдено',
  session_item_not_found: 'Такой строки в\u00A0расписании уже нет',
  contest_in_use: 'В номинации есть регистрации. Её можно отменить, но не удалить.',
  contest_charged: 'По номинации есть начисления. Её можно отменить, но не удалить.',
  contests_not_deleted: 'Ни одна номинация не удалена.',
  contest_named_by_tag:
    'Эту номинацию называет метка PAY-GROUP турнира. Сначала измените или удалите метку.',
  contest_drawn: '{contest}: {round} уже распределён по заходам, поэтому не меняются: {fields}.',
  dancer_twice: '{dancer}: уже есть участие в номинации «{contest}».',
  debt_changed:
    'Долг изменился: сейчас {debt}, а было показано {expected}. Проверьте сумму и примите ещё раз.',
  price_changed: 'Стоимость изменилась: теперь {amount}, а было показано {expected}.',
  question_answered: 'На этот вопрос уже ответили. Обновите страницу.',
  result_number_unknown: 'В этом результате такого номера нет',
  idempotency_conflict: 'Этот запрос уже отправлен с другими данными.',
  email_taken: 'Пользователь с таким email уже зарегистрирован.',
  too_large: 'Слишком большой файл. Не больше {limit}.',
  body_too_large: 'Слишком большой запрос.',
  unsupported_type: 'Такой тип данных не поддерживается.',
  csrf_mismatch: 'Страница устарела. Повторите действие.',
  rate_limited: 'Слишком много попыток. Попробуйте снова через {wait}.',
  not_implemented: 'Этого раздела пока нет.',
  unavailable: 'Сервис временно недоступен. Попробуйте снова через {wait}.',
  internal: 'Внутренняя ошибка. Мы уже знаем о ней.',

  // Accounts (docs/rules/accounts.md)
  second_factor_wrong: 'Неверный код. Дождитесь следующего или возьмите код восстановления',
  second_factor_on: 'Второй фактор уже включён.',
  second_factor_own_first: 'Сначала включите второй фактор у себя: в профиле.',
  second_factor_unavailable: 'На этом сервере второй фактор не настроен.',
  reset_link_invalid: 'Ссылка недействительна или устарела. Запросите новую.',

  email_verified: 'Адрес уже подтверждён.',
  roster_dancer_exists: 'Этот танцор уже есть в вашем списке.',
  last_superadmin: 'Это последний суперадмин: сначала назначьте другого.',
  registration_erased:
    'Личные данные этой заявки стёрты: срок их хранения вышел. Изменить её больше нельзя.',
  registration_merged:
    'Организатор объединил эту заявку с другой. Изменить и оплатить можно только ту.',
  last_supervisor: 'Последнего руководителя команды убрать нельзя: сначала назначьте другого.',
  erasure_has_entries:
    'Есть заявки на турниры, которые ещё не прошли. Снимите их, чтобы удалить данные.',

  // Teams and staff
  domain_missing: 'Укажите домен: без домена может быть только основная команда',
  domain_invalid: 'Проверьте домен, например: vesna.example.org',
  domain_taken: 'Этот домен занят другой командой.',
  default_team_kept: 'Основную команду нельзя удалить или привязать к домену.',
  color_invalid: 'Введите цвет: решётка и шесть цифр, например #8a2f4b',
  user_unknown: 'Такого пользователя нет',
  email_unconfirmed: 'Адрес этой учётной записи ещё не подтверждён.',
  team_role_unknown: 'Выберите роль',

  // Judges
  judge_not_found: 'Судья не найден',
  judge_exists: 'Такой судья уже есть в справочнике.',
  judge_in_use: 'Судья приглашён на турнир. Сначала уберите его из судей турнира.',
  judge_on_panel: 'Сначала уберите судью из бригад: {contests}.',
  chief_role_fixed:
    'Турнир закончился, его итоги утверждает главный судья: сменить или добавить главного судью может только суперадмин.',
  judge_merge_self: 'Выберите другого судью.',
  judge_merge_met: 'Оба судьи есть на одном турнире. Сначала уберите одного из них там.',
  judge_line_repeated: 'То же, что в строке {line}',
  judge_ambiguous: 'Таких в справочнике несколько: напишите город ({cities})',
  judges_too_many: 'За один раз не больше {max} судей.',
  judge_role_unknown: 'Выберите: главный судья, линейный, счётная комиссия или стажёр',
  judge_letter_marked:
    'Под буквой {letter} уже введены оценки: буква остаётся. Замена судьи есть на странице «Оценки».',
  judge_letter_missing: 'Укажите букву судьи',
  judge_letter_invalid: 'Буква судьи: одна или две латинские, от A до Z',
  judge_letter_trainee: 'Буква стажёра: от TA до TZ',
  judge_trainee: 'Стажёр судит рядом с бригадой, в неё он не входит',
  judge_letter_needless: 'Счётной комиссии буква не нужна',
  judge_letter_taken: 'Буква {letter} уже у другого судьи.',
  judge_foreign: 'Такого судьи на турнире нет',
  judge_without_letter: 'У судьи нет буквы, в бригаду его включить нельзя',
  panel_judged:
    'В номинации «{contest}» уже есть оценки, состав бригады не меняют: судью заменяют в туре.',

  // Events and their files (docs/rules/events-and-contests.md)
  no_current_event: 'Текущий турнир не установлен.',
  file_missing: 'Выберите файл',
  file_not_found: 'Файл не найден',
  picture_unreadable: 'Картинка не открывается. Выберите другую.',
  default_team_icon: 'У основной команды всегда стандартная иконка.',
  time_zone_unknown: 'Такого часового пояса нет',
  tag_name_invalid: 'В названии метки не должно быть знака «=»',
  attachment_target: 'Укажите адрес или файл, что-то одно',
  file_unknown: 'Такого файла у турнира нет',
  status_unknown: 'Такого статуса нет',
  scoring_unknown: 'Такой системы судейства нет',
  dances_missing: 'Укажите хотя бы один танец',
  code_unknown:
    'Это не код заявки. Нужен QR-код с билета, под которым написано «Покажите на стойке».',
  code_of_other_event: 'Это код заявки на другой турнир.',
  merge_self: 'Это одна и та же заявка',
  merge_others: 'В заявках разные танцоры: сначала исправьте имена',
  sheet_unreadable: 'Файл не читается. Нужна таблица XLSX или CSV.',
  sheet_too_large: 'Таблица слишком большая. Оставьте в ней один лист с нужными строками.',
  sheet_empty: 'В файле нет ни одной строки.',
  sheet_without_numbers: 'В первой строке нет столбца «{column}»: по нему находятся номинации.',
  sheet_column_repeated: 'Столбец «{column}» стоит дважды.',
  sheet_number_repeated: 'Номер {n} уже есть в строке {row}',
  sheet_money_invalid: 'Введите сумму в рублях, например 1500 или 1500,50',
  priced_on_invalid: 'Введите день не позже сегодняшнего, например 05.10.2026',
  sheet_choice_invalid: 'Такого значения нет. Можно: {words}',
  sheet_flag_invalid: 'Напишите «да» или «нет»',
  sheet_packet_invalid: 'Напишите номера через запятую и сколько выбрать: 11, 12, 13: 2–3',
  sheet_criteria_invalid:
    'Не читается «{part}». Напишите критерии с максимумом через точку с запятой: Техника 10; Образ 5',
  sheet_degrees_invalid:
    'Напишите степени с процентом через точку с запятой: Лауреат I степени 90 %',
  sheet_frozen: '{round} уже распределён по заходам, это больше не меняется',
  sheet_columns_missing: 'Укажите, в каких столбцах: {columns}.',
  sheet_columns_invalid: 'Столбцы этой таблицы другие. Выберите файл ещё раз.',
  sheet_rows_too_many: 'Строк за один раз не больше {max}, а здесь {n}.',
  sheet_contest_unknown: 'Номинации «{name}» на турнире нет',
  sheet_contest_ambiguous: 'Название «{name}» у нескольких номинаций: напишите номер',
  sheet_contest_missing: 'Напишите номер или название номинации',
  sheet_contact_differs: 'В строке {row} у этой же заявки написано «{value}»',
  sheet_entry_repeated: 'Этот танцор в этой номинации уже есть в строке {row}',
  sheet_dancer_twice: '{dancer}: уже есть другое участие в номинации «{contest}»',
  sheet_paid_less:
    'Из таблицы уже записано {sum}. Оплата не уменьшается: чтобы вернуть деньги, запишите возврат',
  criteria_missing: 'Укажите хотя бы один критерий',
  packet_missing: 'Укажите номинации, которые входят в пакет',
  packet_limits: 'Пакет: от {min} до {max} номинаций не получится, в нём их {n}',
  heats_with_ready_only: 'Заходы распределяют при переходе в статус «Заходы готовы»',
  session_number_taken: 'Отделение с таким номером уже есть',
  session_item_kind: 'Укажите: раунд, перерыв или награждение',
  session_round_missing: 'Укажите номинацию и раунд',
  contest_without_rounds: 'В этой номинации нет раундов',
  status_step_forbidden: 'Из статуса «{from}» нельзя перейти в «{to}»',

  contest_without_heats: 'Первый тур ещё не распределён по заходам',
  contest_without_entries: 'Нет ни одного участника',
  contest_without_panel: 'Бригада судей не назначена',
  round_not_found: 'Тур не найден',
  round_status_unknown: 'Такого статуса тура нет',
  round_step_forbidden: 'Из «{from}» тур нельзя перевести в «{to}»',
  round_unknown_entries: 'Кто танцует этот тур, станет известно после предыдущего',
  round_contest_status: 'Номинация «{status}»: тур ещё не начать',
  round_not_begun: 'Тур ещё не начался: оценки вводят, когда он идёт.',
  round_marked: 'В туре уже есть оценки или решения: они не удаляются, и заходы остаются.',
  round_final_published: 'Финал публикуют вместе с местами номинации',
  round_stays_judged:
    'Тур подсчитан, и после этого изменения он бы не сошёлся. Сначала откройте его снова',
  round_not_published: 'Сначала опубликуйте, кто проходит, или места',
  contest_not_judged: 'Номинация ещё не подсчитана.',
  result_not_published: 'Результаты этой номинации ещё не опубликованы.',
  contest_without_result: 'Эту номинацию не оценивают: мест и файла результата у неё не будет.',
  marks_not_published:
    'Места этой номинации опубликованы, а оценки ещё нет: файл результата появится вместе с ними.',
  contest_unjudged: 'Подсчитаны ещё не все туры',
  contest_nothing_to_publish: 'Это взнос, пакет или пасс: публиковать нечего',
  contest_published: 'Места опубликованы. Сначала отмените публикацию.',
  contest_round_judged: '{contest}: тур уже подсчитан, назад пути нет.',
  entry_not_in_round: 'Такого участника в этом туре нет',
  dance_foreign: 'Такого танца в этом туре нет',
  letter_foreign: 'Судьи с такой буквой в бригаде нет',
  judge_seated: 'Этот судья уже сидит в бригаде',
  judge_seated_twice:
    'В бригаде тура «{round}» у судьи {judge} было бы два места. Выберите другого судью или сначала поменяйте бригаду этого тура.',
  seat_judged:
    'Оценки этого танца уже введены, или судью уже заменили: замена возможна с другого танца.',
  marks_refused: 'Сначала исправьте оценки, которых быть не может',
  sheet_not_found: 'Лист оценок не найден',
  sheet_claimed: 'Этот лист вводит другой человек.',
  sheet_not_begun: 'Сначала лист вводит первый человек.',
  sheet_same_person: 'Второй ввод делает другой человек, а расхождения решает третий.',
  sheet_of_two: 'Договариваются двое, которые вводили этот лист.',
  sheet_needs_third: 'На этом турнире расхождения решает третий человек.',
  sheet_needs_both: 'Одного согласия мало: второй, кто вводил этот лист, тоже говорит «да».',
  sheet_without_differences: 'Расхождений в этом листе нет.',
  station_not_found: 'Рабочее место не найдено',
  station_exists: 'У этого судьи уже есть рабочее место.',
  station_ended: 'Это устройство отключено. Попросите организатора подключить его снова.',
  station_code_wrong: 'Код не подошёл. Проверьте его или попросите новый: код действует 10 минут.',
  station_link_early: 'Ссылка откроется в день турнира.',
  station_event_over: 'Турнир закончился, устройства больше не подключаются.',
  station_busy: 'На этом рабочем месте уже ждёт другое устройство. Спросите организатора.',
  station_refused: 'Организатор не подключил это устройство.',
  station_nameless: 'Назовите, кто работает за этим местом: имя впишет организатор.',
  station_epoch: 'Устройство подключали заново: откройте страницу ещё раз.',
  late_closed: 'Тур закрыт',
  late_judged: 'Тур подсчитан',
  late_approved: 'Тур утверждён',
  late_published: 'Тур опубликован',
  late_replaced: 'В этом танце место занимает другой судья',
  late_seat_empty: 'В этом танце место судьи пусто',
  late_other_device: 'Здесь уже судили на другом устройстве',
  late_file: 'Пришло файлом с устройства',
  late_left: 'Участника в туре уже нет',
  late_sheet_taken: 'Этот лист уже введён дважды с бумаги',
  late_emergency: 'Отличается от того, что уже есть',
  late_not_found: 'Таких поздних оценок нет',
  late_decided: 'Об этих оценках уже решено.',
  unsent_foreign: 'Этот файл не от этого рабочего места: такого подключения у него не было.',
  late_refused: 'Эти отметки учесть нельзя: их не принял сервер. Можно только прочитать.',
  late_sheet_open:
    'Лист с бумаги ещё не готов: закончите оба ввода и решите расхождения, потом учтите поздние оценки.',
  operation_round: 'Такого тура на турнире нет',
  operation_dance: 'Такого танца в туре нет',
  operation_seat: 'Это место другого судьи',
  operation_attempt: 'Такого исполнения танца не было',
  operation_version: 'Тур изменился: обновите его',
  operation_number: 'Такого номера в туре нет',
  operation_mark: 'Такой оценки быть не может',
  operation_numbers: '{text}: № {numbers}',
  station_nobody_waits: 'Никто не ждёт подключения: обновите страницу.',
  result_key_changed: 'Ключ уже заменили: обновите страницу.',
  result_key_unavailable:
    'На этом сервере нет ключа, которым шифруются секреты команд: файлы результатов не подписываются.',
  approval_missing: 'Итоги ещё не утвердил главный судья.',
  approval_not_judged: 'Утвердить можно, когда все туры подсчитаны.',
  approval_by_chief: 'Итоги утверждает главный судья на своём устройстве.',
  approval_by_link:
    'После турнира итоги утверждает главный судья по ссылке из письма. Если он не ответит за три дня, утвердить сможет супервизор.',
  approval_link_early:
    'Турнир ещё идёт: итоги утверждает главный судья на своём устройстве, а без него супервизор.',
  approval_link_needless: 'Отправлять нечего: эти итоги утверждения не ждут.',
  approval_link_no_address:
    'Письмо главному судье не отправить: в справочнике судей нет почты или сервер не шлёт писем. Утвердить может супервизор.',
  approval_link_unknown: 'Ссылка неверна. Откройте её из письма целиком.',
  approval_link_used: 'По этой ссылке итоги уже утверждены.',
  approval_link_over: 'Ссылка больше не действует. Попросите организатора прислать новую.',
  approval_link_stale:
    'С тех пор как вам написали, итоги изменились. Попросите организатора прислать новую ссылку.',
  approval_link_unanswered:
    'Сначала ответьте на проверки на странице «Результат»: главный судья утвердит проверенное.',
  approval_link_unchecked:
    'Организатор ещё не ответил на проверки этих итогов. Откройте ссылку позже или напишите ему.',
  approval_own_result: 'Результат утверждает тот, кто сам его не набирал, не исправлял и не решал.',
  approval_public: 'Итоги уже опубликованы. Сначала снимите их с публикации.',
  approval_revealed: 'Места уже открывают на награждении. Сначала скройте их.',
  reveal_over: 'Все места уже опубликованы. Снять их с публикации может организатор.',
  reveal_not_next: 'Места открывают по одному. Сейчас открыто другое место: посмотрите на экран.',
  reveal_unanswered: 'Сначала ответьте на проверки на странице «Результат».',
  check_unanswered: 'Ответьте на проверку. {warning}',
  checks_unanswered: 'Номинация «{contest}»: сначала ответьте на проверки на странице «Результат».',
  conflict_not_found: 'Такой связи судьи с участниками нет: обновите страницу.',
  reveal_without_reason: 'Итоги уже публиковали. Новую версию с причиной готовит организатор.',
  chief_pin_missing: 'Сначала задайте PIN главного судьи при подключении устройства.',
  chief_pin_invalid: 'PIN: от 4 до 8 цифр',
  chief_pin_wrong: 'PIN не подошёл',
  seat_empty: 'Это место в бригаде пусто: судья ушёл раньше.',
  round_panel_judged:
    'В этом туре уже есть оценки, состав бригады не меняют: судью заменяют или оставляют место пустым.',
  seat_last: 'В бригаде не останется ни одного судьи.',
  seat_followed: 'Следующие танцы уже оценены без этого судьи, отменить нельзя.',
  attempt_marked: 'Перетанцовка уже оценена, отменить её нельзя.',
  decision_not_found: 'Решение не найдено',
  nobody_tied: 'На границе никто не делит место',
  reason_missing: 'Укажите причину',
  draw_digits: 'Нужны цифры, от 3 до 12',
  draw_digits_said: 'Цифры уже названы: {digits}',
  draw_digits_missing:
    'Отделение {number}: зал ещё не назвал цифры для жеребьёвки. Внесите их на странице «День»',
  draw_entries_open: 'Сначала закройте приём заявок: {contests}',
  draw_hash_missing: 'Сначала покажите хеш, потом называют цифры',
  draw_timetable_draft: 'Хеш виден всем вместе с расписанием: сначала опубликуйте расписание',
  draw_without_session: 'Тура нет в расписании: публичную жеребьёвку проводят по отделениям',
  draw_mode_server: 'Заходы этого турнира выбирает программа, цифры не нужны',
  session_drawn: 'Цифры для жеребьёвки этого отделения уже названы: удалить его нельзя',
  draw_contest_said:
    'Цифры для жеребьёвки уже названы, приём заявок не открыть: {contests}. Опоздавших поставьте в заходы после жеребьёвки',
  draw_session_said:
    'Цифры этого отделения уже названы, новых туров в нём не будет: {contests}. Поставьте их в новое отделение: для него назовут свои цифры',
  draw_round_said:
    'Цифры для жеребьёвки уже названы, до неё тур из отделения не убрать: {contests}. Перенесите его в новое отделение: для него назовут свои цифры',
  draw_mode_begun: 'Цифры для жеребьёвки уже названы: способ не изменить',
  journal_copy_invalid: 'Это не адрес почты: {address}',
  journal_copies_too_many: 'Не больше: {limit}',
  letter_subject_missing: 'Укажите тему письма',
  letter_text_missing: 'Напишите письмо',
  letter_field_unknown: 'Такого поля нет: {field}',
  late_entry_begun: '{contest}: первый тур уже начался, новых участников в нём не будет.',
  heats_not_locked: 'Заходы ещё не закреплены: опоздавшие бывают только после этого.',
  late_entry_invalid: 'Такого действующего участия в этой номинации нет',
  late_entry_placed: 'Этот участник уже стоит в заходе.',
  pairs_one_role: 'В финале танцуют парами, а в одной из ролей никого нет',
  pairs_other_people:
    'В парах должны быть все ведущие и ведомые финала; кого больше, те по одному разу',
  round_of_pairs: 'Этот тур танцуют парами: переставляйте пары.',
  redance_other_pairs:
    'Перетанцовку танцуют те же пары, и в зачёт идут те же выходы: переставить можно только заходы.',
  round_undrawn: 'Тур ещё не распределён по заходам: переставлять пока некого.',
  round_without_pairs: 'Этот тур танцуют не парами.',
  heats_not_out: 'Заходы тура не закреплены, или он уже подсчитан: выпускать некого.',
  round_begun: 'Тур уже начался: его план больше не меняется.',
  round_entries_fixed:
    'Участников меняют в туре с заходами, пока он не подсчитан. Подсчитанный сначала откройте снова.',
  extra_round_of_main: 'Тур надежды и перетанцовка бывают у основного тура',
  extra_round_twice: 'Такой тур здесь уже есть',
  extra_round_late: 'Следующий тур уже распределён по заходам. Сначала отмените его жеребьёвку',
  extra_round_kept: 'Убрать можно только тур надежды или перетанцовку без заходов.',
  hope_of_final: 'Тур надежды бывает до финала',
  redance_unjudged: 'Перетанцовывают тур, который подсчитан',
  advance_range: 'Проходить могут от {min} до {max}',
  dances_same: 'В этой номинации во всех турах одни и те же танцы',
  heats_locked: 'Заходы закреплены, переставить участников уже нельзя.',
  heats_other_entries: 'В заходах должны стоять все участники тура, каждый один раз',

  // Money and the desk
  amount_invalid: 'Введите сумму больше нуля',
  correction_invalid: 'Введите сумму, на которую меняется начисление',
  ledger_kind_invalid: 'Выберите: оплата, возврат или исправление',
  payment_method_missing: 'Выберите способ оплаты',
  payment_method_online: 'Онлайн-оплату записывает только платёжный сервис. Выберите другой способ',
  joint_payment_too_large: 'Выбранные заявки должны только {sum}',
  refund_reason_missing: 'Укажите причину возврата',
  refund_too_large: 'Вернуть можно не больше оплаченного: {sum}',
  attendance_invalid: 'Отметьте: пришёл или не пришёл',
  entry_withdrawn: 'Участие уже снято.',
  entry_not_waiting: 'Участие не в листе ожидания.',
  entry_drawn: 'Номинация «{contest}» уже распределена по заходам.',
  move_not_danced: 'Пакет, пасс или взнос: участия туда не переносят',
  move_contest_status: 'Номинация «{status}»: участия в неё не переносят',
  bulk_act_missing: 'Выберите действие',
  bulk_contest_missing: 'Выберите номинацию',
  bulk_target_same: 'Выберите другую номинацию',
  bulk_consent_missing: 'Отметьте хотя бы одно согласие',
  bulk_consent_refused: 'Отказ от согласия отменяет только сам участник',
  contest_number_unknown: 'Номинации с номером {n} нет',
  signer_missing: 'Укажите, кто подписал согласие',
  signed_on_missing: 'Укажите день, когда подписано согласие: дд.мм.гггг',
  signed_on_future: 'Этот день ещё не наступил',
  entry_foreign: 'Такой записи в этой регистрации нет',

  // Rounds (scoring)
  too_many_entries: 'Слишком много участников: {n}. Больше {max} раундами не разделить.',
} as const

export type ProblemCode = keyof typeof texts

/** Values for the `{…}` places of a text. */
export type ProblemParams = TextParams

/**
 * All codes, for tests of the contract.
 * @internal
 */
export const problemCodes = Object.keys(texts).filter(isProblemCode)

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(texts, code)
}

/**
 * The Russian text of a problem.
 * @throws TypeError when a parameter of the text is not given: a user must never see `{n}`.
 */
export function problemText(code: ProblemCode, params: ProblemParams = {}): string {
  return fillIn(texts[code], params)
}

/** Messages for the console (docs/rules/site.md, «Console»); never shown to a person. */
export const consoleTexts = {
  login: 'Ошибка логина',
  register: 'Ошибка при регистрации',
  changePassword: 'Ошибка при смене пароля',
  loadEvent: eventLoadText,
  fileIdMissing: 'empty id',
  fileEventIdMissing: 'empty event id',
  fileNotFound: 'file not found',
  fileEmpty: 'empty file',
} as const
