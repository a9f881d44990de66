import { Registration, wizardPart } from '@parket/react/components/Registration'
import type { Preloadable } from '@parket/react/data/page/lazyPage'
import type { PageProps } from '@parket/react/data/page/PageProps'
import type { ReactNode } from 'react'

/** Named in the page table: the server renders the wizard while registration is open. */
export const parts: Record<string, Preloadable> = {
  '../../packages/react/src/components/registration/RegistrationWizard.tsx': wizardPart,
}

export function RegistrationWizardPage({ params, title }: PageProps): ReactNode {
  return <Registration eventId={Number(params['eventId'])} title={title} />
}
