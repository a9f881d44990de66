import { anyAge } from '@parket/domain/contest/filters'
import { AlertDialog } from '@parket/ui/components/AlertDialog'
import { AnotherDancerDialog } from '@parket/ui/screens/registration/AnotherDancerDialog'
import { ClubScreen } from '@parket/ui/screens/registration/ClubScreen'
import { PasteDancersDialog } from '@parket/ui/screens/registration/PasteDancersDialog'
import { useState, type ReactNode } from 'react'
import type { ClubGridData } from '../../registration/club/clubData.ts'
import { useClub } from '../../registration/useClub.ts'

/** The grid with its dialogs. */
export function ClubForm(props: ClubGridData): ReactNode {
  const { data, onKeep } = props
  const { view, actions, links, now } = useClub(props)
  const [dialog, setDialog] = useState<'another' | 'paste' | 'restart' | null>(null)
  const close = () => setDialog(null)
  const shared = { event: data.event, now, known: view.roster, onAdd: onKeep, onClose: close }
  return (
    <ClubScreen
      view={{ state: 'ready', ...view }}
      now={now}
      actions={{
        ...actions,
        onNewDancer: () => setDialog('another'),
        onPaste: () => setDialog('paste'),
        onRestart: () => setDialog('restart'),
      }}
      links={links}
    >
      <AnotherDancerDialog
        {...shared}
        isOpen={dialog === 'another'}
        filter={{ count: { min: 1, max: 1 }, age: anyAge }}
        note={'Останется в\u00A0вашем списке и\u00A0пригодится на\u00A0следующем турнире.'}
      />
      <PasteDancersDialog {...shared} isOpen={dialog === 'paste'} maxTogether={null} />
      <AlertDialog
        title="Начать заново?"
        isOpen={dialog === 'restart'}
        confirmLabel="Начать заново"
        onConfirm={() => {
          close()
          actions.onRestart()
        }}
        onCancel={close}
      >
        Всё, что отмечено и&nbsp;введено и&nbsp;ещё не&nbsp;отправлено, пропадёт. Отправленные
        заявки и&nbsp;список танцоров останутся.
      </AlertDialog>
    </ClubScreen>
  )
}
