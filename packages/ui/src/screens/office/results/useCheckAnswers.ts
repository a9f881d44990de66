import type { ResultCheckKind } from '@parket/domain/contest/resultCheckKind'
import { reasonProblem } from '@parket/domain/marks/reason'
import { useRef, useState } from 'react'
import { groupChecks, type CheckGroup, type GivenAnswer, type ResultCheck } from './resultCheck.ts'

/**
 * The answers to the checks of a result, one word for all of a kind. What lacks is said once somebody tried to go on without.
 */
export function useCheckAnswers(checks: readonly ResultCheck[]) {
  const [typed, setTyped] = useState<Partial<Record<ResultCheckKind, string>>>({})
  const [isDemanded, setIsDemanded] = useState(false)
  const fields = useRef(new Map<ResultCheckKind, HTMLInputElement>())
  const open = groupChecks(checks).filter(({ answer }) => answer === null)
  const textOf = ({ kind }: Pick<CheckGroup, 'kind'>) => typed[kind] ?? ''
  return {
    /** As they are sent. */
    answers: open.flatMap((group): GivenAnswer[] =>
      group.checks.map(({ key }) => ({ key, text: textOf(group).trim() })),
    ),
    /** @returns whether each is there; where not, its field says so, and the first one gets the focus */
    demand: (): boolean => {
      setIsDemanded(true)
      const first = open.find((group) => reasonProblem(textOf(group)) !== null)
      if (first) fields.current.get(first.kind)?.focus()
      return first === undefined
    },
    /** Of the field where one is typed. */
    fieldOf: (group: CheckGroup) => ({
      ref: (element: HTMLInputElement | null) => {
        if (element) fields.current.set(group.kind, element)
        else fields.current.delete(group.kind)
      },
      value: textOf(group),
      onChange: (text: string) => setTyped((before) => ({ ...before, [group.kind]: text })),
      error: isDemanded ? answerProblem(textOf(group)) : undefined,
      isRequired: true,
    }),
  }
}

/** Why a text is no answer; undefined where it is one. */
export function answerProblem(text: string): string | undefined {
  const problem = reasonProblem(text)
  return text.trim() === '' ? 'Ответьте одним словом или\u00A0фразой' : (problem ?? undefined)
}
