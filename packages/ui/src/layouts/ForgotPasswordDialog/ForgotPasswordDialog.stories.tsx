import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'

/**
 * Путь к новому паролю: адрес, отправка, «письмо ушло» или «не ушло». Слова заданы спецификацией.
 *
 * **Когда применять:** из `LoginDialog`, по «Забыл пароль»; адрес, уже введённый там, передают
 * сюда.
 *
 * **Когда нет:** пароль меняет вошедший — это поле в профиле; новый пароль задают по ссылке из
 * письма: `ResetPasswordScreen`.
 */
const meta = {
  title: 'Макеты/ForgotPasswordDialog: забыл пароль',
  component: ForgotPasswordDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    state: 'editing',
    email: 'maria@parket.test',
    onEmailChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ForgotPasswordDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  name: 'Ждёт почту',
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Email/), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  name: 'Это не почта',
  args: { state: 'invalid', email: 'maria' },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Ошибка' })).toHaveTextContent(
      'Введите корректный адрес электронной почты.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Исправить' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: 'Письмо уходит',
  args: { state: 'sending' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Отправка письма' })).toHaveTextContent(
      'Отправляем письмо для восстановления пароля на почту maria@parket.test. Минутку.',
    )
  },
}

export const Sent: Story = {
  name: 'Письмо ушло',
  args: { state: 'sent' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Письмо отправлено' })).toHaveTextContent(
      'папку «Спам»',
    )
  },
}

export const Failed: Story = {
  name: 'Письмо не ушло',
  args: { state: 'failed' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Ошибка' })).toHaveTextContent(
      'Произошла ошибка при отправке письма. Попробуйте снова.',
    )
  },
}
