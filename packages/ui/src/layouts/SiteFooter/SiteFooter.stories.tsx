import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { footer } from '../MainLayout/fixtures.tsx'
import { SiteFooter } from './SiteFooter.tsx'

/**
 * Низ каждой страницы: чего нет в меню сбоку, и переключатель темы.
 *
 * **Когда применять:** `MainLayout` ставит его сам, если передать `footer`.
 *
 * **Когда нет:** для действий со страницей и для ссылок, без которых не обойтись: их место в меню
 * или в тексте.
 */
const meta = {
  title: 'Макеты/SiteFooter: подвал',
  component: SiteFooter,
  args: footer,
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  name: 'Подвал',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Тёмная|Светлая) тема$/ }))
    await expect(args.onThemeToggle).toHaveBeenCalledOnce()
  },
}
