import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { cup, longestCup, pastCup } from '../../../fixtures/cup.ts'
import { desktop, failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { AdminEventListScreen } from './AdminEventListScreen.tsx'
import type { AdminEvent, AdminEventListScreenProps } from './adminEventData.ts'
import type { EventDraft } from './EventDialog.tsx'

const own = { version: 1 }
const events: AdminEvent[] = [
  { ...cup, ...own },
  {
    ...cup,
    ...own,
    id: 3,
    name: 'Зимний кубок',
    published: false,
    date_begin: '2027-01-30T10:00:00+03:00',
    date_end: '2027-01-30T20:00:00+03:00',
  },
  { ...pastCup, ...own },
  { ...cup, ...own, id: 9, name: 'Кубок 2019', archived_at: '2020-02-01T10:00:00+03:00' },
  { ...cup, ...own, id: 11, name: 'Репетиция: Кубок Паркета', published: false, rehearsal_of: 1 },
  { ...cup, ...own, id: 10, name: 'Кубок весны', cancelled_at: '2026-11-01T10:00:00+03:00' },
]

const mayCreate: Pick<AdminEventListScreenProps, 'onCreate' | 'onCopy'> = {
  onCreate: fn(),
  onCopy: fn(),
}

/** Все турниры команды: создать, скопировать, опубликовать, убрать в архив. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Турниры/AdminEventListScreen: турниры организатора',
  component: AdminEventListScreen,
  args: {
    view: { state: 'ready', items: events, total: 4, page: 1, pageCount: 1, isUpdating: false },
    query: { q: '', filter: '', published: '', sort: '' },
    onQueryChange: fn(),
    selection: { value: [], onChange: fn() },
    ...mayCreate,
    onAction: fn(),
    onRehearse: fn(),
    onDelete: fn(),
    mayDelete: () => true,
    deletion: null,
    dialog: null,
    outcome: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      event: (eventId) => `#event-${eventId}`,
      settings: (eventId) => `#settings-${eventId}`,
      registrations: (eventId) => `#registrations-${eventId}`,
      page: (number) => `#page-${number}`,
    },
  },
} satisfies Meta<typeof AdminEventListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Список турниров',
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Открыть регистрации турнира «Кубок Паркета»' }),
    ).toHaveAttribute('href', '#registrations-1')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'Черновик')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ published: 'false' })
  },
}

const draft: EventDraft = {
  name: '',
  city: '',
  from: '',
  to: '',
  contests: true,
  sessions: true,
  judges: true,
  staff: false,
}
const form = {
  values: draft,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

export const Actions: Story = {
  name: 'Действия с турниром',
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Действия с турниром «Кубок Паркета»' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать в архив' }))
    await expect(args.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1 }) as AdminEvent,
      'archive',
    )
    await userEvent.click(
      canvas.getByRole('button', { name: 'Действия с турниром «Кубок Паркета»' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить…' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Турнир' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** What cannot be undone is asked about. */
export const Deleting: Story = {
  name: 'Удаление спрашивает',
  globals: desktop,
  args: {
    deletion: { name: 'Кубок Паркета', isPending: false, onConfirm: fn(), onCancel: fn() },
  },
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: 'Удалить турнир «Кубок Паркета»?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
    await expect(args.deletion?.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Rehearsing: Story = {
  name: 'Репетицию создают',
  globals: desktop,
  play: async ({ args, canvas }) => {
    const open = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Действия с турниром «${name}»` }))
    await open('Репетиция: Кубок Паркета')
    await expect(canvas.queryByRole('button', { name: 'Опубликовать' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await open('Кубок Паркета')
    await userEvent.click(canvas.getByRole('button', { name: 'Репетиция' }))
    await expect(args.onRehearse).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1 }) as AdminEvent,
    )
  },
}

export const Creating: Story = {
  name: 'Новый турнир',
  args: { dialog: { copyOf: null, form, onClose: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать черновик' }))
    await expect(form.onSubmit).toHaveBeenCalled()
  },
}

export const CreatingRefused: Story = {
  name: 'Новый: ошибки у полей',
  args: {
    dialog: {
      copyOf: null,
      form: {
        ...form,
        refusals: 1,
        errors: { name: ['Заполните поле'], from: ['Заполните поле'] },
      },
      onClose: fn(),
    },
  },
}

export const Copying: Story = {
  name: 'Копия турнира',
  args: {
    dialog: {
      copyOf: cup,
      form: {
        ...form,
        values: {
          ...draft,
          name: 'Кубок Паркета 2028',
          from: '2028-02-19',
          to: '2028-02-20',
        },
      },
      onClose: fn(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Сотрудники' }))
    await expect(form.onChange).toHaveBeenCalledWith({ staff: true })
  },
}

export const CopyingFailed: Story = {
  name: 'Скопировать не вышло',
  args: {
    dialog: {
      copyOf: cup,
      form: {
        ...form,
        refusals: 1,
        message: 'Нет связи с сервером. Проверьте подключение и повторите.',
      },
      onClose: fn(),
    },
  },
}

export const Archived: Story = {
  name: 'Убран в архив, можно вернуть',
  args: { outcome: { state: 'done', text: 'Турнир «Кубок Паркета» убран в архив.', onUndo: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await expect(args.outcome?.state === 'done' && args.outcome.onUndo).toHaveBeenCalledOnce()
  },
}

export const NotReadyToPublish: Story = {
  name: 'Опубликовать рано',
  args: {
    outcome: {
      state: 'refused',
      title: 'Турнир «Зимний кубок» пока нельзя опубликовать',
      reasons: ['Укажите город', 'Откройте приём хотя бы в одну номинацию'],
    },
  },
}

/** An admin of the event alone: nothing can be created. */
export const OfOneEvent: Story = {
  name: 'Администратор одного турнира',
  args: { onCreate: null, onCopy: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Турнир' })).not.toBeInTheDocument()
  },
}

export const PhoneCopying: Story = {
  name: 'Копия турнира на телефоне',
  args: Copying.args,
  globals: phone,
}

export const Sorted: Story = {
  name: 'По названию',
  globals: desktop,
  args: { query: { q: '', filter: '', published: '', sort: 'name' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Турнир' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(name)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-name' })
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Даты' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'date_begin' })
  },
}

export const Selected: Story = {
  name: 'Турниры выбраны',
  args: { selection: { value: ['1', '3'], onChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Выбрано: 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выделение' }))
    await expect(args.selection.onChange).toHaveBeenCalledWith([])
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: {
    view: { state: 'ready', items: events, total: 120, page: 2, pageCount: 3, isUpdating: false },
  },
}

export const Empty: Story = {
  name: 'Турниров ещё нет',
  args: {
    view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0, isUpdating: false },
  },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    query: { q: 'чемпионат', filter: '', published: '', sort: '' },
    view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0, isUpdating: false },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      items: [{ ...longestCup, ...own, published: false }, ...events],
      total: 4,
      page: 1,
      pageCount: 1,
      isUpdating: false,
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
