import { shown, unseen, type ShownMachine } from '../shownMachine.ts'

/** Who is logged in, and how one logs in. */
export const accountMachines = {
  auth: {
    title: 'Кто вошёл',
    shown: [
      shown('anonymous', 'никто', 'AccountMenu/LoggedOut'),
      shown('loggedIn', 'имя и меню', 'AccountMenu/LoggedIn', 'AccountMenu/LogoutClosesTheMenu'),
      shown(
        'expired',
        'вход истёк: спрашивают пароль, введённое остаётся',
        'LoginDialog/Empty',
        'RegistrationWizardScreen/ChangeNeedsLogin',
      ),
    ],
    unseen: [
      unseen('reading', 'доли секунды: читает, кто вошёл на этом устройстве раньше'),
      unseen(
        'checking, loadingRights',
        'при открытии страницы: в шапке уже имя, содержание ждёт прав',
      ),
      unseen('storing, storingChange', 'запоминает вход на устройстве, вид прежний'),
      unseen('loggingOut', 'в шапке ещё имя, страница загружается: выход ждёт ответа сервера'),
      unseen('leaving, clearing', 'в шапке уже никого, вход стирается с устройства'),
    ],
  },
  login: {
    title: 'Вход',
    shown: [
      shown('open', 'диалог ждёт почту и пароль', 'LoginDialog/Empty'),
      shown('open', 'сервер спросил код второго фактора', 'LoginDialog/SecondStep'),
      shown(
        'running',
        'идёт вход',
        'LoginDialog/Running',
        'LoginDialog/EnterWhileItRunsDoesNothing',
      ),
      shown('error', 'не вышло: почта на месте, пароль пуст', 'LoginDialog/Failed'),
      shown('error', 'код не подошёл', 'LoginDialog/SecondStepFailed'),
    ],
    unseen: [unseen('closed', 'диалога нет')],
    drivenScreens: [
      {
        screen: 'LoginDialog',
        usual: { states: ['open'], words: 'диалог ждёт почту и пароль' },
      },
    ],
  },
  'forgot-password': {
    title: 'Забытый пароль',
    shown: [
      shown('editing', 'ждёт почту', 'ForgotPasswordDialog/Editing'),
      shown('invalid', 'это не почта', 'ForgotPasswordDialog/Invalid'),
      shown('sending', 'письмо уходит', 'ForgotPasswordDialog/Sending'),
      shown('sent', 'письмо ушло', 'ForgotPasswordDialog/Sent'),
      shown('failed', 'не ушло, можно ещё раз', 'ForgotPasswordDialog/Failed'),
    ],
    unseen: [unseen('closed', 'диалога нет')],
    drivenScreens: [{ screen: 'ForgotPasswordDialog' }],
  },
} as const satisfies Record<string, ShownMachine>
