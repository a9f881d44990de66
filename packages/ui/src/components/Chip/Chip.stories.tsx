import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Chip } from './Chip.tsx'

/**
 * Фильтр или быстрый выбор.
 *
 * **Когда применять:** переключить, что показано: «Будущие», «Прошедшие».
 *
 * **Когда нет:** просто показать состояние: `Badge`; разделы одной страницы: `Tabs`.
 */
const meta = {
  title: 'Компоненты/Chip',
  component: Chip,
  args: { children: 'Oriental', isSelected: false, onPress: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  render: () => (
    <Inline gap="xsmall">
      <Chip>Просто слово</Chip>
      <Chip isSelected={false} onPress={fn()}>
        Folk
      </Chip>
      <Chip isSelected onPress={fn()}>
        Oriental
      </Chip>
      <Chip href="#future" isSelected>
        Будущие
      </Chip>
      <Chip href="#past" isSelected={false}>
        Прошедшие
      </Chip>
    </Inline>
  ),
}

export const Toggled: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Oriental', pressed: false })
    await userEvent.click(chip)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
