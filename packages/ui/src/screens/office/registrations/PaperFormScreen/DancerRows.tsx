import { countOf } from '@parket/domain/format/plural'
import { isIsoDate } from '@parket/domain/format/date'
import { genderOptions, isGender } from '@parket/domain/person/gender'
import { ageAtEvent } from '@parket/domain/registration/age'
import { blankDancer } from '@parket/domain/registration/draft'
import type { DancerInput } from '@parket/domain/registration/request'
import type { Ref } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { FieldRowName, useFieldName } from '../../../../components/Field/fieldNames.ts'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import { TrashIcon } from '../../../../icons/TrashIcon.tsx'
import { NameField } from '../../../parts/NameField/NameField.tsx'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import type { PaperFormEvent, PaperFormValues } from './paperFormData.ts'
import * as styles from './paperForm.css.ts'

interface DancerRowsProps {
  formId: string
  form: Pick<RecordForm<PaperFormValues>, 'values' | 'errors' | 'onChange'>
  event: PaperFormEvent
  /** The field that is typed into first. */
  first: Ref<HTMLInputElement>
}

const legend = 'Танцоры'

/** Who dances, a line each. */
export function DancerRows({ formId, form, event, first }: DancerRowsProps) {
  const { values, errors, onChange } = form
  const { dancers } = values
  const id = fieldId(formId, 'dancers')
  useFieldName(id, legend)
  const change = (index: number, changed: Partial<DancerInput>) =>
    onChange({
      dancers: dancers.map((dancer, at) => (at === index ? { ...dancer, ...changed } : dancer)),
    })
  return (
    <fieldset className={styles.section} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      {dancers.map((dancer, index) => {
        const field = (name: 'last_name' | 'first_name' | 'birth_date') => ({
          id: fieldId(formId, `dancers.${index}.${name}`),
          isRequired: true,
          value: dancer[name],
          error: errors[`dancers.${index}.${name}`],
          autoComplete: 'off',
          onChange: (value: string) => change(index, { [name]: value }),
        })
        return (
          // Lines are added at the end and taken away by hand: the place is the dancer.
          // oxlint-disable-next-line react/no-array-index-key
          <FieldRowName key={index} value={dancers.length > 1 ? `Танцор ${index + 1}` : null}>
            <div className={styles.dancer}>
              <NameField
                {...field('last_name')}
                label="Фамилия"
                ref={index === 0 ? first : undefined}
              />
              <NameField {...field('first_name')} label="Имя" />
              <div>
                <DateField {...field('birth_date')} label="Дата рождения" />
                <p className={styles.quiet}>{ageText(dancer.birth_date, event)}</p>
              </div>
              <RadioGroup
                id={fieldId(formId, `dancers.${index}.gender`)}
                name={fieldId(formId, `dancers.${index}.gender`)}
                label="Пол"
                direction="row"
                items={genderOptions}
                isRequired
                value={dancer.gender ?? ''}
                error={errors[`dancers.${index}.gender`]}
                onChange={(gender) => isGender(gender) && change(index, { gender })}
              />
              {dancers.length > 1 && (
                <div className={styles.remove}>
                  <IconButton
                    aria-label={`Убрать танцора ${index + 1}`}
                    icon={<TrashIcon />}
                    onPress={() => onChange({ dancers: dancers.filter((_, at) => at !== index) })}
                  />
                </div>
              )}
            </div>
          </FieldRowName>
        )
      })}
      <div>
        <Button
          iconStart={<PlusIcon />}
          onPress={() => onChange({ dancers: [...dancers, { ...blankDancer }] })}
        >
          Ещё танцор
        </Button>
      </div>
    </fieldset>
  )
}

/** The age that counts at this event; nothing while there is no real date. */
function ageText(birthDate: string, event: PaperFormEvent): string {
  if (!isIsoDate(birthDate)) return ''
  const age = ageAtEvent(birthDate, event)
  return age < 0 ? '' : countOf(age, ['год', 'года', 'лет'])
}
