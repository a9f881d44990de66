import type {
  ContestAnswer,
  ContestChecks,
  ContestWithStatus,
} from '@parket/domain/contest/contestLifeMachine'
import { numberedTitle } from '@parket/domain/contest/title'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { AskedGroup } from '../AskedGroup.tsx'
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
  /** Leaves all as they are. */
  onClose: () => void
}

/** The checks of all results that are published together, in one list: a contest without an answer does not stop the others. */
export function PublishChecksDialog({
  asked,
  given,
  count,
  onPublish,
  onClose,
}: PublishChecksDialogProps) {
  const { contests, demand } = useManyAnswers(asked, given)
  const left = contests.filter(({ isAnswered }) => !isAnswered)
  const going = count - left.length
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
          <Button onPress={onClose}>Отмена</Button>
          <Button variant="primary" onPress={publish}>
            {left.length === 0 || going === 0
              ? `Опубликовать ${count}`
              : `Опубликовать ${going} из\u00A0${count}`}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text size="small" tone="secondary">
          Это не&nbsp;ошибки: посмотрите и&nbsp;ответьте, ответ останется в&nbsp;протоколе. Без
          ответа номинация останется неопубликованной.
        </Text>
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
