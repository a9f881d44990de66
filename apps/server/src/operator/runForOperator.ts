import { OperatorError } from './operatorError.ts'

/** Runs a command. An OperatorError is printed as one line, without a stack trace. */
export async function runForOperator(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
