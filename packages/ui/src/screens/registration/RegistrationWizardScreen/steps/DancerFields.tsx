import type { Range } from '@parket/domain/contest/filters'
import type { EventAges } from '@parket/domain/event/event'
import { isIsoDate } from '@parket/domain/format/date'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { ageAtEvent } from '@parket/domain/registration/age'
import type { AgeBounds } from '@parket/domain/contest/contest'
import { ageHint, ageHintTexts, outOfAgesText } from '@parket/domain/registration/ageHint'
import type { Gender } from '@parket/domain/person/gender'
import type { DancerInput } from '@parket/domain/registration/request'
import { Button } from '../../../../components/Button/Button.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { FieldRowName } from '../../../../components/Field/fieldNames.ts'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { TrashIcon } from '../../../../icons/TrashIcon.tsx'
import { NameField } from '../../../parts/NameField/NameField.tsx'
import type { Say } from '@parket/domain/format/sayOf'
import { dancersTexts, type DancersTextName } from '../../../../texts/wizard/dancersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import { MoreOfDancer } from './MoreOfDancer.tsx'
import * as styles from './dancers.css.ts'
import * as sections from './section.css.ts'

interface DancerFieldsProps {
  index: number
  dancer: DancerInput
  event: EventAges
  /** The ages that the wizard was opened for. */
  ages: Range
  /** The ages that its contests take in all; absent where they are not known. */
  offered?: AgeBounds
  errors: FieldErrors
  /** There is one dancer: no number is needed. */
  isOnly: boolean
  onChange: (change: Partial<DancerInput>) => void
  /** Absent where fewer dancers are not possible. */
  onRemove: (() => void) | undefined
}

/** Name, birth date and gender of one dancer. */
export function DancerFields(props: DancerFieldsProps) {
  const { index, dancer, event, ages, offered, errors, isOnly, onChange, onRemove } = props
  const say = useWizardTexts('dancers', dancersTexts)
  const sayOfAges = useWizardTexts('ages', ageHintTexts)
  const path = (name: keyof DancerInput) => `dancers.${index}.${name}`
  const field = (name: 'last_name' | 'first_name' | 'birth_date') => ({
    id: fieldId(path(name)),
    name: path(name),
    isRequired: true,
    value: dancer[name],
    error: errors[path(name)],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const name = say('dancerN', { n: index + 1 })
  const birthErrors = errors[path('birth_date')]
  const hint = ageHint([dancer], { min_age: ages.min, max_age: ages.max }, event, sayOfAges)
  const age = ageText(dancer.birth_date, event, say)
  const outOfAges =
    offered && age !== ''
      ? outOfAgesText(ageAtEvent(dancer.birth_date, event), offered, sayOfAges)
      : null
  // Autofill knows the user, not the other dancers.
  const autoComplete = (token: string) => (index === 0 ? token : 'off')
  return (
    <FieldRowName value={isOnly ? null : name}>
      <fieldset className={styles.dancer}>
        <legend className={`${sections.legend} ${styles.head}`}>
          {isOnly ? say('dancer') : name}
          {age !== '' && <span className={styles.age}> {age}</span>}
          {outOfAges !== null && <span className={styles.outOfAges}> {outOfAges}</span>}
        </legend>
        <div className={styles.dancerFields}>
          <NameField
            {...field('last_name')}
            label={say('lastName')}
            autoComplete={autoComplete('family-name')}
          />
          <NameField
            {...field('first_name')}
            label={say('firstName')}
            autoComplete={autoComplete('given-name')}
          />
          <DateField
            {...field('birth_date')}
            label={say('birthDate')}
            autoComplete={autoComplete('bday')}
            error={birthErrors && hint ? [...birthErrors, hint] : birthErrors}
          />
          <RadioGroup
            id={fieldId(path('gender'))}
            label={say('gender')}
            name={path('gender')}
            direction="row"
            items={[
              { value: 'F', label: say('female') },
              { value: 'M', label: say('male') },
            ]}
            isRequired
            value={dancer.gender ?? ''}
            error={errors[path('gender')]}
            onChange={(gender) => onChange({ gender: gender as Gender })}
          />
        </div>
        <MoreOfDancer index={index} dancer={dancer} errors={errors} onChange={onChange} />
        {onRemove && (
          <Button
            variant="quiet"
            tone="critical"
            iconStart={<TrashIcon />}
            aria-label={say('removeDancer', { n: index + 1 })}
            onPress={onRemove}
          >
            {say('remove')}
          </Button>
        )}
      </fieldset>
    </FieldRowName>
  )
}

/** The age that counts at this event; nothing while there is no real date. */
function ageText(birthDate: string, event: EventAges, say: Say<DancersTextName>): string {
  if (!isIsoDate(birthDate)) return ''
  const age = ageAtEvent(birthDate, event)
  if (age < 0) return ''
  return say(event.age_mode === 'year' ? 'ageOfYear' : 'ageOnDay', { age })
}
