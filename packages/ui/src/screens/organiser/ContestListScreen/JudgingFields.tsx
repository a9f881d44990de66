import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { finalMaxRange } from '@parket/domain/contest/judging'
import { dropExtremesLabels, tieBreakLabels } from '@parket/domain/contest/settingWords'
import type { ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { NumberField } from '../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import { fieldId, fieldOf, type RecordForm } from '../parts/recordForm.ts'
import * as styles from './contests.css.ts'

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
      <legend>Как судят</legend>
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

function Criteria({ form, formId }: JudgingFieldsProps) {
  const { criteria } = form.values
  return (
    <Rows
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
    </Rows>
  )
}

function Degrees({ form, formId }: JudgingFieldsProps) {
  const { degrees } = form.values
  return (
    <Rows
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
    </Rows>
  )
}

interface RowsProps<Item> {
  legend: string
  id: string
  problem: readonly string[] | undefined
  items: readonly Item[]
  onAdd: () => void
  onRemove: (index: number) => void
  addLabel: string
  children: (item: Item, index: number) => ReactNode
}

/** A list of small forms, each with a button that removes it. */
function Rows<Item>({
  legend,
  id,
  problem,
  items,
  onAdd,
  onRemove,
  addLabel,
  children,
}: RowsProps<Item>) {
  return (
    <fieldset className={styles.packet} id={id}>
      <legend>{legend}</legend>
      {problem?.map((text) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      {items.map((item, index) => (
        // Rows have no names of their own, and their order is what is edited.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.settingRow}>
          {children(item, index)}
          <IconButton
            aria-label={`Убрать: ${addLabel.toLowerCase()} ${index + 1}`}
            icon={<TrashIcon />}
            onPress={() => onRemove(index)}
          />
        </div>
      ))}
      <div>
        <Button variant="quiet" iconStart={<PlusIcon />} onPress={onAdd}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
