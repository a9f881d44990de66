import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Page } from '../../parts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../viewData.ts'
import { Wizard } from './Wizard.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'
import type { WizardActions, WizardView } from './wizardView.ts'

export interface RegistrationWizardScreenProps {
  view:
    | Loading
    | Failed
    /** No entries are taken now; `message` says why and until when. */
    | { state: 'closed'; message: string }
    | Ready<WizardView>
  now: Instant
  actions: WizardActions
  links: {
    event: string
    selectRegistration: string
    /** How personal data are handled; null where the page is not written yet. */
    privacy: string | null
  }
}

/** The registration wizard: contacts, dancers, packets, contests, review (spec §4). */
export function RegistrationWizardScreen(props: RegistrationWizardScreenProps) {
  const { view, now, actions, links } = props
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
          <Wizard view={view} now={now} actions={actions} links={links} />
        </Page>
      )
  }
}
