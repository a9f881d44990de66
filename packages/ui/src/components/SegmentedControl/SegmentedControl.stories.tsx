import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

/** Выбор одного вида из нескольких: переключатель, кнопка. */
const meta = {
  title: 'Компоненты/Формы/SegmentedControl: переключатель',
  component: SegmentedControl,
  args: {
    'aria-label': 'Вид',
    items: [
      { value: 'list', label: 'Список' },
      { value: 'grid', label: 'Сетка' },
      { value: 'map', label: 'Карта' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large" as="div">
      <div>
        <SegmentedControl {...args} />
      </div>
      <div>
        <SegmentedControl
          aria-label="Шаг"
          defaultValue="week"
          items={[
            { value: 'day', label: 'День' },
            { value: 'week', label: 'Неделя' },
            { value: 'month', label: 'Месяц', isDisabled: true },
          ]}
        />
      </div>
      <div>
        <SegmentedControl {...args} aria-label="Недоступный" isDisabled />
      </div>
    </Stack>
  ),
}

export const ChosenByKeyboard: Story = {
  name: 'Выбирают с клавиатуры',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Список' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('grid')
    await expect(canvas.getByRole('radio', { name: 'Сетка' })).toBeChecked()
  },
}

export const HeldByItsOwner: Story = {
  name: 'Выбор хранит страница',
  args: { value: 'map' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Список'))
    await expect(args.onChange).toHaveBeenLastCalledWith('list')
    await expect(canvas.getByRole('radio', { name: 'Карта' })).toBeChecked()
  },
}

/** While the choice is being sent, the focus stays where it was. */
export const Pending: Story = {
  name: 'Выбор отправляется',
  args: { value: 'list', isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(canvas.getByText('Карта'))
    await expect(args.onChange).not.toHaveBeenCalled()
    const group = canvas.getByRole('radiogroup', { name: 'Вид' })
    await expect(group).toHaveAttribute('aria-busy', 'true')
    await expect(group).toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByRole('radio', { name: 'Список' })).toBeChecked()
  },
}
