import type { Handlers } from '../../../contract/handlers.ts'
import { undoEventChange } from './undo.ts'

export const changeSetHandlers = {
  undoEventChange,
} satisfies Handlers
