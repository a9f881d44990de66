import { pino, type Logger } from 'pino'

import type { Log } from '../logging/log.ts'
import type { LogLevel } from '../logging/logger.ts'
import { serializers } from '../logging/masking.ts'

export interface RecordedLog extends Log {
  /** What was logged, oldest first. */
  entries: { level: 'info' | 'warn' | 'error'; details: object; message: string }[]
}

/** A log that only remembers. */
export function recordLog(): RecordedLog {
  const entries: RecordedLog['entries'] = []
  const record =
    (level: RecordedLog['entries'][0]['level']) => (details: object, message: string) => {
      entries.push({ level, details, message })
    }
  return { entries, info: record('info'), warn: record('warn'), error: record('error') }
}

/** The server's own log, kept as the lines that it would write. */
export function keepLog(level: LogLevel): { logger: Logger; lines: () => string[] } {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { logger: pino({ level, serializers }, { write }), lines: () => lines }
}
