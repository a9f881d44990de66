/** Something unusual in a result: it blocks nothing, but who makes places public answers it with a word. */
export interface ResultCheck {
  /** What an answer belongs to. */
  key: string
  /** In Russian, with judges, dances and numbers. */
  text: string
  /** It wants an answer; else it is there to know. */
  is_asked: boolean
  /** What was answered; null: nothing yet. */
  answer: CheckAnswer | null
}

export interface CheckAnswer {
  text: string
  /** '' where the name was erased. */
  by: string
  at: string
}

/** An answer that goes with the step that makes places public. */
export interface GivenAnswer {
  key: string
  text: string
}

export function isUnanswered({ is_asked, answer }: ResultCheck): boolean {
  return is_asked && answer === null
}
