import { dancerName } from '@parket/domain/registration/dancers'
import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { WizardStepProps } from '../wizardView.ts'
import { ContactsStep } from './ContactsStep.tsx'
import { DancersStep } from './DancersStep.tsx'

/** Most people pass it by. */
const PacketsStep = lazy(async () => ({ default: (await import('./PacketsStep.tsx')).PacketsStep }))

const loadContests = async () => ({ default: (await import('./ContestsStep.tsx')).ContestsStep })
const ContestsStep = lazy(loadContests)

const loadReview = async () => ({ default: (await import('./ReviewStep.tsx')).ReviewStep })
const ReviewStep = lazy(loadReview)

/** The fields of the current step. */
export function WizardStep({ view, now, links, actions }: WizardStepProps) {
  const { onEdit } = actions
  const { step } = view.draft
  // Here before they are gone to, also where the network goes meanwhile.
  useEffect(() => {
    if (step === 0) return
    loadContests().catch(() => {})
    loadReview().catch(() => {})
  }, [step])
  switch (step) {
    case 0:
      return <ContactsStep view={view} privacyHref={links.privacy} onEdit={onEdit} />
    case 1:
      return <DancersStep view={view} actions={actions} />
    case 2:
      return (
        <>
          <WhoDances dancers={view.draft.dancers} />
          <Suspense fallback={<Skeleton height={72} lines={2} />}>
            <PacketsStep
              view={view}
              now={now}
              onEdit={onEdit}
              onReview={() => actions.onStepOpen(4)}
            />
          </Suspense>
        </>
      )
    case 3:
      return (
        <Suspense fallback={<Skeleton height={72} lines={4} />}>
          <ContestsStep view={view} now={now} onEdit={onEdit} onStepOpen={actions.onStepOpen} />
        </Suspense>
      )
    default:
      return (
        <Suspense fallback={<Skeleton height={120} lines={3} />}>
          <ReviewStep
            view={view}
            now={now}
            links={links}
            onEdit={onEdit}
            onStepOpen={actions.onStepOpen}
            onEntryOpen={actions.onEntryOpen}
          />
        </Suspense>
      )
  }
}

/** Says whose registration it is when several follow one another. */
function WhoDances({ dancers }: { dancers: WizardStepProps['view']['draft']['dancers'] }) {
  const [only, ...others] = dancers
  if (!only || others.length > 0) return null
  return <Text isMeasured>{dancerName(only)}</Text>
}
