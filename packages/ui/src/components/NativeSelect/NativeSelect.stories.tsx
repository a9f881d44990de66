import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NativeSelect } from './NativeSelect.tsx'

/** Выбор из списка в строке или ячейке: выпадающий список без подписи. */
const meta = {
  title: 'Компоненты/Формы/NativeSelect: выбор в строке',
  component: NativeSelect,
  args: {
    'aria-label': 'Заход для № 12',
    items: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '3', label: 'новый', isDisabled: true },
    ],
    value: '1',
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

export const Invalid: Story = {
  name: 'Не выбрано',
  args: { 'aria-invalid': true, 'aria-label': 'Роль: не выбрана' },
}

export const Chosen: Story = {
  name: 'Выбирают',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Заход для № 12' }), '2')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
