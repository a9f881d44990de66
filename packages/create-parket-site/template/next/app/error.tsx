'use client'

import { ErrorState } from '@parket/ui/components/ErrorState'

/** Shown where a page of the server could not be made. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <ErrorState
      headingLevel={1}
      message="Не получилось загрузить страницу. Попробуйте ещё раз."
      onRetry={reset}
    />
  )
}
