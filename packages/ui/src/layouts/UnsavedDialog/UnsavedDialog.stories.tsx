import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { UnsavedDialog } from './UnsavedDialog.tsx'

/**
 * Вопрос перед уходом со страницы, где есть несохранённое.
 *
 * **Когда применять:** форма записи, которую правят долго: настройки турнира, номинация, профиль.
 *
 * **Когда нет:** черновик сохраняется сам, как в регистрации.
 */
const meta = {
  title: 'Макеты/UnsavedDialog: несохранённое',
  component: UnsavedDialog,
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof UnsavedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: 'Спрашивает, уйти ли',
  async play({ args }) {
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Уйти' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
