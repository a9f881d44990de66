import { useState } from 'react'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'

/** A field that two people changed in different ways. */
export interface FieldConflict {
  /** The field's key in the form, by which the choice is told. */
  field: string
  /** The field's name: «Место проведения». */
  label: string
  /** What is typed here, as text. */
  mine: string
  /** What somebody else has saved meanwhile, as text. */
  theirs: string
}

export type ConflictChoice = 'mine' | 'theirs'

export interface EditConflictProps {
  /** Fields that wait for a choice, in the order of the form. */
  conflicts: readonly FieldConflict[]
  /** Which text shall stand, by field. */
  onResolve: (choices: Record<string, ConflictChoice>) => void
}

/** Shows both texts of what two people changed at once, and asks which shall stand. */
export function EditConflict({ conflicts, onResolve }: EditConflictProps) {
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>({})
  const isDecided = conflicts.every(({ field }) => choices[field] !== undefined)
  return (
    <Alert tone="caution" title="Пока вы правили, эти поля изменил кто-то ещё">
      <Stack gap="medium">
        {conflicts.map(({ field, label, mine, theirs }) => (
          <RadioGroup
            key={field}
            label={label}
            value={choices[field] ?? ''}
            items={[
              { value: 'mine', label: `Ваш вариант: ${textOf(mine)}` },
              { value: 'theirs', label: `Сохранённый вариант: ${textOf(theirs)}` },
            ]}
            onChange={(choice) =>
              setChoices((before) => ({ ...before, [field]: choice as ConflictChoice }))
            }
          />
        ))}
        <Inline>
          <Button variant="primary" isDisabled={!isDecided} onPress={() => onResolve(choices)}>
            Сохранить выбранное
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}

function textOf(text: string): string {
  return text === '' ? 'пусто' : text
}
