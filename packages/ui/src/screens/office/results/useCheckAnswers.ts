import { reasonProblem } from '@parket/domain/marks/reason'
import { useRef, useState } from 'react'
import { isUnanswered, type GivenAnswer, type ResultCheck } from './resultCheck.ts'

/** The answers to the checks of a result. What lacks is said once somebody tried to go on without. */
export function useCheckAnswers(checks: readonly ResultCheck[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isDemanded, setIsDemanded] = useState(false)
  const fields = useRef(new Map<string, HTMLInputElement>())
  const open = checks.filter(isUnanswered)
  const textOf = ({ key }: ResultCheck) => typed[key] ?? ''
  return {
    /** As they are sent. */
    answers: open.map((check): GivenAnswer => ({ key: check.key, text: textOf(check).trim() })),
    /** @returns whether each is there; where not, its field says so, and the first one gets the focus */
    demand: (): boolean => {
      setIsDemanded(true)
      const first = open.find((check) => reasonProblem(textOf(check)) !== null)
      if (first) fields.current.get(first.key)?.focus()
      return first === undefined
    },
    /** Of the field where one is typed. */
    fieldOf: (check: ResultCheck) => ({
      ref: (element: HTMLInputElement | null) => {
        if (element) fields.current.set(check.key, element)
        else fields.current.delete(check.key)
      },
      value: textOf(check),
      onChange: (text: string) => setTyped((before) => ({ ...before, [check.key]: text })),
      error: isDemanded ? answerProblem(textOf(check)) : undefined,
      isRequired: true,
    }),
  }
}

function answerProblem(text: string): string | undefined {
  const problem = reasonProblem(text)
  return text.trim() === '' ? 'Ответьте одним словом или\u00A0фразой' : (problem ?? undefined)
}
