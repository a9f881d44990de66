import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  emptyFloor,
  freshFloor,
  fullFloor,
  longNextFloor,
  marshalHead,
  oneFloor,
  timeZone,
} from '../fixtures.ts'
import { MarshalScreen } from './MarshalScreen.tsx'

/** Выпускающий: кто из ближайших трёх заходов на месте; нажатие — на месте, малая клавиша — нет, ещё раз — не отмечены. */
const meta = {
  title: 'Экраны/Рабочие места/MarshalScreen: выпускающий',
  component: MarshalScreen,
  parameters: { isPage: true },
  args: {
    head: marshalHead,
    floor: fullFloor,
    floors: oneFloor,
    timeZone,
    unsent: 0,
    reasons: [],
    onCall: fn(),
    onRelease: fn(),
    onSendAgain: fn(),
  },
} satisfies Meta<typeof MarshalScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const Door: Story = { name: 'Ближайшие заходы у выхода' }
export const DoorOnAPhone: Story = { name: 'Ближайшие заходы на телефоне', globals: phone }
export const DoorOnATallTablet: Story = {
  name: 'Ближайшие заходы на планшете вертикально',
  globals: tallTablet,
}
export const DoorOnAWideTablet: Story = {
  name: 'Ближайшие заходы на планшете горизонтально',
  globals: wideTablet,
}
export const NobodyMarked: Story = { name: 'Никто не отмечен', args: { floor: freshFloor } }
export const Loading: Story = { name: 'Загрузка', args: { floor: null } }
export const NothingToRelease: Story = { name: 'Выпускать некого', args: { floor: emptyFloor } }
export const TwoFloors: Story = {
  name: 'Две площадки',
  args: { floors: { names: ['А', 'Б'], value: 'А', onChange: fn() } },
}
export const Refused: Story = {
  name: 'Выпустить не вышло',
  args: { reasons: ['Заходы тура не закреплены, или он уже подсчитан: выпускать некого.'] },
}

export const LongestNames: Story = {
  name: 'Самые длинные имена',
  args: { floor: longNextFloor },
  globals: tallTablet,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const LongestNamesOnAPhone: Story = {
  ...LongestNames,
  name: 'Самые длинные имена на телефоне',
  globals: phone,
}

/** A tap says that it is there, the small key that it is not, the same again takes the word back. */
export const Marks: Story = {
  name: 'Отмечает, кто на месте',
  play: async ({ canvas, args, userEvent }) => {
    const outing = expect.objectContaining({ outing: { round_id: 42, dance: 'Танго', heat: 3 } })
    await userEvent.click(canvas.getByRole('button', { name: /^163 / }))
    await expect(args.onCall).toHaveBeenLastCalledWith(outing, [1163], 'present')
    await userEvent.click(canvas.getByRole('button', { name: /^137 /, pressed: true }))
    await expect(args.onCall).toHaveBeenLastCalledWith(outing, [1137], 'unknown')
    await userEvent.click(canvas.getByRole('button', { name: 'нет: 180' }))
    await expect(args.onCall).toHaveBeenLastCalledWith(outing, [1180], 'missing')
    await userEvent.click(canvas.getByRole('button', { name: 'нет: 145', pressed: true }))
    await expect(args.onCall).toHaveBeenLastCalledWith(outing, [1145], 'unknown')
  },
}

/** The last call is for whoever has no word; a heat goes out without them all the same. */
export const CallsAndReleases: Story = {
  name: 'Вызывает и выпускает',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Вызвать 163 и\s180$/ }))
    await expect(args.onCall).toHaveBeenCalledWith(expect.anything(), [1163, 1180], 'called')
    await userEvent.click(canvas.getByRole('button', { name: 'Выпустить' }))
    await expect(args.onRelease).toHaveBeenCalledWith(
      expect.objectContaining({ outing: { round_id: 42, dance: 'Танго', heat: 3 } }),
      true,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }))
    await expect(args.onRelease).toHaveBeenLastCalledWith(
      expect.objectContaining({ outing: { round_id: 42, dance: 'Танго', heat: 2 } }),
      false,
    )
  },
}

/** On a phone the heats are tabs, and what is done below is about the chosen one. */
export const ChoosesAHeatOnAPhone: Story = {
  name: 'Выбирает заход на телефоне',
  globals: phone,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^42, заход\s2 / }))
    await userEvent.click(canvas.getByRole('button', { name: 'Выпустить' }))
    await expect(args.onRelease).toHaveBeenCalledWith(
      expect.objectContaining({ outing: { round_id: 42, dance: 'Венский вальс', heat: 2 } }),
      true,
    )
  },
}

/** What could not be sent is said, and can be sent again. */
export const Unsent: Story = {
  name: 'Отметки не отправлены',
  args: { head: { ...marshalHead, isOffline: true }, unsent: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
  },
}
