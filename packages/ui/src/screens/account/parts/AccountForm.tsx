import type { FormEvent, ReactNode } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { fieldId, type FormProps } from './formData.ts'
import * as styles from './account.css.ts'

interface AccountFormProps extends FormProps {
  /** Id of the form and prefix of its fields' ids. */
  formId: string
  submitLabel: string
  /** One of several forms of a page, not its main one. */
  isSecondary?: boolean
  /** What is sent cannot be undone. */
  submitTone?: 'neutral' | 'critical'
  /** Text beside the button: that it is saved, for example. */
  note?: ReactNode
  children: ReactNode
}

/** Fields with a summary of what is wrong above them and the button below. */
export function AccountForm(props: AccountFormProps) {
  const {
    formId,
    form,
    submitLabel,
    submitTone = 'neutral',
    isSecondary,
    note,
    onSubmit,
    children,
  } = props
  // In the order of the page, not of the error object.
  const problems = Object.keys(form.values).flatMap((field) =>
    (form.errors[field] ?? []).map((text) => ({ fieldId: fieldId(formId, field), text })),
  )
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) onSubmit()
  }
  return (
    // Our own rules and texts, not the browser's.
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {problems.length > 0 && (
        <ErrorSummary key={form.refusals} title="Проверьте, что введено" errors={problems} />
      )}
      {children}
      <div className={styles.submit}>
        {form.message !== null && (
          <Alert key={form.refusals} tone="critical" title={form.message}>
            Всё введённое осталось в&nbsp;форме.
          </Alert>
        )}
        {note}
        <Button
          type="submit"
          variant={isSecondary ? 'secondary' : 'primary'}
          tone={submitTone}
          isPending={form.isSending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
