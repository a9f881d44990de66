import { RegistrationPendingScreen } from '@parket/ui/screens/registration/RegistrationPendingScreen'
import type { ReactNode } from 'react'
import { lazyPage } from '../data/page/lazyPage.tsx'
import { useRegistrationForm } from '../registration/useRegistrationForm.ts'
import { NotFound } from './NotFound.tsx'

/** For a server that renders the wizard: to be preloaded before. */
export const wizardPart = lazyPage(
  async () => (await import('./registration/RegistrationWizard.tsx')).RegistrationWizard,
)
const changePage = lazyPage(async () => (await import('./registration/ChangePage.tsx')).ChangePage)

interface RegistrationProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** A new registration; what came of it (`?done=58`, its number); the change of one (`?change=417`, its id). */
export function Registration({ eventId, title }: RegistrationProps): ReactNode {
  const form = useRegistrationForm(eventId, title)
  switch (form.state) {
    case 'notFound':
      return <NotFound message={form.message} />
    case 'pending':
      return <RegistrationPendingScreen {...form.props} />
    case 'new':
      return <wizardPart.Component data={form.data} />
    default:
      return (
        <changePage.Component key={form.regDataId} data={form.data} regDataId={form.regDataId} />
      )
  }
}
