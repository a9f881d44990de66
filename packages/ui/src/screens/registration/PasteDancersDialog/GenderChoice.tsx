import type { Gender } from '@parket/domain/person/gender'
import { useId } from 'react'
import { pasteTexts } from '../../../texts/wizard/pasteTexts.ts'
import { useWizardTexts } from '../../../texts/TextsProvider.tsx'
import * as styles from './PasteDancersDialog.css.ts'

interface GenderChoiceProps {
  /** Whose. */
  name: string
  value: Gender | undefined
  onChange: (gender: Gender) => void
}

const items = [
  ['F', 'female'],
  ['M', 'male'],
] as const

/** «ж» or «м» in a row; none is preset. */
export function GenderChoice({ name, value, onChange }: GenderChoiceProps) {
  const say = useWizardTexts('paste', pasteTexts)
  const group = useId()
  return (
    // A fieldset groups the radio buttons; the role says that one of them is chosen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <fieldset className={styles.genders} role="radiogroup" aria-label={say('gender', { name })}>
      {items.map(([gender, label]) => (
        <label key={gender} className={styles.gender}>
          <input
            className={styles.genderRadio}
            type="radio"
            name={group}
            checked={value === gender}
            onChange={() => onChange(gender)}
          />
          {say(label)}
        </label>
      ))}
    </fieldset>
  )
}
