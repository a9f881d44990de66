import { passwordLength } from '@parket/domain/account/profile'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { fieldOf, type FormProps } from './formData.ts'
import * as styles from './account.css.ts'

interface NewPasswordFieldsProps extends FormProps {
  formId: string
  /** Name of the field in the request. */
  name?: 'password' | 'newPassword'
}

/** A new password, typed twice. */
export function NewPasswordFields({ formId, name = 'password', ...props }: NewPasswordFieldsProps) {
  return (
    <div className={styles.fields}>
      <PasswordField
        {...fieldOf(props, formId, name)}
        label={name === 'password' ? 'Пароль' : 'Новый пароль'}
        description={`Не короче ${passwordLength.min} символов`}
        isRequired
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldOf(props, formId, 'password_confirmation')}
        label="Пароль ещё раз"
        description="Чтобы не было опечатки"
        isRequired
        autoComplete="new-password"
      />
    </div>
  )
}
