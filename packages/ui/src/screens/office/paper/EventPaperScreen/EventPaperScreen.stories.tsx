import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cup, folkSolo, orientalSolo } from '../../../fixtures/cup.ts'
import { failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { EventPaperScreen, type PaperRegistration } from './EventPaperScreen.tsx'

const entry = (contest_id: string) => ({ contest_id, status: 'active' as const })

function registration(startNumber: number, own: Partial<PaperRegistration>): PaperRegistration {
  return {
    startNumber,
    regN: startNumber,
    names: ['Соколова Вера'],
    troupe: '',
    city: 'Москва',
    club: 'Ритм',
    entries: [entry(orientalSolo.id)],
    address: `https://parket.test/events/1/select-registration?reg_n=${startNumber}`,
    ...own,
  }
}

const registrations = [
  registration(114, {}),
  registration(7, { names: ['Ким Алина'], city: 'Казань', club: 'Оникс' }),
  registration(2148, {
    names: ['Константинопольская Александра', 'Горин Павел'],
    entries: [entry(orientalSolo.id), entry(folkSolo.id)],
  }),
  registration(9, { names: ['Юсупов Тимур'], city: 'Уфа', club: '' }),
]

/** Номера с кодами и списки по номинациям и клубам. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Печать/EventPaperScreen: бумаги турнира',
  component: EventPaperScreen,
  args: {
    view: { state: 'ready', event: cup, contests: [orientalSolo, folkSolo], registrations },
    choice: {
      document: 'numbers',
      groupNum: null,
      from: null,
      to: null,
      size: 'a5',
      isApart: false,
    },
    onChoiceChange: fn(),
    onPrint: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', registrations: '#registrations' },
  },
} satisfies Meta<typeof EventPaperScreen>

export default meta
type Story = StoryObj<typeof meta>

/** By number, each with the code that the desk reads. */
export const Numbers: Story = {
  name: 'Номера',
  play: async ({ args, canvas }) => {
    const numbers = canvas.getAllByRole('article')
    await expect(numbers[0]).toHaveAccessibleName(/^Номер\s7$/)
    await expect(canvas.getByRole('img', { name: /^QR-код номера\s114$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const FourOnASheet: Story = {
  name: 'Четыре номера на листе',
  args: { choice: { ...meta.args.choice, size: 'a6' } },
  globals: phone,
}

export const ByContest: Story = {
  name: 'Списки по номинациям',
  args: { choice: { ...meta.args.choice, document: 'contests' } },
  play: async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('article')
      .map((list) => within(list).getAllByRole('row').length)
    await expect(rows).toEqual([5, 2])
  },
}

export const ByClub: Story = {
  name: 'Списки по клубам',
  args: { choice: { ...meta.args.choice, document: 'clubs' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Оникс', 'Ритм', 'Без клуба'])
  },
}

export const NobodyYet: Story = {
  name: 'Заявок ещё нет',
  args: {
    view: { state: 'ready', event: cup, contests: [orientalSolo], registrations: [] },
  },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
