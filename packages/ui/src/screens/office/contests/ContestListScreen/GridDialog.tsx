import { useId, type FormEvent } from 'react'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TagField } from '../../../../components/TagField/TagField.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import * as office from '../../parts/office.css.ts'
import type { ContestWords } from '../../parts/WordList.tsx'

/** What a grid of contests is made of, as it is typed. */
export interface GridDraft {
  sections: readonly string[]
  sizes: readonly string[]
  ages: readonly string[]
  levels: readonly string[]
  /** Kopecks per dancer. */
  price: number | null
  from: number | null
}

export interface GridDialogProps {
  form: RecordForm<GridDraft>
  /** What will be created, in order: «10. Соло, дети · Oriental». */
  preview: readonly string[]
  /** What the event's contests say: offered while typing. */
  words: ContestWords
  onClose: () => void
}

const formId = 'grid'
const contestForms = ['номинацию', 'номинации', 'номинаций'] as const

/** Makes the contests of all combinations in one call, with a preview. */
export function GridDialog({ form, preview, words, onClose }: GridDialogProps) {
  const elementId = useId()
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending && preview.length > 0) form.onSubmit()
  }
  return (
    <Dialog
      title="Сетка номинаций"
      maxWidth={640}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            type="submit"
            form={elementId}
            variant="primary"
            isDisabled={preview.length === 0}
            isPending={form.isSending}
          >
            Создать {countOf(preview.length, contestForms)}
          </Button>
        </>
      }
    >
      <form id={elementId} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          <TagField
            {...fieldOf(form, formId, 'sections')}
            label="Секции"
            placeholder="Oriental, Folk, Show"
            suggestions={words.sections}
          />
          <TagField
            {...fieldOf(form, formId, 'sizes')}
            label="Составы"
            description="С числом танцоров: «Малая группа 3–7»"
            suggestions={['Соло', 'Дуэты', 'Малая группа 3–7', 'Формация 8–24']}
          />
          <TagField
            {...fieldOf(form, formId, 'ages')}
            label="Возрасты"
            description="Словами и годами: «Дети 7–9», «Взрослые 18+»"
            suggestions={['Дети 7–9', 'Юниоры 10–13', 'Молодёжь 14–17', 'Взрослые 18+']}
          />
          <TagField
            {...fieldOf(form, formId, 'levels')}
            label="Уровни"
            suggestions={[...new Set([...words.levels, 'Дебют', 'Любители', 'Профи'])]}
          />
          <div className={office.pair}>
            <MoneyField {...fieldOf(form, formId, 'price')} label="Цена за танцора" />
            <NumberField
              id={fieldId(formId, 'from')}
              label="Номера с"
              value={form.values.from}
              error={form.errors['from']}
              min={1}
              max={99_999}
              onChange={(from) => form.onChange({ from })}
            />
          </div>
          <Preview lines={preview} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** As many as one reads at a glance; the rest are counted. */
const shownLines = 12

function Preview({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) {
    return (
      <Text size="small" tone="secondary">
        Назовите хотя бы секции или составы: здесь появится то, что будет создано.
      </Text>
    )
  }
  const rest = lines.length - shownLines
  return (
    <section aria-label="Что будет создано">
      <ul className={office.lines}>
        {lines.slice(0, shownLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="small" tone="secondary">
          и&nbsp;ещё {rest}
        </Text>
      )}
    </section>
  )
}
