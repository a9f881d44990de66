import type { Logger } from 'pino'
import { destination, pino } from 'pino'

import { serializers } from './masking.ts'

export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** The log, as lines of JSON on the error output; personal data is masked. */
export function createLogger(level: LogLevel): Logger {
  // Synchronous, so that the last lines are not lost when the process exits.
  return pino({ level, serializers }, destination({ dest: 2, sync: true }))
}
