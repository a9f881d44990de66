import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { allPlaces } from '@parket/domain/contest/places'
import { scoringLabels } from '@parket/domain/contest/settingWords'
import { formatMoney } from '@parket/domain/format/money'
import { percentOf } from '@parket/domain/money/price'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TagField } from '../../../../components/TagField/TagField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { WordList, type ContestWords } from '../../parts/WordList.tsx'

const formId = 'contest'

interface FieldsProps {
  form: RecordForm<ContestFields>
}

type NumberName =
  | 'group_num'
  | 'min_count'
  | 'max_count'
  | 'min_age'
  | 'max_age'
  | 'capacity'
  | 'min_entries'
  | 'heat_size'
  | 'sort'

function ContestNumber({
  form,
  name,
  unit,
}: FieldsProps & { name: NumberName; unit?: string | undefined }) {
  const { label, range, initial } = contestFields[name]
  const value = form.values[name]
  const empty = initial === null ? null : Number.NaN
  return (
    <NumberField
      id={fieldId(formId, name)}
      label={label}
      unit={unit}
      value={Number.isNaN(value) ? null : value}
      error={form.errors[name]}
      min={range?.min}
      max={range?.max}
      onChange={(number) => form.onChange({ [name]: number ?? empty })}
    />
  )
}

interface MainFieldsProps extends FieldsProps {
  /** What the event's other contests say: offered while typing. */
  words: ContestWords
  /** The per cent of the list's price that are asked for today. */
  today: number
  /** Null: it is being created. */
  contest: (Parameters<typeof allPlaces>[0] & { active_count: number }) | null
}

/** What the contest is, whom it takes, what it costs. */
export function MainFields({ form, words, today, contest }: MainFieldsProps) {
  const { price } = form.values
  const places = contest && allPlaces(contest)
  const isDearer = today !== 100 && price > 0 && !Number.isNaN(price)
  return (
    <>
      <ContestNumber form={form} name="group_num" />
      <TextField
        {...fieldOf(form, formId, 'group_name')}
        label={contestFields.group_name.label}
        isRequired
        maxLength={contestFields.group_name.maxLength}
      />
      <TextField
        {...fieldOf(form, formId, 'section')}
        label={contestFields.section.label}
        maxLength={contestFields.section.maxLength}
        list="contest-sections"
      />
      <TextField
        {...fieldOf(form, formId, 'level')}
        label={contestFields.level.label}
        maxLength={contestFields.level.maxLength}
        list="contest-levels"
      />
      <ContestNumber form={form} name="min_age" />
      <ContestNumber form={form} name="max_age" />
      <ContestNumber form={form} name="min_count" />
      <ContestNumber form={form} name="max_count" />
      <MoneyField
        id={fieldId(formId, 'price')}
        label={contestFields.price.label}
        note={isDearer ? todayText(price, today) : undefined}
        value={Number.isNaN(price) ? null : price}
        error={form.errors['price']}
        onChange={(kopecks) => form.onChange({ price: kopecks ?? Number.NaN })}
      />
      <ContestNumber
        form={form}
        name="capacity"
        unit={places ? freeText(places - (contest?.active_count ?? 0)) : undefined}
      />
      <WordList id="contest-sections" words={words.sections} />
      <WordList id="contest-levels" words={words.levels} />
      <TagField
        {...fieldOf(form, formId, 'dances')}
        label={contestFields.dances.label}
        isRequired
        suggestions={words.dances}
      />
    </>
  )
}

/** «сейчас 1 400 ₽, +17 %». */
function todayText(price: number, percent: number): string {
  const change = percent > 100 ? `+${percent - 100}` : `−${100 - percent}`
  return `сейчас ${formatMoney(percentOf(price, percent))}, ${change}\u00A0%`
}

function freeText(free: number): string {
  return free > 0 ? `${free} свободно` : 'мест нет'
}

/** How it is judged and danced. */
export function MoreFields({ form }: FieldsProps) {
  return (
    <>
      <Select
        {...fieldOf(form, formId, 'scoring')}
        label={contestFields.scoring.label}
        items={Object.entries(scoringLabels).map(([value, label]) => ({ value, label }))}
      />
      <ContestNumber form={form} name="heat_size" />
      <ContestNumber form={form} name="min_entries" />
      <ContestNumber form={form} name="sort" />
      <TagField
        {...fieldOf(form, formId, 'tags')}
        label={contestFields.tags.label}
        description="PACKET: пакет, PASS: пасс, MASTER-CLASS: мастер-класс"
        suggestions={['PACKET', 'PASS', 'MASTER-CLASS']}
      />
      <Checkbox
        id={fieldId(formId, 'jnj_role_split')}
        label={contestFields.jnj_role_split.label}
        isSelected={form.values.jnj_role_split}
        onChange={(jnj_role_split) => form.onChange({ jnj_role_split })}
      />
    </>
  )
}
