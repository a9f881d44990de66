import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import {
  cup,
  cupContests,
  cupContestsWith,
  folkSolo,
  fullSolo,
  longestCup,
  longestName,
  orientalSolo,
} from '../../fixtures/cup.ts'
import { narrowest, page, phone } from '../../fixtures/page.tsx'
import { RegistrationDoneScreen } from './RegistrationDoneScreen.tsx'

const active = { contest_id: orientalSolo.id, status: 'active' }
const waiting = { contest_id: fullSolo.id, status: 'waiting' }

const meta = {
  ...page,
  title: 'Экраны/Регистрация/RegistrationDoneScreen',
  component: RegistrationDoneScreen,
  args: {
    event: cup,
    regN: 58,
    pinCode: '048213',
    email: 'maria@parket.test',
    dancers: [{ last_name: 'Смирнова', first_name: 'Мария' }],
    registrations: [active, { contest_id: folkSolo.id, status: 'active' }],
    contests: cupContests,
    links: { event: '#event', change: '#select-registration' },
    onAnother: fn(),
  },
} satisfies Meta<typeof RegistrationDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Вы зарегистрированы' })).toHaveFocus(),
    )
    await expect(canvas.getByText('048213')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрировать ещё' }))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
}

export const PartlyWaiting: Story = {
  args: { registrations: [active, waiting] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В листе ожидания')).toBeVisible()
  },
}

export const OnlyWaiting: Story = { args: { registrations: [waiting] } }

export const Group: Story = {
  args: {
    dancers: ['Анна', 'Вера', 'Галина', 'Дарья', 'Елена', 'Жанна', 'Зоя'].map((first_name) => ({
      last_name: 'Константинопольская',
      first_name,
    })),
  },
}

export const LongestTexts: Story = {
  args: {
    event: longestCup,
    regN: 123_456,
    email: 'konstantinopolskaya.anna-maria.aleksandrovna@golden-shoe-of-ekaterinburg.parket.test',
    contests: cupContestsWith((contest) => ({
      group_name: `${contest.group_name}: ${longestName}`,
    })),
    registrations: [active, waiting],
  },
}

export const Phone: Story = { args: PartlyWaiting.args, globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
