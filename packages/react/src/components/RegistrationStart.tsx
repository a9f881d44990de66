import { SelectRegistrationScreen } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import type { ReactNode } from 'react'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { useRegistrationStart } from '../registration/useRegistrationStart.ts'
import { NotFound } from './NotFound.tsx'
import { PageLoading } from './PageLoading.tsx'

const registrationPage = lazyPage(
  async () => (await import('./registration/RegistrationPage.tsx')).RegistrationPage,
)

interface RegistrationStartProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/**
 * The choice of how to start registering, or one registration (`?entry=417`, its id). `?reg_n=58`, with
 * the `key` that opens it as its PIN does, and `?find=1` come from a mail or the event's page, to open one.
 */
export function RegistrationStart({ eventId, title }: RegistrationStartProps): ReactNode {
  const { missing, opened, props } = useRegistrationStart(eventId, title)
  if (missing !== null) return <NotFound message={missing} />
  if (opened === 'waiting') return <PageLoading />
  const start = <SelectRegistrationScreen {...props} />
  if (opened === null) return start
  return <registrationPage.Component key={opened.regDataId} {...opened} pinForm={start} />
}
