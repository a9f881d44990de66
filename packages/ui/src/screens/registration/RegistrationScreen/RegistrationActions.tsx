import { useState } from 'react'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { CalendarIcon } from '../../../icons/CalendarIcon.tsx'
import { EditIcon } from '../../../icons/EditIcon.tsx'
import { PrintIcon } from '../../../icons/PrintIcon.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import type { RegistrationScreenProps } from './RegistrationScreen.tsx'
import type { RegistrationActionHandlers, RegistrationView } from './registrationView.ts'
import * as styles from './RegistrationScreen.css.ts'

interface RegistrationActionsProps {
  view: RegistrationView
  actions: RegistrationActionHandlers
  links: RegistrationScreenProps['links']
}

/** What can be done with a registration. */
export function RegistrationActions({ view, actions, links }: RegistrationActionsProps) {
  const { registration, closed, withdrawal } = view
  const [isAsked, setAsked] = useState(false)
  const active = registration.registrations.filter(({ status }) => status !== 'withdrawn')
  const canWithdraw = closed === null && active.length > 0

  function withdrawAll() {
    setAsked(false)
    actions.onWithdraw(active.map(({ id }) => id))
  }
  return (
    <div className={styles.actions}>
      {closed !== null && (
        <Alert tone="info" title={closed}>
          Изменить или снять заявку теперь могут только организаторы.
        </Alert>
      )}
      <div className={styles.buttons}>
        {closed === null && (
          <ButtonLink href={links.change} iconStart={<EditIcon />}>
            Изменить регистрацию
          </ButtonLink>
        )}
        <Button iconStart={<CalendarIcon />} onPress={actions.onCalendar}>
          Добавить в&nbsp;календарь
        </Button>
        <Button iconStart={<PrintIcon />} onPress={actions.onPrint}>
          Распечатать
        </Button>
        {canWithdraw && (
          <Button
            variant="quiet"
            tone="critical"
            iconStart={<TrashIcon />}
            isPending={withdrawal.state === 'running'}
            onPress={() => setAsked(true)}
          >
            Снять заявку
          </Button>
        )}
      </div>
      <AlertDialog
        title={`Снять заявку №\u00A0${registration.regData.reg_n}?`}
        isOpen={isAsked}
        confirmLabel="Снять заявку"
        cancelLabel="Оставить"
        onConfirm={withdrawAll}
        onCancel={() => setAsked(false)}
      >
        Все номинации этой заявки освободятся: места получат следующие в&nbsp;очереди. Вернуться
        можно будет, только пока открыт приём и&nbsp;есть места.
      </AlertDialog>
    </div>
  )
}
