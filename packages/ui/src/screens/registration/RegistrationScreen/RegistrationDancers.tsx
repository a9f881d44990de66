import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './RegistrationScreen.css.ts'

export interface RegisteredDancer {
  id: number
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
}

interface RegistrationDancersProps {
  dancers: readonly RegisteredDancer[]
}

export function RegistrationDancers({ dancers }: RegistrationDancersProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{dancers.length > 1 ? 'Танцоры' : 'Танцор'}</Heading>
      <Card>
        <ul className={styles.dancers}>
          {dancers.map((dancer) => (
            <li key={dancer.id}>
              {dancerName(dancer)}
              <Text as="div" size="small" tone="secondary">
                {formatDate(dancer.birth_date)}
              </Text>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
