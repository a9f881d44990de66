import { privacyPolicy } from '@parket/domain/privacy/privacyPolicy'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import { usePageState } from '../data/page/PageState.tsx'
import { usePageTitle } from '../data/page/usePageTitle.ts'

/** What becomes of personal data that people type here. */
export function Privacy({ title = 'Персональные данные' }: { title?: string }): ReactNode {
  const { team } = usePageState()
  usePageTitle(title)
  return (
    <PrivacyScreen
      title={title}
      sections={privacyPolicy({ name: team.name, email: team.contacts.email })}
      version={consentTextVersion}
    />
  )
}
