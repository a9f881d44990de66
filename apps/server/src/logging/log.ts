/** The part of the server's log (pino's shape) that jobs and the start use. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
