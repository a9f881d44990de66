import { formatEventDates } from '@parket/domain/event/dates'
import { totalOf } from '@parket/domain/money/total'
import { isBegun, type MadeEntry } from '@parket/domain/registration/draft'
import { stepIndexes } from '@parket/domain/registration/wizard/stepIndex'
import type { FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stepper } from '../../../components/Stepper/Stepper.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { frameTexts, type FrameTextName } from '../../../texts/wizard/frameTexts.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { useWizardTexts } from '../../../texts/TextsProvider.tsx'
import { errorItems } from './errorItems.ts'
import { DraftNote } from './parts/DraftNote.tsx'
import { WizardFooter } from './parts/WizardFooter.tsx'
import type { RegistrationWizardScreenProps } from './wizardScreenData.ts'
import { stepName, stepQuestion } from './stepWords.ts'
import { WizardStep } from './steps/WizardStep.tsx'
import { useWizardFocus } from './useWizardFocus.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './RegistrationWizardScreen.css.ts'

/** The frame of all steps: progress, errors; what it costs, «Назад» and «Далее» beside the step or below it. */
export function Wizard({ view, now, actions, children, links }: RegistrationWizardScreenProps) {
  const say = useWizardTexts('frame', frameTexts)
  const { event, draft, change, stepStates, canOpen, submission } = view
  const { step } = draft
  const isRunning = submission.state === 'running'
  const problems = errorItems(view)
  const { headingId, problemsRef, noteAttempt } = useWizardFocus(
    `${step} ${draft.turn} ${view.entries.length}`,
    problems[0]?.fieldId,
  )

  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    if (isRunning) return
    noteAttempt()
    if (view.nextStep === null && view.nextDancers === null)
      actions.onSubmit(view.entries.map(({ charges }) => totalOf(charges)))
    else actions.onNext()
  }

  return (
    <>
      <div className={change ? styles.about : styles.aboutNew}>
        <Heading level={1} size={4}>
          {change ? say('changeTitle', { n: change.regN }) : say('title')}
        </Heading>
        <Text size="small" tone="secondary">
          <Link href={links.event}>{event.name}</Link>, <NoWrap>{formatEventDates(event)}</NoWrap>,{' '}
          {event.city}
        </Text>
      </div>
      <Stepper
        aria-label={say('steps')}
        items={stepIndexes.map((index) => ({
          label: stepName(index, say),
          state: stepStates[index] ?? 'upcoming',
          onPress:
            canOpen[index] && index !== step && !isRunning
              ? () => actions.onStepOpen(index)
              : undefined,
        }))}
      />
      <VisuallyHidden>
        <output>
          {say('position', {
            step: step + 1,
            steps: stepIndexes.length,
            name: stepName(step, say),
          })}
        </output>
      </VisuallyHidden>
      {/* Without JavaScript the typed data must not end up in the address. */}
      <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
        <div className={styles.step}>
          <Heading level={2} size={1} id={headingId} tabIndex={-1}>
            {stepQuestion(draft, say)}
          </Heading>
          {problems.length > 0 && (
            <div ref={problemsRef}>
              <ErrorSummary key={step} title={say('problems')} errors={problems} />
            </div>
          )}
          {draft.made.length > 0 && (
            <Alert tone="positive" title={madeTitle(draft.made, say)}>
              {say('registeredHint')}
            </Alert>
          )}
          <WizardStep view={view} now={now} links={links} actions={actions} />
          <DraftNote
            state={view.draftState}
            isOnDevice={view.isDraftOnDevice}
            onRestart={change === null && isBegun(draft) && !isRunning ? actions.onRestart : null}
          />
        </div>
        <WizardFooter view={view} now={now} actions={actions} links={links} />
      </form>
      {children && <div className={styles.below}>{children}</div>}
    </>
  )
}

/** «Уже есть заявка: Иванова Анна, № 12». */
function madeTitle(made: readonly MadeEntry[], say: Say<FrameTextName>): string {
  const list = made.map(({ names, regN }) => say('registered', { names, n: regN })).join('; ')
  return say(made.length > 1 ? 'registeredMany' : 'registeredOne', { list })
}
