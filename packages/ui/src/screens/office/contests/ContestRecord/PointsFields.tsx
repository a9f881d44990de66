import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FieldRows } from '../../parts/FieldRows.tsx'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'

interface PointsFieldsProps<Name extends keyof ContestFields> {
  form: Pick<RecordForm<Pick<ContestFields, Name>>, 'values' | 'errors' | 'onChange'>
  formId: string
}

/** What is judged by points, and up to how many. */
export function Criteria({ form, formId }: PointsFieldsProps<'criteria'>) {
  const { criteria } = form.values
  return (
    <FieldRows
      legend={contestFields.criteria.label}
      id={fieldId(formId, 'criteria')}
      problem={form.errors['criteria']}
      items={criteria}
      onAdd={() => form.onChange({ criteria: [...criteria, { name: '', max: 100 }] })}
      onRemove={(removed) =>
        form.onChange({ criteria: criteria.filter((_, index) => index !== removed) })
      }
      addLabel="Критерий"
    >
      {({ name, max }, index) => {
        const path = `criteria.${index}`
        const change = (part: object) =>
          form.onChange({
            criteria: criteria.with(index, { name, max, ...part }),
          })
        return (
          <>
            <TextField
              id={fieldId(formId, `${path}.name`)}
              label={`Критерий ${index + 1}`}
              value={name}
              error={form.errors[`${path}.name`]}
              onChange={(next) => change({ name: next })}
            />
            <NumberField
              id={fieldId(formId, `${path}.max`)}
              label="До, баллов"
              value={Number.isNaN(max) ? null : max / 10}
              error={form.errors[`${path}.max`]}
              min={0.1}
              step={0.1}
              onChange={(points) =>
                change({ max: points === null ? Number.NaN : Math.round(points * 10) })
              }
            />
          </>
        )
      }}
    </FieldRows>
  )
}

/** From which share of the points which title is given. */
export function Degrees({ form, formId }: PointsFieldsProps<'degrees'>) {
  const { degrees } = form.values
  return (
    <FieldRows
      legend={contestFields.degrees.label}
      id={fieldId(formId, 'degrees')}
      problem={form.errors['degrees']}
      items={degrees}
      onAdd={() =>
        form.onChange({ degrees: [...degrees, { title: '', from_percent: Number.NaN }] })
      }
      onRemove={(removed) =>
        form.onChange({ degrees: degrees.filter((_, index) => index !== removed) })
      }
      addLabel="Степень"
    >
      {({ title, from_percent }, index) => {
        const path = `degrees.${index}`
        const change = (part: object) =>
          form.onChange({
            degrees: degrees.with(index, { title, from_percent, ...part }),
          })
        return (
          <>
            <TextField
              id={fieldId(formId, `${path}.title`)}
              label={`Степень ${index + 1}`}
              value={title}
              error={form.errors[`${path}.title`]}
              onChange={(next) => change({ title: next })}
            />
            <NumberField
              id={fieldId(formId, `${path}.from_percent`)}
              label="От, %"
              value={Number.isNaN(from_percent) ? null : from_percent}
              error={form.errors[`${path}.from_percent`]}
              min={0}
              max={100}
              onChange={(percent) => change({ from_percent: percent ?? Number.NaN })}
            />
          </>
        )
      }}
    </FieldRows>
  )
}
