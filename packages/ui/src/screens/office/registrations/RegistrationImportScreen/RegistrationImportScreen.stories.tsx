import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cup } from '../../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import {
  RegistrationImportScreen,
  type RegistrationImportPreview,
} from './RegistrationImportScreen.tsx'

const file = { name: 'заявки.xlsx', size: 48_400 }
const preview: RegistrationImportPreview = {
  columns: [
    { title: 'Танцор', field: 'dancer', sample: 'Смирнова Мария' },
    { title: 'Д.р.', field: 'birth_date', sample: '04.03.2012' },
    { title: '№ номинации', field: 'contests', sample: '11, 12' },
    { title: 'Студия', field: 'club', sample: 'Ритм' },
    { title: 'Почта', field: 'email', sample: 'maria@parket.test' },
    { title: 'Телефон', field: 'phone', sample: '8 916 123-45-67' },
    { title: 'Город', field: 'city', sample: 'Москва' },
    { title: 'Оплата', field: 'paid', sample: '1500' },
    { title: 'Примечание', field: null, sample: 'приедет к обеду' },
  ],
  missing: [],
  created: 2,
  added: 1,
  same: 41,
  waiting: 1,
  without_gender: 0,
  charged: 610_000,
  amount: 450_000,
  letters: 2,
  rows: [
    {
      row: 2,
      kind: 'create',
      title: 'Смирнова Мария',
      contests: ['11.\u00A0Соло, взрослые · Oriental', '12.\u00A0Соло, взрослые · Folk'],
      waiting: 1,
      charged: 170_000,
      amount: 150_000,
    },
    {
      row: 4,
      kind: 'create',
      title: 'Орлов Пётр, Гарипова Алсу',
      contests: ['20.\u00A0Дуэты, взрослые'],
      waiting: 0,
      charged: 440_000,
      amount: 0,
    },
    {
      row: 7,
      kind: 'add',
      title: 'Иванова Анна',
      contests: [],
      waiting: 0,
      charged: 0,
      amount: 300_000,
    },
    { row: 8, kind: 'same', title: 'Котова Вера', contests: [], waiting: 0, charged: 0, amount: 0 },
  ],
  faults: [],
}

/** Загрузка заявок файлом: сначала видно, что изменится и сколько начислят. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Заявки/RegistrationImportScreen: заявки из таблицы',
  component: RegistrationImportScreen,
  args: {
    view: { state: 'ready', event: cup },
    file,
    preview,
    isReading: false,
    isSending: false,
    problem: null,
    done: null,
    isMailing: false,
    pricedOn: '2026-12-01',
    pricedOnError: undefined,
    onPricedOnChange: fn(),
    onMailingChange: fn(),
    onChoose: fn(),
    onColumnChange: fn(),
    onApply: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', registrations: '#registrations' },
  },
} satisfies Meta<typeof RegistrationImportScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  name: 'Файл не выбран',
  args: { file: null, preview: null },
  play: async ({ args, canvas }) => {
    const table = new File(['Танцор'], 'заявки.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Таблица: выберите файл'), table)
    await expect(args.onChoose).toHaveBeenCalledWith(table)
  },
}

export const Reading: Story = { name: 'Файл читается', args: { preview: null, isReading: true } }

/** What would change is seen before anything does; nobody is written to unless asked. */
export const Previewed: Story = {
  name: 'Что изменится',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Новых заявок: 2, дополнится: 1/)).toBeVisible()
    await expect(canvas.getByText(/Начислено: 6\s100\s₽, оплачено: 4\s500\s₽/)).toBeVisible()
    await expect(canvas.getByText(/Заплатили меньше начисленного: 1\sзаявка/)).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: 'Что изменится' }))
    await expect(rows.queryByText('Котова Вера')).toBeNull()
    const letters = canvas.getByRole('checkbox', { name: /^Выслать письма: 2\sадреса/ })
    await expect(letters).not.toBeChecked()
    await userEvent.click(letters)
    await expect(args.onMailingChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: /^Записать 3\sзаявки$/ }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

/** Who entered in October pays by October's step: the table says the day, or one is chosen for all its rows. */
export const PricesOfAnotherDay: Story = {
  name: 'Цены другого дня',
  args: { pricedOn: '2026-10-05' },
  play: async ({ args, canvas }) => {
    const day = canvas.getByLabelText('По ценам на дату')
    await expect(day).toHaveValue('05.10.2026')
    await userEvent.type(day, '{Backspace}')
    await expect(args.onPricedOnChange).toHaveBeenCalled()
  },
}

export const PricesOfADayToCome: Story = {
  name: 'День цен ещё не настал',
  args: { pricedOn: '2027-10-05', pricedOnError: problemText('priced_on_invalid') },
}

/** Without the column men would become women, and nobody would be told. */
export const WithoutGender: Story = {
  name: 'Пол не указан',
  args: { preview: { ...preview, without_gender: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Пол не указан: 2\sтанцора$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Записать/ })).toBeEnabled()
  },
}

/** A table of other titles: each column is named once, and remembered. */
export const ColumnsMissing: Story = {
  name: 'Столбцы называются иначе',
  args: {
    preview: {
      ...preview,
      columns: preview.columns.map((column, index) =>
        index === 0 ? { ...column, title: 'Кто', field: null } : column,
      ),
      missing: ['Фамилия и имя'],
      rows: [],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Укажите, где в.таблице: Фамилия и имя/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Кто'), 'Фамилия и имя')
    await expect(args.onColumnChange).toHaveBeenCalledWith(0, 'dancer')
    await userEvent.selectOptions(canvas.getByLabelText('Студия'), 'Не читать')
    await expect(args.onColumnChange).toHaveBeenLastCalledWith(3, null)
  },
}

/** Each fault by row and column; nothing is written while there is one. */
export const Faults: Story = {
  name: 'Ошибки по строкам',
  args: {
    preview: {
      ...preview,
      faults: [
        { row: 4, column: '№ номинации', text: 'Номинации «99» на турнире нет' },
        { row: 7, column: 'Почта', text: 'Укажите email' },
        { row: 9, column: 'Д.р.', text: 'Возраст: 12 не соответствует фильтру: 14' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ошибки' }).children).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /^Записать/ })).toBeNull()
  },
}

/** More than anybody reads at once are counted. */
export const ManyFaults: Story = {
  name: 'Ошибок очень много',
  args: {
    preview: {
      ...preview,
      faults: Array.from({ length: 301 }, (_, index) => ({
        row: index + 2,
        column: 'Город',
        text: 'Укажите город',
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/и.ещё 1 ошибка/)).toBeVisible()
  },
}

export const NothingChanges: Story = {
  name: 'Менять нечего',
  args: {
    preview: { ...preview, created: 0, added: 0, same: 44, letters: 0, rows: [] },
  },
}

/** The registrations are there; only their contacts have not been asked yet. */
export const OnlyLetters: Story = {
  name: 'Осталось разослать письма',
  args: {
    isMailing: true,
    preview: { ...preview, created: 0, added: 0, waiting: 0, charged: 0, amount: 0, rows: [] },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выслать' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

export const Unreadable: Story = {
  name: 'Файл не читается',
  args: { preview: null, problem: 'Файл не читается. Нужна таблица XLSX или CSV.' },
}

export const Sending: Story = { name: 'Записывается', args: { isSending: true } }

export const Done: Story = {
  name: 'Записано',
  args: { file: null, preview: null, done: 'Записано из таблицы: 3 заявки.' },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
