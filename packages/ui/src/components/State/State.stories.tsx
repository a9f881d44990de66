import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { State } from './State.tsx'

/** Состояние: точка и слова. Пустая точка значит «закрыто». */
const meta = {
  title: 'Компоненты/Данные/State: состояние, статус, бейдж',
  component: State,
  args: { tone: 'positive', children: 'Заявки до 28 февраля' },
} satisfies Meta<typeof State>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

const states = (
  <Inline gap="large">
    <State tone="positive">Заявки до 28 февраля</State>
    <State tone="caution">Осталось 2 места</State>
    <State tone="critical">Просрочено</State>
    <State tone="neutral">Черновик проверяют</State>
    <State tone="closed">Приём закрыт</State>
  </Inline>
)

export const Stickersheet: Story = {
  name: 'На разных фонах',
  render: () => (
    <Stack>
      {states}
      <Card tone="wash">{states}</Card>
      <Card tone="tint">{states}</Card>
    </Stack>
  ),
}

export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    tone: 'caution',
    children:
      'Мест нет: вы будете четвёртой в листе ожидания, освободится место — запишем и пришлём письмо',
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <State {...args} />
    </div>
  ),
}
