import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './RegistrationScreen.css.ts'

/** What to do after registering. */
export function NextSteps() {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Что дальше</Heading>
      <ul className={styles.steps}>
        <li>
          Сохраните номер и&nbsp;<NoWrap>PIN-код</NoWrap>: по&nbsp;ним открывают и&nbsp;меняют
          заявку.
        </li>
        <li>Расписание появится на&nbsp;странице турнира ближе к&nbsp;его началу.</li>
        <li>
          В&nbsp;день турнира подойдите к&nbsp;стойке регистрации с&nbsp;документом танцора
          и&nbsp;покажите билет.
        </li>
      </ul>
    </Stack>
  )
}
