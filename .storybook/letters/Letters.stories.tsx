import type { Meta, StoryObj } from '@storybook/react-vite'
import { letterSamples } from '../../apps/server/src/testing/letterSamples.ts'
import { brandOf } from '@parket/ui/theme/testing/brandGlobal'
import { LetterFrames } from './LetterFrames.tsx'

/** Все письма, которые отправляются: как их показывают почтовые программы шириной 600 и 375 px и простым текстом. */
const meta = {
  title: 'Экраны/Письма',
  component: LetterFrames,
} satisfies Meta<typeof LetterFrames>

export default meta
type Story = Pick<StoryObj, 'render' | 'name'>

const site = 'https://parket.example.org'

function letter(name: string): Story {
  return {
    render: (_, { globals }) => {
      const brand = brandOf(globals['brand'] as string | undefined)
      const letters = letterSamples({
        ...brand,
        teamName: 'Паркет',
        siteUrl: site,
        shownSiteUrl: site,
      })
      const mail = letters[name]
      if (!mail) throw new Error(`no letter ${name}`)
      return <LetterFrames mail={mail} brand={brand} theme={globals['theme'] as string} />
    },
  }
}

export const RegistrationAccepted: Story = {
  ...letter('RegistrationAccepted'),
  name: 'Регистрация принята',
}
export const RegistrationOfAFamily: Story = {
  ...letter('RegistrationOfAFamily'),
  name: 'Регистрация семьи принята',
}
export const RegistrationForFree: Story = {
  ...letter('RegistrationForFree'),
  name: 'Бесплатная регистрация принята',
}
export const RegistrationWithoutBankDetails: Story = {
  ...letter('RegistrationWithoutBankDetails'),
  name: 'Регистрация принята, реквизитов нет',
}
export const RegistrationChanged: Story = {
  ...letter('RegistrationChanged'),
  name: 'Регистрация изменена',
}
export const RegistrationWithdrawn: Story = {
  ...letter('RegistrationWithdrawn'),
  name: 'Регистрация снята',
}
export const RegistrationClaimed: Story = {
  ...letter('RegistrationClaimed'),
  name: 'Регистрация добавлена к учётной записи',
}
export const RegistrationTickets: Story = {
  ...letter('RegistrationTickets'),
  name: 'Номер и PIN-код',
}
export const PlaceFreed: Story = { ...letter('PlaceFreed'), name: 'Освободилось место' }
export const ClubRegistered: Story = { ...letter('ClubRegistered'), name: 'Регистрация клуба' }
export const ConsentRequest: Story = { ...letter('ConsentRequest'), name: 'Нужно согласие' }
export const OrganiserLetter: Story = { ...letter('OrganiserLetter'), name: 'Письмо организатора' }
export const ResultQuestion: Story = { ...letter('ResultQuestion'), name: 'Вопрос о результате' }
export const MoreResultQuestions: Story = {
  ...letter('MoreResultQuestions'),
  name: 'Ещё вопросы о результатах',
}
export const ResultAnswer: Story = { ...letter('ResultAnswer'), name: 'Ответ о результате' }
export const ApprovalRequest: Story = {
  ...letter('ApprovalRequest'),
  name: 'Просьба утвердить результат',
}
export const JournalHeads: Story = { ...letter('JournalHeads'), name: 'Отпечатки журнала' }
export const EmailVerification: Story = {
  ...letter('EmailVerification'),
  name: 'Подтвердите email',
}
export const EmailChange: Story = { ...letter('EmailChange'), name: 'Подтвердите новый email' }
export const AddressTaken: Story = { ...letter('AddressTaken'), name: 'Учётная запись уже есть' }
export const PasswordReset: Story = { ...letter('PasswordReset'), name: 'Новый пароль' }
export const PasswordChanged: Story = { ...letter('PasswordChanged'), name: 'Пароль изменён' }
export const SecondFactorOn: Story = { ...letter('SecondFactorOn'), name: 'Второй фактор включён' }
export const Invitation: Story = { ...letter('Invitation'), name: 'Приглашение' }
export const RoleGiven: Story = { ...letter('RoleGiven'), name: 'Новая роль' }
export const RoleTaken: Story = { ...letter('RoleTaken'), name: 'Роли больше нет' }
