import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

/** События по порядку: что было, что идёт, что впереди. */
const meta = {
  title: 'Компоненты/Данные/Timeline: сроки',
  component: Timeline,
  args: {
    'aria-label': 'Ход заявки № 108',
    items: [
      {
        id: 1,
        title: 'Заявка принята',
        time: '01.04.2027, 12:00',
        content: 'Номер 108, PIN в письме.',
      },
      { id: 2, title: 'Взнос оплачен', time: '02.04.2027, 09:15' },
      { id: 3, title: 'Регистрация на турнире', time: '15.05.2027, 08:00', state: 'current' },
      { id: 4, title: 'Финал', time: '15.05.2027, 17:30', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Столбцом',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
  },
}

/** Сроки в ряд: на телефоне друг под другом. */
export const Horizontal: Story = { name: 'В ряд', args: { isHorizontal: true } }
