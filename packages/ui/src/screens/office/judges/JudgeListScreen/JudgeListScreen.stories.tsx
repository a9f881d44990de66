import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { JudgeListScreen, type DirectoryJudge, type JudgeRecordProps } from './JudgeListScreen.tsx'

const judges: DirectoryJudge[] = [
  {
    id: 8,
    last_name: 'Соколова',
    first_name: 'Ирина',
    city: 'Казань',
    club: 'Грация',
    category: 'Всероссийская',
    team: null,
    contacts: { phone: '+7 917 000-00-00', email: 'sokolova@judges.test' },
  },
  {
    id: 9,
    last_name: 'Соколова',
    first_name: 'Ира',
    city: '',
    club: '',
    category: '',
    team: 'Весна',
    contacts: { phone: '', email: '' },
  },
]

const ready = {
  state: 'ready',
  items: judges,
  total: 2,
  page: 1,
  pageCount: 1,
  isUpdating: false,
} as const

const record: JudgeRecordProps = {
  judge: { id: 9, last_name: 'Соколова', first_name: 'Ира', team: 'Весна' },
  form: {
    values: {
      last_name: 'Соколова',
      first_name: 'Ира',
      city: '',
      club: '',
      category: '',
      contacts: { phone: '', email: '' },
    },
    errors: {},
    message: null,
    refusals: 0,
    isSending: false,
    onChange: fn(),
    onSubmit: fn(),
  },
  merge: {
    q: 'Соколова',
    onSearch: fn(),
    found: { state: 'ready', judges: [{ id: 8, title: 'Соколова Ирина, Казань' }] },
    onMerge: fn(),
  },
  problem: null,
  isBusy: false,
  onDelete: fn(),
  onClose: fn(),
}

/** Справочник судей: правка записей и объединение двойников. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Судьи/JudgeListScreen: судьи',
  component: JudgeListScreen,
  args: {
    view: ready,
    query: { q: '', sort: 'last_name' },
    onQueryChange: fn(),
    onCreate: fn(),
    record: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      judge: (judgeId) => `#judge-${judgeId}`,
      page: (number) => `#page-${number}`,
    },
  },
} satisfies Meta<typeof JudgeListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Справочник',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Судья' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** A judge whom a team has entered is merged into one of the directory. */
export const Open: Story = {
  name: 'Открыт судья',
  args: { record },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Найти вторую запись'), ' ')
    await expect(record.merge?.onSearch).toHaveBeenCalledWith('Соколова ')
    await expect(canvas.getByRole('button', { name: 'Объединить…' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Соколова Ирина, Казань' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Объединить…' }))
    const asked = screen.getByRole('alertdialog', { name: 'Объединить записи?' })
    await expect(asked).toHaveTextContent(/Запись «Соколова Ира» пропадёт/)
    await expect(record.merge?.onMerge).not.toHaveBeenCalled()
    await userEvent.click(within(asked).getByRole('button', { name: 'Объединить' }))
    await expect(record.merge?.onMerge).toHaveBeenCalledWith(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить судью' }))
    const question = screen.getByRole('alertdialog', { name: 'Удалить судью: Соколова Ира?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
    await expect(record.onDelete).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(record.form.onSubmit).toHaveBeenCalled()
  },
}

export const Creating: Story = {
  name: 'Новый судья',
  args: { record: { ...record, judge: null, merge: null } },
}

/** Nobody of the directory is called so. */
export const NobodyToMergeWith: Story = {
  name: 'Объединить не с кем',
  args: {
    record: {
      ...record,
      merge: {
        q: 'Яковлев',
        onSearch: fn(),
        found: { state: 'ready', judges: [] },
        onMerge: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/никого не\sнашлось/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Объединить…' })).toBeDisabled()
  },
}

/** The first of many are shown, and said to be the first. */
export const ManyToMergeWith: Story = {
  name: 'Объединить: похожих много',
  args: {
    record: {
      ...record,
      merge: {
        q: '',
        onSearch: fn(),
        found: {
          state: 'ready',
          judges: Array.from({ length: 21 }, (_, n) => ({ id: n + 10, title: `Судья ${n + 1}` })),
        },
        onMerge: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /^Судья/ })).toHaveLength(20)
    await expect(canvas.getByText(/^Показаны первые 20/)).toBeVisible()
  },
}

/** Nobody can be said to be absent while the search itself fails. */
export const MergeSearchFailed: Story = {
  name: 'Объединить: поиск не ответил',
  args: {
    record: {
      ...record,
      merge: { q: 'Соколова', onSearch: fn(), found: { ...failed, onRetry: fn() }, onMerge: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.queryByText('Ищем…')).toBeNull()
    await expect(canvas.queryByText(/никого не\sнашлось/)).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: {
    record: {
      ...record,
      problem: 'Оба судьи есть на одном турнире. Сначала уберите одного из них там.',
      form: {
        ...record.form,
        errors: { 'contacts.email': ['Введите корректный адрес'] },
        refusals: 1,
      },
    },
  },
}

export const Empty: Story = {
  name: 'Судей ещё нет',
  args: { view: { ...ready, items: [], total: 0, pageCount: 0 } },
}
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { ...Empty.args, query: { q: 'нет', sort: 'last_name' } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', args: Open.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { record },
  globals: narrowest,
}
