import { numberPages } from '@parket/domain/live/hall/numberPages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HallFrame } from '../HallFrame/HallFrame.tsx'
import { Scoreboard, type ScoreboardProps } from './Scoreboard.tsx'

/** Стартовые номера на экране зала: до 8 — 216 px, до 12 — 168, до 24 — 120. */
const meta = {
  title: 'Компоненты/Зал/Scoreboard: номера на экране зала',
  component: Scoreboard,
  parameters: { docs: { story: { inline: false, height: '540px' } } },
  globals: { viewport: { value: 'hall', isRotated: false } },
  args: page(8),
  decorators: [
    (Story) => (
      <HallFrame>
        <Story />
      </HallFrame>
    ),
  ],
} satisfies Meta<typeof Scoreboard>

export default meta
type Story = StoryObj<typeof meta>

function page(count: number): ScoreboardProps {
  const numbers = Array.from({ length: count }, (_, at) => 101 + at)
  const [first] = numberPages(numbers, true)
  if (!first) throw new Error('Numbers have a page')
  return { ...first }
}

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }
export const Eight: Story = {
  name: 'Восемь номеров',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('108')).toBeVisible()
  },
}
export const Twelve: Story = { name: 'Двенадцать номеров', args: page(12) }
export const TwentyFour: Story = { name: 'Двадцать четыре номера', args: page(24) }
