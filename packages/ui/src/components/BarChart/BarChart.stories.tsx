import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent } from 'storybook/test'
import { BarChart } from './BarChart.tsx'

/** Сравнение длиной: секции, города, клубы. */
const meta = {
  title: 'Компоненты/Данные/BarChart: диаграмма',
  component: BarChart,
  args: {
    title: 'Заявки по секциям',
    columns: ['Секция', 'Заявок'],
    items: [
      { label: 'Oriental', value: 1204 },
      { label: 'Bellydance Fusion и современные направления', value: 640 },
      { label: 'Folk', value: 318 },
      { label: 'Show', value: 12 },
      { label: 'Хип-хоп', value: 0 },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Диаграмма и таблица',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Заявки по секциям' })).toBeVisible()
    await userEvent.click(canvas.getByText('Показать таблицей'))
    const table = canvas.getByRole('table', { name: 'Заявки по секциям' })
    await expect(table).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Oriental' })).toBeVisible()
    await expect(table).toHaveTextContent('1 204')
  },
}
