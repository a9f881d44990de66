import { judgeFields, type JudgeFields } from '@parket/domain/judge/judge'
import { fullName } from '@parket/domain/account/user'
import { useState, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { JudgeMerge, type JudgeMergeProps } from './JudgeMerge.tsx'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as styles from './judgeList.css.ts'

export interface JudgeRecordProps {
  /** Null: the judge is being entered. */
  judge: { id: number; last_name: string; first_name: string; team: string | null } | null
  form: RecordForm<JudgeFields>
  /** Where the other record of the same judge is looked for; null: there is nothing to merge yet. */
  merge: Pick<JudgeMergeProps, 'q' | 'onSearch' | 'found' | 'onMerge'> | null
  /** Why the last action was refused, in Russian. */
  problem: string | null
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

const formId = 'judge'

/** A judge beside the directory: names, place, contacts; merging and taking off. */
export function JudgeRecord(props: JudgeRecordProps) {
  const { judge, form, merge, problem, isBusy, onDelete, onClose } = props
  const [isAsked, setAsked] = useState(false)
  const heading = useRecordFocus(judge ? null : fieldId(formId, 'last_name'))
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  const title = judge ? fullName(judge) : 'Новый судья'
  return (
    <section className={styles.record} aria-label={title}>
      <div className={recordHead}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <CloseRecord label="Закрыть судью" onClose={onClose} />
      </div>
      {problem !== null && <Alert tone="critical">{problem}</Alert>}
      {judge?.team != null && (
        <Text tone="secondary">Введён командой «{judge.team}» для своих турниров.</Text>
      )}
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          <Fields form={form} />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {judge ? 'Сохранить' : 'Добавить'}
            </Button>
          </Inline>
        </Stack>
      </form>
      {merge && <JudgeMerge {...merge} name={title} isBusy={isBusy} />}
      {judge && (
        <Inline>
          <Button
            variant="quiet"
            tone="critical"
            isDisabled={isBusy}
            onPress={() => setAsked(true)}
          >
            Удалить судью
          </Button>
        </Inline>
      )}
      <AlertDialog
        title={`Удалить судью: ${title}?`}
        isOpen={isAsked}
        confirmLabel="Удалить"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onDelete()
        }}
      >
        Имя и&nbsp;контакты пропадут из&nbsp;справочника. Вернуть их&nbsp;нельзя.
      </AlertDialog>
    </section>
  )
}

const texts = ['last_name', 'first_name', 'city', 'club', 'category'] as const
const contacts = [
  ['phone', 'Телефон'],
  ['email', 'Email'],
] as const

function Fields({ form }: { form: RecordForm<JudgeFields> }) {
  const { values, errors, onChange } = form
  return (
    <>
      {texts.map((name) => (
        <TextField
          key={name}
          {...fieldOf(form, formId, name)}
          label={judgeFields[name].label}
          isRequired={name === 'last_name' || name === 'first_name'}
        />
      ))}
      {contacts.map(([name, label]) => (
        <TextField
          key={name}
          id={fieldId(formId, `contacts.${name}`)}
          label={label}
          value={values.contacts[name]}
          error={errors[`contacts.${name}`]}
          onChange={(text) => onChange({ contacts: { ...values.contacts, [name]: text } })}
        />
      ))}
    </>
  )
}
