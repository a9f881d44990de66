import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { groupTitles, type CheckGroup } from './resultCheck.ts'
import type { useCheckAnswers } from './useCheckAnswers.ts'
import * as styles from './ResultChecks.css.ts'

/** Gives the field of checks its text and its error. */
export type FieldOf = Pick<ReturnType<typeof useCheckAnswers>, 'fieldOf'>

/** What stands above the usual questions. */
export const usualText =
  'Это не\u00A0ошибки: посмотрите и\u00A0ответьте, ответ останется в\u00A0протоколе.'

/** Checks of a kind with the field of their answer: one is asked by its own words, several together by what they are. */
export function AskedGroup({ group, fieldOf }: FieldOf & { group: CheckGroup }) {
  const [first, ...others] = group.checks
  if (first && others.length === 0) return <TextField label={first.text} {...fieldOf(group)} />
  return (
    <div className={styles.group}>
      <Lines {...group} />
      <TextField
        label={`${groupTitles[group.kind]}: один ответ на\u00A0все ${group.checks.length}`}
        {...fieldOf(group)}
      />
    </div>
  )
}

/** What checks of a kind say. */
export function Lines({ checks }: Pick<CheckGroup, 'checks'>) {
  return checks.map(({ key, text }) => (
    <Text key={key} size="small">
      {text}
    </Text>
  ))
}
