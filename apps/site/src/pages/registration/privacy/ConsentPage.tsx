import { consentDocument } from '@parket/domain/privacy/consentDocument'
import { isConsentKind, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { NotFound } from '@parket/react/components/NotFound'

/** The text of one consent. */
export function ConsentPage({ params }: PageProps): ReactNode {
  const kind = params['consent'] ?? ''
  return isConsentKind(kind) ? <Consent kind={kind} /> : <NotFound />
}

function Consent({ kind }: { kind: ConsentKind }): ReactNode {
  const { team } = usePageState()
  const { title, sections } = consentDocument(kind, {
    name: team.name,
    email: team.contacts.email,
  })
  usePageTitle(title)
  return <PrivacyScreen title={title} sections={sections} version={consentTextVersion} />
}
