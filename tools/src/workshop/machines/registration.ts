import { shown, unseen, type ShownMachine } from '../shownMachine.ts'

const usual = { states: ['form.editing.current'], words: 'заполняется' } as const

/** How dancers and clubs register. */
export const registrationMachines = {
  wizard: {
    title: 'Мастер регистрации',
    shown: [
      shown(
        'form.editing.current',
        'шаг 1, контакты',
        'RegistrationWizardScreen/Contacts',
        'RegistrationWizardScreen/PhoneContacts',
      ),
      shown(
        'form.editing.current',
        'шаг 2, танцоры',
        'RegistrationWizardScreen/Duet',
        'RegistrationWizardScreen/PhoneDancers',
      ),
      shown(
        'form.editing.current',
        'шаг 3, пакеты',
        'RegistrationWizardScreen/PacketComplete',
        'RegistrationWizardScreen/PhonePackets',
      ),
      shown(
        'form.editing.current',
        'шаг 4, номинации',
        'RegistrationWizardScreen/Contests',
        'RegistrationWizardScreen/PhoneContests',
      ),
      shown(
        'form.editing.current',
        'шаг 5, проверка',
        'RegistrationWizardScreen/Review',
        'RegistrationWizardScreen/PhoneReview',
      ),
      shown('form.submitting', 'отправляет', 'RegistrationWizardScreen/Submitting'),
      shown(
        'form.editing.current',
        'сервер отказал: причина и что делать',
        'RegistrationWizardScreen/SubmitFailed',
        'RegistrationWizardScreen/SomeRegistered',
        'RegistrationWizardScreen/PriceGrown',
        'RegistrationWizardScreen/ChangeNeedsLogin',
      ),
      shown(
        'form.editing.current',
        'заявку изменили в другом окне: свежее читает кнопка',
        'RegistrationWizardScreen/ChangeStale',
        'RegistrationWizardScreen/PhoneChangeStale',
      ),
      shown('storage.idle', 'черновик сохранён', 'RegistrationWizardScreen/DraftOfAccount'),
      shown(
        'storage.waiting, storage.saving.latest, storage.saving.outdated',
        'черновик сохраняется',
        'RegistrationWizardScreen/DraftSaving',
      ),
      shown('storage.idle', 'черновик не сохранился', 'RegistrationWizardScreen/DraftNotSaved'),
    ],
    unseen: [
      unseen('form.editing.reloading', 'читает свежее, на экране всё ещё отказ'),
      unseen('form.between', 'одна из заявок принята, следующая уходит: вид тот же'),
      unseen('form.registered', 'отправлено: сразу открывается билет'),
      unseen(
        'storage.saving.unwanted, storage.clearing',
        'доли секунды: черновик больше не нужен и стирается',
      ),
    ],
    drivenScreens: [
      { screen: 'RegistrationWizardScreen', usual },
      { screen: 'WizardWalk', usual },
    ],
  },
  club: {
    title: 'Таблица клуба',
    shown: [
      shown('editing', 'отмечены участия', 'ClubScreen/Ticked'),
      shown(
        'editing',
        'не отправлено: чего не хватает',
        'ClubScreen/NoConsent',
        'ClubScreen/Refused',
        'ClubScreen/Phone',
      ),
      shown('sending', 'отправляется', 'ClubScreen/Sending'),
      shown('editing', 'сервер отказал', 'ClubScreen/ServerRefused'),
      shown('editing', 'всё зарегистрировано', 'ClubScreen/Registered'),
    ],
    drivenScreens: [
      {
        screen: 'ClubScreen',
        usual: { states: ['editing'], words: 'заполняется' },
        except: ['Loading', 'Failed', 'Anonymous', 'Closed'],
      },
    ],
  },
} as const satisfies Record<string, ShownMachine>
