import { useId, type FormEvent } from 'react'
import { contestFields } from '@parket/domain/contest/fields'
import {
  massFields,
  type MassChanges,
  type MassField,
  type MassPreview,
} from '@parket/domain/contest/massEdit'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import type { RecordForm } from '../../parts/recordForm.ts'
import type { ContestWords } from '../../parts/WordList.tsx'
import { NewValue } from './NewValue.tsx'
import * as styles from './massEdit.css.ts'

export interface MassEditDialogProps {
  /** What is to change in all of them, as typed, and what is wrong with it. */
  form: RecordForm<MassChanges>
  /** How many contests were chosen. */
  count: number
  /** How many of them would change, and from what. */
  preview: MassPreview
  /** What the event's contests say: offered while typing. */
  words: ContestWords
  /** Closes the dialog; nothing is changed. */
  onClose: () => void
}

const formId = 'mass'
const contestForms = ['номинацию', 'номинации', 'номинаций'] as const

/** Sets chosen fields of several contests: all are changed or none. */
export function MassEditDialog({ form, count, preview, words, onClose }: MassEditDialogProps) {
  const elementId = useId()
  const { chosen } = form.values
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending && preview.changing > 0) form.onSubmit()
  }
  function toggle(field: MassField, isChosen: boolean) {
    form.onChange({
      chosen: massFields.filter((f) => (f === field ? isChosen : chosen.includes(f))),
    })
  }
  return (
    <Dialog
      title={`Изменить ${countOf(count, contestForms)}`}
      isOpen
      onClose={onClose}
      maxWidth={640}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            type="submit"
            form={elementId}
            variant="primary"
            isDisabled={preview.changing === 0}
            isPending={form.isSending}
          >
            {preview.changing === 0
              ? 'Изменить'
              : `Изменить ${countOf(preview.changing, contestForms)}`}
          </Button>
        </>
      }
    >
      <form id={elementId} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          <Text size="small" tone="secondary">
            Отметьте, что изменить: остальное останется у&nbsp;каждой номинации своим.
          </Text>
          <div className={styles.fields}>
            {massFields.map((field) => {
              const isChosen = chosen.includes(field)
              return (
                <div key={field} className={isChosen ? styles.chosen : undefined}>
                  <Checkbox
                    label={contestFields[field].label}
                    isSelected={isChosen}
                    onChange={(isSelected) => toggle(field, isSelected)}
                  />
                  {isChosen && (
                    <>
                      <NewValue form={form} formId={formId} name={field} words={words} />
                      <Text size="small" tone="secondary">
                        <output>{previewText(preview, field)}</output>
                      </Text>
                    </>
                  )}
                </div>
              )
            })}
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Values that are named before the others are left out. */
const NAMED = 4

function previewText({ fields }: MassPreview, field: MassField): string {
  const { changing = 0, before = [] } = fields.find((one) => one.field === field) ?? {}
  if (changing === 0) return 'Так уже у всех'
  const more = before.length > NAMED ? ` и ещё ${before.length - NAMED}` : ''
  return `Изменится в ${changing}: сейчас ${before.slice(0, NAMED).join('; ')}${more}`
}
