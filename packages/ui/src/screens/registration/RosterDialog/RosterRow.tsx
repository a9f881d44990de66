import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import type { Gender } from '@parket/domain/person/gender'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { EditIcon } from '../../../icons/EditIcon.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import { dancersTexts } from '../../../texts/wizard/dancersTexts.ts'
import { rosterTexts } from '../../../texts/wizard/rosterTexts.ts'
import { useWizardTexts } from '../../../texts/TextsProvider.tsx'
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
  const say = useWizardTexts('roster', rosterTexts)
  const name = dancerName(dancer)
  if (edit) return <EditedRow edit={edit} isSaving={isSaving} actions={actions} />
  return (
    <li className={styles.row}>
      <Checkbox
        label={dancer.rosterId === null ? say('me', { name }) : name}
        description={formatDate(dancer.birth_date)}
        isSelected={isChosen}
        onChange={onToggle}
      />
      {dancer.rosterId !== null && (
        <>
          <IconButton
            aria-label={say('edit', { name })}
            icon={<EditIcon />}
            onPress={() => actions.onEdit(dancer)}
          />
          <IconButton
            aria-label={say('remove', { name })}
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
  const say = useWizardTexts('roster', rosterTexts)
  const sayOfDancers = useWizardTexts('dancers', dancersTexts)
  const field = (name: 'last_name' | 'first_name' | 'birth_date') => ({
    value: values[name],
    error: errors[name],
    isRequired: true,
    onChange: (value: string) => actions.onEditChange({ [name]: value }),
  })
  return (
    <li className={styles.editing}>
      <NameField {...field('last_name')} label={sayOfDancers('lastName')} autoComplete="off" />
      <NameField {...field('first_name')} label={sayOfDancers('firstName')} autoComplete="off" />
      <DateField {...field('birth_date')} label={sayOfDancers('birthDate')} autoComplete="off" />
      <RadioGroup
        label={sayOfDancers('gender')}
        name="roster-gender"
        direction="row"
        items={[
          { value: 'F', label: sayOfDancers('female') },
          { value: 'M', label: sayOfDancers('male') },
        ]}
        value={values.gender ?? ''}
        error={errors['gender']}
        onChange={(gender) => actions.onEditChange({ gender: gender as Gender })}
      />
      <div className={styles.buttons}>
        <Button variant="primary" isPending={isSaving} onPress={actions.onEditSave}>
          {say('save')}
        </Button>
        <Button onPress={actions.onEditCancel}>{say('cancel')}</Button>
      </div>
    </li>
  )
}
