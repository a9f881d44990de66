import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

/** Содержимое не удалось получить. */
const meta = {
  title: 'Компоненты/Отклик/ErrorState: ошибка, сбой',
  component: ErrorState,
  args: {
    message: 'Нет связи с сервером. Проверьте подключение и повторите.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

export const Retried: Story = {
  name: 'Повторяют',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingToRetry: Story = {
  name: 'Повторять нечего',
  args: { title: 'Турнир не найден', message: 'Проверьте адрес.', onRetry: undefined },
}
