import { problemText } from '@parket/domain/problems/catalogue'
import { publicProblemText } from '@parket/domain/problems/publicProblems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, page } from '../../../layouts/fixtures/page.tsx'
import { RegistrationPendingScreen } from './RegistrationPendingScreen.tsx'

/** Пока заявка загружается или пока её подать нельзя. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/RegistrationPendingScreen: ожидание',
  component: RegistrationPendingScreen,
  args: { view: { state: 'loading' }, links: { event: '#event' } },
} satisfies Meta<typeof RegistrationPendingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { name: 'Загрузка' }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Closed: Story = {
  name: 'Приём закрыт',
  args: {
    view: {
      state: 'closed',
      message: problemText('registration_ended', { date: '10.02.2027, 23:59' }),
    },
  },
}

/** A draft offers no registration, to its staff either. */
export const Draft: Story = {
  name: 'Турнир ещё черновик',
  args: { view: { state: 'closed', message: publicProblemText('event_draft') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Черновик/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
