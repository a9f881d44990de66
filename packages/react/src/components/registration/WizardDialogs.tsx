import type { AccountUser } from '@parket/domain/account/user'
import { offeredAges } from '@parket/domain/registration/availability'
import type { DancerInput } from '@parket/domain/registration/request'
import { AlertDialog } from '@parket/ui/components/AlertDialog'
import { AnotherDancerDialog } from '@parket/ui/screens/registration/AnotherDancerDialog'
import { PasteDancersDialog } from '@parket/ui/screens/registration/PasteDancersDialog'
import type { WizardView } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useWizardTexts } from '@parket/ui/texts/TextsProvider'
import { frameTexts } from '@parket/ui/texts/wizard/frameTexts'
import type { ReactNode } from 'react'
import { Roster } from './Roster.tsx'

export type DialogName = 'another' | 'paste' | 'roster' | 'restart'

interface WizardDialogsProps {
  /** The open one; null for none. */
  dialog: DialogName | null
  view: Pick<WizardView, 'event' | 'draft' | 'filter' | 'contests' | 'tags'>
  /** ISO instant. */
  now: string
  /** Null for a visitor, who has no roster. */
  user: AccountUser | null
  onAdd: (dancers: readonly DancerInput[]) => void
  /** Goes on to the next step. */
  onGoOn: () => void
  /** Throws away what was typed. */
  onRestart: () => void
  onClose: () => void
}

/** What adds dancers to the wizard besides typing: one more soloist, rows of a table, the account's roster. */
export function WizardDialogs(props: WizardDialogsProps): ReactNode {
  const { dialog, view, now, user, onAdd, onGoOn, onRestart, onClose } = props
  const say = useWizardTexts('frame', frameTexts)
  const { event, draft, filter } = view
  const entered = [...draft.dancers, ...draft.others]
  return (
    <>
      <AnotherDancerDialog
        isOpen={dialog === 'another'}
        event={event}
        now={now}
        filter={filter}
        offered={offeredAges(view.contests, view)}
        known={entered}
        surname={entered.at(-1)?.last_name ?? ''}
        onAdd={onAdd}
        onGoOn={onGoOn}
        onClose={onClose}
      />
      <PasteDancersDialog
        isOpen={dialog === 'paste'}
        event={event}
        now={now}
        maxTogether={filter.count.max}
        known={entered}
        onAdd={onAdd}
        onClose={onClose}
      />
      <AlertDialog
        title={say('restartTitle')}
        isOpen={dialog === 'restart'}
        confirmLabel={say('restart')}
        onConfirm={() => {
          onClose()
          onRestart()
        }}
        onCancel={onClose}
      >
        {say('restartHint')}
      </AlertDialog>
      {user && (
        <Roster
          isOpen={dialog === 'roster'}
          user={user}
          now={now}
          dancers={entered}
          onAdd={onAdd}
          onClose={onClose}
        />
      )}
    </>
  )
}
