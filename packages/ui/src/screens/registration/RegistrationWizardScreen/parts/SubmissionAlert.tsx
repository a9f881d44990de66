import type { SubmissionState } from '../wizardProgress.ts'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { frameTexts } from '../../../../texts/wizard/frameTexts.ts'
import { useProblemText, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { submissionAlert } from '../RegistrationWizardScreen.css.ts'
import type { WizardActions } from '../wizardView.ts'

interface SubmissionAlertProps {
  submission: SubmissionState
  actions: Pick<WizardActions, 'onLogin' | 'onReload'>
}

/** Why sending failed, where no field says it, and what to do; shown beside the button. */
export function SubmissionAlert({ submission, actions }: SubmissionAlertProps) {
  const told = useProblemText()
  const say = useWizardTexts('frame', frameTexts)
  if (submission.state !== 'failed') return null
  const { text, remedy } = submission.failure
  return (
    <div className={submissionAlert}>
      {remedy === 'retry' && (
        <Alert tone="critical" title={told(text)}>
          {say('retryHint')}
        </Alert>
      )}
      {remedy === 'price' && (
        <Alert tone="caution" title={told(text)}>
          {say('priceHint')}
        </Alert>
      )}
      {remedy === 'login' && (
        <Alert
          tone="critical"
          title={told(text)}
          action={<Button onPress={actions.onLogin}>{say('logIn')}</Button>}
        >
          {say('logInHint')}
        </Alert>
      )}
      {remedy === 'stale' && (
        <Alert
          tone="critical"
          title={say('stale')}
          action={<Button onPress={actions.onReload}>{say('reload')}</Button>}
        >
          {say('staleHint')}
        </Alert>
      )}
    </div>
  )
}
