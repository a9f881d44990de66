import {
  ageBands,
  danceForms,
  isForAudience,
  type AgeBand,
  type AudienceFilter,
  type DanceForm,
} from '@parket/domain/contest/audience'
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx'
import type { ShownContest } from '../eventData.ts'
import { formNames } from './formNames.ts'
import * as styles from './ContestSections.css.ts'

interface AudienceChipsProps {
  contests: readonly ShownContest[]
  value: AudienceFilter
  onChange: (value: AudienceFilter) => void
}

/** Up to so many contests are looked through faster than they are filtered. */
const NO_FILTER_UP_TO = 4

const ageNames: Record<AgeBand, string> = {
  children: 'Дети, до\u00A09',
  juniors: 'Юниоры, 10–17',
  adults: 'Взрослые, 18+',
}

/** Whom contests are looked for: by age and by how many dance. Pressed again, a chip lets go. */
export function AudienceChips({ contests, value, onChange }: AudienceChipsProps) {
  const ages = Object.keys(ageBands) as AgeBand[]
  const forms = Object.keys(danceForms) as DanceForm[]
  const parts = (filter: Partial<AudienceFilter>) => {
    const n = contests.filter((contest) =>
      isForAudience(contest, { age: null, form: null, ...filter }),
    ).length
    return n > 0 && n < contests.length
  }
  const usefulAges = ages.filter((age) => parts({ age }))
  const usefulForms = forms.filter((form) => parts({ form }))
  if (contests.length <= NO_FILTER_UP_TO || usefulAges.length + usefulForms.length === 0)
    return null
  return (
    <fieldset className={styles.chips} aria-label="Для кого номинации">
      {usefulAges.length > 0 && (
        <ChipGroup
          aria-label="Возраст"
          emphasis="strong"
          isClearable
          items={usefulAges.map((age) => ({ value: age, label: ageNames[age] }))}
          value={value.age}
          onChange={(age) => onChange({ ...value, age })}
        />
      )}
      {usefulAges.length > 0 && usefulForms.length > 0 && <span className={styles.parting} />}
      {usefulForms.length > 0 && (
        <ChipGroup
          aria-label="Сколько танцуют"
          emphasis="strong"
          isClearable
          items={usefulForms.map((form) => ({ value: form, label: formNames[form] }))}
          value={value.form}
          onChange={(form) => onChange({ ...value, form })}
        />
      )}
    </fieldset>
  )
}
