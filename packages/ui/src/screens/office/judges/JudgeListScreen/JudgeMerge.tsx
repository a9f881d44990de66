import { useState } from 'react'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'

interface FoundJudge {
  id: number
  /** Name, city, club. */
  title: string
}

/** As many as are looked through at a glance; a longer word finds fewer. */
const MOST_SHOWN = 20

export interface JudgeMergeProps {
  /** Name of the judge who would be merged. */
  name: string
  /** What is typed to find the other one; the last name at first. */
  q: string
  onSearch: (q: string) => void
  /** Judges of the directory found by it, without the judge. */
  found: Loading | Failed | Ready<{ judges: readonly FoundJudge[] }>
  isBusy: boolean
  /** Merges the judge into this one. */
  onMerge: (into: number) => void
}

/** The same judge entered twice: the other one is found by name, and nothing is merged before it is confirmed. */
export function JudgeMerge({ name, q, onSearch, found, isBusy, onMerge }: JudgeMergeProps) {
  const [into, setInto] = useState('')
  const [isAsked, setAsked] = useState(false)
  const judges = found.state === 'ready' ? found.judges : []
  const shown = judges.slice(0, MOST_SHOWN)
  // What was chosen is not found by another word: nobody merges into a judge they do not see.
  const chosen = shown.find(({ id }) => String(id) === into)
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
      {found.state === 'failed' ? (
        <ErrorState headingLevel={3} message={found.message} onRetry={found.onRetry} />
      ) : (
        <>
          {shown.length > 0 && (
            <RadioGroup
              label="Это тот же судья, что"
              value={chosen ? into : ''}
              items={shown.map(({ id, title }) => ({ value: String(id), label: title }))}
              onChange={setInto}
            />
          )}
          <Text size="small" tone="secondary">
            <output>{foundText(found.state === 'loading' ? null : judges.length)}</output>
          </Text>
        </>
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
        Останется запись «{chosen?.title}» со&nbsp;своими контактами, к&nbsp;ней перейдут турниры,
        бригады и&nbsp;замены. Запись «{name}» пропадёт вместе с&nbsp;контактами, вернуть
        её&nbsp;нельзя.
      </AlertDialog>
    </Stack>
  )
}

/** @param count null while they are looked for */
function foundText(count: number | null): string {
  if (count === null) return 'Ищем…'
  if (count === 0) return 'В\u00A0справочнике никого не\u00A0нашлось'
  return count > MOST_SHOWN ? `Показаны первые ${MOST_SHOWN}: уточните имя или город` : ''
}
