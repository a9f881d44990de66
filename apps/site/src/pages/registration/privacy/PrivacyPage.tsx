import { privacyPolicy } from '@parket/domain/privacy/privacyPolicy'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import { usePageState } from '../../../data/page/PageState.tsx'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'

export function PrivacyPage({ title }: PageProps): ReactNode {
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
