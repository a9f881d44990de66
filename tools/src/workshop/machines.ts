import type { ShownMachine, ShownState } from './shownMachine.ts'

const state = (states: string, words: string, story?: string): ShownState => ({
  states: states.split(', '),
  words,
  ...(story !== undefined && { story }),
})

/** The machines by their pages in docs/states, which a test draws from the machines themselves. */
export const machines = {
  auth: {
    title: 'Кто вошёл',
    shown: [
      state('anonymous', 'никто', 'AccountMenu/LoggedOut'),
      state('loggedIn', 'имя и меню', 'AccountMenu/LoggedIn'),
      state('expired', 'вход истёк: спрашивают пароль, введённое остаётся', 'LoginDialog/Empty'),
      state('reading, checking, loadingRights', 'сверяет, кто это'),
      state('storing, storingChange', 'запоминает'),
      state('loggingOut, leaving, clearing', 'выходит'),
    ],
  },
  bulk: {
    title: 'Действие со многими заявками',
    shown: [
      state('closed', 'диалога нет'),
      state('choosing', 'что сделать', 'BulkDialog/Choice'),
      state('reading', 'считает, что изменится', 'BulkDialog/Reading'),
      state('choosing', 'видно, что изменится', 'BulkDialog/Withdraw'),
      state('applying', 'делается', 'BulkDialog/Sending'),
      state('choosing', 'не вышло: отбор успел измениться', 'BulkDialog/Changed'),
    ],
    drives: [{ screen: 'BulkDialog', state: 'choosing', words: 'выбирает, что сделать' }],
  },
  club: {
    title: 'Таблица клуба',
    drives: [
      {
        screen: 'ClubScreen',
        state: 'editing',
        words: 'заполняется',
        except: ['Loading', 'Failed', 'Anonymous', 'Closed'],
      },
    ],
    shown: [
      state('editing', 'отмечены участия', 'ClubScreen/Ticked'),
      state('editing', 'не отправлено: чего не хватает', 'ClubScreen/NoConsent'),
      state('editing', 'сервер отказал', 'ClubScreen/Refused'),
      state('sending', 'отправляется'),
      state('editing', 'всё зарегистрировано', 'ClubScreen/Registered'),
    ],
  },
  'contest-life': {
    title: 'Смена статуса номинаций',
    shown: [
      state('settled', 'номинации выбраны', 'ContestListScreen/Selected'),
      state('confirming', 'спрашивает', 'StepBackDialog/OfManyContests'),
      state('asking', 'узнаёт, на что сначала ответить'),
      state('answering', 'спрашивает о необычном', 'PublishChecksDialog/Asked'),
      state('changing', 'меняет статус'),
      state('settled', 'не вышло: чьё и почему', 'ContestListScreen/StatusRefused'),
    ],
  },
  'contest-status': {
    title: 'Статус номинации',
    shown: [
      state('draft, open, closed', 'в списке номинаций', 'ContestListScreen/List'),
      state('ready', 'заходы готовы', 'ContestRoundsScreen/Drawn'),
      state('running', 'идёт', 'ContestRoundsScreen/Running'),
      state('judged', 'подсчитано', 'ContestOutcomeScreen/Judged'),
      state('published', 'опубликовано', 'ContestOutcomeScreen/MarksPublished'),
      state('cancelled', 'отменена'),
    ],
  },
  delivery: {
    title: 'Исходящие',
    shown: [
      state('sending', 'нажатие уходит', 'DeskScreen/Sending'),
      state('unanswered', 'ответа нет, уйдёт снова', 'DeskScreen/NotArrived'),
      state('new, storing, ready', 'ждёт своей очереди'),
      state('held', 'сервер отказал, остаётся до решения человека'),
      state('removing, gone', 'сервер подтвердил'),
    ],
  },
  'event-files': {
    title: 'Файлы турнира',
    shown: [
      state('editing', 'файлы отмечены', 'EventSettingsScreen/FilesChosen'),
      state('applying.uploading', 'загружается', 'EventSettingsScreen/FilesOnTheirWay'),
      state(
        'applying.uploading.moving',
        'байты идут; без движения загрузка обрывается',
        'EventSettingsScreen/FilesOnTheirWay',
      ),
      state('applying.deleting', 'удаляется'),
      state('editing', 'часть не вышла', 'EventSettingsScreen/FilesFailed'),
    ],
  },
  'forgot-password': {
    title: 'Забытый пароль',
    shown: [
      state('editing', 'ждёт почту', 'ForgotPasswordDialog/Editing'),
      state('invalid', 'это не почта', 'ForgotPasswordDialog/Invalid'),
      state('sending', 'письмо уходит', 'ForgotPasswordDialog/Sending'),
      state('sent', 'письмо ушло', 'ForgotPasswordDialog/Sent'),
      state('failed', 'не ушло, можно ещё раз', 'ForgotPasswordDialog/Failed'),
      state('closed', 'диалога нет'),
    ],
  },
  form: {
    title: 'Форма',
    drives: [
      {
        screen: 'EventSettingsScreen',
        state: 'editing',
        words: 'заполняется',
        except: ['LoadingSettings', 'FailedSettings', 'NoRight'],
      },
    ],
    shown: [
      state('editing', 'заполняется', 'EventSettingsScreen/Changed'),
      state('editing', 'вернулась с ошибками у полей', 'EventSettingsScreen/Refused'),
      state('sending', 'сохраняется', 'EventSettingsScreen/Saving'),
      state('reloading', 'читает чужую правку'),
      state('merged', 'своё и чужое сложено'),
      state('conflict', 'изменили оба: выбор', 'EditConflict/TwoFields'),
      state('checking', 'проверяет выбранное'),
      state('sent', 'сервер ответил'),
      state('done', 'сохранено', 'EventSettingsScreen/Saved'),
    ],
  },
  live: {
    title: 'Живые изменения',
    shown: [
      state('following', 'изменения видны сразу', 'DayScreen/Saturday'),
      state('cut', 'связь прервана, видны с задержкой', 'DayScreen/Delayed'),
      state('hidden', 'страница не видна, связь отдана'),
    ],
  },
  login: {
    title: 'Вход',
    drives: [
      {
        screen: 'LoginDialog',
        state: 'open',
        words: 'диалог ждёт почту и пароль',
        only: ['NothingTyped', 'NoWordsForFields', 'EnterSubmits', 'OtherWays'],
      },
      {
        screen: 'LoginDialog',
        state: 'running',
        words: 'идёт вход',
        only: ['EnterWhileItRunsDoesNothing'],
      },
      { screen: 'LoginDialog', state: 'error', words: 'не вышло', only: ['SecondStepFailed'] },
    ],
    shown: [
      state('open', 'диалог ждёт почту и пароль', 'LoginDialog/Empty'),
      state('open', 'сервер спросил код второго фактора', 'LoginDialog/SecondStep'),
      state('running', 'идёт вход', 'LoginDialog/Running'),
      state('error', 'не вышло: почта на месте, пароль пуст', 'LoginDialog/Failed'),
      state('closed', 'диалога нет'),
    ],
  },
  'round-life': {
    title: 'Шаги тура',
    shown: [
      state('settled', 'тур стоит там, куда дошёл', 'ContestRoundsScreen/Judged'),
      state('confirming', 'шаг назад спрашивает', 'ContestRoundsScreen/Reopening'),
      state('stepping', 'шаг делается', 'ContestRoundsScreen/Running'),
      state('renewing', 'читает туры заново'),
      state('settled', 'не вышло: почему', 'ContestRoundsScreen/Refused'),
    ],
  },
  sheet: {
    title: 'Лист оценок',
    shown: [
      state('idle', 'можно вводить', 'ContestMarksScreen/Typing'),
      state('saving', 'оценка уходит', 'ContestMarksScreen/Typing'),
      state('offline', 'нет связи, ввод продолжается', 'ContestMarksScreen/Offline'),
      state('refused', 'такой оценки быть не может', 'ContestMarksScreen/ImpossibleMark'),
      state('finishing', 'лист сдаётся'),
      state('finished', 'лист сдан', 'ContestMarksScreen/Ready'),
    ],
  },
  'station-pairing': {
    title: 'Подключение устройства',
    shown: [
      state('entering', 'ждёт код', 'PairingScreen/Code'),
      state('asking', 'проверяет код', 'PairingScreen/Checking'),
      state('entering', 'код не подошёл', 'PairingScreen/WrongCode'),
      state('confirming', '«Это вы?»', 'PairingScreen/Confirm'),
      state('givingPin', 'главный судья вводит PIN', 'PairingScreen/FirstPin'),
      state('pairing', 'подключается', 'PairingScreen/Pairing'),
      state('confirming', 'сервер не ответил', 'PairingScreen/NoAnswer'),
      state('waiting', 'ждёт ответа организатора', 'PairingScreen/Waiting'),
      state('beginning', 'смотрит, есть ли код в адресе'),
      state('paired', 'подключено: открывается рабочее место'),
    ],
    drives: [
      {
        screen: 'PairingScreen',
        state: 'entering',
        words: 'ждёт код',
        only: ['CodeOnATablet', 'CodeInSafari', 'WrongCodeOnALowPhone'],
      },
      {
        screen: 'PairingScreen',
        state: 'confirming',
        words: '«Это вы?»',
        only: [
          'ConfirmOnATablet',
          'ConfirmInSafari',
          'TakenByAnother',
          'TakenByAnotherOnALowPhone',
          'OtherJob',
        ],
      },
      {
        screen: 'PairingScreen',
        state: 'givingPin',
        words: 'главный судья вводит PIN',
        only: ['PinAgain'],
      },
    ],
  },
  'station-queue': {
    title: 'Очередь устройства судьи',
    shown: [
      state('working', 'отметки пишутся и уходят', 'JudgeScreen/Crosses'),
      state('working.network.pausing', 'нет связи, отметки ждут', 'JudgeScreen/Offline'),
      state('working.store.failed', 'устройство не сохраняет', 'JudgeScreen/NothingIsKept'),
      state('working.network.revoked', 'устройство отключено', 'StationNoticeScreen/CutOff'),
      state('loading', 'читает, что осталось с прошлого раза'),
    ],
    drives: [{ screen: 'JudgeScreen', state: 'working', words: 'отметки пишутся и уходят' }],
  },
  wizard: {
    title: 'Мастер регистрации',
    drives: [
      { screen: 'RegistrationWizardScreen', state: 'form.editing.current', words: 'заполняется' },
      { screen: 'WizardWalk', state: 'form.editing.current', words: 'заполняется' },
    ],
    shown: [
      state('form.editing.current', 'шаг 0, контакты', 'RegistrationWizardScreen/Contacts'),
      state('form.editing.current', 'шаг 1, танцоры', 'RegistrationWizardScreen/Duet'),
      state('form.editing.current', 'шаг 2, пакеты', 'RegistrationWizardScreen/PacketComplete'),
      state('form.editing.current', 'шаг 3, номинации', 'RegistrationWizardScreen/Contests'),
      state('form.editing.current', 'шаг 4, проверка', 'RegistrationWizardScreen/Review'),
      state(
        'form.editing.reloading',
        'читает правку, сделанную в другом окне',
        'RegistrationWizardScreen/ChangeStale',
      ),
      state('form.submitting', 'отправляет', 'RegistrationWizardScreen/Submitting'),
      state(
        'form.editing.current',
        'сервер отказал: причина и что делать',
        'RegistrationWizardScreen/SubmitFailed',
      ),
      state('form.registered', 'отправлено, открывается билет'),
      state('storage.saving', 'черновик не сохранился', 'RegistrationWizardScreen/DraftNotSaved'),
    ],
  },
} as const satisfies Record<string, ShownMachine>

export type MachineName = keyof typeof machines
