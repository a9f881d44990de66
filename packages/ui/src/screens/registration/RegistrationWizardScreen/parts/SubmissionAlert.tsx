import { Alert } from '../../../../components/Alert/Alert.tsx'
import { submissionAlert } from '../RegistrationWizardScreen.css.ts'
import type { Submission } from '../wizardView.ts'

interface SubmissionAlertProps {
  submission: Submission
}

/** Why sending did not succeed, where no field says it; beside the button, where one looks. */
export function SubmissionAlert({ submission }: SubmissionAlertProps) {
  if (submission.state !== 'failed') return null
  return (
    <div className={submissionAlert}>
      <Alert tone="critical" title={submission.message}>
        Всё введённое сохранено. Отправьте ещё раз: вторая заявка не&nbsp;появится.
      </Alert>
    </div>
  )
}
