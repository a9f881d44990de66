import { Spinner } from '@parket/ui/components/Spinner'
import type { ReactNode } from 'react'

/** While a page's code or the login is on its way. */
export function PageLoading(): ReactNode {
  return <Spinner aria-label="Загружаем страницу" />
}
