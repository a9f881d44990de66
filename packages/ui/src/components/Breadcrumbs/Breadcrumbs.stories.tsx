import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

/** Путь от раздела до страницы. */
const meta = {
  title: 'Компоненты/Навигация/Breadcrumbs: путь, хлебные крошки',
  component: Breadcrumbs,
  args: {
    items: [
      { href: '#events', label: 'Турниры' },
      { href: '#event', label: 'Кубок «Паркет» имени Константинопольской-Воскресенской' },
      { href: '#contest', label: 'Соло, Oriental, ювеналы' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Обычный вид',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Соло')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
