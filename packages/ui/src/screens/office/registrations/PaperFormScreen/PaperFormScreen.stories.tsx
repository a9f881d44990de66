import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { cup, folkSolo, orientalSolo } from '../../../fixtures/cup.ts'
import { failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import {
  PaperFormScreen,
  type PaperFormScreenProps,
  type PaperFormValues,
} from './PaperFormScreen.tsx'

const blank: PaperFormValues = {
  regData: { email: '', phone: '', city: '', troupe: '', club: '', coach: '' },
  dancers: [{ last_name: '', first_name: '', birth_date: '', gender: 'F' }],
  numbers: '',
  late_reason: '',
  packets: { single: { status: true, selectedGroupIds: [] } },
  roles: {},
  consents: { processing: false, publication: false },
  paper: { given_by: '', given_on: '2026-12-01' },
  payment: { method: '', amount: null, reference: '' },
}

const filled: PaperFormValues = {
  ...blank,
  regData: {
    email: 'olga@parket.test',
    phone: '+7 916 123-45-67',
    city: 'Тверь',
    troupe: '',
    club: 'Ритм',
    coach: 'Орлова Анна',
  },
  dancers: [{ last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12', gender: 'F' }],
  numbers: '11, 12',
  packets: { single: { status: true, selectedGroupIds: [orientalSolo.id, folkSolo.id] } },
  consents: { processing: true, publication: true },
  paper: { given_by: 'Смирнова Мария', given_on: '2026-11-30' },
  payment: { method: 'cash', amount: null, reference: '' },
}

const stepped = {
  kind: 'contest',
  quantity: 1,
  price: 120_000,
  percent: 120,
  amount: 144_000,
} as const
const lines: ChargeLine[] = [
  { ...stepped, contest_id: orientalSolo.id, label: 'Oriental' },
  { ...stepped, contest_id: folkSolo.id, label: 'Folk' },
  {
    ...stepped,
    kind: 'payGroup',
    contest_id: 'fee',
    label: 'Организационный взнос',
    price: 90_000,
    amount: 108_000,
  },
]

const form = {
  values: filled,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

/** Вся заявка с одной клавиатуры. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Заявки/PaperFormScreen: анкета с бумаги',
  component: PaperFormScreen,
  args: {
    view: { state: 'ready', event: cup },
    form,
    offered: [
      { contest: orientalSolo, reason: null },
      { contest: folkSolo, reason: null },
    ],
    samePeople: [],
    lines: [],
    late: [],
    isKept: false,
    onKeptChange: fn(),
    entered: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', registrations: '#registrations' },
  },
} satisfies Meta<typeof PaperFormScreen>

export default meta
type Story = StoryObj<typeof meta>

function Typed(props: PaperFormScreenProps) {
  const [values, setValues] = useState(blank)
  return (
    <PaperFormScreen
      {...props}
      form={{ ...props.form, values, onChange: (change) => setValues({ ...values, ...change }) }}
    />
  )
}

/** The keyboard is enough: the first field has the focus, numbers choose contests, Ctrl+Enter sends. */
export const Blank: Story = {
  name: 'Пустая анкета',
  render: (props) => <Typed {...props} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(/^Фамилия/)).toHaveFocus()
    await userEvent.keyboard('Смирнова{Tab}Мария{Tab}12041999')
    await expect(canvas.getByLabelText(/^Дата рождения/)).toHaveValue('12.04.1999')
    await userEvent.type(canvas.getByLabelText(/^Номера номинаций/), '12 11')
    const chosen = canvas.getByRole('list', { name: 'Выбранные номинации' })
    await expect(chosen).toHaveTextContent('Oriental')
    await expect(chosen).toHaveTextContent('Folk')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.form.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Entries are closed: whoever comes late is entered with a reason, which the protocol tells. */
export const Late: Story = {
  name: 'Поздний вход: нужна причина',
  args: { late: [orientalSolo.id] },
  play: async ({ canvas }) => {
    const reason = canvas.getByRole('textbox', { name: /Причина позднего входа/ })
    await userEvent.type(reason, 'П')
    await expect(form.onChange).toHaveBeenLastCalledWith({ late_reason: 'П' })
    await userEvent.click(canvas.getByText('Выбрать из списка'))
    await expect(canvas.getByText(/приём закрыт, нужна причина/)).toBeVisible()
  },
}

/** The lines are what the button counts: the price step of today and the fee of the event are in them. */
export const Filled: Story = {
  name: 'Заполнена: сколько стоит',
  args: { lines },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('list', { name: 'Выбранные номинации' })
    await expect(chosen).toHaveTextContent(/Oriental.*1\s440\s₽.*Folk.*1\s440\s₽.*взнос.*1\s080\s₽/)
    await expect(canvas.getByRole('button', { name: /^Записать заявку/ })).toHaveTextContent(
      /3\s960\s₽/,
    )
  },
}

export const OnAPhone: Story = { name: 'На телефоне', globals: phone }

/** Who is registered already is told before the form is sent, with the way there. */
export const SeemsRegistered: Story = {
  name: 'Похоже, уже заявлен',
  args: {
    offered: [
      { contest: orientalSolo, reason: 'Смирнова Мария уже в\u00A0заявке № 12' },
      { contest: folkSolo, reason: null },
    ],
    samePeople: [
      {
        regN: 12,
        dancer: 'Смирнова Мария, 12.04.1999',
        contests: ['11.\u00A0Oriental, соло, взрослые'],
        reason: null,
        href: '#12',
      },
      {
        regN: 48,
        dancer: 'Смирнова Мария, 12.04.1998',
        contests: [],
        reason: 'Разные даты рождения: опечатка?',
        href: '#48',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Заявка №\s12$/ })).toBeVisible()
    await expect(canvas.getByText(/опечатка/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: {
    form: {
      ...form,
      refusals: 1,
      errors: {
        'dancers.0.birth_date': ['Такой даты нет. Введите дату рождения: дд.мм.гггг'],
        numbers: ['Номинации с номером 99 нет'],
        'paper.given_by': ['Укажите, кто подписал согласие'],
      },
      values: {
        ...filled,
        numbers: '11, 99',
        dancers: [
          { last_name: 'Смирнова', first_name: 'Мария', birth_date: '31.02.1999', gender: 'F' },
        ],
        paper: { given_by: '', given_on: '2026-11-30' },
      },
    },
  },
}

/** Each empty field is marked; the list says it once, as the wizard does. */
export const NothingFilledIn: Story = {
  name: 'Ничего не заполнено',
  args: {
    form: {
      ...form,
      refusals: 1,
      errors: {
        'dancers.0.last_name': ['Не указаны Ф.И., Д.Р.'],
        'dancers.0.first_name': ['Не указаны Ф.И., Д.Р.'],
        'dancers.0.birth_date': ['Не указаны Ф.И., Д.Р.'],
      },
      values: blank,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Не указаны Ф.И., Д.Р.' })).toHaveLength(1)
    await expect(canvas.getByLabelText(/^Имя/)).toBeInvalid()
  },
}

export const Entered: Story = {
  name: 'Записана, можно следующую',
  args: {
    form: { ...form, values: blank },
    entered: {
      regN: 59,
      title: 'Смирнова Мария',
      charged: 240_000,
      paid: 240_000,
      waiting: 1,
      href: '#59',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Заявка №\s59\sзаписана/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Фамилия/)).toHaveFocus()
  },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
