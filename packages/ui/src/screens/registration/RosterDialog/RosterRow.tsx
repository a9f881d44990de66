import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { genderOptions, type Gender } from '@parket/domain/person/gender'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { EditIcon } from '../../../icons/EditIcon.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import type { RosterDancer, RosterDialogProps, RosterEdit } from './rosterData.ts'
import { NameField } from '../../parts/NameField/NameField.tsx'
import * as styles from './RosterDialog.css.ts'

interface RosterRowProps {
  dancer: RosterDancer
  isChosen: boolean
  /** This one is being changed. */
  edit: RosterEdit | null
  isSaving: boolean
  onToggle: () => void
  actions: RosterDialogProps['actions']
}

/** A dancer to choose, or being changed in place. */
export function RosterRow({ dancer, isChosen, edit, isSaving, onToggle, actions }: RosterRowProps) {
  const name = dancerName(dancer)
  if (edit) return <EditedRow edit={edit} isSaving={isSaving} actions={actions} />
  return (
    <li className={styles.row}>
      <Checkbox
        label={dancer.rosterId === null ? `${name} (я)` : name}
        description={formatDate(dancer.birth_date)}
        isSelected={isChosen}
        onChange={onToggle}
      />
      {dancer.rosterId !== null && (
        <>
          <IconButton
            aria-label={`Исправить: ${name}`}
            icon={<EditIcon />}
            onPress={() => actions.onEdit(dancer)}
          />
          <IconButton
            aria-label={`Удалить из списка: ${name}`}
            icon={<TrashIcon />}
            onPress={() => actions.onRemove(dancer)}
          />
        </>
      )}
    </li>
  )
}

function EditedRow({
  edit: { values, errors },
  isSaving,
  actions,
}: Pick<RosterRowProps, 'isSaving' | 'actions'> & { edit: RosterEdit }) {
  const field = (name: 'last_name' | 'first_name' | 'birth_date') => ({
    value: values[name],
    error: errors[name],
    isRequired: true,
    onChange: (value: string) => actions.onEditChange({ [name]: value }),
  })
  return (
    <li className={styles.editing}>
      <NameField {...field('last_name')} label="Фамилия" autoComplete="off" />
      <NameField {...field('first_name')} label="Имя" autoComplete="off" />
      <DateField {...field('birth_date')} label="Дата рождения" autoComplete="off" />
      <RadioGroup
        label="Пол"
        name="roster-gender"
        direction="row"
        items={genderOptions}
        value={values.gender ?? ''}
        error={errors['gender']}
        onChange={(gender) => actions.onEditChange({ gender: gender as Gender })}
      />
      <div className={styles.buttons}>
        <Button variant="primary" isPending={isSaving} onPress={actions.onEditSave}>
          Сохранить
        </Button>
        <Button onPress={actions.onEditCancel}>Отмена</Button>
      </div>
    </li>
  )
}
