import { ERASED_ADDRESS, erasedContactsText } from '@parket/domain/privacy/erasedContacts'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  cup,
  cupContests,
  cupContestsWith,
  folkSolo,
  fullSolo,
  jackAndJill,
  longestCup,
  longestName,
  now,
  orientalSolo,
  packet,
  showSolo,
} from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import type { RegistrationView, WaitingEntry } from './registrationView.ts'
import { floorOfMyDay } from './fixtures.ts'
import { RegistrationScreen } from './RegistrationScreen.tsx'

let ids = 0
function place(contest_id: string, own: Partial<WaitingEntry> = {}): WaitingEntry {
  ids += 1
  return {
    id: ids,
    contest_id,
    packet_contest_id: null,
    status: 'active',
    waiting_place: null,
    role: null,
    ...own,
  }
}
const waiting = { status: 'waiting', waiting_place: 4 } as const

const qrOf = (regN: number, sum: number) =>
  `ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7700000000|KPP=770001001|Sum=${sum}|Purpose=Кубок Паркета, регистрация ${regN}`

const payment: RegistrationView['payment'] = {
  state: 'ready',
  lines: [
    { title: 'Oriental, соло, взрослые · Oriental', amount: 120_000 },
    { title: 'Организационный взнос', amount: 50_000 },
  ],
  charged: 170_000,
  paid: 0,
  status: 'unpaid',
  qr: qrOf(58, 170_000),
}

const ready: RegistrationView & { state: 'ready' } = {
  state: 'ready',
  event: cup,
  now,
  contests: cupContests,
  registration: {
    regData: {
      reg_n: 58,
      pin_code: '048213',
      start_number: null,
      email: 'maria@parket.test',
      phone: '+79161234567',
      city: 'Москва',
      was_merged: false,
      troupe: '',
      club: 'Оникс',
      coach: '',
    },
    dancers: [
      { id: 1, last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12', gender: 'F' },
    ],
    registrations: [place(orientalSolo.id), place(folkSolo.id)],
  },
  isNew: false,
  failure: null,
  notice: null,
  consents: null,
  closed: null,
  payment,
  unowned: [],
  claim: { state: 'idle' },
  nextDancers: [],
  waiting: 0,
  recentRegistrations: [],
  day: null,
  results: [],
}

const onTheDay = { now: '2027-02-20T14:25:00+03:00', closed: 'Приём закрыт' }
const day: RegistrationView['day'] = {
  number: 58,
  floors: [floorOfMyDay],
  readAt: onTheDay.now,
  now: onTheDay.now,
  isStale: false,
}

const withEntries = (...registrations: WaitingEntry[]): RegistrationView & { state: 'ready' } => ({
  ...ready,
  registration: { ...ready.registration, registrations },
})

/** Всё о своей заявке: номер, номинации, оплата и согласия, а в день турнира свои выходы. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/RegistrationScreen: билет',
  component: RegistrationScreen,
  args: {
    view: ready,
    actions: {
      onAnother: null,
      onClaim: fn(),
      onConsents: fn(),
      onCalendar: fn(),
      onPrint: fn(),
    },
    links: {
      event: '#event',
      start: '#select-registration',
      change: '#change',
      office: null,
      consents: { privacy: '#privacy', consent: '#:consent' },
      ticket: 'https://parket.test/58',
      picture: '#picture',
      live: null,
    },
  },
} satisfies Meta<typeof RegistrationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The event is over: its places take the stead of the code for the desk. */
export const Danced: Story = {
  name: 'Турнир прошёл: свои места',
  args: {
    view: {
      ...ready,
      now: '2027-03-01T12:00:00+03:00',
      closed: 'Турнир прошёл',
      results: [
        {
          key: '11',
          title: 'Соло, взрослые · Oriental',
          place: '1',
          href: '#result-11',
          picture: '#picture-11',
        },
        {
          key: '12',
          title: 'Соло, взрослые · Folk',
          place: '10–12',
          href: '#result-12',
          picture: '#picture-12',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Результаты' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /^Картинка с\sместом: Соло, взрослые · Oriental/ }),
    ).toHaveAttribute('href', '#picture-11')
    await expect(canvas.queryByText('048')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /календарь/ })).toBeNull()
  },
}

/** On the event's days: the own starts come first, the next one large. */
export const Today: Story = {
  name: 'День турнира: свои выходы',
  args: {
    view: { ...ready, ...onTheDay, day },
    links: { ...meta.args.links, live: '#live' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Мой день' })).toBeVisible()
    const starts = canvas.getByRole('region', { name: 'Мои выходы' })
    await expect(starts).toHaveTextContent('14:29')
    await expect(starts).toHaveTextContent(/заход\s2 из\s3, площадка\sА/)
    await expect(starts).toHaveTextContent(/если пройдёте, по\sплану 15:20/)
    await expect(starts).toHaveTextContent(/обновлено\s14:25/)
    await expect(canvas.getByRole('link', { name: /Что сейчас на\sпаркете/ })).toHaveAttribute(
      'href',
      '#live',
    )
  },
}

/** As the device keeps it: a phone that others use shows no contacts and birth dates. */
const kept: RegistrationView['registration'] = {
  ...ready.registration,
  regData: { ...ready.registration.regData, pin_code: undefined, email: '', phone: '', city: '' },
  dancers: ready.registration.dancers.map((dancer) => ({ ...dancer, birth_date: '' })),
}

/** The hall has no network: what this device keeps is shown, with its age. */
export const TodayOffline: Story = {
  name: 'День турнира без связи',
  args: {
    ...Today.args,
    view: {
      ...ready,
      ...onTheDay,
      registration: kept,
      day: { ...day, isStale: true },
      failure: { message: 'Нет соединения с сервером', onRetry: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/время могло сдвинуться/)).toBeVisible()
    await expect(canvas.getByText('могло сдвинуться')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Контакты' })).toBeNull()
    await expect(canvas.queryByText(/\d\s(год|года|лет)$/)).toBeNull()
  },
}

/** It is read for the first time. */
export const TodayLoading: Story = {
  name: 'День турнира загружается',
  args: {
    view: { ...ready, ...onTheDay, day: { ...day, floors: null, readAt: null } },
  },
}

/** Nothing is drawn yet, or all is danced. */
export const TodayNoStarts: Story = {
  name: 'Выходов сегодня нет',
  args: { view: { ...ready, ...onTheDay, day: { ...day, number: 59 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/вашего номера нет/)).toBeVisible()
  },
}

/** The organisers give numbers of their own, and have not yet. */
export const TodayWithoutNumber: Story = {
  name: 'Номер ещё не выдан',
  args: { view: { ...ready, ...onTheDay, day: { ...day, number: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Номер на\sспину выдадут на\sстойке/)).toBeVisible()
  },
}

export const TodayPhone: Story = {
  name: 'День турнира на телефоне, без связи',
  args: TodayOffline.args,
  globals: phone,
}

/** A parent registered a child: the page speaks of the child. */
export const NewChild: Story = {
  name: 'Родитель заявил ребёнка',
  args: {
    view: {
      ...ready,
      isNew: true,
      registration: {
        ...ready.registration,
        dancers: [
          {
            id: 1,
            last_name: 'Смирнова',
            first_name: 'Дарья',
            birth_date: '2018-06-01',
            gender: 'F',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Дарья записана' })).toBeVisible()
  },
}

/** Right after registering. */
export const New: Story = {
  name: 'Только что отправлена',
  args: {
    view: { ...ready, isNew: true },
    actions: { ...meta.args.actions, onAnother: fn() },
  },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Мария, вы зарегистрированы' })).toHaveFocus(),
    )
    await expect(canvas.getByText('048')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить QR' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрировать ещё танцора' }))
    await expect(args.actions.onAnother).toHaveBeenCalledOnce()
  },
}

/** The first session begins at another hour than the event was announced for. */
export const SessionsPlanned: Story = {
  name: 'Начало передвинулось',
  args: { view: { ...ready, event: { ...cup, starts_at: '2027-02-20T09:30:00+03:00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/начало в\s09:30/)).toBeVisible()
  },
}

const open = { state: 'open', isSending: false, problem: null } as const

/** Nobody asked when it was made: the letter leads here, also once nothing else can be changed. */
export const ConsentsAsked: Story = {
  name: 'Просят согласия',
  args: {
    view: {
      ...ready,
      closed: 'Приём заявок закрыт',
      consents: { ...open, asked: ['processing', 'publication'] },
    },
  },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить ответ' })
    const processing = canvas.getByRole('checkbox', { name: /обработку/ })
    await userEvent.click(save)
    await expect(args.actions.onConsents).not.toHaveBeenCalled()
    await expect(processing).toHaveFocus()
    await expect(processing).toHaveAccessibleDescription(/Отметьте согласие/)
    await userEvent.click(processing)
    await userEvent.click(save)
    await expect(args.actions.onConsents).toHaveBeenLastCalledWith({
      processing: true,
      publication: false,
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: /показывать/ }))
    await userEvent.click(save)
    await expect(args.actions.onConsents).toHaveBeenLastCalledWith({
      processing: true,
      publication: true,
    })
  },
}

/** The consent to processing was signed on paper: only the names are asked about. */
export const PublicationAsked: Story = {
  name: 'Просят согласие на показ имени',
  args: { view: { ...ready, consents: { ...open, asked: ['publication'] } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /обработку/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить ответ' }))
    await expect(args.actions.onConsents).toHaveBeenCalledWith({
      processing: true,
      publication: false,
    })
  },
}

export const ConsentsNotSaved: Story = {
  name: 'Согласия не сохранились',
  args: {
    view: {
      ...ready,
      consents: { ...open, asked: ['processing', 'publication'], problem: failed.message },
    },
  },
}

export const ConsentsAnswered: Story = {
  name: 'Ответ о согласии сохранён',
  args: { view: { ...ready, consents: { state: 'answered' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ответ о\sсогласии сохранён/)).toBeVisible()
  },
}

/** A family: the next child is one press away. */
export const NewWithOthersToCome: Story = {
  name: 'Отправлена, ждут другие танцоры',
  args: {
    view: { ...ready, isNew: true, nextDancers: ['Орлова Соня'], waiting: 2 },
    actions: { ...meta.args.actions, onAnother: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Осталось зарегистрировать: 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Дальше: Орлова Соня' })).toBeVisible()
  },
}

const family: RegistrationView['recentRegistrations'] = [
  {
    id: 56,
    reg_n: 56,
    pin_code: '771204',
    dancers: [{ last_name: 'Орлова', first_name: 'Соня', birth_date: '2018-06-01', gender: 'F' }],
    registrations: [
      { contest_id: orientalSolo.id, status: 'active' },
      { contest_id: fullSolo.id, status: 'waiting' },
    ],
    account: { state: 'ready', charged: 170_000, paid: 0, qr: qrOf(56, 170_000) },
    href: '#56',
  },
  {
    id: 57,
    reg_n: 57,
    pin_code: '300518',
    dancers: [{ last_name: 'Орлов', first_name: 'Лев', birth_date: '2017-06-01', gender: 'M' }],
    registrations: [{ contest_id: folkSolo.id, status: 'withdrawn' }],
    account: { state: 'ready', charged: 0, paid: 0, qr: null },
    href: '#57',
  },
  {
    id: 58,
    reg_n: 58,
    pin_code: '048213',
    dancers: [
      { last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12', gender: 'F' },
    ],
    registrations: [{ contest_id: orientalSolo.id, status: 'active' }],
    account: { state: 'ready', charged: 170_000, paid: 100_000, qr: qrOf(58, 70_000) },
    href: '#58',
  },
]

function familyWith(
  account: RegistrationView['recentRegistrations'][number]['account'],
): RegistrationView['recentRegistrations'] {
  return family.flatMap((entry) => [{ ...entry, account }])
}

/** The whole family's list, and what is left to pay for all of it. */
export const NewOfAFamily: Story = {
  name: 'Отправлена вся семья: одна сумма',
  args: {
    view: { ...ready, isNew: true, recentRegistrations: family },
    actions: { ...meta.args.actions, onAnother: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Все ваши заявки: 3' })).toBeVisible()
    const entries = within(canvas.getByRole('list', { name: 'Все ваши заявки' }))
    await expect(entries.getAllByRole('listitem')).toHaveLength(3)
    await expect(entries.getByText(/лист ожидания/)).toBeVisible()
    await expect(entries.getByText('Заявка снята')).toBeVisible()
    await expect(entries.getByText('771204')).toBeVisible()
    // A phone saves the code instead of showing it.
    const codes = canvas.getAllByRole('img', { name: /QR-код для оплаты/, hidden: true })
    await expect(codes).toHaveLength(1)
    await expect(codes[0]).toHaveAccessibleName(/2\s400\s₽/)
    await expect(
      canvas.getByText(/Один платёж за\sвсе заявки: №\s56\s— 1\s700\s₽, №\s58\s— 700\s₽/),
    ).toBeVisible()
    await expect(canvas.getByText(/регистрации 56, 58/)).toBeInTheDocument()
  },
}

/** Nobody pays for one child while the sum of the other is on the way. */
export const FamilySumsLoading: Story = {
  name: 'Сумма семьи загружается',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /QR-код для оплаты/, hidden: true })).toBeNull()
  },
  args: {
    view: {
      ...ready,
      isNew: true,
      recentRegistrations: familyWith({ state: 'loading' }),
    },
  },
}

export const FamilySumsFailed: Story = {
  name: 'Сумма семьи не загрузилась',
  args: {
    view: {
      ...ready,
      isNew: true,
      recentRegistrations: familyWith({ ...failed, onRetry: fn() }),
    },
  },
}

/** Made before logging in: offered to the account. */
export const MadeWithoutAccount: Story = {
  name: 'Подана без входа: добавить к себе',
  args: { view: { ...ready, unowned: [58] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Добавить в\s«Мои регистрации»/ }))
    await expect(args.actions.onClaim).toHaveBeenCalledOnce()
  },
}

export const Existing: Story = { name: 'Открыта позже' }

export const WithdrawnWhole: Story = {
  name: 'Заявка снята',
  args: {
    view: {
      ...withEntries(
        place(orientalSolo.id, { status: 'withdrawn' }),
        place(folkSolo.id, { status: 'withdrawn' }),
      ),
      payment: { ...payment, lines: [], charged: 0, qr: null, status: 'paid' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Заявка снята')).toHaveLength(1)
  },
}

/** The account still has it where names stay published: to take the consent back. */
export const ContactsErased: Story = {
  name: 'Контакты стёрты',
  args: {
    view: {
      ...ready,
      registration: {
        ...ready.registration,
        regData: { ...ready.registration.regData, email: ERASED_ADDRESS, phone: '', city: '' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(erasedContactsText)).toBeVisible()
    await expect(canvas.queryByText(ERASED_ADDRESS)).toBeNull()
  },
}

/** Opened from the letter of a duplicate: nobody reads that they dance no more. */
export const Merged: Story = {
  name: 'Объединена с другой заявкой',
  args: {
    view: {
      ...withEntries(place(orientalSolo.id, { status: 'withdrawn' })),
      registration: {
        ...withEntries(place(orientalSolo.id, { status: 'withdrawn' })).registration,
        regData: { ...ready.registration.regData, was_merged: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Заявка объединена/)).toBeVisible()
    await expect(canvas.queryByText('Заявка снята')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Изменить/ })).toBeNull()
  },
}

export const PartlyWaiting: Story = {
  name: 'Часть в листе ожидания',
  args: { view: withEntries(place(orientalSolo.id), place(fullSolo.id, waiting)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Лист ожидания, место\s4/)).toBeVisible()
  },
}

export const Packet: Story = {
  name: 'С пакетом',
  args: {
    view: withEntries(
      place(packet.id),
      place(orientalSolo.id, { packet_contest_id: packet.id }),
      place(showSolo.id, { packet_contest_id: packet.id }),
      place(jackAndJill.id, { role: 'follower' }),
      place(folkSolo.id, { status: 'withdrawn' }),
    ),
  },
}

/** Number and PIN stay while the server cannot be asked. */
export const NotFetchedAgain: Story = {
  name: 'Обновить не вышло',
  args: {
    view: {
      ...ready,
      failure: { message: problemText('network'), onRetry: fn() },
      payment: { state: 'failed', message: problemText('network'), onRetry: fn() },
    },
  },
}

export const Changed: Story = {
  name: 'Изменения сохранены',
  args: { view: { ...ready, notice: 'Изменения сохранены' } },
}

/** After reg_to only staff may change it. */
export const Closed: Story = {
  name: 'Приём закрыт: менять нельзя',
  args: {
    view: { ...ready, closed: problemText('registration_ended', { date: '10.02.2027, 23:59' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Изменить регистрацию' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Снять/ })).toBeNull()
  },
}

/** It does not take place: nobody is asked to pay. */
export const Cancelled: Story = {
  name: 'Турнир отменён',
  args: {
    view: {
      ...ready,
      event: { ...ready.event, cancelled_at: '2026-12-15T10:00:00+03:00' },
      closed: problemText('event_cancelled'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/платить не\sнужно/)).toBeVisible()
    await expect(canvas.queryByText(/Наведите камеру/)).toBeNull()
  },
}

/** With a day by which it is to be paid, and a number for the back to come. */
export const PayUntil: Story = {
  name: 'Оплатить до дня',
  args: {
    view: {
      ...ready,
      event: { ...ready.event, pay_until: '2027-02-01T20:59:00Z', start_number_mode: 'own' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Оплатите до\s1\sфевраля,\s23:59/)).toBeVisible()
    await expect(canvas.getByText('Номер заявки')).toBeVisible()
  },
}

export const PartlyPaid: Story = {
  name: 'Оплачена часть',
  args: { view: { ...ready, payment: { ...payment, paid: 100_000, status: 'partial' } } },
}

export const Paid: Story = {
  name: 'Оплачена',
  args: { view: { ...ready, payment: { ...payment, paid: 170_000, status: 'paid', qr: null } } },
}

export const NoBankDetails: Story = {
  name: 'Реквизитов нет',
  args: { view: { ...ready, payment: { ...payment, qr: null } } },
}

export const PaymentLoading: Story = {
  name: 'Оплата загружается',
  args: { view: { ...ready, payment: { state: 'loading' } } },
}

export const PaymentFailed: Story = {
  name: 'Оплата не загрузилась',
  args: { view: { ...ready, payment: { ...failed, onRetry: fn() } } },
}

export const Group: Story = {
  name: 'Группа',
  args: {
    view: {
      ...ready,
      registration: {
        ...ready.registration,
        regData: { ...ready.registration.regData, start_number: 101 },
        dancers: ['Анна', 'Вера', 'Галина', 'Дарья', 'Елена', 'Жанна', 'Зоя'].map(
          (first_name, id) => ({
            id,
            last_name: 'Константинопольская',
            first_name,
            birth_date: '1999-04-12',
            gender: 'F',
          }),
        ),
      },
    },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

/** A name of one word that fills several lines. */
const longestPerson = `${'Длиннофамильная'.repeat(6)} Анна-Мария`

const longest: RegistrationView & { state: 'ready' } = {
  ...ready,
  registration: {
    ...ready.registration,
    dancers: [
      {
        id: 1,
        last_name: 'Длиннофамильная'.repeat(6),
        first_name: '🎉'.repeat(40),
        birth_date: '1999-04-12',
        gender: 'F',
      },
    ],
    registrations: [place(orientalSolo.id), place(fullSolo.id, waiting)],
  },
  event: longestCup,
  isNew: true,
  contests: cupContestsWith((contest) => ({
    group_name: `${contest.group_name}: ${longestName}`,
  })),
  payment: {
    ...payment,
    lines: [{ title: longestName, amount: 123_456_700 }],
    charged: 123_456_700,
  },
  nextDancers: [longestPerson],
  waiting: 7,
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: { view: longest, actions: { ...meta.args.actions, onAnother: fn() } },
}

export const Phone: Story = {
  name: 'Только что отправлена, на телефоне',
  args: New.args,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}

export const NewNarrowest: Story = {
  name: 'Только что отправлена, на самом узком экране',
  args: New.args,
  globals: narrowest,
}

export const FamilyPhone: Story = {
  name: 'Вся семья на телефоне',
  args: NewOfAFamily.args,
  globals: phone,
}
export const FamilyNarrowest: Story = {
  name: 'Вся семья на самом узком экране',
  args: NewOfAFamily.args,
  globals: narrowest,
}
