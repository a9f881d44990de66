import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { failed, narrowest, phone } from '../../../layouts/fixtures/page.tsx'
import { RosterDialog } from './RosterDialog.tsx'
import type { RosterDancer } from './rosterData.ts'

const maria: RosterDancer = {
  rosterId: null,
  last_name: 'Смирнова',
  first_name: 'Мария',
  birth_date: '1999-04-12',
  gender: 'F',
  user_id: 6,
}
const sonya: RosterDancer = {
  rosterId: 1,
  last_name: 'Орлова',
  first_name: 'Соня',
  birth_date: '2018-06-01',
  gender: 'F',
}
const lev: RosterDancer = { ...sonya, rosterId: 2, first_name: 'Лев', gender: 'M' }
const { rosterId: _, ...unkept } = { ...sonya, last_name: 'Ёлкина', first_name: 'Анна' }

/** Список танцоров клуба: из него выбирают, в нём правят. */
const meta = {
  title: 'Экраны/Регистрация/RosterDialog: состав клуба',
  component: RosterDialog,
  args: {
    isOpen: true,
    view: { state: 'ready', dancers: [maria, sonya, lev] },
    unkept: [],
    edit: null,
    isSaving: false,
    problem: null,
    removed: null,
    actions: {
      onAdd: fn(),
      onKeep: fn(),
      onEdit: fn(),
      onEditChange: fn(),
      onEditSave: fn(),
      onEditCancel: fn(),
      onRemove: fn(),
      onPutBack: fn(),
      onClose: fn(),
    },
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof RosterDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'Выбор танцоров',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Орлова Соня/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Орлова Лев/ }))
    await userEvent.click(screen.getByRole('button', { name: /В\sзаявку: 2\sтанцора/ }))
    await expect(args.actions.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ first_name: 'Соня' }),
      expect.objectContaining({ first_name: 'Лев', gender: 'M' }),
    ])
    await expect(args.actions.onClose).toHaveBeenCalledOnce()
  },
}

/** Who stands in the form and not in the list can be kept for the next time. */
export const WithUnkept: Story = {
  name: 'Кого запомнить на будущее',
  args: { unkept: [unkept] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /Запомнить 1\sтанцора/ }))
    await expect(args.actions.onKeep).toHaveBeenCalledWith([unkept])
  },
}

export const Editing: Story = {
  name: 'Танцора правят',
  args: {
    edit: {
      rosterId: 1,
      values: { ...sonya, birth_date: '31.02.2018' },
      errors: { birth_date: [problemText('birth_date_invalid')] },
    },
  },
}

export const Removed: Story = { name: 'Танцор убран, можно вернуть', args: { removed: unkept } }

export const NotSaved: Story = {
  name: 'Не сохранилось',
  args: { problem: problemText('roster_dancer_exists'), unkept: [unkept] },
}

export const Empty: Story = {
  name: 'Список пуст',
  args: { view: { state: 'ready', dancers: [] }, unkept: [unkept] },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

const many: RosterDancer[] = Array.from({ length: 40 }, (_, n) => ({
  ...sonya,
  rosterId: n + 1,
  last_name: `Константинопольская-Задунайская ${n + 1}`,
  first_name: n === 7 ? 'Ульяна' : 'Анна-Мария',
}))

export const Many: Story = {
  name: 'Длинный список с поиском',
  args: { view: { state: 'ready', dancers: many } },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Поиск'), 'уль')
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  },
}

export const Phone: Story = { name: 'На телефоне', args: { unkept: [unkept] }, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { view: { state: 'ready', dancers: many } },
  globals: narrowest,
}
