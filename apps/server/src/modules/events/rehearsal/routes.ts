import type { Handlers } from '../../../contract/handlers.ts'
import { endRehearsal } from './end.ts'
import { startRehearsal } from './start.ts'

export const rehearsalHandlers = {
  startRehearsal,
  endRehearsal,
} satisfies Handlers
