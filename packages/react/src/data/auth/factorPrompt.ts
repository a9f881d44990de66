import type { SecondFactorPrompt } from '@parket/api-client/secondFactor'

/** What is asked of the person now. */
export interface FactorQuestion {
  /** What the server said of the code before; null at the first time. */
  problem: string | null
  /** How often a code was refused. */
  refusals: number
  /** The code was given, and the call is on its way. */
  isPending: boolean
}

let question: FactorQuestion | null = null
let answer: (code: string | null) => void = () => {}
const watchers = new Set<() => void>()

function show(next: FactorQuestion | null): void {
  question = next
  for (const tell of watchers) tell()
}

/** Asks for the code by the shell's dialog; the client repeats the call with it. */
export const factorPrompt: SecondFactorPrompt = {
  ask(problem) {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    answer = resolve
    show({
      problem,
      refusals: problem === null ? 0 : (question?.refusals ?? 0) + 1,
      isPending: false,
    })
    return promise
  },
  done: () => show(null),
}

/** @param code as typed; null gives it up */
export function answerFactor(code: string | null): void {
  if (code !== null && question) show({ ...question, isPending: true })
  answer(code)
}

/** For `useSyncExternalStore`. */
export const factorQuestion = {
  read: (): FactorQuestion | null => question,
  readOnServer: (): FactorQuestion | null => null,
  watch: (tell: () => void): (() => void) => {
    watchers.add(tell)
    return () => watchers.delete(tell)
  },
}
