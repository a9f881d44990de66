import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { Wizard } from './Wizard.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'
import type { WizardActions, WizardParts, WizardView } from './wizardView.ts'

export type { WizardActions, WizardParts, WizardView } from './wizardView.ts'

export interface RegistrationWizardScreenProps {
  view:
    | Loading
    | Failed
    /** No entries are taken now; `message` says why and until when. */
    | { state: 'closed'; message: string }
    | Ready<WizardView>
  /** The later steps; null while their code loads. */
  parts: WizardParts | null
  now: Instant
  actions: WizardActions
  links: {
    event: string
    /** Where «Назад» of the first step leads: the start options, or the registration being changed. */
    back: string
    /** How personal data are handled. */
    privacy: string
  }
}

/** The registration wizard: contacts, dancers, packets, contests, review (spec §4). */
export function RegistrationWizardScreen(props: RegistrationWizardScreenProps) {
  const { view, links } = props
  switch (view.state) {
    case 'loading':
      return <WizardSkeleton />
    case 'failed':
      return <ErrorState headingLevel={1} message={view.message} onRetry={view.onRetry} />
    case 'closed':
      return (
        <EmptyState
          title="Регистрация закрыта"
          headingLevel={1}
          action={<ButtonLink href={links.event}>К турниру</ButtonLink>}
        >
          {view.message}
        </EmptyState>
      )
    default:
      return (
        <Page width="narrow">
          <Wizard {...props} view={view} />
        </Page>
      )
  }
}
