import type { Handlers } from '../../../contract/handlers.ts'
import { answerResultQuestion } from './answer.ts'
import { askAboutResult } from './ask.ts'
import { listResultQuestions } from './list.ts'

/** Questions about published results and their answers (docs/adr/0042). */
export const resultQuestionHandlers = {
  askAboutResult,
  listResultQuestions,
  answerResultQuestion,
} satisfies Handlers
