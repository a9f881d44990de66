import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from './Countdown.tsx'

/** Сколько осталось, крупно, и полоса пройденного. Сам не идёт: время ему говорит страница. */
const meta = {
  title: 'Компоненты/Зал/Countdown: обратный отсчёт',
  component: Countdown,
  args: { left: 72, share: 0.2 },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }
export const Running: Story = {
  name: 'Время идёт',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Осталось' })).toHaveTextContent('1:12')
  },
}
export const OverTime: Story = { name: 'Время вышло', args: { left: -5, share: 1 } }
export const WithFacts: Story = { name: 'С подписью', args: { children: <p>темп 32 такта</p> } }
