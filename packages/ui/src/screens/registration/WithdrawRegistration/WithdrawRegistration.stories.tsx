import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { WithdrawRegistration } from './WithdrawRegistration.tsx'

/** Снимает всю заявку, сказав сначала, что пропадёт. */
const meta = {
  title: 'Экраны/Регистрация/WithdrawRegistration: снять регистрацию',
  component: WithdrawRegistration,
  args: { regN: 58, withdrawal: { status: { state: 'idle' }, onWithdraw: fn() } },
} satisfies Meta<typeof WithdrawRegistration>

export default meta
type Story = StoryObj<typeof meta>

/** Asks first, and says what is lost. */
export const Idle: Story = {
  name: 'Спрашивает перед снятием',
  play: async ({ args, canvas }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Снять заявку' }))
    const question = () => within(screen.getByRole('alertdialog', { name: /Снять заявку №\s58/ }))
    await press()
    await userEvent.click(question().getByRole('button', { name: 'Оставить' }))
    await expect(args.withdrawal.onWithdraw).not.toHaveBeenCalled()
    await press()
    await userEvent.click(question().getByRole('button', { name: 'Снять заявку' }))
    await expect(args.withdrawal.onWithdraw).toHaveBeenCalledOnce()
  },
}

export const Running: Story = {
  name: 'Снимается',
  args: { withdrawal: { status: { state: 'running' }, onWithdraw: fn() } },
}

export const Failed: Story = {
  name: 'Снять не вышло',
  args: {
    withdrawal: {
      status: { state: 'failed', message: problemText('network') },
      onWithdraw: fn(),
    },
  },
}
