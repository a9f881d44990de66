import type { Handlers } from '../../contract/handlers.ts'
import { bringEmergencyMarks } from './bringMarks.ts'
import { getEmergencyFile } from './makeFile.ts'

export const emergencyHandlers = {
  getEmergencyFile,
  bringEmergencyMarks,
} satisfies Handlers
