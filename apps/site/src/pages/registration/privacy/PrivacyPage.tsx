import { privacyPolicy } from '@parket/domain/privacy/privacyPolicy'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import { usePageState } from '@parket/react/data/page/PageState'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'

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
