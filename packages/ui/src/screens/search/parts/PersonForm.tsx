import { nameLimit } from '@parket/domain/account/person'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { QueryForm, searchFieldId } from './QueryForm.tsx'
import type { PersonQuery, SearchForm } from './searchData.ts'

interface PersonFormProps {
  form: SearchForm<PersonQuery>
  submitLabel: string
}

/** Last name, first name and full birth date: all three are matched exactly. */
export function PersonForm({ form, submitLabel }: PersonFormProps) {
  const field = (name: keyof PersonQuery) => ({
    id: searchFieldId(name),
    name,
    isRequired: true,
    value: form.query[name],
    error: form.errors[name],
    onChange: (value: string) => form.onChange({ [name]: value }),
  })
  return (
    <QueryForm form={form} submitLabel={submitLabel}>
      <TextField
        {...field('last_name')}
        label="Фамилия"
        autoComplete="family-name"
        maxLength={nameLimit}
      />
      <TextField
        {...field('first_name')}
        label="Имя"
        autoComplete="given-name"
        maxLength={nameLimit}
      />
      <DateField {...field('birth_date')} label="Дата рождения" autoComplete="bday" />
    </QueryForm>
  )
}
