import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { narrowest, phone } from '../fixtures/page.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'

/**
 * Код второго фактора поверх страницы: действие повторяется, как только код подошёл.
 *
 * **Когда применять:** сервер отказал с кодом `second_factor_required`: права, возвраты, контакты.
 *
 * **Когда нет:** вход: там код спрашивает `LoginDialog`; включение второго фактора в профиле.
 */
const meta = {
  title: 'Макеты/SecondFactorDialog: второй фактор',
  component: SecondFactorDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onSubmit: fn(),
    isPending: false,
    problem: null,
    refusals: 0,
  },
} satisfies Meta<typeof SecondFactorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: 'Спрашивает код',
  async play({ args }) {
    const field = screen.getByLabelText(/^Код из приложения/)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(screen.getByText('Введите код из приложения или код восстановления')).toBeVisible()
    await userEvent.type(field, ' 492039{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('492039')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = { name: 'Код проверяется', args: { isPending: true } }

export const Wrong: Story = {
  name: 'Код не подошёл',
  args: {
    problem: 'Неверный код. Дождитесь следующего или возьмите код восстановления',
    refusals: 1,
  },
  async play() {
    await expect(screen.getByLabelText(/^Код из приложения/)).toHaveFocus()
    await expect(screen.getByText(/^Неверный код/)).toBeVisible()
  },
}

export const Phone: Story = { name: 'На телефоне', args: Wrong.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: Wrong.args,
  globals: narrowest,
}
