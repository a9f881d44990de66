import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** Сколько долгой работы сделано. */
const meta = {
  title: 'Компоненты/Отклик/ProgressBar: ход работы, прогресс',
  component: ProgressBar,
  args: { label: 'Отправляем банер', value: 0.4 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <ProgressBar {...args} />
      <ProgressBar label="Только начали" value={0} />
      <ProgressBar label="Готово" value={1} />
      <ProgressBar label="Рассылаем письма участникам" value={0.15} valueText="300 из 2 000" />
      <ProgressBar label="Считаем результаты" value={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Отправляем банер' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(
      canvas.getByRole('progressbar', { name: 'Считаем результаты' }),
    ).not.toHaveAttribute('aria-valuenow')
  },
}
