import { dancerName } from '@parket/domain/registration/dancers'
import { Text } from '../../../../components/Text/Text.tsx'
import type { WizardStepProps } from '../wizardView.ts'
import { ContactsStep } from './ContactsStep.tsx'
import { ContestsStep } from './ContestsStep.tsx'
import { DancersStep } from './DancersStep.tsx'
import { PacketsStep } from './PacketsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

/** The fields of the current step. */
export function WizardStep({ view, now, links, actions }: WizardStepProps) {
  const { onEdit } = actions
  switch (view.draft.step) {
    case 0:
      return <ContactsStep view={view} privacyHref={links.privacy} onEdit={onEdit} />
    case 1:
      return <DancersStep view={view} actions={actions} />
    case 2:
      return (
        <>
          <WhoDances dancers={view.draft.dancers} />
          <PacketsStep
            view={view}
            now={now}
            onEdit={onEdit}
            onReview={() => actions.onStepOpen(4)}
          />
        </>
      )
    case 3:
      return <ContestsStep view={view} now={now} onEdit={onEdit} onStepOpen={actions.onStepOpen} />
    default:
      return (
        <ReviewStep
          view={view}
          now={now}
          links={links}
          onEdit={onEdit}
          onStepOpen={actions.onStepOpen}
          onEntryOpen={actions.onEntryOpen}
        />
      )
  }
}

/** Says whose registration it is when several follow one another. */
function WhoDances({ dancers }: { dancers: WizardStepProps['view']['draft']['dancers'] }) {
  const [only, ...others] = dancers
  if (!only || others.length > 0) return null
  return <Text isMeasured>{dancerName(only)}</Text>
}
