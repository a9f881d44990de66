import { problemText, problemTexts } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { loginTexts } from '../../texts/loginTexts.ts'
import { inOtherWords, russianOf } from '../../texts/testing/inOtherWords.ts'
import { retoldProblems } from '../../texts/retoldProblems.ts'
import { TextsProvider, type Texts } from '../../texts/TextsProvider.tsx'
import { ForgotPasswordDialog } from '../ForgotPasswordDialog/ForgotPasswordDialog.tsx'
import { SecondFactorDialog } from '../SecondFactorDialog/SecondFactorDialog.tsx'
import { LoginDialog } from './LoginDialog.tsx'

const other: Texts = {
  language: 'en',
  problems: retoldProblems(problemTexts, inOtherWords(problemTexts), 'en'),
  components: inOtherWords(componentsTexts),
  login: inOtherWords(loginTexts),
}

const nothing = { onClose: fn(), onSubmit: fn() }
const email = 'maria@parket.test'

/**
 * Слова входа даёт `TextsProvider`: на другом языке или по-своему. Чего в каталоге нет, сказано по-русски.
 *
 * **Когда применять:** свой сайт, где вход называют иначе или говорят не по-русски.
 */
const meta = {
  title: 'Макеты/LoginDialog: свои слова',
  component: TextsProvider,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { texts: other, children: null },
} satisfies Meta<typeof TextsProvider>

export default meta
type Story = StoryObj<typeof meta>

/** A Russian letter that is left was written past the catalogues. */
async function expectNoRussian() {
  await expect(russianOf(await screen.findByRole('dialog'))).toEqual([])
}

export const Login: Story = {
  name: 'Вход на другом языке',
  args: {
    children: (
      <LoginDialog
        isOpen
        {...nothing}
        email={email}
        password=""
        secondFactor={{ otp: '', onOtpChange: fn() }}
        onEmailChange={fn()}
        onPasswordChange={fn()}
        isPending={false}
        error={problemText('login_failed')}
        errors={{ email: [problemText('email_missing')] }}
        onForgotPassword={fn()}
        registerHref="#register"
      />
    ),
  },
  play: async () => {
    await expectNoRussian()
    await expect(screen.getByRole('button', { name: 'submit' })).toBeVisible()
  },
}

const forgot = (state: 'editing' | 'invalid' | 'sending' | 'sent' | 'failed') => ({
  children: (
    <ForgotPasswordDialog
      isOpen
      {...nothing}
      {...{ state, email }}
      onEmailChange={fn()}
      onBack={fn()}
    />
  ),
})

export const Forgot: Story = {
  name: 'Забытый пароль на другом языке',
  args: forgot('editing'),
  play: expectNoRussian,
}

export const Invalid: Story = {
  name: 'Адрес с\u00A0ошибкой на другом языке',
  args: forgot('invalid'),
  play: expectNoRussian,
}

export const Sending: Story = {
  name: 'Письмо уходит, на другом языке',
  args: forgot('sending'),
  play: async () => {
    await expectNoRussian()
    await expect(screen.getByRole('dialog')).toHaveTextContent(
      /^sendingTitle.*sending .* maria@parket\.test/,
    )
  },
}

export const Sent: Story = {
  name: 'Письмо ушло, на другом языке',
  args: forgot('sent'),
  play: async () => {
    await expectNoRussian()
    await expect(screen.getByRole('dialog')).toHaveTextContent(/sent .* maria@parket\.test/)
  },
}

export const Failed: Story = {
  name: 'Письмо не ушло, на другом языке',
  args: forgot('failed'),
  play: expectNoRussian,
}

export const SecondFactor: Story = {
  name: 'Второй фактор на другом языке',
  args: {
    children: (
      <SecondFactorDialog
        isOpen
        {...nothing}
        isPending={false}
        problem={problemText('second_factor_wrong')}
        refusals={1}
      />
    ),
  },
  play: expectNoRussian,
}

/** Чего в каталоге нет, сказано по-русски. */
export const Part: Story = {
  name: 'Переведена часть слов',
  args: { ...Login.args, texts: { login: { submit: 'Let me in' } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Let me in' })).toBeVisible()
    await expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  },
}
