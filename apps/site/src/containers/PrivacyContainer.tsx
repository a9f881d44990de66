import { privacyPolicy } from '@parket/domain/privacy/privacyPolicy'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import { usePageState } from '../page/PageState.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { titles } from '../paths.ts'

export function PrivacyContainer(): ReactNode {
  const { team } = usePageState()
  usePageTitle(titles.privacy)
  return (
    <PrivacyScreen
      sections={privacyPolicy({ name: team.name, email: team.contacts.email })}
      version={consentTextVersion}
    />
  )
}
