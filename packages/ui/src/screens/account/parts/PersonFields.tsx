import { emailLimit } from '@parket/domain/account/email'
import { nameLimit } from '@parket/domain/account/person'
import { phoneLimit } from '@parket/domain/account/phone'
import { genderOptions } from '@parket/domain/person/gender'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { fieldOf, type FormProps } from './formData.ts'
import * as styles from './account.css.ts'

interface PersonFieldsProps extends FormProps {
  formId: string
  /**
   * A profile also has the city; a new account is not asked for it (docs/rules/accounts.md, «Opening an account»).
   * The e-mail of a profile is changed in a form of its own.
   */
  isProfile?: boolean
}

/** What an account knows about a person (docs/rules/accounts.md, «Opening an account»). */
export function PersonFields({ formId, isProfile = false, ...props }: PersonFieldsProps) {
  const field = (name: string) => fieldOf(props, formId, name)
  return (
    <div className={styles.fields}>
      <TextField
        {...field('last_name')}
        label="Фамилия"
        isRequired
        autoComplete="family-name"
        maxLength={nameLimit}
      />
      <TextField
        {...field('first_name')}
        label="Имя"
        isRequired
        autoComplete="given-name"
        maxLength={nameLimit}
      />
      <DateField {...field('birth_date')} label="Дата рождения" isRequired autoComplete="bday" />
      <RadioGroup
        {...field('gender')}
        label="Пол"
        isRequired
        direction="row"
        items={genderOptions}
      />
      <div className={isProfile ? undefined : styles.wholeLine}>
        <TextField
          {...field('phone')}
          label="Телефон"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={phoneLimit}
        />
      </div>
      {isProfile && (
        <TextField
          {...field('city')}
          label="Город"
          autoComplete="address-level2"
          maxLength={nameLimit}
        />
      )}
      {!isProfile && (
        <div className={styles.wholeLine}>
          <TextField
            {...field('email')}
            label="Email"
            description="С ним входят на сайт. Пришлём на него письмо, чтобы подтвердить адрес"
            isRequired
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={emailLimit}
          />
        </div>
      )}
    </div>
  )
}
