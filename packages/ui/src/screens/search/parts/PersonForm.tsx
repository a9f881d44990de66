import { useState } from 'react'
import { nameLimit } from '@parket/domain/account/person'
import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { Button } from '../../../components/Button/Button.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { QueryForm, searchFieldId } from './QueryForm.tsx'
import type { PersonQuery, SearchForm } from './searchData.ts'

interface PersonFormProps {
  form: SearchForm<PersonQuery>
  submitLabel: string
  /** It is the reader's own data, and answered: one line, from which the form opens. */
  isOwn?: boolean
}

/** Last name, first name and full birth date: all three are matched exactly. */
export function PersonForm({ form, submitLabel, isOwn = false }: PersonFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOwn && !isOpen) return <OwnPerson query={form.query} onChange={() => setIsOpen(true)} />
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
        ref={isOpen ? focusOnce : undefined}
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

/** The button that opened the form is gone: its first field takes the focus. */
function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

/** Who the answer is about. */
function OwnPerson({ query, onChange }: { query: PersonQuery; onChange: () => void }) {
  return (
    <Inline gap="small">
      <Text>
        {dancerName(query)}, {formatDate(query.birth_date)}
      </Text>
      <Button variant="quiet" onPress={onChange}>
        Изменить
      </Button>
    </Inline>
  )
}
