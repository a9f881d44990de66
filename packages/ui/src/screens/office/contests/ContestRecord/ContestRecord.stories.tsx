import type { Meta, StoryObj } from '@storybook/react-vite'
import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { initialValues } from '@parket/domain/fields/field'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { ContestRecord, type ContestRound } from './ContestRecord.tsx'

const values: ContestFields = {
  ...initialValues(contestFields),
  group_num: 14,
  group_name: 'Соло, дебют',
  section: 'Oriental',
  min_age: 18,
  price: 120_000,
  capacity: 24,
  dances: ['Oriental'],
}

const round = (roundIndex: number, name: string, entries: number, time: string): ContestRound => ({
  key: String(roundIndex),
  name,
  roundIndex,
  entries,
  heats: roundIndex === 0 ? 1 : 2,
  advance: roundIndex === 0 ? 0 : entries / 2,
  marks: roundIndex === 0 ? 'skating' : 'crosses',
  status: 'planned',
  time,
  href: '#session',
  judges: [],
  acts: null,
})

const onFinish = fn()

const letters = (given: string, waited: string) => [
  ...given.split('').map((letter) => ({ letter, sheets: 1, counted: 1 })),
  ...waited.split('').map((letter) => ({ letter, sheets: 1, counted: 0 })),
]

const form = {
  values,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

/** Запись номинации рядом со списком: поля сохраняются сами, туры и судьи на виду. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Номинации/ContestRecord: запись номинации',
  component: ContestRecord,
  args: {
    contest: { active_count: 22, waiting_count: 0, capacity: 24, jnj_role_split: false },
    form,
    choices: [],
    words: { sections: ['Folk', 'Oriental'], levels: ['Дебют'], dances: ['Oriental'] },
    isChanged: false,
    savedAt: '13:31',
    changes: [
      { field: 'price', at: '13:31', from: 100_000, to: 120_000 },
      { field: 'max_age', at: '13:30', from: 40, to: null },
    ],
    onUndo: fn(),
    onLeaveField: fn(),
    today: 117,
    conflicts: [],
    onResolve: fn(),
    onClose: fn(),
    onDelete: fn(),
    rounds: [
      { ...round(2, '1/4', 24, '12:04–12:21'), status: 'judged' },
      {
        ...round(1, '1/2', 12, '13:25'),
        status: 'running',
        judges: letters('ABC', 'DE'),
        acts: { marks: '#marks', papers: '#papers', onFinish },
      },
      round(0, 'Финал', 6, '15:10'),
    ],
    isFinishing: false,
    judges: ['Рябова', 'Валеев', 'Штерн', 'Громов', 'Асатиани'].map((name, index) => ({
      id: index,
      letter: 'ABCDE'.charAt(index),
      name,
    })),
    links: {
      day: '#day',
      registrations: '#entries',
      history: '#history',
      rounds: '#rounds',
      judges: '#judges',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContestRecord>

export default meta
type Story = StoryObj<typeof meta>

/** A round runs: whom it waits for, and where it is gone on with. Fields save themselves; each change has its way back. */
export const Running: Story = {
  name: 'Идёт тур: кого ждут',
  play: async ({ args, canvas }) => {
    const rounds = within(canvas.getByRole('region', { name: 'Туры' }))
    await expect(rounds.getByText(/Сдали A, B, C, ждём D, E$/)).toBeVisible()
    await expect(rounds.getByRole('link', { name: /^Ввести за\sD$/ })).toBeVisible()
    await expect(canvas.getByText(/сейчас 1\s404\s₽, \+17\s%/)).toBeVisible()
    await expect(canvas.getByText(/2 свободно/)).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: /Название/ }))
    await userEvent.tab()
    await expect(args.onLeaveField).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть цену' }))
    await expect(args.onUndo).toHaveBeenCalledWith(args.changes[0])
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  },
}

/** All sheets of the running round have come: it is ended where one is told so. */
export const AllSheets: Story = {
  name: 'Все листы сданы',
  args: {
    rounds: [
      {
        ...round(0, 'Финал', 6, '15:10'),
        status: 'running',
        judges: letters('ABCDE', ''),
        acts: { marks: '#marks', papers: '#papers', onFinish },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сдали все/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить тур' }))
    await expect(onFinish).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Оценки' })).toBeVisible()
  },
}

/** What is wrong stays at its field and is not sent; the rest was saved. */
export const WrongField: Story = {
  name: 'Ошибка у поля',
  args: {
    isChanged: true,
    form: {
      ...form,
      values: { ...values, group_name: '' },
      errors: { group_name: ['Заполните поле'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Есть несохранённое')).toBeVisible()
    await expect(canvas.getByText('Заполните поле')).toBeVisible()
  },
}

/** The network is away: what was typed stays, and is sent by one press. */
export const NotSaved: Story = {
  name: 'Не сохранилось: нет связи',
  args: {
    isChanged: true,
    form: { ...form, message: 'Нет связи с сервером.', refusals: 1 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.form.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Somebody else changed the same field: both texts wait for a choice. */
export const Conflict: Story = {
  name: 'Двое изменили одно поле',
  args: {
    isChanged: true,
    conflicts: [{ field: 'price', mine: 120_000, theirs: 150_000 }],
  },
}

export const Saving: Story = {
  name: 'Сохраняется',
  args: { isChanged: true, form: { ...form, isSending: true } },
}

/** The first field begins in the upper third of a phone's window, though a round runs. */
export const Phone: Story = {
  name: 'На телефоне: поля под рукой',
  globals: phone,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('region', { name: '14. Соло, дебют' }).getBoundingClientRect()
    const field = canvas.getByLabelText('Номер').getBoundingClientRect()
    await expect(field.top - head.top).toBeLessThanOrEqual(300)
    await expect(canvas.getByRole('link', { name: /^Ввести за\sD$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Туры' })).toBeVisible()
  },
}

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
