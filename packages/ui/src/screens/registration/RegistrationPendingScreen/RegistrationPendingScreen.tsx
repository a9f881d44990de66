import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import type { Failed, Loading } from '../../../viewState.ts'
import { pendingTexts } from '../../../texts/wizard/pendingTexts.ts'
import { useProblemText, useWizardTexts } from '../../../texts/TextsProvider.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'

export interface RegistrationPendingScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | Failed
    /** No registrations are taken now; `message` says why and until when. */
    | { state: 'closed'; message: string }
  /** Addresses that it leads to. */
  links: { event: string }
}

/** The registration wizard's page while there is no wizard: on its way, failed, or registration is closed. */
export function RegistrationPendingScreen({ view, links }: RegistrationPendingScreenProps) {
  const say = useWizardTexts('pending', pendingTexts)
  const told = useProblemText()
  switch (view.state) {
    case 'loading':
      return <WizardSkeleton />
    case 'failed':
      return <ErrorState headingLevel={1} message={told(view.message)} onRetry={view.onRetry} />
    default:
      return (
        <EmptyState
          title={say('closed')}
          headingLevel={1}
          action={<ButtonLink href={links.event}>{say('toEvent')}</ButtonLink>}
        >
          {told(view.message)}
        </EmptyState>
      )
  }
}
