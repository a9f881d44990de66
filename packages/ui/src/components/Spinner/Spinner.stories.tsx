import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

/** Идёт работа, форма итога неизвестна. */
const meta = {
  title: 'Компоненты/Отклик/Spinner: ожидание',
  component: Spinner,
  args: { 'aria-label': 'Загружаем турнир' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Спиннер',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем турнир')
  },
}
