import { unwrap } from '@parket/api-client/problem'
import { checkResultAnswer } from '@parket/domain/result/question'
import {
  AnswerForm,
  type AnswerValues,
} from '@parket/ui/screens/office/results/ResultQuestionsScreen'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'

/** Runs the form that answers a question about a result. */
export function ResultAnswer(props: { eventId: number; questionId: number }): ReactNode {
  const { eventId, questionId } = props
  const form = useEditForm<AnswerValues, object>({
    record: { values: { answer: '', is_corrected: false }, version: null },
    check: checkResultAnswer,
    send: ({ values }) =>
      unwrap(
        api.PUT('/api/events/{id}/result-questions/{questionId}', {
          params: { path: { id: eventId, questionId } },
          body: values,
        }),
      ),
    onDone() {
      toasts.add({ text: 'Ответ отправлен' })
      void queryClient.invalidateQueries({ queryKey: ['event', eventId, 'result-questions'] })
    },
    isGuarded: true,
  })
  return <AnswerForm formId={`answer-${questionId}`} form={toRecordForm(form)} />
}
