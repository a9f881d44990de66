import { Alert } from '../../../components/Alert/Alert.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { SuccessIcon } from '../../../icons/SuccessIcon.tsx'
import * as styles from './RegistrationDoneScreen.css.ts'

export interface RegisteredContest {
  id: string
  group_name: string
}

interface RegisteredContestsProps {
  registrations: readonly { contest_id: string; status: string }[]
  contests: readonly RegisteredContest[]
}

/** Contests with a place, and those with a place on the waiting list. */
export function RegisteredContests({ registrations, contests }: RegisteredContestsProps) {
  const namesOf = (status: string) =>
    registrations
      .filter((registration) => registration.status === status)
      .flatMap(({ contest_id }) => contests.find(({ id }) => id === contest_id) ?? [])
  const active = namesOf('active')
  const waiting = namesOf('waiting')
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Номинации</Heading>
      {active.length > 0 && (
        <ul className={styles.contests}>
          {active.map(({ id, group_name }) => (
            <li key={id} className={styles.contest}>
              <SuccessIcon />
              <span>{group_name}</span>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <Alert tone="caution" title="В листе ожидания">
          <ul className={styles.waiting}>
            {waiting.map(({ id, group_name }) => (
              <li key={id}>{group_name}</li>
            ))}
          </ul>
          <p>Освободится место — запишем вас по&nbsp;очереди и&nbsp;пришлём письмо.</p>
        </Alert>
      )}
    </Stack>
  )
}
