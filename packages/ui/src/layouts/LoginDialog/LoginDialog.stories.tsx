import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LoginDialog } from './LoginDialog.tsx'
import type { LoginDialogProps } from './LoginDialog.tsx'

function Controlled(props: LoginDialogProps) {
  const [email, setEmail] = useState(props.email)
  const [password, setPassword] = useState(props.password)
  return (
    <LoginDialog
      {...props}
      {...{ email, password }}
      onEmailChange={setEmail}
      onPasswordChange={setPassword}
    />
  )
}

/**
 * Вход поверх страницы, не шире 500 px: после него человек остаётся там, где был.
 *
 * **Когда применять:** вход нужен по ходу дела: из меню учётной записи, при ответе 401.
 *
 * **Когда нет:** страница целиком только для вошедших: там `LoginNeeded` объясняет, зачем входить,
 * и открывает этот диалог; новая учётная запись — отдельная страница.
 */
const meta = {
  title: 'Макеты/LoginDialog: вход',
  component: LoginDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    email: '',
    password: '',
    onEmailChange: fn(),
    onPasswordChange: fn(),
    onSubmit: fn(),
    isPending: false,
    error: null,
    onForgotPassword: fn(),
    registerHref: '#profile/register',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LoginDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая форма',
  play: async () => {
    await expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThanOrEqual(500)
  },
}

/** The second step: the password was right, the account has a second factor. */
export const SecondStep: Story = {
  name: 'Второй шаг: код',
  args: {
    email: 'maria@parket.test',
    password: 'parket-demo',
    secondFactor: { otp: '', onOtpChange: fn() },
    errors: {},
  },
  play: async ({ args }) => {
    const field = screen.getByLabelText(/^Код из приложения/)
    await expect(field).toHaveFocus()
    await userEvent.type(field, '4{Enter}')
    await expect(args.secondFactor?.onOtpChange).toHaveBeenCalledWith('4')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SecondStepFailed: Story = {
  name: 'Неверный код',
  args: {
    ...SecondStep.args,
    secondFactor: { otp: '000000', onOtpChange: fn() },
    error: 'Неверный код. Дождитесь следующего или возьмите код восстановления',
  },
}

export const Failed: Story = {
  name: 'Неверный пароль',
  args: { email: 'maria@parket.test', password: 'wrong', error: 'Неверный email или пароль.' },
}

/** What the fields lack is said in our words, as everywhere; the browser's own bubble stays away. */
export const NothingTyped: Story = {
  name: 'Ничего не введено: чего не хватает',
  args: { errors: { email: ['Укажите email'], password: ['Укажите пароль'] } },
  render: function Refused({ errors, ...args }) {
    const [shown, setShown] = useState<LoginDialogProps['errors']>({})
    return <Controlled {...args} errors={shown} onSubmit={() => setShown({ ...errors })} />
  },
  play: async () => {
    const email = screen.getByLabelText(/^Email/)
    const password = screen.getByLabelText(/^Пароль/)
    await userEvent.type(password, '{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Укажите email')
    await expect(password).toHaveAccessibleDescription('Укажите пароль')
  },
}

/** Who gives no words for the fields has the browser's: nothing empty is sent. */
export const NoWordsForFields: Story = {
  name: 'Слов для полей нет: пустое не уходит',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(screen.getByLabelText(/^Email/)).toBeInvalid()
  },
}

export const Running: Story = {
  name: 'Идёт вход',
  args: { email: 'maria@parket.test', password: 'parket-demo', isPending: true },
}

export const EnterSubmits: Story = {
  name: 'Enter отправляет',
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Email/), 'maria@parket.test')
    await userEvent.type(screen.getByLabelText(/^Пароль/), 'parket-demo{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EnterWhileItRunsDoesNothing: Story = {
  name: 'Второй Enter не отправляет дважды',
  args: Running.args,
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Пароль/), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OtherWays: Story = {
  name: 'Забыл пароль и регистрация',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Забыл пароль' }))
    await expect(args.onForgotPassword).toHaveBeenCalledOnce()
    const link = screen.getByRole('link', { name: 'Регистрация' })
    await expect(link).toHaveAttribute('href', '#profile/register')
  },
}

/** Свой сайт команды, где учётную запись завести негде. */
export const WithoutRegistration: Story = {
  name: 'Без регистрации',
  args: { registerHref: null },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Забыл пароль' })).toBeVisible()
    await expect(screen.queryByRole('link')).toBeNull()
  },
}
