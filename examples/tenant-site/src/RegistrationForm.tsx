import { useState, type FormEvent } from 'react'
import { contestTitle } from '@parket/domain/contest/title'
import { formatMoney } from '@parket/domain/format/money'
import { Alert } from '@parket/ui/components/Alert'
import { Button } from '@parket/ui/components/Button'
import { Checkbox } from '@parket/ui/components/Checkbox'
import { DateField } from '@parket/ui/components/DateField'
import { ErrorSummary } from '@parket/ui/components/ErrorSummary'
import { PhoneField } from '@parket/ui/components/PhoneField'
import { Select } from '@parket/ui/components/Select'
import { Stack } from '@parket/ui/components/Stack'
import { TextField } from '@parket/ui/components/TextField'
import type { EventData, Registered } from './api.ts'
import { soloContests } from './registration.ts'
import { useRegistration, type Problem } from './useRegistration.ts'

interface RegistrationFormProps {
  data: EventData
  onRegistered: (registered: Registered) => void
}

/** One dancer, one contest. The rules and their texts are the server's own. */
export function RegistrationForm({ data, onRegistered }: RegistrationFormProps) {
  const form = useRegistration(data, onRegistered)
  const { values, change, errors } = form
  const [shown, setShown] = useState(0)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // A new summary takes the focus anew.
    setShown((count) => count + 1)
    void form.submit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="large">
        {form.failure && <Alert tone="critical">{form.failure}</Alert>}
        {errors.length > 0 && (
          <ErrorSummary key={shown} title="Проверьте заявку" errors={summaryOf(errors)} />
        )}
        <TextField
          {...form.field('regData.email')}
          label="Почта"
          description="На неё придут номер заявки и PIN"
          type="email"
          autoComplete="email"
          isRequired
          value={values.email}
          onChange={(email) => change({ email })}
        />
        <PhoneField
          {...form.field('regData.phone')}
          label="Телефон"
          isRequired
          value={values.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          {...form.field('regData.city')}
          label="Город"
          autoComplete="address-level2"
          isRequired
          value={values.city}
          onChange={(city) => change({ city })}
        />
        <TextField
          {...form.field('dancers.0.last_name')}
          label="Фамилия"
          autoComplete="family-name"
          isRequired
          value={values.last_name}
          onChange={(last_name) => change({ last_name })}
        />
        <TextField
          {...form.field('dancers.0.first_name')}
          label="Имя"
          autoComplete="given-name"
          isRequired
          value={values.first_name}
          onChange={(first_name) => change({ first_name })}
        />
        <DateField
          {...form.field('dancers.0.birth_date')}
          label="Дата рождения"
          isRequired
          value={values.birth_date}
          onChange={(birth_date) => change({ birth_date })}
        />
        <Select
          {...form.field('packets')}
          label="Номинация"
          placeholder="Выберите номинацию"
          isRequired
          value={values.contestId}
          items={soloContests(data, values).map(({ contest, reason }) => ({
            value: contest.id,
            label: `${contestTitle(contest)}, ${formatMoney(contest.price)}`,
            isDisabled: reason !== null,
          }))}
          onChange={(contestId) => change({ contestId })}
        />
        <Checkbox
          {...form.field('consents.processing')}
          label="Даю согласие на обработку персональных данных"
          isRequired
          isSelected={values.processing}
          onChange={(processing) => change({ processing })}
        />
        <Button type="submit" variant="primary" isPending={form.isRunning}>
          Отправить заявку
        </Button>
      </Stack>
    </form>
  )
}

/** Each text once, with the first field that has it. */
function summaryOf(problems: readonly Problem[]) {
  return problems
    .filter(({ text }, index) => problems.findIndex((other) => other.text === text) === index)
    .map(({ field, text }) => ({ fieldId: field, text }))
}
