import { formatEventDates } from '@parket/domain/event/dates'
import { steps, type StepIndex } from '@parket/domain/registration/steps'
import type { FormEvent } from 'react'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Stepper } from '../../../components/Stepper/Stepper.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { DraftNote } from './parts/DraftNote.tsx'
import { WizardFooter } from './parts/WizardFooter.tsx'
import { errorItems } from './errorItems.ts'
import type { RegistrationWizardScreenProps } from './RegistrationWizardScreen.tsx'
import { WizardStep } from './steps/WizardStep.tsx'
import { useWizardFocus } from './useWizardFocus.ts'
import type { WizardView } from './wizardView.ts'
import * as styles from './RegistrationWizardScreen.css.ts'

interface WizardProps extends Pick<RegistrationWizardScreenProps, 'now' | 'actions' | 'links'> {
  view: WizardView
}

/** The frame of all steps: where one is, what is wrong, back and on. */
export function Wizard({ view, now, actions, links }: WizardProps) {
  const { event, draft, stepStates, canOpen, submission } = view
  const { step } = draft
  const isLast = step === steps.length - 1
  const isRunning = submission.state === 'running'
  const problems = errorItems(view)
  const { headingId, noteAttempt } = useWizardFocus(step, problems[0]?.fieldId)

  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    if (isRunning) return
    noteAttempt()
    if (isLast) actions.onSubmit()
    else actions.onNext()
  }

  return (
    <>
      <Stack gap="xsmall">
        <Heading level={1}>Регистрация</Heading>
        <Text size="small" tone="secondary">
          <Link href={links.event}>{event.name}</Link>, {formatEventDates(event)}, {event.city}
        </Text>
      </Stack>
      <Stepper
        label="Шаги регистрации"
        steps={steps.map(({ label }, index) => ({
          label,
          state: stepStates[index] ?? 'upcoming',
          onSelect:
            canOpen[index] && index !== step && !isRunning
              ? () => actions.onStepOpen(index as StepIndex)
              : undefined,
        }))}
      />
      <VisuallyHidden>
        <output>
          Шаг {step + 1} из&nbsp;{steps.length}: {steps[step].label}
        </output>
      </VisuallyHidden>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <Heading level={2} id={headingId} tabIndex={-1}>
          {steps[step].label}
        </Heading>
        {problems.length > 0 && (
          <ErrorSummary key={step} title="Проверьте, пожалуйста" errors={problems} />
        )}
        <WizardStep
          view={view}
          now={now}
          links={links}
          onEdit={actions.onEdit}
          onStepOpen={actions.onStepOpen}
        />
        <WizardFooter view={view} onBack={actions.onBack} selectHref={links.selectRegistration} />
      </form>
      <DraftNote state={view.draftState} />
    </>
  )
}
