import { questionLimit } from '@parket/domain/result/question'
import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'

export interface AnswerValues {
  answer: string
  /** Something was changed because of the question. */
  is_corrected: boolean
}

export interface AnswerFormProps {
  /** Tells the fields of several questions apart. */
  formId: string
  form: RecordForm<AnswerValues>
}

/** The answer to a question about a result; it goes out by mail. */
export function AnswerForm({ formId, form }: AnswerFormProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        <FormProblems formId={formId} form={form} />
        <TextArea
          {...fieldOf(form, formId, 'answer')}
          label="Ответ"
          rows={2}
          maxLength={questionLimit}
        />
        <Checkbox
          label="Ошибка исправлена"
          isSelected={form.values.is_corrected}
          onChange={(isSelected) => form.onChange({ is_corrected: isSelected })}
        />
        <div>
          <Button type="submit" isPending={form.isSending}>
            Ответить письмом
          </Button>
        </div>
      </Stack>
    </form>
  )
}
