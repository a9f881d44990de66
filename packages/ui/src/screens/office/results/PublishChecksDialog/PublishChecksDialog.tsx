import type {
  ContestAnswer,
  ContestChecks,
  ContestWithStatus,
} from '@parket/domain/contest/contestLifeMachine'
import { numberedTitle } from '@parket/domain/contest/title'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TamperAdvice } from '../../parts/TamperAdvice.tsx'
import { AskedGroup, usualText } from '../AskedGroup.tsx'
import { groupTitles, isTampered } from '../resultCheck.ts'
import * as styles from '../ResultChecks.css.ts'
import { useManyAnswers } from './useManyAnswers.ts'

export interface PublishChecksDialogProps {
  /** The contests whose places wait for an answer, with what is asked. */
  asked: readonly ContestChecks[]
  /** What was answered before and did not go through. */
  given: readonly ContestAnswer[]
  /** How many contests are published together, those that wait for nothing too. */
  count: number
  /** Publishes with all that was typed; `left` are those that were not answered and stay as they are. */
  onPublish: (answers: readonly ContestAnswer[], left: readonly ContestWithStatus[]) => void
  /** Of the contest's journal: where its data were changed past it. */
  journalHref: (groupNum: number) => string
  /** Of the contest's result, where it is published by itself. */
  resultHref: (groupNum: number) => string
  /** Leaves all as they are. */
  onClose: () => void
}

/**
 * The checks of all results that are published together, in one list: a contest without an answer does not stop the others. One
 * whose data were changed past the journal is not asked about here: it stays as it is.
 */
export function PublishChecksDialog(props: PublishChecksDialogProps) {
  const { asked, given, count, onPublish, onClose } = props
  const tampered = asked.filter(({ checks }) => checks.some(isTampered))
  const questions = asked.filter((one) => !tampered.includes(one))
  const { contests, demand } = useManyAnswers(questions, given)
  const left = [...tampered, ...contests.filter(({ isAnswered }) => !isAnswered)]
  const going = count - left.length
  // Those that are asked about may still go.
  const hopeful = count - tampered.length
  function publish() {
    if (going === 0) return demand()
    onPublish(
      contests.flatMap(({ answers }) => answers),
      left.map(({ contest }) => contest),
    )
  }
  return (
    <Dialog
      title="Проверки перед публикацией"
      isOpen
      onClose={onClose}
      maxWidth={640}
      footer={
        <>
          <Button onPress={onClose}>{hopeful === 0 ? 'Закрыть' : 'Отмена'}</Button>
          {hopeful > 0 && (
            <Button variant="primary" onPress={publish}>
              {left.length === 0 || going === 0
                ? `Опубликовать ${hopeful}`
                : `Опубликовать ${going} из\u00A0${count}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="medium">
        {tampered.length > 0 && <Tampered {...props} contests={tampered} />}
        {contests.length > 0 && (
          <Text size="small" tone="secondary">
            {usualText} Без&nbsp;ответа номинация останется неопубликованной.
          </Text>
        )}
        {contests.map(({ contest, groups, fieldOf }) => (
          <Stack key={contest.id} gap="small" as="section" aria-label={numberedTitle(contest)}>
            <Heading level={3} size={3}>
              {numberedTitle(contest)}
            </Heading>
            {groups.map((group) => (
              <AskedGroup key={group.kind} group={group} fieldOf={fieldOf} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}

type TamperedProps = Pick<PublishChecksDialogProps, 'journalHref' | 'resultHref'> & {
  contests: readonly ContestChecks[]
}

/** What no word among others lets through: each is looked into in its journal and published by itself, if at all. */
function Tampered({ contests, journalHref, resultHref }: TamperedProps) {
  return (
    <Alert tone="critical" title={groupTitles['changed-input']}>
      <Stack gap="small">
        {' '}
        <TamperAdvice />
        <p>Вместе с&nbsp;другими эти номинации не&nbsp;публикуются:</p>
        <ul className={styles.tampered}>
          {contests.map(({ contest }) => (
            <li key={contest.id}>
              {numberedTitle(contest)}: <Link href={journalHref(contest.group_num)}>журнал</Link>,{' '}
              <Link href={resultHref(contest.group_num)}>результат</Link>
            </li>
          ))}
        </ul>
      </Stack>{' '}
    </Alert>
  )
}
