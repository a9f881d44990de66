import type { Meta, StoryObj } from '@storybook/react-vite'

import { EventPicture } from './EventPicture.tsx'

/**
 * Картинка турнира: след пары на паркете. Чертится из номера турнира и цвета команды.
 *
 * **Когда применять:** шапка турнира, его карточка, строка, билет, миниатюра в заголовке. Слова над
 * картинкой кладутся внутрь: им оставлено место.
 *
 * **Когда нет:** под формой и таблицей; как украшение там, где турнира нет.
 */
const meta = {
  title: 'Компоненты/EventPicture',
  component: EventPicture,
  args: { eventId: 12, format: 'hero' },
} satisfies Meta<typeof EventPicture>

export default meta
type Story = StoryObj<typeof meta>

const words = (
  <div style={{ padding: 24 }}>
    <div style={{ fontSize: 40, lineHeight: '44px', fontWeight: 650 }}>Кубок Паркета</div>
    <div>20–21 февраля, Москва</div>
  </div>
)

export const Hero: Story = { args: { children: words } }

export const Strip: Story = { args: { format: 'strip', children: words } }

export const Ticket: Story = {
  args: { format: 'ticket', children: words },
  render: (args) => (
    <div style={{ maxWidth: 343 }}>
      <EventPicture {...args} />
    </div>
  ),
}

/** Пока страница загружается или не загрузилась: пол без ленты. */
export const FloorOnly: Story = { args: { isFloorOnly: true } }

const seeds = Array.from({ length: 60 }, (_, index) => index + 1)

export const SixtyCards: Story = {
  args: { format: 'card' },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {seeds.map((eventId) => (
        <EventPicture {...args} key={eventId} eventId={eventId} />
      ))}
    </div>
  ),
}
