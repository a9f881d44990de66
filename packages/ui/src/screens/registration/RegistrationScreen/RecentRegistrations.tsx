import { enteredTitle } from '@parket/domain/registration/entryStatus'
import { numberedTitle } from '@parket/domain/contest/title'
import { formatMoney } from '@parket/domain/format/money'
import { dancerName } from '@parket/domain/registration/dancers'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { EventContest } from '../../events/eventData.ts'
import type { RegistrationView, RecentRegistration } from './registrationView.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './RegistrationScreen.css.ts'

interface RecentRegistrationsProps {
  view: Pick<RegistrationView, 'contests' | 'recentRegistrations'>
  /** Number of the registration the page is about. */
  currentRegN: number
}

/** Registrations made one after another, by a family or a club. */
export function RecentRegistrations({
  view: { contests, recentRegistrations },
  currentRegN,
}: RecentRegistrationsProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Все ваши заявки: {recentRegistrations.length}</Heading>
      <Card>
        <Stack gap="medium">
          <ul className={styles.recent} aria-label="Все ваши заявки">
            {recentRegistrations.map((entry) => (
              <RecentItem
                key={entry.id}
                entry={entry}
                contests={contests}
                isCurrent={entry.reg_n === currentRegN}
              />
            ))}
          </ul>
          <Text size="small" tone="secondary" isMeasured>
            У&nbsp;каждой заявки свой номер и&nbsp;<NoWrap>PIN-код</NoWrap>, а&nbsp;оплатить можно
            всё сразу.
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

interface RecentItemProps {
  entry: RecentRegistration
  contests: readonly EventContest[]
  isCurrent: boolean
}

function RecentItem({ entry, contests, isCurrent }: RecentItemProps) {
  const { reg_n, pin_code, dancers, registrations, account, href } = entry
  const titles = registrations
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ contest_id, status }) => {
      const contest = contests.find(({ id }) => id === contest_id)
      const title = contest ? numberedTitle(contest) : 'Номинация'
      return enteredTitle(title, status)
    })
  return (
    <li className={styles.recentEntry}>
      <div className={styles.recentHead}>
        <strong>{dancers.map(dancerName).join(', ')}</strong>
        {account.state === 'ready' && (
          <span className={styles.recentSum}>{formatMoney(account.charged)}</span>
        )}
      </div>
      <Text as="div" size="small" tone="secondary">
        {titles.length > 0 ? titles.join('; ') : 'Заявка снята'}
      </Text>
      <div className={styles.recentFacts}>
        <span>
          №&nbsp;<strong>{reg_n}</strong>
        </span>
        {pin_code !== undefined && (
          <span>
            <NoWrap>PIN-код</NoWrap>&nbsp;<strong>{pin_code}</strong>
          </span>
        )}
        {isCurrent ? (
          <Text as="span" size="small" tone="secondary">
            показана ниже
          </Text>
        ) : (
          <Link href={href}>Открыть заявку №&nbsp;{reg_n}</Link>
        )}
      </div>
    </li>
  )
}
