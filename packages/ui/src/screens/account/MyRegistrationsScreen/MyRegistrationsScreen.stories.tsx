import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, folkSolo, longestCup, orientalSolo, pastCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { MyRegistrationsScreen } from './MyRegistrationsScreen.tsx'
import type { OwnRegistration } from './OwnRegistrationTicket.tsx'

const maria = { id: 1, last_name: 'Смирнова', first_name: 'Мария' }

const soloist: OwnRegistration = {
  event: { ...cup, starts_at: '2027-02-20T09:30:00+03:00' },
  is_own: true,
  is_merged: false,
  regData: { id: 417, reg_n: 58, start_number: null, pin_code: '048213' },
  dancers: [maria],
  contests: [
    { id: 1, status: 'active', contest: orientalSolo },
    { id: 2, status: 'waiting', contest: folkSolo },
  ],
  when: 'ahead',
  resultsHref: null,
}

const items: OwnRegistration[] = [
  soloist,
  {
    event: { ...pastCup, id: 2 },
    is_own: true,
    is_merged: false,
    regData: { id: 418, reg_n: 7, start_number: 101, pin_code: '711200' },
    dancers: [maria, { id: 2, last_name: 'Ёлкина', first_name: 'Анна' }],
    contests: [
      { id: 3, status: 'withdrawn', contest: folkSolo },
      { id: 4, status: 'active', contest: null },
      { id: 5, status: 'active', contest: orientalSolo, place: { place: 3, place_to: 5 } },
    ],
    when: 'past',
    resultsHref: '#results',
  },
]

/** Все турниры, на которые человек заявлен: что впереди, что оплатить, где билет. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/MyRegistrationsScreen: мои регистрации',
  component: MyRegistrationsScreen,
  args: {
    view: { state: 'ready', items, clubs: [], dues: [], total: 2, page: 1, pageCount: 1 },
    add: null,
    onLogin: fn(),
    links: {
      events: '#events',
      register: '#register',
      event: '#event-:eventId',
      registration: '#event-:eventId',
      club: '#event-:eventId-club',
      page: '#list',
    },
  },
} satisfies Meta<typeof MyRegistrationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Список турниров',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Кубок Паркета' })).toHaveAttribute(
      'href',
      '#event-1',
    )
    await expect(canvas.getByText('Лист ожидания')).toBeVisible()
    await expect(canvas.getByText(/начало в\s09:30/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /Открыть заявку №\s58: Кубок Паркета/ }),
    ).toHaveAttribute('href', '#event-1?entry=417&reg_n=58')
    // What is over shows places and leads to them: its PIN is of no use any more.
    await expect(canvas.getByText(/3–5\sместо/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Результаты' })).toHaveAttribute(
      'href',
      '#results',
    )
    await expect(canvas.queryByText('711200')).toBeNull()
  },
}

/** It is danced today: the ticket leads to the own day. */
export const Today: Story = {
  name: 'Танцует сегодня',
  args: {
    view: {
      state: 'ready',
      clubs: [],
      dues: [],
      items: [{ ...soloist, when: 'today' }],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Мой день №\s58/ })).toBeVisible()
    await expect(canvas.getByText(/^Сегодня, /)).toBeVisible()
  },
}

/** Somebody else made it for the account's person. */
export const MadeByAnother: Story = {
  name: 'Заявку подал кто-то другой',
  args: {
    view: {
      state: 'ready',
      clubs: [],
      dues: [],
      items: [{ ...soloist, is_own: false, regData: { id: 417, reg_n: 58, start_number: null } }],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Заявку подали за\sвас/)).toBeVisible()
    await expect(canvas.queryByText('PIN-код')).toBeNull()
  },
}

/** The organiser merged what the account made into the registration of somebody else. */
export const MergedIntoAnother: Story = {
  name: 'Заявку объединили с чужой',
  args: {
    view: {
      state: 'ready',
      clubs: [],
      dues: [],
      items: [
        {
          ...soloist,
          is_own: false,
          is_merged: true,
          regData: { id: 417, reg_n: 58, start_number: null },
        },
      ],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Организатор объединил с\sней вашу заявку/)).toBeVisible()
    await expect(canvas.queryByText(/подали за\sвас/)).toBeNull()
    await expect(canvas.queryByText('PIN-код')).toBeNull()
  },
}

/** A leader goes on in the grid. */
export const Leader: Story = {
  name: 'Руководитель: путь к заявке клуба',
  args: {
    view: {
      state: 'ready',
      items,
      clubs: [{ id: 1, name: 'Кубок Паркета' }],
      dues: [],
      total: 2,
      page: 1,
      pageCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'заявка клуба' })).toHaveAttribute(
      'href',
      '#event-1-club',
    )
  },
}

/** Two children, not paid yet: one sum, one code. */
export const FamilyNotPaid: Story = {
  name: 'Семья не заплатила: одна сумма',
  args: {
    view: {
      state: 'ready',
      items,
      clubs: [],
      dues: [
        {
          id: 1,
          name: 'Кубок Паркета',
          sum: 620_000,
          regNs: [58, 59],
          qr: 'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225|CorrespAcc=0|Sum=620000|Purpose=Кубок Паркета, регистрации 58-59',
        },
      ],
      total: 2,
      page: 1,
      pageCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/одним платежом за\s2\sзаявки/)).toBeVisible()
    await userEvent.click(canvas.getByText(/Как оплатить 6\s200\s₽/))
    await expect(canvas.getByText(/номера\s58, 59/)).toBeVisible()
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { state: 'ready', items, clubs: [], dues: [], total: 120, page: 2, pageCount: 6 } },
}

export const Empty: Story = {
  name: 'Заявок ещё нет',
  args: {
    view: { state: 'ready', items: [], clubs: [], dues: [], total: 0, page: 1, pageCount: 0 },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Anonymous: Story = {
  name: 'Никто не вошёл',
  args: { view: { state: 'anonymous' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/не авторизован/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      clubs: [],
      dues: [],
      items: [{ ...soloist, event: longestCup }],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
