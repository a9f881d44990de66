import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RankPicker } from './RankPicker.tsx'

/**
 * Каждому номеру место, каждое место один раз. На телефоне номеров касаются по порядку мест, на
 * планшете у каждого номера ряд мест. Номера не пересортировываются.
 */
const meta = {
  title: 'Компоненты/Судейство/RankPicker: места по номерам',
  component: RankPicker,
  args: {
    'aria-label': 'Места',
    numbers: [9, 46, 52, 87, 114, 131],
    places: { 46: 4, 52: 3, 87: 2, 114: 1 },
    onTap: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof RankPicker>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Шесть, восемь и больше пар',
  render: (args) => (
    <Stack gap="xlarge">
      <RankPicker {...args} aria-label="Места, шесть пар" />
      <RankPicker
        {...args}
        aria-label="Места, восемь пар"
        numbers={[9, 46, 52, 87, 108, 114, 131, 158]}
      />
      <RankPicker {...args} aria-label="Места сданы" isDisabled />
    </Stack>
  ),
}

export const Phone: Story = {
  name: 'На телефоне',
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const EachNumberSaysItsPlace: Story = {
  name: 'Каждый номер называет своё место',
  play: async ({ canvas, args, userEvent }) => {
    const isTablet = window.innerWidth >= 700
    if (isTablet) {
      const group = canvas.getByRole('group', { name: /^Место, №\s9$/ })
      await expect(group).toBeVisible()
      const [first] = canvas.getAllByRole('button', { name: '1', pressed: false })
      await userEvent.click(first as HTMLElement)
      await expect(args.onChoose).toHaveBeenCalledWith(9, 1)
    } else {
      await expect(canvas.getByRole('button', { name: '№ 46 место 4' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '№ 9 места нет' }))
      await expect(args.onTap).toHaveBeenCalledWith(9)
    }
  },
}
