import { numberPages } from '@parket/domain/live/hall/numberPages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scoreboard } from '../Scoreboard/Scoreboard.tsx'
import { HallFrame } from './HallFrame.tsx'

/** Кадр 1920 × 1080 для экрана зала: занимает окно целиком, пропорции 16 : 9, всегда тёмный. */
const meta = {
  title: 'Компоненты/Зал/HallFrame: кадр экрана зала',
  component: HallFrame,
  parameters: { docs: { story: { inline: false, height: '540px' } } },
  globals: { viewport: { value: 'hall', isRotated: false } },
  args: {
    children: <Scoreboard {...(numberPages([87, 95, 102, 108], true)[0] ?? never())} />,
  },
} satisfies Meta<typeof HallFrame>

export default meta
type Story = StoryObj<typeof meta>

function never(): never {
  throw new Error('Numbers have a page')
}

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }
export const WholeWindow: Story = { name: 'На проекторе, во всё окно' }
