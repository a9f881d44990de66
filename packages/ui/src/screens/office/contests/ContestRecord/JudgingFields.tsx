import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { finalMaxRange } from '@parket/domain/contest/judging'
import { dropExtremesLabels, tieBreakLabels } from '@parket/domain/contest/settingWords'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { legend } from '../../parts/fieldRows.css.ts'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { Criteria, Degrees } from './PointsFields.tsx'
import * as styles from './record.css.ts'

interface JudgingFieldsProps {
  form: RecordForm<ContestFields>
  formId: string
}

/** How the contest is judged: what its way of judging asks for, and no more. */
export function JudgingFields(props: JudgingFieldsProps) {
  const { form, formId } = props
  const { scoring } = form.values
  if (scoring === 'none') return null
  const isByPoints = scoring === 'points'
  return (
    <fieldset className={styles.packet}>
      <legend className={legend}>Как судят</legend>
      <Stack gap="small">
        <NumberField
          id={fieldId(formId, 'final_max')}
          label={contestFields.final_max.label}
          value={Number.isNaN(form.values.final_max) ? null : form.values.final_max}
          error={form.errors['final_max']}
          {...finalMaxRange(form.values)}
          onChange={(final_max) => form.onChange({ final_max: final_max ?? Number.NaN })}
        />
        {isByPoints && <Criteria {...props} />}
        {isByPoints && (
          <Select
            {...fieldOf(form, formId, 'drop_extremes')}
            label={contestFields.drop_extremes.label}
            items={itemsOf(dropExtremesLabels)}
          />
        )}
        {isByPoints && <Degrees {...props} />}
        {scoring === 'relative-placement' && (
          <Select
            {...fieldOf(form, formId, 'tie_break')}
            label={contestFields.tie_break.label}
            items={itemsOf(tieBreakLabels)}
          />
        )}
        <Flag {...props} name="recall_same_dances" />
        <Flag {...props} name="order_eliminated" />
      </Stack>
    </fieldset>
  )
}

function itemsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function Flag({
  form,
  formId,
  name,
}: JudgingFieldsProps & { name: 'recall_same_dances' | 'order_eliminated' }) {
  return (
    <Checkbox
      id={fieldId(formId, name)}
      label={contestFields[name].label}
      isSelected={form.values[name]}
      onChange={(isSet) => form.onChange({ [name]: isSet })}
    />
  )
}
