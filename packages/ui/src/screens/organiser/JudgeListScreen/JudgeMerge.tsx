import { useState } from 'react'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'

export interface JudgeMergeProps {
  /** Name of the judge who would be merged. */
  name: string
  /** What is typed to find the other one; the last name at first. */
  q: string
  onSearch: (q: string) => void
  /** Judges of the directory found by it, without the judge; null while they are looked for. */
  found: readonly { id: number; title: string }[] | null
  isBusy: boolean
  /** Merges the judge into this one. */
  onMerge: (into: number) => void
}

/** The same judge entered twice: the other one is found by name, and nothing is merged before it is confirmed. */
export function JudgeMerge({ name, q, onSearch, found, isBusy, onMerge }: JudgeMergeProps) {
  const [into, setInto] = useState('')
  const [isAsked, setAsked] = useState(false)
  // What was chosen is not found by another word: nobody merges into a judge they do not see.
  const chosen = found?.find(({ id }) => String(id) === into)
  return (
    <Stack as="section" gap="small">
      <Heading level={3}>Записан дважды?</Heading>
      <SearchField
        label="Найти вторую запись"
        placeholder="Имя или город"
        value={q}
        maxLength={100}
        onChange={onSearch}
      />
      {found !== null && found.length > 0 ? (
        <RadioGroup
          label="Это тот же судья, что"
          value={chosen ? into : ''}
          items={found.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={setInto}
        />
      ) : (
        <Text size="small" tone="secondary">
          <output>{found === null ? 'Ищем…' : 'В\u00A0справочнике никого не\u00A0нашлось'}</output>
        </Text>
      )}
      <Inline>
        <Button isDisabled={!chosen || isBusy} onPress={() => setAsked(true)}>
          Объединить…
        </Button>
      </Inline>
      <AlertDialog
        title="Объединить записи?"
        isOpen={isAsked && chosen !== undefined}
        confirmLabel="Объединить"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onMerge(Number(into))
        }}
      >
        Останется «{chosen?.title}», с&nbsp;контактами этой записи. К&nbsp;ней перейдут турниры,
        бригады и&nbsp;замены. Запись «{name}» пропадёт вместе с&nbsp;контактами. Вернуть
        её&nbsp;нельзя.
      </AlertDialog>
    </Stack>
  )
}
