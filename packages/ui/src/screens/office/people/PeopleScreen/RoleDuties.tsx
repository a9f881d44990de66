import { roleDuty } from '@parket/domain/rights/roleDuties'
import { roles, roleTitle } from '@parket/domain/rights/rights'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import * as styles from './people.css.ts'

/** What each role may do, for who gives one. */
export function RoleDuties({ place }: { place: 'team' | 'event' }) {
  return (
    <section aria-labelledby="duties-title">
      <Stack gap="xsmall">
        <Heading level={2} size={3} id="duties-title">
          Кто что может
        </Heading>
        <dl className={styles.duties}>
          {roles.toReversed().map((role) => (
            <div key={role} className={styles.duty}>
              <dt className={styles.name}>{roleTitle(role)}</dt>
              <dd>{roleDuty(role, place)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </section>
  )
}
