import { contestFields } from '@parket/domain/contest/fields'
import type { MassChanges, MassField } from '@parket/domain/contest/massEdit'
import {
  dropExtremesLabels,
  scoringLabels,
  tieBreakLabels,
} from '@parket/domain/contest/settingWords'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TagField } from '../../../../components/TagField/TagField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { Criteria, Degrees } from '../ContestRecord/PointsFields.tsx'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import { WordList, type ContestWords } from '../../parts/WordList.tsx'

interface NewValueProps {
  form: RecordForm<MassChanges>
  formId: string
  name: MassField
  words: ContestWords
}

/** The value that a field gets in all contests. */
export function NewValue({ form, formId, name, words }: NewValueProps) {
  const { values, onChange } = form
  const field = {
    id: fieldId(formId, name),
    label: `${contestFields[name].label}: новое значение`,
    error: form.errors[name],
  }
  const change = (value: unknown) => onChange({ [name]: value })
  switch (name) {
    case 'section':
    case 'level':
      return (
        <>
          <TextField
            {...field}
            value={values[name]}
            maxLength={contestFields[name].maxLength}
            list={`mass-${name}s`}
            onChange={change}
          />
          <WordList id={`mass-${name}s`} words={words[`${name}s`]} />
        </>
      )
    case 'price':
      return (
        <MoneyField
          {...field}
          value={Number.isNaN(values.price) ? null : values.price}
          onChange={(price) => change(price ?? Number.NaN)}
        />
      )
    case 'dances':
      return (
        <TagField {...field} value={values.dances} suggestions={words.dances} onChange={change} />
      )
    case 'tags':
      return <TagField {...field} value={values.tags} onChange={change} />
    case 'criteria':
      return <Criteria form={form} formId={formId} />
    case 'degrees':
      return <Degrees form={form} formId={formId} />
    case 'scoring':
    case 'drop_extremes':
    case 'tie_break':
      return <Select {...field} value={values[name]} items={choices[name]} onChange={change} />
    case 'jnj_role_split':
    case 'recall_same_dances':
    case 'order_eliminated':
      return (
        <Select
          {...field}
          value={values[name] ? 'yes' : 'no'}
          items={[
            { value: 'yes', label: 'Да' },
            { value: 'no', label: 'Нет' },
          ]}
          onChange={(value) => change(value === 'yes')}
        />
      )
    default: {
      const { range, initial } = contestFields[name]
      const value = values[name]
      return (
        <NumberField
          {...field}
          // What has no limit at first may be left without one.
          description={initial === null ? 'Пусто: без ограничения' : undefined}
          value={Number.isNaN(value) ? null : value}
          min={range?.min}
          max={range?.max}
          onChange={(number) => change(number ?? (initial === null ? null : Number.NaN))}
        />
      )
    }
  }
}

const itemsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const choices = {
  scoring: itemsOf(scoringLabels),
  drop_extremes: itemsOf(dropExtremesLabels),
  tie_break: itemsOf(tieBreakLabels),
}
