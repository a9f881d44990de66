import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import type { SearchForm } from './searchData.ts'
import * as styles from './search.css.ts'

interface QueryFormProps {
  form: Pick<SearchForm<never>, 'errors' | 'refusals' | 'isSearching' | 'onSubmit'>
  submitLabel: string
  children: ReactNode
}

/** The fields of a search, what is wrong with them, and the button. */
export function QueryForm({ form, submitLabel, children }: QueryFormProps) {
  const problems = Object.entries(form.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ fieldId: searchFieldId(field), text })),
  )
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    form.onSubmit()
  }
  return (
    <search>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {problems.length > 0 && (
          <ErrorSummary key={form.refusals} title="Проверьте, что введено" errors={problems} />
        )}
        <div className={styles.fields}>{children}</div>
        <div className={styles.submit}>
          <Button type="submit" variant="primary" isPending={form.isSearching}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </search>
  )
}

export function searchFieldId(field: string): string {
  return `search-${field}`
}
