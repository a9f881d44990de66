import type { Handlers } from '../../../contract/handlers.ts'
import { enterPaperForm } from './enterPaperForm.ts'

export const paperFormHandlers = { enterPaperForm } satisfies Handlers
