import { consentDocument } from '@parket/domain/privacy/consentDocument'
import { privacyPolicy } from '@parket/domain/privacy/privacyPolicy'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longestName } from '../../fixtures/cup.ts'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'

/** Политика персональных данных и тексты согласий. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/PrivacyScreen: персональные данные',
  component: PrivacyScreen,
  args: {
    title: 'Персональные данные',
    sections: privacyPolicy({ name: 'Паркет', email: 'hello@parket.test' }),
    version: consentTextVersion,
  },
} satisfies Meta<typeof PrivacyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Policy: Story = {
  name: 'Политика',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/пишите на hello@parket.test/)).toBeVisible()
    await expect(canvas.getByText(/^Редакция от\s\d\d\.\d\d\.\d{4}$/)).toBeVisible()
  },
}

export const WithoutContacts: Story = {
  name: 'Без контактов команды',
  args: { sections: privacyPolicy({ name: longestName, email: '' }) },
}

/** The text behind a consent: its points without a word before them. */
export const Consent: Story = {
  name: 'Текст согласия',
  args: consentDocument('publication', { name: 'Паркет', email: 'hello@parket.test' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Согласие на показ/)
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: WithoutContacts.args,
  globals: narrowest,
}
