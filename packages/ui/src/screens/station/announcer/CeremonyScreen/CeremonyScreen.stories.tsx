import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestName } from '../../../fixtures/cup.ts'
import { announcerHead, calledPlaces, goingCeremony } from '../fixtures.ts'
import { CeremonyScreen } from './CeremonyScreen.tsx'

/** Ведущий награждает: место открывается сначала на планшете, потом залу; что впереди, закрыто и здесь. */
const meta = {
  title: 'Экраны/Рабочие места/CeremonyScreen: награждение',
  component: CeremonyScreen,
  parameters: { isPage: true },
  args: {
    head: announcerHead,
    ceremony: goingCeremony,
    isSending: false,
    reasons: [],
    onReveal: fn(),
    onHide: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CeremonyScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

/** The next place is closed on the tablet, too. */
export const Closed: Story = {
  name: 'Следующее место закрыто',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Лебедева/)).toBeNull()
    await expect(canvas.getByText(/Зал видит четвёртое место/)).toBeVisible()
    await expect(canvas.queryByText(/Белова|Соколова/)).toBeNull()
  },
}

/** Opened on the tablet alone; by keyboard, too. */
export const OpenedHere: Story = {
  name: 'Место открыто только на планшете',
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Открыть себе третье место' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Лебедева Дарья')).toBeVisible()
    await expect(canvas.getByText('Это место пока видите только вы.')).toBeVisible()
    await expect(args.onReveal).not.toHaveBeenCalled()
  },
}
export const OpenedHereOnAPhone: Story = {
  ...OpenedHere,
  name: 'Место открыто себе, на телефоне',
  globals: phone,
}
export const OpenedHereOnATallTablet: Story = {
  ...OpenedHere,
  name: 'Место открыто себе, на планшете вертикально',
  globals: tallTablet,
}
export const OpenedHereOnAWideTablet: Story = {
  ...OpenedHere,
  name: 'Место открыто себе, на планшете горизонтально',
  globals: wideTablet,
}

export const RevealsAndHides: Story = {
  name: 'Открывает залу и скрывает',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть себе третье место' }))
    canvas.getByRole('button', { name: /^Держите, чтобы открыть залу/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReveal).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть четвёртое' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/Лебедева/)).toBeNull()
  },
}

export const Beginning: Story = {
  name: 'Зал ещё ничего не видит',
  args: {
    ceremony: {
      ...goingCeremony,
      state: 'waiting',
      revealed_from_place: null,
      revealed: [],
      next: calledPlaces.slice(5),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Зал ещё ничего не\sвидит/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Скрыть/ })).toBeNull()
  },
}

/** Two share a place: they are called together. */
export const SharedPlace: Story = {
  name: 'Двое делят место',
  args: {
    ceremony: {
      ...goingCeremony,
      next: calledPlaces
        .slice(1, 3)
        .map((one) => Object.assign({}, one, { place: 2, place_to: 3 })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть себе 2–3-е место' }))
    await expect(canvas.getByText(/Белова/)).toBeVisible()
    await expect(canvas.getByText(/Лебедева/)).toBeVisible()
  },
}

export const Over: Story = {
  name: 'Все места открыты',
  args: {
    ceremony: {
      ...goingCeremony,
      state: 'over',
      revealed_from_place: 1,
      revealed: calledPlaces,
      next: [],
    },
  },
}

export const Locked: Story = {
  name: 'Ждёт утверждения судьи',
  args: {
    ceremony: { ...goingCeremony, state: 'waiting', lock: 'approval', revealed: [], next: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не\sутвердил главный судья/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Открыть/ })).toBeNull()
  },
}

export const Sending: Story = { name: 'Отправляется', args: { isSending: true } }
export const Refused: Story = {
  name: 'Сервер отказал',
  args: { reasons: ['Сейчас открыто другое место.'] },
}
export const Loading: Story = { name: 'Загрузка', args: { ceremony: null } }
export const Offline: Story = {
  name: 'Нет связи',
  args: { head: { ...announcerHead, isOffline: true } },
}

export const LongestNames: Story = {
  ...OpenedHere,
  name: 'Самые длинные имена',
  args: {
    ceremony: {
      ...goingCeremony,
      group_name: longestName,
      next: calledPlaces.slice(2, 3).map((one) =>
        Object.assign({}, one, {
          names: [`Лебедева Дарья`, 'Асланян Рубен', longestName],
          club: longestName,
        }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть себе третье место' }))
    await expect(canvas.getByText(/Лебедева/)).toBeVisible()
  },
  globals: phone,
}
