import { bySection, contestLists } from '@parket/domain/contest/lists'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { ShownContest } from '../eventData.ts'
import type { EventHomeData } from './EventScreen.tsx'
import { ContestRow } from './ContestRow.tsx'
import { PayGroupNote } from './PayGroupNote.tsx'
import * as styles from './EventScreen.css.ts'

interface ContestSectionsProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags'>
  now: Instant
}

/** Contests by section; packets and passes, which are not danced themselves, stand last. */
export function ContestSections({ data, now }: ContestSectionsProps) {
  const payGroup = payGroupNumber(data.tags)
  const { packets, passes } = contestLists(data.contests, payGroup)
  const bundles = new Set<ShownContest>([...packets, ...passes])
  const danced = data.contests.filter(
    (contest) => !bundles.has(contest) && contest.group_num !== payGroup,
  )
  const sections = [
    ...bySection(danced),
    { section: 'Пакеты', contests: packets },
    { section: 'Пассы', contests: passes },
  ].filter(({ contests }) => contests.length > 0)
  const fee = data.contests.find(({ group_num }) => group_num === payGroup)
  return (
    <Stack gap="large">
      {sections.map(({ section, contests }) => (
        <Stack key={section} as="section" gap="xsmall">
          <Heading level={3}>{section || 'Без раздела'}</Heading>
          <Card padding="none">
            <ul className={styles.rows}>
              {contests.map((contest) => (
                <ContestRow
                  key={contest.group_num}
                  contest={contest}
                  event={data.event}
                  now={now}
                />
              ))}
            </ul>
          </Card>
        </Stack>
      ))}
      {fee && <PayGroupNote contest={fee} event={data.event} now={now} />}
    </Stack>
  )
}
