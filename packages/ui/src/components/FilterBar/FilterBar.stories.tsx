import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { FilterBar } from './FilterBar.tsx'

/** Отбор над списком: поиск, частые вопросы и остальные фильтры за кнопкой. */
const meta = {
  title: 'Компоненты/Формы/FilterBar: отбор',
  component: FilterBar,
  args: {
    search: <SearchField label="Поиск" placeholder="Имя, номер, город" />,
    chips: (
      <ChipGroup
        aria-label="Частые отборы"
        value="all"
        items={[
          { value: 'all', label: 'Все', count: 312 },
          { value: 'unpaid', label: 'Не оплачены', count: 48 },
        ]}
        onChange={() => {}}
      />
    ),
    children: (
      <>
        <Select label="Город" items={[{ value: '', label: 'Все' }]} value="" />
        <Select label="Клуб" items={[{ value: '', label: 'Все' }]} value="" />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

export const WithoutOthers: Story = {
  name: 'Без дополнительных фильтров',
  args: { children: undefined },
}

export const OpenedByKeyboard: Story = {
  name: 'Раскрывают с клавиатуры',
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Ещё фильтры' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Клуб')).toBeVisible()
  },
}

/** Что задано, видно сразу. */
export const WithSome: Story = {
  name: 'Часть фильтров задана',
  args: { setCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ещё фильтры 2' })).toBeVisible()
    await expect(canvas.getByLabelText('Город')).toBeVisible()
  },
}
