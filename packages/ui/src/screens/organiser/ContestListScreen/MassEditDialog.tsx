import { useId, type FormEvent } from 'react'
import { contestFields } from '@parket/domain/contest/fields'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { FormProblems } from '../parts/FormProblems.tsx'
import { fieldId, type RecordForm } from '../parts/recordForm.ts'
import type { MassChanges } from './contestData.ts'

export interface MassEditDialogProps {
  form: RecordForm<MassChanges>
  /** How many contests were chosen. */
  count: number
  /** By field: how many of them would change, and from what, in words. */
  preview: Partial<Record<keyof MassChanges, string>>
  onClose: () => void
}

const formId = 'mass'
const names = ['section', 'price', 'capacity', 'min_entries', 'heat_size'] as const
const beginWith: { [Name in keyof MassChanges]: NonNullable<MassChanges[Name]> } = {
  section: '',
  price: 0,
  capacity: 30,
  min_entries: 3,
  heat_size: 8,
}

/** Sets chosen fields of several contests: all are changed or none. */
export function MassEditDialog({ form, count, preview, onClose }: MassEditDialogProps) {
  const elementId = useId()
  const isNothing = names.every((name) => form.values[name] === null)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending && !isNothing) form.onSubmit()
  }
  return (
    <Dialog
      title={`Изменить ${countOf(count, ['номинацию', 'номинации', 'номинаций'])}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            type="submit"
            form={elementId}
            variant="primary"
            isDisabled={isNothing}
            isPending={form.isSending}
          >
            Изменить все
          </Button>
        </>
      }
    >
      <form id={elementId} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          {names.map((name) => (
            <Stack key={name} gap="xsmall">
              <Checkbox
                label={contestFields[name].label}
                isSelected={form.values[name] !== null}
                onChange={(isSet) => form.onChange({ [name]: isSet ? beginWith[name] : null })}
              />
              {form.values[name] !== null && <NewValue form={form} name={name} />}
              {preview[name] !== undefined && (
                <Text size="small" tone="secondary">
                  {preview[name]}
                </Text>
              )}
            </Stack>
          ))}
          {isNothing && (
            <Text size="small" tone="secondary">
              Отметьте, что изменить: остальное останется у&nbsp;каждой номинации своим.
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

interface NewValueProps {
  form: RecordForm<MassChanges>
  name: keyof MassChanges
}

function NewValue({ form, name }: NewValueProps) {
  const field = {
    id: fieldId(formId, name),
    label: `${contestFields[name].label}: новое значение`,
    error: form.errors[name],
  }
  if (name === 'section') {
    return (
      <TextField
        {...field}
        value={form.values.section ?? ''}
        maxLength={contestFields.section.maxLength}
        onChange={(section) => form.onChange({ section })}
      />
    )
  }
  const value = form.values[name]
  const number = value === null || Number.isNaN(value) ? null : value
  const change = (next: number | null) => form.onChange({ [name]: next ?? Number.NaN })
  if (name === 'price') return <MoneyField {...field} value={number} onChange={change} />
  const { range } = contestFields[name]
  return (
    <NumberField {...field} value={number} min={range?.min} max={range?.max} onChange={change} />
  )
}
