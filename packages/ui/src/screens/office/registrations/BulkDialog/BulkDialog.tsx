import { countOf } from '@parket/domain/format/plural'
import { useId, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { ProgressBar } from '../../../../components/ProgressBar/ProgressBar.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { BulkValues } from '@parket/domain/bulk/bulkMachine'
import { BulkFields, type BulkContest } from './BulkFields.tsx'
import { BulkPreviewTable, type BulkPreview } from './BulkPreviewTable.tsx'
import * as styles from './bulk.css.ts'

export interface BulkDialogProps {
  /** How many registrations the act is about. */
  count: number
  /** Whether they were selected by hand; else they are all that fit the filters. */
  isSelection: boolean
  /** Contests of the event, to name the one that the act is about. */
  contests: readonly BulkContest[]
  /** Those of them that an entry can be moved to. */
  targets: readonly BulkContest[]
  /** What the act is to do, as chosen so far. */
  values: BulkValues
  /** What the act lacks, by field. */
  errors: Readonly<Record<string, string[]>>
  /** Gives what has changed of the act. */
  onChange: (change: Partial<BulkValues>) => void
  /** What would be done; null until it was asked for. */
  preview: BulkPreview | null
  /** What it would do is being worked out. */
  isReading: boolean
  /** It is being done. */
  isSending: boolean
  /** Why it was refused, in Russian. */
  problem: string | null
  /** Asks what the act would do. */
  onPreview: () => void
  /** Does it to all of them, or to none. */
  onApply: () => void
  /** Closes the dialog; nothing is done. */
  onClose: () => void
}

const accusative = ['заявку', 'заявки', 'заявок'] as const

/** One act on many registrations: what it would do is shown first, then all of it is done, or nothing. */
export function BulkDialog(props: BulkDialogProps) {
  const { count, isSelection, values, preview, isReading, isSending, problem } = props
  const formId = useId()
  const canApply = preview !== null && preview.changed > 0
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReading && !isSending) props.onPreview()
  }
  return (
    <Dialog
      title="Изменить много заявок сразу"
      maxWidth={720}
      isOpen
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>Отмена</Button>
          {preview === null ? (
            <Button type="submit" form={formId} variant="primary" isPending={isReading}>
              Показать, что изменится
            </Button>
          ) : (
            <Button
              variant="primary"
              isDisabled={!canApply}
              isPending={isSending}
              onPress={() => !isSending && props.onApply()}
            >
              {canApply ? `Изменить ${countOf(preview.changed, accusative)}` : 'Изменить'}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={handleSubmit}>
        <Text>
          {isSelection ? 'Выбрано' : 'В\u00A0отборе'}:{' '}
          {countOf(count, ['заявка', 'заявки', 'заявок'])}.
        </Text>
        {problem !== null && (
          <Alert tone="critical" title="Ничего не изменено">
            {problem}
          </Alert>
        )}
        <BulkFields {...props} isDisabled={isSending} />
        {isMailed(values.kind) && (
          <Checkbox
            label="Сообщить участникам письмом"
            description="Без этой отметки никто не получит ничего"
            isSelected={values.notify}
            isDisabled={isSending}
            onChange={(notify) => props.onChange({ notify })}
          />
        )}
        {preview && <BulkPreviewTable preview={preview} />}
        {isSending && preview && (
          <ProgressBar
            label={`Меняем ${countOf(preview.changed, accusative)}: всё сразу или ничего`}
            value={null}
          />
        )}
      </form>
    </Dialog>
  )
}

/** Of money and consents on paper there is no letter. */
function isMailed(kind: BulkValues['kind']): boolean {
  return kind === 'withdraw' || kind === 'promote' || kind === 'move'
}
