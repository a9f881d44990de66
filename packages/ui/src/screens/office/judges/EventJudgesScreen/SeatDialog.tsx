import { judgeRoles } from '@parket/domain/judge/judge'
import { judgeRoleLabels } from '@parket/domain/judge/roleLabels'
import { fullName } from '@parket/domain/account/user'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { type OwnJudgeDraft, type SeatDialogProps, type SeatDraft } from './judgeData.ts'
import * as styles from './judges.css.ts'

const formId = 'judge'

/** Who is added to the event, and as what; or another letter and role for one who is there. */
export function SeatDialog(props: SeatDialogProps) {
  const { judge, own, onClose } = props
  const title = own ? 'Судья своей команды' : judge ? fullName(judge) : 'Добавить судью'
  return (
    <Dialog title={title} isOpen onClose={onClose} maxWidth={480}>
      <Content {...props} />
    </Dialog>
  )
}

function Content({ judge, own, seat, ...search }: SeatDialogProps) {
  if (own) return <OwnJudgeForm form={own} />
  if (judge) return <SeatForm form={seat} />
  return <Search {...search} />
}

function Search({
  found,
  q,
  onSearch,
  onChoose,
  onOwn,
}: Pick<SeatDialogProps, 'found' | 'q' | 'onSearch' | 'onChoose' | 'onOwn'>) {
  return (
    <Stack gap="small">
      <SearchField label="Фамилия или город" value={q} maxLength={100} onChange={onSearch} />
      {q === '' && found.length > 0 && (
        <Text size="small" tone="secondary">
          Судили у&nbsp;вас раньше
        </Text>
      )}
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.found} role="list">
        {found.map((judge) => (
          <li key={judge.id}>
            <Button variant="quiet" onPress={() => onChoose(judge)}>
              {[fullName(judge), judge.city, judge.club].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
      {q !== '' && found.length === 0 && <Text tone="secondary">В справочнике не нашлось</Text>}
      <Button onPress={onOwn}>Нет в справочнике: ввести самим</Button>
    </Stack>
  )
}

function SeatForm({ form }: { form: RecordForm<SeatDraft> }) {
  return (
    <JudgeForm form={form}>
      <SeatFields form={form} />
    </JudgeForm>
  )
}

function OwnJudgeForm({ form }: { form: RecordForm<OwnJudgeDraft> }) {
  return (
    <JudgeForm form={form}>
      <TextField {...fieldOf(form, formId, 'last_name')} label="Фамилия" isRequired />
      <TextField {...fieldOf(form, formId, 'first_name')} label="Имя" isRequired />
      <TextField {...fieldOf(form, formId, 'city')} label="Город" />
      <TextField {...fieldOf(form, formId, 'club')} label="Клуб" />
      <TextField {...fieldOf(form, formId, 'category')} label="Категория" />
      <SeatFields
        form={{
          ...form,
          onChange: ({ role, letter }) =>
            form.onChange({
              ...(role !== undefined && { role }),
              ...(letter !== undefined && { letter }),
            }),
        }}
      />
    </JudgeForm>
  )
}

interface JudgeFormProps {
  form: Pick<RecordForm<unknown>, 'errors' | 'message' | 'refusals' | 'isSending' | 'onSubmit'>
  children: ReactNode
}

function JudgeForm({ form, children }: JudgeFormProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        <FormProblems formId={formId} form={form} />
        {children}
        <Button type="submit" variant="primary" isPending={form.isSending}>
          Сохранить
        </Button>
      </Stack>
    </form>
  )
}

function SeatFields({ form }: { form: RecordForm<SeatDraft> }) {
  const { role } = form.values
  return (
    <>
      <Select
        {...fieldOf(form, formId, 'role')}
        label="Роль"
        items={judgeRoles.map((value) => ({ value, label: judgeRoleLabels[value] }))}
        onChange={(next) =>
          form.onChange({ role: next, ...(next === 'scrutineer' && { letter: null }) })
        }
      />
      {role !== 'scrutineer' && (
        <TextField
          {...fieldOf(form, formId, 'letter')}
          label="Буква"
          description="Латинская, как в протоколах. У главного судьи может не быть."
          isRequired={role === 'line'}
          maxLength={2}
          value={form.values.letter ?? ''}
          onChange={(letter) => form.onChange({ letter: letter.toUpperCase() || null })}
        />
      )}
    </>
  )
}
