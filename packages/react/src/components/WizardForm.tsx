import type { DancerInput } from '@parket/domain/registration/request'
import {
  RegistrationWizardScreen,
  type RegistrationWizardScreenProps,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import type { RunningWizard } from '../registration/wizard/useWizard.ts'
import type { DialogName } from './registration/WizardDialogs.tsx'

/** Most registrations are typed: what adds dancers in other ways comes when it is first asked for. */
const WizardDialogs = lazy(async () => ({
  default: (await import('./registration/WizardDialogs.tsx')).WizardDialogs,
}))

export interface WizardFormProps {
  wizard: RunningWizard
  /** ISO instant. */
  now: string
  /** Below the steps. */
  children?: ReactNode
  links: RegistrationWizardScreenProps['links']
}

/** The running wizard on the screen, with the dialogs that add dancers. */
export function WizardForm(props: WizardFormProps): ReactNode {
  const { wizard, now, links, children } = props
  const { view, actions } = wizard
  const { user } = useAuth()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  // Closed dialogs stay: the focus goes back to where they were opened.
  const [hasOpened, setOpened] = useState(false)
  const open = (name: DialogName) => () => {
    setOpened(true)
    setDialog(name)
  }
  return (
    <>
      <RegistrationWizardScreen
        view={{ state: 'ready', ...view }}
        now={now}
        actions={{
          ...actions,
          onAnotherOpen: open('another'),
          onPasteOpen: open('paste'),
          onRestart: open('restart'),
          onRosterOpen: user ? open('roster') : null,
        }}
        links={links}
      >
        {children}
      </RegistrationWizardScreen>
      {hasOpened && (
        <PageErrorBoundary>
          <Suspense>
            <WizardDialogs
              dialog={dialog}
              view={view}
              now={now}
              user={user}
              onAdd={(dancers: readonly DancerInput[]) =>
                actions.onEdit({ type: 'dancers.enter', dancers })
              }
              onGoOn={actions.onNext}
              onRestart={actions.onRestart}
              onClose={() => setDialog(null)}
            />
          </Suspense>
        </PageErrorBoundary>
      )}
    </>
  )
}
