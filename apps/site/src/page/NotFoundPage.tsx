import { NotFoundScreen } from '@parket/ui/screens/status/NotFoundScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../event/CurrentEvent.tsx'
import { patterns } from '../paths.ts'
import { useLinks } from './useLinks.ts'
import { usePageTitle } from './usePageTitle.ts'

/** For an unknown address, and for what this tenant does not have. */
export function NotFoundPage({ message }: { message?: string }): ReactNode {
  const links = useLinks()
  useClearEvent()
  usePageTitle(message ?? 'Страница не найдена')
  return (
    <NotFoundScreen
      {...(message && { message })}
      links={{ home: links.to(patterns.home), events: links.to(patterns.events) }}
    />
  )
}
