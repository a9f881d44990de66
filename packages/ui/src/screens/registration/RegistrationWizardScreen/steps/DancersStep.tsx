import { countOf } from '@parket/domain/format/plural'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import { fieldId } from '../fieldId.ts'
import { GroupError } from '../parts/GroupError.tsx'
import type { StepProps } from '../wizardView.ts'
import { DancerFields } from './DancerFields.tsx'

const ADD_ID = fieldId('dancers.add')

/** Step 1: who dances together. */
export function DancersStep({ view, onEdit }: StepProps) {
  const { draft, filter, event, errors } = view
  const { count } = filter
  const { dancers } = draft
  useFocusOnChange(dancers.length)
  return (
    <Stack gap="medium">
      {count.max > 1 && <Text tone="secondary">{wanted(count)}</Text>}
      {dancers.map((dancer, index) => (
        <DancerFields
          key={index}
          index={index}
          dancer={dancer}
          event={event}
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
      {dancers.length < count.max && (
        <div>
          <Button
            id={ADD_ID}
            iconStart={<PlusIcon />}
            onPress={() => onEdit({ type: 'dancer.add' })}
          >
            Добавить танцора
          </Button>
        </div>
      )}
    </Stack>
  )
}

function wanted({ min, max }: { min: number; max: number }): string {
  if (min === max) return `Вместе выступают ${countOf(max, ['танцор', 'танцора', 'танцоров'])}`
  return `В\u00A0заявке от\u00A0${min} до\u00A0${countOf(max, ['танцора', 'танцоров', 'танцоров'])}`
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
