import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Слова только для чтения вслух. */
const meta = {
  title: 'Компоненты/Текст и раскладка/VisuallyHidden: скрытый текст',
  component: VisuallyHidden,
  args: { children: 'Это слышно, но не видно' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Обычный вид',
  render: (args) => (
    <p>
      Между словами спрятан текст
      <VisuallyHidden {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Это слышно, но не видно')
    await expect(hidden.getBoundingClientRect().width).toBe(1)
  },
}
