import { formatDateTime } from '@parket/domain/format/dateTime'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { RegistrationView } from './registrationView.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './RegistrationScreen.css.ts'

/** What to do after registering. */
export function NextSteps({ view: { event } }: { view: RegistrationView }) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Что дальше</Heading>
      <ul className={styles.steps}>
        <li>
          Сохраните номер и&nbsp;<NoWrap>PIN-код</NoWrap>: по&nbsp;ним открывают и&nbsp;меняют
          заявку.
        </li>
        <li>
          {event.reg_to === null
            ? 'Изменить состав, номинации и\u00A0контакты можно до\u00A0начала турнира.'
            : `Изменить состав, номинации и\u00A0контакты можно до\u00A0${formatDateTime(event.reg_to, event.time_zone)}.`}
        </li>
        <li>Расписание появится на&nbsp;странице турнира ближе к&nbsp;его началу.</li>
        <li>
          В&nbsp;день турнира подойдите к&nbsp;стойке регистрации с&nbsp;документом танцора
          и&nbsp;назовите номер.
        </li>
      </ul>
    </Stack>
  )
}
