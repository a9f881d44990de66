import type { Meta, StoryObj } from '@storybook/react-vite'
import { letterSamples } from '../../apps/server/src/testing/letterSamples.ts'
import { brandOf } from '@parket/ui/theme/testing/brandGlobal'
import { LetterFrames } from './LetterFrames.tsx'

/** Every letter that is sent, as mail programs show it at 600 and 375 px, with its plain text. */
const meta = {
  title: 'Экраны/Письма',
  component: LetterFrames,
} satisfies Meta<typeof LetterFrames>

export default meta
type Story = Pick<StoryObj, 'render'>

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

export const RegistrationAccepted = letter('RegistrationAccepted')
export const RegistrationOfAFamily = letter('RegistrationOfAFamily')
export const RegistrationForFree = letter('RegistrationForFree')
export const RegistrationWithoutBankDetails = letter('RegistrationWithoutBankDetails')
export const RegistrationChanged = letter('RegistrationChanged')
export const RegistrationWithdrawn = letter('RegistrationWithdrawn')
export const RegistrationClaimed = letter('RegistrationClaimed')
export const RegistrationTickets = letter('RegistrationTickets')
export const PlaceFreed = letter('PlaceFreed')
export const ClubRegistered = letter('ClubRegistered')
export const ConsentRequest = letter('ConsentRequest')
export const OrganiserLetter = letter('OrganiserLetter')
export const ResultQuestion = letter('ResultQuestion')
export const MoreResultQuestions = letter('MoreResultQuestions')
export const ResultAnswer = letter('ResultAnswer')
export const ApprovalRequest = letter('ApprovalRequest')
export const JournalHeads = letter('JournalHeads')
export const EmailVerification = letter('EmailVerification')
export const EmailChange = letter('EmailChange')
export const AddressTaken = letter('AddressTaken')
export const PasswordReset = letter('PasswordReset')
export const PasswordChanged = letter('PasswordChanged')
export const SecondFactorOn = letter('SecondFactorOn')
export const Invitation = letter('Invitation')
export const RoleGiven = letter('RoleGiven')
export const RoleTaken = letter('RoleTaken')
