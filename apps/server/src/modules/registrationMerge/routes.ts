import type { Handlers } from '../../contract/handlers.ts'
import { listDuplicates } from './duplicates.ts'
import { mergeRegistrations } from './merge.ts'

export const registrationMergeHandlers = { listDuplicates, mergeRegistrations } satisfies Handlers
