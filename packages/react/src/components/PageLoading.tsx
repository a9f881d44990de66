import { Skeleton } from '@parket/ui/components/Skeleton'
import { VisuallyHidden } from '@parket/ui/components/VisuallyHidden'
import { Page } from '@parket/ui/layouts/Page'
import type { ReactNode } from 'react'

/** While a page's code or the login is on its way: a heading and lines. */
export function PageLoading(): ReactNode {
  return (
    <Page>
      <VisuallyHidden>
        <output>Загружаем страницу</output>
      </VisuallyHidden>
      <Skeleton width={320} height={40} />
      <Skeleton lines={6} />
    </Page>
  )
}
