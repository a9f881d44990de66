import { isPast } from '@parket/domain/event/dates'
import { formatNearMoment } from '@parket/domain/event/nearDates'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { CalendarIcon } from '../../../icons/CalendarIcon.tsx'
import { EditIcon } from '../../../icons/EditIcon.tsx'
import { ExternalLinkIcon } from '../../../icons/ExternalLinkIcon.tsx'
import { ListIcon } from '../../../icons/ListIcon.tsx'
import { PrintIcon } from '../../../icons/PrintIcon.tsx'
import type { RegistrationActionHandlers, RegistrationView } from './registrationView.ts'
import type { RegistrationScreenProps } from './registrationView.ts'
import * as styles from './RegistrationScreen.css.ts'

interface RegistrationActionsProps {
  view: RegistrationView
  actions: RegistrationActionHandlers
  links: RegistrationScreenProps['links']
}

/** What can be done with a registration; it is withdrawn where it is changed. */
export function RegistrationActions({
  view: { closed, event, registration, now },
  actions,
  links,
}: RegistrationActionsProps) {
  const { was_merged } = registration.regData
  return (
    <div className={styles.actions}>
      {links.office !== null && (
        <ButtonLink variant="quiet" href={links.office} iconStart={<ListIcon />}>
          К&nbsp;регистрациям турнира
        </ButtonLink>
      )}
      {!was_merged && closed !== null && (
        <Alert tone="info" title={closed}>
          Изменить или снять заявку теперь могут только организаторы.
        </Alert>
      )}
      {!was_merged && closed === null && (
        <>
          <ButtonLink variant="quiet" href={links.change} iconStart={<EditIcon />}>
            Изменить регистрацию
          </ButtonLink>
          <p className={styles.hint}>
            Состав, номинации и&nbsp;контакты&nbsp;— или снять заявку: до&nbsp;
            {event.reg_to === null
              ? 'начала турнира'
              : formatNearMoment(event.reg_to, event.time_zone, now)}
          </p>
        </>
      )}
      {links.picture !== null && (
        <ButtonLink
          variant="quiet"
          href={links.picture}
          iconStart={<ExternalLinkIcon />}
          isExternal
        >
          Картинка «Я&nbsp;танцую»
        </ButtonLink>
      )}
      {!isPast(event, now) && (
        <Button variant="quiet" iconStart={<CalendarIcon />} onPress={actions.onCalendar}>
          Добавить в&nbsp;календарь
        </Button>
      )}
      <Button variant="quiet" iconStart={<PrintIcon />} onPress={actions.onPrint}>
        Распечатать
      </Button>
    </div>
  )
}
