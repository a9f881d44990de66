import { isOfWholeStep } from '@parket/domain/registration/wizard/wholeStep'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { fieldId, type RecordForm } from './recordForm.ts'

interface FormProblemsProps {
  formId: string
  form: Pick<RecordForm<unknown>, 'errors' | 'message' | 'refusals'>
}

/** What keeps a form from being saved: by field with links, and what no field can show. */
export function FormProblems({ formId, form: { errors, message, refusals } }: FormProblemsProps) {
  const all = Object.entries(errors).flatMap(([path, texts]) =>
    texts.map((text) => ({
      fieldId: fieldId(formId, path),
      text,
      isOfWhole: isOfWholeStep(text),
    })),
  )
  const problems = all.filter(
    ({ text, isOfWhole }, index) =>
      !isOfWhole || all.findIndex((problem) => problem.text === text) === index,
  )
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary key={refusals} title="Проверьте, что введено" errors={problems} />
      )}
      {message !== null && (
        <Alert key={`message ${refusals}`} tone="critical" title={message}>
          Всё введённое осталось в&nbsp;форме.
        </Alert>
      )}
    </>
  )
}
