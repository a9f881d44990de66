import type { ContestAnswer, ContestChecks } from '@parket/domain/contest/contestLifeMachine'
import { reasonProblem } from '@parket/domain/marks/reason'
import { useRef, useState } from 'react'
import { groupChecks, type CheckGroup } from '../resultCheck.ts'
import { answerProblem } from '../useCheckAnswers.ts'

/** The answers to the checks of several results, one for all of a kind in a contest. */
export function useManyAnswers(asked: readonly ContestChecks[], given: readonly ContestAnswer[]) {
  const [typed, setTyped] = useState(() => typedBefore(asked, given))
  const [isDemanded, setIsDemanded] = useState(false)
  const fields = useRef(new Map<string, HTMLInputElement>())
  const contests = asked.map(({ contest, checks }) => {
    const groups = groupChecks(checks.map((check) => ({ ...check, answer: null })))
    const nameOf = ({ kind }: Pick<CheckGroup, 'kind'>) => `${contest.id} ${kind}`
    const textOf = (group: Pick<CheckGroup, 'kind'>) => typed[nameOf(group)] ?? ''
    return {
      contest,
      groups,
      isAnswered: groups.every((group) => reasonProblem(textOf(group)) === null),
      answers: groups.flatMap((group): ContestAnswer[] =>
        // Half an answer does not publish a contest, and is not thrown away.
        (textOf(group).trim() === '' ? [] : group.checks).map(({ key }) => ({
          contest_id: contest.id,
          key,
          text: textOf(group).trim(),
        })),
      ),
      fieldOf: (group: CheckGroup) => {
        const name = nameOf(group)
        return {
          ref: (element: HTMLInputElement | null) => {
            if (element) fields.current.set(name, element)
            else fields.current.delete(name)
          },
          value: textOf(group),
          onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
          error: isDemanded || textOf(group) !== '' ? answerProblem(textOf(group)) : undefined,
          isRequired: true,
        }
      },
    }
  })
  return {
    contests,
    /** Says at each field what it lacks; the first of them gets the focus. */
    demand: () => {
      setIsDemanded(true)
      for (const { groups, fieldOf, contest } of contests) {
        const open = groups.find((group) => reasonProblem(fieldOf(group).value) !== null)
        if (open) return fields.current.get(`${contest.id} ${open.kind}`)?.focus()
      }
    },
  }
}

/** The texts of fields that were answered before, by contest and kind. */
function typedBefore(
  asked: readonly ContestChecks[],
  given: readonly ContestAnswer[],
): Readonly<Record<string, string>> {
  const texts = asked.flatMap(({ contest, checks }) =>
    checks.flatMap(({ key, kind }) => {
      const answer = given.find((one) => one.contest_id === contest.id && one.key === key)
      return answer ? [[`${contest.id} ${kind}`, answer.text] as const] : []
    }),
  )
  return Object.fromEntries(texts)
}
