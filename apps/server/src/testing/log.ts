import type { Log } from '../logging/log.ts'

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
