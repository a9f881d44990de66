import { NotFoundScreen } from '@parket/ui/screens/status/NotFoundScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../data/event/CurrentEvent.tsx'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'

/** For an unknown address, and for what this tenant does not have. */
export function NotFound({ message }: { message?: string }): ReactNode {
  const links = useLinks()
  useClearEvent()
  usePageTitle(message ?? 'Страница не найдена')
  return (
    <NotFoundScreen
      {...(message && { message })}
      links={{ home: links.to('home'), events: links.to('events') }}
    />
  )
}
