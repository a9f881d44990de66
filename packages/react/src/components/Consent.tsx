import { consentDocument } from '@parket/domain/privacy/consentDocument'
import { isConsentKind, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { PrivacyScreen } from '@parket/ui/screens/registration/PrivacyScreen'
import type { ReactNode } from 'react'
import { usePageState } from '../data/page/PageState.tsx'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { NotFound } from './NotFound.tsx'

interface ConsentProps {
  /** As the address says it: what is no consent is not found. */
  consent: string
}

/** The text of one consent. */
export function Consent({ consent }: ConsentProps): ReactNode {
  return isConsentKind(consent) ? <ConsentText kind={consent} /> : <NotFound />
}

function ConsentText({ kind }: { kind: ConsentKind }): ReactNode {
  const { team } = usePageState()
  const { title, sections } = consentDocument(kind, {
    name: team.name,
    email: team.contacts.email,
  })
  usePageTitle(title)
  return <PrivacyScreen title={title} sections={sections} version={consentTextVersion} />
}
