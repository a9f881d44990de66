import { isMethodByHand, methodsByHand } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { formatMoney } from '@parket/domain/format/money'
import { signerLimit } from '@parket/domain/paperForm/paperForm'
import { nameLimit } from '@parket/domain/account/person'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import type { PaperFormValues } from './paperFormData.ts'
import * as styles from './paperForm.css.ts'

interface PartProps {
  formId: string
  form: Pick<RecordForm<PaperFormValues>, 'values' | 'errors' | 'onChange'>
}

/** Whom to call and where to send the number; troupe where a group dances. */
export function ContactFields({ formId, form }: PartProps) {
  const { values, errors, onChange } = form
  const { regData } = values
  const field = (name: keyof PaperFormValues['regData']) => ({
    id: fieldId(formId, `regData.${name}`),
    value: regData[name],
    error: errors[`regData.${name}`],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ regData: { ...regData, [name]: value } }),
  })
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Контакты</legend>
      <div className={styles.trio}>
        <TextField {...field('phone')} label="Телефон" type="tel" isRequired />
        <TextField {...field('email')} label="Email" type="email" isRequired />
        <TextField {...field('city')} label="Город" isRequired maxLength={nameLimit} />
        <TextField {...field('club')} label="Клуб" maxLength={nameLimit} />
        <TextField {...field('coach')} label="Тренер" maxLength={nameLimit} />
        {values.dancers.length > 2 && (
          <TextField {...field('troupe')} label="Коллектив" maxLength={nameLimit} />
        )}
      </div>
    </fieldset>
  )
}

/** Consents as they are signed on the form, and by whom. */
export function ConsentPart({ formId, form }: PartProps) {
  const { values, errors, onChange } = form
  const { consents, paper } = values
  const isSigned = consents.processing || consents.publication
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Согласия на бумаге</legend>
      <Checkbox
        id={fieldId(formId, 'consents.processing')}
        label="На обработку персональных данных"
        error={errors['consents.processing']}
        isSelected={consents.processing}
        onChange={(processing) => onChange({ consents: { ...consents, processing } })}
      />
      <Checkbox
        label="На публикацию имён на сайте"
        description="Без него посторонние видят номер и инициалы"
        isSelected={consents.publication}
        onChange={(publication) => onChange({ consents: { ...consents, publication } })}
      />
      {isSigned && (
        <div className={styles.pair}>
          <TextField
            id={fieldId(formId, 'paper.given_by')}
            label="Кто подписал"
            description="Как в анкете: «Смирнова Ольга, мать»"
            isRequired
            autoComplete="off"
            maxLength={signerLimit}
            value={paper.given_by}
            error={errors['paper.given_by']}
            onChange={(given_by) => onChange({ paper: { ...paper, given_by } })}
          />
          <DateField
            id={fieldId(formId, 'paper.given_on')}
            label="Когда подписано"
            description="День, который стоит на бумаге"
            isRequired
            value={paper.given_on}
            error={errors['paper.given_on']}
            onChange={(given_on) => onChange({ paper: { ...paper, given_on } })}
          />
        </div>
      )}
    </fieldset>
  )
}

/** The money that came with the form. */
export function PaymentPart({ formId, form, owed }: PartProps & { owed: number }) {
  const { values, errors, onChange } = form
  const { payment } = values
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Оплата</legend>
      <div className={styles.trio}>
        <Select
          id={fieldId(formId, 'payment.method')}
          label="Оплачено"
          placeholder="Не оплачено"
          items={methodsByHand.map((value) => ({ value, label: paymentMethodLabels[value] }))}
          value={payment.method}
          error={errors['payment.method']}
          onChange={(method) =>
            onChange({ payment: { ...payment, method: isMethodByHand(method) ? method : '' } })
          }
        />
        {payment.method !== '' && (
          <>
            <MoneyField
              id={fieldId(formId, 'payment.amount')}
              label="Сумма"
              value={payment.amount}
              error={errors['payment.amount']}
              onChange={(amount) => onChange({ payment: { ...payment, amount } })}
            />
            <TextField
              id={fieldId(formId, 'payment.reference')}
              label="Чек или номер перевода"
              autoComplete="off"
              value={payment.reference}
              error={errors['payment.reference']}
              onChange={(reference) => onChange({ payment: { ...payment, reference } })}
            />
          </>
        )}
      </div>
      {payment.method !== '' && payment.amount === null && (
        <p className={styles.quiet}>
          Сумма не указана: принято всё, что начислено, {formatMoney(owed)}.
        </p>
      )}
    </fieldset>
  )
}
