import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'

const meta = {
  ...page,
  title: 'Экраны/Учётная запись/VerifyEmailScreen: подтверждение почты',
  component: VerifyEmailScreen,
  args: { view: { state: 'done' }, onLogin: null, links: { home: '#home', profile: '#profile' } },
} satisfies Meta<typeof VerifyEmailScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Адрес подтверждён' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** The letter was opened where nobody is logged in. */
export const DoneLoggedOut: Story = {
  args: { onLogin: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link', { name: 'Мой профиль' })).toBeNull()
  },
}

export const Refused: Story = {
  args: { view: { state: 'refused', message: problemText('reset_link_invalid') } },
}

const onRetry = fn()

export const Failed: Story = {
  args: { view: { ...failed, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Phone: Story = { args: Refused.args, globals: phone }
