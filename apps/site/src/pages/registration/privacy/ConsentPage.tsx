import { consentDocument } from '@parket/domain/privacy/consentDocument'
import { isConsentKind, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageState } from '../../../data/page/PageState.tsx'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { NotFound } from '../../status/NotFound.tsx'

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
