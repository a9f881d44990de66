import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { page } from '../fixtures/page.tsx'
import { NoRightPage } from './NoRightPage.tsx'

/**
 * Страница, на которую нет права: почему и что делать.
 *
 * **Когда применять:** вместо содержания всей страницы; `OrganiserPage` ставит её сам. **Когда нет:**
 * нет права на одно действие: его не показывают.
 */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Макеты/NoRightPage: нет прав',
  component: NoRightPage,
  args: { isLoggedIn: true, onLogin: fn(), links: { home: '#home' } },
} satisfies Meta<typeof NoRightPage>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {
  name: 'Вошёл, но права нет',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Войти' })).not.toBeInTheDocument()
  },
}

export const Anonymous: Story = {
  name: 'Не вошёл: предлагает войти',
  args: { isLoggedIn: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}
