import { Alert } from '../../../../components/Alert/Alert.tsx'
import type { Submission } from '../wizardView.ts'

interface SubmissionAlertProps {
  submission: Submission
}

/** Why sending did not succeed, where no field says it. */
export function SubmissionAlert({ submission }: SubmissionAlertProps) {
  if (submission.state !== 'failed') return null
  return (
    <Alert tone="critical" title={submission.message}>
      Всё введённое сохранено: можно отправить ещё раз, вторая заявка от&nbsp;этого
      не&nbsp;появится.
    </Alert>
  )
}
