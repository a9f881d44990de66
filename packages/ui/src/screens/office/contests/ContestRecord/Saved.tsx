import type { ContestFields } from '@parket/domain/contest/fields'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import type { RecordForm } from '../../parts/recordForm.ts'
import { changeText, undoLabel, type ContestChange } from './undoWords.ts'
import * as styles from './record.css.ts'

interface SavedProps {
  form: RecordForm<ContestFields>
  isChanged: boolean
  savedAt: string | null
  conflicts: readonly unknown[]
}

interface ChangesProps {
  changes: readonly ContestChange[]
  onUndo: (change: ContestChange) => void
}

/** Saved by itself: what became of what was typed, in words with the hour. */
export function Saved({ form, isChanged, savedAt, conflicts }: SavedProps) {
  const isStuck = hasErrors(form.errors) || form.message !== null || conflicts.length > 0
  const text = form.isSending
    ? 'Сохраняем…'
    : isChanged
      ? isStuck && 'Есть несохранённое'
      : savedAt !== null && `Сохранено ${savedAt}`
  return (
    <output className={styles.saved} data-tone={isChanged ? 'warn' : 'good'}>
      {text}
    </output>
  )
}

/** Why nothing of it was saved: a lost connection, a refusal that no field can show. */
export function NotSaved({ form: { message, refusals, onSubmit } }: Pick<SavedProps, 'form'>) {
  if (message === null) return null
  return (
    <Alert
      key={refusals}
      tone="critical"
      title={message}
      action={<Button onPress={onSubmit}>Повторить</Button>}
    >
      Всё введённое осталось в&nbsp;полях.
    </Alert>
  )
}

/** What was changed here, each with the way back. */
export function Changes({ changes, onUndo }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.changes} role="list" aria-label="Изменено здесь">
      {changes.map((change, index) => (
        <li key={`${change.field} ${changes.length - index}`} className={styles.change}>
          <span className={styles.changedAt}>{change.at}</span>
          <span>{changeText(change)}</span>
          <LinkButton emphasis="strong" onPress={() => onUndo(change)}>
            {undoLabel(change)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
