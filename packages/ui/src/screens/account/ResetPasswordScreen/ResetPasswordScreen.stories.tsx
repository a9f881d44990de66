import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { page, phone } from '../../../layouts/fixtures/page.tsx'
import { form } from '../fixtures.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

/** Новый пароль по ссылке из письма. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/ResetPasswordScreen: новый пароль',
  component: ResetPasswordScreen,
  args: { view: { state: 'ready', ...form() }, onLogin: fn() },
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустая форма' }

export const Mismatch: Story = {
  name: 'Пароли разные',
  args: {
    view: {
      state: 'ready',
      ...form({
        values: { password: 'parket-2027', password_confirmation: 'parket-2028' },
        errors: { password_confirmation: [problemText('password_mismatch')] },
        refusals: 1,
      }),
    },
  },
}

export const LinkOutdated: Story = {
  name: 'Ссылка устарела',
  args: { view: { state: 'ready', ...form({ message: problemText('reset_link_invalid') }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Запросить новую ссылку' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  name: 'Пароль изменён',
  args: { view: { state: 'done' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Пароль изменён' })).toHaveFocus(),
    )
  },
}

export const Phone: Story = { name: 'На телефоне', args: LinkOutdated.args, globals: phone }
