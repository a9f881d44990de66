import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  announcerHead,
  emptyFloor,
  freshFloor,
  fullFloor,
  lateFloor,
  longFloor,
  oneFloor,
  timeZone,
} from '../fixtures.ts'
import { AnnouncerScreen } from './AnnouncerScreen.tsx'

/** Ведущий: кто танцует сейчас и дальше, как это говорят вслух; изменения зачёркнуты или помечены на своём месте. */
const meta = {
  title: 'Экраны/Рабочие места/AnnouncerScreen: ведущий',
  component: AnnouncerScreen,
  parameters: { isPage: true },
  args: { head: announcerHead, floor: lateFloor, floors: oneFloor, timeZone },
} satisfies Meta<typeof AnnouncerScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const OnTheFloor: Story = { name: 'Кто на паркете' }
export const OnAPhone: Story = { name: 'На телефоне', globals: phone }
export const OnATallTablet: Story = { name: 'На планшете вертикально', globals: tallTablet }
export const OnAWideTablet: Story = { name: 'На планшете горизонтально', globals: wideTablet }
export const BeforeTheFirstHeat: Story = { name: 'До первого захода', args: { floor: freshFloor } }
export const Loading: Story = { name: 'Загрузка', args: { floor: null } }
export const NothingToSay: Story = { name: 'Объявлять нечего', args: { floor: emptyFloor } }
export const TwoFloors: Story = {
  name: 'Две площадки',
  args: { floors: { names: ['А', 'Б'], value: 'А', onChange: fn() } },
}
export const Offline: Story = {
  name: 'Нет связи',
  args: { head: { ...announcerHead, isOffline: true } },
}

export const LongestNames: Story = {
  name: 'Самые длинные имена',
  args: { floor: longFloor },
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

/** The next heat is opened by hand, and the one on the floor is one press away. */
export const LooksAhead: Story = {
  name: 'Следующий заход открыт заранее',
  args: { floor: fullFloor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий заход' }))
    await expect(canvas.getByText('Илья Серов, Анна Лань')).toBeVisible()
    await expect(canvas.getByText('Лев Мороз, Ида Дей').tagName).toBe('S')
    await userEvent.click(canvas.getByRole('button', { name: /^На\sпаркете$/ }))
    await expect(canvas.queryByText('Илья Серов, Анна Лань')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /43, Финал/ }))
    await expect(canvas.getByText('Игорь Рогов, Алла Лис')).toBeVisible()
  },
}
