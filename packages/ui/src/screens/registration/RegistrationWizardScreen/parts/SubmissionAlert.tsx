import type { SubmissionState } from '../wizardProgress.ts'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { submissionAlert } from '../RegistrationWizardScreen.css.ts'
import type { WizardActions } from '../wizardView.ts'

interface SubmissionAlertProps {
  submission: SubmissionState
  actions: Pick<WizardActions, 'onLogin' | 'onReload'>
}

/** Why sending failed, where no field says it, and what to do; shown beside the button. */
export function SubmissionAlert({ submission, actions }: SubmissionAlertProps) {
  if (submission.state !== 'failed') return null
  const { text, remedy } = submission.failure
  return (
    <div className={submissionAlert}>
      {remedy === 'retry' && (
        <Alert tone="critical" title={text}>
          Всё введённое сохранено. Отправьте ещё раз: вторая заявка не&nbsp;появится.
        </Alert>
      )}
      {remedy === 'price' && (
        <Alert tone="caution" title={text}>
          Заявка не&nbsp;отправлена, всё введённое сохранено. Проверьте сумму и&nbsp;отправьте ещё
          раз, если она подходит.
        </Alert>
      )}
      {remedy === 'login' && (
        <Alert
          tone="critical"
          title={text}
          action={<Button onPress={actions.onLogin}>Войти</Button>}
        >
          Вход устарел. Всё введённое сохранено: войдите и&nbsp;отправьте ещё раз.
        </Alert>
      )}
      {remedy === 'stale' && (
        <Alert
          tone="critical"
          title="Заявку изменил кто-то другой"
          action={<Button onPress={actions.onReload}>Загрузить свежее</Button>}
        >
          То, что ввели вы, останется; остальное станет таким, как сейчас. Проверьте
          и&nbsp;сохраните ещё раз.
        </Alert>
      )}
    </div>
  )
}
