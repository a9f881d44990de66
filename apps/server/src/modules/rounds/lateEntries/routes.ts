import type { Handlers } from '../../../contract/handlers.ts'
import { addLateEntry } from './addLateEntry.ts'

export const lateEntryHandlers = { addLateEntry } satisfies Handlers
