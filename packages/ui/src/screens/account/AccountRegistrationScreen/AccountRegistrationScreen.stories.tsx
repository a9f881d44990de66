import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { form, maria, refused, tooManyTries } from '../fixtures.ts'
import { AccountRegistrationScreen } from './AccountRegistrationScreen.tsx'

/**
 * Имя, почта, телефон и пароль. После отправки ждёт подтверждения почты.
 */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/AccountRegistrationScreen: новая учётная запись',
  component: AccountRegistrationScreen,
  args: {
    view: { state: 'ready', ...form() },
    onLogin: fn(),
    links: { home: '#home', profile: '#profile', privacy: '#privacy' },
  },
} satisfies Meta<typeof AccountRegistrationScreen>

export default meta
type Story = StoryObj<typeof meta>

const typing = form()

export const Empty: Story = {
  name: 'Пустая форма',
  args: { view: { state: 'ready', ...typing } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Фамилия/), 'С')
    await expect(typing.onChange).toHaveBeenCalledWith('last_name', 'С')
    await userEvent.type(canvas.getByLabelText(/^Пароль ещё раз/), '{Enter}')
    await expect(typing.onSubmit).toHaveBeenCalledOnce()
  },
}

/** What browsers and password managers fill in goes by these names. */
export const KnownToBrowsers: Story = {
  name: 'Браузер заполняет сам',
  play: async ({ canvas }) => {
    const tokens = [
      [/Фамилия/, 'family-name'],
      [/^Имя/, 'given-name'],
      [/Дата рождения/, 'bday'],
      [/Телефон/, 'tel'],
      [/Email/, 'email'],
      [/^Пароль(?! ещё)/, 'new-password'],
    ] as const
    for (const [label, token] of tokens) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token)
    }
  },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: { view: { state: 'ready', ...form(refused) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите имя' }))
    await expect(canvas.getByLabelText(/^Имя/)).toHaveFocus()
  },
}

export const TooManyTries: Story = {
  name: 'Слишком много попыток',
  args: { view: { state: 'ready', ...form({ values: maria, message: tooManyTries }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('через 15 минут')
  },
}

export const Sending: Story = {
  name: 'Отправляется',
  args: { view: { state: 'ready', ...form({ values: maria, isSending: true }) } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const LoggedIn: Story = {
  name: 'Уже вошёл',
  args: { view: { state: 'loggedIn' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Регистрация доступна только для неавторизованных пользователей.'),
    ).toBeVisible()
  },
}

export const Done: Story = {
  name: 'Готово: письмо на почте',
  args: { view: { state: 'done', email: maria.email } },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Проверьте почту' })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { name: 'На телефоне', args: Refused.args, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: TooManyTries.args,
  globals: narrowest,
}
