import type { Handlers } from '../../../contract/handlers.ts'
import { importRegistrations } from './importRegistrations.ts'

export const registrationSheetHandlers = { importRegistrations } satisfies Handlers
