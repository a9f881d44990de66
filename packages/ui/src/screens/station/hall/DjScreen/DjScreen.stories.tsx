import { musicOrder } from '@parket/domain/station/hall/music'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { djHead, emptyFloor, lateFloor, oneFloor, timeZone } from '../fixtures.ts'
import { DjScreen } from './DjScreen.tsx'

const [tango, waltz] = musicOrder(lateFloor)
const player = { play: tango?.plays[0] ?? null, left: 72, share: 0.2, isRunning: true }

/** Музыка: танец, его отсчёт, темп и длина, порядок дальше; всегда тёмная. */
const meta = {
  title: 'Экраны/Рабочие места/DjScreen: музыка',
  component: DjScreen,
  parameters: { isPage: true },
  args: {
    head: djHead,
    floor: lateFloor,
    floors: oneFloor,
    timeZone,
    danceSeconds: 90,
    player,
    onRun: fn(),
    onRestart: fn(),
    onFinish: fn(),
    onTake: fn(),
  },
} satisfies Meta<typeof DjScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const Playing: Story = { name: 'Музыка идёт' }
export const OnAPhone: Story = { name: 'На телефоне', globals: phone }
export const OnATallTablet: Story = { name: 'На планшете вертикально', globals: tallTablet }
export const OnAWideTablet: Story = { name: 'На планшете горизонтально', globals: wideTablet }
export const OverTime: Story = {
  name: 'Танец идёт дольше срока',
  args: { player: { ...player, left: -5, share: 1 } },
}
export const Loading: Story = { name: 'Загрузка', args: { floor: null } }
export const NothingToPlay: Story = {
  name: 'Играть нечего',
  args: { floor: emptyFloor, player: { play: null, left: 90, share: 0, isRunning: false } },
}
export const TwoFloors: Story = {
  name: 'Две площадки',
  args: { floors: { names: ['А', 'Б'], value: 'А', onChange: fn() } },
}

/** The countdown is the DJ's own: started, paused, put back, ended by hand. */
export const Counts: Story = {
  name: 'Отсчёт: пауза, сначала, закончить',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пауза' }))
    await expect(args.onRun).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Сначала' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить танец' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Венский вальс ×3/ }))
    await expect(args.onTake).toHaveBeenCalledWith(waltz?.plays[0])
  },
}

export const Stands: Story = {
  name: 'Отсчёт стоит',
  args: { player: { ...player, left: 90, share: 0, isRunning: false } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пуск' }))
    await expect(args.onRun).toHaveBeenCalledWith(true)
  },
}
