import { OperatorError } from './operatorError.ts'

/**
 * Runs a command. An OperatorError is printed as one line, without a stack trace. What it writes is
 * for this account alone: DATA_DIR holds personal data.
 */
export async function runForOperator(command: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
