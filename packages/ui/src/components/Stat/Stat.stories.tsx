import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stat } from './Stat.tsx'

/** Одно важное число с подписью. */
const meta = {
  title: 'Компоненты/Данные/Stat: показатель',
  component: Stat,
  args: { label: 'Заявок', value: '1\u00A0204', detail: 'на 18\u00A0% больше, чем в прошлом году' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Inline align="start" gap="large">
      <Card>
        <Stat {...args} />
      </Card>
      <Card>
        <Stat label="Оплачено" value="1 234 567,00 ₽" />
      </Card>
      <Card>
        <Stat label="Свободных мест" value="0" detail="в листе ожидания 12" />
      </Card>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заявок').nextElementSibling).toHaveTextContent('1 204')
  },
}
