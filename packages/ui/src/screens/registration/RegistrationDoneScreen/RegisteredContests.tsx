import { contestTitle, type TitledContest } from '@parket/domain/contest/title'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { SuccessIcon } from '../../../icons/SuccessIcon.tsx'
import * as styles from './RegistrationDoneScreen.css.ts'

export interface RegisteredContest extends TitledContest {
  id: string
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
          {active.map((contest) => (
            <li key={contest.id} className={styles.contest}>
              <SuccessIcon />
              <span>{contestTitle(contest)}</span>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <Alert tone="caution" title="В листе ожидания">
          <ul className={styles.waiting}>
            {waiting.map((contest) => (
              <li key={contest.id}>{contestTitle(contest)}</li>
            ))}
          </ul>
          <p>Освободится место — запишем вас по&nbsp;очереди и&nbsp;пришлём письмо.</p>
        </Alert>
      )}
    </Stack>
  )
}
