import type { ReactNode } from 'react'
import { AccountForm } from './AccountForm.tsx'
import type { FormProps } from './formData.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PersonFields } from './PersonFields.tsx'

const FORM = 'new-account'

interface NewAccountFormProps extends FormProps {
  note?: ReactNode
}

/** The fields of a new account (docs/rules/accounts.md, «Opening an account»). */
export function NewAccountForm({ note, ...props }: NewAccountFormProps) {
  return (
    <AccountForm {...props} formId={FORM} submitLabel="Зарегистрироваться" note={note}>
      <PersonFields {...props} formId={FORM} />
      <NewPasswordFields {...props} formId={FORM} />
    </AccountForm>
  )
}
