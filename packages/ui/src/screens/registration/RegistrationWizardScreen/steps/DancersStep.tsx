import type { Range } from '@parket/domain/contest/filters'
import { offeredAges } from '@parket/domain/registration/availability'
import { dancerName } from '@parket/domain/registration/dancers'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import { ListIcon } from '../../../../icons/ListIcon.tsx'
import { UsersIcon } from '../../../../icons/UsersIcon.tsx'
import type { Say } from '@parket/domain/format/sayOf'
import { dancersTexts, type DancersTextName } from '../../../../texts/wizard/dancersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import { GroupError } from '../parts/GroupError.tsx'
import type { WizardActions, WizardView } from '../wizardView.ts'
import * as styles from './dancers.css.ts'
import { AffiliationFields } from './AffiliationFields.tsx'
import { DancerFields } from './DancerFields.tsx'
import { OtherDancers } from './OtherDancers.tsx'

const ADD_ID = fieldId('dancers.add')

interface DancersStepProps {
  view: WizardView
  actions: Pick<WizardActions, 'onEdit' | 'onAnotherOpen' | 'onRosterOpen' | 'onPasteOpen'>
}

/** Step 1: who dances together, typed, of the roster or pasted. */
export function DancersStep({ view, actions }: DancersStepProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  const { onEdit, onAnotherOpen, onRosterOpen, onPasteOpen } = actions
  const { draft, filter, event, errors, change } = view
  const { count } = filter
  const isSolo = count.max === 1
  // Changing a stored registration starts no further ones: it takes as many dancers as dance together.
  const hasRoom = change === null || !isSolo
  const { dancers } = draft
  const offered = offeredAges(view.contests, view)
  useFocusOnChange(dancers.length)
  return (
    <Stack gap="medium">
      <Text tone="secondary" isMeasured>
        {wanted(count, change === null, say)}
      </Text>
      {dancers.map((dancer, index) => (
        <DancerFields
          key={index}
          index={index}
          dancer={dancer}
          event={event}
          ages={filter.age}
          offered={offered}
          errors={errors}
          isOnly={count.max === 1 && dancers.length === 1}
          onChange={(change) => onEdit({ type: 'dancer.change', index, change })}
          onRemove={
            dancers.length > Math.max(1, count.min)
              ? () => onEdit({ type: 'dancer.remove', index })
              : undefined
          }
        />
      ))}
      <GroupError path="dancers" errors={errors['dancers']} />
      <div className={styles.dancerActions}>
        {dancers.length < count.max && (
          <Button
            id={ADD_ID}
            iconStart={<PlusIcon />}
            onPress={() => onEdit({ type: 'dancer.add' })}
          >
            {say('add')}
          </Button>
        )}
        {isSolo && hasRoom && (
          <Button iconStart={<PlusIcon />} onPress={onAnotherOpen}>
            {say('another')}
          </Button>
        )}
        {onRosterOpen && hasRoom && (
          <Button iconStart={<UsersIcon />} onPress={onRosterOpen}>
            {say('roster')}
          </Button>
        )}
        {hasRoom && (
          <Button iconStart={<ListIcon />} onPress={onPasteOpen}>
            {say('paste')}
          </Button>
        )}
      </div>
      <AffiliationFields view={view} onEdit={onEdit} />
      {draft.chosen.length > 0 && (
        <Text size="small" tone="secondary" isMeasured>
          {say('chosen', {
            names: draft.chosen.map(({ dancers }) => dancers.map(dancerName).join(', ')).join('; '),
          })}
        </Text>
      )}
      <OtherDancers others={draft.others} onEdit={onEdit} />
    </Stack>
  )
}

function wanted({ min, max }: Range, isNew: boolean, say: Say<DancersTextName>): string {
  if (max === 1) return say(isNew ? 'wantedSeveral' : 'wantedOne')
  if (min === max) return say('wantedExactly', { n: max })
  return say('wantedRange', { min, max })
}

/** A new dancer's first field is next to be filled; after removing one the focus must not be lost. */
function useFocusOnChange(n: number) {
  const before = useRef(n)
  useEffect(() => {
    if (n > before.current) document.getElementById(fieldId(`dancers.${n - 1}.last_name`))?.focus()
    if (n < before.current) document.getElementById(ADD_ID)?.focus()
    before.current = n
  }, [n])
}
