import { numberedTitle } from '@parket/domain/contest/title'
import { conflictTitle } from '@parket/domain/judge/conflicts'
import { reasonProblem } from '@parket/domain/marks/reason'
import { useState } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import type { ContestPanelItem, EventJudgeItem, JudgeTie } from './judgeData.ts'
import * as styles from './judges.css.ts'

interface TiesProps {
  contests: readonly ContestPanelItem[]
  judges: readonly EventJudgeItem[]
  ties: readonly JudgeTie[]
  isAnswering: boolean
  onAnswer: (ties: readonly JudgeTie[], text: string) => void
}

/** The ties of judges to those whom they judge by the panels as they are on the page, each answered once for all its contests. */
export function Ties(props: TiesProps) {
  const { contests, ties } = props
  const seated = seatedTies(contests, ties)
  if (seated.length === 0) return null
  const groups = Map.groupBy(seated, ({ key }) => key)
  return (
    <section aria-labelledby="ties-title">
      <Stack gap="small">
        <Heading level={3} id="ties-title">
          Судьи и&nbsp;их участники
        </Heading>
        <Text size="small" tone="secondary">
          Бригаду это не&nbsp;запрещает. Без ответа об&nbsp;этом спросят перед&nbsp;публикацией.
        </Text>
        <ul className={styles.ties}>
          {[...groups].map(([key, own]) => (
            <Tie key={key} {...props} ties={own} />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

/** Those of judges who sit on the panel of the contest. */
export function seatedTies(
  contests: readonly ContestPanelItem[],
  ties: readonly JudgeTie[],
): JudgeTie[] {
  return ties.filter(({ contest_id, judge_id }) =>
    contests.some(({ id, judgeIds }) => id === contest_id && judgeIds.includes(judge_id)),
  )
}

function Tie({ contests, judges, ties, isAnswering, onAnswer }: TiesProps) {
  const [text, setText] = useState('')
  const [isDemanded, setIsDemanded] = useState(false)
  const open = ties.filter(({ answer }) => answer === null)
  const [first] = ties
  if (!first) return null
  const letter = judges.find(({ judge_id }) => judge_id === first.judge_id)?.letter ?? ''
  const whom = ties.map(({ contest_id, numbers }) => {
    const contest = contests.find(({ id }) => id === contest_id)
    return `${contest ? numberedTitle(contest) : ''}: №\u00A0${numbers.join(', ')}`
  })
  const kind = conflictTitle(first)
  const who = `судья ${letter}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`
  const title = `С${who.slice(1)}. ${whom.join('; ')}`
  const given = ties.find(({ answer }) => answer !== null)?.answer
  const problem = reasonProblem(text)
  if (open.length === 0) {
    return (
      <li className={styles.tie}>
        <Text size="small">{title}</Text>
        {given && (
          <Text size="small" tone="secondary">
            {given.text === '' ? 'Ответ стёрт' : `Ответ: ${given.text}`}
            {given.by !== '' && `. ${given.by}`}
          </Text>
        )}
      </li>
    )
  }
  return (
    <li className={styles.openTie}>
      <TextField
        label={title}
        value={text}
        onChange={setText}
        error={isDemanded && problem !== null ? problem : undefined}
      />
      <div>
        <Button
          aria-label={`Ответить: ${who}`}
          isPending={isAnswering}
          onPress={() => {
            setIsDemanded(true)
            if (problem === null) onAnswer(open, text.trim())
          }}
        >
          Ответить
        </Button>
      </div>
    </li>
  )
}
