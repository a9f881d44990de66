import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LeaderNotice } from './LeaderNotice.tsx'

/** Подсказка руководителю на странице турнира: весь клуб можно заявить в одной таблице. */
const meta = {
  title: 'Экраны/Турниры/LeaderNotice: путь к заявке клуба',
  component: LeaderNotice,
  args: { href: '#club' },
} satisfies Meta<typeof LeaderNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = {
  name: 'Путь к заявке клуба',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заявка клуба' })).toHaveAttribute(
      'href',
      '#club',
    )
  },
}
