import type { ContestFields } from '@parket/domain/contest/fields'
import { isPacket, isPass } from '@parket/domain/contest/tags'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { useFieldName } from '../../../../components/Field/fieldNames.ts'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { legend as legendStyle } from '../../parts/fieldRows.css.ts'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import * as styles from './record.css.ts'

export interface PacketChoice {
  group_num: number
  /** «12. Соло · Folk». */
  title: string
}

interface PacketFieldsProps {
  form: RecordForm<ContestFields>
  formId: string
  choices: readonly PacketChoice[]
}

const none = { groupNums: [] as readonly number[], min: 1, max: 1 }

/** What a packet bundles or a pass covers: contests are chosen, numbers are not typed. */
export function PacketFields({ form, formId, choices }: PacketFieldsProps) {
  const { values, errors, onChange } = form
  const id = fieldId(formId, 'packet.groupNums')
  const legend = isPacket(values) ? 'Что входит в пакет' : 'Что покрывает пасс'
  useFieldName(id, legend)
  if (!isPacket(values) && !isPass(values)) return null
  const packet = values.packet ?? none
  const change = (part: Partial<typeof none>) => onChange({ packet: { ...packet, ...part } })
  const number = (name: 'min' | 'max', label: string) => (
    <NumberField
      id={fieldId(formId, `packet.${name}`)}
      label={label}
      value={Number.isNaN(packet[name]) ? null : packet[name]}
      error={errors[`packet.${name}`]}
      min={0}
      onChange={(value) => change({ [name]: value ?? Number.NaN })}
    />
  )
  return (
    <fieldset className={styles.packet} id={id}>
      <legend className={legendStyle}>{legend}</legend>
      {errors['packet.groupNums']?.map((text) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      <Stack gap="xsmall">
        {choices.map(({ group_num, title }) => (
          <Checkbox
            key={group_num}
            label={title}
            isSelected={packet.groupNums.includes(group_num)}
            onChange={(isChosen) =>
              change({
                groupNums: isChosen
                  ? [...packet.groupNums, group_num]
                  : packet.groupNums.filter((each) => each !== group_num),
              })
            }
          />
        ))}
      </Stack>
      {isPacket(values) && (
        <div className={styles.pair}>
          {number('min', 'Выбрать не меньше')}
          {number('max', 'и не больше')}
        </div>
      )}
    </fieldset>
  )
}
