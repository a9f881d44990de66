import type { Meta, StoryObj } from '@storybook/react-vite'
import { cup, folkSolo, orientalSolo } from '../../fixtures/cup.ts'
import { FoundRegistrationScreen } from './FoundRegistrationScreen.tsx'

const meta = {
  title: 'Экраны/Регистрация/FoundRegistrationScreen',
  component: FoundRegistrationScreen,
  args: {
    event: cup,
    contests: [orientalSolo, folkSolo],
    entry: {
      regData: { reg_n: 42, email: 'elena@example.org', phone: '+7 921 000-00-00', city: 'Тверь' },
      dancers: [{ id: 1, last_name: 'Лаврова', first_name: 'Елена', birth_date: '1994-03-12' }],
      registrations: [
        { contest_id: orientalSolo.id, status: 'active' },
        { contest_id: folkSolo.id, status: 'active' },
      ],
    },
    onClose: () => {},
    links: { event: '#' },
  },
} satisfies Meta<typeof FoundRegistrationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Soloist: Story = {}

export const OnTheWaitingList: Story = {
  args: {
    entry: {
      ...meta.args.entry,
      registrations: [
        { contest_id: orientalSolo.id, status: 'active' },
        { contest_id: folkSolo.id, status: 'waiting' },
      ],
    },
  },
}
