import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'

/** Подтверждение почты по ссылке из письма. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/VerifyEmailScreen: подтверждение почты',
  component: VerifyEmailScreen,
  args: { view: { state: 'done' }, onLogin: null, links: { home: '#home', profile: '#profile' } },
} satisfies Meta<typeof VerifyEmailScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  name: 'Почта подтверждена',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Адрес подтверждён' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

/** The letter was opened where nobody is logged in. */
export const DoneLoggedOut: Story = {
  name: 'Подтверждена, но никто не вошёл',
  args: { onLogin: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link', { name: 'Мой профиль' })).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Ссылка не подошла',
  args: { view: { state: 'refused', message: problemText('reset_link_invalid') } },
}

const onRetry = fn()

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Phone: Story = { name: 'На телефоне', args: Refused.args, globals: phone }
